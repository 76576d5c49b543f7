import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type ComputerPlayer, ComputerSeats } from '../../src/app/computerSeats.ts';
import type { Level } from '../../src/core/level.ts';
import type { Move } from '../../src/core/table/action.ts';
import type { SeatView } from '../../src/core/view/seatView.ts';
import { randomPlayer } from '../../src/players/randomPlayer.ts';
import { keptLog, type Service, tableService } from './tableService.ts';

const DELAY = 1_200;

/** Plain and quick: healthy, the first legal card. */
const plain = (view: SeatView): Move | null => randomPlayer(view, () => 0);

type Decide = (view: SeatView, level: Level, decision: string) => Move | null | Promise<Move | null>;

describe('computers', () => {
  let service: Service;
  let seats: ComputerSeats;
  let lines: string[];

  const sit = (decide: Decide, over: Service = service): ComputerSeats => {
    const player: ComputerPlayer = { decide: async (...asked) => decide(...asked) };
    const kept = keptLog();
    lines = kept.lines;
    const made = new ComputerSeats({ tables: over.tables, player, delay: DELAY, log: kept.log });
    over.tables.observe(made);
    return made;
  };

  /** Moves made so far in the present hand. */
  const moves = async (table = 't') =>
    (await service.tables.read(table))?.table.present?.hand?.actions.length ?? 0;

  /** The person on seat 0 makes the first legal move. */
  const person = async (table = 't') => {
    const view = (await service.tables.read(table))?.player('p0');
    const move = view && randomPlayer(view.hand, () => 0);
    if (!view || !move) throw new Error('It is not the turn of the person');
    await service.tables.act(table, { do: 'move', by: 'p0', move, token: view.token });
  };

  beforeEach(() => {
    vi.useFakeTimers({ now: 1_790_000_000_000 });
    service = tableService(undefined, 0);
  });

  afterEach(async () => {
    await seats.stop();
    vi.useRealTimers();
  });

  test('move one after another, each after the same time, up to the person’s turn', async () => {
    seats = sit(plain);
    await seats.start();
    await service.begin('t');
    expect(await moves()).toBe(0);
    for (const expected of [1, 2, 3]) {
      await vi.advanceTimersByTimeAsync(DELAY - 1);
      expect(await moves()).toBe(expected - 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(await moves()).toBe(expected);
    }
    await vi.advanceTimersByTimeAsync(10 * DELAY);
    expect(await moves()).toBe(3);
    await person();
    await vi.advanceTimersByTimeAsync(DELAY);
    expect(await moves()).toBe(5);
  });

  test('are taken up at all open tables at the start', async () => {
    await service.begin('t');
    await service.begin('u');
    const next = tableService(service.events);
    seats = sit(plain, next);
    await seats.start();
    await vi.advanceTimersByTimeAsync(3 * DELAY);
    for (const table of ['t', 'u']) {
      expect((await next.tables.read(table))?.table.present?.hand?.actions).toHaveLength(3);
    }
  });

  test('play a hand out with the people', async () => {
    seats = sit(plain);
    await seats.start();
    await service.begin('t');
    for (let turns = 0; turns < 200 && (await service.tables.read('t'))?.table.phase !== 'ended'; turns++) {
      await vi.advanceTimersByTimeAsync(DELAY);
      const reading = await service.tables.read('t');
      if (reading?.table.waiting?.by === 'person') await person();
    }
    expect((await service.tables.read('t'))?.table).toMatchObject({
      phase: 'ended',
      endReason: 'played-out',
    });
    expect(lines).toEqual([]);
  });

  test('are asked once for each decision, whatever else happens meanwhile', async () => {
    const asked: number[] = [];
    seats = sit((view) => {
      asked.push(view.seat);
      return plain(view);
    });
    await seats.start();
    await service.begin('t');
    for (let change = 0; change < 10; change++) {
      await service.tables.act('t', { do: 'direct-messages', person: 'p0', open: change % 2 === 1 });
      seats.changed('t');
      await vi.advanceTimersByTimeAsync(100);
    }
    await vi.advanceTimersByTimeAsync(DELAY - 1_001);
    expect(asked).toEqual([1]);
    await vi.advanceTimersByTimeAsync(1);
    expect(await moves()).toBe(1);
  });

  test('that announce play their card after the same time again', async () => {
    seats = sit((view) => {
      const announcement = view.legal.find((action) => action.do === 'announce');
      return announcement?.do === 'announce' &&
        (announcement.value === 're' || announcement.value === 'kontra')
        ? announcement
        : plain(view);
    });
    await seats.start();
    await service.begin('t');
    await vi.advanceTimersByTimeAsync(3 * DELAY);
    await person();
    const before = await moves();
    const did = async (index: number) =>
      (await service.tables.read('t'))?.table.present?.hand?.actions[before + index]?.do;
    await vi.advanceTimersByTimeAsync(DELAY);
    expect(await did(0)).toBe('announce');
    expect(await moves()).toBe(before + 1);
    await vi.advanceTimersByTimeAsync(DELAY - 1);
    expect(await moves()).toBe(before + 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await did(1)).toBe('play');
  });

  test.each<[string, Decide]>([
    [
      'throws',
      () => {
        throw new Error('no idea');
      },
    ],
    ['says nothing', () => null],
    ['wants what is not allowed', () => ({ do: 'take', value: true })],
    [
      'wants a card it does not hold',
      (view) => ({ do: 'play', card: view.cards.includes('CA') ? 'D9' : 'CA' }),
    ],
  ])(
    'go on with the first legal move where the player %s, and the log says so once',
    async (_case, player) => {
      seats = sit(player);
      await seats.start();
      await service.begin('t');
      await vi.advanceTimersByTimeAsync(DELAY);
      expect(await moves()).toBe(1);
      expect(lines).toEqual(['error: a computer had no legal move; it makes the first one']);
    },
  );

  /** Lets the clock act each second until a move is missed. */
  const untilMissed = async () => {
    for (let seconds = 0; seconds < 200; seconds++) {
      if ((await service.happened('t')).at(-1) === 'move-missed') return;
      await vi.advanceTimersByTimeAsync(1_000);
      await service.tables.act('t', { do: 'tick' });
    }
    throw new Error('Nobody missed a move');
  };

  test('stand in for somebody away', async () => {
    seats = sit(plain);
    await seats.start();
    await service.begin('t');
    await untilMissed();
    const before = await moves();
    await vi.advanceTimersByTimeAsync(DELAY - 1);
    expect(await moves()).toBe(before);
    await vi.advanceTimersByTimeAsync(1);
    expect(await moves()).toBe(before + 1);
  });

  test('make way for somebody who comes back before they have moved', async () => {
    seats = sit(plain);
    await seats.start();
    await service.begin('t');
    await untilMissed();
    const before = await moves();
    await vi.advanceTimersByTimeAsync(DELAY - 1);
    await service.tables.act('t', { do: 'return', by: 'p0' });
    await vi.advanceTimersByTimeAsync(10 * DELAY);
    expect(await moves()).toBe(before);
    await person();
    expect(await moves()).toBe(before + 1);
  });

  test('do nothing while the table is paused, and take the whole time afterwards', async () => {
    seats = sit(plain);
    await seats.start();
    await service.begin('t');
    await vi.advanceTimersByTimeAsync(DELAY - 100);
    await service.tables.act('t', { do: 'pause', by: 'p0' });
    await vi.advanceTimersByTimeAsync(10 * DELAY);
    expect(await moves()).toBe(0);
    await service.tables.act('t', { do: 'resume', by: 'p0' });
    await vi.advanceTimersByTimeAsync(DELAY - 1);
    expect(await moves()).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(await moves()).toBe(1);
  });

  test('try again when the store failed', async () => {
    seats = sit(plain);
    await seats.start();
    await service.begin('t');
    await vi.advanceTimersByTimeAsync(DELAY - 1);
    service.events.failing = true;
    await vi.advanceTimersByTimeAsync(1);
    service.events.failing = false;
    expect(lines).toEqual(['error: a computer could not move; trying again']);
    await vi.advanceTimersByTimeAsync(5_000 + DELAY);
    expect(await moves()).toBeGreaterThan(0);
  });

  test('stop at once, and leave nothing behind', async () => {
    seats = sit(plain);
    await seats.start();
    await service.begin('t');
    await seats.stop();
    await vi.advanceTimersByTimeAsync(10 * DELAY);
    expect(await moves()).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('decide about what everybody may know by its name, each time by another, and the same after a restart', async () => {
    const named = async () => {
      const deals = tableService(undefined, 0);
      const names: string[] = [];
      const made = sit((view, _level, decision) => {
        names.push(decision);
        return plain(view);
      }, deals);
      await made.start();
      await deals.begin('t');
      await vi.advanceTimersByTimeAsync(3 * DELAY);
      await made.stop();
      return names;
    };
    seats = sit(plain);
    const once = await named();
    expect(once).toEqual(['t 1 1 0', 't 1 2 1', 't 1 3 2']);
    expect(await named()).toEqual(once);
  });

  test('play as well as was chosen, and for somebody away as one of a club', async () => {
    const levels: Level[] = [];
    seats = sit((view, level) => {
      levels.push(level);
      return plain(view);
    });
    await seats.start();
    await service.begin('t', { level: 'expert' });
    await untilMissed();
    await vi.advanceTimersByTimeAsync(DELAY);
    expect(levels.slice(0, 4)).toEqual(['expert', 'expert', 'expert', 'club']);
  });

  describe('tell nothing by their time', () => {
    /** Milliseconds from a turn to its move, for the three answers to the inquiry before the person's. */
    const pauses = async (decide: Decide): Promise<readonly number[]> => {
      seats = sit(decide);
      await seats.start();
      await service.begin('t');
      const made: number[] = [];
      let last = Date.now();
      for (let waited = 0; made.length < 3 && waited < 20 * DELAY; waited += 50) {
        const before = await moves();
        await vi.advanceTimersByTimeAsync(50);
        if ((await moves()) === before) continue;
        made.push(Date.now() - last);
        last = Date.now();
      }
      return made;
    };

    test.each<[string, number]>([
      ['no time, as for a forced card', 0],
      ['a while', 300],
      ['nearly the whole pause', DELAY - 50],
    ])('that took %s to decide', async (_case, time) => {
      const decide: Decide = async (view) => {
        await new Promise((done) => setTimeout(done, time));
        return plain(view);
      };
      expect(await pauses(decide)).toEqual([DELAY, DELAY, DELAY]);
    });

    test('that came too late, since nobody waited for it', async () => {
      const decide: Decide = async (view) => {
        await new Promise((done) => setTimeout(done, DELAY + 500));
        return plain(view);
      };
      expect(await pauses(decide)).toEqual([DELAY + 500, DELAY + 500, DELAY + 500]);
    });
  });

  test('think from the beginning of their turn, and anew where something was announced meanwhile', async () => {
    const asked: string[] = [];
    seats = sit((view, _level, decision) => {
      asked.push(decision);
      return plain(view);
    });
    await seats.start();
    await service.begin('t');
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(3 * DELAY);
    await person();
    await vi.advanceTimersByTimeAsync(DELAY - 100);
    const before = asked.length;
    const view = (await service.tables.read('t'))?.player('p0');
    const announcement = view?.hand.legal.find((action) => action.do === 'announce');
    if (!view || !announcement) throw new Error('The person may announce');
    await service.tables.act('t', { do: 'move', by: 'p0', move: announcement, token: view.token });
    await vi.advanceTimersByTimeAsync(0);
    expect(asked.length).toBe(before + 1);
    const done = await moves();
    await vi.advanceTimersByTimeAsync(DELAY - 1);
    expect(await moves()).toBe(done);
    await vi.advanceTimersByTimeAsync(1);
    expect(await moves()).toBe(done + 1);
  });

  test('move nothing once somebody came back while they thought', async () => {
    seats = sit(async (view) => {
      await new Promise((done) => setTimeout(done, 2 * DELAY));
      return plain(view);
    });
    await seats.start();
    await service.begin('t');
    await untilMissed();
    const before = await moves();
    await vi.advanceTimersByTimeAsync(DELAY + 100);
    await service.tables.act('t', { do: 'return', by: 'p0' });
    await vi.advanceTimersByTimeAsync(10 * DELAY);
    expect(await moves()).toBe(before);
    expect(lines).toEqual([]);
  });
});
