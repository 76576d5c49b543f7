import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { replay } from '../../src/core/record/replay.ts';
import type { Acted, Person, SeenMessage } from '../../src/sandbox/client.ts';
import { dumpOf } from '../store/dump.ts';
import { flatten } from './support/buttons.ts';
import { type Evening, openEvening } from './support/evening.ts';
import { secretsIn } from './support/secrets.ts';
import { answerTo, EPHEMERAL, Sitting, until } from './support/sitting.ts';

let evening: Evening;
let anna: Person;
let ben: Person;
let admin: Person;

beforeEach(async () => {
  evening = await openEvening('ownership');
  [anna, ben, admin] = evening.people as [Person, Person, Person];
  await evening.client.updateGuild(evening.guildId, { adminIds: [admin.id] });
});
afterEach(() => evening.leave());

/** The private answer to an act, as soon as it says what it is to say. */
const answering = (person: Person, acted: Acted): Promise<SeenMessage> =>
  until('a private answer', async () => {
    const message = await answerTo(person, acted);
    return message && (message.flags & EPHEMERAL) === EPHEMERAL ? message : undefined;
  });

type Options = Readonly<Record<string, string | number | boolean>>;

const typing = async (person: Person, command: string, options: Options = {}): Promise<SeenMessage> =>
  answering(person, await person.run(evening.channelId, command, options));

describe('/rights', () => {
  test('shows everybody who holds which, and lets only who manages the server give them', async () => {
    const shown = await typing(anna, 'rights');
    expect(shown.content).toContain(
      '**Close tables of others, and change their rules:** who may manage messages',
    );
    const refused = await typing(anna, 'rights', { right: 'tables', who: 'everybody' });
    expect(refused.content).toContain('Only who may manage this server gives rights.');
    expect((await typing(admin, 'rights', { who: 'everybody' })).content).toContain('Choose the right, too');
    expect((await typing(ben, 'audit')).content).toBe('Nothing has been corrected here yet.');
  });

  test('lets members with a role do what the right allows, from that moment on; both are noted', async () => {
    const { id: table } = await Sitting.open(evening, [ben]);
    const close = async (): Promise<string> => (await typing(anna, 'table close')).content;
    expect(await close()).toContain('Only the host');

    const role = await evening.client.createRole(evening.guildId, { name: 'Referees' });
    const given = await typing(admin, 'rights', { right: 'tables', role: role.id });
    expect(given.content).toContain(`who may manage messages; members with <@&${role.id}>`);
    expect(await close()).toContain('Only the host');
    await evening.client.giveRole(evening.guildId, anna.id, role.id);
    const question = await typing(anna, 'table close');
    const yes = question.components
      .flatMap(({ components = [] }) => components)
      .find(({ custom_id }) => custom_id?.includes('close'));
    await anna.click({ messageId: question.id, customId: yes?.custom_id ?? '' });
    await until('the table is closed', async () =>
      (await evening.bot.tables.read(table))?.table.phase === 'ended' ? true : undefined,
    );

    const { content } = await typing(ben, 'audit');
    expect(content).toContain(`**Table closed:** ${table}`);
    expect(content).toContain(`host: <@${ben.id}>`);
    expect(content).toContain('**Rights changed:** Close tables of others');
    expect(content).toContain(`who may manage messages → who may manage messages, <@&${role.id}>`);
    expect(content.indexOf('Table closed')).toBeLessThan(content.indexOf('Rights changed'));
  });
});

describe('/audit', () => {
  test('has pages', async () => {
    for (const who of ['everybody', 'administrator', 'manage-guild', 'manage-events', 'everybody']) {
      await typing(admin, 'rights', { right: 'scores', who });
      await typing(admin, 'rights', { right: 'rules', who });
    }
    const first = await typing(anna, 'audit');
    expect(first.content).toContain('Page 1 of 2');
    const second = await answering(anna, await anna.click({ messageId: first.id, customId: 'a1:page:1' }));
    expect(second.id).toBe(first.id);
    expect(second.content).toContain('Page 2 of 2');
    expect(second.content).toContain('who may manage messages → everybody');
  });
});

const buttonOf = (message: SeenMessage, customId: string): string => {
  const found = message.components.flatMap(flatten).find(({ custom_id }) => custom_id === customId);
  if (!found) throw new Error(`There is no ${customId} in ${message.content}`);
  return customId;
};

const pressing = async (person: Person, message: SeenMessage, customId: string): Promise<SeenMessage> =>
  answering(person, await person.click({ messageId: message.id, customId: buttonOf(message, customId) }));

/** The file that an answer holds, as text. */
async function fileIn({
  attachments,
}: SeenMessage): Promise<{ readonly name: string; readonly text: string }> {
  const [file] = attachments;
  if (!file) throw new Error('The answer holds no file');
  const response = await fetch(file.url);
  const text = await response.text();
  expect(secretsIn(evening.databaseFile).filter((secret) => text.includes(secret))).toEqual([]);
  return { name: file.filename, text };
}

const linesOf = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);

const pointsIn = (hand: Readonly<Record<string, unknown>> | undefined): readonly number[] =>
  ((hand?.seats ?? []) as readonly { readonly points: number }[]).map(({ points }) => points);

/** Anna and Ben with computers, one hand played to its end. */
async function played(): Promise<Sitting> {
  const sitting = await Sitting.open(evening, [anna, ben], { hands: 1, computers: 2 });
  await sitting.playSession();
  return sitting;
}

