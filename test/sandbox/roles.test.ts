import {
  type ChatInputCommandInteraction,
  GuildMember,
  PermissionFlagsBits,
  Role,
  SlashCommandBuilder,
} from 'discord.js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openScene, type Scene } from './fixture.ts';

let scene: Scene;
let calls: ChatInputCommandInteraction[];

beforeEach(async () => {
  scene = await openScene();
  await scene.client.application.commands.set([
    new SlashCommandBuilder()
      .setName('rights')
      .setDescription('Who may')
      .addUserOption((option) => option.setName('player').setDescription('Whose'))
      .addRoleOption((option) => option.setName('role').setDescription('Which'))
      .addMentionableOption((option) => option.setName('either').setDescription('One or the other')),
  ]);
  calls = [];
  scene.answer(async (interaction) => {
    if (!interaction.isChatInputCommand()) return;
    calls.push(interaction);
    await interaction.reply('Noted');
  });
});
afterEach(() => scene.end());

const run = async (options: Record<string, string> = {}): Promise<ChatInputCommandInteraction> => {
  await scene.ann.run(scene.channelId, 'rights', options);
  return calls.at(-1)!;
};

describe('an option that names somebody', () => {
  test('is resolved to a user and to a member with roles and permissions', async () => {
    const referee = await scene.control.createRole(scene.guild.id, {
      name: 'Referee',
      permissions: PermissionFlagsBits.ManageMessages.toString(),
    });
    await scene.control.giveRole(scene.guild.id, scene.bob.id, referee.id);
    const { options } = await run({ player: scene.bob.id });
    expect(options.getUser('player')).toMatchObject({ id: scene.bob.id, username: 'bob', bot: false });
    const member = options.getMember('player') as GuildMember;
    expect(member).toBeInstanceOf(GuildMember);
    expect(member.roles.cache.map(({ name }) => name)).toContain('Referee');
    expect(member.permissions.has('ManageMessages')).toBe(true);
    expect(member.permissions.has('ManageGuild')).toBe(false);
  });

  test('may name the bot, and somebody who left', async () => {
    expect((await run({ player: scene.client.user.id })).options.getUser('player')?.bot).toBe(true);
    await scene.control.updateGuild(scene.guild.id, { removeMember: scene.bob.id });
    const { options } = await run({ player: scene.bob.id });
    expect(options.getUser('player')?.username).toBe('bob');
    expect(options.getMember('player')).toBeNull();
  });

  test('takes no role, and nobody who does not exist', async () => {
    const bad = { status: 400, code: 'bad-option' };
    await expect(run({ player: scene.guild.roles[0]!.id })).rejects.toMatchObject(bad);
    await expect(run({ player: '123456789012345678' })).rejects.toMatchObject(bad);
  });
});

describe('an option that names a role', () => {
  test('is resolved to a role that was made after the bot came', async () => {
    const { id } = await scene.control.createRole(scene.guild.id, { name: 'Referee' });
    const { options } = await run({ role: id, either: id });
    expect(options.getRole('role')).toBeInstanceOf(Role);
    expect(options.getRole('role')).toMatchObject({ id, name: 'Referee' });
    expect(options.getMentionable('either')).toMatchObject({ id, name: 'Referee' });
  });

  test('may name everybody, whose role has the id of the server', async () => {
    const { options } = await run({ role: scene.guild.id });
    expect(options.getRole('role')).toMatchObject({ name: '@everyone' });
  });

  test('takes no role that was deleted, nor a person', async () => {
    const { id } = await scene.control.createRole(scene.guild.id, { name: 'Referee' });
    await scene.control.giveRole(scene.guild.id, scene.bob.id, id);
    await scene.control.deleteRole(scene.guild.id, id);
    const bad = { status: 400, code: 'bad-option' };
    await expect(run({ role: id })).rejects.toMatchObject(bad);
    await expect(run({ role: scene.bob.id })).rejects.toMatchObject(bad);
    expect(scene.client.guilds.cache.get(scene.guild.id)!.roles.cache.has(id)).toBe(false);
  });
});

test('who runs a command comes with their roles, and with what these permit', async () => {
  const { id } = await scene.control.createRole(scene.guild.id, {
    name: 'Keeper',
    permissions: PermissionFlagsBits.ManageGuild.toString(),
  });
  const permitted = async () => (await run()).memberPermissions?.has('ManageGuild');
  expect(await permitted()).toBe(false);
  await scene.control.giveRole(scene.guild.id, scene.ann.id, id);
  expect(await permitted()).toBe(true);
  expect((calls.at(-1)!.member as GuildMember).roles.cache.has(id)).toBe(true);
  const world = (await scene.control.world()).guilds[0]!;
  expect(world.roles.find((role) => role.id === id)).toEqual({
    id,
    name: 'Keeper',
    memberIds: [scene.ann.id],
  });
  await scene.control.takeRole(scene.guild.id, scene.ann.id, id);
  expect(await permitted()).toBe(false);
});

test.each([
  [
    'a role of another server',
    () => scene.control.giveRole(scene.guild.id, scene.ann.id, '123456789012345678'),
    404,
    'unknown-role',
  ],
  [
    'somebody who is no member',
    () => scene.control.giveRole(scene.guild.id, '123456789012345678', scene.guild.id),
    404,
    'unknown-member',
  ],
  [
    'the end of @everyone',
    () => scene.control.deleteRole(scene.guild.id, scene.guild.id),
    400,
    'bad-request',
  ],
])('%s is refused', async (_name, act, status, code) => {
  await expect(act()).rejects.toMatchObject({ status, code });
});
