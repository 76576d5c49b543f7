import type { NextId } from '../snowflake.ts';
import {
  type Attachment,
  CHANNEL,
  type Channel,
  type Emoji,
  type Guild,
  type Member,
  type Message,
  type Role,
  type StoredFile,
  type Thread,
  type User,
} from './entities.ts';
import { MessageLog } from './message-log.ts';
import { BOT_DEFAULT, PEOPLE_DEFAULT, PERMISSION } from './permission.ts';

interface NewChannel {
  readonly id?: string;
  readonly type: number;
  readonly name?: string;
  readonly guildId?: string;
  readonly parentId?: string;
  readonly recipientId?: string;
  readonly thread?: Thread;
}

/** Everything that exists in this Discord, in memory. It stores and finds; it sends nothing and refuses nothing. */
export class World {
  readonly users = new Map<string, User>();
  readonly guilds = new Map<string, Guild>();
  readonly channels = new Map<string, Channel>();
  readonly emojis = new Map<string, Emoji>();
  readonly files = new Map<string, StoredFile>();
  readonly bot: User;
  readonly #nextId: NextId;
  readonly #now: () => number;
  readonly #channelOfMessage = new Map<string, string>();
  readonly #directChannels = new Map<string, string>();
  readonly #owner: User;

  constructor(nextId: NextId, now: () => number, botName = 'sandbox-bot') {
    this.#nextId = nextId;
    this.#now = now;
    this.bot = this.addUser({ username: botName, bot: true });
    this.#owner = this.addUser({ username: 'server-owner', hidden: true });
  }

