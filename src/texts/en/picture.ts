/** What pictures say, and what they show in words for those who do not see them. */
export const picture = {
  hand: 'Your cards: {{cards}}',
  'hand-playable': 'Your cards: {{cards}}. You may play: {{playable}}',
  'trick-empty': 'Trick {{trick}}: no card yet',
  trick: 'Trick {{trick}}: {{cards}}',
  'trick-won': 'Trick {{trick}}: {{cards}}. {{person}} wins it.',
  card: '{{person}}: {{card}}',
  'review-dealt': 'The four hands as they were dealt',
  'review-trick': 'The four hands before trick {{trick}}, and what is played to it',
  chart: 'Points of the session, hand by hand: {{totals}}',
  total: '{{person}} {{points}}',
  'chart-title': 'Points, hand by hand',
} as const;
