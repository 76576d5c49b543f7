import type { Card, Rank } from '../card.ts';
import type { Seat } from '../seat.ts';
import { trumpSuitOf } from './cardOrder.ts';
import type { Contract } from './contract.ts';
import type { HandRules } from './ruleSet.ts';

/** The cards of which two in one hand rank above the Dulle. */
export interface SchweineCards {
  readonly schweine: Card;
  /** Null where there are none. Superschweine rank above the Schweine. */
  readonly superschweine: Card | null;
}

/** Of the trump suit, in a deck with nines and in one without. */
const superschweineRank = (nines: boolean): Rank => (nines ? '9' : 'K');

/** What Schweine and Superschweine are in a contract; null where it has none. */
export function schweineCards(contract: Contract, rules: HandRules): SchweineCards | null {
  const suit = trumpSuitOf(contract);
  if (!rules.schweine || suit === null) return null;
  if (suit !== 'D' && !rules.schweineInSuitSolos) return null;
  return {
    schweine: `${suit}A`,
    superschweine: rules.superschweine ? `${suit}${superschweineRank(rules.nines)}` : null,
  };
}

/**
 * The ranks of the trump suit that rank above the Dulle, high to low, given who is known to hold Schweine and
 * Superschweine.
 */
export function raisedRanks(
  {
    schweine,
    superschweine,
  }: { readonly schweine?: Seat | null | undefined; readonly superschweine?: Seat | null | undefined },
  nines: boolean,
): readonly Rank[] {
  const raised: Rank[] = [];
  if ((superschweine ?? null) !== null) raised.push(superschweineRank(nines));
  if ((schweine ?? null) !== null) raised.push('A');
  return raised;
}
