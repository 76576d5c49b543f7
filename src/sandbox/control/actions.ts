import { OPTION } from '../form/command.ts';
import { COMPONENT, LINK_STYLE } from '../form/component-fields.ts';
import { type FirstAnswer, INTERACTION, type Interaction } from '../interactions.ts';
import type { Platform } from '../platform.ts';
import { canSee, isFor, permissionsIn } from '../world/access.ts';
import type { Command } from '../world/commands.ts';
import { CHANNEL, type Channel, type Message, type User } from '../world/entities.ts';
import { channelPayload, memberPayload, messagePayload, rolePayload, userPayload } from '../world/payload.ts';
import { DIRECT_MESSAGE, may, PERMISSION } from '../world/permission.ts';
import { callCommand, type OptionValue } from './command-call.ts';
import { badRequest, ControlFailure, notFound } from './failure.ts';
import { checkValues, findComponents, type Pointed, pickButton, requireEnabled } from './pointing.ts';

const RESPONSE_MS = 3000;

export interface Outcome {
  readonly interactionId: string;
  /** Absent if nobody waited for it. */
  readonly response?: FirstAnswer;
}

interface Typed {
  readonly channelId: string;
  /** `table create`, without the slash. */
  readonly command: string;
  readonly options: { readonly [name: string]: OptionValue };
  readonly focused?: string;
}

/** What people do: type commands, click, choose. Each becomes an interaction that the bot has to answer. */
export class Actions {
  readonly #platform: Platform;

  constructor(platform: Platform) {
    this.#platform = platform;
  }

  runCommand(user: User, typed: Typed, wait: boolean): Promise<Outcome> {
    const kind = typed.focused === undefined ? INTERACTION.command : INTERACTION.autocomplete;
    const channel = this.#channel(user, typed.channelId);
    const words = typed.command.trim().replace(/^\//, '').split(/\s+/);
    const call = callCommand(this.available(user, channel), {
      words,
      values: typed.options,
      ...(typed.focused !== undefined && { focused: typed.focused }),
    });
    const { command, options } = call;
    const data = {
      id: command.id,
      name: command.name,
      type: command.type,
      ...(command.guild_id !== undefined && { guild_id: command.guild_id }),
      ...(options.length > 0 && { options }),
      ...this.#resolved(channel, call.mentioned),
    };
    const interaction = this.#platform.interactions.open(kind, user, channel, null, words.join(' '));
    return this.#send(interaction, data, wait);
  }

  click(user: User, pointed: Pointed, wait: boolean): Promise<Outcome> {
    const { channel, message } = this.#message(user, pointed.messageId);
    const button = pickButton(message, pointed);
    if (button.style === LINK_STYLE) throw new ControlFailure(409, 'link-button', 'That button is a link.');
    requireEnabled(button);
    const data = { component_type: COMPONENT.button, custom_id: button.custom_id, id: button.id };
    return this.#send(
      this.#platform.interactions.open(INTERACTION.component, user, channel, message),
      data,
      wait,
    );
  }

