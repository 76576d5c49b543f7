import type { Translation } from '../translation.ts';

/** What was corrected: `/audit`. */
export const audit = {
  title: 'Javítások ezen a szerveren',
  none: 'Itt még semmit sem javítottak.',
  page: '-# {{page}}. oldal a {{pages}} közül, a legújabbak elöl',
  line: '{{time}} · **{{what}}:** {{subject}}',
  by: '-# ő tette: {{name}}',
  values: '{{before}} → {{after}}',
  newer: 'Újabbak',
  older: 'Régebbiek',
  former: '{{number}}. egykori játékos',
  'hand-entered': 'Leosztás beírva',
  'hand-struck': 'Leosztás érvénytelenítve',
  'hand-restored': 'Leosztás visszaállítva',
  'hand-replaced': 'Leosztás cserélve',
  'result-entered': 'Eredmény beírva',
  'result-removed': 'Eredmény törölve',
  substituted: 'Helyettesítés',
  'player-added': 'Játékos felvéve',
  'player-removed': 'Játékos kivéve',
  'league-opened': 'Liga megnyitva',
  'league-started': 'Liga elindítva',
  'league-closed': 'Liga lezárva',
  'rights-changed': 'Jogok módosítva',
  'table-closed': 'Asztal bezárva',
  'data-deleted': 'Adatok törölve',
} satisfies Translation<'hu'>['audit'];
