import { CARDS, type Rank, rankOf } from '../../core/card.ts';
import { isStep, STEPS } from '../../core/rules/announcement.ts';
import { type CardOrder, cardOrder, NORMAL_ORDER } from '../../core/rules/cardOrder.ts';
import { isSolo, PARTIES, type Party, type SoloContract } from '../../core/rules/contract.ts';
import { SEATS, type Seat } from '../../core/seat.ts';
import type { SeatView } from '../../core/view/seatView.ts';
import { plainBit, type World } from '../kernel/world.ts';

/** How likely something is said, by what a hand is worth: from 0.5 at `centre`, the steeper the surer. */
interface Habit {
  readonly centre: number;
  readonly slope: number;
  /** Nobody is that consequent: so likely is the unlikeliest, and so unlikely the likeliest. */
  readonly whim: number;
}

/**
 * How players speak, by the worth of their hands in the contract (tricks, roughly): fitted on hands between players
 * that search.
 */
const CALLS = {
  re: { centre: 5, slope: 1.9, whim: 0.05 },
  kontra: { centre: 6.2, slope: 2.2, whim: 0.05 },
} as const satisfies Readonly<Record<Party, Habit>>;
/** How much more a step takes than Re or Kontra. */
const STEP_NEEDS = 1.4;

/**
 * A solo is named and announced with hands that hardly any deal gives: were a whim as likely as elsewhere, weak hands
 * would outnumber them in all that is believed.
 */
const SOLO = { centre: 6.8, slope: 2.2, whim: 0.0005 } as const satisfies Habit;
const SOLO_CALLS = {
  re: { centre: 8.3, slope: 3, whim: 0.0002 },
  kontra: { centre: 4.5, slope: 1.2, whim: 0.1 },
} as const satisfies Readonly<Record<Party, Habit>>;
/** How much more a soloist, and whoever plays against one, needs for each step: no90 first. */
const SOLO_STEPS_NEED = [1.2, 1.8, 2.2, 2.6] as const;

/** Cards a seat has played when it can no longer say Re or Kontra of its own. */
const PLAYED_IN_TIME = 2;

/** Deals among which one is chosen, for what was said in a game of partners. */
const RARITY = 6;

const CLUB_QUEEN = 1 << plainBit.CQ;

/** One thing that a seat said, or did not say while it could. */
interface Saying {
  readonly seat: Seat;
  readonly habit: Habit;
  /** What each kind of card is worth, by plain bit. */
  readonly worth: Float64Array;
  readonly said: boolean;
  /** Of whom it tells anything: of who holds a club queen, of who holds none, or of anybody. */
  readonly of: 'holders' | 'others' | 'anybody';
}

/** What the others said, and did not say, tells of their cards. */
export class Evidence {
  private readonly sayings: readonly Saying[];
  /** How many deals it takes to find one that fits, roughly; 1: any does; infinitely many: a deal has to be sought. */
  readonly rarity: number;

  constructor(view: SeatView) {
    const { contract } = view;
    const isSoloPlayed = contract !== null && contract !== 'thrown-in' && isSolo(contract);
    this.sayings = sayingsOf(view).filter(({ seat }) => seat !== view.seat);
    this.rarity = this.sayings.length === 0 ? 1 : isSoloPlayed ? Number.POSITIVE_INFINITY : RARITY;
  }

  /** How likely it all would have been said, and the rest not, with the hands of a deal: relative to other deals. */
  weightOf(world: World): number {
    let weight = 1;
    for (const { seat, habit, worth, said, of } of this.sayings) {
      const one = world.one[seat] as number;
      if (of !== 'anybody' && ((one & CLUB_QUEEN) !== 0) !== (of === 'holders')) continue;
      const sum = sumOf(worth, one) + sumOf(worth, world.two[seat] as number);
      const likely = 1 / (1 + Math.exp(habit.slope * (habit.centre - sum)));
      weight *= habit.whim + (1 - 2 * habit.whim) * (said ? likely : 1 - likely);
    }
    return weight;
  }
}

