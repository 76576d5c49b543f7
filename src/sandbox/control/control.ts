import type { IncomingMessage, ServerResponse } from 'node:http';
import { isLocale, LOCALES } from '../form/locale.ts';
import {
  boolean,
  choice,
  dictionary,
  integer,
  list,
  object,
  parse,
  required,
  type Shape,
  snowflake,
  type TypeOf,
  text,
} from '../form/shape.ts';
import type { Platform } from '../platform.ts';
import { Refusal } from '../rest/refusal.ts';
import { deleteChannel } from '../rest/routes/channels.ts';
import { channelPayload, memberWithUser, rolePayload, userPayload } from '../world/payload.ts';
import { CHANNEL, type Channel, type Guild, type User } from '../world/world.ts';
import { Actions } from './actions.ts';
import { noSuchUser } from './command-call.ts';
import { badRequest, ControlFailure, notFound } from './failure.ts';
import { channelSummary, guildSummary, userSummary, viewOf, worldOf } from './view.ts';

const bits = text({}, /^\d+$/);
const locale: Shape<string> = {
  check: (value, form) => {
    if (typeof value !== 'string' || !isLocale(value)) {
      form.fail('locale', `Must be one of ${LOCALES.join(', ')}.`);
    }
  },
};
const optionValue: Shape<string | number | boolean> = {
  check: (value, form) => {
    if (!['string', 'number', 'boolean'].includes(typeof value)) {
      form.fail('value', 'Must be a text, a number, true or false.');
    }
  },
};
const options = dictionary(() => undefined, optionValue);

const BODIES = {
  user: object({ username: required(text({ min: 1, max: 32 })), globalName: text({ max: 32 }), locale }),
  userEdit: object({ dmClosed: boolean, locale }),
  guild: object({
    name: required(text({ min: 2, max: 100 })),
    locale,
    channels: list(text({ min: 1, max: 100 })),
    memberIds: list(snowflake),
    botPermissions: bits,
  }),
  guildEdit: object({
    botPermissions: bits,
    addMember: snowflake,
    removeMember: snowflake,
    adminIds: list(snowflake),
  }),
  channel: object({ name: required(text({ min: 1, max: 100 })), denyBot: bits }),
  channelEdit: object({ denyBot: bits, archived: boolean }),
  command: object({
    channelId: required(text()),
    command: required(text({ min: 1 })),
    options,
  }),
  autocomplete: object({
    channelId: required(text()),
    command: required(text({ min: 1 })),
    options,
    focused: required(text({ min: 1 })),
  }),
  click: object({ messageId: required(snowflake), customId: text(), label: text() }),
  selection: object({
    messageId: required(snowflake),
    customId: required(text()),
    values: required(list(text())),
  }),
  drop: object({ code: integer({ min: 1000, max: 4999 }) }),
  fault: object({
    method: choice('GET', 'POST', 'PUT', 'PATCH', 'DELETE'),
    route: text(),
    status: integer({ min: 0, max: 599 }),
    code: integer(),
    times: integer({ min: 1 }),
    delayMs: integer({ min: 0 }),
    retryAfterMs: integer({ min: 0 }),
    afterEffect: boolean,
  }),
} as const;

interface Request {
  readonly params: readonly string[];
  readonly body: unknown;
  readonly query: URLSearchParams;
}

interface Reply {
  readonly status: number;
  readonly body: unknown;
}

type Handler = (request: Request) => Reply | Promise<Reply>;

const done = (body: unknown = {}, status = 200): Reply => ({ status, body });

