import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openScene, type Raw, type Scene } from './fixture.ts';

let scene: Scene;
let base: string;
beforeAll(async () => {
  scene = await openScene({ openapiFile: '' });
  base = `/applications/${scene.client.application.id}`;
});
afterAll(() => scene.end());
beforeEach(async () => {
  await scene.request('PUT', `${base}/commands`, []);
});

const command = (name: string, more: object = {}) => ({ name, description: 'What it does', ...more });
const option = (name: string, more: object = {}) => ({ type: 3, name, description: 'What it is', ...more });
const put = (...commands: readonly object[]): Promise<Raw> =>
  scene.request('PUT', `${base}/commands`, commands);

test('a command is created, read, changed, replaced and deleted, and keeps its id', async () => {
  const { status, body: fresh } = await scene.request('POST', `${base}/commands`, command('table'));
  expect(status).toBe(201);
  const again = await scene.request('POST', `${base}/commands`, command('table', { description: 'Other' }));
  expect([again.status, again.body.id]).toEqual([200, fresh.id]);
  const path = `${base}/commands/${fresh.id}`;
  await scene.request('PATCH', path, { name: 'tables' });
  expect((await scene.request('GET', path)).body).toMatchObject({ name: 'tables', description: 'Other' });
  const { body: all } = await put(command('tables'), command('score'));
  expect(all.map(({ id }: { id: string }) => id === fresh.id)).toEqual([true, false]);
  expect((await scene.request('DELETE', path)).status).toBe(204);
  expect((await scene.request('GET', path)).body.code).toBe(10063);
});

test('texts in other languages come only when asked for', async () => {
  await put(command('table', { name_localizations: { de: 'tisch' } }));
  const plain = await scene.request('GET', `${base}/commands`);
  expect(plain.body[0]).not.toHaveProperty('name_localizations');
  const full = await scene.request('GET', `${base}/commands?with_localizations=true`);
  expect(full.body[0].name_localizations).toEqual({ de: 'tisch' });
});

test("a server's command hides the global one of its name, there only", async () => {
  await put(command('table'), command('score'));
  const path = `${base}/guilds/${scene.guild.id}/commands`;
  const { body: own } = await scene.request('PUT', path, [command('table', { description: 'Here' })]);
  const here = await scene.control.commands(scene.guild.id);
  expect(here.map(({ name, description }) => [name, description])).toEqual([
    ['table', 'Here'],
    ['score', 'What it does'],
  ]);
  expect(here[0]!.id).toBe(own[0].id);
  expect((await scene.control.commands()).map(({ description }) => description)).toContain('What it does');
  await scene.request('PUT', path, []);
});

describe('is refused with 50035:', () => {
  test.each<[what: string, body: object, path: string, code: string]>([
    ['an upper-case name', command('Table'), '0.name', 'APPLICATION_COMMAND_INVALID_NAME'],
    ['a name with a space', command('my table'), '0.name', 'APPLICATION_COMMAND_INVALID_NAME'],
    ['a name over 32', command('x'.repeat(33)), '0.name', 'BASE_TYPE_BAD_LENGTH'],
    ['no description', { name: 'table' }, '0.description', 'BASE_TYPE_REQUIRED'],
    [
      'a description over 100',
      command('x', { description: 'x'.repeat(101) }),
      '0.description',
      'BASE_TYPE_MAX_LENGTH',
    ],
    ['a field that does not exist', command('x', { nfsw: true }), '0.nfsw', 'SANDBOX_UNKNOWN_FIELD'],
    [
      'a locale that does not exist',
      command('x', { name_localizations: { ger: 'tisch' } }),
      '0.name_localizations.ger',
      'ENUM_TYPE_COERCE',
    ],
    [
      'an upper-case name in German',
      command('x', { name_localizations: { de: 'Tisch' } }),
      '0.name_localizations.de',
      'APPLICATION_COMMAND_INVALID_NAME',
    ],
    [
      '26 options',
      command('x', { options: Array.from({ length: 26 }, (_, index) => option(`o${index}`)) }),
      '0.options',
      'BASE_TYPE_MAX_LENGTH',
    ],
    [
      'an option twice',
      command('x', { options: [option('a'), option('a')] }),
      '0.options.1.name',
      'APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS',
    ],
    [
      'a required option behind another',
      command('x', { options: [option('a'), option('b', { required: true })] }),
      '0.options.1',
      'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
    ],
    [
      'an option beside a subcommand',
      command('x', { options: [option('a', { type: 1 }), option('b')] }),
      '0.options',
      'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
    ],
    [
      '26 choices',
      command('x', {
        options: [
          option('a', { choices: Array.from({ length: 26 }, (_, n) => ({ name: `${n}`, value: `${n}` })) }),
        ],
      }),
      '0.options.0.choices',
      'BASE_TYPE_MAX_LENGTH',
    ],
    [
      'a choice of the wrong kind',
      command('x', { options: [option('a', { choices: [{ name: 'One', value: 1 }] })] }),
      '0.options.0.choices.0.value',
      'STRING_TYPE_CONVERT',
    ],
    [
      'a group in a subcommand',
      command('x', { options: [option('a', { type: 1, options: [option('b', { type: 2 })] })] }),
      '0.options.0.options.0.type',
      'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
    ],
  ])('%s', async (_what, body, path, code) => {
    const answer = await put(body);
    expect([answer.status, answer.body.code]).toEqual([400, 50035]);
    const node = path.split('.').reduce((tree, key) => tree?.[key], answer.body.errors);
    expect(node?._errors?.[0]?.code, JSON.stringify(answer.body.errors)).toBe(code);
  });

  test('two commands of one name', async () => {
    const answer = await put(command('x'), command('x'));
    expect(answer.body.errors[1]._errors[0].code).toBe('APPLICATION_COMMANDS_DUPLICATE_NAME');
  });

  test('101 commands, with their own code', async () => {
    const answer = await put(...Array.from({ length: 101 }, (_, index) => command(`c${index}`)));
    expect(answer.body.code).toBe(30032);
  });
});

test('who lacks a permission that a command asks for is not offered it', async () => {
  await put(command('close', { default_member_permissions: '0' }));
  scene.answer(async (interaction) => interaction.isRepliable() && interaction.reply('Closed'));
  await expect(scene.ann.run(scene.channelId, 'close')).rejects.toMatchObject({ code: 'no-such-command' });
  await scene.control.updateGuild(scene.guild.id, { adminIds: [scene.ann.id] });
  expect((await scene.ann.run(scene.channelId, 'close')).response.type).toBe(4);
});
