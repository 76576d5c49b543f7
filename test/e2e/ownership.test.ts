import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Acted, Person, SeenMessage } from '../../src/sandbox/client.ts';
import { type Evening, openEvening } from './support/evening.ts';
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

const answering = async (person: Person, acted: Acted): Promise<SeenMessage> => {
  const message = await answerTo(person, acted);
  if (!message) throw new Error('The bot answered with no message');
  expect(message.flags & EPHEMERAL).toBe(EPHEMERAL);
  return message;
};

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
    expect(content).toContain(`<@${ben.id}> → –`);
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
