import { isSolo } from '../../core/rules/contract.ts';
import type { ReservationName } from '../../core/rules/reservation.ts';
import type { SeatView } from '../../core/view/seatView.ts';
import type { Rng } from '../kernel/rng.ts';
import type { Expired } from '../player.ts';
import { compared } from './comparison.ts';
import { type Option, optionsOf } from './options.ts';
import type { Trial } from './trial.ts';

/** Deals of the first round. */
const FIRST_DEALS = 24;
/** Standard errors within which an option stays in the running. */
const DOUBT = 2.5;

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
  const options = optionsOf(view);
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
  /** Points of the seat that it comes to, less what playouts are known to promise too much of it. */
  readonly worth: number;
}

/** Tries everything the seat may say on as many deals, none left out: first what it would say, then the best first. */
export function rateReservations(
  view: SeatView,
  deals: number,
  rng: Rng,
  expired: Expired,
): readonly RatedReservation[] {
  const options = optionsOf(view);
  const tried = compared(view, options, { first: deals, deals, staying: (all) => all }, rng, expired);
  const chosen = best(tried);
  const others = tried.filter((option) => option !== chosen).sort((a, b) => worthOf(b) - worthOf(a));
  return [chosen, ...others].map((option) => ({ ...option, worth: worthOf(option) }));
}

const worthOf = ({ trial, margin }: Option): number => trial.value() - margin.gain;

const isSoloOption = ({ name }: Option): boolean => name !== null && isSolo(name);

/** The best so far. A solo that is not worth it by itself is only played where nothing else may be said. */
function best(options: readonly Option[]): Option {
  const hasChoice = options.some((option) => !isSoloOption(option));
  const open = options.filter((option) => !hasChoice || option.trial.value() >= option.margin.least);
  return open.reduce((top, option) => (worthOf(option) > worthOf(top) ? option : top));
}

/**
 * What may still turn out best. The best of those that are no solos stays in any case, so that a solo has to be better
 * to the end.
 */
function promising(options: readonly Option[]): readonly Option[] {
  const others = options.filter((option) => !isSoloOption(option));
  const kept = [best(options), ...(others.length > 0 ? [best(others)] : [])];
  const floor = Math.max(...kept.map((option) => worthOf(option) - DOUBT * option.trial.error()));
  return options.filter(
    (option) => kept.includes(option) || worthOf(option) + DOUBT * option.trial.error() >= floor,
  );
}
