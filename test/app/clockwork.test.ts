import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Clockwork } from '../../src/app/clockwork.ts';
import { keptLog, MemoryEvents, type Service, tableService } from './tableService.ts';

const SECOND = 1_000;

describe('the clockwork', () => {
  let service: Service;
  let clockwork: Clockwork;
  let lines: string[];

  const wind = (over: Service = service): Clockwork => {
    const kept = keptLog();
    lines = kept.lines;
    const made = new Clockwork({
      deadlines: over.events,
      tick: (table) => over.tables.act(table, { do: 'tick' }),
      now: Date.now,
      log: kept.log,
    });
    over.tables.observe(made);
    return made;
  };

  const count = async (table: string, type: string) =>
    (await service.happened(table)).filter((happened) => happened === type).length;

  beforeEach(() => {
    vi.useFakeTimers({ now: 1_790_000_000_000 });
    service = tableService();
    clockwork = wind();
  });

  afterEach(async () => {
    await clockwork.stop();
    vi.useRealTimers();
  });

  test('acts at each deadline, not before', async () => {
    await clockwork.start();
    await service.begin('t', { people: 4 });
    await vi.advanceTimersByTimeAsync(20 * SECOND - 1);
    expect(await service.happened('t')).not.toContain('dealt');
    await vi.advanceTimersByTimeAsync(1);
    expect(await service.happened('t')).toContain('dealt');
    await vi.advanceTimersByTimeAsync(40 * SECOND - 1);
    expect(await service.happened('t')).not.toContain('reminded');
    await vi.advanceTimersByTimeAsync(1);
    expect(await service.happened('t')).toContain('reminded');
    await vi.advanceTimersByTimeAsync(20 * SECOND);
    expect((await service.happened('t')).at(-1)).toBe('move-missed');
  });

  test('follows a deadline that a later change brings nearer', async () => {
    await service.begin('slow', { people: 4, pace: 'slow' });
    await clockwork.start();
    await vi.advanceTimersByTimeAsync(5 * SECOND);
    await service.begin('live', { people: 4, pace: 'live' });
    await vi.advanceTimersByTimeAsync(20 * SECOND);
    expect(await service.happened('live')).toContain('dealt');
    expect(await service.happened('slow')).not.toContain('dealt');
    await vi.advanceTimersByTimeAsync(3_600 * SECOND);
    expect(await service.happened('slow')).toContain('dealt');
  });

  test('does at the start what came due while nothing ran, and only that', async () => {
    for (const table of ['a', 'b']) await service.begin(table, { people: 4 });
    await service.begin('c', { people: 4, pace: 'slow' });
    vi.setSystemTime(Date.now() + 60 * SECOND);
    await clockwork.start();
    expect(await service.happened('a')).toContain('dealt');
    expect(await service.happened('b')).toContain('dealt');
    expect(await service.happened('c')).not.toContain('dealt');
  });

  test('works on as another process, from the store alone', async () => {
    await clockwork.start();
    await service.begin('t', { people: 4 });
    await clockwork.stop();
    const next = tableService(service.events);
    const second = wind(next);
    await second.start();
    await vi.advanceTimersByTimeAsync(20 * SECOND);
    expect(await next.happened('t')).toContain('dealt');
    await second.stop();
  });

  test('does nothing before it is started and after it is stopped', async () => {
    await service.begin('t', { people: 4 });
    await vi.advanceTimersByTimeAsync(60 * SECOND);
    expect(await service.happened('t')).not.toContain('dealt');
    await clockwork.start();
    await clockwork.stop();
    const before = await service.happened('t');
    await vi.advanceTimersByTimeAsync(600 * SECOND);
    expect(await service.happened('t')).toEqual(before);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('fires once for each deadline, however often the table changes', async () => {
    await clockwork.start();
    await service.begin('t', { people: 4 });
    for (let change = 0; change < 30; change++) {
      await service.tables.act('t', { do: 'direct-messages', person: 'p0', open: change % 2 === 1 });
    }
    await vi.advanceTimersByTimeAsync(60 * SECOND);
    expect(await count('t', 'dealt')).toBe(1);
    expect(await count('t', 'reminded')).toBe(1);
    expect(vi.getTimerCount()).toBe(1);
  });

  test('keeps going when the store fails for a while', async () => {
    await clockwork.start();
    await service.begin('t', { people: 4 });
    service.events.failing = true;
    await vi.advanceTimersByTimeAsync(25 * SECOND);
    expect(lines).toContain('error: deadlines could not be read');
    service.events.failing = false;
    await vi.advanceTimersByTimeAsync(30 * SECOND);
    expect(await service.happened('t')).toContain('dealt');
  });

  test('is not held up by a table at which the clock cannot act', async () => {
    await service.begin('a', { people: 4 });
    await service.begin('b', { people: 4 });
    const events = service.events;
    const kept = keptLog();
    const limping = new Clockwork({
      deadlines: events,
      tick: (table) =>
        table === 'a' ? Promise.reject(new Error('broken')) : service.tables.act(table, { do: 'tick' }),
      now: Date.now,
      log: kept.log,
    });
    vi.setSystemTime(Date.now() + 60 * SECOND);
    await limping.start();
    expect(await service.happened('b')).toContain('dealt');
    expect(kept.lines).toEqual(['error: the clock could not act at a table']);
    // It tries again with its poll, not in a loop.
    await vi.advanceTimersByTimeAsync(30 * SECOND);
    expect(kept.lines).toHaveLength(2);
    await limping.stop();
  });

  test('waits with its poll for a row at which nothing is due any more', async () => {
    const asked: number[] = [];
    const stale = new Clockwork({
      deadlines: Object.assign(new MemoryEvents(), {
        due: async (now: number) => {
          asked.push(now);
          return ['t'];
        },
      }),
      tick: async () => {},
      now: Date.now,
      log: keptLog().log,
    });
    await stale.start();
    await vi.advanceTimersByTimeAsync(90 * SECOND);
    expect(asked).toHaveLength(4);
    await stale.stop();
  });
});
