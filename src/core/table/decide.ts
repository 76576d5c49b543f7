import { err, ok, type Result } from '../result.ts';
import type { Circumstances, TableAction } from './action.ts';
import { agreeOnHints, agreeOnLength, agreeOnRules } from './agreeing.ts';
import { chairNumbers, FEWEST_CHAIRS, MOST_CHAIRS } from './chairs.ts';
import { cut, nextHand, start, startSession } from './dealing.ts';
import { type Decision, Draft } from './draft.ts';
import { close, pause, resume, voteEnd } from './ending.ts';
import type { TableEvent } from './event.ts';
import { isComputersOnly } from './fixture.ts';
import { takeHint } from './hinting.ts';
import { lookBack } from './lookingBack.ts';
import { computerMove, personMove } from './moving.ts';
import { returnToChair } from './presence.ts';
import type { TableRejection } from './rejection.ts';
import { disclose, reseat, seatComputers } from './reserving.ts';
import { addComputer, join, leave, remove, removeComputer, seatComputer, vacate } from './seats.ts';
import { settingsTrouble } from './settingsTrouble.ts';
import { isSession, type TableState } from './state.ts';
import { tick } from './ticking.ts';
import { settleVotes } from './votes.ts';

/**
 * Judges an action on a table: the events it leads to (none where nothing changes), or why it is not taken.
 * Never mutates and never throws for what a person did; `state` is null before the table is opened.
 */
export function decideTable(
  state: TableState | null,
  action: TableAction,
  circumstances: Circumstances,
): Result<readonly TableEvent[], TableRejection> {
  const draft = new Draft(state, circumstances.at);
  const rejection =
    action.do === 'open'
      ? open(draft, state, action, circumstances)
      : state
        ? judge(draft, action, circumstances)
        : ({ code: 'not-open' } as const);
  if (rejection) return err(rejection);
  if (draft.events.length > 0) settleVotes(draft, vacate);
  return ok(draft.events);
}

function open(
  draft: Draft,
  state: TableState | null,
  action: Extract<TableAction, { do: 'open' }>,
  circumstances: Circumstances,
): Decision {
  if (state) return { code: 'already-open' };
  const { table, place, host, settings, chairs, computers, level, fixture = null } = action;
  if (!isCount(chairs, FEWEST_CHAIRS, MOST_CHAIRS) || !isCount(computers, 0, chairs - 1)) {
    return { code: 'bad-settings' };
  }
  if (fixture && (chairs !== FEWEST_CHAIRS || computers > 0)) return { code: 'bad-settings' };
  if (fixture && settings.hints) return { code: 'hints-in-league' };
  const trouble = settingsTrouble(settings, chairs);
  if (trouble) return trouble;
  draft.add({ type: 'table-opened', table, place, host, settings, chairs, fixture });
  if (fixture) {
    seatComputers(draft, fixture);
    // Nobody is there to press a button.
    if (isComputersOnly(fixture)) startSession(draft, circumstances);
    return null;
  }
  for (const chair of chairNumbers({ length: chairs }).slice(1, 1 + computers)) {
    seatComputer(draft, chair, level);
  }
  return null;
}

const isCount = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

function judge(
  draft: Draft,
  action: Exclude<TableAction, { do: 'open' }>,
  circumstances: Circumstances,
): Decision {
  switch (action.do) {
    case 'join':
      return join(draft, action);
    case 'leave':
      return leave(draft, action);
    case 'add-computer':
      return addComputer(draft, action);
    case 'remove-computer':
      return removeComputer(draft, action);
    case 'set-rules':
      return agreeOnRules(draft, action);
    case 'set-length':
      return agreeOnLength(draft, action);
    case 'set-hints':
      return agreeOnHints(draft, action);
    case 'start':
      return start(draft, action, circumstances);
    case 'cut':
      return cut(draft, action, circumstances);
    case 'move':
      return personMove(draft, action);
    case 'computer-move':
      return computerMove(draft, action);
    case 'take-hint':
      return takeHint(draft, action);
    case 'look-back':
      return lookBack(draft, action);
    case 'next-hand':
      return nextHand(draft, action, circumstances);
    case 'return':
      return returnToChair(draft, action);
    case 'direct-messages':
      return noteInbox(draft, action);
    case 'remove':
      return remove(draft, action);
    case 'vote-end':
      return voteEnd(draft, action);
    case 'pause':
      return pause(draft, action);
    case 'resume':
      return resume(draft, action);
    case 'close':
      return close(draft, action);
    case 'reseat':
      return reseat(draft, action, circumstances);
    case 'disclose':
      return disclose(draft);
    case 'tick':
      return tick(draft, circumstances);
  }
}

function noteInbox(draft: Draft, action: Extract<TableAction, { do: 'direct-messages' }>): Decision {
  const { state } = draft;
  if (state.phase !== 'lobby' && !isSession(state)) return { code: 'wrong-phase', phase: state.phase };
  const known = !state.closedInboxes.includes(action.person);
  if (known !== action.open) {
    draft.add({ type: 'direct-messages', person: action.person, open: action.open });
  }
  return null;
}