describe('/export', () => {
  test('gives a session to everybody, as a table and with every card', async () => {
    const { id } = await played();
    const csv = await fileIn(await typing(ben, 'export', { what: 'session', table: id }));
    expect(csv.name).toBe(`dulle-session-${id}.csv`);
    const [head, ...rows] = csv.text.trimEnd().split('\r\n');
    expect(head).toMatch(/^\uFEFF?hand,ended,table,number,/);
    expect(rows.map((row) => row.split(',')[0])).toEqual([`${id}-1`, `${id}-1`, `${id}-1`, `${id}-1`]);

    const json = await fileIn(await typing(anna, 'export', { what: 'session', format: 'json' }));
    expect(json.name).toBe(`dulle-session-${id}.jsonl`);
    const [about, hand, ...more] = linesOf(json.text);
    expect(about).toMatchObject({ format: 'dulle-export/1', what: 'session', table: id });
    expect(more).toEqual([]);
    const [record] = (await evening.bot.tables.read(id))?.records() ?? [];
    expect(hand).toMatchObject({ kind: 'hand', id: `${id}-1`, counts: true, record: record?.record });
    expect(replay(hand?.record)).toMatchObject({
      status: 'finished',
      scores: pointsIn(hand),
    });
  });

  test('gives the server to whom manages it, and says what there is not', async () => {
    await played();
    const refused = await typing(anna, 'export', { what: 'server', format: 'json' });
    expect(refused.content).toContain('Only who may manage this server exports all of it.');
    const { text } = await fileIn(await typing(admin, 'export', { what: 'server', format: 'json' }));
    const kinds = linesOf(text).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'hand')).toHaveLength(1);
    expect(kinds.filter((kind) => kind === 'player')).toHaveLength(3);
    expect((await typing(anna, 'export', { what: 'season' })).content).toBe(
      'There is no such season of a league in this server.',
    );
    expect((await typing(anna, 'export', { what: 'session', table: 'nowhere' })).content).toContain(
      'There is no such table in this server.',
    );
  });
});

describe('/privacy', () => {
  test('shows, gives and deletes what is kept of somebody; everybody else’s stays', async () => {
    const { id } = await played();
    const panel = await typing(ben, 'privacy');
    expect(panel.content).toContain('1 hand · 1 session');
    const { name, text } = await fileIn(await pressing(ben, panel, 'p1:download'));
    expect(name).toBe(`dulle-${ben.id}.json`);
    const document = JSON.parse(text) as { readonly hands: readonly object[] };
    expect(document).toMatchObject({ format: 'dulle-person/1', person: ben.id, sessions: [{ table: id }] });
    expect(document.hands).toHaveLength(1);
    expect(text).not.toContain(anna.id);

    const question = await pressing(ben, panel, 'p1:ask');
    expect(question.content).toContain('Delete everything that I keep of you');
    expect((await pressing(ben, question, 'p1:show')).content).toContain('1 hand · 1 session');
    const points = async () => (await evening.bot.tables.read(id))?.table.sheet.map(({ scores }) => scores);
    const before = await points();
    const again = await pressing(ben, panel, 'p1:ask');
    await pressing(ben, again, 'p1:delete');
    await until('the deletion', async () =>
      (await ben.messagesIn(evening.channelId)).find(
        (message) => message.id === again.id && message.content.includes('I keep nothing of you any more'),
      ),
    );
    const dump = dumpOf(evening.databaseFile);
    expect(dump).not.toContain(ben.id);
    expect(dump).toContain(anna.id);
    expect(await points()).toEqual(before);

    expect((await typing(anna, 'audit')).content).toContain('**Data deleted:** former player 1');
    const sheet = await typing(anna, 'score show');
    expect(sheet.content).toContain('form…');
    // Discord told the locale again just now; nothing else.
    expect((await typing(ben, 'privacy')).content).not.toContain('1 session');
  });

  test('works in direct messages, and deletes nothing while somebody sits at a table', async () => {
    await Sitting.open(evening, [anna, ben]);
    const panel = await answering(ben, await ben.run('dm', 'privacy'));
    expect(panel.content).toContain('1 session');
    const refused = await pressing(ben, panel, 'p1:ask');
    expect(refused.content).toContain(`You sit at a table in <#${evening.channelId}>. Leave it first.`);
  });
});

describe('a server that the bot is removed from', () => {
  const DAY = 24 * 60 * 60 * 1000;
  /** Whether anything of the table is left in the database. */
  const isKept = (table: string): boolean => dumpOf(evening.databaseFile).includes(table);
  const removedAt = (is: 'gone' | 'there') =>
    until(`the server is ${is}`, async () => {
      const servers = /^servers\n(.*)$/m.exec(dumpOf(evening.databaseFile))?.[1] ?? '';
      return servers.includes('"removed_at":null') === (is === 'there') ? true : undefined;
    });

  test('is forgotten after thirty days, unless it is invited again', async () => {
    const { removeBot, inviteBot } = evening.client;
    const { id } = await played();
    await evening.bot.idle();
    await removeBot(evening.guildId);
    await removedAt('gone');
    evening.clock.skip(29 * DAY);
    await evening.bot.idle();
    expect(isKept(id)).toBe(true);
    await inviteBot(evening.guildId);
    await removedAt('there');
    evening.clock.skip(2 * DAY);
    await evening.bot.idle();
    expect(isKept(id)).toBe(true);

    await removeBot(evening.guildId);
    await removedAt('gone');
    evening.clock.skip(31 * DAY);
    await evening.bot.idle();
    expect(isKept(id)).toBe(false);
    expect(isKept(evening.guildId)).toBe(false);
  });
});
