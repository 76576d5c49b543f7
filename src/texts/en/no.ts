/** Why something was not done: what is true now, and what the person can do. */
export const no = {
  'already-open': 'This table is open already.',
  'not-open': 'There is no such table any more. **/table create** opens a new one.',
  'bad-settings':
    'A table has four to seven seats, 1 to {{most}} hands, and at least one person; choose again with **/table create**.',
  'mandatory-solos-need-hands':
    'Everybody owes a solo under these rules, so the session needs a number of hands, {{least}} at least; choose other rules or another length.',
  'rules-changed':
    'Somebody else changed the rules of this table at that moment; look at them and choose again.',
  'sits-out': 'You sit out this hand: no cards of it are yours to play.',
  'already-seated': 'You already sit at this table, on seat {{number}}.',
  'table-full': 'All seats are taken. A seat may become free: its message offers it then.',
  'table-full-playing': 'People play on all seats. When somebody leaves, the newest message offers the seat.',
  'seat-taken': 'That seat is taken. **Menu** offers the seats that computers still play.',
  'saw-cards':
    'You have seen the cards of seat {{number}} in this hand, so you can only sit there until it is over.',
  'not-seated': 'You do not sit at this table.',
  'not-seated-join': 'You do not sit at this table; **Join** takes a free seat.',
  'not-seated-open': 'You do not sit at this table; **Menu** lets you take a computer’s seat.',
  'not-host': 'Only the host, {{host}}, and moderators can do that.',
  'no-computer': 'No computer sits at this table.',
  'chairs-empty_one': 'One seat is still free: wait for somebody, or press **Add computer**.',
  'chairs-empty_other': '{{count}} seats are still free: wait for people, or press **Add computer**.',
  'phase-lobby': 'The game has not started yet; **Start** deals once four seats are taken.',
  'phase-cutting': 'The session is running: hand {{hand}} is being cut.',
  'phase-playing': 'The session is running: hand {{hand}} is being played.',
  'phase-between': 'The session is running: the next hand comes after **Next hand**.',
  'phase-ended': 'This table has ended. **/table create** opens a new one.',
  'not-cutter': 'It is {{cutter}} who may cut, to the right of the dealer.',
  paused: 'The table is paused; **Menu** → **Resume** goes on.',
  'paused-by': 'The table is paused by {{person}}; **Menu** → **Resume** goes on.',
  'not-paused': 'The table is not paused.',
  'not-a-person': 'Nobody else sits there whom you could remove.',
  'still-here':
    '{{name}} is still here, and it takes two others to remove somebody who is. Once they miss a move, you can.',
  'already-voted': 'Your vote is counted already; it is up to the others now.',

  'late-played': 'Your card in trick {{trick}} is already played ({{card}}); {{now}}',
  'late-hand': 'That button belonged to hand {{hand}}; {{now}}',
  'late-answered': 'You already answered; {{now}}',
  late: 'That is over; {{now}}',
  'late-cut': 'The deck is dealt; {{now}}',
  'now-your-turn': 'it is your turn.',
  'now-turn': 'it is {{person}}’s turn.',
  'now-cutting': '{{person}} may cut the deck.',
  'now-between': 'the next hand has not been dealt yet.',
  'now-paused': 'the table is paused.',
  'now-ended': 'the table has ended.',
  'now-lobby': 'the game has not started yet.',

  'not-your-turn': 'It is {{person}}’s turn{{time}}; your move comes after.',
  /** Stands in the middle of a sentence, with its space. */
  'turn-until': ' (their time runs out {{time}})',
  'no-reservation': 'You have nothing to reserve with these cards: say **healthy**.',
  'not-allowed': 'That is not possible at this point; {{now}}',
  'not-allowed-reservation': 'You cannot name that with these cards.',
  'not-allowed-pass':
    'Those three cannot go: everything marked “has to go” has to be among them. Choose again.',
  'not-in-hand': 'You do not hold that card any more; your hand shows what you can play.',
  'must-follow-trump': 'Trump was led, and you have trump: play {{cards}}.',
  'must-follow-suit': '{{suit}} was led, and you have it: play {{cards}}.',
  'announcement-not-allowed':
    'That can’t be announced (any more). Your hand shows what you may announce, and until when.',
  'announcement-due':
    'The first trick had 30 card points or more: {{person}} has to announce **{{announcement}}** first.',
  'hand-over': 'The hand is over; {{now}}',
  'bad-deal': 'The cards could not be dealt.',
  clubs: 'Clubs',
  spades: 'Spades',
  hearts: 'Hearts',
  diamonds: 'Diamonds',
} as const;
