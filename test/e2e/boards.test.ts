import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyDeal } from '../../src/app/fairDeal.ts';
import type { HandRecord } from '../../src/core/record/handRecord.ts';
import { replay } from '../../src/core/record/replay.ts';
import { DDV } from '../../src/core/rules/ruleSet.ts';
import type { Acted, Person, SeenMessage } from '../../src/sandbox/client.ts';
import { BoardMessage } from './support/boardMessages.ts';
import { flatten } from './support/buttons.ts';
import { type Evening, openEvening } from './support/evening.ts';
import { answerTo, Sitting } from './support/sitting.ts';

const HANDS = 2;

let evening: Evening;
let table: Sitting;
let anna: Person;
let ben: Person;

beforeAll(async () => {
  evening = await openEvening('boards');
  [anna, ben] = evening.people as [Person, Person];
  await evening.bot.leagues.open({
    league: 'liga',
    guildId: evening.guildId,
    channelId: evening.channelId,
    name: 'Our *league*',
    settings: { kind: 'points', rules: DDV, rounds: 1, hands: 4 },
    by: { id: anna.id, name: 'Anna' },
    manages: true,
  });
  table = await Sitting.dealt(evening, [anna, ben], { hands: HANDS, computers: 2 });
  await table.playSession();
});

afterAll(() => evening.leave());

const asked = (
  command: string,
  options: Readonly<Record<string, string | number | boolean>> = {},
  person = anna,
): Promise<BoardMessage> => BoardMessage.byCommand(person, evening.channelId, command, options);

/** What somebody has so far. */
async function totalOf({ id }: Person): Promise<number> {
  const { chairs, totals } = (await table.read()).table;
  return totals[chairs.findIndex((chair) => chair?.kind === 'person' && chair.person.id === id)] ?? 0;
}

const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0');

const EPHEMERAL = 64;

describe('/leaderboard', () => {
  test('lists who has played, marks whoever asks, and changes in place', async () => {
    const [own, bens] = [await totalOf(anna), await totalOf(ben)];
    const shown = await asked('leaderboard');
    expect(shown.message.flags & EPHEMERAL).toBe(EPHEMERAL);
    expect(shown.message.attachments).toHaveLength(1);
    expect(shown.content).toMatch(new RegExp(`➤ \\*\\*[12] · Anna ${escaped(signed(own))}\\*\\* · 2 hands`));
    expect(shown.content).toMatch(
      new RegExp(`\\*\\*[12]\\*\\* · Ben \\*\\*${escaped(signed(bens))}\\*\\* · 2 hands`),
    );

    const wins = await shown.choose('board-by', 'wins');
    expect(wins.message.id).toBe(shown.message.id);
    expect(wins.content).toMatch(/% of 2 hands/);
    const today = await wins.choose('board-period', 'today');
    expect(today.content).toContain('Anna');
    const season = await today.choose('board-period', 'season');
    expect(season.content).toContain('Our \\*league\\*, season 1');
    expect(season.content).toContain('Anna');
  });

  test('says from how many hands on somebody is listed, and what to do where nobody is', async () => {
    const shown = await asked('leaderboard', { by: 'average' });
    expect(shown.content).toContain('from 24 hands on');
    expect(shown.content).toContain('Nobody is on this list yet.');
    const fewer = await asked('leaderboard', { by: 'average', least: 1 });
    expect(fewer.content).toContain('Anna');
    const rated = await asked('leaderboard', { by: 'rating', least: 1 }, ben);
    expect(rated.content).toMatch(/➤ \*\*[12] · Ben \d+\*\*/);
  });

  test('asks for rules as tables do, and for computers apart', async () => {
    expect((await asked('leaderboard', { rules: 'kitchen' })).content).toContain(
      'Nobody is on this list yet.',
    );
    expect((await asked('leaderboard', { rules: 'ddv' })).content).toContain('Anna');
    expect((await asked('leaderboard', { rules: 'nonsense' })).content).toContain('nonsense');
    const computers = await asked('leaderboard', { computers: true });
    expect(computers.content).toMatch(/\*\*1\*\* · 🤖 Computer \(club player\)/);
    expect(computers.content).not.toContain('Anna');
  });

  test('is shown to all by a button, without marks of one reader and without menus', async () => {
    const shown = await (await asked('leaderboard')).share('board-share', ben);
    expect(shown.message.flags & EPHEMERAL).toBe(0);
    expect(shown.content).toContain('Anna');
    expect(shown.content).not.toContain('➤');
    expect(shown.content).toContain(`Shown by <@${anna.id}>`);
    expect(shown.clicks.map((click) => click.do)).toEqual(['board']);
    const own = await shown.press('board');
    expect(own.message.flags & EPHEMERAL).toBe(EPHEMERAL);
    expect(own.content).toMatch(/➤ \*\*[12] · Ben/);
  });
});

