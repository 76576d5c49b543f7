/** Hints during a hand, and what the coach says of a hand that is over. */
export const coach = {
  line: '{{line}} · with hints',
  everybody:
    '-# 💡 Everybody may ask for hints about their own moves: **/hint**, or **Hint** under the cards. After each hand everybody sees how many were taken.',
  here: '-# 💡 This table plays with hints: **/hint**.',
  taken: '-# 💡 Hints taken: {{people}}',
  'taken-by': '{{person}} {{count}}',
  'taken-none': '-# 💡 Nobody took a hint.',
  allow: 'Allow hints',
  forbid: 'Play without hints',
  'no-hints-in-tournament': 'A tournament, where everybody owes a solo, is played without hints.',
  'no-hints-in-league': 'Tables of leagues are played without hints.',
  'no-hints-off':
    'This table plays without hints: they can only be allowed before the first deal, by its host.',
  'no-hints-off-lobby':
    'This table plays without hints: whoever hosts it can allow them before the first deal, with **Rules** → **Change rules**.',
  'no-choice': 'You have nothing to choose at the moment: {{now}}',
  'no-choice-one': 'There is only one thing you can do now, so there is nothing to choose.',

  title: 'Hint',
  'title-trick': 'Hint · trick {{trick}}',
  'advice-play': 'Play **{{move}}**.',
  'advice-healthy': 'Say **healthy**.',
  'advice-reserve': 'Say **reservation** and name **{{move}}**.',
  'advice-name': 'Name **{{move}}**.',
  'advice-take': 'Take the cards.',
  'advice-leave': 'Do not take the cards.',
  'advice-pass': 'Pass on **{{move}}**.',
  announce: 'Announce **{{move}}**: that is worth about {{points}} game points more than saying nothing.',
  silent: 'Say nothing now: **{{move}}** would cost about {{points}} game points.',
  either: 'Whether you announce anything now comes to about the same.',
  level: 'Everything that you can do now comes to about the same.',
  'why-own-takes':
    '{{better}} wins this trick itself in {{share}} of the deals that are possible for you, {{worse}} in {{other}}.',
  'why-party-takes':
    'With {{better}} your side gets this trick in {{share}} of the deals that are possible for you, with {{worse}} in {{other}}.',
  'why-wins':
    'With {{better}} your side wins the hand in {{share}} of the deals that are possible for you, with {{worse}} in {{other}}.',
  'why-extras':
    'With {{better}} your side does better in extra points, such as foxes: {{share}} against {{other}} with {{worse}}, on average.',
  'why-eyes':
    'With {{better}} your side ends with about {{share}} card points, with {{worse}} with {{other}}.',
  'why-points':
    'Nothing stands out: over all deals that are possible for you, {{better}} simply brings more than {{worse}}.',
  compared: 'Compared with that, in game points on average:',
  'as-good': '{{move}}: about as good',
  worse: '{{move}}: {{points}}',
  judged_one:
    '-# Judged from your own cards and what was played, over {{count}} possible deal. Only you see this.',
  judged_other:
    '-# Judged from your own cards and what was played, over {{count}} possible deals. Only you see this.',
} as const;
