import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Seat } from '../../src/core/seat.ts';
import type { MessagePayload } from '../../src/discord/messages/desired.ts';
import { textOf } from '../../src/discord/messages/parts.ts';
import type { Person } from '../../src/sandbox/client.ts';
import { type Evening, openEvening } from './support/evening.ts';
import { pingedBy } from './support/pings.ts';
import { choices, pressing, reading, Sitting, until } from './support/sitting.ts';

const SECOND = 1_000;

let evening: Evening;
let anna: Person;
beforeEach(async () => {
  evening = await openEvening('absence');
  anna = evening.people[0]!;
  refusals = [];
});
let refusals: readonly number[] = [];
afterEach(() => evening.leave({ refusals }));

const seatToMove = async (table: Sitting): Promise<Seat> => (await table.read()).table.waiting!.seat;

/** Lets the time of whoever is to move run out: first the reminder, then the move. */
async function expire(table: Sitting): Promise<void> {
  const { version } = await table.read();
  evening.clock.skip(41 * SECOND);
  await until('a reminder', async () => ((await table.read()).version > version ? true : undefined));
  const reminded = (await table.read()).version;
  evening.clock.skip(21 * SECOND);
  await until('a substitute’s move', async () =>
    (await table.read()).version > reminded + 1 ? true : undefined,
  );
}

/** Lets everybody but one seat play until that seat is held for being away; after two misses in a row it is. */
async function letVanish(table: Sitting, seat: Seat): Promise<void> {
  for (let misses = 0; misses < 2; ) {
    await table.mover();
    if ((await seatToMove(table)) !== seat) {
      await table.move();
      continue;
    }
    await expire(table);
    misses += 1;
  }
  expect((await table.read()).table.chairs[seat]).toMatchObject({ held: true });
}

/** What the bot said first in answer to somebody's last act, whatever became of it since. */
async function firstAnswer(person: Person): Promise<string> {
  const { entries } = await evening.client.journal();
  const answer = entries.findLast(({ kind, audience }) => kind === 'response' && audience === person.id);
  if (!answer) throw new Error(`Nothing was answered to ${person.id}`);
  return textOf((answer.request.body as { readonly data: MessagePayload }).data);
}

describe('a move whose time runs out', () => {
  test('is announced by a direct message before, and gone from there once it is made', async () => {
    const table = await Sitting.dealt(evening, evening.people, { pace: 'live' });
    await table.playTo(1);
    const seat = await seatToMove(table);
    evening.clock.skip(41 * SECOND);
    const warning = await reading(table.at(seat), /^⏰ Your time at the table in .+ runs out <t:\d+:R>\./);
    expect(warning.content).toContain('Then a computer makes this move.');
    await reading(anna, `⏰ <@${table.at(seat).id}> was reminded.`);
    const { entries } = await evening.client.journal();
    const pings = entries.filter((entry) => pingedBy(entry).length > 0);
    expect(pings.map((entry) => [entry.audience, pingedBy(entry)])).toEqual([
      [table.at(seat).id, [table.at(seat).id]],
    ]);
    await table.move();
    await until('the warning is taken away', async () =>
      (await table.at(seat).directMessages()).every(({ id }) => id !== warning.id) ? true : undefined,
    );
  });

  test('is made by a computer, once; the next one is the player’s again', async () => {
    const table = await Sitting.dealt(evening, evening.people, { pace: 'live' });
    await table.playTo(1);
    const seat = await seatToMove(table);
    await expire(table);
    expect(await table.cardsPlayed()).toBe(2);
    const { table: now } = await table.read();
    expect(now.chairs[seat]).toMatchObject({ held: false, misses: 1 });
    await table.playTo(4);
    while ((await seatToMove(table)) !== seat) await table.move();
    await table.move();
    expect((await table.read()).table.chairs[seat]).toMatchObject({ held: false, misses: 0 });
  });

  test('waits for ever where the table is to wait, and says so', async () => {
    const table = await Sitting.dealt(evening, evening.people, { pace: 'live', wait: true });
    await table.playTo(1);
    const seat = await seatToMove(table);
    evening.clock.skip(41 * SECOND);
    await reading(table.at(seat), /is waiting for you/);
    evening.clock.skip(3_600 * SECOND);
    await evening.bot.idle();
    expect(await table.cardsPlayed()).toBe(1);
    await table.playTo(2);
  });

  test('at a slow pace each turn is called by direct message; where that is closed, in the thread', async () => {
    const [, ben] = evening.people as [Person, Person];
    await ben.closeDirectMessages();
    refusals = [50007];
    const table = await Sitting.dealt(evening, [anna, ben], { pace: 'slow', computers: 2 });
    await reading(anna, "'s direct messages are closed");
    while ((await table.mover()) !== anna) {
      await pressing(ben, 'my-hand', { table: table.id });
      await table.move('private');
    }
    await reading(anna, '➡️ It is your turn at the table in https://discord.com/channels/');
    while ((await table.mover()) !== ben) await table.move();
    await reading(anna, `<@${ben.id}>, it is your turn: press **My hand** under the newest message.`);
    const { entries } = await evening.client.journal();
    const pings = entries.filter((entry) => pingedBy(entry).length > 0);
    expect(pings.length).toBeGreaterThan(1);
    for (const entry of pings) {
      if (entry.audience) expect(pingedBy(entry)).toEqual([anna.id]);
      else expect(pingedBy(entry)).toEqual([ben.id]);
    }
  });
});

