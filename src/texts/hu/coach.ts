import type { Translation } from '../translation.ts';

/** Hints during a hand, and what the coach says of a hand that is over. */
export const coach = {
  line: '{{line}} · tippekkel',
  everybody:
    '-# 💡 A saját lépéseihez mindenki kérhet tippet: **/tipp**, vagy **Tipp** a lapok alatt. Leosztás után mindenki látja, ki hányat kért.',
  here: '-# 💡 Ennél az asztalnál lehet tippet kérni: **/tipp**.',
  taken: '-# 💡 Kért tippek: {{people}}',
  'taken-by': '{{person}} {{count}}',
  'taken-none': '-# 💡 Senki sem kért tippet.',
  allow: 'Legyenek tippek',
  forbid: 'Ne legyenek tippek',
  'no-hints-in-tournament': 'Versenyen, ahol mindenkinek kötelező szólót kell játszania, nincsenek tippek.',
  'no-hints-in-league': 'Ligaasztaloknál nincsenek tippek.',
  'no-hints-off':
    'Ennél az asztalnál nincsenek tippek: csak az első osztás előtt engedélyezhette volna őket a házigazda.',
  'no-hints-off-lobby':
    'Ennél az asztalnál nincsenek tippek: a házigazda engedélyezheti őket az első osztás előtt, a **Szabályok** → **Szabályok módosítása** gombbal.',
  'no-hints-in-exchange': 'Az Armut lapcseréjéhez nincs tipp.',
  'no-choice': 'Most nincs miről döntened: {{now}}',
  'no-choice-one': 'Most csak egyetlen dolgot tehetsz, így nincs miről döntened.',

  title: 'Tipp',
  'title-trick': 'Tipp · {{trick}}. ütés',
  'advice-play': 'Játszd ki: **{{move}}**.',
  'advice-healthy': 'Mondd: **Gesund**.',
  'advice-reserve': 'Mondd: **Vorbehalt**, és nevezd meg: **{{move}}**.',
  'advice-name': 'Nevezd meg: **{{move}}**.',
  'advice-take': 'Vedd át a lapokat.',
  'advice-leave': 'Ne vedd át a lapokat.',
  'advice-pass': 'Add tovább: **{{move}}**.',
  announce: 'Mondd be: **{{move}}**. Ez nagyjából {{points}} ponttal többet hoz, mint ha hallgatsz.',
  silent: 'Most ne mondj be semmit: a bemondás (**{{move}}**) nagyjából {{points}} pontba kerülne.',
  either: 'Nagyjából mindegy, hogy most bemondasz-e valamit.',
  level: 'Bármit teszel most, nagyjából ugyanoda vezet.',
  'why-own-takes':
    'A számodra lehetséges leosztások {{share}}-ában ez a lap maga viszi az ütést: {{better}}; {{worse}}: {{other}}.',
  'why-party-takes':
    'A pártod viszi ezt az ütést a számodra lehetséges leosztások ekkora részében: {{better}} – {{share}}, {{worse}} – {{other}}.',
  'why-wins':
    'A pártod nyeri a játékot a számodra lehetséges leosztások ekkora részében: {{better}} – {{share}}, {{worse}} – {{other}}.',
  'why-extras':
    'Különpontokban (például rókában) a pártod átlaga: {{better}} – {{share}}, {{worse}} – {{other}}.',
  'why-eyes': 'A pártod nagyjából ennyi szemre jut: {{better}} – {{share}}, {{worse}} – {{other}}.',
  'why-call': 'A pártod a számodra lehetséges leosztások {{share}}-ában nyer.',
  'why-step': 'A számodra lehetséges leosztások {{share}}-ában teljesül.',
  'why-points':
    'Semmi sem emelkedik ki: a számodra lehetséges leosztások egészét nézve ez hoz többet: {{better}}, nem {{worse}}.',
  compared: 'Ehhez képest, átlagosan, pontban:',
  'as-good': '{{move}}: nagyjából ugyanolyan jó',
  worse: '{{move}}: {{points}}',
  judged_one:
    '-# A saját lapjaid és az eddig kijátszottak alapján, {{count}} lehetséges leosztásból. Csak te látod.',
  judged_other:
    '-# A saját lapjaid és az eddig kijátszottak alapján, {{count}} lehetséges leosztásból. Csak te látod.',

  thinking: '-# 💡 Az edző átgondolja ezt a leosztást …',
  clean:
    '-# 💡 Abból, amit ki-ki tudhatott, az edző nem talált olyan lépést, amely sokba került volna. Szép játék!',
  costliest: '**💡 A legdrágább lépések**',
  fairly:
    '-# Abból ítélve, amit a játékos akkor tudhatott, nem abból, hogyan feküdtek a lapok; a pontok átlagok.',
  'at-trick': '{{trick}}. ütés',
  'at-inquiry': 'Az első ütés előtt',
  'cost-move':
    '{{where}} · {{person}}: ez nagyjából {{points}} pontba került: **{{made}}**. Jobb volt: **{{better}}**.',
  'cost-call': '{{where}} · {{person}}: ez a bemondás nagyjából {{points}} pontba került: **{{made}}**.',
  'cost-silence':
    '{{where}} · {{person}}: ez a bemondás nagyjából {{points}} pontot ért volna: **{{better}}**.',
  sign: '💡 {{points}}',
  'because-own-takes':
    'Az akkor lehetséges leosztások {{share}}-ában vitte volna az ütést, a kijátszott lap {{other}}-ában.',
  'because-party-takes':
    'Az ütés {{person}} pártjáé lesz az akkor lehetséges leosztások {{share}}-ában, a kijátszott lappal {{other}}-ában.',
  'because-wins':
    'Így {{person}} pártja az akkor lehetséges leosztások {{share}}-ában nyer, különben {{other}}-ában.',
  'because-extras': 'Különpontokban, például rókában jobb: átlagosan {{share}}, nem {{other}}.',
  'because-eyes': 'Így {{person}} pártja nagyjából {{share}} szemre jut, nem {{other}} szemre.',
  'because-call': '{{person}} pártja az akkor lehetséges leosztások {{share}}-ában nyer.',
  'because-step': 'Az akkor lehetséges leosztások {{share}}-ában teljesül.',
  'because-points': 'Nincs egyetlen kiugró oka; átlagosan egyszerűen többet hoz.',
} satisfies Translation<'hu'>['coach'];
