import type { Translation } from '../translation.ts';

/** The lobby, and what is true of a table as a whole. */
export const table = {
  title: 'Doppelkopf',
  line: '{{rules}} · {{hands}} · {{pace}}',
  'rules-ddv': 'DDV-szabályok',
  'rules-but': 'DDV-szabályok, de: {{rules}}',
  'rules-more': '… és még {{count}}',
  'rules-differ_one': 'DDV-szabályok {{count}} eltéréssel',
  'rules-differ_other': 'DDV-szabályok {{count}} eltéréssel',
  hands_one: '{{count}} leosztás',
  hands_other: '{{count}} leosztás',
  target_one: '{{count}} pontig',
  target_other: '{{count}} pontig',
  open: 'nyitott végű',
  hand: '{{hand}}. leosztás',
  'hand-of': '{{hand}}/{{hands}}. leosztás',
  'pace-live': 'élő, lépésenként 60 mp',
  'pace-relaxed': 'nyugodt, lépésenként 10 perc',
  'pace-slow': 'lassú, lépésenként 24 óra',
  'pace-none': 'óra nélkül',
  'pace-waits': '{{pace}}, utána az asztal vár',

  'seat-free': '**{{number}}** · *szabad*',
  'seat-person': '**{{number}}** · {{person}}',
  'seat-host': '**{{number}}** · {{person}} · házigazda',
  'seat-computer': '**{{number}}** · {{name}} · gép ({{level}})',
  'seat-vacated': '**{{number}}** · {{name}} · gép ({{level}}), valaki helyett, aki kiszállt',
  'seat-held': '**{{number}}** · {{person}} · nincs itt, 🤖 gép játszik',
  'seat-held-host': '**{{number}}** · {{person}} · házigazda · nincs itt, 🤖 gép játszik',
  'inbox-closed':
    '-# {{person}} nem fogad privát üzenetet: kezdés után a **Lapjaim** gomb mutatja a lapokat.',
  'inbox-closed-playing': '-# {{person}} nem fogad privát üzenetet: a **Lapjaim** gomb mutatja a lapokat.',

  'chairs-free_one':
    'Egy hely szabad. A **Beszállok** gombbal leülhetsz, a **Gép hozzáadása** gépet ültet oda; utána **Kezdés**.',
  'chairs-free_other':
    '{{count}} hely szabad. A **Beszállok** gombbal leülhetsz, a **Gép hozzáadása** gépet ültet le; négy játékossal jöhet a **Kezdés**.',
  'chairs-full': 'Minden hely foglalt: bárki, aki itt ül, megnyomhatja: **Kezdés**.',
  'chairs-more_one': 'Egy hely szabad. A **Kezdés** azoknak oszt, akik már itt ülnek, legalább négyen.',
  'chairs-more_other':
    '{{count}} hely szabad. A **Kezdés** azoknak oszt, akik már itt ülnek, legalább négyen.',
  'dealer-rests': '-# Öt vagy több játékosnál mindig az osztó utáni négy játszik; a többiek pihennek.',
  closes: '-# Ha senki sem nyúl hozzá, az asztal bezár: {{time}}.',

  playing: '▶️ Most megy: {{hand}} · {{link}}',
  between: '▶️ Lement: {{hand}}. A játék itt folytatódik: {{link}}',
  paused: '⏸️ Szünet, {{person}} kérte. Tovább: **Menü** → **Folytatás**; különben az asztal bezár: {{time}}.',
  'paused-itself':
    '⏸️ Szünet, mert senki sincs itt. Ha valaki az asztaltól bármelyik gombot megnyomja, folytatódik; különben az asztal bezár: {{time}}.',
  'paused-gone': '⏸️ Szünet. Tovább: **Menü** → **Folytatás**; különben az asztal bezár: {{time}}.',
  'seat-offered': '{{name}} olyasvalaki helyett játszik, aki kiszállt. Az alábbi gombbal a helyére ülhetsz.',
  'end-votes': '-# Korai befejezés: {{votes}}/{{needed}} szavazat.',
  'removal-votes': '-# Eltávolítás ({{person}}): {{votes}}/{{needed}} szavazat.',

  'ended-played-out_one': '🏁 Lement a leosztás.',
  'ended-played-out_other': '🏁 Lement mind a {{count}} leosztás.',
  'ended-target_one': '🏁 Megvan a cél: {{count}} pont.',
  'ended-target_other': '🏁 Megvan a cél: {{count}} pont.',
  'ended-voted': '🏁 A játékosok idő előtt befejezték a partit.',
  'ended-closed': '🏁 Az asztalt bezárták.',
  'ended-nobody-left': '🏁 Mindenki kiszállt.',
  'ended-unused': '🏁 Sokáig senki sem nyúlt az asztalhoz, ezért bezárt.',
  'ended-broken-off': 'A félbemaradt leosztás nem számít.',
  'ended-unplayed': 'Egy leosztás sem ment le. Új asztal: **/asztal létrehozás**.',

  welcome:
    'Leültél egy Doppelkopf-asztalhoz: {{link}}\nOsztáskor ide jönnek a lapjaid, és gombot kapsz mindenhez, amit tehetsz.',
  'thread-name': 'Doppelkopf: {{names}}',
} satisfies Translation<'hu'>['table'];
