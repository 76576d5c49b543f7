/** Panels that one person sees. */
export const rules = {
  title: 'The rules of this table',
  cards:
    '{{number}} cards, each twice. The ten of hearts (the Dulle) is the highest trump, then all queens, all jacks, and diamonds; trump is one suit, and suit must be followed.',
  parties:
    'Who holds a ♣Q is **Re**, the others are **Kontra**; whoever holds both plays alone, or says **reservation** and names a **wedding**: then the first other player to win one of the first three tricks is the partner.',
  win: 'Re needs 121 of the 240 card points, Kontra 120. A side under 90, 60 or 30, or without a trick, costs one game point more each.',
  announce:
    '**Re** and **Kontra** (+2 each) may be announced while you hold at least 11 cards, then **no 90** with 10, **no 60** with 9, **no 30** with 8, **schwarz** with 7 (+1 each). Re or Kontra in reply to an announcement may be one card late.',
  solos: 'Solos: {{solos}}. The soloist is Re, alone, and scores three times.',
  'solos-none': 'There are no solos.',
  extras: 'Extra points, not in solos: Doppelkopf (a trick of 40 or more), a fox (♦A) caught{{karlchen}}.',
  'extras-karlchen': ', Karlchen (♣J) winning the last trick',
  'against-the-old': 'Kontra scores one more for winning against the club queens.',
  'clock-computer':
    'When time runs out, a computer makes that one move; after two in a row it holds the seat until you act again.',
  'clock-waits': 'When time runs out, the table waits.',
  'no-nines': 'Without nines: every number of cards for announcements falls by two.',
  'second-dulle-except-last-trick': 'The second Dulle beats the first, except in the last trick.',
  'second-dulle-always': 'The second Dulle beats the first.',
  schweine: 'Schweine: both ♦A in one hand rank above the Dulle.',
  poverty: 'Poverty: who has at most three trumps may ask for a partner to exchange three cards with.',
  'throw-in-nines': 'Throwing in is allowed with {{number}} nines.',
  'throw-in-kings': 'Throwing in is allowed with {{number}} kings.',
  double: 'Re and Kontra double the hand instead of adding 2.',
} as const;

export const menu = {
  title: 'Menu of this table',
  host: 'Host: {{person}}',
  'end-votes': 'Ending early: {{votes}} of {{needed}} votes.',
  'removal-votes': 'Removing {{person}}: {{votes}} of {{needed}} votes.',
  'open-seats': 'You do not sit at this table. You may take the seat of a computer.',
  ended: 'This table has ended.',
} as const;

export const confirm = {
  'leave-lobby': 'Leave your seat?',
  leave: 'Leave for good? A computer plays on in your seat, and the points so far stay with it.',
  'vote-end':
    'End the session early? It ends, with the score so far, when more than half of the players want it.',
  'close-lobby': 'Close this table for everybody?',
  close:
    'End the session for everybody? From the host it counts as a vote to end early; a moderator ends it at once, with the score so far.',
  remove:
    'Remove {{name}}? A computer takes the seat: at once where they are away and you are the host, otherwise when enough of the others agree.',
  'remove-lobby': 'Remove {{name}} from the table?',
  otherwise: '-# Otherwise just dismiss this.',
} as const;

export const review = {
  title: 'Hand {{hand}} · {{contract}}',
  'title-trick': 'Hand {{hand}} · trick {{trick}} of {{tricks}}',
  hand: '{{name}} ({{party}})',
  taken_one: '{{name}} wins {{count}} card point.',
  taken_other: '{{name}} wins {{count}} card points.',
  running: 'Re {{re}} · Kontra {{kontra}} card points so far',
  none: 'Hand {{hand}} cannot be reviewed: it is not finished, or no card was played.',
} as const;
