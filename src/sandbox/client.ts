import type { Fault } from './faults.ts';
import type { FirstAnswer } from './interactions.ts';
import type { JournalEntry } from './journal.ts';
import type {
  SeenComponent,
  SeenMessage,
  View,
  WorldChannel,
  WorldGuild,
  WorldRole,
  WorldSummary,
  WorldUser,
} from './seen.ts';
import type { Command } from './world/commands.ts';

export type { SeenChannel, SeenComponent, SeenMessage, WorldGuild } from './seen.ts';

type OptionValues = { readonly [name: string]: string | number | boolean };
type ButtonPointer =
  | { readonly messageId: string; readonly label: string }
  | { readonly messageId: string; readonly customId: string };

export interface Acted {
  readonly interactionId: string;
  readonly response: FirstAnswer;
}

/** An answer of the control interface that is not 2xx. */
export class ControlError extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.name = 'ControlError';
    this.status = status;
    this.code = code;
  }
}

/** One person at their Discord. Every act waits for the bot's first answer, at most 3 s. */
export interface Person {
  readonly id: string;
  /** With a channel, only that channel's messages are in the view; the newest 200, or `limit`, of each. */
  readonly view: (channelId?: string, limit?: number) => Promise<View>;
  /** The messages of a channel or a direct message that this person sees, oldest first. */
  readonly messagesIn: (channelId: string, limit?: number) => Promise<readonly SeenMessage[]>;
  /** The direct messages from the bot, oldest first. */
  readonly directMessages: () => Promise<readonly SeenMessage[]>;
  /** `channelId` may be `'dm'`; `command` is like `table create`. */
  readonly run: (channelId: string, command: string, options?: OptionValues) => Promise<Acted>;
  readonly autocomplete: (
    channelId: string,
    command: string,
    options: OptionValues,
    focused: string,
  ) => Promise<Acted>;
  readonly click: (button: ButtonPointer) => Promise<Acted>;
  /** Clicks and does not wait for an answer; gives the interaction's id. */
  readonly clickAndGo: (button: ButtonPointer) => Promise<string>;
  readonly select: (menu: {
    readonly messageId: string;
    readonly customId: string;
    readonly values: readonly string[];
  }) => Promise<Acted>;
  readonly closeDirectMessages: () => Promise<void>;
  readonly openDirectMessages: () => Promise<void>;
  readonly setLocale: (locale: string) => Promise<void>;
  /** Looks at the view until `find` gives something. @throws Error after `timeoutMs` (5000) */
  readonly until: <T>(find: (view: View) => T | undefined, timeoutMs?: number) => Promise<T>;
}

export interface SandboxClient {
  readonly url: string;
  readonly world: () => Promise<WorldSummary>;
  readonly createUser: (user: {
    readonly username: string;
    readonly globalName?: string;
    readonly locale?: string;
  }) => Promise<WorldUser>;
  readonly createGuild: (guild: {
    readonly name: string;
    readonly locale?: string;
    readonly channels?: readonly string[];
    readonly memberIds?: readonly string[];
    readonly botPermissions?: string;
  }) => Promise<WorldGuild>;
  readonly updateGuild: (
    guildId: string,
    change: {
      readonly botPermissions?: string;
      readonly addMember?: string;
      readonly removeMember?: string;
      readonly adminIds?: readonly string[];
    },
  ) => Promise<WorldGuild>;
  /** As an administrator removes it; `inviteBot` is its return. */
  readonly removeBot: (guildId: string) => Promise<void>;
  readonly inviteBot: (guildId: string) => Promise<void>;
  /** `permissions` as a decimal number, none if absent. */
  readonly createRole: (
    guildId: string,
    role: { readonly name: string; readonly permissions?: string },
  ) => Promise<WorldRole>;
  readonly deleteRole: (guildId: string, roleId: string) => Promise<void>;
  readonly giveRole: (guildId: string, userId: string, roleId: string) => Promise<void>;
  readonly takeRole: (guildId: string, userId: string, roleId: string) => Promise<void>;
  readonly createChannel: (
    guildId: string,
    channel: { readonly name: string; readonly denyBot?: string },
  ) => Promise<WorldChannel>;
  readonly updateChannel: (
    channelId: string,
    change: {
      readonly denyBot?: string;
      readonly archived?: boolean;
      readonly locked?: boolean;
      readonly addMember?: string;
      readonly removeMember?: string;
    },
  ) => Promise<WorldChannel>;
  readonly deleteChannel: (channelId: string) => Promise<void>;
  readonly deleteMessage: (channelId: string, messageId: string) => Promise<void>;
  readonly commands: (guildId?: string) => Promise<readonly Command[]>;
  readonly as: (userId: string) => Person;
  /** Drops the bot's socket: with a close code, or the hard way. */
  readonly drop: (code?: number) => Promise<void>;
  readonly invalidate: () => Promise<void>;
  readonly reconnect: () => Promise<void>;
  readonly faults: {
    readonly inject: (fault: Fault) => Promise<void>;
    readonly clear: () => Promise<void>;
  };
  /** Entries with a number above `after`; `next` is the number to go on from. */
  readonly journal: (
    after?: number,
    options?: { readonly refusals?: boolean },
  ) => Promise<{ readonly entries: readonly JournalEntry[]; readonly next: number }>;
}

const POLL_MS = 15;

