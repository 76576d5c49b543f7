import { describe, expect, test } from 'vitest';
import type { Seat } from '../../../src/core/seat.ts';
import { isSession } from '../../../src/core/table/state.ts';
import { votesNeeded } from '../../../src/core/table/votes.ts';
import { playerView, tableView } from '../../../src/core/view/tableView.ts';
import { dealtOut, inPlay, lobby, person, type Sitting, sealed, typesOf } from './sitting.ts';

const chair = (sitting: Sitting, seat: Seat) => sitting.state.chairs[seat];

/** Seat 1 misses moves until a computer holds it. */
const benAway = () => {
  const sitting = inPlay();
  for (;;) {
    const occupant = chair(sitting, 1);
    if (occupant?.kind === 'person' && occupant.held) return sitting;
    if (sitting.turn === 1) while (tableView(sitting.state).waiting?.by === 'person') sitting.nextDeadline();
    sitting.step();
  }
};

describe('leaving a session', () => {
  test('leaves the cards to a computer, which plays on at once', () => {
    const sitting = inPlay();
    const cards = sitting.playing.hand.cards[1];
    expect(typesOf(sitting.take({ do: 'leave', by: 'ben' }))).toEqual(['seat-left']);
    expect(chair(sitting, 1)).toMatchObject({ kind: 'computer', vacated: true });
    expect(sitting.playing.hand.cards[1]).toEqual(cards);
    expect(tableView(sitting.state).waiting).toEqual({ seat: 1, chair: 1, by: 'computer' });
    expect(sitting.refuse({ do: 'leave', by: 'ben' })).toEqual({ code: 'not-seated' });
  });

  test('passes the host’s place on', () => {
    const sitting = inPlay();
    sitting.take({ do: 'leave', by: 'anna' });
    expect(tableView(sitting.state).host).toBe('ben');
  });

  test('passes it clockwise from the chair that was left, and past somebody away', () => {
    const sitting = inPlay();
    sitting.take({ do: 'leave', by: 'anna' });
    sitting.take({ do: 'join', by: person('anna') });
    sitting.take({ do: 'leave', by: 'ben' });
    expect(tableView(sitting.state).host).toBe('cleo');

    const away = benAway();
    away.take({ do: 'leave', by: 'anna' });
    expect(tableView(away.state).host).toBe('cleo');
    away.take({ do: 'leave', by: 'cleo' });
    away.take({ do: 'leave', by: 'dora' });
    expect(tableView(away.state).host).toBe('ben');
  });

  test('of the last person ends it, with the score so far', () => {
    const sitting = dealtOut({ people: 1 }).playHand();
    sitting.take({ do: 'leave', by: 'anna' });
    expect(tableView(sitting.state)).toMatchObject({ phase: 'ended', endReason: 'nobody-left' });
    expect(tableView(sitting.state).sheet).toHaveLength(1);
  });

  test('while the deck waits for the leaver’s cut does not stop the deal', () => {
    const sitting = sealed();
    sitting.take({ do: 'leave', by: 'dora' });
    expect(typesOf(sitting.nextDeadline())).toEqual(['deck-cut', 'hand:dealt']);
  });

  test('early keeps the answers that were given', () => {
    const sitting = dealtOut();
    sitting.take(sitting.moveOf(2, { do: 'declare', value: 'healthy' }));
    sitting.take({ do: 'leave', by: 'cleo' });
    sitting.take(sitting.moveOf(1, { do: 'declare', value: 'healthy' }));
    expect(sitting.turn).toBe(3);
  });
});

