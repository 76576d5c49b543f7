import { type Card, countOf } from '../card.ts';
import type { Contract } from '../rules/contract.ts';
import type { RuleSet } from '../rules/ruleSet.ts';
import { schweineCards } from '../rules/schweine.ts';
import { type PerSeat, SEATS, type Seat } from '../seat.ts';
import type { PlayState, SchweineShown } from './state.ts';

/** Who holds Schweine and Superschweine; null: nobody. */
export interface SchweineHolders {
  readonly schweine: Seat | null;
  readonly superschweine: Seat | null;
}

const NOBODY: SchweineHolders = { schweine: null, superschweine: null };

/** Who holds which as play begins. There are Superschweine only where a seat has Schweine. */
export function schweineHolders(
  rules: RuleSet,
  contract: Contract,
  cards: PerSeat<readonly Card[]>,
): SchweineHolders {
  const kinds = schweineCards(contract, rules);
  if (!kinds) return NOBODY;
  const holderOf = (card: Card | null): Seat | null =>
    card === null ? null : (SEATS.find((seat) => countOf(cards[seat], card) === 2) ?? null);
  const schweine = holderOf(kinds.schweine);
  return schweine === null ? NOBODY : { schweine, superschweine: holderOf(kinds.superschweine) };
}

export function shownAtStart({ schweineShown }: RuleSet): SchweineShown {
  const told = schweineShown === 'at-start';
  return { schweine: told, superschweine: told };
}

/** Each kind shows itself when the first of the two is played. */
export function shownAfterCard(state: PlayState, seat: Seat, card: Card): SchweineShown {
  const { contract, rules, schweine, superschweine, schweineShown: shown } = state;
  const kinds = schweineCards(contract, rules);
  return {
    schweine: shown.schweine || (schweine === seat && card === kinds?.schweine),
    superschweine: shown.superschweine || (superschweine === seat && card === kinds?.superschweine),
  };
}

/** Who holds which, as far as the table knows. */
export const shownHolders = ({
  schweine,
  superschweine,
  schweineShown,
}: Pick<PlayState, 'schweine' | 'superschweine' | 'schweineShown'>): SchweineHolders => ({
  schweine: schweineShown.schweine ? schweine : null,
  superschweine: schweineShown.superschweine ? superschweine : null,
});