  select(user: User, pointed: Pointed, values: readonly string[], wait: boolean): Promise<Outcome> {
    const { channel, message } = this.#message(user, pointed.messageId);
    const menu = findComponents(message.components).find(
      (one) => one.custom_id === pointed.customId && one.type !== COMPONENT.button,
    );
    if (!menu) throw notFound(`The message has no select menu "${pointed.customId}".`, 'no-such-menu');
    requireEnabled(menu);
    checkValues(menu, values);
    const kind = OPTION_OF_SELECT[Number(menu.type)];
    const mentioned = kind === undefined ? [] : values.map((id) => ({ type: kind, id }));
    const data = {
      component_type: menu.type,
      custom_id: menu.custom_id,
      id: menu.id,
      values,
      ...this.#resolved(channel, mentioned),
    };
    return this.#send(
      this.#platform.interactions.open(INTERACTION.component, user, channel, message),
      data,
      wait,
    );
  }

  /** The commands that this person can type in this channel. */
  available(user: User, channel: Channel): readonly Command[] {
    const { world, commands } = this.#platform;
    const granted = permissionsIn(world, channel, user.id);
    const direct = channel.type === CHANNEL.direct;
    if (!this.#hasBot(channel)) return [];
    return commands.available(channel.guildId).filter((command) => {
      const { contexts, dm_permission: inDirect, default_member_permissions: needed } = command;
      if (direct) return command.guild_id === undefined && (contexts?.includes(1) ?? inDirect);
      return (contexts?.includes(0) ?? true) && (needed === null || may(granted, needBits(needed)));
    });
  }

  #hasBot(channel: Channel): boolean {
    const { world } = this.#platform;
    return world.guildOf(channel)?.members.has(world.bot.id) ?? true;
  }

  #channel(user: User, id: string): Channel {
    const { world } = this.#platform;
    if (id === 'dm') return world.directChannel(user.id);
    const channel = world.channels.get(id);
    if (!channel) throw notFound(`There is no channel ${id}.`, 'unknown-channel');
    const granted = permissionsIn(world, channel, user.id);
    if (!may(granted, PERMISSION.viewChannel | PERMISSION.useApplicationCommands)) {
      throw new ControlFailure(
        403,
        'channel-not-visible',
        `${user.username} cannot use commands in that channel.`,
      );
    }
    return channel;
  }

  #message(user: User, id: string): { readonly channel: Channel; readonly message: Message } {
    const { world } = this.#platform;
    const found = world.findMessage(id);
    if (!found) throw notFound(`There is no message ${id}.`, 'unknown-message');
    if (!canSee(world, found.channel, user.id) || !isFor(found.message, user.id)) {
      throw new ControlFailure(403, 'message-not-visible', `${user.username} cannot see that message.`);
    }
    return found;
  }

  #send(interaction: Interaction, data: object, wait: boolean): Promise<Outcome> {
    const { gateway, clock } = this.#platform;
    const { id, createdAt } = interaction;
    if (wait && !(gateway.reachable && this.#hasBot(interaction.channel))) throw failed();
    const answered = new Promise<Outcome>((resolve, reject) => {
      if (!wait) return resolve({ interactionId: id });
      const cancel = clock.after(RESPONSE_MS - (clock.now() - createdAt), () => reject(failed()));
      interaction.onAnswer = (response) => {
        cancel();
        resolve({ interactionId: id, response });
      };
    });
    gateway.dispatch('INTERACTION_CREATE', this.#payload(interaction, data), interaction.channel.guildId);
    return answered;
  }

  #payload({ id, token, kind, user, channel, source }: Interaction, data: object): object {
    const { world } = this.#platform;
    const guild = world.guildOf(channel);
    const member = guild?.members.get(user.id);
    const granted = permissionsIn(world, channel, user.id);
    const who =
      guild && member
        ? {
            guild_id: guild.id,
            guild: { id: guild.id, locale: guild.locale, features: [] },
            guild_locale: guild.locale,
            member: { ...memberPayload(member), user: userPayload(user), permissions: granted.toString() },
          }
        : { user: userPayload(user) };
    const appPermissions = guild
      ? permissionsIn(world, channel, world.bot.id) | BY_WEBHOOK
      : DIRECT_MESSAGE | BY_WEBHOOK;
    return {
      id,
      application_id: world.bot.id,
      type: kind,
      token,
      version: 1,
      data,
      channel_id: channel.id,
      channel: { ...channelPayload(world, channel), permissions: granted.toString() },
      ...who,
      ...(source && { message: messagePayload(world, source) }),
      locale: user.locale,
      app_permissions: appPermissions.toString(),
      entitlements: [],
      authorizing_integration_owners: { 0: guild?.id ?? '0' },
      context: guild ? 0 : 1,
      attachment_size_limit: 10 * 1024 * 1024,
    };
  }

  /** The users, members, roles and channels behind the ids of options or of a selection. */
  #resolved(
    channel: Channel,
    mentioned: readonly { readonly type: number; readonly id: string }[],
  ): { readonly resolved?: object } {
    if (mentioned.length === 0) return {};
    const { world } = this.#platform;
    const guild = world.guildOf(channel);
    const users: Record<string, object> = {};
    const members: Record<string, object> = {};
    const roles: Record<string, object> = {};
    const channels: Record<string, object> = {};
    for (const { type, id } of mentioned) {
      const user = world.users.get(id);
      const role = guild?.roles.get(id);
      const place = world.channels.get(id);
      if (user && (type === OPTION.user || type === OPTION.mentionable)) {
        users[id] = userPayload(user);
        const member = guild?.members.get(id);
        if (member && guild) {
          const permissions = permissionsIn(world, channel, id).toString();
          members[id] = { ...memberPayload(member), permissions };
        }
      } else if (role && (type === OPTION.role || type === OPTION.mentionable)) roles[id] = rolePayload(role);
      else if (place && type === OPTION.channel && place.guildId === channel.guildId) {
        const permissions = permissionsIn(world, place, world.bot.id).toString();
        channels[id] = { ...channelPayload(world, place), permissions };
      } else throw badRequest(`There is nothing of that kind with the id ${id}.`, 'bad-option');
    }
    const kinds = { users, members, roles, channels };
    return {
      resolved: Object.fromEntries(Object.entries(kinds).filter(([, ids]) => Object.keys(ids).length > 0)),
    };
  }
}

/** What an answer to an interaction may hold whatever the channel says. */
const BY_WEBHOOK =
  PERMISSION.attachFiles | PERMISSION.embedLinks | PERMISSION.mentionEveryone | PERMISSION.useExternalEmojis;

const OPTION_OF_SELECT: { readonly [select: number]: number } = {
  [COMPONENT.userSelect]: OPTION.user,
  [COMPONENT.roleSelect]: OPTION.role,
  [COMPONENT.mentionableSelect]: OPTION.mentionable,
  [COMPONENT.channelSelect]: OPTION.channel,
};

const failed = (): ControlFailure =>
  new ControlFailure(504, 'interaction-failed', 'This application did not respond.');

/** Default permissions "0" mean: administrators only. */
const needBits = (needed: string): bigint => (needed === '0' ? PERMISSION.administrator : BigInt(needed));
