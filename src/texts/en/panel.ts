/** Panels that one person sees. */
export const rules = {
  title: 'The rules of this table',
  'title-named': 'Rules: {{name}}',
  'title-default': 'Rules: {{name}} (the default of this server)',
  lengths:
    '**How long** · A session is a number of hands, or goes on until somebody has 30 or 50 game points, or until the players end it. Thrown-in hands do not count. Whoever opens the table chooses, with **/table create** or **Change rules**.',
  'many-players':
    '**Five to seven players** · Four play each hand: those to the dealer’s left. Whoever deals sits out, sees no cards and scores nothing; over a full turn everybody plays equally often.',
  'no-difference': 'The tournament rules of the German Doppelkopf association, nothing else.',
  'read-on': '-# The menu explains every rule; the game in short stands there too.',
  'read-more': '-# The menu explains every rule.',
  cards:
    '{{number}} cards, each twice. {{highest}}, then all queens, all jacks, and diamonds; trump is one suit, and suit must be followed.',
  'highest-dulle': 'The ten of hearts (the Dulle) is the highest trump',
  'highest-schweine':
    'Both ♦A in one hand (Schweine) are the highest trumps, then comes the ten of hearts (the Dulle)',
  'highest-superschweine':
    'Both ♦{{rank}} in one hand (Superschweine) are the highest trumps where somebody has Schweine (both ♦A), which come next, then the ten of hearts (the Dulle)',
  parties:
    'Who holds a ♣Q is **Re**, the others are **Kontra**; whoever holds both plays alone, or says **reservation** and names a **wedding**: then the first other player to win {{deciding}} is the partner.',
  'deciding-any': 'one of the first three tricks',
  'deciding-side-suit': 'one of the first three tricks that is led with a side suit',
  'deciding-trump': 'one of the first three tricks that is led with trump',
  win: 'Re needs 121 of the 240 card points, Kontra 120. A side under 90, 60 or 30, or without a trick, costs one game point more each.',
  announce:
    '**Re** and **Kontra** (each {{worth}}) may be announced while you hold at least {{re}} cards, then **no 90** with {{no90}}, **no 60** with {{no60}}, **no 30** with {{no30}}, **schwarz** with {{schwarz}} (+1 each). Re or Kontra in reply may still come with one card fewer than the other side’s highest announcement needs.',
  'worth-add': '+2',
  'worth-double': 'doubles the hand',
  solos: 'Solos: {{solos}}. The soloist is Re, alone, and scores three times.',
  'solos-none': 'There are no solos.',
  extras: 'Extra points, not in solos: {{extras}}.',
  'extra-doppelkopf': 'Doppelkopf (a trick of 40 or more)',
  'extra-fox': 'a fox (♦A) caught',
  'extra-karlchen': 'Karlchen (♣J) winning the last trick',
  'extra-karlchenCaught': 'a Karlchen caught in the last trick',
  'extra-foxLastTrick': 'a fox winning the last trick',
  'extra-heartsTrick': 'a trick of four hearts',
  'extra-dulleCaught': 'a Dulle caught by the other',
  'against-the-old': 'Kontra scores one more for winning against the club queens.',
  'clock-computer':
    'When time runs out, a computer makes that one move; after two in a row it holds the seat until you act again.',
  'clock-waits': 'When time runs out, the table waits.',
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
