import { describe, expect, test } from 'vitest';
import type { Seat } from '../../../src/core/seat.ts';
import type { TableAction } from '../../../src/core/table/action.ts';
import { deadlineOf } from '../../../src/core/table/clock.ts';
import { ALLOWANCES, PACES } from '../../../src/core/table/settings.ts';
import { playerView, tableView } from '../../../src/core/view/tableView.ts';
import { dealtOut, inPlay, lobby, PEOPLE, person, type Sitting, sealed, typesOf } from './sitting.ts';

const SECOND = 1_000;

const chair = (sitting: Sitting, seat: Seat) => sitting.state.chairs[seat];

/** The seat to move lets its time run out; the computer then makes its move. */
function miss(sitting: Sitting): Seat {
  const seat = sitting.turn;
  while (tableView(sitting.state).waiting?.by === 'person') sitting.nextDeadline();
  sitting.step();
  return seat;
}

/** Everybody moves but the given seat, which misses every turn, until `reached`. */
function missUntil(sitting: Sitting, seat: Seat, reached: () => boolean): Sitting {
  while (!reached()) {
    if (sitting.turn === seat) miss(sitting);
    else sitting.step();
  }
  return sitting;
}

const isHeld = (sitting: Sitting, seat: Seat) => {
  const occupant = chair(sitting, seat);
  return occupant?.kind === 'person' && occupant.held;
};

/** Ben, on seat 1, has missed two moves in a row. */
const held = (given: Parameters<typeof inPlay>[0] = {}) => {
  const sitting = inPlay(given);
  return missUntil(sitting, 1, () => isHeld(sitting, 1));
};

describe('the clock', () => {
  // Minutes for a move, before its end at which the player is reminded, until somebody is absent, for a cut.
  test.each([
    ['live', 1, 1 / 3, 1, 1 / 3],
    ['relaxed', 10, 2, 10, 1],
    ['slow', 24 * 60, 3 * 60, 24 * 60, 60],
    ['none', Number.POSITIVE_INFINITY, 0, 15, 1],
  ] as const)('at pace %s gives so many minutes: %d, %d, %d, %d', (pace, move, reminder, absent, cut) => {
    const MINUTE = 60 * SECOND;
    expect(ALLOWANCES[pace]).toEqual({
      move: move * MINUTE,
      reminder: reminder * MINUTE,
      absent: absent * MINUTE,
      cut: cut * MINUTE,
    });
  });

  test.each<[string, () => Sitting, number, 'remind' | 'expire']>([
    ['closes a lobby', () => lobby(), 24 * 3_600, 'expire'],
    ['deals a deck that nobody cuts', () => sealed(), 20, 'expire'],
    ['reminds of a move', () => inPlay(), 40, 'remind'],
    ['notes who is awaited where no clock runs', () => inPlay({ pace: 'none' }), 15 * 60, 'expire'],
  ])('%s', (_name, make, seconds, due) => {
    const sitting = make();
    expect(deadlineOf(sitting.state)).toEqual({ at: sitting.at + seconds * SECOND, due });
  });

  test('ends the move after its reminder', () => {
    const sitting = inPlay();
    sitting.nextDeadline();
    expect(deadlineOf(sitting.state)).toEqual({ at: sitting.at + 20 * SECOND, due: 'expire' });
  });

  test.each(PACES.filter((pace) => pace !== 'none'))(
    'at pace %s reminds first, then a computer plays one card',
    (pace) => {
      const { move, reminder } = ALLOWANCES[pace];
      const sitting = inPlay({ pace });
      expect(tableView(sitting.state).until).toBe(sitting.at + move);
      expect(sitting.wait(move - reminder - 1)).toEqual([]);
      expect(sitting.wait(1)).toMatchObject([{ type: 'reminded', chair: 1 }]);
      expect(tableView(sitting.state)).toMatchObject({
        reminded: 1,
        waiting: { seat: 1, chair: 1, by: 'person' },
      });
      expect(sitting.wait(reminder - 1)).toEqual([]);
      expect(sitting.wait(1)).toMatchObject([{ type: 'move-missed', chair: 1, held: false }]);
      expect(tableView(sitting.state).waiting).toEqual({ seat: 1, chair: 1, by: 'computer' });
      sitting.step();
      expect(tableView(sitting.state)).toMatchObject({
        waiting: { seat: 2, chair: 2, by: 'person' },
        reminded: null,
      });
    },
  );

  test('never plays where there is no pace; who is awaited for long is noted once', () => {
    const sitting = inPlay({ pace: 'none' });
    expect(tableView(sitting.state).until).toBeNull();
    expect(sitting.wait(365 * 24 * 3_600 * SECOND)).toMatchObject([{ type: 'overdue', chair: 1 }]);
    expect(tableView(sitting.state).waiting).toEqual({ seat: 1, chair: 1, by: 'person' });
  });

  test('does nothing before something is due', () => {
    expect(inPlay().take({ do: 'tick' })).toEqual([]);
  });

  test('that comes late still leaves the time which the reminder promises', () => {
    const sitting = inPlay({ pace: 'live' });
    sitting.at += 3_600 * SECOND;
    expect(typesOf(sitting.take({ do: 'tick' }))).toEqual(['reminded']);
    expect(tableView(sitting.state).until).toBe(sitting.at + 20 * SECOND);
    expect(sitting.take({ do: 'tick' })).toEqual([]);
    expect(typesOf(sitting.wait(20 * SECOND))).toEqual(['move-missed']);
  });

  test('begins anew with each move', () => {
    const sitting = inPlay({ pace: 'live' });
    sitting.wait(50 * SECOND);
    sitting.step();
    expect(tableView(sitting.state)).toMatchObject({ until: sitting.at + 60 * SECOND, reminded: null });
  });

  test('runs through the inquiry as well, where a computer declares', () => {
    const sitting = dealtOut();
    expect(miss(sitting)).toBe(1);
    expect(sitting.playing.hand.declarations[1]).toBe('healthy');
  });
});