describe('taking over a seat', () => {
  test('in a session means a computer’s, vacated ones first', () => {
    const sitting = inPlay({ people: 3 });
    sitting.take({ do: 'leave', by: 'cleo' });
    sitting.take({ do: 'join', by: person('emil') });
    expect(chair(sitting, 2)).toMatchObject({ kind: 'person', person: { id: 'emil' } });
    sitting.take({ do: 'join', by: person('finn') });
    expect(chair(sitting, 3)).toMatchObject({ kind: 'person', person: { id: 'finn' } });
    expect(sitting.refuse({ do: 'join', by: person('gina') })).toEqual({ code: 'table-full' });
  });

  test('means the vacated chair, even where another computer sits before it', () => {
    const sitting = lobby();
    sitting.take({ do: 'join', by: person('ben'), chair: 3 });
    for (const _free of [1, 2]) sitting.take({ do: 'add-computer', by: 'anna', level: 'club', seats: 'one' });
    sitting.take({ do: 'start', by: 'anna' });
    sitting.take({ do: 'leave', by: 'ben' });
    sitting.take({ do: 'join', by: person('emil') });
    expect(sitting.state.chairs.map((occupant) => occupant?.kind)).toEqual([
      'person',
      'computer',
      'computer',
      'person',
    ]);
  });

  test('by a newcomer who saw a hand, left and wants another one is refused too', () => {
    const sitting = inPlay();
    sitting.take({ do: 'leave', by: 'ben' });
    sitting.take({ do: 'leave', by: 'cleo' });
    sitting.take({ do: 'join', by: person('emil'), chair: 1 });
    sitting.take({ do: 'leave', by: 'emil' });
    expect(sitting.refuse({ do: 'join', by: person('emil'), chair: 2 })).toEqual({
      code: 'saw-cards',
      chair: 1,
    });
  });

  test('shows the newcomer the cards of that seat, and nobody else', () => {
    const sitting = inPlay();
    sitting.take({ do: 'leave', by: 'ben' });
    sitting.take({ do: 'join', by: person('emil') });
    expect(playerView(sitting.state, 'emil')?.hand.cards).toEqual([...sitting.playing.hand.cards[1]].sort());
    expect(playerView(sitting.state, 'ben')).toBeNull();
  });

  test('gives the newcomer the whole time if it is their turn, and leaves others’ clocks alone', () => {
    const sitting = inPlay();
    sitting.take({ do: 'leave', by: 'ben' });
    sitting.at += 7_000;
    sitting.take({ do: 'join', by: person('emil') });
    expect(tableView(sitting.state).until).toBe(sitting.at + 60_000);

    const other = inPlay();
    other.take({ do: 'leave', by: 'cleo' });
    const { until } = tableView(other.state);
    other.wait(7_000);
    other.take({ do: 'join', by: person('emil') });
    expect(tableView(other.state).until).toBe(until);
  });

  test('by somebody who saw another hand of this deal is refused', () => {
    const sitting = inPlay();
    sitting.take({ do: 'leave', by: 'ben' });
    sitting.take({ do: 'leave', by: 'cleo' });
    expect(sitting.refuse({ do: 'join', by: person('ben'), chair: 2 })).toEqual({
      code: 'saw-cards',
      chair: 1,
    });
    sitting.take({ do: 'join', by: person('emil'), chair: 1 });
    expect(sitting.refuse({ do: 'join', by: person('ben') })).toEqual({ code: 'saw-cards', chair: 1 });
    sitting.take({ do: 'join', by: person('cleo') });
    expect(chair(sitting, 2)).toMatchObject({ person: { id: 'cleo' } });
  });

  test('is free again for them with the next deal', () => {
    const sitting = inPlay({ hands: 2 });
    sitting.take({ do: 'leave', by: 'ben' });
    sitting.take({ do: 'leave', by: 'cleo' });
    sitting.playHand();
    sitting.take({ do: 'join', by: person('ben'), chair: 2 });
    expect(chair(sitting, 2)).toMatchObject({ person: { id: 'ben' } });
  });

  test('counts the hand for whoever plays it to the end', () => {
    const sitting = inPlay({ hands: 1 });
    sitting.take({ do: 'leave', by: 'ben' });
    sitting.take({ do: 'leave', by: 'cleo' });
    sitting.take({ do: 'join', by: person('emil'), chair: 1 });
    sitting.playHand();
    expect(tableView(sitting.state).sheet[0]?.playedBy).toEqual(['anna', 'emil', null, 'dora']);
  });
});

