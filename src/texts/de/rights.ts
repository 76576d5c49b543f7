import type { Translation } from '../translation.ts';

/** Who may do what for others: `/rights`. Rights and their holders are also choices of the command. */
export const rights = {
  title: 'Rechte auf diesem Server',
  changed: '✅ Ist geändert.',
  leagues: 'Ligen eröffnen und leiten',
  rules: 'Standardregeln und Regelsätze anderer',
  tables: 'Tische anderer schließen und ihre Regeln ändern',
  scores: 'Spiele anderer streichen und wiederherstellen',
  line: '**{{right}}:** {{who}}',
  'line-role': '**{{right}}:** {{who}}; Mitglieder mit {{role}}',
  administrator: 'Administratoren',
  'manage-guild': 'wer den Server verwalten darf',
  'manage-channels': 'wer Kanäle verwalten darf',
  'manage-events': 'wer Veranstaltungen verwalten darf',
  'manage-messages': 'wer Nachrichten verwalten darf',
  everybody: 'alle',
  always: '-# Wer den Server verwalten darf, hat jedes Recht.',
  how: '-# Mit **/rechte** gibst du ein Recht anderen: mit **wer**, und mit **rolle** auch deren Mitgliedern.',
  'which-right': 'Wähle auch, welches Recht es sein soll: mit **recht** bei **/rechte**.',
  'not-manager':
    'Rechte vergibt nur, wer diesen Server verwalten darf. **/rechte** allein zeigt, wer welche hat.',
} satisfies Translation<'de'>['rights'];
