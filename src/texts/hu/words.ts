import type { Translation } from '../translation.ts';

/** The words of the game. */

/** Ranks as cards are lettered. */
export const rank = { A: 'A', K: 'K', Q: 'D', J: 'B', T: '10', '9': '9' } satisfies Translation<'hu'>['rank'];

/** Cards in words, for who hears a picture instead of seeing it. */
export const card = {
  name: '{{suit}} {{rank}}',
  C: 'treff',
  S: 'pikk',
  H: 'kőr',
  D: 'káró',
  A: 'ász',
  T: 'tízes',
  K: 'király',
  Q: 'dáma',
  J: 'bubi',
  '9': 'kilences',
} satisfies Translation<'hu'>['card'];
