import type { Translation } from '../translation.ts';

/** What somebody reads who sits at a table for the first time: three short pages by direct message. */
export const intro = {
  step: '-# Bemutató, {{page}}/{{pages}} · csak most az egyszer kapod meg.',
  back: '◀ Vissza',
  next: 'Tovább ▶',
  done: 'Értem',
  guide: '📖 Tanuld meg a játékot',
  closed:
    '👍 Sok szerencsét és jó szórakozást! Ha bármit meg akarsz nézni: **/szabályok tanul** és **/szószedet**.',

  'start-title': '### 👋 Üdv a Doppelkopfban!',
  'start-table':
    'A játék a csatornában folyik: az ütéseket ott mindenki látja. A lapjaidat csak te látod, a **Lapjaim** gombbal vagy itt, privát üzenetben.',
  'start-first':
    '**Az első kattintás** · Az első ütés előtt ez a kérdés: **Gesund vagy Vorbehalt?** A Gesund azt jelenti, hogy normál játékot játszol, és kezdetnek ez szinte mindig jó válasz.',
  'start-queens':
    'A **Vorbehalt** különleges lapokhoz való. Mindenekelőtt: ha mindkét {{clubQueen}} nálad van, nyomd meg, és jelents be **Hochzeitot**, így partnert kapsz, és nem egyedül játszol három ellen.',
  'start-play':
    'Ha te jössz, minden kijátszható lapodhoz kapsz egy gombot. Szabálytalan lapot nem tudsz kijátszani.',

  'trumps-title': '### 🃏 Az aduk',
  'trumps-order': 'Az adu minden mást üt. A legmagasabbtól lefelé:',
  'trumps-follow':
    '**Színre színt** · Az adu egyetlen szín: adura adut adj, ♣ hívásra ♣ lapot. A {{clubQueen}} és a {{clubJack}} adu, nem treff. Ha nem tudsz színt adni, azt teszel, amit akarsz.',
  'trumps-side':
    'A többi lap nem adu; minden színben olyan a sorrend, ahogyan {{side}} itt következik. Az ütést a legmagasabb adu viszi, adu nélkül a hívott szín legmagasabb lapja.',
  'trumps-points':
    'Ász 11, tízes 10, király 4, dáma 3, bubi 2: a 240 szemnek több mint a fele kell a pártodnak.',

  'parties-title': '### 🤝 Ki kivel van?',
  'parties-queens':
    'Akinél {{clubQueen}} van, az **Re**, a többiek **Kontra**: többnyire ketten kettő ellen. Eleinte csak a saját pártodat ismered; a lapjaid mellett ott áll. Figyeld, ki játszik ki {{clubQueen}} lapot!',
  'parties-announce':
    '**Bemondás** · Ha jók a lapjaid, nyomd meg a lapjaid alatt: **Re** vagy **Kontra**. Így többet ér a leosztás annak, aki megnyeri, és mindenki megtudja, melyik pártban vagy. Ott látod azt is, meddig teheted meg.',
  'parties-more':
    '**Hogyan tovább** · A **/szabályok tanul** rövid fejezetekben elmondja az egész játékot, a **/szószedet** minden szót elmagyaráz, a **/beállítások** pedig a lapok kinézetét állítja, és tanulósegédet kapcsol be, amely az adukat számolja.',
  'parties-rules': 'Hogy az asztalod milyen szabályokkal játszik, azt ott a **Szabályok** gomb mutatja.',
} satisfies Translation<'hu'>['intro'];

/** Help for who wants it: trumps counted, suits led, parties known. Short lines under one’s own hand. */
export const aid = {
  trumps: '🧮 Aduk: {{played}} kijátszva · {{own}} nálad · **{{out}}** még kint',
  cards: 'kijátszva: {{cards}}',
  card: '{{card}} {{played}}/2',
  suits: 'hívott színek: {{suits}}',
  suit: '{{suit}} {{times}}×',
  with: 'veled van: {{people}}',
  against: 'ellened van: {{people}}',
  alone: 'egyedül játszol három ellen',
} satisfies Translation<'hu'>['aid'];
