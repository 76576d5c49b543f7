import type { Translation } from '../translation.ts';
import { card, rank } from './words.ts';

/** Everything people read, in Hungarian. */
export const hu: Translation<'hu'> = {
  card,
  rank,
};
