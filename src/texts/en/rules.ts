/** The switches of a rule set: what each can be set to, as a phrase that fits into a list. */
export const rule = {
  'nines-true': 'with nines',
  'nines-false': 'without nines',
  'secondDulleWins-never': 'the first Dulle wins',
  'secondDulleWins-except-last-trick': 'the second Dulle wins except in the last trick',
  'secondDulleWins-always': 'the second Dulle wins',

  'schweine-true': 'Schweine',
  'schweine-false': 'no Schweine',
  'superschweine-true': 'Superschweine',
  'superschweine-false': 'no Superschweine',
  'schweineInSuitSolos-true': 'Schweine in every suit solo',
  'schweineInSuitSolos-false': 'no Schweine in solos of the black suits and hearts',
  'schweineShown-when-played': 'Schweine are shown when played',
  'schweineShown-at-start': 'Schweine are shown at the start',

  'solos-none': 'no solos',
  'solos-ddv': 'the seven solos of the DDV',
  'solos-list': 'solos: {{solos}}',
  'solos-with': 'with {{solos}}',
  'solos-without': 'without {{solos}}',
  'solos-more_one': '{{count}} more solo',
  'solos-more_other': '{{count}} more solos',
  'solos-fewer_one': '{{count}} solo fewer',
  'solos-fewer_other': '{{count}} solos fewer',
  'soloLead-forehand': 'forehand leads in a solo',
  'soloLead-soloist': 'the soloist leads',

  'weddingDecidedBy-any': 'any trick decides a wedding',
  'weddingDecidedBy-side-suit': 'only a side suit decides a wedding',
  'weddingDecidedBy-trump': 'only trump decides a wedding',
  'poverty-false': 'no poverty',
  'poverty-true': 'poverty',
  'poverty-redeal': 'a poverty is dealt again',
  'povertyFoxesCount-true': 'foxes count in a poverty',
  'povertyFoxesCount-false': 'foxes do not count in a poverty',

  'throwIn-nines-no': 'no throw-in for nines',
  'throwIn-nines-at': 'throw-in with {{number}}+ nines',
  'throwIn-kings-no': 'no throw-in for kings',
  'throwIn-kings-at': 'throw-in with {{number}}+ kings',
  'throwIn-ninesAndKings-no': 'no throw-in for nines and kings together',
  'throwIn-ninesAndKings-at': 'throw-in with {{number}}+ nines and kings',
  'throwIn-fullCards-no': 'no throw-in for aces and tens',
  'throwIn-fullCards-at': 'throw-in with {{number}}+ aces and tens',
  'throwIn-eyesOver-no': 'no throw-in for many card points',
  'throwIn-eyesOver-at': 'throw-in above {{number}} card points',
  'throwIn-noTrumpAbove-no': 'no throw-in for low trumps',
  'throwIn-noTrumpAbove-DJ': 'throw-in without a trump above ♦J',
  'throwIn-noTrumpAbove-DA': 'throw-in without a trump above ♦A',

  'announcements-add': 'Re and Kontra add 2 each',
  'announcements-double': 'Re and Kontra double',
  'announceAt30-true': 'a first trick of 30 obliges to announce',
  'announceAt30-false': 'nobody has to announce',

  'karlchen-true': 'Karlchen',
  'karlchen-false': 'no Karlchen',
  'karlchenCaught-true': 'Karlchen caught',
  'karlchenCaught-false': 'no point for catching Karlchen',
  'foxLastTrick-true': 'last trick won with a fox',
  'foxLastTrick-false': 'no point for a fox in the last trick',
  'heartsTrick-true': 'trick of four hearts',
  'heartsTrick-false': 'no point for a trick of four hearts',
  'dulleCaught-true': 'Dulle caught',
  'dulleCaught-false': 'no point for catching a Dulle',

  'bock-none': 'no Bock rounds',
  'bock-brief': 'Bock rounds ({{triggers}})',
  'bock-after': 'a Bock round after: {{triggers}}',
  'bock-120-120': '120 card points each',
  'bock-solo-lost': 'a lost solo',
  'bock-announcement-lost': 'an announcement that lost',
  'bock-hearts-trick': 'a trick of four hearts',
  'bock-schwarz': 'a party without a trick',
  'bock-hands_one': '{{count}} hand in a Bock round',
  'bock-hands_other': '{{count}} hands in a Bock round',
  'bock-overlap-append': 'Bock rounds follow one another',
  'bock-overlap-stack': 'Bock rounds multiply',
  'bock-overlap-ignore': 'no Bock round within another',

  'mandatorySolos-true': 'mandatory solos',
  'mandatorySolos-false': 'no mandatory solos',
} as const;

