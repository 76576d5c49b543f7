import { beginHand } from '../hand/hand.ts';
import { dealt } from '../shuffle.ts';
import type { Circumstances, TableAction } from './action.ts';
import { type ChairNumber, cutterOf, dealingSeat, FEWEST_CHAIRS, seatOfChair } from './chairs.ts';
import { nextDeal, nextMultiplier, owedSolos } from './course.ts';
import type { Decision, Draft } from './draft.ts';
import { isDuplicate } from './fixture.ts';
import { comeBack, hasPausedItself } from './presence.ts';
import { chairOf, playedByComputer, seatedIn } from './seating.ts';
import { settingsTrouble } from './settingsTrouble.ts';
import { isSession, nextNumber } from './state.ts';

/** Starts the session once four chairs at least are taken; whoever sits may do so. */
export function start(
  draft: Draft,
  action: Extract<TableAction, { do: 'start' }>,
  circumstances: Circumstances,
): Decision {
  const { state } = draft;
  if (state.phase !== 'lobby') return { code: 'wrong-phase', phase: state.phase };
  if (chairOf(state.chairs, action.by) === null) return { code: 'not-seated' };
  const players = state.chairs.filter((chair) => chair !== null).length;
  if (players < FEWEST_CHAIRS) return { code: 'chairs-empty', empty: FEWEST_CHAIRS - players };
  const trouble = settingsTrouble(state.settings, players);
  if (trouble) return trouble;
  startSession(draft, circumstances);
  return null;
}

/** Draws who deals first, and seals the first deal; the chairs are taken. */
export function startSession(draft: Draft, circumstances: Circumstances): void {
  const { settings, fixture, chairs } = draft.state;
  const players = chairs.filter((chair) => chair !== null).length;
  const course = { settings, fixture, sheet: [], chairs: { length: players } };
  const first = isDuplicate(fixture) ? 0 : ((circumstances.lot % players) as ChairNumber);
  draft.add({ type: 'session-started', dealer: nextDeal(course, first).dealer });
  sealDeal(draft, circumstances);
}

export function cut(
  draft: Draft,
  action: Extract<TableAction, { do: 'cut' }>,
  circumstances: Circumstances,
): Decision {
  const actor = seatedIn(draft.state, action.by);
  if (!actor.ok) return actor.error;
  const { state, chair } = actor.value;
  if (state.phase !== 'cutting' || state.deal.number !== action.hand) return { code: 'late' };
  if (state.paused) return { code: 'paused' };
  const cutter = cutterOf(state.deal.dealer, state.chairs.length);
  if (chair !== cutter) return { code: 'not-cutter', cutter };
  deal(draft, action.cut, circumstances);
  return null;
}

export function nextHand(
  draft: Draft,
  action: Extract<TableAction, { do: 'next-hand' }>,
  circumstances: Circumstances,
): Decision {
  const actor = seatedIn(draft.state, action.by);
  if (!actor.ok) return actor.error;
  const { state, chair } = actor.value;
  if (state.phase !== 'between' || action.hand !== nextNumber(state)) return { code: 'late' };
  if (state.paused && !hasPausedItself(state)) return { code: 'paused' };
  comeBack(draft, chair);
  sealDeal(draft, circumstances);
  return null;
}

/**
 * Publishes the next deal's commitment; where a computer would have to cut, the deck stays uncut, and in a
 * duplicate round, since a cut would deal other cards than at the other tables.
 */
export function sealDeal(draft: Draft, circumstances: Circumstances): void {
  const { state } = draft;
  if (!isSession(state)) throw new Error('Only a session has deals');
  const { dealer, lineup } = nextDeal(state, state.firstDealer);
  const hand = nextNumber(state);
  const { fixture } = state;
  const seal =
    fixture && fixture.dealsFrom !== null
      ? circumstances.roundSeal(fixture.dealsFrom, hand)
      : circumstances.seal;
  draft.add({ type: 'deal-sealed', hand, dealer, lineup, ...seal });
  const cutter = state.chairs[cutterOf(dealer, state.chairs.length)];
  if (isDuplicate(fixture) || playedByComputer(cutter)) deal(draft, null, circumstances);
}

/** Cuts (null: not at all) and deals. */
export function deal(draft: Draft, cutAt: number | null, circumstances: Circumstances): void {
  const { state } = draft;
  if (state.phase !== 'cutting') throw new Error('There is no sealed deck to deal');
  const { rules } = state.settings;
  const { dealer, lineup, seed } = state.deal;
  const { forced } = nextDeal(state, state.firstDealer);
  const begun = beginHand({
    rules,
    dealer: dealingSeat(lineup, dealer, state.chairs.length),
    hands: dealt(rules.nines, circumstances.below(seed, cutAt)),
    owesSolo: owedSolos(state)
      .map((chair) => seatOfChair(lineup, chair))
      .filter((seat) => seat !== null),
    forcedSolo: forced === null ? null : seatOfChair(lineup, forced),
    multiplier: nextMultiplier(state),
  });
  if (!begun.ok) throw new Error(`A shuffled deck was refused: ${begun.error.code}`);
  draft.add({ type: 'deck-cut', cut: cutAt });
  for (const event of begun.value) draft.add({ type: 'hand-event', event });
}
