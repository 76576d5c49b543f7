import { turnOf } from '../hand/state.ts';
import { isChoice, legalActions } from '../view/legalActions.ts';
import type { TableAction } from './action.ts';
import { seatOfChair } from './chairs.ts';
import type { Decision, Draft } from './draft.ts';
import { comeBack } from './presence.ts';
import type { TableRejection } from './rejection.ts';
import { seatedIn } from './seating.ts';
import { isCasual } from './settings.ts';
import type { TableState } from './state.ts';

/**
 * Notes that somebody asks the coach about their decision, so that everybody hears after the hand how often that
 * was; asking again before anything has happened counts once. Nobody hears which decision it was.
 */
export function takeHint(draft: Draft, { by }: Extract<TableAction, { do: 'take-hint' }>): Decision {
  const barred = hintsBarred(draft.state);
  if (barred) return barred;
  const actor = seatedIn(draft.state, by);
  if (!actor.ok) return actor.error;
  const { state, chair } = actor.value;
  if (state.phase !== 'playing') return { code: 'no-choice' };
  const seat = seatOfChair(state.deal.lineup, chair);
  if (seat === null) return { code: 'sits-out' };
  if (state.paused) return { code: 'paused' };
  const { hand } = state;
  const turn = turnOf(hand);
  const legal = legalActions(hand, seat);
  // Whose turn it is not may announce all the same.
  if (turn !== null && turn !== seat && legal.length === 0) {
    return { code: 'hand', rejection: { code: 'not-your-turn', turn } };
  }
  if (hand.phase === 'take' || hand.phase === 'pass') return { code: 'hints-not-in-exchange' };
  if (!isChoice(legal)) return { code: 'no-choice' };
  comeBack(draft, chair);
  if (state.hints[seat].at(-1) !== hand.actions.length) draft.add({ type: 'hint-taken', seat });
  return null;
}

/** Why nobody gets hints at a table; null: they do. */
function hintsBarred({ settings, fixture }: TableState): TableRejection | null {
  if (fixture) return { code: 'hints-in-league' };
  if (settings.hints) return null;
  return { code: isCasual(settings) ? 'hints-off' : 'hints-in-tournament' };
}
