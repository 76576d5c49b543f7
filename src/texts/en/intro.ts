/** What somebody reads who sits at a table for the first time: three short pages by direct message. */
export const intro = {
  step: '-# Introduction {{page}} of {{pages}} · you get it this once.',
  back: '◀ Back',
  next: 'Next ▶',
  done: 'Got it',
  guide: '📖 Read the guide',
  closed:
    '👍 Good luck, and have fun! **/rules learn** and **/glossary** are there whenever you want to look something up.',

  'start-title': '### 👋 Welcome to Doppelkopf',
  'start-table':
    'The game is played in the channel: everybody sees the tricks there. Your cards are shown to you alone, under **My hand** or here by direct message.',
  'start-first':
    '**Your first click** · Before the first trick you are asked: **Healthy, or a reservation?** Healthy means that you play the normal game, and for a start it is nearly always the right answer.',
  'start-queens':
    '**Reservation** is for special cards. Above all: with both {{clubQueen}} press it and name a **wedding**, and you get a partner instead of playing alone against three.',
  'start-play':
    'When it is your turn, a button for each card that you may play is there. You cannot play a wrong card.',

  'trumps-title': '### 🃏 Trumps',
  'trumps-order': 'Trump beats everything else. From the highest:',
  'trumps-follow':
    '**Follow suit** · Trump is one suit: if a trump is led, play a trump; if ♣ is led, play ♣. {{clubQueen}} and {{clubJack}} are trumps, and no clubs. If you cannot follow, play what you like.',
  'trumps-side':
    'The other cards are side suits, each ranking as {{side}} do. The highest trump wins the trick, without trump the highest card of the suit that was led.',
  'trumps-points':
    'Ace 11, ten 10, king 4, queen 3, jack 2: your side wants more than half of the 240 card points.',

  'parties-title': '### 🤝 Who plays with whom?',
  'parties-queens':
    'Whoever holds a {{clubQueen}} is **Re**, the others are **Kontra**: mostly two against two. At first you know only your own side; your hand tells you. Watch who plays a {{clubQueen}}!',
  'parties-announce':
    '**Announcements** · If your cards are good, press **Re** or **Kontra** in your hand: the hand is worth more, for whoever wins it, and all know your side. Your hand says how long there is time for it.',
  'parties-more':
    '**To go on** · **/rules learn** tells the whole game in short chapters, **/glossary** explains every word, and **/settings** changes how cards look and turns on a help that counts trumps.',
  'parties-rules': 'What your table plays by stands under **Rules** there.',
} as const;

/** Help for who wants it: trumps counted, suits led, parties known. Short lines under one’s own hand. */
export const aid = {
  trumps: '🧮 Trumps: {{played}} played · {{own}} in your hand · **{{out}}** still out',
  cards: 'played: {{cards}}',
  card: '{{card}} {{played}} of 2',
  suits: 'led: {{suits}}',
  suit: '{{suit}} {{times}}×',
  with: 'with you: {{people}}',
  against: 'against you: {{people}}',
  alone: 'you play alone against three',
} as const;
