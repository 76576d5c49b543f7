/**
 * What people type: slash commands, `table-create` for a subcommand, `option-…` for options. Lower case and
 * without spaces, 32 characters at most. The code knows commands by these English names.
 */
export const commandName = {
  table: 'table',
  'table-create': 'create',
  'table-close': 'close',
  'option-hands': 'hands',
  'option-until': 'until',
  'option-seats': 'seats',
  'option-pace': 'pace',
  'option-computers': 'computers',
  'option-wait': 'wait',
  'option-rules': 'rules',
  glossary: 'glossary',
  'option-term': 'term',
  hand: 'hand',
  score: 'score',
  rules: 'rules',
  'rules-learn': 'learn',
  'rules-show': 'show',
  'rules-edit': 'edit',
  'rules-save': 'save',
  'rules-default': 'default',
  'rules-delete': 'delete',
  'option-set': 'set',
  'option-from': 'from',
  'option-name': 'name',
  language: 'language',
  'option-me': 'me',
  'option-server': 'server',
  settings: 'settings',
} as const;
