import type { HandAction } from '../hand/action.ts';
import { beginHand, decideHand } from '../hand/decide.ts';
import { evolveHand } from '../hand/evolve.ts';
import type { HandState } from '../hand/state.ts';
import { SEATS } from '../seat.ts';
import { isChoice } from '../view/legalActions.ts';
import { type SeatView, seatView } from '../view/seatView.ts';
import type { HandRecord } from './handRecord.ts';
import { readRecord } from './read.ts';

/** Something that a seat could have done otherwise. */
export interface DecisionMade {
  /** Place of the action in its record. */
  readonly at: number;
  readonly made: HandAction;
  /** What the seat knew when it decided. */
  readonly view: SeatView;
  /** The trick in which it was, from 1; null: before the first card could be played. */
  readonly trick: number | null;
}

/** All decisions of a record that had more than one choice, in order. Throws for what is no sound record. */
export function decisionsIn(record: HandRecord): readonly DecisionMade[] {
  const read = readRecord(record);
  const begun = read.ok ? beginHand(read.value.setup) : read;
  if (!begun.ok) throw new Error('No record of a hand');
  let state = begun.value.reduce<HandState | undefined>(evolveHand, undefined);
  const decisions: DecisionMade[] = [];
  let cards = 0;
  for (const [at, made] of record.actions.entries()) {
    const decided = state && decideHand(state, made);
    if (!state || !decided?.ok) throw new Error(`The record breaks off at action ${at}`);
    const view = seatView(state, made.seat);
    const trick = state.phase === 'play' ? Math.floor(cards / SEATS.length) + 1 : null;
    if (isChoice(view.legal)) decisions.push({ at, made, view, trick });
    if (made.do === 'play') cards += 1;
    state = decided.value.reduce(evolveHand, state);
  }
  return decisions;
}
