import type { Translation } from '../translation.ts';

/** What somebody reads who sits at a table for the first time: three short pages by direct message. */
export const intro = {
  step: '-# Uvod {{page}} od {{pages}} · dobivaš ga samo jednom.',
  back: '◀ Natrag',
  next: 'Dalje ▶',
  done: 'Jasno',
  guide: '📖 Otvori vodič',
  closed:
    '👍 Sretno i dobro se zabavi! **/pravila nauči** i **/pojmovnik** tu su kad god želiš nešto provjeriti.',

  'start-title': '### 👋 Tvoj prvi Doppelkopf',
  'start-table':
    'Igra se u kanalu: ondje svi vide štihove. Svoje karte vidiš samo ti, pod **Moje karte** ili ovdje u izravnoj poruci.',
  'start-first':
    '**Tvoj prvi klik** · Prije prvog štiha dobivaš pitanje: **Zdrav ili rezerva?** Zdrav znači da igraš normalnu igru, i za početak je to gotovo uvijek pravi odgovor.',
  'start-queens':
    '**Rezerva** je za posebne karte. Prije svega: ako imaš {{clubQueen}} dvaput, pritisni je i objavi **svadbu**, pa dobivaš partnera umjesto da igraš protiv svih.',
  'start-play':
    'Kad dođeš na potez, za svaku kartu koju smiješ odigrati postoji gumb. Pogrešnu kartu ne možeš odigrati.',

  'trumps-title': '### 🃏 Aduti',
  'trumps-order': 'Adut je jači od svega ostalog. Od najjačeg:',
  'trumps-follow':
    '**Odgovori na boju** · Aduti su jedna boja: ako se iziđe adutom, baci adut; ako se iziđe s ♣, baci ♣. {{clubQueen}} i {{clubJack}} su aduti, a ne tref. Ako ne možeš odgovoriti, baci što želiš.',
  'trumps-side':
    'Ostale karte su boje; u svakoj je red onakav kako {{side}} ovdje slijede. Štih nosi najjači adut, a bez aduta najjača karta boje kojom se izišlo.',
  'trumps-points':
    'As 11, desetka 10, kralj 4, dama 3, dečko 2: tvoja strana želi više od polovice od 240 bodova na kartama.',

  'parties-title': '### 🤝 Tko igra s kim?',
  'parties-queens':
    'Tko ima {{clubQueen}}, igra **Re**, ostali **Kontra**: obično dvoje protiv dvoje. U početku znaš samo svoju stranu; piše uz tvoje karte. Pazi tko odigra {{clubQueen}}!',
  'parties-announce':
    '**Najave** · Ako su ti karte dobre, uz svoje karte pritisni **Re** ili **Kontra**: dijeljenje vrijedi više, za onoga tko ga dobije, i svi znaju tvoju stranu. Uz karte piše i dokad to smiješ.',
  'parties-more':
    '**Za dalje** · **/pravila nauči** u kratkim poglavljima priča cijelu igru, **/pojmovnik** objašnjava svaku riječ, a **/postavke** mijenjaju izgled karata i uključuju pomoć koja broji adute.',
  'parties-rules': 'Po čemu igra tvoj stol, ondje piše pod **Pravila**.',
} satisfies Translation<'hr'>['intro'];

/** Help for who wants it: trumps counted, suits led, parties known. Short lines under one’s own hand. */
export const aid = {
  trumps: '🧮 Aduti: {{played}} odigrano · {{own}} kod tebe · **{{out}}** još vani',
  cards: 'odigrano: {{cards}}',
  card: '{{card}} {{played}} od 2',
  suits: 'izlasci: {{suits}}',
  suit: '{{suit}} {{times}}×',
  with: 's tobom: {{people}}',
  against: 'protiv tebe: {{people}}',
  alone: 'igraš protiv svih',
} satisfies Translation<'hr'>['aid'];
