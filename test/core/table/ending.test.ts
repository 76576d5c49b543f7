import { describe, expect, test } from 'vitest';
import type { TableAction } from '../../../src/core/table/action.ts';
import { playerView, tableView } from '../../../src/core/view/tableView.ts';
import { dealtOut, inPlay, person, type Sitting, sealed, typesOf } from './sitting.ts';

const DAY = 24 * 3_600_000;

const vote = (by: string): TableAction => ({ do: 'vote-end', by });

describe('ending early', () => {
  test('takes more than half of the people', () => {
    const sitting = inPlay();
    sitting.take(vote('anna'));
    sitting.take(vote('ben'));
    expect(tableView(sitting.state)).toMatchObject({ phase: 'playing', endVotes: { votes: 2, needed: 3 } });
    expect(sitting.refuse(vote('ben'))).toEqual({ code: 'already-voted' });
    expect(sitting.refuse(vote('emil'))).toEqual({ code: 'not-seated' });
    expect(typesOf(sitting.take(vote('cleo')))).toEqual(['end-voted', 'table-ended']);
    expect(tableView(sitting.state)).toMatchObject({ phase: 'ended', endReason: 'voted' });
  });

  test('is one person’s choice where the others are computers', () => {
    const sitting = inPlay({ people: 1 });
    expect(typesOf(sitting.take(vote('anna')))).toEqual(['end-voted', 'table-ended']);
  });

  test('does not count votes of people who left, and forgets all with the next deal', () => {
    const sitting = dealtOut({ hands: 9 });
    sitting.take(vote('anna'));
    sitting.take(vote('ben'));
    sitting.take({ do: 'leave', by: 'ben' });
    expect(tableView(sitting.state).endVotes).toEqual({ votes: 1, needed: 2 });
    sitting.playHand();
    sitting.take({ do: 'next-hand', by: 'anna', hand: 2 });
    expect(tableView(sitting.state).endVotes).toBeNull();
  });

  test('keeps the score so far; the broken-off hand counts for nothing and shows no cards', () => {
    const sitting = dealtOut({ people: 1, hands: 5 }).playHand();
    const { sheet } = tableView(sitting.state);
    sitting.take({ do: 'next-hand', by: 'anna', hand: 2 });
    if (sitting.state.phase === 'cutting') sitting.nextDeadline();
    const seed = sitting.playing.deal.seed;
    sitting.take(vote('anna'));
    const view = tableView(sitting.state);
    expect(view.sheet).toEqual(sheet);
    expect(view.present?.hand?.dealt).toBeNull();
    expect(view.present?.deal.seed).toBeNull();
    expect(JSON.stringify(view)).not.toContain(seed);
    expect(playerView(sitting.state, 'anna')?.deal.number).toBe(1);
  });

  test('by the host is a vote, by a moderator the end', () => {
    const sitting = inPlay();
    expect(sitting.refuse({ do: 'close', by: 'ben', moderator: false })).toEqual({ code: 'not-host' });
    expect(typesOf(sitting.take({ do: 'close', by: 'anna', moderator: false }))).toEqual(['end-voted']);
    expect(typesOf(sitting.take({ do: 'close', by: 'mod', moderator: true }))).toEqual(['table-ended']);
    expect(tableView(sitting.state).endReason).toBe('closed');
  });

  test.each<TableAction>([
    { do: 'join', by: person('emil') },
    { do: 'leave', by: 'anna' },
    { do: 'start', by: 'anna' },
    { do: 'cut', by: 'anna', cut: 1, hand: 1 },
    { do: 'move', by: 'anna', move: { do: 'declare', value: 'healthy' }, token: { hand: 1 } },
    { do: 'next-hand', by: 'anna', hand: 1 },
    { do: 'return', by: 'anna' },
    { do: 'remove', by: 'anna', chair: 1, moderator: true },
    { do: 'vote-end', by: 'anna' },
    { do: 'pause', by: 'anna' },
    { do: 'resume', by: 'anna' },
    { do: 'close', by: 'anna', moderator: true },
    { do: 'add-computer', by: 'anna', level: 'club', seats: 'one' },
    { do: 'direct-messages', person: 'anna', open: false },
  ])('leaves nothing to do: $do', (action) => {
    const sitting = inPlay();
    sitting.take({ do: 'close', by: 'mod', moderator: true });
    expect(sitting.refuse(action)).toEqual({ code: 'wrong-phase', phase: 'ended' });
    expect(sitting.take({ do: 'tick' })).toEqual([]);
  });
});

describe('a pause', () => {
  const paused = (given: Sitting = inPlay()): Sitting => {
    given.wait(15_000);
    given.take({ do: 'pause', by: 'ben' });
    return given;
  };

  test('stops the clock and every move', () => {
    const sitting = paused();
    const play = playerView(sitting.state, 'ben')?.hand.legal[0];
    if (play?.do !== 'play') throw new Error('Ben leads');
    expect(tableView(sitting.state)).toMatchObject({ paused: { by: 'ben' }, waiting: null });
    expect(sitting.refuse(sitting.moveOf(1, play))).toEqual({ code: 'paused' });
    expect(sitting.wait(13 * DAY)).toEqual([]);
  });

  test('stops computers, cuts and the next hand', () => {
    const computers = paused(inPlay({ people: 2, dealer: 1 }));
    const move = { do: 'play', card: 'CA' } as const;
    expect(computers.refuse({ do: 'computer-move', seat: 2, move, token: { hand: 1, played: 0 } })).toEqual({
      code: 'late',
    });
    expect(paused(sealed()).refuse({ do: 'cut', by: 'dora', cut: 1, hand: 1 })).toEqual({ code: 'paused' });
    expect(paused(dealtOut().playHand()).refuse({ do: 'next-hand', by: 'anna', hand: 2 })).toEqual({
      code: 'paused',
    });
  });

  test('ends with anybody’s word, and the player has the whole time', () => {
    const sitting = paused();
    expect(sitting.refuse({ do: 'pause', by: 'anna' })).toEqual({ code: 'paused' });
    expect(sitting.refuse({ do: 'resume', by: 'emil' })).toEqual({ code: 'not-seated' });
    sitting.wait(DAY);
    sitting.take({ do: 'resume', by: 'dora' });
    expect(tableView(sitting.state)).toMatchObject({ paused: null, until: sitting.at + 60_000 });
    expect(sitting.refuse({ do: 'resume', by: 'dora' })).toEqual({ code: 'not-paused' });
  });

  test.each([
    ['while the deck is cut', () => sealed()],
    ['in a hand', () => inPlay()],
    ['between hands', () => dealtOut().playHand()],
  ])('of two weeks ends the session: %s', (_case, given) => {
    const sitting = given();
    sitting.take({ do: 'pause', by: 'anna' });
    expect(sitting.wait(14 * DAY - 1)).toEqual([]);
    expect(sitting.wait(1)).toMatchObject([{ type: 'table-ended', reason: 'unused' }]);
  });
});
