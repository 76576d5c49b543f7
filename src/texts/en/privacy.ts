/** What is kept of somebody: `/privacy`. */
export const privacy = {
  title: 'What I keep of you',
  preferences:
    '**Everywhere:** what you chose with **/settings** and **/language**, and the language of your Discord.',
  nothing: 'I keep nothing of you.',
  server: '**{{server}}:** {{what}}',
  'unknown-server': 'a server that I am not in any more',
  hands_one: '{{count}} hand',
  hands_other: '{{count}} hands',
  sessions_one: '{{count}} session',
  sessions_other: '{{count}} sessions',
  leagues_one: '{{count}} season of a league',
  leagues_other: '{{count}} seasons of leagues',
  corrections_one: '{{count}} correction',
  corrections_other: '{{count}} corrections',
  'rule-sets_one': '{{count}} rule set',
  'rule-sets_other': '{{count}} rule sets',
  drafts_one: '{{count}} unfinished entry',
  drafts_other: '{{count}} unfinished entries',
  more_one: 'and {{count}} more server',
  more_other: 'and {{count}} more servers',
  about:
    '-# Of every hand I keep who sat where, under which name, the cards, and the points. **docs/privacy.md** of Dulle says how long.',
  download: 'Download all of it',
  'ask-delete': 'Delete all of it …',
  question:
    'Delete everything that I keep of you, in all servers?\n\n- In hands that are over, a “former player” takes your seat: points and places of the others stay as they are, and nothing leads back to you.\n- Your settings are forgotten, and which rule sets you saved.\n- Messages that already stand in Discord stay there; you can delete only your own.\n\nThis cannot be undone.',
  yes: 'Yes, delete everything',
  no: 'No, keep it',
  deleted: '✅ Deleted: I keep nothing of you any more. Should you play again, you begin anew.',
  blocked: 'Nothing is deleted yet:',
  seated: 'You sit at a table in {{channel}}. Leave it first.',
  witness:
    'You left a table in {{channel}} and have seen cards of the hand that is being played. Wait until it is over.',
  entered: 'You take part in the league **{{name}}**. Leave it first, with **/league leave**.',
  'match-day':
    'You play, or have played, on a match day of the league **{{name}}** that is not over. Wait until it is.',
  file: 'Everything that I keep of you, as a JSON file.',
  'file-gzip': 'Everything that I keep of you, as a JSON file, compressed with gzip.',
} as const;
