/** Slash commands as Discord lists them, and their answers. Descriptions: 100 characters at most. */
export const command = {
  table: 'Doppelkopf tables',
  'table-create': 'Open a Doppelkopf table in this channel',
  'table-close': 'Close a table here that you host',
  hand: 'Show your hand, to you alone',
  score: 'Show the score sheet of the table here',
  'option-hands': 'How many hands the session has (default {{hands}})',
  'option-pace': 'How long a move may take (default: live)',
  'option-computers': 'How many seats computers take at once (more can be added later)',
  'option-wait': 'Wait for people whose time is up, instead of letting a computer play that card',
  'pace-live': 'live: 60 seconds a move',
  'pace-relaxed': 'relaxed: 10 minutes a move',
  'pace-slow': 'slow: 24 hours a move',
  'pace-none': 'no clock',
  created: 'Your table is open. The others join with its buttons; so can computers.',
} as const;
