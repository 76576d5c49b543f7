import { countOf } from '../../core/card.ts';
import { isSolo, type SoloContract } from '../../core/rules/contract.ts';
import { withDdvRules } from '../../core/rules/readRules.ts';
import type { ReservationName } from '../../core/rules/reservation.ts';
import { reservationsFor } from '../../core/rules/reservation.ts';
import type { RuleSet } from '../../core/rules/ruleSet.ts';
import { nextSeat, type Seat } from '../../core/seat.ts';
import type { SeatView } from '../../core/view/seatView.ts';
import type { Terms } from '../kernel/position.ts';
import type { Rng } from '../kernel/rng.ts';
import type { Expired } from '../player.ts';
import { compared } from './comparison.ts';
import { ContractTrial, type Trial, voidHand } from './contractTrial.ts';
import { exchange, expectedTaker } from './exchange.ts';
import { PovertyTrial } from './povertyTrial.ts';

/** What a solo has to promise in playouts, in the soloist's (threefold) points: in it, the others play worse than people do. */
const SOLO = { least: 3, gain: 3 } as const;

/** Points that it is worth to have got a mandatory solo over with a hand of one's own choice. */
const GETTING_OVER = 5;

/**
 * Points below which a normal game has to be expected for a hand to be thrown in. Where every deal lets somebody throw
 * in, computers alone would never play one otherwise.
 */
const THROWN_IN_BELOW = -0.7;

/** Deals of the first round. */
const FIRST_DEALS = 24;
/** Standard errors within which an option stays in the running. */
const DOUBT = 2.5;

/** One thing to say: a name, or null for healthy. */
interface Option {
  readonly name: ReservationName | null;
  readonly trial: Trial;
  /** What is taken off its value before it is compared, in points. */
  readonly handicap: number;
}

/**
 * What the seat names, or null to be healthy, which is possible as long as it declares. Tries everything it may say on
 * the same deals, all seats playing by the quick policy. `deals` bounds the work; the answer so far where time is up.
 */
export function chooseReservation(
  view: SeatView,
  deals: number,
  rng: Rng,
  expired: Expired,
): ReservationName | null {
  const rules = withDdvRules(view.rules);
  const options = optionsOf(view, rules);
  const [first] = options;
  if (options.length <= 1) return first?.name ?? null;
  const left = compared(view, options, { first: FIRST_DEALS, deals, staying: promising }, rng, expired);
  return best(left).name;
}

/** What one thing to say came to. */
export interface RatedReservation {
  /** Null: healthy. */
  readonly name: ReservationName | null;
  readonly trial: Trial;
}

/** Tries everything the seat may say on as many deals, none left out. */
export function rateReservations(
  view: SeatView,
  deals: number,
  rng: Rng,
  expired: Expired,
): readonly RatedReservation[] {
  const options = optionsOf(view, withDdvRules(view.rules));
  return compared(view, options, { first: deals, deals, staying: (all) => all }, rng, expired);
}

function optionsOf(view: SeatView, rules: RuleSet): readonly Option[] {
  const { seat } = view;
  const isForced = view.forcedSolo === seat;
  const isNaming = view.phase === 'name';
  const names = isNaming
    ? view.legal.flatMap((action) => (action.do === 'name' ? [action.value] : []))
    : reservationsFor(view.dealt, rules, isForced);
  const plain = names.filter((name) => !isSolo(name));
  const others: Option[] = plain.map((name) => optionOf(name, view, rules));
  if (!isNaming && !isForced) others.push(optionOf(null, view, rules));
  const solos = names.filter(isSoloName).map((name) => soloOption(name, view, rules, others.length > 0));
  return [...others, ...solos];
}

const isSoloName = (name: ReservationName): name is SoloContract => isSolo(name);

/** `hasChoice`: something else than a solo may be said. */
function soloOption(name: SoloContract, view: SeatView, rules: RuleSet, hasChoice: boolean): Option {
  const { seat } = view;
  const owes = (view.owesSolo ?? []).includes(seat) || view.forcedSolo === seat;
  const leader = owes || rules.soloLead === 'soloist' ? seat : nextSeat(view.dealer);
  const terms: Terms = { rules, contract: name, soloist: seat, partner: null, leader, multiplier: 1 };
  const handicap = hasChoice ? SOLO.gain - (owes ? GETTING_OVER : 0) : 0;
  return { name, trial: new ContractTrial(terms, seat, 'alone'), handicap };
}

function optionOf(name: ReservationName | null, view: SeatView, rules: RuleSet): Option {
  const { seat } = view;
  const leader = nextSeat(view.dealer);
  const isAlone = name === null && countOf(view.dealt, 'CQ') === 2;
  if (name === 'throw-in') return { name, trial: voidHand, handicap: -THROWN_IN_BELOW };
  if (name === 'poverty') {
    if (rules.poverty !== true) return { name, trial: voidHand, handicap: 0 };
    const settle = (world: Parameters<Trial['play']>[0]): Seat | null => {
      const partner = expectedTaker(world, nextSeat(seat), seat);
      if (partner !== null) exchange(world, seat, partner, rules);
      return partner;
    };
    return {
      name,
      trial: new PovertyTrial({ rules, poor: seat, leader, seat, standing: 're', settle }),
      handicap: 0,
    };
  }
  const terms: Terms =
    name === 'wedding'
      ? { rules, contract: 'wedding', soloist: seat, partner: null, leader, multiplier: 1 }
      : { rules, contract: 'normal', soloist: null, partner: null, leader, multiplier: 1 };
  const standing = isAlone ? 'alone' : view.dealt.includes('CQ') ? 're' : 'kontra';
  return { name, trial: new ContractTrial(terms, seat, standing), handicap: isAlone ? SOLO.gain : 0 };
}

const worthOf = ({ trial, handicap }: Option): number => trial.value() - handicap;

const isSoloOption = ({ name }: Option): boolean => name !== null && isSolo(name);

/** The best so far. A solo that is not worth it by itself is only played where nothing else may be said. */
function best(options: readonly Option[]): Option {
  const hasChoice = options.some((option) => !isSoloOption(option));
  const open = options.filter(
    (option) => !hasChoice || !isSoloOption(option) || worthOf(option) + SOLO.gain >= SOLO.least,
  );
  return open.reduce((top, option) => (worthOf(option) > worthOf(top) ? option : top));
}

/** The best of those that are no solos stays; the others as long as they may still turn out better. */
function promising(options: readonly Option[]): readonly Option[] {
  const top = best(options);
  const floor = worthOf(top) - DOUBT * top.trial.error();
  return options.filter(
    (option) => option === top || worthOf(option) + DOUBT * option.trial.error() >= floor,
  );
}