function sumOf(worth: Float64Array, kinds: number): number {
  let sum = 0;
  for (let rest = kinds; rest !== 0; rest &= rest - 1) sum += worth[31 - Math.clz32(rest & -rest)] as number;
  return sum;
}

function sayingsOf(view: SeatView): readonly Saying[] {
  const { contract } = view;
  if (contract === null || contract === 'thrown-in') return [];
  if (isSolo(contract)) return [...freelyNamed(view, contract), ...spokenIn(view, contract)];
  return contract === 'normal' ? [...spoken(view), ...silences(view)] : spoken(view);
}

/** Who named a solo: whoever had to, or wanted it behind, tells nothing by it. */
function freelyNamed(
  { forcedSolo, owesSolo, knownParties }: SeatView,
  solo: SoloContract,
): readonly Saying[] {
  const seat = SEATS.find((one) => knownParties[one] === 're');
  if (seat === undefined || seat === forcedSolo || owesSolo?.includes(seat)) return [];
  return [{ seat, habit: SOLO, worth: worthIn(cardOrder(solo)), said: true, of: 'anybody' }];
}

/** What was announced in a solo, which tells of a hand however it came to be played. */
function spokenIn({ actions, knownParties }: SeatView, solo: SoloContract): readonly Saying[] {
  const worth = worthIn(cardOrder(solo));
  return actions.flatMap((action): readonly Saying[] => {
    if (action.do !== 'announce') return [];
    const call = SOLO_CALLS[knownParties[action.seat] ?? 'kontra'];
    const needs = isStep(action.value) ? (SOLO_STEPS_NEED[STEPS.indexOf(action.value)] ?? 0) : 0;
    const habit = { ...call, centre: call.centre + needs };
    return [{ seat: action.seat, habit, worth, said: true, of: 'anybody' }];
  });
}

function spoken({ actions, knownParties }: SeatView): readonly Saying[] {
  return actions.flatMap((action): readonly Saying[] => {
    if (action.do !== 'announce') return [];
    const call = CALLS[knownParties[action.seat] ?? 're'];
    const habit = isStep(action.value) ? { ...call, centre: call.centre + STEP_NEEDS } : call;
    return [{ seat: action.seat, habit, worth: NORMAL_WORTH, said: true, of: 'anybody' }];
  });
}

/** Of a party that said nothing, whoever can say nothing any more. */
function silences({ actions }: SeatView): readonly Saying[] {
  const silent = PARTIES.filter(
    (party) => !actions.some((action) => action.do === 'announce' && action.value === party),
  );
  const played = (seat: Seat): number =>
    actions.filter((action) => action.do === 'play' && action.seat === seat).length;
  return SEATS.filter((seat) => played(seat) >= PLAYED_IN_TIME).flatMap((seat) =>
    silent.map((party): Saying => {
      const of = party === 're' ? 'holders' : 'others';
      return { seat, habit: CALLS[party], worth: NORMAL_WORTH, said: false, of };
    }),
  );
}

/** What cards are worth in an order, in tricks: high trumps most, then aces. */
function worthIn(order: CardOrder): Float64Array {
  const trumps = [...order.trumps].sort((a, b) => order.strengthOf(b) - order.strengthOf(a));
  const areFew = trumps.length <= 8;
  return Float64Array.from(CARDS, (card) => {
    const place = trumps.indexOf(card);
    if (place >= 0) return areFew ? 1.1 - place * 0.05 : 0.3 + 0.7 * Math.max(0, 1 - place / 9);
    const side = trumps.length === 0 ? SIDE_WORTH.alone : areFew ? SIDE_WORTH.few : SIDE_WORTH.many;
    return side[rankOf(card)] ?? 0;
  });
}

/** What side cards are worth where nothing, only ranks, or a suit is trump. */
const SIDE_WORTH: Readonly<Record<'alone' | 'few' | 'many', Readonly<Partial<Record<Rank, number>>>>> = {
  alone: { A: 1, T: 0.6, K: 0.3 },
  few: { A: 0.7, T: 0.4 },
  many: { A: 0.7, T: 0.1 },
};

const NORMAL_WORTH = worthIn(NORMAL_ORDER);
