import type { Translation } from '../translation.ts';

/** A league's tables. */
export const fixture = {
  place: '{{league}} · {{round}}. forduló · {{table}}. asztal',
  'thread-name': '{{league}}, {{round}}. forduló, {{table}}. asztal: {{names}}',
  'seat-expected': '**{{number}}** · várjuk: {{person}}',
  missing_one: 'Még egy játékos hiányzik. A **Beszállok** gombbal a helyedre ülsz; utána **Kezdés**.',
  missing_other:
    'Még {{count}} játékos hiányzik. A **Beszállok** gombbal a helyedre ülsz; ha mind a négyen itt vagytok, jöhet a **Kezdés**.',
  'chairs-empty_one': 'Még egy játékos hiányzik; a liga vezetője helyettest nevezhet meg.',
  'chairs-empty_other': 'Még {{count}} játékos hiányzik; a liga vezetője helyetteseket nevezhet meg.',
  duplicate:
    '-# A forduló minden asztala ugyanazokat a lapokat kapja, ezért itt privát szálban megy a játék. Aki itt szálakat kezelhet, elolvashatná: kérjük, ne tegye.',
  seal: '-# A pakli rögzítve, minden asztalnál ugyanaz; a magja le van pecsételve: `{{commitment}}`. A forduló végén látható lesz.',
  secret:
    '-# A többi asztal ugyanezeket a lapokat kapja: kérlek, ne áruljatok el semmit. A kiosztott lapok, a magok és a jegyzőkönyvek akkor jönnek, ha a forduló mindenhol véget ért.',
  concealed:
    'A forduló többi asztala ugyanezeket a lapokat kapja. Amíg mind be nem fejeződött, csak az látja az állást, aki itt játszik.',
  'concealed-review':
    'A többi asztal ugyanezeket a lapokat kapja. A kiosztott lapok, a magok és a jegyzőkönyvek akkor nyilvánosak, ha a forduló mindenhol véget ért.',
  disclosed:
    '-# A forduló minden asztalnál véget ért: a magok, a kiosztott lapok és a jegyzőkönyvek már nyilvánosak.',
  called: '{{person}}, egy hely téged vár: {{place}} {{link}}',
  'seat-offered': '{{name}} tartja a helyet neki: {{person}}. Az alábbi gombbal lehet leülni.',
  'ended-unplayed': 'Egy leosztás sem ment le. A liga újra megnyithatja az asztalt.',
  'phase-ended': 'Ez az asztal befejeződött. Ami még hátravan, azt a liga újra megnyithatja.',
  'no-private-thread':
    'A forduló asztalai ugyanazokat a lapokat kapják, ezért privát szálban játszanak. Ilyen csak szöveges csatornában van: ott nyisd meg az asztalt.',
} satisfies Translation<'hu'>['fixture'];
