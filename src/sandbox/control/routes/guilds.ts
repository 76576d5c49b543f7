import { boolean, list, object, parse, required, snowflake, type TypeOf, text } from '../../form/shape.ts';
import type { Platform } from '../../platform.ts';
import { deleteChannel } from '../../rest/routes/channels.ts';
import { addToThread, removeFromThread } from '../../threads.ts';
import { CHANNEL, type Channel, type Guild, type Thread, type User } from '../../world/entities.ts';
import { channelPayload, memberWithUser, rolePayload, userPayload } from '../../world/payload.ts';
import { badRequest, notFound } from '../failure.ts';
import { anyUser, channelOf, guildOf, memberOf, personOf, roleOf } from '../lookup.ts';
import { type ControlRoute, done } from '../route.ts';
import { channelSummary, guildSummary, roleSummary, worldOf } from '../view.ts';
import { locale } from './users.ts';

const bits = text({}, /^\d+$/);
const newGuild = object({
  name: required(text({ min: 2, max: 100 })),
  locale,
  channels: list(text({ min: 1, max: 100 })),
  memberIds: list(snowflake),
  botPermissions: bits,
});
const guildEdit = object({
  botPermissions: bits,
  addMember: snowflake,
  removeMember: snowflake,
  adminIds: list(snowflake),
  hasBot: boolean,
});
const newChannel = object({ name: required(text({ min: 1, max: 100 })), denyBot: bits });
const newRole = object({ name: required(text({ min: 1, max: 100 })), permissions: bits });
const memberEdit = object({ addRole: snowflake, removeRole: snowflake });
const channelEdit = object({
  denyBot: bits,
  archived: boolean,
  locked: boolean,
  addMember: snowflake,
  removeMember: snowflake,
});

/** Servers, channels and messages, as their owners and moderators handle them. */
export function guildRoutes(platform: Platform): readonly ControlRoute[] {
  const { world, gateway, changes, messages, commands } = platform;
  return [
    ['GET', '/world', () => done(worldOf(platform))],
    [
      'GET',
      '/commands',
      ({ query }) => {
        const guildId = query.get('guildId');
        const guild = guildId === null ? null : guildOf(world, guildId);
        const away = guild && !guild.members.has(world.bot.id);
        return done(away ? [] : commands.available(guildId));
      },
    ],
    [
      'POST',
      '/guilds',
      ({ body }) => {
        const fresh = parse(newGuild, body);
        const memberIds = (fresh.memberIds ?? []).map((id) => personOf(world, id).id);
        const permissions = fresh.botPermissions === undefined ? undefined : BigInt(fresh.botPermissions);
        const guild = world.addGuild(fresh.name, fresh.locale ?? 'en-US', permissions);
        for (const name of fresh.channels ?? ['general']) {
          world.addChannel({ type: CHANNEL.text, name, guildId: guild.id });
        }
        for (const id of memberIds) world.addMember(guild, id);
        gateway.dispatch('GUILD_CREATE', gateway.guildCreate(guild), guild.id);
        changes.emit();
        return done(guildSummary(platform, guild), 201);
      },
    ],
    [
      'PATCH',
      '/guilds/:id',
      ({ params, body }) => {
        const guild = guildOf(world, params[0]);
        editGuild(platform, guild, parse(guildEdit, body));
        changes.emit();
        return done(guildSummary(platform, guild));
      },
    ],
    [
      'POST',
      '/guilds/:id/roles',
      ({ params, body }) => {
        const guild = guildOf(world, params[0]);
        const { name, permissions = '0' } = parse(newRole, body);
        const role = world.addRole(guild, name, BigInt(permissions));
        gateway.dispatch('GUILD_ROLE_CREATE', { guild_id: guild.id, role: rolePayload(role) }, guild.id);
        changes.emit();
        return done(roleSummary(guild, role), 201);
      },
    ],
    [
      'DELETE',
      '/guilds/:id/roles/:role',
      ({ params }) => {
        const guild = guildOf(world, params[0]);
        const role = roleOf(guild, params[1]);
        if ([guild.id, guild.peopleRoleId, guild.adminRoleId, guild.botRoleId].includes(role.id)) {
          throw badRequest(`The role ${role.name} belongs to the sandbox.`);
        }
        world.removeRole(guild, role.id);
        gateway.dispatch('GUILD_ROLE_DELETE', { guild_id: guild.id, role_id: role.id }, guild.id);
        changes.emit();
        return done();
      },
    ],
    [
      'PATCH',
      '/guilds/:id/members/:user',
      ({ params, body }) => {
        const guild = guildOf(world, params[0]);
        const member = memberOf(guild, params[1]);
        const { addRole, removeRole } = parse(memberEdit, body);
        if (addRole !== undefined) member.roleIds.add(roleOf(guild, addRole).id);
        if (removeRole !== undefined) member.roleIds.delete(roleOf(guild, removeRole).id);
        const updated = { ...memberWithUser(world, member), guild_id: guild.id };
        gateway.dispatch('GUILD_MEMBER_UPDATE', updated, guild.id);
        changes.emit();
        return done(guildSummary(platform, guild));
      },
    ],
    [
      'POST',
      '/guilds/:id/channels',
      ({ params, body }) => {
        const guild = guildOf(world, params[0]);
        const { name, denyBot } = parse(newChannel, body);
        const channel = world.addChannel({ type: CHANNEL.text, name, guildId: guild.id });
        if (denyBot !== undefined) deny(channel, world.bot, denyBot);
        gateway.dispatch('CHANNEL_CREATE', channelPayload(world, channel), guild.id);
        changes.emit();
        return done(channelSummary(channel), 201);
      },
    ],
    [
      'PATCH',
      '/channels/:id',
      ({ params, body }) => {
        const channel = channelOf(world, params[0]);
        const { denyBot, ...threadEdit } = parse(channelEdit, body);
        if (denyBot !== undefined) deny(channel, world.bot, denyBot);
        if (channel.thread) editThread(platform, channel, channel.thread, threadEdit);
        else if (Object.keys(threadEdit).length > 0) throw badRequest(`${channel.name} is no thread.`);
        const event = channel.thread ? 'THREAD_UPDATE' : 'CHANNEL_UPDATE';
        gateway.dispatch(event, channelPayload(world, channel), channel.guildId);
        changes.emit(channel.id);
        return done(channelSummary(channel));
      },
    ],
    [
      'DELETE',
      '/channels/:id',
      ({ params }) => {
        deleteChannel(platform, channelOf(world, params[0]));
        return done();
      },
    ],
    [
      'DELETE',
      '/messages/:channel/:message',
      ({ params }) => {
        const channel = channelOf(world, params[0]);
        const message = channel.messages.get(params[1] ?? '');
        if (!message) throw notFound(`There is no message ${params[1]}.`, 'unknown-message');
        messages.remove(channel, message);
        return done();
      },
    ],
  ];
}