/** `/control`: the hands of tests and of the page. The routes stand in docs/sandbox.md. */
export class Control {
  readonly #platform: Platform;
  readonly #actions: Actions;
  readonly #routes: readonly {
    readonly method: string;
    readonly pattern: RegExp;
    readonly handle: Handler;
  }[];

  constructor(platform: Platform) {
    this.#platform = platform;
    this.#actions = new Actions(platform);
    this.#routes = [...this.#worldRoutes(), ...this.#personRoutes(), ...this.#disturbanceRoutes()].map(
      ([method, path, handle]) => ({
        method,
        pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '([^/]+)')}$`),
        handle,
      }),
    );
  }

  /** `path` is what stands behind `/control`. */
  async handle(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    query: URLSearchParams,
  ): Promise<void> {
    if (path === '/stream' && request.method === 'GET') return this.#stream(response);
    const reply = await this.#carryOut(request, path, query).catch(failureReply);
    const bytes = Buffer.from(JSON.stringify(reply.body));
    response
      .writeHead(reply.status, { 'content-type': 'application/json', 'content-length': bytes.length })
      .end(bytes);
  }

  async #carryOut(request: IncomingMessage, path: string, query: URLSearchParams): Promise<Reply> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = readJson(Buffer.concat(chunks).toString());
    for (const { method, pattern, handle } of this.#routes) {
      const match = method === request.method ? pattern.exec(path) : null;
      if (match) return handle({ params: match.slice(1), body, query });
    }
    throw notFound(`There is no ${request.method} /control${path}.`, 'no-such-route');
  }

  #worldRoutes(): readonly (readonly [string, string, Handler])[] {
    const platform = this.#platform;
    const { world, gateway, changes, messages } = platform;
    return [
      ['GET', '/world', () => done(worldOf(platform))],
      [
        'POST',
        '/users',
        ({ body }) => {
          const user = world.addUser(parse(BODIES.user, body));
          changes.emit();
          return done(userSummary(user), 201);
        },
      ],
      [
        'PATCH',
        '/users/:id',
        ({ params, body }) => {
          const user = this.#user(params[0]);
          const { dmClosed, locale: language } = parse(BODIES.userEdit, body);
          user.dmClosed = dmClosed ?? user.dmClosed;
          user.locale = language ?? user.locale;
          changes.emit();
          return done(userSummary(user));
        },
      ],
      [
        'POST',
        '/guilds',
        ({ body }) => {
          const fresh = parse(BODIES.guild, body);
          const memberIds = (fresh.memberIds ?? []).map((id) => this.#user(id).id);
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
        ({ params, body }) => this.#editGuild(this.#guild(params[0]), parse(BODIES.guildEdit, body)),
      ],
      [
        'POST',
        '/guilds/:id/channels',
        ({ params, body }) => {
          const guild = this.#guild(params[0]);
          const { name, denyBot } = parse(BODIES.channel, body);
          const channel = world.addChannel({ type: CHANNEL.text, name, guildId: guild.id });
          if (denyBot !== undefined) this.#deny(channel, denyBot);
          gateway.dispatch('CHANNEL_CREATE', channelPayload(world, channel), guild.id);
          changes.emit();
          return done(channelSummary(channel), 201);
        },
      ],
      [
        'PATCH',
        '/channels/:id',
        ({ params, body }) => {
          const channel = this.#channel(params[0]);
          const { denyBot, archived } = parse(BODIES.channelEdit, body);
          if (denyBot !== undefined) this.#deny(channel, denyBot);
          if (archived !== undefined && channel.thread) channel.thread.archived = archived;
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
          deleteChannel(platform, this.#channel(params[0]));
          return done();
        },
      ],
      [
        'DELETE',
        '/messages/:channel/:message',
        ({ params }) => {
          const channel = this.#channel(params[0]);
          const message = channel.messages.get(params[1] ?? '');
          if (!message) throw notFound(`There is no message ${params[1]}.`, 'unknown-message');
          messages.remove(channel, message);
          return done();
        },
      ],
      [
        'GET',
        '/commands',
        ({ query }) => {
          const guildId = query.get('guildId');
          return done(platform.commands.available(guildId === null ? null : this.#guild(guildId).id));
        },
      ],
    ];
  }

  #personRoutes(): readonly (readonly [string, string, Handler])[] {
    const actions = this.#actions;
    const waits = ({ query }: Request): boolean => query.get('wait') !== '0';
    return [
      [
        'GET',
        '/users/:id/view',
        ({ params, query }) =>
          done(viewOf(this.#platform, this.#user(params[0]), { channelId: query.get('channelId') })),
      ],
      [
        'POST',
        '/users/:id/commands',
        async (request) => {
          const { options: values = {}, ...typed } = parse(BODIES.command, request.body);
          const user = this.#user(request.params[0]);
          return done(await actions.runCommand(user, { ...typed, options: values }, waits(request)));
        },
      ],
      [
        'POST',
        '/users/:id/autocomplete',
        async (request) => {
          const { options: values = {}, ...typed } = parse(BODIES.autocomplete, request.body);
          const user = this.#user(request.params[0]);
          return done(await actions.runCommand(user, { ...typed, options: values }, waits(request)));
        },
      ],
      [
        'POST',
        '/users/:id/clicks',
        async (request) => {
          const pointed = parse(BODIES.click, request.body);
          if ((pointed.customId === undefined) === (pointed.label === undefined)) {
            throw badRequest('Name the button by either customId or label.');
          }
          return done(await actions.click(this.#user(request.params[0]), pointed, waits(request)));
        },
      ],
      [
        'POST',
        '/users/:id/selections',
        async (request) => {
          const { values, ...pointed } = parse(BODIES.selection, request.body);
          return done(await actions.select(this.#user(request.params[0]), pointed, values, waits(request)));
        },
      ],
    ];
  }

  #disturbanceRoutes(): readonly (readonly [string, string, Handler])[] {
    const { gateway, faults, journal } = this.#platform;
    return [
      [
        'POST',
        '/gateway/drop',
        ({ body }) => {
          gateway.drop(parse(BODIES.drop, body ?? {}).code);
          return done();
        },
      ],
      [
        'POST',
        '/gateway/invalidate',
        () => {
          gateway.invalidate();
          return done();
        },
      ],
      [
        'POST',
        '/gateway/reconnect',
        () => {
          gateway.reconnect();
          return done();
        },
      ],
      [
        'POST',
        '/faults',
        ({ body }) => {
          const fault = parse(BODIES.fault, body);
          try {
            faults.inject(fault);
          } catch {
            throw badRequest(`"${fault.route}" is no regular expression.`);
          }
          return done({}, 201);
        },
      ],
      [
        'DELETE',
        '/faults',
        () => {
          faults.clear();
          return done();
        },
      ],
      [
        'GET',
        '/journal',
        ({ query }) => {
          const after = Number(query.get('after') ?? 0);
          if (!Number.isInteger(after) || after < 0) throw badRequest('"after" must be a number from 0 on.');
          return done(journal.after(after, query.get('refusals') === '1'));
        },
      ],
    ];
  }

  #editGuild(guild: Guild, edit: TypeOf<typeof BODIES.guildEdit>): Reply {
    const { world, gateway, changes } = this.#platform;
    const { botPermissions, addMember, removeMember, adminIds } = edit;
    const own = guild.roles.get(guild.botRoleId);
    if (botPermissions !== undefined && own) {
      own.permissions = BigInt(botPermissions);
      gateway.dispatch('GUILD_ROLE_UPDATE', { guild_id: guild.id, role: rolePayload(own) }, guild.id);
    }
    const known = addMember === undefined ? undefined : this.#anyUser(addMember);
    if (known && !guild.members.has(known.id)) {
      const member = world.addMember(guild, known.id);
      if (known.bot) gateway.dispatch('GUILD_CREATE', gateway.guildCreate(guild), guild.id);
      else {
        const joined = { ...memberWithUser(world, member), guild_id: guild.id };
        gateway.dispatch('GUILD_MEMBER_ADD', joined, guild.id);
      }
    }
    if (removeMember !== undefined && guild.members.delete(this.#anyUser(removeMember).id)) {
      const user = this.#anyUser(removeMember);
      if (user.bot) gateway.dispatch('GUILD_DELETE', { id: guild.id }, guild.id);
      else gateway.dispatch('GUILD_MEMBER_REMOVE', { guild_id: guild.id, user: userPayload(user) }, guild.id);
    }
    if (adminIds) this.#setAdmins(guild, adminIds);
    changes.emit();
    return done(guildSummary(this.#platform, guild));
  }

  #setAdmins(guild: Guild, adminIds: readonly string[]): void {
    const strangers = adminIds.filter((id) => !guild.members.has(id));
    if (strangers.length > 0) throw badRequest(`${strangers[0]} is not a member of that server.`);
    for (const { userId, roleIds } of guild.members.values()) {
      if (adminIds.includes(userId)) roleIds.add(guild.adminRoleId);
      else roleIds.delete(guild.adminRoleId);
    }
  }

  #deny(channel: Channel, denied: string): void {
    const { bot } = this.#platform.world;
    const deny = BigInt(denied);
    if (deny === 0n) channel.overwrites.delete(bot.id);
    else channel.overwrites.set(bot.id, { type: 1, allow: 0n, deny });
  }

  #stream(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write(': connected\n\n');
    const stop = this.#platform.changes.subscribe((channelId) => {
      response.write(`data: ${JSON.stringify({ type: 'changed', ...(channelId && { channelId }) })}\n\n`);
    });
    response.on('close', stop);
  }

  #anyUser(id: string | undefined): User {
    const user = this.#platform.world.users.get(id ?? '');
    if (!user || user.hidden) throw noSuchUser(id ?? '');
    return user;
  }

  #user(id: string | undefined): User {
    const user = this.#anyUser(id);
    if (user.bot) throw noSuchUser(user.id);
    return user;
  }

  #guild(id: string | undefined): Guild {
    const guild = this.#platform.world.guilds.get(id ?? '');
    if (!guild) throw notFound(`There is no server ${id}.`, 'unknown-guild');
    return guild;
  }

  #channel(id: string | undefined): Channel {
    const channel = this.#platform.world.channels.get(id ?? '');
    if (!channel) throw notFound(`There is no channel ${id}.`, 'unknown-channel');
    return channel;
  }
}

function readJson(source: string): unknown {
  try {
    return source === '' ? undefined : JSON.parse(source);
  } catch {
    throw badRequest('The body is not JSON.');
  }
}

function failureReply(error: unknown): Reply {
  if (error instanceof ControlFailure) {
    return { status: error.status, body: { error: error.message, code: error.code } };
  }
  if (error instanceof Refusal) {
    return {
      status: 400,
      body: {
        error: `The body is not as it should be: ${JSON.stringify(error.errors ?? error.message)}`,
        code: 'bad-request',
      },
    };
  }
  return { status: 500, body: { error: String(error), code: 'bug' } };
}
