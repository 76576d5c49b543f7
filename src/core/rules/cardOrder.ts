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

const SUIT_OF_SOLO: { readonly [S in Solo]?: Suit } = {
  clubs: 'C',
  spades: 'S',
  hearts: 'H',
  diamonds: 'D',
};

const SOLO_TRUMPS: Readonly<Record<Solo, readonly Card[]>> = {
  clubs: suitTrumps('C'),
  spades: suitTrumps('S'),
  hearts: suitTrumps('H'),
  diamonds: suitTrumps('D'),
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

/** What may rank above the Dulle: Schweine, Superschweine with and without nines, or both. */
const RAISED: readonly (readonly Rank[])[] = [['A'], ['9'], ['K'], ['9', 'A'], ['K', 'A']];

const raisedKey = (suit: Suit, ranks: readonly Rank[]): string => `${suit}${ranks.join('')}`;

const RAISED_ORDERS: ReadonlyMap<string, CardOrder> = new Map(
  SUITS.flatMap((suit) =>
    RAISED.map((ranks) => {
      const raised = ranks.map((rank): Card => `${suit}${rank}`);
      const others = suitTrumps(suit).filter((card) => !raised.includes(card));
      return [raisedKey(suit, ranks), orderOf([...raised, ...others])];
    }),
  ),
);

/** The order in the normal game: what is counted as trump before the contract is known. */
export const NORMAL_ORDER = NORMAL;

/** The suit whose plain cards are trump in a contract; null where only ranks are, or nothing. */
export function trumpSuitOf(contract: Contract): Suit | null {
  const solo = soloOf(contract);
  return solo === null ? 'D' : (SUIT_OF_SOLO[solo] ?? null);
}

/**
 * The order of cards in a contract. `raised`: the ranks of the trump suit that rank above the Dulle, high to
 * low (`raisedRanks`).
 */
export function cardOrder(contract: Contract, raised: readonly Rank[] = []): CardOrder {
  const suit = trumpSuitOf(contract);
  const order = suit && RAISED_ORDERS.get(raisedKey(suit, raised));
  if (order) return order;
  const solo = soloOf(contract);
  return solo ? SOLO_ORDERS[solo] : NORMAL;
}

const SORTED_GROUPS: readonly Group[] = ['trump', ...SUITS];

/** Sorted for display: trumps high to low, then the side suits, each high to low. */
export function sortCards(cards: readonly Card[], order: CardOrder = NORMAL): readonly Card[] {
  const place = (card: Card): number => {
    const group = SORTED_GROUPS.indexOf(order.groupOf(card));
    return group * 100 - order.strengthOf(card);
  };
  return [...cards].sort((a, b) => place(a) - place(b));
}
