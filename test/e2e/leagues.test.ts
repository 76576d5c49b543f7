import { PermissionFlagsBits } from 'discord.js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { correctionClicks } from '../../src/discord/scores/correctionClick.ts';
import type { Person } from '../../src/sandbox/client.ts';
import { type Evening, openEvening } from './support/evening.ts';
import { pingedBy } from './support/pings.ts';
import { buttonsOf, Season } from './support/season.ts';
import { answerTo, EPHEMERAL, pressing, Sitting, until } from './support/sitting.ts';

/** The flag of messages that one person sees. */
const ALONE = 64;

/** What the bot may do: what the README asks for, and private threads for duplicate rounds. */
const PERMISSIONS = String(309_237_763_072n | PermissionFlagsBits.CreatePrivateThreads);

const EIGHT = ['Anna', 'Ben', 'Clara', 'David', 'Eva', 'Finn', 'Gerd', 'Hanna'];

let evening: Evening;
let season: Season;
let anna: Person;
let ben: Person;

/** Anna leads the leagues of the server. */
const open = async (locales = {}): Promise<void> => {
  evening = await openEvening('leagues', EIGHT, PERMISSIONS, { locales });
  [anna, ben] = evening.people as [Person, Person];
  await evening.client.updateGuild(evening.guildId, { adminIds: [anna.id] });
  season = new Season(evening);
};

const everybodyJoins = async (count = 8): Promise<void> => {
  for (const person of evening.people.slice(0, count)) await season.pressPublic(person, 'join');
};

const playersOf = async (round: number, table: number): Promise<readonly string[]> =>
  (await season.read()).league.rounds[round - 1]?.tables[table - 1]?.players ?? [];

/** Lets computers play for some of a table. */
const computersFor = async (round: number, table: number, players: readonly string[]): Promise<void> => {
  for (const out of players) await season.type(anna, 'substitute', { round, table, out });
};

const dulleTableOf = async (round: number, table: number): Promise<string> =>
  until(`table ${table} of match day ${round}`, async () => {
    const { league } = await season.read();
    return league.rounds[round - 1]?.tables[table - 1]?.dulleTable ?? undefined;
  });

const isPlayed = (round: number, table: number): Promise<true> =>
  until(`table ${table} of match day ${round} is played`, async () => {
    const { league } = await season.read();
    return league.rounds[round - 1]?.tables[table - 1]?.played || undefined;
  });

const nameOf = (id: string): string => EIGHT[evening.people.findIndex((person) => person.id === id)] ?? '?';

const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0');

