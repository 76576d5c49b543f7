import { SEATS, type Seat } from '../../core/seat.ts';
import { type Count, countIn, holds, kindOf } from './condition.ts';
import type { SeenCards } from './seenCards.ts';

/** Unseen cards that may be with the same seats and are counted alike. */
export interface CardClass {
  /** Each card's kind as a plain bit's mask. Mutable: a draw shuffles them. */
  readonly cards: Int32Array;
  /** All of them, as one set of kinds. */
  readonly kinds: number;
  /** Whether it may be with each of the three seats. */
  readonly with: readonly boolean[];
  /** Numbers of the quotas that its cards count for. */
  readonly quotas: readonly number[];
}

/** How many of the unseen cards of some kinds one of the three seats (by number) has to get. */
export interface Quota {
  readonly place: number;
  readonly kinds: number;
  readonly least: number;
  readonly most: number;
}

/** Unseen cards in classes, those first that quotas are about, the largest last. */
export interface Sorted {
  readonly classes: readonly CardClass[];
  readonly quotas: readonly Quota[];
}

/** Sorts the unseen cards; null where counts contradict what is known. */
export function sortedCards(seen: SeenCards, counts: readonly Count[]): Sorted | null {
  const unseen = seen.unseen.map(kindOf);
  if (counts.some((count) => count.seat === seen.viewer && !holds(seen.known, count))) return null;
  const places = SEATS.filter((seat) => seat !== seen.viewer);
  const all = counts.flatMap((count) => quotaOf(count, places, seen));
  const allowed = places.map((seat) => seen.allowed[seat]);
  const among = (kinds: number): number => unseen.filter((card) => (card & kinds) !== 0).length;
  // Rounds enough for what one count excludes to tell in every other.
  for (let round = 0; round <= all.length; round++) {
    for (const { place, kinds, least, most } of all) {
      if (most <= 0) allowed[place] = (allowed[place] ?? 0) & ~kinds;
      const here = kinds & (allowed[place] ?? 0);
      const available = among(here);
      if (most < 0 || least > available) return null;
      if (least <= 0 || least < available) continue;
      for (let other = 0; other < places.length; other++) {
        if (other !== place) allowed[other] = (allowed[other] ?? 0) & ~here;
      }
    }
  }
  const quotas = all.filter(({ place, kinds, least, most }) => {
    const available = among(kinds & (allowed[place] ?? 0));
    return most < available || (least > 0 && least < available);
  });
  return { classes: classesOf(unseen, allowed, quotas), quotas };
}

function quotaOf(
  { seat, kinds, least, most }: Count,
  places: readonly Seat[],
  { known }: SeenCards,
): Quota[] {
  const place = places.indexOf(seat);
  const has = countIn(known, seat, kinds);
  return place < 0 ? [] : [{ place, kinds, least: least - has, most: most - has }];
}

function classesOf(
  unseen: readonly number[],
  allowed: readonly number[],
  quotas: readonly Quota[],
): readonly CardClass[] {
  const groups = new Map<number, number[]>();
  for (const card of unseen) {
    let key = 0;
    for (const [place, kinds] of allowed.entries()) if ((kinds & card) !== 0) key |= 1 << place;
    for (const [number, { kinds }] of quotas.entries()) if ((kinds & card) !== 0) key |= 8 << number;
    const group = groups.get(key);
    if (group) group.push(card);
    else groups.set(key, [card]);
  }
  const classes = [...groups].map(
    ([key, cards]): CardClass => ({
      cards: Int32Array.from(cards),
      kinds: cards.reduce((kinds, card) => kinds | card, 0),
      with: allowed.map((_, place) => (key & (1 << place)) !== 0),
      quotas: quotas.flatMap((_, number) => ((key & (8 << number)) !== 0 ? [number] : [])),
    }),
  );
  return classes.sort((a, b) => rankOf(a) - rankOf(b) || a.cards.length - b.cards.length);
}

/** What is forced comes first, then what quotas are about, then what may be with fewer seats. */
function rankOf(one: CardClass): number {
  const seats = one.with.filter(Boolean).length;
  return seats <= 1 ? 0 : one.quotas.length > 0 ? 1 : seats;
}