describe('somebody away', () => {
  test('is held by a computer after two moves missed in a row', () => {
    const sitting = inPlay();
    missUntil(
      sitting,
      1,
      () => chair(sitting, 1)?.kind === 'person' && sitting.playing.hand.cards[1].length === 11,
    );
    expect(chair(sitting, 1)).toMatchObject({ misses: 1, held: false });
    missUntil(sitting, 1, () => sitting.playing.hand.cards[1].length === 10);
    expect(chair(sitting, 1)).toMatchObject({ misses: 2, held: true });
    expect(playerView(sitting.state, 'ben')?.held).toBe(true);
    sitting.playUntil(() => sitting.turn === 1);
    expect(tableView(sitting.state)).toMatchObject({
      waiting: { seat: 1, chair: 1, by: 'computer' },
      until: null,
    });
  });

  test('starts from nothing again after a move of their own', () => {
    const sitting = inPlay();
    missUntil(sitting, 1, () => sitting.playing.hand.cards[1].length === 11);
    sitting.playUntil(() => sitting.playing.hand.cards[1].length === 10);
    expect(chair(sitting, 1)).toMatchObject({ misses: 0, held: false });
  });

  test('is booked for all the same: the computer plays for them', () => {
    const sitting = held({ hands: 1 });
    sitting.playHand();
    expect(tableView(sitting.state).sheet[0]?.playedBy).toEqual(PEOPLE.slice(0, 4));
  });

  test('passes the host’s place on', () => {
    const sitting = inPlay({ dealer: 3 });
    missUntil(sitting, 0, () => isHeld(sitting, 0));
    expect(tableView(sitting.state).host).toBe('ben');
  });

  test('passes the host’s place on where the table waits, too', () => {
    const sitting = inPlay({ absence: 'wait', dealer: 3 });
    expect(typesOf(sitting.wait(60 * SECOND))).toEqual(['reminded', 'overdue', 'host-passed']);
    expect(tableView(sitting.state).host).toBe('ben');
  });

  test('is waited for where the table says so, after a reminder', () => {
    const sitting = inPlay({ absence: 'wait' });
    expect(typesOf(sitting.wait(30 * 24 * 3_600 * SECOND))).toEqual(['reminded', 'overdue']);
    expect(tableView(sitting.state).waiting).toEqual({ seat: 1, chair: 1, by: 'person' });
    sitting.step();
    expect(chair(sitting, 1)).toMatchObject({ misses: 0, held: false });
  });
});