describe('a season', () => {
  beforeEach(() => open());
  afterEach(() => evening.leave());

  test('goes from its opening by joining, playing, substituting and correcting to its champion', async () => {
    expect(
      (await season.type(anna, 'create', { name: 'Cup', rounds: 2, hands: 1, pace: 'none' })).content,
    ).toContain('The season **Cup · season 1** is open');
    await everybodyJoins();
    const message = await season.reading(ben, '**8 players**');
    expect(message.content).toContain('DDV rules · 2 match days · 1 hand a table · no clock');
    for (const { id } of evening.people) expect(message.content).toContain(`<@${id}>`);

    expect((await season.type(anna, 'start')).content).toContain('**Cup · season 1** has started');
    const schedule = await season.reading(ben, 'Cup · season 1: schedule');
    expect(schedule.content).toContain('**Match day 2**');
    expect((await season.reading(ben, 'Match day 1 of 2 is being played.')).id).toBe(message.id);

    // One table plays by itself, at the other somebody plays against computers.
    const [first, second] = [await playersOf(1, 1), await playersOf(1, 2)];
    await computersFor(1, 1, first);
    const [player = '', ...others] = second;
    await computersFor(1, 2, others);
    expect((await season.pressPublic(anna, 'tables'))?.content).toBe('Match day 1: 2 tables opened.');
    await isPlayed(1, 1);

    await evening.stopBot();
    await evening.startBot();
    const person = evening.client.as(player);
    const table = await dulleTableOf(1, 2);
    const own = await season.pressPublic(person, 'table');
    expect(own?.content).toContain(`Your table on match day 1: https://discord.com/channels/`);
    expect((await season.read()).league.rounds[0]?.tables[1]?.dulleTable).toBe(table);
    await pressing(person, 'join', { table });
    await Sitting.at(evening, table, [person]).playSession();
    await isPlayed(1, 2);

    // What the tables' own sheets say is what the standings add up.
    const totals = new Map<string, number>();
    for (const number of [1, 2]) {
      const played = await evening.bot.tables.read(await dulleTableOf(1, number));
      for (const [chair, id] of (await playersOf(1, number)).entries()) {
        totals.set(id, played?.table.totals[chair] ?? Number.NaN);
      }
    }
    const standings = (await season.type(ben, 'standings')).content;
    expect(totals.size).toBe(8);
    for (const [id, points] of totals) {
      expect(standings).toMatch(new RegExp(`${nameOf(id)} +1 +\\${signed(points)}\\n`));
    }
    expect(standings).toContain('Tables played: 2 of 4.');

    // A hand that is struck counts nothing in the channel either, as long as it is.
    const hand = `${await dulleTableOf(1, 1)}-1`;
    const shown = await season.reading(ben, ': match day 1 of 2');
    const isAsBefore = async () =>
      (await season.public(ben)).some(({ content }) => content === shown.content);
    const replay = await answerTo(anna, await anna.run(evening.channelId, 'replay', { hand }));
    const correcting = async (messageId: string | undefined, act: 'ask' | 'strike' | 'restore') => {
      const customId = correctionClicks.make({ do: act, hand });
      return answerTo(anna, await anna.click({ messageId: messageId ?? '', customId }));
    };
    const struck = await correcting((await correcting(replay?.id, 'ask'))?.id, 'strike');
    await until('it counts nothing', async () => !(await isAsBefore()) || undefined);
    await correcting(struck?.id, 'restore');
    await until('it counts again', async () => (await isAsBefore()) || undefined);

    // The second match day has come by itself; one of its tables is entered by hand, and nobody plays the other.
    const day = await season.reading(ben, 'match day 2 of 2');
    const [a = '', , , d = ''] = await playersOf(2, 1);
    const points = { points1: 12, points2: -3, points3: -4, points4: -5 };
    const entered = await season.type(anna, 'result', { round: 2, table: 1, ...points });
    expect(entered.content).toContain('Before: no result');
    expect(entered.content).toContain(`Now: ${nameOf(a)} **+12** · `);
    expect((await season.reading(ben, '**1** ✍️')).id).toBe(day.id);
    const removed = await season.press(anna, entered, 'remove-result');
    expect(removed?.content).toContain(`**−5**\nNow: no result`);
    await season.type(anna, 'result', { round: 2, table: 1, ...points });

    const question = await season.type(anna, 'close');
    expect(question.content).toContain('1 table has no result. Close the season all the same?');
    expect((await season.press(anna, question, 'close'))?.content).toBe('🏁 **Cup · season 1** is closed.');
    totals.set(a, (totals.get(a) ?? 0) + 12);
    totals.set(d, (totals.get(d) ?? 0) - 5);
    const most = Math.max(...totals.values());
    const champion = await season.reading(ben, '🏆 Cup · season 1: the season is over');
    const [line = ''] = champion.content.split('\n').filter((text) => text.startsWith('🥇'));
    expect(line).toContain(`**${signed(most)}**`);
    for (const [id, total] of totals) expect(line.includes(id)).toBe(total === most);
    expect(champion.content).toContain('1 table was left without a result.');
    expect((await season.reading(ben, '🏁 The season is over. 🥇')).id).toBe(message.id);

    const { entries } = await evening.client.journal();
    const pinged = entries.flatMap(pingedBy).filter((id) => line.includes(id));
    expect(new Set(pinged).size).toBeGreaterThan(0);
    expect((await season.type(anna, 'create', { name: ' cup ' })).content).toContain(
      '**cup · season 2** is open',
    );
  });

  test('of duplicate tells nothing of a match day before it is over, and compares its tables then', async () => {
    await season.type(anna, 'create', { name: 'Pairs', rounds: 1, hands: 1, duplicate: true });
    await everybodyJoins();
    expect((await season.reading(ben, '**Duplicate**: all tables')).content).toContain('1 hand a table');
    await season.type(anna, 'start');
    await computersFor(1, 1, await playersOf(1, 1));
    const [player = '', ...others] = await playersOf(1, 2);
    await computersFor(1, 2, others);
    await season.pressPublic(anna, 'tables');
    await isPlayed(1, 1);
    const day = await season.reading(ben, '**1** ☑️');
    expect(day.content).not.toMatch(/[+−]\d/);
    expect((await season.type(ben, 'standings')).content).not.toMatch(/[+−]\d/);

    const person = evening.client.as(player);
    const table = await dulleTableOf(1, 2);
    await pressing(person, 'join', { table });
    await Sitting.at(evening, table, [person]).playSession();
    await isPlayed(1, 2);
    const totals = await Promise.all(
      [1, 2].map(
        async (number) => (await evening.bot.tables.read(await dulleTableOf(1, number)))?.table.totals,
      ),
    );
    const standings = (await season.type(ben, 'standings')).content;
    for (const [own, other] of [
      [0, 1],
      [1, 0],
    ] as const) {
      for (const [chair, id] of (await playersOf(1, own + 1)).entries()) {
        const points = (totals[own]?.[chair] ?? Number.NaN) - (totals[other]?.[chair] ?? Number.NaN);
        const shown = points === 0 ? '0.0' : `\\${signed(points)}\\.0`;
        expect(standings).toMatch(new RegExp(`${nameOf(id)} +1 +${shown}\\n`));
      }
    }
    expect((await season.reading(ben, '**1** ✅')).id).toBe(day.id);
  });
});

