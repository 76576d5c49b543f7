import { describe, expect, test } from 'vitest';
import { DDV } from '../../../src/core/rules/ruleSet.ts';
import type { Seat } from '../../../src/core/seat.ts';
import type { Move } from '../../../src/core/table/action.ts';
import { finishedHandView, playerView, tableView } from '../../../src/core/view/tableView.ts';
import { dealtOut, inPlay, lobby, person, type Sitting, sealed } from '../table/sitting.ts';

const HEALTHY: Move = { do: 'declare', value: 'healthy' };
const RESERVATION: Move = { do: 'declare', value: 'reservation' };
const CLUBS: Move = { do: 'name', value: 'solo-clubs' };

const act = (sitting: Sitting, seat: Seat, move: Move) => sitting.take(sitting.moveOf(seat, move));

describe('what everybody sees of a table', () => {
  test('in the lobby has no session', () => {
    const { state } = lobby({ people: 2 });
    expect(tableView(state)).toMatchObject({
      phase: 'lobby',
      departed: [],
      paused: null,
      waiting: null,
      reminded: null,
      sheet: [],
      totals: [0, 0, 0, 0],
      owedSolos: [],
      multiplier: 1,
      previous: null,
      present: null,
      removals: [],
      endVotes: null,
      endReason: null,
    });
  });

  test('while the deck is cut is the deal, without its seed and without a hand', () => {
    const sitting = sealed();
    if (sitting.state.phase !== 'cutting') throw new Error('Nobody cuts');
    const { commitment } = sitting.state.deal;
    expect(tableView(sitting.state)).toMatchObject({
      previous: null,
      present: { deal: { number: 1, dealer: 0, cutter: 3, commitment, cut: null, seed: null }, hand: null },
      endReason: null,
    });
  });

  test('between two hands is the one before, with its seed', () => {
    const sitting = dealtOut().playHand();
    const view = tableView(sitting.state);
    expect(view).toMatchObject({ present: null, previous: { hand: { phase: 'over' } } });
    expect(view.previous?.deal.seed).toMatch(/^[0-9a-f]{64}$/);
    expect(view.totals).toEqual(view.sheet[0]?.scores);
  });

  test('names who held cards of the present hand and has gone, as long as that hand goes on', () => {
    const sitting = inPlay({ hands: 2 });
    sitting.take({ do: 'leave', by: 'cleo' });
    expect(tableView(sitting.state).departed).toEqual(['cleo']);
    sitting.take({ do: 'join', by: person('emil') });
    expect(tableView(sitting.state).departed).toEqual(['cleo']);
    sitting.take({ do: 'leave', by: 'emil' });
    sitting.take({ do: 'join', by: person('cleo') });
    expect(tableView(sitting.state).departed).toEqual(['emil']);
    sitting.playHand();
    expect(tableView(sitting.state).departed).toEqual([]);
  });

  test('is the hand that was broken off, once the table has ended', () => {
    const sitting = inPlay();
    sitting.take({ do: 'close', by: 'mod', moderator: true });
    expect(tableView(sitting.state)).toMatchObject({
      phase: 'ended',
      endReason: 'closed',
      present: { deal: { seed: null }, hand: { phase: 'play' } },
      removals: [],
    });
  });
});

test('a finished hand is found by its number', () => {
  const sitting = dealtOut({ hands: 3 }).playHand();
  sitting.take({ do: 'next-hand', by: 'anna', hand: 2 });
  sitting.nextDeadline();
  sitting.playHand();
  expect(finishedHandView(sitting.state, 1)).toMatchObject({ deal: { number: 1 }, hand: { phase: 'over' } });
  expect(finishedHandView(sitting.state, 2)).toMatchObject({ deal: { number: 2 }, hand: { phase: 'over' } });
  expect(finishedHandView(sitting.state, 3)).toBeNull();
  expect(finishedHandView(lobby().state, 1)).toBeNull();
});

describe('what a person sees', () => {
  test('is nothing before cards are dealt, nor for who does not sit there', () => {
    expect(playerView(lobby().state, 'anna')).toBeNull();
    expect(playerView(sealed().state, 'anna')).toBeNull();
    expect(playerView(inPlay().state, 'emil')).toBeNull();
  });

  test('is nothing of a hand that their chair sits out, then or later', () => {
    const sitting = dealtOut({ people: 5, chairs: 5 });
    expect(playerView(sitting.state, 'anna')).toBeNull();
    sitting.playHand();
    expect(playerView(sitting.state, 'anna')).toBeNull();
    expect(playerView(sitting.state, 'ben')).toMatchObject({ chair: 1, seat: 0 });
  });

  test('in a hand is their cards, and no seed', () => {
    const sitting = inPlay();
    const view = playerView(sitting.state, 'cleo');
    expect(view).toMatchObject({
      person: 'cleo',
      chair: 2,
      seat: 2,
      deal: { number: 1, seed: null },
      hand: { seat: 2, phase: 'play' },
      token: { hand: 1, played: 0 },
      early: { kept: [], open: [] },
      held: false,
    });
  });

  test('after a hand is how it ended, and nothing is left to answer', () => {
    const sitting = dealtOut().playHand();
    const view = playerView(sitting.state, 'cleo');
    expect(view).toMatchObject({
      chair: 2,
      hand: { phase: 'over', cards: [] },
      token: { hand: 1, played: 12 },
      early: { kept: [], open: [] },
      held: false,
    });
    expect(view?.deal.seed).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('what a person may answer early', () => {
  const open = (sitting: Sitting, id: string) => playerView(sitting.state, id)?.early.open;
  const kept = (sitting: Sitting, id: string) => playerView(sitting.state, id)?.early.kept;

  test('is nothing at their turn, nor once they have declared', () => {
    const sitting = dealtOut();
    expect(open(sitting, 'ben')).toEqual([]);
    act(sitting, 1, HEALTHY);
    expect(open(sitting, 'ben')).toEqual([]);
    expect(open(sitting, 'dora')).toEqual([HEALTHY, RESERVATION]);
  });

  test('is health alone where nothing can be named', () => {
    const sitting = dealtOut({ rules: { ...DDV, solos: [] } });
    const poor = ['cleo', 'dora', 'anna'].filter((id) => open(sitting, id)?.length === 1);
    expect(poor.length).toBeGreaterThan(1);
    for (const id of poor) expect(open(sitting, id)).toEqual([HEALTHY]);
  });

  test('is a name for who has reserved, up to their turn to name it', () => {
    const sitting = dealtOut();
    for (const [seat, move] of [
      [1, RESERVATION],
      [2, RESERVATION],
      [3, HEALTHY],
      [0, HEALTHY],
    ] as const) {
      act(sitting, seat, move);
    }
    // Seat 1 is asked; seat 2 will be, if it can still outrank.
    expect(open(sitting, 'ben')).toEqual([]);
    expect(open(sitting, 'cleo')).toContainEqual(CLUBS);
    expect(open(sitting, 'cleo')).not.toContainEqual(HEALTHY);
    expect(open(sitting, 'dora')).toEqual([]);
    act(sitting, 2, CLUBS);
    expect(kept(sitting, 'cleo')).toEqual([CLUBS]);
    expect(open(sitting, 'cleo')).not.toContainEqual(CLUBS);
  });
});