describe('somebody who comes back', () => {
  test.each<[string, (sitting: Sitting) => TableAction]>([
    ['says so', () => ({ do: 'return', by: 'ben' })],
    [
      'plays',
      (sitting) => {
        const legal = playerView(sitting.state, 'ben')?.hand.legal.find((action) => action.do === 'play');
        const token = playerView(sitting.state, 'ben')?.token ?? { hand: 0, played: 0 };
        return {
          do: 'move',
          by: 'ben',
          move: legal?.do === 'play' ? legal : { do: 'take', value: true },
          token,
        };
      },
    ],
    ['votes', () => ({ do: 'vote-end', by: 'ben' })],
    ['pauses', () => ({ do: 'pause', by: 'ben' })],
    ['votes somebody away', () => ({ do: 'remove', by: 'ben', chair: 2, moderator: false })],
  ])('and %s takes the seat back', (_case, action) => {
    const sitting = held();
    sitting.playUntil(() => sitting.turn === 1);
    expect(typesOf(sitting.take(action(sitting)))).toContain('returned');
    expect(chair(sitting, 1)).toMatchObject({ misses: 0, held: false });
  });

  test('after a single missed move is nobody to be removed without a vote', () => {
    const sitting = inPlay();
    miss(sitting);
    expect(chair(sitting, 1)).toMatchObject({ misses: 1, held: false });
    expect(typesOf(sitting.take({ do: 'return', by: 'ben' }))).toEqual(['returned']);
    expect(chair(sitting, 1)).toMatchObject({ misses: 0 });
    expect(typesOf(sitting.take({ do: 'remove', by: 'anna', chair: 1, moderator: false }))).toEqual([
      'removal-voted',
    ]);
  });

  test('on their turn gets the whole time', () => {
    const sitting = held();
    sitting.playUntil(() => sitting.turn === 1);
    sitting.at += 5 * SECOND;
    sitting.take({ do: 'return', by: 'ben' });
    expect(tableView(sitting.state)).toMatchObject({
      waiting: { seat: 1, chair: 1, by: 'person' },
      until: sitting.at + 60 * SECOND,
    });
  });

  test('on somebody else’s turn neither prolongs it nor takes it from the computer', () => {
    const sitting = held();
    sitting.playUntil(() => sitting.turn === 2);
    const { until } = tableView(sitting.state);
    sitting.wait(10 * SECOND);
    sitting.take({ do: 'return', by: 'ben' });
    expect(tableView(sitting.state).until).toBe(until);

    const other = held();
    other.playUntil(() => other.turn === 2);
    while (tableView(other.state).waiting?.by === 'person') other.nextDeadline();
    other.take({ do: 'return', by: 'ben' });
    expect(tableView(other.state).waiting).toEqual({ seat: 2, chair: 2, by: 'computer' });
  });

  test('just before the computer plays may still move, and has missed nothing', () => {
    const sitting = inPlay();
    while (tableView(sitting.state).waiting?.by === 'person') sitting.nextDeadline();
    const late = sitting.moveOf(1, { do: 'play', card: sitting.playing.hand.cards[1][0]! });
    const token = { hand: 1, played: 0 };
    const card = playerView(sitting.state, 'ben')?.hand.legal[0];
    expect(card?.do).toBe('play');
    if (card?.do === 'play') sitting.take({ do: 'move', by: 'ben', move: card, token });
    expect(chair(sitting, 1)).toMatchObject({ misses: 0 });
    expect(sitting.refuse(late)).toEqual({ code: 'late' });
  });

  test('and is there already changes nothing', () => {
    expect(inPlay().take({ do: 'return', by: 'ben' })).toEqual([]);
    expect(inPlay().refuse({ do: 'return', by: 'emil' })).toEqual({ code: 'not-seated' });
  });
});

describe('a table at which everybody is away', () => {
  const deserted = () => {
    const sitting = inPlay({ people: 1, dealer: 3 });
    missUntil(sitting, 0, () => isHeld(sitting, 0));
    return sitting.playHand();
  };

  test('plays its hand out by computers, then pauses itself', () => {
    const sitting = deserted();
    expect(sitting.state.phase).toBe('between');
    expect(typesOf(sitting.wait(60 * SECOND))).toEqual(['paused']);
    expect(tableView(sitting.state).paused).toEqual({ by: null });
  });

  test('goes on when somebody comes back', () => {
    const sitting = deserted();
    sitting.wait(60 * SECOND);
    expect(typesOf(sitting.take({ do: 'resume', by: 'anna' }))).toEqual(['resumed', 'returned']);
    sitting.take({ do: 'next-hand', by: 'anna', hand: 2 });
    expect(isHeld(sitting, 0)).toBe(false);
  });

  test.each<[string, TableAction]>([
    ['presses anything', { do: 'return', by: 'anna' }],
    ['looks back', { do: 'look-back', by: 'anna' }],
  ])('goes on when somebody who was away %s', (_case, action) => {
    const sitting = deserted();
    sitting.wait(60 * SECOND);
    sitting.wait(24 * 3_600 * SECOND);
    expect(typesOf(sitting.take(action)).slice(0, 2)).toEqual(['returned', 'resumed']);
    expect(tableView(sitting.state).paused).toBeNull();
  });

  test('goes on with the next hand when it is asked for that', () => {
    const sitting = deserted();
    sitting.wait(60 * SECOND);
    const happened = typesOf(sitting.take({ do: 'next-hand', by: 'anna', hand: 2 }));
    expect(happened.slice(0, 3)).toEqual(['returned', 'resumed', 'deal-sealed']);
  });

  test('goes on when somebody sits down', () => {
    const sitting = deserted();
    sitting.wait(60 * SECOND);
    expect(typesOf(sitting.take({ do: 'join', by: person('emil') }))).toContain('resumed');
  });

  test('and whose only person has paused it stays so whatever they press', () => {
    const sitting = deserted();
    sitting.take({ do: 'pause', by: 'anna' });
    expect(sitting.take({ do: 'return', by: 'anna' })).toEqual([]);
    expect(sitting.refuse({ do: 'next-hand', by: 'anna', hand: 2 })).toEqual({ code: 'paused' });
  });

  test('can be asked for the next hand, which brings the person back', () => {
    const sitting = deserted();
    expect(typesOf(sitting.take({ do: 'next-hand', by: 'anna', hand: 2 })).slice(0, 2)).toEqual([
      'returned',
      'deal-sealed',
    ]);
  });

  test('gets a host again with the next person who joins', () => {
    const sitting = deserted();
    sitting.take({ do: 'join', by: person('emil') });
    expect(tableView(sitting.state).host).toBe('emil');
  });

  test('ends after two weeks', () => {
    const sitting = deserted();
    sitting.wait(60 * SECOND);
    expect(sitting.wait(14 * 24 * 3_600 * SECOND)).toMatchObject([{ type: 'table-ended', reason: 'unused' }]);
  });
});
