import { PermissionFlagsBits } from 'discord.js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { verifyDeal } from '../../src/app/fairDeal.ts';
import type { Person } from '../../src/sandbox/client.ts';
import { newest } from './support/buttons.ts';
import { type Evening, openEvening } from './support/evening.ts';
import { ownTable, say, startSeason } from './support/leagueTable.ts';
import { pingedBy } from './support/pings.ts';
import { exportedFiles } from './support/records.ts';
import { allMessages, choices, pressing, reading, type Sitting, until } from './support/sitting.ts';

let evening: Evening;
let refusals: readonly number[] = [];
beforeEach(() => {
  refusals = [];
});
afterEach(() => evening.leave({ refusals }));

/** What the README's invitation asks for. */
const INVITED = 377_957_239_808n;

/** The thread in which a table is played, as somebody sees it; undefined: they do not. */
const threadSeenBy = async (person: Person, table: Sitting) => {
  const channels = (await person.view()).guilds.flatMap((guild) => guild.channels);
  return channels.find(
    ({ parentId, messages }) =>
      parentId === evening.channelId &&
      messages.some((message) => JSON.stringify(message.components).includes(`:${table.id}`)),
  );
};

/** Everything that somebody sees of the club's own channel. */
const channelSeenBy = async (person: Person): Promise<string> =>
  JSON.stringify(
    (await person.view()).guilds
      .flatMap(({ channels }) => channels)
      .find(({ id }) => id === evening.channelId)?.messages ?? [],
  );

const CARD = /[♣♠♥♦]/u;

describe('a league’s table', () => {
  test('has computers of the level that was chosen for the season', async () => {
    evening = await openEvening('a league', ['Anna', 'Ben', 'Clara', 'David']);
    const [anna, ben, clara, david] = evening.people as [Person, Person, Person, Person];
    await startSeason(evening, [anna, ben, clara, david], { level: 'expert' });
    await reading(anna, '🤖 Computers that play for somebody: expert.');
    for (const out of [clara.id, david.id]) {
      await say(evening, anna, 'league substitute', { round: 1, table: 1, out });
    }
    const table = await ownTable(evening, ben);
    await reading(ben, /🤖 \S+ · computer \(expert\)/);
    const levels = (await table.read()).table.chairs.flatMap((chair) =>
      chair?.kind === 'computer' ? [chair.level] : [],
    );
    expect(levels).toEqual(['expert', 'expert']);
  });

  test('keeps its chairs for those drawn, and for the substitute whom the leader names', async () => {
    evening = await openEvening('a league', ['Anna', 'Ben', 'Clara', 'David', 'Emil']);
    const [anna, ben, clara, david, emil] = evening.people as [Person, Person, Person, Person, Person];
    await startSeason(evening, [anna, ben, clara, david]);
    const { next } = await evening.client.journal();
    const table = await ownTable(evening, ben);
    const lobby = await reading(anna, 'Kneipenliga · match day 1 · table 1');
    expect(lobby.content).toContain(`waiting for <@${david.id}>`);
    const { entries } = await evening.client.journal(next);
    expect(new Set(entries.flatMap(pingedBy))).toEqual(new Set([anna.id, clara.id, david.id]));

    const refused = await pressing(emil, 'join', { table: table.id });
    expect(refused?.content).toContain('This is a league’s table: its seats are kept for');
    await say(evening, anna, 'league substitute', { round: 1, table: 1, out: david.id, in: emil.id });
    await reading(emil, 'a seat is kept for you');
    const late = await pressing(david, 'join', { table: table.id });
    expect(late?.content).toContain('kept for');
    for (const person of [anna, clara, emil]) await pressing(person, 'join', { table: table.id });
    await until('the call is gone', async () =>
      allMessages(await emil.view()).some(({ content }) => content.includes('a seat is kept'))
        ? undefined
        : true,
    );

    await pressing(anna, 'start', { table: table.id });
    await table.cut();
    await table.playTo(6);
    await say(evening, anna, 'league substitute', { round: 1, table: 1, out: david.id, in: david.id });
    await pressing(david, 'take-seat', { table: table.id, in: 'public' });
    await table.playOut();
    const final = await reading(david, '🏆');
    expect(final.content).toContain('Kneipenliga · match day 1 · table 1');
    expect(
      (await table.read()).table.chairs.map((chair) => chair?.kind === 'person' && chair.person.id),
    ).toContain(david.id);
    expect((await threadSeenBy(emil, table))?.name).toContain('Kneipenliga, match day 1, table 1');
  });
});