describe('a player who is away', () => {
  test('is played for after two missed moves in a row, and the table says so', async () => {
    const table = await Sitting.dealt(evening, evening.people, { pace: 'live' });
    await table.playTo(0);
    const seat = await seatToMove(table);
    await letVanish(table, seat);
    const who = `<@${table.at(seat).id}>`;
    await reading(anna, `A computer plays for ${who}, who is away.`);
    await reading(anna, `**${seat + 1}** · ${who} ·${seat === 0 ? ' host ·' : ''} away, 🤖 a computer plays`);
    await reading(table.at(seat), 'A computer is playing for you; press any button to return.');
    const played = await table.cardsPlayed();
    await table.playTo(Math.ceil((played + 4) / 4) * 4);
    expect(await seatToMove(table)).not.toBe(seat);
  });

  test.each([
    ['the hand in the thread', 'my-hand', 'public'],
    ['the rules', 'rules', 'direct'],
    ['the last trick', 'last-trick', 'public'],
    ['**I am back**', 'return', 'direct'],
    ['the menu', 'menu', 'direct'],
  ] as const)('comes back by pressing %s', async (_what, kind, place) => {
    const table = await Sitting.dealt(evening, evening.people, { pace: 'live' });
    await table.playTo(0);
    const seat = await seatToMove(table);
    await letVanish(table, seat);
    await pressing(table.at(seat), kind, { table: table.id, in: place });
    expect((await table.read()).table.chairs[seat]).toMatchObject({ held: false, misses: 0 });
    if (kind === 'my-hand')
      expect(await firstAnswer(table.at(seat))).not.toContain('A computer is playing for you');
    await until('the hand is the player’s again', async () => {
      const hand = await reading(table.at(seat), `Hand 1 of 4`);
      return hand.content.includes('A computer is playing') ? undefined : true;
    });
  });

  test('comes back by typing /hand, which shows the hand as it is then', async () => {
    const table = await Sitting.dealt(evening, evening.people, { pace: 'live' });
    await table.playTo(0);
    const seat = await seatToMove(table);
    await letVanish(table, seat);
    await table.at(seat).run(evening.channelId, 'hand');
    expect((await table.read()).table.chairs[seat]).toMatchObject({ held: false });
    const answer = await firstAnswer(table.at(seat));
    expect(answer).toMatch(/^### Hand 1 of 4/);
    expect(answer).not.toContain('A computer is playing for you');
  });

  test('passes the host’s place on by itself', async () => {
    const table = await Sitting.dealt(evening, evening.people, { pace: 'live' });
    await letVanish(table, 0);
    const ben = table.at(1);
    await reading(ben, `**2** · <@${ben.id}> · host`);
    const menu = await pressing(ben, 'menu', { table: table.id, in: 'public' });
    expect(menu?.content).toContain('Host: Ben');
  });

  test('is removed by the host at once', async () => {
    const table = await Sitting.dealt(evening, evening.people, { pace: 'live' });
    await letVanish(table, 2);
    await pressing(anna, 'menu', { table: table.id, in: 'public' });
    await pressing(anna, 'ask-remove', { label: 'Clara' });
    await pressing(anna, 'remove', { label: 'Clara' });
    expect((await table.read()).table.chairs[2]).toMatchObject({ kind: 'computer', vacated: true });
    await reading(table.at(1), 'plays for somebody who left. The button below takes the seat.');
  });

  test('is removed by the votes of half of the others', async () => {
    const table = await Sitting.dealt(evening, evening.people, { pace: 'live' });
    await letVanish(table, 2);
    const vote = async (person: Person): Promise<void> => {
      await pressing(person, 'menu', { table: table.id, in: 'public' });
      await pressing(person, 'ask-remove', { label: 'Clara' });
      await pressing(person, 'remove', { label: 'Clara' });
    };
    await vote(table.at(1));
    await reading(anna, `Votes to remove <@${table.at(2).id}>: 1 of 2 needed.`);
    await pressing(table.at(1), 'menu', { table: table.id, in: 'public' });
    await pressing(table.at(1), 'ask-remove', { label: 'Clara' });
    const twice = await pressing(table.at(1), 'remove', { label: 'Clara' });
    expect(twice?.content).toContain('Your vote is counted already');
    await vote(table.at(3));
    expect((await table.read()).table.chairs[2]).toMatchObject({ kind: 'computer', vacated: true });
    expect(await choices(table.at(2), 'take-seat', { table: table.id })).not.toEqual([]);
  });

  test('is there, and stays, unless all the others want them gone', async () => {
    const table = await Sitting.dealt(evening, evening.people);
    await table.playTo(1);
    const ask = async (person: Person): Promise<void> => {
      await pressing(person, 'menu', { table: table.id, in: 'public' });
      await pressing(person, 'ask-remove', { label: 'Clara' });
      await pressing(person, 'remove', { label: 'Clara' });
    };
    await ask(anna);
    await ask(table.at(1));
    expect((await table.read()).table.chairs[2]).toMatchObject({ kind: 'person' });
    await ask(table.at(3));
    expect((await table.read()).table.chairs[2]).toMatchObject({ kind: 'computer' });
  });
});

describe('a table that everybody leaves alone', () => {
  test.each(['my-hand', 'menu', 'review', 'next-hand'] as const)(
    'pauses itself between hands, and goes on when somebody comes back and presses %s',
    async (kind) => {
      const table = await Sitting.dealt(evening, [anna], { pace: 'live', computers: 3 });
      await letVanish(table, 0);
      await until('the hand is over', async () =>
        (await table.read()).table.phase === 'between' ? true : undefined,
      );
      evening.clock.skip(61 * SECOND);
      await reading(anna, '⏸️ Paused, since nobody is here.');
      await pressing(anna, kind, { table: table.id, in: 'public' });
      const { table: now } = await table.read();
      expect(now.paused).toBeNull();
      expect(now.chairs[0]).toMatchObject({ kind: 'person', held: false });
      if (kind !== 'next-hand') await pressing(anna, 'next-hand', { table: table.id, in: 'public' });
      await reading(anna, 'Hand 2 of 4');
    },
  );

  test('in the lobby closes after a day, and says so', async () => {
    await Sitting.open(evening, [anna]);
    evening.clock.skip(24 * 3_600 * SECOND + SECOND);
    await reading(anna, '🏁 Nobody touched the table for a long time, so it closed.');
  });

  test('does not block its channel: another one is opened beside it', async () => {
    const dead = await Sitting.dealt(evening, evening.people.slice(0, 1), { computers: 3 });
    const other = await Sitting.dealt(evening, evening.people.slice(1, 2), { computers: 3 });
    await other.playTo(4);
    expect(other.id).not.toBe(dead.id);
    expect((await dead.read()).table.phase).toBe('playing');
  });
});
