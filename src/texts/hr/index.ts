import type { Translation } from '../translation.ts';
import { card, rank } from './words.ts';

/** Everything people read, in Croatian. */
export const hr: Translation<'hr'> = {
  card,
  rank,
};
