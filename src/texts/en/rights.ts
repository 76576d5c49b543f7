/** Who may do what for others: `/rights`. Rights and their holders are also choices of the command. */
export const rights = {
  title: 'Rights in this server',
  changed: '✅ That is changed.',
  leagues: 'Open and lead leagues',
  rules: 'Default rules, and rule sets of others',
  tables: 'Close tables of others, and change their rules',
  scores: 'Strike and restore hands of others',
  line: '**{{right}}:** {{who}}',
  'line-role': '**{{right}}:** {{who}}; members with {{role}}',
  administrator: 'administrators',
  'manage-guild': 'who may manage the server',
  'manage-channels': 'who may manage channels',
  'manage-events': 'who may manage events',
  'manage-messages': 'who may manage messages',
  everybody: 'everybody',
  always: '-# Who may manage the server holds every right.',
  how: '-# Options of **/rights** give a right to others: **who**, and members with a **role** besides.',
  'which-right': 'Choose the right, too, that is to be given: option **right** of **/rights**.',
  'not-manager':
    'Only who may manage this server gives rights. **/rights** without options shows who has which.',
} as const;
