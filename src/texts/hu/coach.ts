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
  'no-reason': 'Most nincs ok erre a bemondásra: **{{move}}**.',
  either: 'Bemondhatod, vagy el is hagyhatod: **{{move}}**. Átlagosan nagyjából mindegy.',
  'only-card': 'Csak ezt a lapot játszhatod ki: **{{move}}**.',
  level: 'Nagyjából mindegy, mit teszel most; ez is olyan jó, mint bármi más: **{{move}}**.',
  'why-own-takes':
    'A számodra lehetséges leosztások {{share}}-ában ez a lap maga viszi az ütést: {{better}}; {{worse}}: {{other}}.',
  'why-own-takes-surely': 'Ez viszi ezt az ütést: {{better}}; ez nem: {{worse}}.',
  'why-party-takes':
    'A pártod viszi ezt az ütést a számodra lehetséges leosztások ekkora részében: {{better}} – {{share}}, {{worse}} – {{other}}.',
  'why-party-takes-surely': 'Ezzel a pártodé ez az ütés: {{better}}; ezzel nem: {{worse}}.',
  'why-wins':
    'A pártod nyeri a játékot a számodra lehetséges leosztások ekkora részében: {{better}} – {{share}}, {{worse}} – {{other}}.',
  'why-extras-more':
    'A pártod így több különpontot szerez (például rókáért), átlagosan: {{better}} – {{share}}, {{worse}} – {{other}}.',
  'why-extras-fewer':
    'A pártod így kevesebb különpontot veszít (például rókáért), átlagosan: {{better}} – {{share}}, {{worse}} – {{other}}.',
  'why-extras-turn':
    'A pártod átlagosan különpontot szerez (például rókáért) ezzel: {{better}} – {{share}}; veszít ezzel: {{worse}} – {{other}}.',
  'why-eyes': 'A pártod nagyjából ennyi szemre jut: {{better}} – {{share}}, {{worse}} – {{other}}.',
  'why-call': 'A pártod a számodra lehetséges leosztások {{share}}-ában nyer.',
  'why-step': 'A számodra lehetséges leosztások {{share}}-ában teljesül: **{{move}}**.',
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
    '{{where}} · {{person}} nem mondta be: **{{better}}**. Nagyjából {{points}} pontot ért volna.',
  sign: '💡 {{points}}',
  'because-own-takes':
    'Az akkor lehetséges leosztások {{share}}-ában vitte volna az ütést, a kijátszott lap {{other}}-ában.',
  'because-own-takes-surely': 'Ez vitte volna az ütést, a kijátszott lap nem.',
  'because-party-takes':
    'Az ütés {{person}} pártjáé lesz az akkor lehetséges leosztások {{share}}-ában, a kijátszott lappal {{other}}-ában.',
  'because-party-takes-surely': 'Így az ütés {{person}} pártjáé, a kijátszott lappal nem.',
  'because-wins':
    'Így {{person}} pártja az akkor lehetséges leosztások {{share}}-ában nyer, különben {{other}}-ában.',
  'because-extras-more':
    'Így {{person}} pártja több különpontot szerez (például rókáért): átlagosan {{share}}, nem {{other}}.',
  'because-extras-fewer':
    'Így {{person}} pártja kevesebb különpontot veszít (például rókáért): átlagosan {{share}}, nem {{other}}.',
  'because-extras-turn':
    'Így {{person}} pártja átlagosan {{share}} különpontot szerez (például rókáért), különben {{other}} különpontot veszít.',
  'because-eyes': 'Így {{person}} pártja nagyjából {{share}} szemre jut, nem {{other}} szemre.',
  'because-call': '{{person}} pártja az akkor lehetséges leosztások {{share}}-ában nyer.',
  'because-step': 'Az akkor lehetséges leosztások {{share}}-ában teljesül: **{{call}}**.',
  'because-points': 'Nincs egyetlen kiugró oka; átlagosan egyszerűen többet hoz.',
} satisfies Translation<'hu'>['coach'];
