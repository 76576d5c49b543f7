import { type Card, withoutAll } from '../../core/card.ts';
import { PASSED_CARDS } from '../../core/hand/poverty.ts';
import { withDdvRules } from '../../core/rules/readRules.ts';
import { nextSeat, type Seat } from '../../core/seat.ts';
import type { LegalAction } from '../../core/view/legalActions.ts';
import type { SeatView } from '../../core/view/seatView.ts';
import type { Rng } from '../kernel/rng.ts';
import type { World } from '../kernel/world.ts';
import type { Expired } from '../player.ts';
import { compared } from './comparison.ts';
import { exchange, expectedTaker, giveBack, move, usefulness } from './exchange.ts';
import { PovertyTrial } from './povertyTrial.ts';

/** Points that taking a poverty has to promise beyond leaving it to others. */
const TAKING_GAIN = 0.3;

/** Choices of cards that are tried, those first that look best. */
const MOST_CHOICES = 48;
const FIRST_DEALS = 8;

/** Whether to take the cards of a poverty, against leaving it to those who are asked after. */
export function takesPoverty(view: SeatView, deals: number, rng: Rng, expired: Expired): boolean {
  const { seat } = view;
  const poor = poorIn(view);
  if (poor === null) return false;
  const terms = { rules: withDdvRules(view.rules), poor, leader: nextSeat(view.dealer), seat };
  const settledBy = (taker: (world: World) => Seat | null) => (world: World) => {
    const partner = taker(world);
    if (partner !== null) exchange(world, poor, partner, terms.rules);
    return partner;
  };
  const takes = new PovertyTrial({ ...terms, standing: 're', settle: settledBy(() => seat) });
  const leaves = new PovertyTrial({
    ...terms,
    standing: 'kontra',
    settle: settledBy((world) => expectedTaker(world, nextSeat(seat), poor)),
  });
  const both = [{ trial: takes }, { trial: leaves }];
  compared(view, both, { first: deals, deals, staying: (all) => all }, rng, expired);
  return takes.value() > leaves.value() + TAKING_GAIN;
}

/** The cards to pass, in either direction: what must go, and the best to go with it. */
export function choosePassed(
  view: SeatView,
  { must }: Extract<LegalAction, { do: 'pass' }>,
  deals: number,
  rng: Rng,
  expired: Expired,
): readonly Card[] {
  const { seat } = view;
  const poor = poorIn(view);
  const taker = view.actions.find((action) => action.do === 'take' && action.value)?.seat;
  const options = choices(view.cards, must);
  const [likeliest = must] = options;
  if (poor === null || taker === undefined) return likeliest;
  const terms = { rules: withDdvRules(view.rules), poor, leader: nextSeat(view.dealer), seat };
  const tried = options.map((cards) => {
    const settle = (world: World): Seat => {
      move(world, seat, seat === poor ? taker : poor, cards);
      if (seat === poor) giveBack(world, poor, taker);
      return taker;
    };
    return { cards, trial: new PovertyTrial({ ...terms, standing: 're', settle }) };
  });
  const left = compared(view, tried, { first: FIRST_DEALS, deals, staying: betterHalf }, rng, expired);
  return bestFirst(left)[0]?.cards ?? likeliest;
}

interface Choice {
  readonly cards: readonly Card[];
  readonly trial: PovertyTrial;
}

const bestFirst = (choices: readonly Choice[]): readonly Choice[] =>
  [...choices].sort((a, b) => b.trial.value() - a.trial.value());

const betterHalf = (choices: readonly Choice[]): readonly Choice[] =>
  bestFirst(choices).slice(0, Math.ceil(choices.length / 2));

/** Who is poor; null where nobody is. */
const poorIn = ({ actions }: SeatView): Seat | null =>
  actions.find((action) => action.do === 'name' && action.value === 'poverty')?.seat ?? null;

/** Different ways to pass three cards, `must` among them: the likeliest first, and no more than are worth trying. */
function choices(cards: readonly Card[], must: readonly Card[]): readonly (readonly Card[])[] {
  const rest = [...withoutAll(cards, must)].sort((a, b) => usefulness(a, cards) - usefulness(b, cards));
  const found = new Map<string, readonly Card[]>();
  for (const chosen of combinations(rest, PASSED_CARDS - must.length)) {
    found.set([...chosen].sort().join(), [...must, ...chosen]);
  }
  const cost = (chosen: readonly Card[]): number =>
    chosen.reduce((sum, card) => sum + usefulness(card, cards), 0);
  return [...found.values()].sort((a, b) => cost(a) - cost(b)).slice(0, MOST_CHOICES);
}

/** All ways to take so many of some cards. */
function combinations(cards: readonly Card[], size: number): readonly (readonly Card[])[] {
  if (size === 0) return [[]];
  return cards.flatMap((card, at) =>
    combinations(cards.slice(at + 1), size - 1).map((others) => [card, ...others]),
  );
}
