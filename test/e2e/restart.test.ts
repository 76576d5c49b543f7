import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Person, SeenMessage } from '../../src/sandbox/client.ts';
import { type Evening, openEvening } from './support/evening.ts';
import { allMessages, choices, EPHEMERAL, pressIt, pressing, reading, Sitting } from './support/sitting.ts';

let evening: Evening;
let anna: Person;
beforeEach(async () => {
  evening = await openEvening('restart');
  anna = evening.people[0]!;
});
afterEach(() => evening.leave());

const restart = async (): Promise<void> => {
  await evening.stopBot();
  await evening.startBot();
};

/** Ids of everything that somebody sees, ephemeral answers aside. */
const seenBy = async (person: Person): Promise<readonly string[]> =>
  allMessages(await person.view())
    .filter(({ flags }) => (flags & EPHEMERAL) !== EPHEMERAL)
    .map(({ id }) => id);

const direct = (messages: readonly SeenMessage[], text: string): readonly SeenMessage[] =>
  messages.filter(({ content }) => content.includes(text));

describe('a bot that is stopped and started again', () => {
  test('goes on in the same messages: old buttons in direct messages work though nothing is cached', async () => {
    const table = await Sitting.dealt(evening, evening.people);
    await table.playTo(2);
    await evening.bot.idle();
    const before = await Promise.all(evening.people.map(seenBy));
    await restart();

    const mover = (await table.mover())!;
    const [old] = await table.movesOf(mover);
    await pressIt(mover, old!);
    expect(await table.cardsPlayed()).toBe(3);
    await table.playTo(4);
    await evening.bot.idle();
    for (const [index, person] of evening.people.entries()) {
      const now = await seenBy(person);
      // Four cards are one trick: the only new message is that of the next.
      expect(now.filter((id) => before[index]!.includes(id))).toEqual(before[index]);
      expect(now.length - before[index]!.length).toBe(1);
      expect(direct(await person.directMessages(), 'Hand 1 of 4')).toHaveLength(1);
    }
    const trick = await reading(anna, 'Hand 1 · trick 1');
    expect(trick.content).toContain('wins the trick');
  });

  test('plays the hand to its end, with every trick posted once', async () => {
    const table = await Sitting.dealt(evening, [anna], { computers: 3, hands: 1 });
    for (const cards of [3, 17, 30]) {
      await table.playTo(cards);
      await restart();
    }
    await table.playOut();
    await reading(anna, 'Final score');
    await evening.bot.idle();
    const titles = allMessages(await anna.view()).flatMap(({ content }) =>
      content.startsWith('### Hand 1 · trick') ? [content.split('\n')[0]] : [],
    );
    expect(titles).toEqual(Array.from({ length: 12 }, (_, index) => `### Hand 1 · trick ${index + 1}`));
  });

  test('keeps the lobby: people join and start with its old buttons', async () => {
    const table = await Sitting.open(evening, evening.people.slice(0, 3));
    const lobby = (await choices(anna, 'join'))[0]!.message.id;
    await restart();
    expect((await choices(evening.people[3]!, 'join'))[0]!.message.id).toBe(lobby);
    await pressing(evening.people[3]!, 'join', { table: table.id });
    await pressing(evening.people[3]!, 'start', { table: table.id });
    await table.cut();
    await table.playTo(1);
    expect(
      allMessages(await anna.view()).filter(({ content }) => content.startsWith('## Doppelkopf')),
    ).toEqual([expect.objectContaining({ id: lobby })]);
  });

  test('answers on a private hand that was opened before', async () => {
    const table = await Sitting.dealt(evening, [anna], { computers: 3 });
    await table.playTo(4);
    await pressing(anna, 'my-hand', { table: table.id });
    await table.mover();
    await restart();
    const played = await table.cardsPlayed();
    const [card] = await table.movesOf(anna, 'private');
    const answer = await pressIt(anna, card!);
    expect(answer?.id).toBe(card!.message.id);
    expect(await table.cardsPlayed()).toBeGreaterThan(played);
  });

  test('gives the time that it was down back to whoever is to move', async () => {
    const table = await Sitting.dealt(evening, evening.people, { pace: 'live' });
    await table.playTo(1);
    const mover = (await table.mover())!;
    await evening.stopBot();
    evening.clock.skip(3 * 3_600_000);
    await evening.startBot();
    await reading(mover, /^⏰ Your time at the table in .+ runs out/);
    expect((await table.read()).table.waiting?.by).toBe('person');
    await table.playTo(2);
    evening.clock.skip(0);
    expect((await table.read()).table.chairs.some((chair) => chair?.kind === 'person' && chair.held)).toBe(
      false,
    );
  });

  test('answers the click that it was working on when it was told to stop', async () => {
    const table = await Sitting.dealt(evening, evening.people);
    await table.playTo(2);
    const mover = (await table.mover())!;
    const [card] = await table.movesOf(mover);
    const { tables } = evening.bot;
    const act = tables.act.bind(tables);
    let stopped: Promise<void> = Promise.resolve();
    vi.spyOn(tables, 'act').mockImplementationOnce((...action) => {
      stopped = evening.stopBot();
      return act(...action);
    });
    await pressIt(mover, card!);
    await stopped;
    await evening.startBot();
    expect(await table.cardsPlayed()).toBe(3);
    await table.playTo(4);
  });
});