describe('whoever asks for what cannot be', () => {
  beforeEach(() => open());
  afterEach(() => evening.leave());

  test('is told what is true and what they can do', async () => {
    const says = async (person: Person, command: string, options = {}): Promise<string> => {
      const { content, flags } = await season.type(person, command, options);
      expect(flags & EPHEMERAL).toBe(EPHEMERAL);
      return content;
    };
    expect(await says(ben, 'table')).toContain('There is no league here.');
    expect(await says(ben, 'create', { name: 'Cup' })).toContain('Only leaders of leagues may do that');
    expect(await says(anna, 'create', { name: 'Cup', rules: 'Kitchen', duplicate: true })).toContain(
      'which these rules do not allow: they have throw-ins, poverty.',
    );
    await evening.client.updateChannel(evening.channelId, {
      denyBot: String(PermissionFlagsBits.CreatePrivateThreads),
    });
    expect(await says(anna, 'create', { name: 'Cup', duplicate: true })).toContain('Create Private Threads');
    await season.type(anna, 'create', { name: 'Cup', rounds: 1, hands: 1 });
    expect(await says(anna, 'create', { name: 'CUP' })).toContain(
      'A season of **CUP · season 1** is going on',
    );
    expect(await says(anna, 'create', { name: '\u200b \u2800' })).toBe(
      'A league needs a name of 1 to 40 characters.',
    );
    expect(await says(ben, 'schedule')).toContain('The season has not started yet');
    expect(await says(anna, 'start')).toContain('A season needs 4 players at least, and has 0.');
    await season.pressPublic(ben, 'join');
    expect((await season.pressPublic(ben, 'join'))?.content).toBe('Ben takes part already.');
    await season.pressPublic(ben, 'leave');
    expect((await season.pressPublic(ben, 'leave'))?.content).toBe('Ben does not take part.');
    expect((await season.pressPublic(ben, 'ask-start'))?.content).toContain('Only leaders of leagues');
    expect(await says(ben, 'join', { player: anna.id })).toContain('Only leaders of leagues');
    expect(await says(ben, 'leave', { league: 'Plate' })).toBe(
      'There is no league **Plate** here. There are: Cup · season 1.',
    );
    const stranger = await evening.client.createUser({ username: 'stranger', globalName: 'Stranger' });
    expect(await says(anna, 'join', { player: stranger.id })).toBe(
      'Stranger is not in this server, and cannot play here.',
    );
    await everybodyJoins(5);
    const question = await season.pressPublic(anna, 'ask-start');
    expect(question?.content).toContain(
      'nobody can join on their own any more; you can still let somebody in.',
    );
    expect((question && (await season.press(anna, question, 'start')))?.content).toContain('has started');

    const { league } = await season.read();
    const [resting = ''] = league.rounds[0]?.rests ?? [];
    const [first = '', second = ''] = await playersOf(1, 1);
    const [idle, player] = [evening.client.as(resting), evening.client.as(first)];
    const hanna = evening.people[7] ?? ben;
    expect(await says(hanna, 'join')).toContain(
      'The season has started already: nobody can join on their own',
    );
    expect(await says(hanna, 'table')).toBe('You do not play in this season.');
    if (resting !== anna.id) expect(await says(idle, 'table')).toContain('You rest on match day 1.');
    expect(await says(player, 'schedule', { round: 2 })).toBe('This season has the match days 1 to 1.');
    expect(await says(player, 'substitute', { round: 1, table: 2, out: first })).toBe(
      'Match day 1 has the tables 1 to 1.',
    );
    expect(await says(anna, 'substitute', { round: 1, table: 1, out: resting })).toContain(
      `${nameOf(resting)} was not drawn for table 1`,
    );
    expect(await says(anna, 'substitute', { round: 1, table: 1, out: first, in: second })).toContain(
      `${nameOf(second)} plays at table 1 of match day 1 already.`,
    );
    const wrong = { round: 1, table: 1, points1: 1, points2: 1, points3: 1 };
    expect(await says(anna, 'result', wrong)).toContain('Give the points of all four players');
    expect(await says(anna, 'result', { ...wrong, points4: -2 })).toContain(
      'these add up to +1. Nothing was changed.',
    );
    expect(await says(anna, 'result', { round: 1, table: 1 })).toContain('No result was entered by hand');
    expect(await says(ben, 'close')).toContain('Only leaders of leagues');
    await season.type(player, 'table');
    expect(await says(anna, 'close')).toContain('Tables are still being played: match day 1, table 1.');
  });

  test('cannot begin a match day before its time, but finds the table that a leader has opened', async () => {
    await season.type(anna, 'create', { name: 'Cup', rounds: 2, hands: 1 });
    await everybodyJoins(4);
    await season.type(anna, 'start');
    expect((await season.type(ben, 'table', { round: 2 })).content).toBe(
      'Match day 2 comes later: now it is match day 1. A leader can open its tables before.',
    );
    expect((await season.type(anna, 'table', { round: 2 })).content).toBe('Match day 2: 1 table opened.');
    expect((await season.type(ben, 'table', { round: 2 })).content).toContain('Your table on match day 2: ');
  });

  test('hears of a table that goes on when they enter its result; one at which nothing was played is closed', async () => {
    await season.type(anna, 'create', { name: 'Cup', rounds: 2, hands: 2, pace: 'none' });
    await everybodyJoins(4);
    await season.type(anna, 'start');
    const points = { round: 1, table: 1, points1: 3, points2: 3, points3: -3, points4: -3 };
    await season.type(ben, 'table');
    const lobby = await dulleTableOf(1, 1);
    expect((await season.type(anna, 'result', points)).content).not.toContain('goes on');
    await season.reading(ben, 'match day 2 of 2');
    expect((await evening.bot.tables.read(lobby))?.table.phase).toBe('ended');
    expect((await season.type(anna, 'result', { round: 1, table: 1 })).content).toContain('is gone');

    await computersFor(
      1,
      1,
      (await playersOf(1, 1)).filter((id) => id !== ben.id),
    );
    await season.type(ben, 'table', { round: 1 });
    const sitting = Sitting.at(evening, await dulleTableOf(1, 1), [ben]);
    await sitting.deal();
    await sitting.playOut();
    const answer = (await season.type(anna, 'result', points)).content;
    expect(answer).toContain('Hands have been played at its table, and it goes on: https://discord.com/');
    expect(answer).toContain('**/table close** there closes it.');
  });

  test('gets them in their own language, while the channel reads its own', async () => {
    await evening.leave();
    await open({ server: 'hu', people: ['en-US', 'de'] });
    await season.type(anna, 'create', { name: 'Kupa', rounds: 1, hands: 1 });
    await everybodyJoins(4);
    expect((await season.reading(ben, '4 játékos')).content).toContain('1. szezon');
    expect((await season.type(ben, 'start')).content).toContain('nur die Ligaleitung');
    expect((await season.type(ben, 'standings')).content).toContain('Noch ist kein Tisch gespielt.');
  });
});

