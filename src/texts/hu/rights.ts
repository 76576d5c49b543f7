import type { Translation } from '../translation.ts';

/** Who may do what for others: `/rights`. Rights and their holders are also choices of the command. */
export const rights = {
  title: 'Jogok ezen a szerveren',
  changed: '✅ Módosítva.',
  leagues: 'Ligák indítása és vezetése',
  rules: 'Alapszabályok és mások szabálykészletei',
  tables: 'Mások asztalainak bezárása, szabályaik módosítása',
  scores: 'Mások leosztásainak érvénytelenítése és visszaállítása',
  line: '**{{right}}:** {{who}}',
  'line-role': '**{{right}}:** {{who}}; ezzel a ranggal is: {{role}}',
  administrator: 'rendszergazdák',
  'manage-guild': 'akik kezelhetik a szervert',
  'manage-channels': 'akik kezelhetik a csatornákat',
  'manage-events': 'akik kezelhetik az eseményeket',
  'manage-messages': 'akik kezelhetik az üzeneteket',
  everybody: 'mindenki',
  always: '-# Aki kezelheti a szervert, annak minden joga megvan.',
  how: '-# A **/jogok** opcióival másoknak adhatsz jogot: **kik**, és egy **rang** tagjainak is.',
  'which-right': 'Válaszd ki azt is, melyik jogról van szó: a **/jogok** parancs **jog** opciójával.',
  'not-manager':
    'Jogokat csak az adhat, aki kezelheti a szervert. A **/jogok** opciók nélkül megmutatja, kinek milyen joga van.',
} satisfies Translation<'hu'>['rights'];
