/** A league's tables. */
export const fixture = {
  place: '{{league}} · match day {{round}} · table {{table}}',
  'thread-name': '{{league}}, match day {{round}}, table {{table}}: {{names}}',
  'seat-expected': '**{{number}}** · waiting for {{person}}',
  missing_one: 'One player is missing. **Join** takes your seat; then **Start** deals.',
  missing_other:
    '{{count}} players are missing. **Join** takes your seat; **Start** deals once all four are here.',
  'chairs-empty_one': 'One player is still missing; whoever leads the league can name a substitute.',
  'chairs-empty_other': '{{count}} players are still missing; whoever leads the league can name substitutes.',
  duplicate:
    '-# All tables of this match day get the same cards, so this one is played in a private thread. Whoever may manage threads here could read it: please don’t.',
  seal: '-# The deck is fixed, at all tables the same; its seed is sealed as `{{commitment}}` and shown once the match day is over.',
  secret:
    '-# Other tables get the same cards: please tell nobody. All hands, the seed and the records follow once the match day is over everywhere.',
  concealed:
    'The same cards are dealt at other tables of this match day. Until all of them have ended, only those who play here see how it goes.',
  'concealed-review':
    'The same cards are dealt at other tables. Hands, seeds and records are shown once the match day is over everywhere.',
  disclosed: '-# The match day is over at all tables: seeds, hands and records are open now.',
  called: '{{person}}, a seat is kept for you: {{place}} {{link}}',
  'seat-offered': '{{name}} keeps the seat for {{person}}. The button below takes it.',
  'ended-unplayed': 'No hand was finished. The league can open the table again.',
  'phase-ended': 'This table has ended. What is left to play, the league can open again.',
  'no-private-thread':
    'The tables of this match day get the same cards, so each is played in a private thread. Those exist in text channels only: open the table in one.',
} as const;
