import { beginHand, decideHand } from '../hand/decide.ts';
import { evolveHand } from '../hand/evolve.ts';
import type { RejectionCode } from '../hand/rejection.ts';
import type { HandState } from '../hand/state.ts';
import { err, ok, type Result } from '../result.ts';
import type { PlayedResult, ThrownInResult } from '../score/result.ts';
import { type PerSeat, perSeat } from '../seat.ts';
import { type SeatView, seatView } from '../view/seatView.ts';
import type { HandRecord } from './handRecord.ts';
import { type ReadRecord, readAction, readRecord } from './read.ts';

/** The first action that is not allowed; -1: the deal or the head of the record. */
interface ReplayError {
  readonly status: 'error';
  readonly action: number;
  readonly code: RejectionCode | 'bad-record';
}

export type ReplayResult =
  | ({ readonly status: 'finished' } & PlayedResult)
  | ({ readonly status: 'finished' } & Pick<ThrownInResult, 'contract' | 'tricks' | 'scores'>)
  | { readonly status: 'unfinished' }
  | ReplayError;

export type ViewResult = { readonly status: 'ok'; readonly views: PerSeat<SeatView> } | ReplayError;

const failure = (action: number, code: ReplayError['code']): Result<never, ReplayError> =>
  err({ status: 'error', action, code });

/** Plays a record as far as it goes: the state it leads to, or its first action that is not allowed. */
function playRecord(record: ReadRecord): Result<HandState, ReplayError> {
  const begun = beginHand(record.setup);
  if (!begun.ok) return failure(-1, begun.error.code);
  let state = begun.value.reduce<HandState | undefined>(evolveHand, undefined);
  if (!state) throw new Error('A hand began without events');
  for (const [index, json] of record.actions.entries()) {
    const action = readAction(json);
    if (!action) return failure(index, 'bad-record');
    const decided = decideHand(state, action);
    if (!decided.ok) return failure(index, decided.error.code);
    state = decided.value.reduce(evolveHand, state);
  }
  return ok(state);
}

/** Reads and plays a record given as parsed JSON. */
function stateOfRecord(json: unknown): Result<HandState, ReplayError> {
  const read = readRecord(json);
  return read.ok ? playRecord(read.value) : failure(-1, read.error);
}

/** What `dulle replay` answers for one record. */
export function replay(json: unknown): ReplayResult {
  const played = stateOfRecord(json);
  if (!played.ok) return played.error;
  const state = played.value;
  if (state.phase !== 'over') return { status: 'unfinished' };
  const { result } = state;
  if (result.contract !== 'thrown-in') return { status: 'finished', ...result };
  const { contract, tricks, scores } = result;
  return { status: 'finished', contract, tricks, scores };
}

/** What `dulle view` answers for one record, whose actions may stop anywhere. */
export function viewRecord(json: unknown): ViewResult {
  const played = stateOfRecord(json);
  if (!played.ok) return played.error;
  // The head as it is written: a record may also state what does not differ from the DDV's, or that nobody owes.
  const { rules, owesSolo } = json as Pick<HandRecord, 'rules' | 'owesSolo'>;
  const written = { rules, ...(owesSolo ? { owesSolo } : {}) };
  return { status: 'ok', views: perSeat((seat) => ({ ...seatView(played.value, seat), ...written })) };
}
