import { withoutAll } from '../core/card.ts';
import type { LegalAction } from '../core/view/legalActions.ts';
import type { SeatView } from '../core/view/seatView.ts';
import type { Player, PlayerMove, Random } from './player.ts';

/** Does anything legal, announcements included: for tests, and as the measure of other players. */
export const randomPlayer: Player = (view, random) => {
  if (view.turn !== view.seat) return null;
  const options = view.legal.filter((action) => action.do !== 'announce' || random() < ANNOUNCES);
  const legal = options.some((action) => action.do !== 'announce') ? options : view.legal;
  const chosen = pick(legal, random);
  return chosen ? carriedOut(chosen, view, random) : null;
};

/** How often a possible announcement is considered at all, 0 to 1. */
const ANNOUNCES = 0.05;

const pick = <T>(options: readonly T[], random: Random): T | undefined =>
  options[Math.floor(random() * options.length)];

function carriedOut(action: LegalAction, view: SeatView, random: Random): PlayerMove {
  if (action.do !== 'pass') return action;
  const passed = [...action.must];
  const rest = withoutAll(view.cards, action.must).map((card) => ({ card, key: random() }));
  rest.sort((a, b) => a.key - b.key);
  passed.push(...rest.slice(0, action.count - passed.length).map(({ card }) => card));
  return { do: 'pass', cards: passed };
}