describe('a duplicate round', () => {
  test('deals the same cards at two tables, shows nothing of it elsewhere, and is open once it is over', async () => {
    evening = await openEvening(
      'a duplicate league',
      ['Anna', 'Ben', 'Clara', 'David', 'Emil', 'Fritz', 'Gerda', 'Hans', 'Ida'],
      INVITED.toString(),
    );
    const players = evening.people.slice(0, 8);
    const ida = evening.people[8]!;
    await startSeason(evening, players, { duplicate: true });

    const { CreatePrivateThreads } = PermissionFlagsBits;
    await evening.client.updateChannel(evening.channelId, { denyBot: CreatePrivateThreads.toString() });
    expect(await say(evening, players[0]!, 'league table')).toContain('**Create Private Threads**');
    expect(await evening.bot.tables.openTables()).toEqual([]);
    await evening.client.updateChannel(evening.channelId, { denyBot: '0' });

    const one = await ownTable(evening, players[0]!);
    const elsewhere = players.filter((player) => !one.people.includes(player));
    const two = await ownTable(evening, elsewhere[0]!);
    for (const [table, opener] of [
      [one, players[0]],
      [two, elsewhere[0]],
    ] as const) {
      for (const person of table.people.filter((other) => other !== opener)) {
        await pressing(person, 'join', { table: table.id });
      }
      await pressing(table.people[0]!, 'start', { table: table.id });
    }
    const dealt = async (table: Sitting) => (await table.read()).players().map(({ hand }) => hand.dealt);
    expect(await dealt(one)).toEqual(await dealt(two));

    await one.playOut();
    const final = await reading(one.people[1]!, 'Other tables get the same cards: please tell nobody.');
    expect(newest([final], 'records')).toBeUndefined();
    await evening.bot.idle();
    expect((await threadSeenBy(one.people[0]!, one))?.type).toBe(12);
    for (const person of [...two.people, ida]) {
      expect(await threadSeenBy(person, one)).toBeUndefined();
      expect(await channelSeenBy(person)).not.toMatch(CARD);
      const score = await pressing(person, 'score', { table: one.id });
      expect(score?.content).toContain('Until all of them have ended');
    }
    expect((await pressing(one.people[2]!, 'score', { table: one.id }))?.content).toContain('Score · Hand 1');
    expect(await choices(ida, 'records', { table: one.id })).toEqual([]);

    await two.playOut();
    const files = await Promise.all(
      [one, two].map(async (table) => {
        const [person] = table.people as [Person];
        const open = await reading(person, 'The match day is over at all tables');
        return exportedFiles(person, open);
      }),
    );
    const [here, there] = files.map(({ deals }) => deals[0]!);
    expect(here?.seed).toBe(there?.seed);
    expect(here?.record.hands).toEqual(there?.record.hands);
    for (const deal of [here!, there!]) {
      expect(verifyDeal({ ...deal, nines: true, hands: deal.record.hands })).toBeNull();
    }
    await until('strangers see the score', async () =>
      (await pressing(ida, 'score', { table: one.id }))?.content.includes('Score · Hand 1')
        ? true
        : undefined,
    );
  });

  test('has no other place than private threads: one that is deleted is replaced, and without any it is played by direct messages', async () => {
    // What the bot tries in a thread that is gone, and to open another.
    refusals = [10003, 50013];
    evening = await openEvening('private threads', undefined, INVITED.toString());
    const [anna] = evening.people as [Person];
    const { id: emil } = await evening.client.createUser({ username: 'emil' });
    await evening.client.updateGuild(evening.guildId, { addMember: emil });
    const stranger = evening.client.as(emil);
    await startSeason(evening, evening.people, { duplicate: true });
    const table = await ownTable(evening, anna);
    for (const person of table.people.filter(({ id }) => id !== anna.id)) {
      await pressing(person, 'join', { table: table.id });
    }
    await pressing(anna, 'start', { table: table.id });
    await table.playTo(2);
    const first = await until('a thread', () => threadSeenBy(anna, table));
    await evening.client.deleteChannel(first.id);
    await table.playTo(6);
    const second = await until('another thread', () => threadSeenBy(anna, table));
    expect(second.id).not.toBe(first.id);
    expect(second.type).toBe(12);
    for (const person of table.people) expect((await threadSeenBy(person, table))?.id).toBe(second.id);

    const { CreatePrivateThreads } = PermissionFlagsBits;
    await evening.client.updateChannel(evening.channelId, { denyBot: CreatePrivateThreads.toString() });
    await evening.client.deleteChannel(second.id);
    await table.playTo(14);
    await evening.bot.idle();
    expect(await threadSeenBy(anna, table)).toBeUndefined();
    expect(await channelSeenBy(anna)).not.toMatch(CARD);
    expect(await channelSeenBy(stranger)).not.toMatch(CARD);
  });
});
