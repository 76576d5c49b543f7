import { STEPS } from '../../core/rules/announcement.ts';
import { type Extras, NOTHING_SAID, type Said } from '../../core/score/entry.ts';
import { EXTRA_REASONS, type ExtraReason } from '../../core/score/result.ts';
import { isSeat, type Seat } from '../../core/seat.ts';

/** What a party announced, as a value of a menu: `none`, `call`, or the highest step. */
export function saidWord({ call, steps }: Said): string {
  if (!call) return 'none';
  return STEPS[steps - 1] ?? 'call';
}

/** Null: nobody wrote that word. */
export function parseSaid(word: string): Said | null {
  if (word === 'none') return NOTHING_SAID;
  if (word === 'call') return { call: true, steps: 0 };
  const step = STEPS.find((known) => known === word);
  return step ? { call: true, steps: STEPS.indexOf(step) + 1 } : null;
}

/** An extra point as a value of a menu, such as `fox.2` for the second fox. */
export const extraWord = (reason: ExtraReason, number: number): string => `${reason}.${number}`;

/** Counts the chosen extra points by kind: whichever of two foxes is chosen, it is one. */
export function parseExtras(words: readonly string[]): Extras {
  const counts: Partial<Record<ExtraReason, number>> = {};
  for (const word of words) {
    const reason = EXTRA_REASONS.find((known) => known === word.split('.')[0]);
    if (reason) counts[reason] = (counts[reason] ?? 0) + 1;
  }
  return counts;
}

export const parseSeats = (words: readonly string[]): readonly Seat[] =>
  words.map(Number).filter((seat): seat is Seat => isSeat(seat));