/** As a moderator does it. */
function editThread(
  platform: Platform,
  channel: Channel,
  thread: Thread,
  edit: Omit<TypeOf<typeof channelEdit>, 'denyBot'>,
): void {
  const { archived, locked, addMember, removeMember } = edit;
  thread.archived = archived ?? thread.archived;
  thread.locked = locked ?? thread.locked;
  if (addMember !== undefined) addToThread(platform, channel, [anyUser(platform.world, addMember).id]);
  if (removeMember !== undefined) removeFromThread(platform, channel, removeMember);
}

function editGuild(platform: Platform, guild: Guild, edit: TypeOf<typeof guildEdit>): void {
  const { world, gateway } = platform;
  const { botPermissions, addMember, removeMember, adminIds, hasBot } = edit;
  const [comes, goes] = [
    hasBot === true ? world.bot.id : addMember,
    hasBot === false ? world.bot.id : removeMember,
  ];
  const coming = comes === undefined ? undefined : anyUser(world, comes);
  const going = goes === undefined ? undefined : anyUser(world, goes);
  const stranger = adminIds?.find((id) => !guild.members.has(id));
  if (stranger !== undefined) throw badRequest(`${stranger} is not a member of that server.`);
  const own = guild.roles.get(guild.botRoleId);
  if (botPermissions !== undefined && own) {
    own.permissions = BigInt(botPermissions);
    gateway.dispatch('GUILD_ROLE_UPDATE', { guild_id: guild.id, role: rolePayload(own) }, guild.id);
  }
  if (coming && !guild.members.has(coming.id)) join(platform, guild, coming);
  if (going && world.removeMember(guild, going.id)) leave(platform, guild, going);
  if (adminIds) setAdmins(guild, adminIds);
}

function join({ world, gateway }: Platform, guild: Guild, user: User): void {
  const member = world.addMember(guild, user.id);
  if (user.bot) gateway.dispatch('GUILD_CREATE', gateway.guildCreate(guild), guild.id);
  else {
    const joined = { ...memberWithUser(world, member), guild_id: guild.id };
    gateway.dispatch('GUILD_MEMBER_ADD', joined, guild.id);
  }
}

function leave({ gateway }: Platform, guild: Guild, user: User): void {
  // Without `unavailable`: that would mean an outage.
  if (user.bot) gateway.dispatch('GUILD_DELETE', { id: guild.id }, guild.id);
  else gateway.dispatch('GUILD_MEMBER_REMOVE', { guild_id: guild.id, user: userPayload(user) }, guild.id);
}

function setAdmins(guild: Guild, adminIds: readonly string[]): void {
  for (const { userId, roleIds } of guild.members.values()) {
    if (adminIds.includes(userId)) roleIds.add(guild.adminRoleId);
    else roleIds.delete(guild.adminRoleId);
  }
}

function deny(channel: Channel, bot: User, denied: string): void {
  const bitsDenied = BigInt(denied);
  if (bitsDenied === 0n) channel.overwrites.delete(bot.id);
  else channel.overwrites.set(bot.id, { type: 1, allow: 0n, deny: bitsDenied });
}
