import { REST, Routes } from 'discord.js';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Person } from '../../src/sandbox/client.ts';
import { type Evening, openEvening } from './support/evening.ts';
import {
  addComputer,
  answerTo,
  choices,
  EPHEMERAL,
  pressIt,
  pressing,
  reading,
  Sitting,
} from './support/sitting.ts';

let evening: Evening;
let anna: Person;
let ben: Person;
let eve: Person;
beforeEach(async () => {
  evening = await openEvening('answers', ['Anna', 'Ben', 'Clara', 'David', 'Eve']);
  [anna, ben] = evening.people as [Person, Person];
  eve = evening.people[4]!;
});
afterEach(() => evening.leave({ errors: provokedErrors }));
let provokedErrors = 0;
beforeEach(() => {
  provokedErrors = 0;
});

const players = (): readonly Person[] => evening.people.slice(0, 4);

/** The version of a table while `act` happens stays what it was. */
async function changesNothing<T>(table: Sitting, act: () => Promise<T>): Promise<T> {
  const { version } = await table.read();
  const outcome = await act();
  expect((await table.read()).version).toBe(version);
  return outcome;
}

describe('a click that comes twice or too late', () => {
  test('a double click on a card plays one card, and says so privately', async () => {
    const table = await Sitting.dealt(evening, players());
    await table.playTo(1);
    const mover = (await table.mover())!;
    const [card] = await table.movesOf(mover);
    const press = { messageId: card!.message.id, customId: card!.customId };
    await Promise.all([mover.clickAndGo(press), mover.clickAndGo(press)]);
    const answer = await reading(mover, /^Your card in trick 1 is already played \(.+\); it is .+’s turn\.$/);
    expect(answer.flags & EPHEMERAL).toBe(EPHEMERAL);
    expect(await table.cardsPlayed()).toBe(2);
  });

  test('a late click on the hand in the direct message says which card is played and who is to move', async () => {
    const table = await Sitting.dealt(evening, players());
    await table.playTo(2);
    const mover = (await table.mover())!;
    const next = (await table.read()).table.waiting!.seat + 1;
    const [old] = await table.movesOf(mover);
    // The direct message still stands as it was while the same card is played from the private hand.
    await evening.client.faults.inject({
      method: 'PATCH',
      route: `^/channels/${old!.message.channel_id}/messages/`,
      delayMs: 2_500,
    });
    const panel = await pressing(mover, 'my-hand', { table: table.id });
    await pressIt(mover, { message: panel!, customId: old!.customId });
    const answer = await changesNothing(table, () => pressIt(mover, old!));
    const name = ['Anna', 'Ben', 'Clara', 'David'][next % 4];
    expect(answer?.content).toMatch(/^Your card in trick 1 is already played/);
    expect(answer?.content).toContain(`it is ${name}’s turn`);
    expect(await table.cardsPlayed()).toBe(3);
  });

  test('Start pressed twice deals once', async () => {
    const table = await Sitting.open(evening, [anna], { computers: 3 });
    const [start] = await choices(anna, 'start');
    const press = { messageId: start!.message.id, customId: start!.customId };
    await Promise.all([anna.clickAndGo(press), anna.clickAndGo(press)]);
    await reading(anna, /^The session is running: hand 1 is being/);
    expect((await table.read()).table.present?.deal.number).toBe(1);
  });

  test('Join pressed twice keeps the one seat', async () => {
    const table = await Sitting.open(evening, [anna]);
    await pressing(ben, 'join', { table: table.id });
    const again = await changesNothing(table, () => pressing(ben, 'join', { table: table.id }));
    expect(again?.content).toBe('You already sit at this table, on seat 2.');
  });
});

