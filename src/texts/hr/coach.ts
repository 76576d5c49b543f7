import type { Translation } from '../translation.ts';

/** Hints during a hand, and what the coach says of a hand that is over. */
export const coach = {
  line: '{{line}} · sa savjetima',
  everybody:
    '-# 💡 Svatko smije tražiti savjet za vlastiti potez: **/savjet** ili **Savjet** ispod karata. Nakon svakog dijeljenja svi vide koliko ih je bilo.',
  here: '-# 💡 Za ovim se stolom smije tražiti savjet: **/savjet**.',
  taken: '-# 💡 Zatraženi savjeti: {{people}}',
  'taken-by': '{{person}} {{count}}',
  'taken-none': '-# 💡 Nitko nije tražio savjet.',
  allow: 'Dopusti savjete',
  forbid: 'Bez savjeta',
  'no-hints-in-tournament': 'Na turniru, gdje svatko mora odigrati obvezni solo, savjeta nema.',
  'no-hints-in-league': 'Za ligaškim stolovima savjeta nema.',
  'no-hints-off': 'Za ovim stolom savjeta nema: domaćin ih može dopustiti samo prije prvog dijeljenja.',
  'no-hints-off-lobby':
    'Za ovim stolom savjeta nema: domaćin ih može dopustiti prije prvog dijeljenja, gumbom **Pravila** → **Promijeni pravila**.',
  'no-hints-in-exchange': 'Za razmjenu karata kod siromaštva savjeta nema.',
  'no-choice': 'Trenutačno nemaš o čemu odlučivati: {{now}}',
  'no-choice-one': 'Sad možeš učiniti samo jedno, pa nemaš o čemu odlučivati.',

  title: 'Savjet',
  'title-trick': 'Savjet · štih {{trick}}',
  'advice-play': 'Odigraj **{{move}}**.',
  'advice-healthy': 'Reci **zdrav**.',
  'advice-reserve': 'Reci **rezerva** i najavi **{{move}}**.',
  'advice-name': 'Najavi **{{move}}**.',
  'advice-take': 'Uzmi karte.',
  'advice-leave': 'Ne uzimaj karte.',
  'advice-pass': 'Predaj **{{move}}**.',
  announce: 'Najavi **{{move}}**: to donosi otprilike {{points}} boda više nego šutnja.',
  silent: 'Sad ne najavljuj ništa: **{{move}}** bi stajalo otprilike {{points}} boda.',
  'no-reason': 'Za najavu **{{move}}** sad nema razloga.',
  either: 'Možeš najaviti **{{move}}** ili ne: u prosjeku je otprilike svejedno.',
  'only-card': '**{{move}}** je jedina karta koju možeš odigrati.',
  level: 'Gotovo je svejedno što sad učiniš: **{{move}}** je jednako dobro kao i sve ostalo.',
  'why-own-takes':
    '{{better}} sama nosi ovaj štih u {{share}} podjela koje su za tebe moguće, {{worse}} u {{other}}.',
  'why-own-takes-surely': '{{better}} nosi ovaj štih, {{worse}} ne.',
  'why-party-takes':
    'Uz {{better}} tvoja strana nosi ovaj štih u {{share}} podjela koje su za tebe moguće, uz {{worse}} u {{other}}.',
  'why-party-takes-surely': 'Uz {{better}} tvoja strana nosi ovaj štih, uz {{worse}} ne.',
  'why-wins':
    'Uz {{better}} tvoja strana pobjeđuje u {{share}} podjela koje su za tebe moguće, uz {{worse}} u {{other}}.',
  'why-extras-more':
    'Uz {{better}} tvoja strana dobiva više dodatnih bodova, na primjer za lisice: u prosjeku {{share}}, uz {{worse}} {{other}}.',
  'why-extras-fewer':
    'Uz {{better}} tvoja strana gubi manje dodatnih bodova, na primjer za lisice: u prosjeku {{share}}, uz {{worse}} {{other}}.',
  'why-extras-turn':
    'Uz {{better}} tvoja strana dobiva dodatne bodove, na primjer za lisice, u prosjeku {{share}}; uz {{worse}} gubi {{other}}.',
  'why-eyes':
    'Koliko bodova na kartama skuplja tvoja strana: uz {{better}} otprilike {{share}}, uz {{worse}} {{other}}.',
  'why-call': 'Tvoja strana pobjeđuje u {{share}} podjela koje su za tebe moguće.',
  'why-step': '**{{move}}** se ispunjava u {{share}} podjela koje su za tebe moguće.',
  'why-points':
    'Ništa se posebno ne ističe: u svim podjelama koje su za tebe moguće {{better}} jednostavno donosi više nego {{worse}}.',
  compared: 'U usporedbi s time, u bodovima, u prosjeku:',
  'as-good': '{{move}}: otprilike jednako dobro',
  worse: '{{move}}: {{points}}',
  judged_one:
    '-# Procjena prema tvojim kartama i onome što je odigrano, iz {{count}} moguće podjele. Vidiš je samo ti.',
  judged_few:
    '-# Procjena prema tvojim kartama i onome što je odigrano, iz {{count}} moguće podjele. Vidiš je samo ti.',
  judged_other:
    '-# Procjena prema tvojim kartama i onome što je odigrano, iz {{count}} mogućih podjela. Vidiš je samo ti.',

  thinking: '-# 💡 Trener razmišlja o ovom dijeljenju …',
  clean:
    '-# 💡 Prema onome što je tko mogao znati, trener nije našao potez koji je puno koštao. Dobro odigrano!',
  costliest: '**💡 Potezi koji su najviše koštali**',
  fairly:
    '-# Procjena prema onome što je igrač tada mogao znati, a ne prema tome kako su karte ležale; bodovi su prosjeci.',
  'at-trick': 'Štih {{trick}}',
  'at-inquiry': 'Prije prvog štiha',
  'cost-move':
    '{{where}} · {{person}}: **{{made}}** je koštalo otprilike {{points}} boda, bolje je bilo **{{better}}**.',
  'cost-call': '{{where}} · {{person}}: najava **{{made}}** koštala je otprilike {{points}} boda.',
  'cost-silence':
    '{{where}} · {{person}}: **{{better}}** nije najavljeno; najava bi donijela otprilike {{points}} boda.',
  sign: '💡 {{points}}',
  'because-own-takes':
    'Tako bi štih bio dobiven u {{share}} tada mogućih podjela, s odigranom kartom u {{other}}.',
  'because-own-takes-surely': 'Tako bi štih bio dobiven, s odigranom kartom ne.',
  'because-party-takes':
    'Tako štih ide strani igrača {{person}} u {{share}} tada mogućih podjela, s odigranom kartom u {{other}}.',
  'because-party-takes-surely': 'Tako štih ide strani igrača {{person}}, s odigranom kartom ne.',
  'because-wins':
    'Tako strana igrača {{person}} pobjeđuje u {{share}} tada mogućih podjela, inače u {{other}}.',
  'because-extras-more':
    'Tako strana igrača {{person}} dobiva više dodatnih bodova, na primjer za lisice: u prosjeku {{share}} umjesto {{other}}.',
  'because-extras-fewer':
    'Tako strana igrača {{person}} gubi manje dodatnih bodova, na primjer za lisice: u prosjeku {{share}} umjesto {{other}}.',
  'because-extras-turn':
    'Tako strana igrača {{person}} dobiva dodatne bodove, na primjer za lisice, u prosjeku {{share}}; inače gubi {{other}}.',
  'because-eyes':
    'Koliko bodova na kartama tako skuplja strana igrača {{person}}: otprilike {{share}} umjesto {{other}}.',
  'because-call': 'Strana igrača {{person}} pobjeđuje u {{share}} tada mogućih podjela.',
  'because-step': '**{{call}}** se ispunjava u {{share}} tada mogućih podjela.',
  'because-points': 'Nijedan se razlog posebno ne ističe; u prosjeku jednostavno donosi više.',
} satisfies Translation<'hr'>['coach'];
