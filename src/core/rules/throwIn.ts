import { eyesIn, eyesOf, fullDeck, rankOf } from '../card.ts';

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
export const COUNTED_RANKS: Readonly<Record<CardCount, readonly string[]>> = {
  nines: ['9'],
  kings: ['K'],
  ninesAndKings: ['9', 'K'],
  fullCards: ['A', 'T'],
};

export const COUNTS_OF_CARDS = Object.keys(COUNTED_RANKS) as readonly CardCount[];

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
