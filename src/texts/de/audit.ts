import type { Translation } from '../translation.ts';

/** What was corrected: `/audit`. */
export const audit = {
  title: 'Korrekturen auf diesem Server',
  none: 'Hier ist noch nichts korrigiert worden.',
  page: '-# Seite {{page}} von {{pages}}, die neuesten zuerst',
  line: '{{time}} · **{{what}}:** {{subject}}',
  by: '-# von {{name}}',
  values: '{{before}} → {{after}}',
  newer: 'Neuere',
  older: 'Ältere',
  former: 'ehemaliger Mitspieler {{number}}',
  'hand-entered': 'Spiel eingetragen',
  'hand-struck': 'Spiel gestrichen',
  'hand-restored': 'Streichung zurückgenommen',
  'hand-replaced': 'Spiel ersetzt',
  'result-entered': 'Ergebnis eingetragen',
  'result-removed': 'Ergebnis entfernt',
  substituted: 'Ersatz',
  'player-added': 'Spieler aufgenommen',
  'player-removed': 'Spieler entfernt',
  'league-opened': 'Liga eröffnet',
  'league-started': 'Liga gestartet',
  'league-closed': 'Liga beendet',
  'rights-changed': 'Rechte geändert',
  'table-closed': 'Tisch geschlossen',
  'data-deleted': 'Daten gelöscht',
} satisfies Translation<'de'>['audit'];
