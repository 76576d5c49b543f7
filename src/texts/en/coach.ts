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
} as const;