describe('removing somebody', () => {
  const removal = (by: string, chair: Seat, moderator = false) =>
    ({ do: 'remove', by, chair, moderator }) as const;

  test('who is away: the host and moderators do it at once', () => {
    for (const action of [removal('anna', 1), removal('mod', 1, true)]) {
      const sitting = benAway();
      expect(typesOf(sitting.take(action))).toEqual(['seat-left']);
      expect(chair(sitting, 1)).toMatchObject({ kind: 'computer', vacated: true });
    }
  });

  test('who is away: half of the others do it by vote', () => {
    const sitting = benAway();
    expect(typesOf(sitting.take(removal('cleo', 1)))).toEqual(['removal-voted']);
    expect(tableView(sitting.state).removals).toEqual([{ chair: 1, votes: 1, needed: 2 }]);
    expect(sitting.refuse(removal('cleo', 1))).toEqual({ code: 'already-voted' });
    expect(typesOf(sitting.take(removal('dora', 1)))).toEqual(['removal-voted', 'seat-left']);
    expect(tableView(sitting.state).removals).toEqual([]);
  });

  test('who is there: all others have to want it, the host included', () => {
    const sitting = inPlay();
    sitting.take(removal('anna', 1));
    sitting.take(removal('cleo', 1));
    expect(chair(sitting, 1)?.kind).toBe('person');
    sitting.take(removal('dora', 1));
    expect(chair(sitting, 1)?.kind).toBe('computer');
  });

  test('who is there: a moderator alone cannot, and one other person cannot', () => {
    expect(inPlay().refuse(removal('mod', 1, true))).toEqual({ code: 'not-seated' });
    const sitting = inPlay({ people: 2 });
    expect(sitting.refuse(removal('anna', 1))).toEqual({ code: 'still-here', chair: 1 });
    expect(chair(sitting, 1)?.kind).toBe('person');
    expect(isSession(sitting.state) && votesNeeded(sitting.state, 1)).toBe(2);
  });

  test.each([
    ['a table that waits', { absence: 'wait' }],
    ['a table without a clock', { pace: 'none' }],
  ] as const)('whom %s has awaited for too long: whoever is left goes on without them', (_name, given) => {
    const sitting = inPlay({ people: 2, ...given });
    while (typesOf(sitting.nextDeadline())[0] !== 'overdue');
    expect(sitting.wait(365 * 24 * 3_600_000)).toEqual([]);
    expect(typesOf(sitting.take(removal('anna', 1)))).toEqual(['seat-left']);
    expect(tableView(sitting.state).waiting).toEqual({ seat: 1, chair: 1, by: 'computer' });
  });

  test('needs fewer votes once they have gone away: those given count at once', () => {
    const sitting = inPlay();
    sitting.take(removal('cleo', 1));
    sitting.take(removal('dora', 1));
    expect(tableView(sitting.state).removals).toEqual([{ chair: 1, votes: 2, needed: 3 }]);
    expect(typesOf(sitting.nextDeadline())).toEqual(['reminded']);
    expect(typesOf(sitting.nextDeadline())).toEqual(['move-missed', 'seat-left']);
  });

  test('and ending early count again when somebody leaves and fewer votes are needed', () => {
    const sitting = inPlay();
    sitting.take({ do: 'vote-end', by: 'anna' });
    sitting.take({ do: 'vote-end', by: 'ben' });
    expect(typesOf(sitting.take({ do: 'leave', by: 'cleo' }))).toEqual(['seat-left', 'table-ended']);
    expect(tableView(sitting.state).endReason).toBe('voted');
  });

  test('is forgotten when they come back, and with the next deal', () => {
    const sitting = benAway();
    sitting.take(removal('cleo', 1));
    sitting.take({ do: 'return', by: 'ben' });
    expect(tableView(sitting.state).removals).toEqual([]);
    sitting.take(removal('cleo', 1));
    sitting.playHand();
    sitting.take({ do: 'next-hand', by: 'anna', hand: 2 });
    expect(tableView(sitting.state).removals).toEqual([]);
  });

  test('is voted on for each chair by itself, by people who still sit there', () => {
    const sitting = inPlay();
    sitting.take(removal('cleo', 1));
    sitting.take(removal('cleo', 3));
    sitting.take(removal('anna', 1));
    expect(tableView(sitting.state).removals).toEqual([
      { chair: 1, votes: 2, needed: 3 },
      { chair: 3, votes: 1, needed: 3 },
    ]);
    sitting.take({ do: 'leave', by: 'cleo' });
    expect(tableView(sitting.state).removals).toEqual([{ chair: 1, votes: 1, needed: 2 }]);
  });

  test('goes on being voted on when somebody else leaves or comes back', () => {
    const sitting = benAway();
    sitting.take(removal('cleo', 3));
    sitting.take(removal('dora', 1));
    sitting.take({ do: 'return', by: 'ben' });
    expect(tableView(sitting.state).removals).toMatchObject([{ chair: 3, votes: 1 }]);
    sitting.take({ do: 'leave', by: 'anna' });
    expect(tableView(sitting.state).removals).toMatchObject([{ chair: 3, votes: 1 }]);
  });

  test('is for people at other seats', () => {
    const sitting = inPlay({ people: 3 });
    expect(sitting.refuse(removal('anna', 0))).toEqual({ code: 'not-a-person' });
    expect(sitting.refuse(removal('anna', 3))).toEqual({ code: 'not-a-person' });
    expect(sitting.refuse(removal('emil', 1))).toEqual({ code: 'not-seated' });
  });
});
