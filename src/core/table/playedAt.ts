import { NOTHING_BEFORE, type PlayedBefore } from './fixture.ts';
import { countedHands } from './sheet.ts';
import type { TableState } from './state.ts';

/** How far a table has come. */
export interface PlayedAt {
  readonly ended: boolean;
  /** Deals whose cards somebody has seen here, one that was broken off included. */
  readonly deals: number;
  /** Hands finished here that count. */
  readonly hands: number;
  /** Together with what it went on with: another table can go on with it. */
  readonly altogether: PlayedBefore;
}

export function playedAt(state: TableState): PlayedAt {
  const before = state.fixture?.before ?? NOTHING_BEFORE;
  const sheet = state.phase === 'lobby' ? [] : state.sheet;
  const deals = sheet.length + (handBegun(state) ? 1 : 0);
  return {
    ended: state.phase === 'ended',
    deals,
    hands: countedHands(sheet),
    altogether: { deals: before.deals + deals, sheet: [...before.sheet, ...sheet] },
  };
}

const handBegun = (state: TableState): boolean =>
  state.phase === 'playing' || (state.phase === 'ended' && (state.brokenOff?.hand ?? null) !== null);
