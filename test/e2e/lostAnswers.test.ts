import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../src/sandbox/client.ts';
import { type Evening, openEvening } from './support/evening.ts';
import { expectNothingTwice } from './support/posts.ts';
import { choices, pressIt, pressing, reading, Sitting, until } from './support/sitting.ts';

let evening: Evening;
let anna: Person;
let refusals: readonly number[] = [];
beforeEach(async () => {
  evening = await openEvening('lost answers');
  anna = evening.people[0]!;
  refusals = [];
});
afterEach(() => evening.leave({ refusals }));

describe('an answer of Discord that is lost', () => {
  test.each([
    ['with an error', 500],
    ['with the connection', 0],
  ])('%s never makes the bot post twice', async (_how, status) => {
    const posts = { method: 'POST', route: '/channels/\\d+/messages$', status, afterEffect: true } as const;
    await evening.client.faults.inject({ ...posts, times: 2 });
    const table = await Sitting.dealt(evening, evening.people);
    for (const cards of [1, 5, 9]) {
      await evening.client.faults.inject(posts);
      await table.playTo(cards);
    }
    await reading(anna, '### Hand 1 · trick 3');
    await expectNothingTwice(evening);
  });

  test('makes one thread', async () => {
    refusals = [160004];
    await evening.client.faults.inject({
      method: 'POST',
      route: '/threads$',
      status: 502,
      afterEffect: true,
    });
    const table = await Sitting.dealt(evening, evening.people);
    await table.playTo(1);
    const { channels } = (await anna.view()).guilds[0]!;
    const threads = channels.filter(({ parentId }) => parentId === evening.channelId);
    expect(threads).toHaveLength(1);
    expect((await reading(anna, '### Hand 1 · trick 1')).channel_id).toBe(threads[0]?.id);
  });

  test('to a click plays its card once, and the table goes on', async () => {
    refusals = [40060];
    const table = await Sitting.dealt(evening, evening.people);
    await table.playTo(2);
    await evening.client.faults.inject({
      method: 'POST',
      route: '/callback$',
      status: 500,
      afterEffect: true,
    });
    const mover = (await table.mover())!;
    await pressIt(mover, (await table.movesOf(mover))[0]!);
    expect(await table.cardsPlayed()).toBe(3);
    await table.playTo(6);
    await expectNothingTwice(evening);
  });

  test('to My hand still leaves a hand that is kept up to date', async () => {
    refusals = [40060];
    const table = await Sitting.dealt(evening, [anna], { computers: 3 });
    await table.playTo(0);
    await evening.client.faults.inject({
      method: 'POST',
      route: '/callback$',
      status: 500,
      afterEffect: true,
    });
    await pressing(anna, 'my-hand', { table: table.id, in: 'public' });
    for (let moves = 0; moves < 3; moves++) await table.move('direct');
    await table.mover();
    await until('the private hand can be played from', async () =>
      (await table.movesOf(anna, 'private')).some(({ id }) => id.move.do === 'play') ? true : undefined,
    );
  });
});

describe('when Discord is in trouble', () => {
  test('failing requests are made again until they get through', async () => {
    const table = await Sitting.dealt(evening, evening.people);
    await table.playTo(1);
    await evening.client.faults.inject({ route: '/channels/\\d+/messages', status: 503, times: 12 });
    await table.playTo(5);
    await reading(anna, '### Hand 1 · trick 2');
    await expectNothingTwice(evening);
    const trick = await reading(anna, /^### Hand 1 · trick 1\n/);
    expect(trick.content).toContain('wins the trick');
  });

  test('a click whose answer fails at first is answered all the same', async () => {
    const table = await Sitting.dealt(evening, evening.people);
    await table.playTo(2);
    await evening.client.faults.inject({ method: 'POST', route: '/callback$', status: 503, times: 2 });
    const mover = (await table.mover())!;
    const hand = await pressIt(mover, (await table.movesOf(mover))[0]!);
    expect(hand?.content).toMatch(/^### Hand 1 of 4/);
    expect(await table.cardsPlayed()).toBe(3);
  });

  test('a rate limit is waited for, and the newest state wins', async () => {
    const table = await Sitting.dealt(evening, evening.people);
    await table.playTo(1);
    await evening.client.faults.inject({
      route: '/channels/\\d+/messages',
      status: 429,
      retryAfterMs: 200,
      times: 6,
    });
    await table.playTo(6);
    await reading(anna, /^### Hand 1 · trick 2\n.*\n.*· <@/);
    await expectNothingTwice(evening);
    expect((await choices(anna, 'my-hand', { in: 'public' })).at(-1)?.message.content).toContain('trick 2');
  });
});
