import type { Translation } from '../translation.ts';

/** Saved rule sets: the editor, and what `/rules` answers. */
export const shelf = {
  'preset-ddv': 'DDV',
  'preset-tournament': 'Verseny',
  'preset-short': 'Rövid',
  'preset-kitchen': 'Konyhaasztal',
  'preset-rhenish': 'Rajnai',

  'editing-table': 'Az asztal szabályainak módosítása',
  'editing-saved': 'Szabályok módosítása: „{{name}}”',
  topics: 'Min változtatsz?',
  pages: 'Olvass egy szabályról',
  page: '📖 {{topic}}',
  none: 'Egyik sem',
  choose: 'Válassz egyet',
  'start-help': 'Az eddig választottak helyett egy kész vagy mentett készlet összes szabályát átveszi.',
  length: 'Milyen hosszú a parti',
  'start-choose': 'Kiindulás …',
  'saved-as': '✅ Elmentve: **{{name}}**.',
  saved: '-# Minden választás rögtön mentődik.',
  'saved-table':
    '-# Minden választás rögtön érvényes. A **/szabályok ment** megőrzi ezeket a szabályokat (a hosszt nem) más asztaloknak.',
  notice: '⚠️ {{sentence}}',
  done: 'Kész',
  change: 'Szabályok módosítása',
  overwrite: 'Felülírás: {{name}}',
  delete: 'Törlés: {{name}}',

  'ask-overwrite': 'Ilyen nevű mentés már van: **{{name}}** ({{line}}). Felülírod ezzel: {{rules}}?',
  'ask-again': 'Azok a szabályok megváltoztak, mióta kérdeztem, ezért még semmit sem írtam felül.',
  'ask-overwrite-unreadable':
    'Ilyen nevű mentés már van: **{{name}}**, de már nem tudom elolvasni. Felülírod ezzel: {{rules}}?',
  'ask-delete': 'Törlöd a szerveren mindenki elől ezt a mentést: **{{name}}**?',
  deleted: 'Törölve: **{{name}}**. Az ezzel nyitott asztalok szabályai megmaradnak.',
  'default-is': 'Itt az új asztalok így játszanak, ha mást nem választanak: **{{name}}**: {{line}}.',

  'no-set':
    'Ilyen szabály itt nincs: **{{name}}**. Kész szabályok: {{presets}}; sajátot a **/szabályok ment** paranccsal készíthetsz.',
  'set-gone': 'Ezek a szabályok már nincsenek meg: valaki törölte őket.',
  unreadable:
    'Ezt a mentést egy másik változatom készítette, és már nem tudom elolvasni: **{{name}}**. Mentsd újra a **/szabályok ment** paranccsal, vagy töröld.',
  'preset-fixed':
    'Ez kész szabály, nem változtatható: **{{name}}**. A **/szabályok ment** más néven másolatot készít, azt már módosíthatod.',
  'bad-name': 'A mentésnek 1–{{most}} karakteres név kell.',
  full: 'Ezen a szerveren már {{most}} mentés van, több nem fér el. A **/szabályok töröl** helyet csinál.',
  'not-yours':
    'Csak az módosíthatja, írhatja felül vagy törölheti (**{{name}}**), aki mentette, és a moderátorok.',
  'default-fixed':
    'Ez a szerver alapszabálya: **{{name}}**. Amíg az, csak moderátorok módosíthatják, írhatják felül vagy törölhetik.',
  'not-offered': 'Ez a mostani szabályokkal nem választható.',
  'not-moderator': 'A szerver alapszabályát csak moderátorok választhatják meg.',
  'no-table': 'Itt nincs asztal. Nevezz meg szabályokat, vagy nyiss asztalt: **/asztal létrehozás**.',
} satisfies Translation<'hu'>['shelf'];
