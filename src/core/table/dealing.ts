import { beginHand } from '../hand/hand.ts';
import { nextSeat, type Seat } from '../seat.ts';
import { dealt } from '../shuffle.ts';
import type { Circumstances, TableAction } from './action.ts';
import type { Decision, Draft } from './draft.ts';
import { comeBack } from './presence.ts';
import { cutterOf, playedByComputer, seatedIn, seatOf } from './seating.ts';
import { isSession, type SessionState } from './state.ts';

/** Starts the session once all chairs are taken; whoever sits may do so. */
export function start(
  draft: Draft,
  action: Extract<TableAction, { do: 'start' }>,
  circumstances: Circumstances,
): Decision {
  const { state } = draft;
  if (state.phase !== 'lobby') return { code: 'wrong-phase', phase: state.phase };
  if (seatOf(state.chairs, action.by) === null) return { code: 'not-seated' };
  const empty = state.chairs.filter((chair) => chair === null).length;
  if (empty > 0) return { code: 'chairs-empty', empty };
  draft.add({ type: 'session-started', dealer: circumstances.firstDealer });
  sealDeal(draft, circumstances.firstDealer, circumstances);
  return null;
}

export function cut(
  draft: Draft,
  action: Extract<TableAction, { do: 'cut' }>,
  circumstances: Circumstances,
): Decision {
  const actor = seatedIn(draft.state, action.by);
  if (!actor.ok) return actor.error;
  const { state, seat } = actor.value;
  if (state.phase !== 'cutting' || state.deal.number !== action.hand) return { code: 'late' };
  if (state.paused) return { code: 'paused' };
  const cutter = cutterOf(state.deal.dealer);
  if (seat !== cutter) return { code: 'not-cutter', cutter };
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
  const { state, seat } = actor.value;
  if (state.phase !== 'between' || action.hand !== state.finished.length + 1) return { code: 'late' };
  if (state.paused) return { code: 'paused' };
  comeBack(draft, seat);
  sealDeal(draft, nextDealer(state), circumstances);
  return null;
}

/** The dealer moves clockwise; after a throw-in the same dealer deals again (rules.md §9). */
export function nextDealer(state: SessionState): Seat {
  const last = state.sheet.at(-1);
  if (!last) throw new Error('No hand has been played yet');
  return last.contract === 'thrown-in' ? last.dealer : nextSeat(last.dealer);
}

/** Publishes the next deal's commitment; where a computer would have to cut, the deck stays uncut. */
export function sealDeal(draft: Draft, dealer: Seat, circumstances: Circumstances): void {
  const { state } = draft;
  if (!isSession(state)) throw new Error('Only a session has deals');
  draft.add({ type: 'deal-sealed', hand: state.finished.length + 1, dealer, ...circumstances.seal });
  if (playedByComputer(state.chairs[cutterOf(dealer)])) deal(draft, null, circumstances);
}

/** Cuts (null: not at all) and deals. */
export function deal(draft: Draft, cutAt: number | null, circumstances: Circumstances): void {
  const { state } = draft;
  if (state.phase !== 'cutting') throw new Error('There is no sealed deck to deal');
  const { rules } = state.settings;
  const { dealer, seed } = state.deal;
  const begun = beginHand({
    rules,
    dealer,
    hands: dealt(rules.nines, circumstances.below(seed, cutAt)),
    owesSolo: [],
    forcedSolo: null,
    multiplier: 1,
  });
  if (!begun.ok) throw new Error(`A shuffled deck was refused: ${begun.error.code}`);
  draft.add({ type: 'deck-cut', cut: cutAt });
  for (const event of begun.value) draft.add({ type: 'hand-event', event });
}
