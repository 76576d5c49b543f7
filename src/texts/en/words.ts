/** The words of the game. */

/** Ranks as cards are lettered. */
export const rank = { A: 'A', K: 'K', Q: 'Q', J: 'J', T: '10', '9': '9' } as const;

/** Cards in words, such as “queen of clubs”, for who hears a picture instead of seeing it. */
export const card = {
  name: '{{rank}} of {{suit}}',
  C: 'clubs',
  S: 'spades',
  H: 'hearts',
  D: 'diamonds',
  A: 'ace',
  T: 'ten',
  K: 'king',
  Q: 'queen',
  J: 'jack',
  '9': 'nine',
} as const;

export const party = { re: 'Re', kontra: 'Kontra' } as const;

export const announcement = {
  re: 'Re',
  kontra: 'Kontra',
  no90: 'no 90',
  no60: 'no 60',
  no30: 'no 30',
  schwarz: 'schwarz',
} as const;

export const contract = {
  normal: 'Normal game',
  'silent-wedding': 'Silent wedding',
  wedding: 'Wedding',
  poverty: 'Poverty',
  'solo-clubs': 'Clubs solo',
  'solo-spades': 'Spades solo',
  'solo-hearts': 'Hearts solo',
  'solo-diamonds': 'Diamonds solo',
  'solo-queens': 'Queens solo',
  'solo-jacks': 'Jacks solo',
  'solo-fleischlos': 'No-trump solo',
  'solo-kings': 'Kings solo',
  'solo-queens-jacks': 'Queens and jacks solo',
  'solo-kings-queens': 'Kings and queens solo',
  'solo-kings-jacks': 'Kings and jacks solo',
  'solo-koehler': 'Köhler (kings, queens and jacks solo)',
  'thrown-in': 'Thrown in',
} as const;

export const reservation = {
  'solo-clubs': '♣ solo',
  'solo-spades': '♠ solo',
  'solo-hearts': '♥ solo',
  'solo-diamonds': '♦ solo',
  'solo-queens': 'Queens solo',
  'solo-jacks': 'Jacks solo',
  'solo-fleischlos': 'No-trump solo',
  'solo-kings': 'Kings solo',
  'solo-queens-jacks': 'Queens-jacks solo',
  'solo-kings-queens': 'Kings-queens solo',
  'solo-kings-jacks': 'Kings-jacks solo',
  'solo-koehler': 'Köhler solo',
  'throw-in': 'Throw in',
  poverty: 'Poverty',
  wedding: 'Wedding',
} as const;

/** Why points are given; each line of a score. */
export const reason = {
  won: 'won',
  'under-90': 'other side under 90',
  'under-60': 'other side under 60',
  'under-30': 'other side under 30',
  schwarz: 'other side without a trick',
  're-announced': 'Re announced',
  'kontra-announced': 'Kontra announced',
  're-no90-announced': 'Re announced no 90',
  're-no60-announced': 'Re announced no 60',
  're-no30-announced': 'Re announced no 30',
  're-schwarz-announced': 'Re announced schwarz',
  'kontra-no90-announced': 'Kontra announced no 90',
  'kontra-no60-announced': 'Kontra announced no 60',
  'kontra-no30-announced': 'Kontra announced no 30',
  'kontra-schwarz-announced': 'Kontra announced schwarz',
  '120-against-no90': '120 against no 90',
  '90-against-no60': '90 against no 60',
  '60-against-no30': '60 against no 30',
  '30-against-schwarz': '30 against schwarz',
  'against-the-old': 'against the club queens',
  doppelkopf: 'Doppelkopf',
  fox: 'fox caught',
  karlchen: 'Karlchen',
  'karlchen-caught': 'Karlchen caught',
  'fox-last-trick': 'last trick won with a fox',
  'hearts-trick': 'trick of four hearts',
  'dulle-caught': 'Dulle caught',
} as const;
