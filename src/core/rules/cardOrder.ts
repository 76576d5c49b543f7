import { CARDS, type Card, RANKS, type Rank, rankOf, SUITS, type Suit, suitOf } from '../card.ts';
import { type Contract, soloOf } from './contract.ts';
import type { Solo } from './ruleSet.ts';

/** What has to be followed: trump is one suit. */
export type Group = 'trump' | Suit;

/** The order of cards in a contract (rules.md §2). */
export interface CardOrder {
  /** Trumps, high to low. */
  readonly trumps: readonly Card[];
  readonly groupOf: (card: Card) => Group;
  /** Higher is stronger within a group; equal only for the two copies of one card. */
  readonly strengthOf: (card: Card) => number;
}

const SIDE_RANKS: readonly Rank[] = RANKS;

const ofRank = (rank: Rank): readonly Card[] => SUITS.map((suit): Card => `${suit}${rank}`);

/** Dulle, queens, jacks, then the rest of the trump suit; the ten of hearts is the Dulle. */
function suitTrumps(suit: Suit): readonly Card[] {
  const plain = (['A', 'T', 'K', '9'] as const).map((rank): Card => `${suit}${rank}`);
  return ['HT', ...ofRank('Q'), ...ofRank('J'), ...plain.filter((card) => card !== 'HT')];
}

const SUIT_OF_SOLO = { clubs: 'C', spades: 'S', hearts: 'H', diamonds: 'D' } as const;

const SOLO_TRUMPS: Readonly<Record<Solo, readonly Card[]>> = {
  clubs: suitTrumps(SUIT_OF_SOLO.clubs),
  spades: suitTrumps(SUIT_OF_SOLO.spades),
  hearts: suitTrumps(SUIT_OF_SOLO.hearts),
  diamonds: suitTrumps(SUIT_OF_SOLO.diamonds),
  queens: ofRank('Q'),
  jacks: ofRank('J'),
  fleischlos: [],
  kings: ofRank('K'),
  'queens-jacks': [...ofRank('Q'), ...ofRank('J')],
  'kings-queens': [...ofRank('K'), ...ofRank('Q')],
  'kings-jacks': [...ofRank('K'), ...ofRank('J')],
  koehler: [...ofRank('K'), ...ofRank('Q'), ...ofRank('J')],
};

function orderOf(trumps: readonly Card[]): CardOrder {
  const groups = new Map<Card, Group>();
  const strengths = new Map<Card, number>();
  for (const card of CARDS) {
    const at = trumps.indexOf(card);
    groups.set(card, at < 0 ? suitOf(card) : 'trump');
    strengths.set(card, at < 0 ? -SIDE_RANKS.indexOf(rankOf(card)) : trumps.length - at);
  }
  return {
    trumps,
    groupOf: (card) => groups.get(card) ?? suitOf(card),
    strengthOf: (card) => strengths.get(card) ?? 0,
  };
}

const NORMAL = orderOf(SOLO_TRUMPS.diamonds);

const SOLO_ORDERS = Object.fromEntries(
  Object.entries(SOLO_TRUMPS).map(([solo, trumps]) => [solo, orderOf(trumps)]),
) as Record<Solo, CardOrder>;

/** With Schweine both DA rank above the Dulle. */
const WITH_SCHWEINE = orderOf(['DA', ...SOLO_TRUMPS.diamonds.filter((card) => card !== 'DA')]);

/** The order in the normal game: what is counted as trump before the contract is known. */
export const NORMAL_ORDER = NORMAL;

export const mayHaveSchweine = (contract: Contract): boolean => {
  const solo = soloOf(contract);
  return solo === null || solo === 'diamonds';
};

/** The order of cards in a contract; `schweine`: somebody holds them. */
export function cardOrder(contract: Contract, schweine = false): CardOrder {
  if (schweine && mayHaveSchweine(contract)) return WITH_SCHWEINE;
  const solo = soloOf(contract);
  return solo ? SOLO_ORDERS[solo] : NORMAL;
}

/** Sorted for display: trumps high to low, then the side suits, each high to low. */
export function sortCards(cards: readonly Card[], order: CardOrder = NORMAL): readonly Card[] {
  const place = (card: Card): number => {
    const group = order.groupOf(card);
    const suit = group === 'trump' ? 0 : 1 + SUITS.indexOf(group);
    return suit * 100 - order.strengthOf(card);
  };
  return [...cards].sort((a, b) => place(a) - place(b));
}
