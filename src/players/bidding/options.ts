import { countOf } from '../../core/card.ts';
import { cardOrder } from '../../core/rules/cardOrder.ts';
import type { SoloContract } from '../../core/rules/contract.ts';
import { withDdvRules } from '../../core/rules/readRules.ts';
import { type ReservationName, reservationsFor } from '../../core/rules/reservation.ts';
import type { HandRules } from '../../core/rules/ruleSet.ts';
import { nextSeat, type Seat } from '../../core/seat.ts';
import type { SeatView } from '../../core/view/seatView.ts';
import type { Terms } from '../kernel/position.ts';
import type { World } from '../kernel/world.ts';
import { ContractTrial } from './contractTrial.ts';
import { exchange, expectedTaker } from './exchange.ts';
import { PovertyTrial } from './povertyTrial.ts';
import { type Trial, VoidTrial } from './trial.ts';

/** What an option has to promise in playouts, in the seat's points (a soloist's threefold): in itself, and beyond others. */
interface Margin {
  readonly least: number;
  readonly gain: number;
}

/**
 * By what is trump: a suit, ranks, or nothing. Playouts promise too much of solos in which a suit is trump, and a solo
 * that gains less than this in them gains nothing in play (measured on hands between players of several levels).
 */
const SOLOS = {
  suit: { least: 8, gain: 6 },
  ranks: { least: 4, gain: 4 },
  plain: { least: 4, gain: 4 },
} as const satisfies Readonly<Record<string, Margin>>;

const NOTHING: Margin = { least: Number.NEGATIVE_INFINITY, gain: 0 };

/** A silent wedding is a solo in diamonds of which the others do not know. */
const SILENT_GAIN = 4;

/** Points that it is worth to have got a mandatory solo over with a hand of one's own choice. */
const GETTING_OVER = 6;

/**
 * Points below which a normal game has to be expected for a hand to be thrown in. Where every deal lets somebody throw
 * in, computers alone would never play one otherwise.
 */
const THROWN_IN_BELOW = -0.7;

/** One thing to say in the inquiry. */
export interface Option {
  /** Null: healthy. */
  readonly name: ReservationName | null;
  readonly trial: Trial;
  readonly margin: Margin;
}

/** All that a seat may say: its names, and healthy while it declares and no solo is forced on it. */
export function optionsOf(view: SeatView): readonly Option[] {
  const rules = withDdvRules(view.rules);
  const isForced = view.forcedSolo === view.seat;
  if (view.phase === 'name') {
    return view.legal.flatMap((action) =>
      action.do === 'name' ? [optionOf(action.value, view, rules)] : [],
    );
  }
  const named = reservationsFor(view.dealt, rules, isForced).map((name) => optionOf(name, view, rules));
  return isForced ? named : [healthy(view, rules), ...named];
}

function optionOf(name: ReservationName, view: SeatView, rules: HandRules): Option {
  switch (name) {
    case 'throw-in':
      return { name, trial: new VoidTrial(), margin: { ...NOTHING, gain: -THROWN_IN_BELOW } };
    case 'poverty':
      return { name, trial: povertyOf(view, rules), margin: NOTHING };
    case 'wedding': {
      const terms = termsOf(view, rules, name, view.seat);
      return { name, trial: new ContractTrial(terms, view.seat, 're'), margin: NOTHING };
    }
    default:
      return soloOf(name, view, rules);
  }
}

function healthy(view: SeatView, rules: HandRules): Option {
  const { seat, dealt } = view;
  const queens = countOf(dealt, 'CQ');
  const standing = queens === 2 ? 'alone' : queens === 1 ? 're' : 'kontra';
  const trial = new ContractTrial(termsOf(view, rules, 'normal', null), seat, standing);
  return { name: null, trial, margin: queens === 2 ? { ...NOTHING, gain: SILENT_GAIN } : NOTHING };
}

function soloOf(name: SoloContract, view: SeatView, rules: HandRules): Option {
  const { seat } = view;
  const owes = (view.owesSolo ?? []).includes(seat) || view.forcedSolo === seat;
  const terms = termsOf(view, rules, name, seat);
  const leader = owes || rules.soloLead === 'soloist' ? seat : terms.leader;
  const { least, gain } = SOLOS[trumpIn(name)];
  const relief = owes ? GETTING_OVER : 0;
  return {
    name,
    trial: new ContractTrial({ ...terms, leader }, seat, 'alone'),
    margin: { least: least - relief, gain: gain - relief },
  };
}

function povertyOf(view: SeatView, rules: HandRules): Trial {
  if (rules.poverty !== true) return new VoidTrial();
  const { seat } = view;
  const settle = (world: World): Seat | null => {
    const partner = expectedTaker(world, nextSeat(seat), seat);
    if (partner !== null) exchange(world, seat, partner, rules);
    return partner;
  };
  return new PovertyTrial({ rules, poor: seat, leader: nextSeat(view.dealer), seat, standing: 're', settle });
}

/** Forehand leads. */
const termsOf = (
  { dealer }: SeatView,
  rules: HandRules,
  contract: Terms['contract'],
  soloist: Seat | null,
): Terms => ({ rules, contract, soloist, partner: null, leader: nextSeat(dealer), multiplier: 1 });

function trumpIn(solo: SoloContract): keyof typeof SOLOS {
  const { trumps, groupOf } = cardOrder(solo);
  if (trumps.length === 0) return 'plain';
  return groupOf('HT') === 'trump' ? 'suit' : 'ranks';
}