describe('the messages of a season', () => {
  beforeEach(() => open());
  // Changing a message that somebody has deleted is how that is found out.
  afterEach(() => evening.leave({ refusals: [10008] }));

  test('offer leagues by name, turn pages, and are shown to all', async () => {
    await season.type(anna, 'create', { name: 'Cup', rounds: 3, hands: 1 });
    await season.type(anna, 'create', { name: 'Tin  Plate', rounds: 1, hands: 1 });
    expect((await season.type(anna, 'create', { name: 'tin plate' })).content).toContain('is going on');
    const { response } = await ben.autocomplete(
      evening.channelId,
      'league join',
      { league: 'pla' },
      'league',
    );
    expect(response.choices).toMatchObject([{ name: 'Tin Plate · season 1' }]);
    expect((await season.type(ben, 'join')).content).toContain(
      'Several are possible: Tin Plate · season 1, Cup',
    );
    for (const person of evening.people) await season.type(person, 'join', { league: 'Cup' });
    expect((await season.type(anna, 'leave', { league: 'cup', player: ben.id })).content).toBe(
      'Ben no longer takes part in **Cup · season 1**.',
    );
    expect((await season.type(anna, 'join', { league: 'cup', player: ben.id })).content).toBe(
      '✅ Ben takes part in **Cup · season 1**.',
    );
    await season.type(anna, 'start', { league: 'Cup' });
    const page = await season.type(ben, 'schedule', { round: 2 });
    expect(page.content).toContain('Cup · season 1: match day 2 of 3');
    const turned = await season.press(ben, page, 'turn-schedule');
    expect(turned?.id).toBe(page.id);
    expect(turned?.content).toContain('match day 1 of 3');
    const shown = turned && (await season.press(ben, turned, 'show-schedule'));
    expect((shown?.flags ?? ALONE) & ALONE).toBe(0);
    expect(buttonsOf(shown ?? page).map((id) => id.split(':')[1])).toEqual(['schedule', 'standings']);
    const standings = await season.type(ben, 'standings');
    const all = await season.press(ben, standings, 'show-standings');
    expect((all?.flags ?? ALONE) & ALONE).toBe(0);
    expect((await season.press(ben, standings, 'ties'))?.content).toContain('**Equal points** are parted');
  });

  test('go on where somebody left, and had their data deleted', async () => {
    await season.type(anna, 'create', { name: 'Cup', rounds: 1, hands: 1, pace: 'none' });
    await everybodyJoins(4);
    await season.type(anna, 'start');
    await season.type(ben, 'leave');
    const panel = await answerTo(ben, await ben.run(evening.channelId, 'privacy'));
    for (const customId of ['p1:ask', 'p1:delete']) await ben.click({ messageId: panel?.id ?? '', customId });
    const players = await until('the deletion', async () => {
      const drawn = await playersOf(1, 1);
      return drawn.includes('former:1') ? drawn : undefined;
    });
    await season.reading(anna, 'former player 1 (🔁 🤖)');
    await season.type(anna, 'table');
    const table = await dulleTableOf(1, 1);
    const lobby = await season.reading(anna, 'waiting for <@');
    for (const { id } of [anna, ...evening.people.slice(2, 4)]) expect(lobby.content).toContain(`<@${id}>`);
    const chairs = (await evening.bot.tables.read(table))?.table.chairs ?? [];
    expect(chairs[players.indexOf('former:1')]).toMatchObject({ kind: 'computer' });
    await evening.bot.tables.act(table, { do: 'close', by: anna.id, moderator: false });
    await until(
      'the end of the table',
      async () => (await season.read()).league.rounds[0]?.tables[0]?.dulleTable === null || undefined,
    );
    // Whoever wins is called, as far as Discord knows them.
    const [points1 = 0, points2 = 0, points3 = 0, points4 = 0] = players.map((id) =>
      id === 'former:1' ? 9 : -3,
    );
    await season.type(anna, 'result', { round: 1, table: 1, points1, points2, points3, points4 });
    await season.type(anna, 'close');
    const champion = await season.reading(anna, '🏆');
    expect(champion.content).toContain('former player 1');
  });

  test('are missed by nobody when somebody deletes them, and whoever leaves is drawn no more', async () => {
    await season.type(anna, 'create', { name: 'Cup', rounds: 2, hands: 1 });
    await everybodyJoins(5);
    const message = await season.reading(ben, '**5 players**');
    await evening.client.deleteMessage(evening.channelId, message.id);
    await season.type(anna, 'join', { player: evening.people[5]?.id ?? '' });
    expect((await season.reading(ben, '**6 players**')).id).not.toBe(message.id);
    await season.type(anna, 'start');
    const day = await season.reading(ben, 'match day 1 of 2');
    await evening.client.deleteMessage(evening.channelId, day.id);
    const left = await season.type(ben, 'leave');
    expect(left.content).toContain('A leader can draw the match days again that have not begun.');
    const other = await season.type(anna, 'leave', { player: evening.people[5]?.id ?? '' });
    expect((await season.press(anna, other, 'redraw'))?.content).toBe(
      '🔀 **Cup · season 1**: 2 match days are drawn anew.',
    );
    const { league } = await season.read();
    const drawn = league.rounds.flatMap(({ tables, rests }) => [
      ...tables.flatMap(({ players }) => players),
      ...rests,
    ]);
    expect(new Set(drawn)).toEqual(new Set([anna, ...evening.people.slice(2, 5)].map(({ id }) => id)));
    expect((await season.reading(ben, 'No longer taking part')).content).toContain(`<@${ben.id}>`);
  });
});
