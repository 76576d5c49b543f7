import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../src/sandbox/client.ts';
import { flatten } from './support/buttons.ts';
import { type Evening, openEvening } from './support/evening.ts';
import { allMessages, choices, pressIt, pressing, reading, Sitting, until } from './support/sitting.ts';

let evening: Evening;
let anna: Person;
let ben: Person;
beforeEach(async () => {
  evening = await openEvening('closed inbox');
  [anna, ben] = evening.people as [Person, Person];
});
// "Cannot send messages to this user" is what these tests are about.
afterEach(() => evening.leave({ refusals: [50007] }));

/** How somebody's private hand in the channel reads now. */
const privateHand = async (person: Person): Promise<string> => {
  const hands = allMessages(await person.view()).filter(
    ({ flags, content }) => (flags & 64) !== 0 && content.startsWith('### Hand'),
  );
  return hands.at(-1)?.content ?? '';
};

describe('somebody whose direct messages are closed', () => {
  test('is named in the lobby before the start, and holds up nobody', async () => {
    await ben.closeDirectMessages();
    const table = await Sitting.open(evening, evening.people);
    await reading(anna, `<@${ben.id}>'s direct messages are closed: use **My hand** once it starts.`);
    await pressing(anna, 'start', { table: table.id });
    await table.cut();
    for (const person of evening.people.filter((other) => other !== ben))
      await reading(person, /^### Hand 1 of 4/);
    await reading(anna, `<@${ben.id}>'s direct messages are closed: use **My hand**.`);
    expect(await ben.directMessages()).toEqual([]);
  });

  test('plays a whole hand with My hand and its buttons', async () => {
    await anna.closeDirectMessages();
    const table = await Sitting.dealt(evening, [anna], { computers: 3 });
    await pressing(anna, 'my-hand', { table: table.id, in: 'public' });
    while ((await table.read()).table.phase === 'playing') await table.move('private');
    await until('the private hand shows the result', async () =>
      (await privateHand(anna)).includes('card points') ? true : undefined,
    );
    expect(await anna.directMessages()).toEqual([]);
    await pressing(anna, 'next-hand', { table: table.id, in: 'private' });
    expect((await table.read()).table.present?.deal.number).toBe(2);
  });

  test('cuts from My hand, which then shows the cards', async () => {
    const table = await Sitting.open(evening, evening.people);
    await pressing(anna, 'start', { table: table.id });
    const { present, chairs } = (await table.read()).table;
    const chair = present ? chairs[present.deal.cutter] : null;
    const cutter = evening.people.find(({ id }) => chair?.kind === 'person' && chair.person.id === id)!;
    await cutter.closeDirectMessages();
    await pressing(cutter, 'my-hand', { table: table.id, in: 'public' });
    await pressing(cutter, 'leave-uncut', { table: table.id, in: 'private' });
    await until('the private hand shows the cards', async () =>
      /^### Hand 1 of 4[\s\S]*\n[♣♠♥♦]/u.test(await privateHand(cutter)) ? true : undefined,
    );
  });

  test('sees the private hand change while the others move', async () => {
    await ben.closeDirectMessages();
    const table = await Sitting.dealt(evening, [anna, ben], { computers: 2 });
    await pressing(ben, 'my-hand', { table: table.id, in: 'public' });
    const moveOn = async (): Promise<void> => {
      await table.move((await table.mover()) === ben ? 'private' : 'direct');
    };
    while ((await table.cardsPlayed()) < 8) await moveOn();
    while ((await table.mover()) !== anna) await moveOn();
    const before = await privateHand(ben);
    await table.move('direct');
    await until('the private hand is edited', async () =>
      (await privateHand(ben)) === before ? undefined : true,
    );
    const hands = allMessages(await ben.view()).filter(({ content }) =>
      content.startsWith('### Hand 1 of 4'),
    );
    expect(hands).toHaveLength(1);
  });

  test('is reached again with the next hand once they have opened them', async () => {
    await ben.closeDirectMessages();
    const table = await Sitting.dealt(evening, [anna, ben], { computers: 2 });
    await reading(anna, `<@${ben.id}>'s direct messages are closed`);
    await pressing(ben, 'my-hand', { table: table.id, in: 'public' });
    while ((await table.read()).table.phase === 'playing')
      await table.move((await table.mover()) === ben ? 'private' : 'direct');
    await ben.openDirectMessages();
    await pressing(anna, 'next-hand', { table: table.id, in: 'public' });
    await table.cut();
    await until('the hand arrives', async () =>
      (await ben.directMessages()).find(({ content }) => content.startsWith('### Hand 2 of 4')),
    );
    await until('the lobby no longer names them', async () =>
      allMessages(await anna.view()).some(({ content }) => content.includes('direct messages are closed'))
        ? undefined
        : true,
    );
  });

  test('that close in the middle of a hand do not stop it', async () => {
    const table = await Sitting.dealt(evening, evening.people);
    await table.playTo(1);
    await ben.closeDirectMessages();
    const move = async (): Promise<void> => {
      const mover = await table.mover();
      if (mover !== ben) return void (await table.move());
      if ((await choices(ben, 'move', { in: 'private' })).length === 0)
        await pressing(ben, 'my-hand', { table: table.id, in: 'public' });
      await table.move('private');
    };
    while ((await table.cardsPlayed()) < 9) await move();
  });
});

describe('a hand', () => {
  test('says which table it belongs to, with a link to it', async () => {
    const table = await Sitting.dealt(evening, evening.people);
    const { guilds } = await anna.view();
    const thread = guilds[0]!.channels.find(({ parentId }) => parentId === evening.channelId);
    const address = `https://discord.com/channels/${evening.guildId}/${thread?.id}`;
    for (const person of evening.people) {
      const hand = await reading(person, `### Hand 1 of 4 · ${address}`);
      const links = hand.components.flatMap(flatten).flatMap(({ url }) => url ?? []);
      expect(links).toEqual([address]);
    }
    const panel = await pressing(anna, 'my-hand', { table: table.id, in: 'public' });
    expect(panel?.content).toContain(address);
    expect(await pressIt(anna, (await choices(anna, 'rules', { in: 'direct' })).at(-1)!)).toBeDefined();
  });
});