describe('/stats', () => {
  test('tells one’s own figures and opens the best hand', async () => {
    const own = await totalOf(anna);
    const shown = await asked('stats');
    expect(shown.content).toContain(`**${signed(own)}** game points in 2 hands`);
    const best = await shown.press('hand-open');
    expect(best.message.id).not.toBe(shown.message.id);
    expect(best.content).toMatch(/^### Hand \d · /);
  });

  test('tells those of somebody else, of computers, and of who has none', async () => {
    expect((await asked('stats', { player: ben.id })).content).toContain('Statistics · Ben');
    expect((await asked('stats', { computers: 'club' })).content).toContain('Statistics · 🤖 Computer (club');
    expect((await asked('stats', { computers: 'expert' })).content).toContain('(expert');
    const [, , clara] = evening.people as [Person, Person, Person];
    expect((await asked('stats', { player: clara.id })).content).toContain(
      'Clara has not played a hand here yet',
    );
    expect((await asked('stats', {}, clara)).content).toContain('You have not played a hand here yet');
  });

  test('is shown to all by a button', async () => {
    const shown = await (await asked('stats')).share('stats-share', ben);
    expect(shown.content).toContain('Statistics · Anna');
    expect((await shown.press('stats-own')).content).toContain('Statistics · Ben');
  });
});

describe('/history', () => {
  test('lists the hands of the server, newest first, and opens one', async () => {
    const shown = await asked('history');
    expect(shown.values('history-open')).toEqual([`${table.id}-2`, `${table.id}-1`]);
    const { sheet } = (await table.read()).table;
    for (const points of sheet[1]!.scores) expect(shown.content).toContain(`**${signed(points ?? 0)}**`);
    const hand = await shown.choose('history-open', `${table.id}-1`);
    expect(hand.content).toContain('### Hand 1 · ');
    expect((await shown.press('history', { player: anna.id })).content).toContain('Hands of Anna');
  });

  test('filters by player and table', async () => {
    const [, , clara] = evening.people as [Person, Person, Person];
    expect((await asked('history', { player: clara.id })).content).toContain('There is no hand here yet.');
    expect((await asked('history', { table: table.id })).values('history-open')).toHaveLength(HANDS);
    const suggested = await anna.autocomplete(evening.channelId, 'history', { table: table.id }, 'table');
    expect(suggestions(suggested)).toEqual([table.id]);
  });

  test('lists one’s own hands in direct messages', async () => {
    const shown = await BoardMessage.byCommand(anna, 'dm', 'history');
    expect(shown.values('history-open')).toHaveLength(HANDS);
    const hand = await shown.choose('history-open', `${table.id}-1`);
    expect(hand.content).toContain('### Hand 1 · ');
    expect(hand.clicks.map((click) => click.do)).not.toContain('hand-share');
    const [, , clara] = evening.people as [Person, Person, Person];
    const none = await BoardMessage.byCommand(clara, 'dm', 'replay', { hand: `${table.id}-1` });
    expect(none.content).toContain(`There is no hand ${table.id}\\-1 here`);
  });
});

describe('/replay', () => {
  test('turns the tricks of a hand by buttons', async () => {
    const shown = await asked('replay', { hand: `${table.id}-1` });
    const all = await shown.press('hand', { page: 'overview' });
    expect(all.message.id).toBe(shown.message.id);
    const first = await all.press('hand', { page: 1 });
    expect(first.content).toContain('### Hand 1 · trick 1 of 12');
    let page = first;
    for (let trick = 2; trick <= 12; trick++) page = await page.press('hand', { page: trick });
    expect(page.content).toContain('### Hand 1 · trick 12 of 12');
    expect((await page.press('hand', { page: 'hand' })).content).toBe(shown.content);
  });

  test('exports a record that replays to what was played, and shows that the deal was fair', async () => {
    const shown = await asked('replay', { hand: `${table.id}-2` });
    const [record] = (await (await shown.press('hand-record')).fileLines()) as readonly HandRecord[];
    const result = replay(record);
    const { sheet } = (await table.read()).table;
    expect(result).toMatchObject({ status: 'finished', scores: sheet[1]!.scores });

    const checked = await shown.press('hand-deal');
    expect(checked.content).toContain('✅ **A fair deal.**');
    const [deal] = (await checked.fileLines()) as readonly Parameters<typeof verifyDeal>[0][];
    expect(verifyDeal({ ...deal!, nines: true, hands: record!.hands })).toBeNull();
  });

  test('offers one’s own hands while one types, and shows the last where nothing is typed', async () => {
    const suggested = await anna.autocomplete(evening.channelId, 'replay', { hand: '' }, 'hand');
    expect(suggestions(suggested)).toEqual([`${table.id}-2`, `${table.id}-1`]);
    expect((await asked('replay')).content).toContain(`-# ${table.id}-2`);
  });

  test('is shown to all by a button', async () => {
    const shown = await (await asked('replay', { hand: `${table.id}-1` })).share('hand-share', ben);
    expect(shown.content).toContain('### Hand 1');
    const own = await shown.press('hand');
    expect(own.message.flags & EPHEMERAL).toBe(EPHEMERAL);
  });
});

test('who may correct scores finds the buttons for it under a hand, and all see that it was struck', async () => {
  const david = evening.people[3]!;
  await evening.client.updateGuild(evening.guildId, { adminIds: [david.id] });
  const hand = `${table.id}-2`;
  expect(idsIn((await asked('replay', { hand })).message, 'k1:')).toEqual([]);
  const shown = await asked('replay', { hand }, david);
  const [ask = ''] = idsIn(shown.message, 'k1:ask:');
  const question = await answerTo(david, await david.click({ messageId: shown.message.id, customId: ask }));
  const [strike = ''] = idsIn(question!, 'k1:strike:');
  await david.click({ messageId: question!.id, customId: strike });

  expect((await asked('replay', { hand })).content).toContain(`**Struck** by <@${david.id}>`);
  expect((await asked('history')).content).toContain(`~~**${hand}**`);
  expect((await asked('leaderboard')).content).toContain('1 hand');
});

const idsIn = ({ components }: SeenMessage, beginning: string): readonly string[] =>
  components
    .flatMap(flatten)
    .map(({ custom_id: id = '' }) => id)
    .filter((id) => id.startsWith(beginning));

test('nobody in another server sees anything of it', async () => {
  const { client } = evening;
  const { id } = await client.createUser({ username: 'stranger', globalName: 'Sam', locale: 'en-US' });
  const other = await client.createGuild({ name: 'Elsewhere', channels: ['cards'], memberIds: [id] });
  const sam = client.as(id);
  const there = other.channels[0]!.id;
  const seen = async (command: string, options = {}): Promise<BoardMessage> =>
    BoardMessage.byCommand(sam, there, command, options);
  expect((await seen('leaderboard')).content).toContain('Nobody is on this list yet.');
  expect((await seen('leaderboard', { period: 'season' })).content).toContain('No league has had a season');
  expect((await seen('stats', { player: anna.id })).content).toContain('has not played a hand here yet');
  expect((await seen('history')).content).toContain('There is no hand here yet.');
  expect((await seen('history', { table: table.id })).content).toContain('There is no hand here yet.');
  expect((await seen('replay', { hand: `${table.id}-1` })).content).toContain('There is no hand');
  expect(suggestions(await sam.autocomplete(there, 'history', { table: '' }, 'table'))).toEqual([]);
});

const suggestions = ({ response }: Acted): readonly unknown[] =>
  (response.choices ?? []).map((choice) => (choice as { readonly value: unknown }).value);

const escaped = (text: string): string => text.replace(/[+*]/g, '\\$&');
