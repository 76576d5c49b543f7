import type { Translation } from '../translation.ts';

/** The words of the game. */

/** Ranks as cards are lettered. */
export const rank = { A: 'A', K: 'K', Q: 'D', J: 'B', T: '10', '9': '9' } satisfies Translation<'de'>['rank'];

/** Cards in words, for who hears a picture instead of seeing it. */
export const card = {
  name: '{{suit}}-{{rank}}',
  C: 'Kreuz',
  S: 'Pik',
  H: 'Herz',
  D: 'Karo',
  A: 'Ass',
  T: 'Zehn',
  K: 'König',
  Q: 'Dame',
  J: 'Bube',
  '9': 'Neun',
} satisfies Translation<'de'>['card'];
