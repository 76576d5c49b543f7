/** What goes wrong around a game rather than in it. */
export const trouble = {
  'missing-permissions': 'I cannot open a table here. In this channel I still need: {{names}}.',
  'text-only': 'Without the permission **{{permission}}** I show only text in this channel, no pictures.',
  ViewChannel: 'View Channel',
  SendMessages: 'Send Messages',
  AttachFiles: 'Attach Files',
  ReadMessageHistory: 'Read Message History',
  CreatePublicThreads: 'Create Public Threads',
  CreatePrivateThreads: 'Create Private Threads',
  SendMessagesInThreads: 'Send Messages in Threads',
  'unknown-table':
    'This button belongs to a table that I do not know any more. **/table create** opens a new one.',
  'unknown-button': 'I do not know this button any more; it may be from an older version of me.',
  'no-table-here': 'There is no table of yours here. **/table create** opens one.',
  failed:
    'Something went wrong on my side; nothing of the game is lost. Please try again. If it happens again, tell whoever runs me this reference: `{{reference}}`.',
} as const;
