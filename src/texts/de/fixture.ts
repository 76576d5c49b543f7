import type { Translation } from '../translation.ts';

/** A league's tables. */
export const fixture = {
  'chairs-empty_one': 'Es fehlt noch jemand; wer die Liga leitet, kann einen Ersatz einsetzen.',
  'chairs-empty_other': 'Es fehlen noch {{count}}; wer die Liga leitet, kann Ersatz einsetzen.',
} satisfies Translation<'de'>['fixture'];
