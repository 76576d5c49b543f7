/** Files of what was played: `/export`. What is exported and its formats are also choices of the command. */
export const exported = {
  session: 'a session: one table',
  season: 'a season of a league',
  server: 'everything in this server',
  csv: 'table (CSV), for spreadsheets',
  json: 'JSON Lines, with every card',
  ready: 'Here is what you asked for. **docs/exports.md** of Dulle explains what stands in it.',
  'ready-gzip': 'Here is what you asked for, compressed with gzip, since it is large.',
  empty: 'Nothing has been played there yet that could be exported.',
  'too-large': 'That is more than fits into a message. Whoever hosts me gets it with **dulle export**.',
  'no-table':
    'There is no such table in this server. Type the command where it stands, or choose it with the option **table**.',
  'no-league': 'There is no such season of a league in this server.',
  'not-manager': 'Only who may manage this server exports all of it. A session or a season is everybody’s.',
  'option-league': 'Which season of a league (default: the newest)',
  'option-table': 'Which table (default: the one here)',
} as const;
