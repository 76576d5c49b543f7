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
  'no-reason': 'There is no reason to announce **{{move}}** now.',
  either: 'You may announce **{{move}}** or leave it: on average both come to about the same.',
  'only-card': '**{{move}}** is the only card that you can play.',
  level: 'It hardly matters what you do now: **{{move}}** is as good as anything else.',
  'why-own-takes':
    '{{better}} wins this trick itself in {{share}} of the deals that are possible for you, {{worse}} in {{other}}.',
  'why-own-takes-surely': '{{better}} takes this trick, {{worse}} does not.',
  'why-party-takes':
    'With {{better}} your side gets this trick in {{share}} of the deals that are possible for you, with {{worse}} in {{other}}.',
  'why-party-takes-surely': 'With {{better}} your side gets this trick, with {{worse}} it does not.',
  'why-wins':
    'With {{better}} your side wins the hand in {{share}} of the deals that are possible for you, with {{worse}} in {{other}}.',
  'why-extras-more':
    'With {{better}} your side gains more extra points, such as for foxes: on average {{share}}, with {{worse}} {{other}}.',
  'why-extras-fewer':
    'With {{better}} your side loses fewer extra points, such as for foxes: on average {{share}}, with {{worse}} {{other}}.',
  'why-extras-turn':
    'With {{better}} your side gains extra points, such as for foxes, {{share}} on average; with {{worse}} it loses {{other}}.',
  'why-eyes':
    'With {{better}} your side ends with about {{share}} card points, with {{worse}} with {{other}}.',
  'why-call': 'Your side wins the hand in {{share}} of the deals that are possible for you.',
  'why-step': '**{{move}}** comes true in {{share}} of the deals that are possible for you.',
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
  'cost-silence':
    '{{where}} · {{person}} did not announce **{{better}}**, which would have brought about {{points}} points.',
  sign: '💡 {{points}}',
  'because-own-takes':
    'It would have won the trick in {{share}} of the deals that were possible then, the card played in {{other}}.',
  'because-own-takes-surely': 'It would have won the trick, the card played could not.',
  'because-party-takes':
    'With it, {{person}}’s side gets the trick in {{share}} of the deals that were possible then, with the card played in {{other}}.',
  'because-party-takes-surely':
    'With it, {{person}}’s side gets the trick, with the card played it does not.',
  'because-wins':
    'With it, {{person}}’s side wins in {{share}} of the deals that were possible then, otherwise in {{other}}.',
  'because-extras-more':
    'With it, {{person}}’s side gains more extra points, such as for foxes: {{share}} instead of {{other}} on average.',
  'because-extras-fewer':
    'With it, {{person}}’s side loses fewer extra points, such as for foxes: {{share}} instead of {{other}} on average.',
  'because-extras-turn':
    'With it, {{person}}’s side gains extra points, such as for foxes, {{share}} on average; otherwise it loses {{other}}.',
  'because-eyes': 'It brings {{person}}’s side to about {{share}} card points instead of {{other}}.',
  'because-call': '{{person}}’s side wins in {{share}} of the deals that were possible then.',
  'because-step': '**{{call}}** comes true in {{share}} of the deals that were possible then.',
  'because-points': 'No single reason stands out; on average it simply brings more.',
} as const;
