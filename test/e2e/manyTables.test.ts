import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../src/sandbox/client.ts';
import { type Evening, openEvening } from './support/evening.ts';
import {
  allMessages,
  choices,
  EPHEMERAL,
  pressIt,
  pressing,
  reading,
  Sitting,
  until,
} from './support/sitting.ts';

let evening: Evening;
let anna: Person;
let ben: Person;
beforeEach(async () => {
  evening = await openEvening('many tables', ['Anna', 'Ben', 'Clara', 'David', 'Emil', 'Frida', 'Georg']);
  [anna, ben] = evening.people as [Person, Person];
});
afterEach(() => evening.leave());

const whispers = async (person: Person) =>
  allMessages(await person.view()).filter(({ flags }) => (flags & EPHEMERAL) === EPHEMERAL);

describe('two tables in one channel', () => {
  test('play in threads of their own, and no click reaches the other', async () => {
    const one = await Sitting.dealt(evening, evening.people.slice(0, 3), { computers: 1 });
    const two = await Sitting.dealt(evening, evening.people.slice(3, 6), { computers: 1 });
    for (const cards of [2, 5, 8]) {
      const before = (await two.read()).version;
      await one.playTo(cards);
      expect((await two.read()).version).toBe(before);
      await two.playTo(cards);
    }
    const [first, second] = await Promise.all(
      [one, two].map((table) =>
        until('the trick', async () =>
          (await choices(anna, 'my-hand', { table: table.id, in: 'public' })).find(({ message }) =>
            message.content.startsWith('### Hand 1 · trick'),
          ),
        ),
      ),
    );
    expect(first!.message.channel_id).not.toBe(second!.message.channel_id);
    const { people } = (await evening.bot.tables.openTables()).find(({ id }) => id === one.id)!;
    expect(people).toEqual(evening.people.slice(0, 3).map(({ id }) => id));
  });

  test('close one by one: /table close asks for each that the host may close', async () => {
    const one = await Sitting.open(evening, [anna]);
    const two = await Sitting.open(evening, [anna]);
    await anna.run(evening.channelId, 'table close');
    const asked = await until('both questions', async () => {
      const found = await choices(anna, 'close', { in: 'private' });
      return found.length === 2 ? found : undefined;
    });
    await pressIt(anna, asked.find(({ id }) => id.table === one.id)!);
    expect((await one.read()).table.phase).toBe('ended');
    expect((await two.read()).table.phase).toBe('lobby');
  });
});

describe('one person at two tables', () => {
  test('has a hand for each, and each button plays at its own', async () => {
    const one = await Sitting.dealt(evening, [anna, evening.people[2]!], { computers: 2 });
    const two = await Sitting.dealt(evening, [ben, anna], { computers: 2 });
    await one.playTo(6);
    const before = (await one.read()).version;
    await two.playTo(6);
    expect((await one.read()).version).toBe(before);
    const hands = (await anna.directMessages()).filter(({ content }) =>
      content.startsWith('### Hand 1 of 4'),
    );
    expect(hands).toHaveLength(2);
    const links = hands.map(({ content }) => /https:\/\/\S+/.exec(content)?.[0]);
    expect(new Set(links).size).toBe(2);
  });

  test('sees both with /hand, in the channel and in the direct messages', async () => {
    const one = await Sitting.dealt(evening, [anna, evening.people[2]!], { computers: 2 });
    const two = await Sitting.dealt(evening, [ben, anna], { computers: 2 });
    for (const channelId of [evening.channelId, 'dm']) {
      const known = (await whispers(anna)).map(({ id }) => id);
      await anna.run(channelId, 'hand');
      const shown = await until('both hands', async () => {
        const fresh = (await whispers(anna)).filter(({ id }) => !known.includes(id));
        return fresh.length === 2 ? fresh : undefined;
      });
      const tables = shown.map(
        (message) => [one, two].find(({ id }) => JSON.stringify(message.components).includes(`:${id}`))?.id,
      );
      expect(new Set(tables)).toEqual(new Set([one.id, two.id]));
    }
  });

  test('plays at both from what /hand showed, and both are kept up to date', async () => {
    const one = await Sitting.dealt(evening, [anna], { computers: 3 });
    const two = await Sitting.dealt(evening, [anna], { computers: 3 });
    await anna.run(evening.channelId, 'hand');
    for (const table of [one, two, one, two]) await table.move('private');
    for (const table of [one, two]) {
      await table.move('direct');
      await table.mover();
      await until('the private hand follows', async () =>
        (await table.movesOf(anna, 'private')).length > 0 ? true : undefined,
      );
    }
  });

  test('sees the sheet of the table whose thread they ask in', async () => {
    const one = await Sitting.dealt(evening, [anna, ben], { computers: 2 });
    const two = await Sitting.dealt(evening, [anna], { computers: 3 });
    await one.playOut();
    const post = (await choices(anna, 'my-hand', { table: one.id, in: 'public' })).at(-1)!;
    await anna.run(post.message.channel_id, 'score show');
    const sheet = (await whispers(anna)).filter(({ content }) => content.includes('1 of 4'));
    expect(sheet).toHaveLength(1);
    expect((await two.read()).table.phase).toBe('playing');
  });
});

test('tables in two servers know nothing of each other', async () => {
  const guild = await evening.client.createGuild({
    name: 'Second',
    channels: ['karten'],
    memberIds: evening.people.map(({ id }) => id),
  });
  const channelId = guild.channels[0]!.id;
  const one = await Sitting.dealt(evening, [anna, ben], { computers: 2 });
  const two = await Sitting.dealt(evening, [ben, anna], { computers: 2, channelId });
  await one.playTo(5);
  await two.playTo(5);
  const hands = (await ben.directMessages()).filter(({ content }) => content.startsWith('### Hand 1 of 4'));
  expect(hands.map(({ content }) => /channels\/(\d+)/.exec(content)?.[1])).toEqual([
    evening.guildId,
    guild.id,
  ]);
  await anna.run(channelId, 'table close');
  const [answer] = (await whispers(anna)).slice(-1);
  expect(answer?.content).toBe('Only the host, Ben, and moderators can do that.');
  await pressing(anna, 'menu', { table: one.id, in: 'public' });
  await reading(anna, 'Host: Anna');
});
