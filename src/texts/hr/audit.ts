import type { Translation } from '../translation.ts';

/** What was corrected: `/audit`. */
export const audit = {
  title: 'Ispravci na ovom serveru',
  none: 'Ovdje još ništa nije ispravljeno.',
  page: '-# Stranica {{page}} od {{pages}}, najnoviji prvi',
  line: '{{time}} · **{{what}}:** {{subject}}',
  by: '-# autor: {{name}}',
  values: '{{before}} → {{after}}',
  newer: 'Noviji',
  older: 'Stariji',
  former: 'bivši igrač {{number}}',
  'hand-entered': 'Dijeljenje upisano',
  'hand-struck': 'Dijeljenje poništeno',
  'hand-restored': 'Poništenje povučeno',
  'hand-replaced': 'Dijeljenje zamijenjeno',
  'result-entered': 'Rezultat upisan',
  'result-removed': 'Rezultat uklonjen',
  substituted: 'Zamjena',
  'player-added': 'Igrač dodan',
  'player-removed': 'Igrač uklonjen',
  'league-opened': 'Liga otvorena',
  'league-started': 'Liga pokrenuta',
  'league-closed': 'Liga završena',
  'rights-changed': 'Prava promijenjena',
  'table-closed': 'Stol zatvoren',
  'data-deleted': 'Podaci izbrisani',
} satisfies Translation<'hr'>['audit'];