/** What each switch is about, in one or two sentences for somebody who plays. */
export const help = {
  nines:
    'Without nines there are 40 cards and ten tricks, and every number of cards for announcements falls by two.',
  secondDulleWins: 'When both ♥10 fall into one trick, either the first played is the better, or the second.',

  schweine:
    'Schweine are both ♦A in one hand: they rank above the Dulle in the normal game, weddings, poverties and diamonds solos, and are no foxes.',
  superschweine:
    'Superschweine are both ♦9 in one hand (♦K without nines): where somebody has Schweine, be it another player, they rank above them.',
  schweineInSuitSolos:
    'In a solo of clubs, spades or hearts both aces of that suit in one hand can be Schweine too; so can both nines of it (kings without nines) be Superschweine, where these are played.',
  schweineShown: 'The table learns who holds Schweine either when the first is played, or at the first lead.',

  solos:
    'Who plays a solo plays alone against three and scores threefold. Only the chosen ones may be named.',
  soloLead: 'Who leads to the first trick of a voluntary solo: the player after the dealer, or the soloist.',

  weddingDecidedBy:
    'The first other player to win one of the first three tricks is the partner; the trick that decides may have to be led with a side suit, or with trump.',
  poverty:
    'Who holds at most three trumps may say so. Either another player takes three cards with all the trumps among them, gives any three back and is the partner, and the two are Re; or the same dealer deals anew, as also where nobody takes them.',
  povertyFoxesCount:
    'Whether ♦A are among the three trumps of a poverty. If not, they are not counted and may stay in the hand.',

  'throwIn-nines':
    'Who holds at least the agreed number of nines may throw the hand in; the same dealer deals again.',
  'throwIn-kings': 'Who holds at least the agreed number of kings may throw the hand in.',
  'throwIn-ninesAndKings':
    'Who holds at least the agreed number of nines and kings together may throw the hand in.',
  'throwIn-fullCards':
    'Who holds at least the agreed number of aces and tens together may throw the hand in.',
  'throwIn-eyesOver': 'Who holds more of the 240 card points than agreed may throw the hand in.',
  'throwIn-noTrumpAbove':
    'Who holds no trump ranking above the agreed card, as in the normal game, may throw the hand in.',

  announcements:
    'Re and Kontra are worth two game points each, or each of them doubles everything the hand brings.',
  announceAt30:
    'Who wins a first trick of 30 or more card points has to announce at once: Re or Kontra, or the next step. It happens by itself; not in a wedding.',

  karlchen:
    'Winning the last trick with a ♣J brings one point. Like all extra points it does not count in solos.',
  karlchenCaught: 'One point for each ♣J of the other party in a last trick that another card wins.',
  foxLastTrick: 'Winning the last trick with a ♦A brings one point, unless it is a Schwein.',
  heartsTrick: 'A trick of four hearts, none of them trump, brings one point.',
  dulleCaught: 'Winning a trick with a ♥10 that holds the other party’s ♥10 brings one point.',

  'bock-on':
    'In a Bock round hands count double. What starts one is chosen; hands that are thrown in do not use it up.',
  'bock-hands': 'How many hands a round has; as many as there are players is one turn.',
  'bock-overlap':
    'What happens when a round starts within another: it follows, or both multiply, or it does not start.',

  mandatorySolos:
    'Every player owes one solo in the session. A mandatory solo outranks every reservation and its soloist leads.',
  elsewhere: '*Where it is played* · {{help}}',
} as const;

/** Why a switch has no effect as things stand. */
export const idle = {
  schweineShown: 'No effect as long as there are no Schweine.',
  soloLead: 'No effect as long as there are no solos.',
  povertyFoxesCount: 'No effect as long as there is no poverty.',
  'throwIn-nines': 'There are no nines in the deck.',
  bock: 'Choose first what starts a Bock round.',
} as const;

/** What is trump in each solo. */
export const solo = {
  clubs: '♥10, queens, jacks and clubs are trump.',
  spades: '♥10, queens, jacks and spades are trump.',
  hearts: '♥10, queens, jacks and hearts are trump.',
  diamonds: 'The trumps of the normal game.',
  queens: 'Only the queens are trump.',
  jacks: 'Only the jacks are trump.',
  fleischlos: 'No trump at all.',
  kings: 'Only the kings are trump.',
  'queens-jacks': 'Queens, then jacks, are trump.',
  'kings-queens': 'Kings, then queens, are trump.',
  'kings-jacks': 'Kings, then jacks, are trump.',
  koehler: 'Kings, then queens, then jacks are trump.',
} as const;

/** The topics under which the switches stand. */
export const topic = {
  overview: 'Overview',
  basics: 'The game in short',
  cards: 'Cards and Dulle',
  schweine: 'Schweine',
  solos: 'Solos',
  'wedding-poverty': 'Wedding and poverty',
  'throw-in': 'Throwing in: nines and kings',
  'throw-in-more': 'Throwing in: other reasons',
  announcements: 'Announcements',
  'extra-points': 'Extra points',
  bock: 'Bock',
  tournament: 'Tournament and session',
  start: 'Start from…',
} as const;

/** What makes no sense together, and what to do about it. */
export const conflict = {
  'superschweine-need-schweine':
    'Superschweine rank above Schweine, so they need them: choose Schweine too, or no Superschweine.',
  'suit-solo-schweine-need-schweine':
    'Schweine in every suit solo need Schweine: choose them too, or neither.',
  'no-nines-to-throw-in':
    'Without nines nobody can throw in for nines: under **Throwing in** choose “no throw-in for nines” first.',
  'throw-in-threshold':
    'Every hand reaches that, or none does: {{what}} takes from {{least}} to {{most}}. Choose another number, or none.',
  'throw-in-nines': 'a throw-in for nines',
  'throw-in-kings': 'a throw-in for kings',
  'throw-in-ninesAndKings': 'a throw-in for nines and kings',
  'throw-in-fullCards': 'a throw-in for aces and tens',
  'throw-in-eyesOver': 'a throw-in for card points',
  'mandatory-solos-need-solos':
    'Nobody can play a mandatory solo where there are no solos: choose a solo, or no mandatory solos.',
} as const;
