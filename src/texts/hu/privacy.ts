import type { Translation } from '../translation.ts';

/** What is kept of somebody: `/privacy`. */
export const privacy = {
  title: 'Amit rólad őrzök',
  preferences:
    '**Mindenhol:** amit a **/beállítások** és a **/nyelv** paranccsal választottál, és a Discordod nyelve.',
  nothing: 'Semmit sem őrzök rólad.',
  server: '**{{server}}:** {{what}}',
  'unknown-server': 'egy szerver, amelyen már nem vagyok ott',
  hands_one: '{{count}} leosztás',
  hands_other: '{{count}} leosztás',
  sessions_one: '{{count}} parti',
  sessions_other: '{{count}} parti',
  leagues_one: '{{count}} ligaszezon',
  leagues_other: '{{count}} ligaszezon',
  corrections_one: '{{count}} javítás',
  corrections_other: '{{count}} javítás',
  'rule-sets_one': '{{count}} szabálykészlet',
  'rule-sets_other': '{{count}} szabálykészlet',
  drafts_one: '{{count}} befejezetlen beírás',
  drafts_other: '{{count}} befejezetlen beírás',
  more_one: 'és még {{count}} szerver',
  more_other: 'és még {{count}} szerver',
  about:
    '-# Minden leosztásról megőrzöm, ki hol ült, milyen néven, a lapokat és a pontokat. Hogy meddig, azt a Dulle **docs/privacy.md** fájlja írja le.',
  download: 'Az egész letöltése',
  'ask-delete': 'Az egész törlése …',
  question:
    'Töröljek mindent, amit rólad őrzök, minden szerveren?\n\n- A lement leosztásokban egy „egykori játékos” ül a helyedre: a többiek pontjai és helyezései maradnak, és semmi sem vezet vissza hozzád.\n- A beállításaidat elfelejtem, és azt is, hogy szabálykészleteket mentettél.\n- Ami már ott áll a Discordban üzenetként, az ott marad; csak a sajátjaidat törölheted.\n\nEzt nem lehet visszavonni.',
  yes: 'Igen, mindent törölj',
  no: 'Nem, maradjon',
  deleted: '✅ Törölve: már semmit sem őrzök rólad. Ha újra játszol, elölről kezded.',
  blocked: 'Még semmi sincs törölve:',
  seated: 'Egy asztalnál ülsz itt: {{channel}}. Előbb állj fel.',
  witness:
    'Felálltál egy asztaltól itt: {{channel}}, és láttad a most játszott leosztás lapjait. Várd meg a végét.',
  entered: 'Részt veszel ebben a ligában: **{{name}}**. Előbb lépj vissza: **/liga visszalépés**.',
  'match-day':
    'A(z) **{{name}}** liga egyik fordulójában játszol vagy játszottál, amely még tart. Várd meg a végét.',
  file: 'Minden, amit rólad őrzök, JSON-fájlként.',
  'file-gzip': 'Minden, amit rólad őrzök, JSON-fájlként, gzip-pel tömörítve.',
} satisfies Translation<'hu'>['privacy'];
