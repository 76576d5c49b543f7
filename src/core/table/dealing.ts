import { beginHand } from '../hand/hand.ts';
import { dealt } from '../shuffle.ts';
import type { Circumstances, TableAction } from './action.ts';
import { type ChairNumber, cutterOf, dealingSeat, FEWEST_CHAIRS, seatOfChair } from './chairs.ts';
import { nextDeal, nextMultiplier, owedSolos } from './course.ts';
import type { Decision, Draft } from './draft.ts';
import { comeBack } from './presence.ts';
import { chairOf, playedByComputer, seatedIn } from './seating.ts';
import { settingsTrouble } from './settingsTrouble.ts';
import { isSession } from './state.ts';

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
  draft.add({ type: 'session-started', dealer: (circumstances.lot % players) as ChairNumber });
  sealDeal(draft, circumstances);
  return null;
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
  if (state.phase !== 'between' || action.hand !== state.finished.length + 1) return { code: 'late' };
  if (state.paused) return { code: 'paused' };
  comeBack(draft, chair);
  sealDeal(draft, circumstances);
  return null;
}

/** Publishes the next deal's commitment; where a computer would have to cut, the deck stays uncut. */
export function sealDeal(draft: Draft, circumstances: Circumstances): void {
  const { state } = draft;
  if (!isSession(state)) throw new Error('Only a session has deals');
  const { dealer, lineup } = nextDeal(state, state.firstDealer);
  draft.add({ type: 'deal-sealed', hand: state.finished.length + 1, dealer, lineup, ...circumstances.seal });
  if (playedByComputer(state.chairs[cutterOf(dealer, state.chairs.length)])) deal(draft, null, circumstances);
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
