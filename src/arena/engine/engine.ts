import { isDeepStrictEqual } from 'node:util';
import { withoutAll } from '../../core/card.ts';
import type { SeatView } from '../../core/view/seatView.ts';
import { decisionRandom } from '../../players/decisionRandom.ts';
import { NEVER, type Player, type PlayerMove } from '../../players/player.ts';
import { senseless } from './viewSense.ts';
import { readView } from './viewShape.ts';

/** Names a question; the answer has the same. */
type Id = string | number;

export interface EngineAnswer {
  readonly id: Id;
  /** What to do, without the seat; null: nothing now. */
  readonly action: PlayerMove | null;
}

/** Codes of docs/engine-protocol.md. */
type EngineErrorCode = 'bad-request' | 'bad-view' | 'impossible-view' | 'no-answer';

export interface EngineError {
  /** Null where the line had none that could be read. */
  readonly id: Id | null;
  readonly error: { readonly code: EngineErrorCode; readonly detail: string };
}

/** Longest time for a decision that can be asked for, in milliseconds: an hour. */
const LONGEST_BUDGET = 3_600_000;

/**
 * Answers one question of the engine's protocol, given as parsed JSON (undefined: it was none). Never throws: what
 * is wrong with a question, or came of it, is an answer too.
 */
export function answered(json: unknown, player: Player): EngineAnswer | EngineError {
  if (!isObject(json)) return failed(null, 'bad-request', 'The line is no JSON object.');
  const { id, view: given, budgetMs, seed = '' } = json;
  if (!isId(id)) return failed(null, 'bad-request', '"id" must be a text or a number.');
  if (budgetMs !== undefined && !isBudget(budgetMs)) {
    return failed(id, 'bad-request', `"budgetMs" must be a number from 0 to ${LONGEST_BUDGET}.`);
  }
  if (typeof seed !== 'string') return failed(id, 'bad-request', '"seed" must be a text.');
  const view = readView(given);
  if (!view.ok) return failed(id, 'bad-view', view.error);
  const why = senseless(view.value);
  if (why !== null) return failed(id, 'impossible-view', why);
  return decided(id, view.value, player, seed, budgetMs);
}

function decided(
  id: Id,
  view: SeatView,
  player: Player,
  seed: string,
  budgetMs: number | undefined,
): EngineAnswer | EngineError {
  const begin = performance.now();
  const expired = budgetMs === undefined ? NEVER : () => performance.now() - begin >= budgetMs;
  try {
    const action = player(view, decisionRandom(seed, view), expired);
    if (action && !allows(view, action)) {
      return failed(id, 'impossible-view', `"legal" misses something that is: to ${action.do}.`);
    }
    if (action || view.turn !== view.seat) return { id, action };
    return failed(id, 'no-answer', 'No move was found for this view.');
  } catch {
    // A view can have sense seat by seat and trick by trick, and still be one that no deal leads to.
    return failed(id, 'no-answer', 'No move was found: no deal may lead to this view.');
  }
}

/** Players know the rules themselves: where `legal` says less than the rules do, they may choose what it misses. */
const allows = (view: SeatView, action: PlayerMove): boolean =>
  view.legal.some((legal) =>
    legal.do === 'pass' && action.do === 'pass'
      ? action.cards.length === legal.count && withoutAll(legal.must, action.cards).length === 0
      : isDeepStrictEqual(legal, action),
  );

const failed = (id: Id | null, code: EngineErrorCode, detail: string): EngineError => ({
  id,
  error: { code, detail },
});

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A number too large for JSON is read as an infinite one, which no answer could repeat. */
const isId = (value: unknown): value is Id => typeof value === 'string' || Number.isFinite(value);

const isBudget = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= LONGEST_BUDGET;