/** A client of the control interface at `url`, which is `Sandbox.url`. */
export function connect(url: string): SandboxClient {
  const call = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const response = await fetch(`${url}/control${path}`, {
      method,
      ...(body !== undefined && {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    });
    const answer = (await response.json()) as { error?: string; code?: string };
    if (!response.ok) {
      throw new ControlError(response.status, answer.code ?? '', `${method} ${path}: ${answer.error}`);
    }
    return answer as T;
  };
  const quietly = async (method: string, path: string, body?: unknown): Promise<void> => {
    await call(method, path, body);
  };
  return {
    url,
    world: () => call('GET', '/world'),
    createUser: (user) => call('POST', '/users', user),
    createGuild: (guild) => call('POST', '/guilds', guild),
    updateGuild: (guildId, change) => call('PATCH', `/guilds/${guildId}`, change),
    removeBot: (guildId) => quietly('PATCH', `/guilds/${guildId}`, { hasBot: false }),
    inviteBot: (guildId) => quietly('PATCH', `/guilds/${guildId}`, { hasBot: true }),
    createRole: (guildId, role) => call('POST', `/guilds/${guildId}/roles`, role),
    deleteRole: (guildId, roleId) => quietly('DELETE', `/guilds/${guildId}/roles/${roleId}`),
    giveRole: (guildId, userId, addRole) =>
      quietly('PATCH', `/guilds/${guildId}/members/${userId}`, { addRole }),
    takeRole: (guildId, userId, removeRole) =>
      quietly('PATCH', `/guilds/${guildId}/members/${userId}`, { removeRole }),
    createChannel: (guildId, channel) => call('POST', `/guilds/${guildId}/channels`, channel),
    updateChannel: (channelId, change) => call('PATCH', `/channels/${channelId}`, change),
    deleteChannel: (channelId) => quietly('DELETE', `/channels/${channelId}`),
    deleteMessage: (channelId, messageId) => quietly('DELETE', `/messages/${channelId}/${messageId}`),
    commands: (guildId) => call('GET', guildId === undefined ? '/commands' : `/commands?guildId=${guildId}`),
    as: (userId) => person(userId, call),
    drop: (code) => quietly('POST', '/gateway/drop', code === undefined ? {} : { code }),
    invalidate: () => quietly('POST', '/gateway/invalidate'),
    reconnect: () => quietly('POST', '/gateway/reconnect'),
    faults: {
      inject: (fault) => quietly('POST', '/faults', fault),
      clear: () => quietly('DELETE', '/faults'),
    },
    journal: (after = 0, { refusals = false } = {}) =>
      call('GET', `/journal?after=${after}${refusals ? '&refusals=1' : ''}`),
  };
}

/** A view in which messages of Components V2 have the content that a person reads. */
const read = ({ user, guilds, directMessages }: View): View => ({
  user,
  guilds: guilds.map((guild) => ({ ...guild, channels: guild.channels.map(withContent) })),
  directMessages: directMessages.map(withContent),
});

const withContent = <C extends { readonly messages: readonly SeenMessage[] }>(channel: C): C => ({
  ...channel,
  messages: channel.messages.map((message) =>
    message.content === ''
      ? { ...message, content: message.components.flatMap(textsIn).join('\n') }
      : message,
  ),
});

const textsIn = ({ content, components = [] }: SeenComponent): readonly string[] => [
  ...(content === undefined ? [] : [content]),
  ...components.flatMap(textsIn),
];

type Request = <T>(method: string, path: string, body?: unknown) => Promise<T>;

function person(id: string, call: Request): Person {
  const base = `/users/${id}`;
  const view = async (channelId?: string, limit?: number): Promise<View> => {
    const wanted = new URLSearchParams({
      ...(channelId !== undefined && { channelId }),
      ...(limit !== undefined && { limit: String(limit) }),
    });
    return read(await call('GET', `${base}/view?${wanted}`));
  };
  const change = async (body: object): Promise<void> => {
    await call('PATCH', base, body);
  };
  return {
    id,
    view,
    messagesIn: async (channelId, limit) => {
      const { guilds, directMessages } = await view(channelId, limit);
      return [...guilds.flatMap(({ channels }) => channels), ...directMessages].flatMap(
        ({ messages }) => messages,
      );
    },
    directMessages: async () => (await view('dm')).directMessages.flatMap(({ messages }) => messages),
    run: (channelId, command, options = {}) =>
      call('POST', `${base}/commands`, { channelId, command, options }),
    autocomplete: (channelId, command, options, focused) =>
      call('POST', `${base}/autocomplete`, { channelId, command, options, focused }),
    click: (button) => call('POST', `${base}/clicks`, button),
    clickAndGo: async (button) => {
      const { interactionId } = await call<Acted>('POST', `${base}/clicks?wait=0`, button);
      return interactionId;
    },
    select: (menu) => call('POST', `${base}/selections`, menu),
    closeDirectMessages: () => change({ dmClosed: true }),
    openDirectMessages: () => change({ dmClosed: false }),
    setLocale: (locale) => change({ locale }),
    until: async (find, timeoutMs = 5000) => {
      const deadline = Date.now() + timeoutMs;
      while (true) {
        const found = find(await view());
        if (found !== undefined) return found;
        if (Date.now() > deadline)
          throw new Error(`Nothing found within ${timeoutMs} ms in the view of ${id}`);
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      }
    },
  };
}
