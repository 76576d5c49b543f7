import { ANNOUNCEMENTS, type Announcement, leastCards } from '../../core/rules/announcement.ts';

/**
 * What may be announced, on plain numbers (rules.md §6): announcements by their index in `ANNOUNCEMENTS`, sets of
 * them as masks, parties as 0 (Re) and 1 (Kontra).
 */
export const NOT_CALLED = 0;
export const CALLED_IN_TIME = 1;
const CALLED_LATE = 2;

/** Index of the first step: Re and Kontra come before it. */
const FIRST_STEP = 2;
const STEP_COUNT = ANNOUNCEMENTS.length - FIRST_STEP;

/** Fewest cards by index of the announcement, in a hand of twelve. */
const LEAST = Int32Array.from(ANNOUNCEMENTS, (value) => leastCards(value, 0));

/** Every set of announcements, as a list from low to high. */
const LISTS: readonly (readonly Announcement[])[] = Array.from(
  { length: 1 << ANNOUNCEMENTS.length },
  (_, mask) => ANNOUNCEMENTS.filter((_value, index) => ((mask >> index) & 1) === 1),
);

export const announcementsIn = (mask: number): readonly Announcement[] => LISTS[mask] ?? [];

export const indexOfAnnouncement = (value: Announcement): number => ANNOUNCEMENTS.indexOf(value);

/** How Re or Kontra would be said with so many cards: in time, late, or (0) not at all. */
export function callWith(call: number, otherCall: number, otherSteps: number, cards: number): number {
  if (call !== NOT_CALLED) return NOT_CALLED;
  if (cards >= (LEAST[0] as number)) return CALLED_IN_TIME;
  if (otherCall === NOT_CALLED) return NOT_CALLED;
  const highest = otherSteps === 0 ? 0 : FIRST_STEP - 1 + otherSteps;
  return cards >= (LEAST[highest] as number) - 1 ? CALLED_LATE : NOT_CALLED;
}

/** The steps that a party may still announce after `steps` of them: all of them while the next one is in time. */
export function stepsWith(call: number, steps: number, cards: number): number {
  if (call !== CALLED_IN_TIME || steps === STEP_COUNT) return 0;
  const next = FIRST_STEP + steps;
  if (cards < (LEAST[next] as number)) return 0;
  return ((1 << ANNOUNCEMENTS.length) - 1) & ~((1 << next) - 1);
}

/** Steps of a party that count once it has announced one by its index. */
export const stepsAfter = (index: number): number => index - FIRST_STEP + 1;
