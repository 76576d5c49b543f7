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
  'no-hints-in-exchange': 'There are no hints for the exchange of a poverty.',
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
  'why-call': 'Your side wins the hand in {{share}} of the deals that are possible for you.',
  'why-step': 'What it says comes true in {{share}} of the deals that are possible for you.',
  'why-points':
    'Nothing stands out: over all deals that are possible for you, {{better}} simply brings more than {{worse}}.',
  compared: 'Compared with that, in game points on average:',
  'as-good': '{{move}}: about as good',
  worse: '{{move}}: {{points}}',
  judged_one:
    '-# Judged from your own cards and what was played, over {{count}} possible deal. Only you see this.',
  judged_other:
    '-# Judged from your own cards and what was played, over {{count}} possible deals. Only you see this.',

  thinking: '-# 💡 The coach is thinking about this hand …',
  clean: '-# 💡 The coach found no move that cost much, from what each player could know. Well played!',
  costliest: '**💡 The moves that cost most**',
  fairly:
    '-# Judged by what each player could know at that moment, not by how the cards lay; points are averages.',
  'at-trick': 'Trick {{trick}}',
  'at-inquiry': 'Before the first trick',
  'cost-move':
    '{{where}} · {{person}}: **{{made}}** cost about {{points}} points, **{{better}}** was better.',
  'cost-call': '{{where}} · {{person}}: announcing **{{made}}** cost about {{points}} points.',
  'cost-silence': '{{where}} · {{person}}: announcing **{{better}}** was worth about {{points}} points.',
  sign: '💡 {{points}}',
  'because-own-takes':
    'It would have won the trick in {{share}} of the deals that were possible then, the card played in {{other}}.',
  'because-party-takes':
    'With it, {{person}}’s side gets the trick in {{share}} of the deals that were possible then, with the card played in {{other}}.',
  'because-wins':
    'With it, {{person}}’s side wins in {{share}} of the deals that were possible then, otherwise in {{other}}.',
  'because-extras': 'It does better in extra points, such as foxes: {{share}} against {{other}} on average.',
  'because-eyes': 'It brings {{person}}’s side to about {{share}} card points instead of {{other}}.',
  'because-call': '{{person}}’s side wins in {{share}} of the deals that were possible then.',
  'because-step': 'What it says comes true in {{share}} of the deals that were possible then.',
  'because-points': 'No single reason stands out; on average it simply brings more.',
} as const;
