import { REST } from 'discord.js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ApplicationEmojis } from '../../src/discord/emojis/applicationEmojis.ts';
import { signImages } from '../../src/discord/emojis/signImages.ts';
import type { Person, SeenMessage } from '../../src/sandbox/client.ts';
import { type Evening, openEvening } from './support/evening.ts';
import { allMessages, answerTo, EPHEMERAL, pressing, Sitting, until } from './support/sitting.ts';

let evening: Evening;
let emojis: ApplicationEmojis;

beforeEach(async () => {
  evening = await openEvening('emojis', undefined, undefined, { signs: async () => signImages() });
  const { application } = await evening.client.world();
  const rest = new REST({ api: evening.sandbox.apiUrl }).setToken(evening.sandbox.botToken);
  emojis = new ApplicationEmojis(rest, application.id);
});

/** The ids of the emojis on the buttons of the newest hand that somebody has as a direct message. */
async function onButtons(person: Person): Promise<readonly string[]> {
  const hand = (await person.directMessages()).findLast(({ content }) => content.includes('Hand 1'));
  return emojisOn(hand);
}

/** The ids of the emojis on the buttons of a message. */
const emojisOn = (message: SeenMessage | undefined): readonly string[] =>
  JSON.stringify(message?.components ?? []).match(/(?<="emoji":\{"id":")\d+/g) ?? [];

/** The ids of what only this person sees, outside direct messages. */
async function whispers(person: Person): Promise<readonly string[]> {
  const messages = allMessages(await person.view());
  return messages.filter(({ flags }) => (flags & EPHEMERAL) === EPHEMERAL).map(({ id }) => id);
}

/** Waits until nobody's hand shows an emoji that is not there. */
const settled = (): Promise<true> => settledFor(evening.people);

const settledFor = (people: readonly Person[]): Promise<true> =>
  until('hands show cards by the emojis that are there', async () => {
    const there = new Set((await emojis.list()).map(({ id }) => id));
    const shown = await Promise.all(people.map(onButtons));
    const isRight = shown.every((ids) => ids.length > 0 && ids.every((id) => there.has(id)));
    return there.size === signImages().length && isRight ? true : undefined;
  });

describe('the emojis of cards', () => {
  afterEach(() => evening.leave({ refusals: [50035] }));

  test('are uploaded by the start, and stand on the buttons of hands', async () => {
    await (await Sitting.dealt(evening, evening.people)).playTo(1);
    await settled();
  });

  test('that somebody deletes during a game are uploaded again, and every hand shows them', async () => {
    const table = await Sitting.dealt(evening, evening.people);
    await table.playTo(1);
    await settled();
    // A message sent in the midst of it would bring back only what was missing by then.
    await evening.bot.idle();
    for (const emoji of await emojis.list()) await emojis.remove(emoji);
    await table.playTo(2);
    await settled();
    expect(evening.logged.filter(({ level }) => level === 'error')).toEqual([]);
    await table.playTo(4);
    await settled();
  });

  test('that were deleted keep nobody from the hand that is sent to them for the first time', async () => {
    const [anna, ben, clara, newcomer] = evening.people as [Person, Person, Person, Person];
    const table = await Sitting.dealt(evening, [anna, ben, clara], { computers: 1 });
    await table.playTo(1);
    await settledFor([anna, ben, clara]);
    await evening.bot.tables.act(table.id, { do: 'leave', by: clara.id });
    await evening.bot.idle();
    for (const emoji of await emojis.list()) await emojis.remove(emoji);
    await pressing(newcomer, 'take-seat', { table: table.id });
    await until('the newcomer holds cards', async () =>
      (await onButtons(newcomer)).length > 0 ? true : undefined,
    );
    await settledFor([anna, ben, newcomer]);
  });

  test('that were deleted keep nobody from the answer to /hand, and it goes on with those that are back', async () => {
    const [anna] = evening.people as [Person];
    const table = await Sitting.dealt(evening, evening.people);
    await table.playTo(1);
    await settled();
    await evening.bot.idle();
    for (const emoji of await emojis.list()) await emojis.remove(emoji);
    const before = await whispers(anna);
    const answer = await answerTo(anna, await anna.run(evening.channelId, 'hand'));
    expect(answer?.content).toContain('Hand 1');
    await settled();
    await table.playTo(2);
    const there = new Set((await emojis.list()).map(({ id }) => id));
    await until('the private hand shows emojis that are there', async () => {
      const shown = allMessages(await anna.view()).find(({ id }) => id === answer?.id);
      const ids = emojisOn(shown);
      return ids.length > 0 && ids.every((id) => there.has(id)) ? true : undefined;
    });
    expect(await whispers(anna)).toEqual([...before, answer?.id]);
    expect(evening.logged.filter(({ level }) => level === 'error')).toEqual([]);
  });
});
