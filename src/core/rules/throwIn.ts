import { type Card, eyesIn, eyesOf, fullDeck, rankOf } from '../card.ts';
import { NORMAL_ORDER } from './cardOrder.ts';

/** Entries of `throwIn` that are a number. */
export const THROW_IN_COUNTS = ['nines', 'kings', 'ninesAndKings', 'fullCards', 'eyesOver'] as const;
export type ThrowInCount = (typeof THROW_IN_COUNTS)[number];

/** Entries of `throwIn.noTrumpAbove`. */
export const NO_TRUMP_ABOVE = ['DJ', 'DA'] as const;
type NoTrumpAbove = (typeof NO_TRUMP_ABOVE)[number];

/**
 * What a hand may be thrown in for; null: not for that. Any one suffices: at least so many nines, kings, both
 * together, or aces and tens (`fullCards`); more than so many eyes; no trump that ranks above the card named.
 */
export type ThrowIn = Readonly<Record<ThrowInCount, number | null>> & {
  readonly noTrumpAbove: NoTrumpAbove | null;
};

export const NO_THROW_IN: ThrowIn = {
  nines: null,
  kings: null,
  ninesAndKings: null,
  fullCards: null,
  eyesOver: null,
  noTrumpAbove: null,
};

type CardCount = Exclude<ThrowInCount, 'eyesOver'>;

/** Ranks that a count is about; `eyesOver` counts eyes. */
const COUNTED_RANKS: Readonly<Record<CardCount, readonly string[]>> = {
  nines: ['9'],
  kings: ['K'],
  ninesAndKings: ['9', 'K'],
  fullCards: ['A', 'T'],
};

const COUNTS_OF_CARDS = Object.keys(COUNTED_RANKS) as readonly CardCount[];

const countIn = (cards: readonly Card[], ranks: readonly string[]): number =>
  cards.filter((card) => ranks.includes(rankOf(card))).length;

/** By the order of the normal game, Schweine not considered; a hand without trumps has none above. */
function hasTrumpAbove(cards: readonly Card[], limit: Card): boolean {
  const { groupOf, strengthOf } = NORMAL_ORDER;
  return cards.some((card) => groupOf(card) === 'trump' && strengthOf(card) > strengthOf(limit));
}

/** Whether a hand as dealt may be thrown in. */
export function mayThrowIn(cards: readonly Card[], { eyesOver, noTrumpAbove, ...reasons }: ThrowIn): boolean {
  if (eyesOver !== null && eyesIn(cards) > eyesOver) return true;
  if (noTrumpAbove !== null && !hasTrumpAbove(cards, noTrumpAbove)) return true;
  return COUNTS_OF_CARDS.some((count) => {
    const least = reasons[count];
    return least !== null && countIn(cards, COUNTED_RANKS[count]) >= least;
  });
}

interface Range {
  readonly least: number;
  readonly most: number;
}

/** The thresholds that some hands reach and others do not. */
export function throwInRange(count: ThrowInCount, nines: boolean): Range {
  const deck = fullDeck(nines);
  const size = deck.length / 4;
  if (count !== 'eyesOver') {
    const counted = deck.filter((card) => COUNTED_RANKS[count].includes(rankOf(card)));
    return { least: 1, most: Math.min(size, counted.length) };
  }
  const byEyes = [...deck].sort((a, b) => eyesOf(a) - eyesOf(b));
  // More than the fewest eyes that a hand can hold, fewer than the most.
  return { least: eyesIn(byEyes.slice(0, size)), most: eyesIn(byEyes.slice(-size)) - 1 };
}
