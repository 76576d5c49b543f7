import type { Translation } from '../translation.ts';

/** The words of the game. */

/** Ranks as cards are lettered. */
export const rank = { A: 'A', K: 'K', Q: 'Q', J: 'J', T: '10', '9': '9' } satisfies Translation<'hr'>['rank'];

/** Cards in words, for who hears a picture instead of seeing it. */
export const card = {
  name: '{{suit}} {{rank}}',
  C: 'tref',
  S: 'pik',
  H: 'herc',
  D: 'karo',
  A: 'as',
  T: 'desetka',
  K: 'kralj',
  Q: 'dama',
  J: 'dečko',
  '9': 'devetka',
} satisfies Translation<'hr'>['card'];
