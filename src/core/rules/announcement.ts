import type { Party } from './contract.ts';

/** The steps after Re or Kontra, low to high. */
export const STEPS = ['no90', 'no60', 'no30', 'schwarz'] as const;
export type Step = (typeof STEPS)[number];

export const ANNOUNCEMENTS = ['re', 'kontra', ...STEPS] as const;
export type Announcement = (typeof ANNOUNCEMENTS)[number];

export const isStep = (value: Announcement): value is Step => value !== 're' && value !== 'kontra';

/** Eyes of a first trick that oblige its winner to announce, where the rules have it. */
export const OBLIGING_EYES = 30;

/** Cards the speaker must still hold, in a hand of twelve (rules.md §6). */
const LEAST_CARDS: Readonly<Record<Announcement, number>> = {
  re: 11,
  kontra: 11,
  no90: 10,
  no60: 9,
  no30: 8,
  schwarz: 7,
};

/** What one party has announced. */
export interface PartyAnnouncements {
  /** Whether Re or Kontra was said, and whether only as a late reply. */
  readonly call: 'none' | 'in-time' | 'late';
  /** Number of steps that count as announced, 0 to 4: skipped ones included. */
  readonly steps: number;
}

export const NOTHING_ANNOUNCED: PartyAnnouncements = { call: 'none', steps: 0 };

export type Announced = Readonly<Record<Party, PartyAnnouncements>>;

/** Fewest cards with which `value` may still be said; `shift` lowers every figure. */
export const leastCards = (value: Announcement, shift: number): number => LEAST_CARDS[value] - shift;

/** Fewest cards for a late reply: one fewer than the limit of the other party's highest announcement. */
function leastForReply(other: PartyAnnouncements, shift: number): number {
  const highest = STEPS[other.steps - 1] ?? 're';
  return leastCards(highest, shift) - 1;
}

/** How Re or Kontra would be said with `cards` cards: in time, as a late reply, or not at all. */
export function callWith(
  own: PartyAnnouncements,
  other: PartyAnnouncements,
  cards: number,
  shift: number,
): 'in-time' | 'late' | null {
  if (own.call !== 'none') return null;
  if (cards >= leastCards('re', shift)) return 'in-time';
  return other.call !== 'none' && cards >= leastForReply(other, shift) ? 'late' : null;
}

/** Fewest cards with which Re or Kontra can still be said as things stand. */
export function leastForCall(other: PartyAnnouncements, shift: number): number {
  const inTime = leastCards('re', shift);
  return other.call === 'none' ? inTime : Math.min(inTime, leastForReply(other, shift));
}

/** What a member of `party` may announce with `cards` cards in hand. */
export function announceable(
  announced: Announced,
  party: Party,
  cards: number,
  shift: number,
): readonly Announcement[] {
  const own = announced[party];
  const other = announced[party === 're' ? 'kontra' : 're'];
  if (own.call === 'none') return callWith(own, other, cards, shift) ? [party] : [];
  if (own.call === 'late') return [];
  const next = STEPS[own.steps];
  // Every skipped step must still be in time, and the lowest of them ends first.
  return next && cards >= leastCards(next, shift) ? STEPS.slice(own.steps) : [];
}