describe('a click by somebody who does not sit at the table', () => {
  test('in the lobby is answered with what they can do', async () => {
    const table = await Sitting.open(evening, [anna], { computers: 2 });
    const clicks = [
      () => pressing(eve, 'leave', { table: table.id }),
      () => addComputer(eve, table.id),
      () => pressing(eve, 'remove-computer', { table: table.id }),
    ];
    for (const click of clicks) {
      const answer = await changesNothing(table, click);
      expect(answer).toMatchObject({
        content: 'You do not sit at this table; **Join** takes a free seat.',
        flags: EPHEMERAL,
      });
    }
  });

  test('never shows them a hand, and never moves, cuts or deals', async () => {
    const table = await Sitting.open(evening, players());
    await pressing(anna, 'start', { table: table.id });
    const cut = await changesNothing(table, () => pressing(eve, 'leave-uncut', { table: table.id }));
    expect(cut?.content).toBe('You do not sit at this table.');
    await table.cut();
    const shown = await changesNothing(table, () => pressing(eve, 'my-hand', { table: table.id }));
    expect(shown?.content).toBe('You do not sit at this table.');
    expect(await choices(eve, 'move')).toEqual([]);
    const menu = await changesNothing(table, () => pressing(eve, 'menu', { table: table.id }));
    expect(menu?.content).toContain('You do not sit at this table.');
    for (const kind of ['pause', 'ask-vote-end', 'ask-leave', 'ask-remove'] as const)
      expect(await choices(eve, kind)).toEqual([]);
  });

  test('the wrong person who cuts is told who may', async () => {
    const table = await Sitting.open(evening, players());
    await pressing(anna, 'start', { table: table.id });
    const cutter = (await table.read()).table.present!.deal.cutter;
    const other = table.at((cutter + 1) % 4);
    const answer = await changesNothing(table, () => pressing(other, 'leave-uncut', { table: table.id }));
    const name = ['Anna', 'Ben', 'Clara', 'David'][cutter];
    expect(answer?.content).toBe(`It is ${name} who may cut, to the right of the dealer.`);
  });
});

describe('a button or command that leads nowhere is answered with the reason', () => {
  const posted = async (customId: string): Promise<string> => {
    const rest = new REST({ api: evening.sandbox.apiUrl }).setToken(evening.sandbox.botToken);
    const row = { type: 1, components: [{ type: 2, style: 1, label: 'Old', custom_id: customId }] };
    const body = { content: 'an old message', components: [row], allowed_mentions: { parse: [] } };
    const { id } = (await rest.post(Routes.channelMessages(evening.channelId), { body })) as { id: string };
    return id;
  };

  test.each([
    ['d1:join:longgone', 'This button belongs to a table that I do not know any more.'],
    ['d0:join:k3f9', 'I do not know this button any more'],
    ['d1:play:k3f9:1:0:XX', 'I do not know this button any more'],
    ['somebody else’s', 'I do not know this button any more'],
  ])('%s', async (customId, text) => {
    const messageId = await posted(customId);
    const answer = await answerTo(eve, await eve.click({ messageId, customId }));
    expect(answer?.content).toContain(text);
    expect(answer?.flags).toBe(EPHEMERAL);
  });

  test.each(['hand', 'score show', 'table close'])('/%s where there is no table', async (command) => {
    const answer = await answerTo(anna, await anna.run(evening.channelId, command));
    expect(answer).toMatchObject({
      content: 'There is no table of yours here. **/table create** opens one.',
      flags: EPHEMERAL,
    });
  });

  test.each(['hand', 'score show'])(
    '/%s in the direct messages of somebody without a table',
    async (command) => {
      const answer = await answerTo(eve, await eve.run('dm', command));
      expect(answer?.content).toBe('There is no table of yours here. **/table create** opens one.');
    },
  );

  test('/table close by somebody else names the host', async () => {
    const table = await Sitting.open(evening, [anna]);
    const run = () => ben.run(evening.channelId, 'table close');
    const answer = await answerTo(ben, await changesNothing(table, run));
    expect(answer?.content).toBe('Only the host, Anna, and moderators can do that.');
  });

  test('a failure on the bot’s side apologizes with the reference that the log bears', async () => {
    const table = await Sitting.open(evening, [anna]);
    // What Anna is sent is noted at the table, too.
    await evening.bot.idle();
    vi.spyOn(evening.bot.tables, 'act').mockRejectedValueOnce(new Error('the disk is full'));
    const answer = await changesNothing(table, () => pressing(ben, 'join', { table: table.id }));
    expect(answer?.content).toContain('Something went wrong on my side; nothing of the game is lost.');
    const { reference } = evening.logged.find(({ level }) => level === 'error')!;
    expect(answer?.content).toContain(`\`${reference}\``);
    await pressing(ben, 'join', { table: table.id });
    expect((await table.read()).table.chairs[1]).toMatchObject({ kind: 'person' });
    provokedErrors = 1;
  });
});
