import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../src/sandbox/client.ts';
import { type Evening, openEvening } from './support/evening.ts';
import {
  answerTo,
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
let eve: Person;
beforeEach(async () => {
  evening = await openEvening('seats', ['Anna', 'Ben', 'Clara', 'David', 'Eve']);
  [anna, ben] = evening.people as [Person, Person];
  eve = evening.people[4]!;
});
afterEach(() => evening.leave());

const players = (): readonly Person[] => evening.people.slice(0, 4);

/** Opens the menu under the newest public message and answers one of its questions with yes. */
async function byMenu(
  person: Person,
  table: Sitting,
  ask: 'ask-leave' | 'ask-vote-end',
  yes: 'leave' | 'vote-end',
) {
  await pressing(person, 'menu', { table: table.id, in: 'public' });
  await pressing(person, ask, { table: table.id, in: 'private' });
  return pressing(person, yes, { table: table.id, in: 'private' });
}

describe('leaving', () => {
  test('the lobby frees the seat; the host’s place passes on', async () => {
    const table = await Sitting.open(evening, [anna, ben]);
    await pressing(anna, 'leave', { table: table.id, in: 'public' });
    await reading(ben, `**2** · <@${ben.id}> · host`);
    await reading(ben, '**1** · *free*');
  });

  test('a session lets a computer play on, and offers the seat', async () => {
    const table = await Sitting.dealt(evening, players());
    await table.playTo(2);
    await byMenu(ben, table, 'ask-leave', 'leave');
    expect((await table.read()).table.chairs[1]).toMatchObject({ kind: 'computer', vacated: true });
    await reading(anna, 'plays for somebody who left. The button below takes the seat.');
    await table.playTo(6);
  });

  test('takes the leaver’s buttons away', async () => {
    const table = await Sitting.dealt(evening, players());
    await table.playTo(2);
    await byMenu(ben, table, 'ask-leave', 'leave');
    await reading(ben, 'You left the table during this hand.');
    expect(await choices(ben, 'move', { table: table.id, in: 'direct' })).toEqual([]);
  });

  test('by the last person ends the table', async () => {
    const table = await Sitting.dealt(evening, [anna], { computers: 3 });
    await byMenu(anna, table, 'ask-leave', 'leave');
    await reading(anna, '🏁 Everybody has left the table.');
  });

  test('by the host passes the host’s place on', async () => {
    const table = await Sitting.dealt(evening, players());
    await byMenu(anna, table, 'ask-leave', 'leave');
    await reading(ben, `**2** · <@${ben.id}> · host`);
  });
});

describe('a seat that somebody left', () => {
  test('is taken by somebody else, who gets the hand as it stands and plays on', async () => {
    const table = await Sitting.dealt(evening, players());
    await table.playTo(3);
    const cards = (await table.read()).player(ben.id)!.hand.dealt;
    await byMenu(ben, table, 'ask-leave', 'leave');
    await pressing(eve, 'take-seat', { table: table.id, in: 'public' });
    const hand = await reading(eve, /^### Hand 1 of 4/);
    expect(hand.channel_id).toBe((await eve.directMessages())[0]?.channel_id);
    expect((await table.read()).player(eve.id)!.hand.dealt).toEqual(cards);
    expect((await table.read()).player(ben.id)).toBeNull();
    // Five more cards: each seat has moved, and people move by what stands in their direct messages.
    await table.playTo(8);
  });

  test('is not for a second taker, who is told so', async () => {
    const table = await Sitting.dealt(evening, [anna, ben], { computers: 2 });
    await byMenu(ben, table, 'ask-leave', 'leave');
    const [offer] = await until('the seat is offered', async () => {
      const offers = await choices(eve, 'take-seat', { table: table.id, in: 'public' });
      return offers.length > 0 ? offers : undefined;
    });
    const clara = evening.people[2]!;
    const press = { messageId: offer!.message.id, customId: offer!.customId };
    const [first, second] = await Promise.all([eve.click(press), clara.click(press)]);
    const answers = [await answerTo(eve, first), await answerTo(clara, second)];
    const whispered = answers.filter((answer) => answer?.flags === EPHEMERAL);
    expect(whispered.map((answer) => answer?.content)).toEqual([
      'That seat is taken. **Menu** offers the seats that computers still play.',
    ]);
    const { chairs } = (await table.read()).table;
    expect(chairs.filter((chair) => chair?.kind === 'person')).toHaveLength(2);
  });

  test('may be taken again by the one who left, but no other in that hand', async () => {
    const table = await Sitting.dealt(evening, players());
    await table.playTo(2);
    await byMenu(ben, table, 'ask-leave', 'leave');
    await byMenu(players()[2]!, table, 'ask-leave', 'leave');
    await pressing(ben, 'menu', { table: table.id, in: 'public' });
    const seats = await choices(ben, 'take-seat', { table: table.id, in: 'private' });
    const other = seats.find(({ id }) => id.chair === 2);
    const refused = await pressIt(ben, other!);
    expect(refused?.content).toContain('You have seen the cards of seat 2 in this hand');
    await pressing(ben, 'menu', { table: table.id, in: 'public' });
    const own = (await choices(ben, 'take-seat', { table: table.id, in: 'private' })).find(
      ({ id }) => id.chair === 1,
    );
    await pressIt(ben, own!);
    expect((await table.read()).table.chairs[1]).toMatchObject({ kind: 'person', person: { id: ben.id } });
    await reading(ben, /^### Hand 1 of 4/);
  });
});

describe('a pause', () => {
  test('stops the clock and the buttons until somebody resumes', async () => {
    const table = await Sitting.dealt(evening, players(), { pace: 'live' });
    await table.playTo(1);
    const mover = (await table.mover())!;
    await pressing(ben, 'menu', { table: table.id, in: 'public' });
    await pressing(ben, 'pause', { table: table.id });
    await reading(anna, `⏸️ Paused by <@${ben.id}>. **Menu** → **Resume** goes on`);
    await until('no card can be pressed', async () =>
      (await table.movesOf(mover)).length === 0 ? true : undefined,
    );
    evening.clock.skip(3_600_000);
    expect(await table.cardsPlayed()).toBe(1);
    await pressing(anna, 'menu', { table: table.id, in: 'public' });
    await pressing(anna, 'resume', { table: table.id });
    await table.playTo(2);
  });
});

describe('ending early', () => {
  test('needs more than half of the players; the score so far stands', async () => {
    const table = await Sitting.dealt(evening, [anna, ben], { computers: 2 });
    await table.playOut();
    const { totals } = (await table.read()).table;
    await pressing(anna, 'next-hand', { table: table.id, in: 'public' });
    await table.cut();
    await table.playTo(3);
    await byMenu(anna, table, 'ask-vote-end', 'vote-end');
    await reading(ben, 'Votes to end early: 1 of 2 needed.');
    expect((await table.read()).table.phase).toBe('playing');
    await byMenu(ben, table, 'ask-vote-end', 'vote-end');
    const final = await reading(anna, 'Final score');
    expect(final.content).toContain('The players ended the session early.');
    expect(final.content).toContain('The hand that was being played counts for nothing.');
    expect((await table.read()).table.totals).toEqual(totals);
    const best = Math.max(...totals);
    expect(final.content).toContain(`**${best > 0 ? '+' : ''}${best}**`);
    await until('no card is left to press', async () =>
      (await choices(anna, 'move', { table: table.id, in: 'direct' })).length === 0 ? true : undefined,
    );
  });
});

describe('/table close', () => {
  const closing = async (person: Person, table: Sitting): Promise<void> => {
    await person.run(evening.channelId, 'table close');
    await pressing(person, 'close', { table: table.id, in: 'private' });
  };

  test('by the host closes the lobby', async () => {
    const table = await Sitting.open(evening, [anna, ben]);
    await closing(anna, table);
    await reading(ben, '🏁 The table was closed.');
    expect(await choices(ben, 'join', { table: table.id })).toEqual([]);
  });

  test('by the host of a session is a vote to end it', async () => {
    const table = await Sitting.dealt(evening, players());
    await table.playTo(1);
    await closing(anna, table);
    await reading(ben, 'Votes to end early: 1 of 3 needed.');
    expect((await table.read()).table.phase).toBe('playing');
  });

  test('by a moderator ends any table at once', async () => {
    const table = await Sitting.dealt(evening, [anna, ben], { computers: 2 });
    await evening.client.updateGuild(evening.guildId, { adminIds: [eve.id] });
    await closing(eve, table);
    await reading(anna, '🏁 The table was closed.');
    expect((await table.read()).table.phase).toBe('ended');
  });

  test('works inside the table’s thread too', async () => {
    const table = await Sitting.dealt(evening, [anna], { computers: 3 });
    const thread = await until('the thread', () =>
      evening.bot.tables.read(table.id).then(async () => {
        const { guilds } = await anna.view();
        return guilds[0]?.channels.find(({ parentId }) => parentId === evening.channelId);
      }),
    );
    await anna.run(thread.id, 'table close');
    await pressing(anna, 'close', { table: table.id, in: 'private' });
    expect((await table.read()).table.phase).toBe('ended');
  });
});
