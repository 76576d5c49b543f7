/** The lobby, and what is true of a table as a whole. */
export const table = {
  title: 'Doppelkopf',
  line: '{{rules}} · {{hands}} · {{pace}}',
  'rules-ddv': 'DDV rules',
  'rules-but': 'DDV rules, but: {{rules}}',
  'rules-more': '… and {{count}} more',
  hands_one: '{{count}} hand',
  hands_other: '{{count}} hands',
  target_one: 'to {{count}} point',
  target_other: 'to {{count}} points',
  open: 'open end',
  hand: 'Hand {{hand}}',
  'hand-of': 'Hand {{hand}} of {{hands}}',
  'pace-live': 'live, 60 s a move',
  'pace-relaxed': 'relaxed, 10 min a move',
  'pace-slow': 'slow, 24 h a move',
  'pace-none': 'no clock',
  'pace-waits': '{{pace}}, then the table waits',

  'seat-free': '**{{number}}** · *free*',
  'seat-person': '**{{number}}** · {{person}}',
  'seat-host': '**{{number}}** · {{person}} · host',
  'seat-computer': '**{{number}}** · {{name}} · computer',
  'seat-vacated': '**{{number}}** · {{name}} · computer, in place of somebody who left',
  'seat-held': '**{{number}}** · {{person}} · away, a computer plays',
  'seat-held-host': '**{{number}}** · {{person}} · host · away, a computer plays',
  'inbox-closed': "-# {{person}}'s direct messages are closed: use **My hand** once it starts.",
  'inbox-closed-playing': "-# {{person}}'s direct messages are closed: use **My hand**.",

  'chairs-free_one': 'One seat is free. **Join** takes it, **Add computer** fills it; then **Start** deals.',
  'chairs-free_other':
    '{{count}} seats are free. **Join** takes one, **Add computer** fills one; **Start** deals once four are taken.',
  'chairs-full': 'All seats are taken: anybody who sits may press **Start**.',
  'chairs-more_one': 'One seat is free. **Start** deals to those who sit here, four at least.',
  'chairs-more_other': '{{count}} seats are free. **Start** deals to those who sit here, four at least.',
  'dealer-rests':
    '-# Of five players and more, the four after the dealer play each hand; the others sit out.',
  closes: '-# An untouched table closes {{time}}.',

  playing: '▶️ {{hand}} is being played. Follow it in the messages below.',
  between: '▶️ {{hand}} is over. The game goes on in the messages below.',
  paused: '⏸️ Paused by {{person}}. **Menu** → **Resume** goes on; otherwise the table closes {{time}}.',
  'paused-itself':
    '⏸️ Paused, since nobody is here. **Menu** → **Resume** goes on; otherwise the table closes {{time}}.',
  'seat-offered': '{{name}} plays for somebody who left. The button below takes the seat.',
  'end-votes': '-# Votes to end early: {{votes}} of {{needed}} needed.',
  'removal-votes': '-# Votes to remove {{person}}: {{votes}} of {{needed}} needed.',

  'ended-played-out_one': '🏁 The hand is played.',
  'ended-played-out_other': '🏁 All {{count}} hands are played.',
  'ended-target_one': '🏁 The target of {{count}} point is reached.',
  'ended-target_other': '🏁 The target of {{count}} points is reached.',
  'ended-voted': '🏁 The players ended the session early.',
  'ended-closed': '🏁 The table was closed.',
  'ended-nobody-left': '🏁 Everybody has left the table.',
  'ended-unused': '🏁 Nobody touched the table for a long time, so it closed.',
  'ended-broken-off': 'The hand that was being played counts for nothing.',
  'ended-unplayed': 'No hand was finished. **/table create** opens a new table.',

  welcome:
    'You sit at the Doppelkopf table in {{link}}\nYour cards come here when a hand is dealt, with a button for everything you may do.',
  'thread-name': 'Doppelkopf: {{names}}',
} as const;
