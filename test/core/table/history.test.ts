import { describe, expect, test } from 'vitest';
import { DDV } from '../../../src/core/rules/ruleSet.ts';
import type { TableEvent, TableFact } from '../../../src/core/table/event.ts';
import { evolveTable } from '../../../src/core/table/evolve.ts';
import type { SheetRow } from '../../../src/core/table/sheet.ts';
import type { TableState } from '../../../src/core/table/state.ts';
import { dealtOut, lobby, type Sitting, START, sealed } from './sitting.ts';

const BEN_LEFT = { do: 'leave', by: 'ben' } as const;

const inLobby = () => lobby({ people: 2 });
const inCut = () => sealed();
const inHand = () => dealtOut();
const between = () => dealtOut().playHand();
const ended = () => dealtOut({ hands: 1 }).playHand();

/** Chair 1 is a computer's. */
const withComputer = () => {
  const sitting = dealtOut();
  sitting.take(BEN_LEFT);
  return sitting;
};

const folded = (state: TableState | null, fact: TableFact): TableState =>
  evolveTable(state, { ...fact, at: START } as TableEvent);

const dealSealed: TableFact = {
  type: 'deal-sealed',
  hand: 1,
  dealer: 0,
  lineup: [0, 1, 2, 3],
  commitment: 'c',
  seed: 's',
};

const healthy = { do: 'declare', value: 'healthy' } as const;

const ROW: SheetRow = {
  hand: 1,
  dealer: 0,
  contract: 'normal',
  winner: 're',
  value: 1,
  scores: [1, -1, 1, -1],
  playedBy: ['anna', 'ben', 'cleo', 'dora'],
  solo: null,
  multiplier: 1,
  bock: [],
};

describe('a history that cannot be is a bug', () => {
  test.each<[string, () => Sitting, TableFact]>([
    ['rules agreed on in a session', inCut, { type: 'rules-set', rules: DDV }],
    ['a length agreed on in a session', inCut, { type: 'length-set', length: { kind: 'open' } }],
    ['a session that starts twice', inCut, { type: 'session-started', dealer: 0 }],
    ['a deal before the session', inLobby, dealSealed],
    ['a deal beside another one', inHand, dealSealed],
    ['a deal after the end', ended, dealSealed],
    ['a cut before a deal', inLobby, { type: 'deck-cut', cut: null }],
    ['a cut after the cards are dealt', inHand, { type: 'deck-cut', cut: 3 }],
    [
      'a card before a deal',
      between,
      { type: 'hand-event', event: { type: 'card-played', seat: 0, card: 'CA' } },
    ],
    ['an early answer between two hands', between, { type: 'answered-early', seat: 0, answer: healthy }],
    ['a hand finished before it is dealt', inCut, { type: 'hand-finished', row: ROW }],
    ['a reminder in the lobby', inLobby, { type: 'reminded', chair: 0 }],
    ['a move missed between two hands', between, { type: 'move-missed', chair: 0, held: false }],
    ['a move that a computer missed', withComputer, { type: 'move-missed', chair: 1, held: false }],
    ['an overdue move in the lobby', inLobby, { type: 'overdue', chair: 0 }],
    ['an overdue computer', withComputer, { type: 'overdue', chair: 1 }],
    ['a return in the lobby', inLobby, { type: 'returned', chair: 0 }],
    ['a computer that returns', withComputer, { type: 'returned', chair: 1 }],
    ['a vote on somebody in the lobby', inLobby, { type: 'removal-voted', by: 'anna', chair: 1 }],
    ['a vote to end what has ended', ended, { type: 'end-voted', by: 'anna' }],
    ['a pause in the lobby', inLobby, { type: 'paused', by: 'anna' }],
    ['a pause that ends after the end', ended, { type: 'resumed', by: 'anna' }],
    ['a chair of a session that is left empty', inHand, { type: 'seat-left', chair: 1, computer: null }],
  ])('%s', (_name, sitting, fact) => {
    expect(() => folded(sitting().state, fact)).toThrow(
      `A table's history has ${fact.type} where it cannot be`,
    );
  });

  test('a table that does not begin by being opened', () => {
    expect(() => folded(null, { type: 'paused', by: null })).toThrow('A table cannot begin with paused');
  });

  test('a chair that the table does not have', () => {
    expect(() => folded(inHand().state, { type: 'returned', chair: 6 })).toThrow(
      'There is no chair 6 at this table',
    );
  });
});

describe('a table that has ended', () => {
  test('in the lobby has nothing to show for it', () => {
    const { state } = inLobby();
    expect(folded(state, { type: 'table-ended', reason: 'closed' })).toEqual({
      ...state,
      phase: 'ended',
      reason: 'closed',
      sheet: [],
      finished: [],
      removalVotes: [],
      endVotes: [],
      paused: null,
      reminded: null,
      brokenOff: null,
    });
  });

  test.each<[string, () => Sitting, boolean, boolean]>([
    ['in a cut keeps the deal', inCut, true, false],
    ['in a hand keeps its cards', inHand, true, true],
    ['between two hands broke nothing off', between, false, false],
  ])('%s', (_name, sitting, deal, hand) => {
    const { state } = sitting();
    const over = folded(state, { type: 'table-ended', reason: 'voted' });
    expect(over).toMatchObject({ phase: 'ended', reason: 'voted', chairs: state.chairs, paused: null });
    if (over.phase !== 'ended' || state.phase === 'lobby') throw new Error('It was a session');
    expect([over.sheet, over.finished]).toEqual([state.sheet, state.finished]);
    expect([over.brokenOff !== null, (over.brokenOff?.hand ?? null) !== null]).toEqual([deal, hand]);
  });

  test('keeps the votes that ended it, and no others', () => {
    const sitting = inHand();
    sitting.take({ do: 'remove', by: 'anna', chair: 1, moderator: false });
    sitting.take({ do: 'vote-end', by: 'cleo' });
    expect(folded(sitting.state, { type: 'table-ended', reason: 'voted' })).toMatchObject({
      endVotes: ['cleo'],
      removalVotes: [],
    });
  });
});
