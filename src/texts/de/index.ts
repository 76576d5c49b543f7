import type { Translation } from '../translation.ts';
import { card, rank } from './words.ts';

/** Everything people read, in German. */
export const de: Translation<'de'> = {
  card,
  rank,
};