  addUser(fresh: {
    readonly username: string;
    readonly globalName?: string;
    readonly locale?: string;
    readonly bot?: boolean;
    readonly hidden?: boolean;
  }): User {
    const { username, globalName = null, locale = 'en-US', bot = false, hidden = false } = fresh;
    const user: User = { id: this.#nextId(), username, globalName, locale, bot, hidden, dmClosed: false };
    this.users.set(user.id, user);
    return user;
  }

  addGuild(name: string, locale: string, botPermissions: bigint = BOT_DEFAULT): Guild {
    const id = this.#nextId();
    const role = (
      roleId: string,
      title: string,
      permissions: bigint,
      position: number,
      botId: string | null,
    ): Role => ({ id: roleId, name: title, permissions, position, botId });
    // `@everyone` grants nothing, so that the bot's permissions are exactly those of its own role.
    const everyone = role(id, '@everyone', 0n, 0, null);
    const people = role(this.#nextId(), 'People', PEOPLE_DEFAULT, 1, null);
    const own = role(this.#nextId(), this.bot.username, botPermissions, 2, this.bot.id);
    const admin = role(this.#nextId(), 'Admin', PERMISSION.administrator, 3, null);
    const guild: Guild = {
      id,
      name,
      locale,
      ownerId: this.#owner.id,
      peopleRoleId: people.id,
      adminRoleId: admin.id,
      botRoleId: own.id,
      roles: new Map([everyone, people, own, admin].map((one) => [one.id, one])),
      members: new Map(),
      channelIds: new Set(),
    };
    this.guilds.set(id, guild);
    this.addMember(guild, this.#owner.id);
    this.addMember(guild, this.bot.id);
    return guild;
  }

  addMember(guild: Guild, userId: string): Member {
    const roleId = userId === this.bot.id ? guild.botRoleId : guild.peopleRoleId;
    const joinedAt = new Date(this.#now()).toISOString();
    const member: Member = { userId, joinedAt, roleIds: new Set([roleId]) };
    guild.members.set(userId, member);
    return member;
  }

  /** A role above all others. */
  addRole(guild: Guild, name: string, permissions: bigint): Role {
    const position = 1 + Math.max(...[...guild.roles.values()].map((one) => one.position));
    const role: Role = { id: this.#nextId(), name, permissions, position, botId: null };
    guild.roles.set(role.id, role);
    return role;
  }

  removeRole(guild: Guild, roleId: string): void {
    guild.roles.delete(roleId);
    for (const { roleIds } of guild.members.values()) roleIds.delete(roleId);
    for (const id of guild.channelIds) this.channels.get(id)?.overwrites.delete(roleId);
  }

  /** Whoever goes leaves the server's threads, too, and is in none of them after a return. */
  removeMember(guild: Guild, userId: string): boolean {
    for (const { thread } of this.threadsOf(guild)) thread?.members.delete(userId);
    return guild.members.delete(userId);
  }

  addChannel(fresh: NewChannel): Channel {
    const guild = fresh.guildId === undefined ? undefined : this.guilds.get(fresh.guildId);
    const channel: Channel = {
      id: fresh.id ?? this.#nextId(),
      type: fresh.type,
      guildId: fresh.guildId ?? null,
      parentId: fresh.parentId ?? null,
      recipientId: fresh.recipientId ?? null,
      thread: fresh.thread ?? null,
      overwrites: new Map(),
      messages: new MessageLog(),
      pins: new Map(),
      position: guild?.channelIds.size ?? 0,
      name: fresh.name ?? null,
      topic: null,
      lastMessageId: null,
    };
    this.channels.set(channel.id, channel);
    guild?.channelIds.add(channel.id);
    return channel;
  }

  /** The one direct message between the bot and this person. */
  directChannel(userId: string): Channel {
    const known = this.findDirectChannel(userId);
    if (known) return known;
    const channel = this.addChannel({ type: CHANNEL.direct, recipientId: userId });
    this.#directChannels.set(userId, channel.id);
    return channel;
  }

  findDirectChannel(userId: string): Channel | undefined {
    return this.channels.get(this.#directChannels.get(userId) ?? '');
  }

  addMessage(channel: Channel, message: Message): void {
    channel.messages.add(message);
    this.#channelOfMessage.set(message.id, channel.id);
    if (message.audience === null) channel.lastMessageId = message.id;
    if (channel.thread && message.audience === null) channel.thread.messageCount += 1;
  }

  removeMessage(channel: Channel, message: Message): void {
    channel.messages.delete(message.id);
    channel.pins.delete(message.id);
    this.#channelOfMessage.delete(message.id);
    this.dropFiles(message.attachments);
  }

  removeChannel(channel: Channel): void {
    for (const id of channel.messages.ids()) this.#channelOfMessage.delete(id);
    this.channels.delete(channel.id);
    if (channel.guildId !== null) this.guilds.get(channel.guildId)?.channelIds.delete(channel.id);
    if (channel.recipientId !== null) this.#directChannels.delete(channel.recipientId);
  }

  dropFiles(attachments: readonly Attachment[]): void {
    for (const { id } of attachments) this.files.delete(id);
  }

  /** A message by its id alone, ephemeral ones too. */
  findMessage(id: string): { readonly channel: Channel; readonly message: Message } | undefined {
    const channel = this.channels.get(this.#channelOfMessage.get(id) ?? '');
    const message = channel?.messages.get(id);
    return channel && message && { channel, message };
  }

  guildOf(channel: Channel): Guild | undefined {
    return channel.guildId === null ? undefined : this.guilds.get(channel.guildId);
  }

  /** The channel whose overwrites hold here: a thread has those of its parent. */
  ruling(channel: Channel): Channel {
    return (channel.thread && channel.parentId !== null && this.channels.get(channel.parentId)) || channel;
  }

  threadsOf(guild: Guild): readonly Channel[] {
    return this.#channelsOf(guild).filter((channel) => channel.thread !== null);
  }

  textChannelsOf(guild: Guild): readonly Channel[] {
    return this.#channelsOf(guild).filter((channel) => channel.thread === null);
  }

  #channelsOf(guild: Guild): readonly Channel[] {
    return [...guild.channelIds].flatMap((id) => this.channels.get(id) ?? []);
  }

  shareGuild(userId: string): boolean {
    for (const guild of this.guilds.values()) {
      if (guild.members.has(userId) && guild.members.has(this.bot.id)) return true;
    }
    return false;
  }
}
