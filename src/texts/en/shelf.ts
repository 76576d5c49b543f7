/** Saved rule sets: the editor, and what `/rules` answers. */
export const shelf = {
  'preset-ddv': 'DDV',
  'preset-tournament': 'Tournament',
  'preset-short': 'Short',
  'preset-kitchen': 'Kitchen',
  'preset-rhenish': 'Rhenish',

  'editing-table': 'Change the rules of this table',
  'editing-saved': 'Change the rules “{{name}}”',
  topics: 'What to change',
  pages: 'Read about a rule',
  page: '📖 {{topic}}',
  none: 'None of these',
  choose: 'Choose one',
  'start-help': 'Takes over all rules of a preset or of a saved set, in place of those chosen so far.',
  length: 'How long the session is',
  'start-choose': 'Start from…',
  'saved-as': '✅ Saved as **{{name}}**.',
  saved: '-# Every choice is saved at once.',
  'saved-table':
    '-# Every choice holds at once. **/rules save** keeps these rules, but not the length, for other tables.',
  notice: '⚠️ {{sentence}}',
  done: 'Done',
  change: 'Change rules',
  overwrite: 'Overwrite {{name}}',
  delete: 'Delete {{name}}',

  'ask-overwrite': 'There is a rule set **{{name}}** already ({{line}}). Overwrite it with: {{rules}}?',
  'ask-again': 'Those rules have changed since I asked, so nothing is overwritten yet.',
  'ask-overwrite-unreadable':
    'There is a rule set **{{name}}** already, which I cannot read any more. Overwrite it with: {{rules}}?',
  'ask-delete': 'Delete the rule set **{{name}}** for everybody in this server?',
  deleted: 'The rule set **{{name}}** is deleted. Tables that were opened with it keep their rules.',
  'default-is': 'New tables here play by **{{name}}** unless they say otherwise: {{line}}.',

  'no-set':
    'There is no rule set **{{name}}** here. The presets are {{presets}}; **/rules save** makes one of your own.',
  'set-gone': 'That rule set is gone: somebody deleted it.',
  unreadable:
    'The rule set **{{name}}** was saved by another version of me, and I cannot read it any more. Save it anew with **/rules save**, or delete it.',
  'preset-fixed':
    '**{{name}}** is a preset and stays as it is. **/rules save** makes a copy under another name, which you can change.',
  'bad-name': 'A rule set needs a name of 1 to {{most}} characters.',
  full: 'This server has {{most}} rule sets, as many as there may be. **/rules delete** makes room.',
  'not-yours': 'Only who saved **{{name}}**, and moderators, can change, overwrite or delete it.',
  'default-fixed':
    '**{{name}}** is the default of this server: as long as it is, only moderators can change, overwrite or delete it.',
  'not-offered': 'That cannot be chosen as the rules stand now.',
  'not-moderator': 'Only moderators choose the default of this server.',
  'no-table': 'There is no table here. Name a rule set, or open a table with **/table create**.',
} as const;
