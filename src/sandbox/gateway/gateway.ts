import type { Server } from 'node:http';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import type { Clock } from '../clock.ts';
import { isObject, type JsonObject } from '../json.ts';
import type { Guild } from '../world/entities.ts';
import { guildContents, guildPayload, memberWithUser, userPayload } from '../world/payload.ts';
import type { World } from '../world/world.ts';
import { intentFor, isIntents, PRIVILEGED } from './intents.ts';
import { Session } from './session.ts';

const OP = {
  heartbeat: 1,
  identify: 2,
  presence: 3,
  resume: 6,
  reconnect: 7,
  requestMembers: 8,
  invalid: 9,
  hello: 10,
  acknowledge: 11,
} as const;

/** Why the server closes a socket, by Discord's numbers. */
const CLOSE = {
  unknownOpcode: [4001, 'Unknown opcode.'],
  decodeError: [4002, 'Error while decoding payload.'],
  notAuthenticated: [4003, 'Not authenticated.'],
  authenticationFailed: [4004, 'Authentication failed.'],
  alreadyAuthenticated: [4005, 'Already authenticated.'],
  invalidSequence: [4007, 'Invalid seq.'],
  invalidShard: [4010, 'Invalid shard.'],
  invalidVersion: [4012, 'Invalid API version.'],
  invalidIntents: [4013, 'Invalid intent(s).'],
  disallowedIntents: [4014, 'Disallowed intent(s).'],
} as const;

const HEARTBEAT_MS = 41_250;
/** How long a session without a socket can be taken up again. */
const RESUMABLE_MS = 90_000;
/** A client that says goodbye with one of these gives its session up. */
const FAREWELLS: readonly number[] = [1000, 1001];

export interface GatewayOptions {
  readonly world: World;
  readonly clock: Clock;
  readonly token: string;
  /** `ws://…`, as `GET /gateway/bot` names it. */
  readonly url: string;
}

/** Discord's gateway, version 10, JSON frames without compression. */
export class Gateway {
  readonly #world: World;
  readonly #clock: Clock;
  readonly #token: string;
  readonly #url: string;
  readonly #sockets = new WebSocketServer({ noServer: true });
  readonly #sessions = new Map<string, Session>();
  #count = 0;

  constructor({ world, clock, token, url }: GatewayOptions) {
    this.#world = world;
    this.#clock = clock;
    this.#token = token;
    this.#url = url;
  }

  listen(server: Server): void {
    server.on('upgrade', (request, socket, head) => {
      const address = new URL(request.url ?? '/', this.#url);
      if (address.pathname !== '/gateway' && address.pathname !== '/gateway/') {
        socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
        return;
      }
      this.#sockets.handleUpgrade(request, socket, head, (client) => this.#greet(client, address));
    });
  }

  /** Whether a client is connected and logged in. */
  get online(): boolean {
    return [...this.#sessions.values()].some(({ socket }) => socket !== undefined);
  }

  /** Whether events are received by a client, or kept for one that may come back. */
  get reachable(): boolean {
    this.#expire();
    return this.#sessions.size > 0;
  }

  /** Sends an event to every session whose shard and intents it concerns. */
  dispatch(event: string, data: object, guildId: string | null): void {
    const intent = intentFor(event, guildId !== null);
    const outside = guildId !== null && !this.#world.guilds.get(guildId)?.members.has(this.#world.bot.id);
    if (outside && event !== 'GUILD_DELETE') return;
    let frame: string | undefined;
    for (const session of this.#sessions.values()) {
      if (intent !== 0 && (session.intents & intent) === 0) continue;
      if (!isOfShard(session.shard, guildId)) continue;
      frame ??= JSON.stringify(data);
      session.dispatch(event, frame);
    }
  }

  /** Cuts every connection: with a close code, or the hard way, as a lost network does. */
  drop(code?: number): void {
    for (const { socket } of this.#sessions.values()) {
      if (code === undefined) socket?.terminate();
      else socket?.close(code, 'dropped');
    }
  }

  /** Op 9: the client must identify anew. */
  invalidate(): void {
    for (const session of this.#sessions.values()) send(session.socket, OP.invalid, false);
    this.#sessions.clear();
  }

  /** Op 7: the client should reconnect and resume. */
  reconnect(): void {
    for (const session of this.#sessions.values()) send(session.socket, OP.reconnect, null);
  }

  close(): void {
    for (const client of this.#sockets.clients) client.terminate();
    this.#sockets.close();
    this.#sessions.clear();
  }

  #greet(socket: WebSocket, address: URL): void {
    const version = address.searchParams.get('v');
    if (version !== null && version !== '10') {
      closeFor(socket, 'invalidVersion');
      return;
    }
    let session: Session | undefined;
    socket.on('message', (raw) => {
      session = this.#receive(socket, session, raw);
    });
    socket.on('close', (code) => {
      if (session?.socket !== socket) return;
      session.detach(this.#clock.now());
      if (FAREWELLS.includes(code)) this.#sessions.delete(session.id);
    });
    socket.on('error', () => socket.terminate());
    send(socket, OP.hello, { heartbeat_interval: HEARTBEAT_MS, _trace: ['sandbox'] });
  }

  /** Returns the session that the socket belongs to from now on. */
  #receive(socket: WebSocket, session: Session | undefined, raw: RawData): Session | undefined {
    const frame = decode(raw);
    if (!frame || typeof frame.op !== 'number') {
      closeFor(socket, 'decodeError');
      return session;
    }
    const data = isObject(frame.d) ? frame.d : {};
    switch (frame.op) {
      case OP.heartbeat:
        if (typeof frame.d === 'number') session?.acknowledge(frame.d);
        send(socket, OP.acknowledge, null);
        return session;
      case OP.identify:
        if (!session) return this.#identify(socket, data);
        closeFor(socket, 'alreadyAuthenticated');
        return session;
      case OP.resume:
        if (!session) return this.#resume(socket, data);
        closeFor(socket, 'alreadyAuthenticated');
        return session;
      case OP.presence:
        if (!session) closeFor(socket, 'notAuthenticated');
        return session;
      case OP.requestMembers:
        if (session) this.#sendMembers(session, data);
        else closeFor(socket, 'notAuthenticated');
        return session;
      default:
        closeFor(socket, 'unknownOpcode');
        return session;
    }
  }

  #identify(socket: WebSocket, data: JsonObject): Session | undefined {
    const shard = data.shard === undefined ? ([0, 1] as const) : shardOf(data.shard);
    if (data.token !== this.#token) return closeFor(socket, 'authenticationFailed');
    if (!isIntents(data.intents)) return closeFor(socket, 'invalidIntents');
    if ((data.intents & PRIVILEGED) !== 0) return closeFor(socket, 'disallowedIntents');
    if (!shard) return closeFor(socket, 'invalidShard');
    this.#expire();
    this.#count += 1;
    const session = new Session(`session-${this.#count}`, data.intents, shard);
    session.attach(socket);
    this.#sessions.set(session.id, session);
    const guilds = [...this.#world.guilds.values()].filter(
      (guild) => guild.members.has(this.#world.bot.id) && isOfShard(shard, guild.id),
    );
    session.dispatch('READY', JSON.stringify(this.#ready(session, guilds)));
    for (const guild of guilds) session.dispatch('GUILD_CREATE', JSON.stringify(this.guildCreate(guild)));
    return session;
  }

  #ready({ id, shard }: Session, guilds: readonly Guild[]): object {
    const { bot } = this.#world;
    return {
      v: 10,
      user: { ...userPayload(bot), verified: true, mfa_enabled: true, email: null },
      guilds: guilds.map((guild) => ({ id: guild.id, unavailable: true })),
      session_id: id,
      session_type: 'normal',
      resume_gateway_url: this.#url,
      shard,
      application: { id: bot.id, flags: 0 },
      private_channels: [],
      relationships: [],
      geo_ordered_rtc_regions: [],
      user_settings: {},
      presences: [],
      guild_join_requests: [],
    };
  }

  guildCreate(guild: Guild): object {
    return { ...guildPayload(guild), ...guildContents(this.#world, guild) };
  }

  #resume(socket: WebSocket, data: JsonObject): Session | undefined {
    if (data.token !== this.#token) return closeFor(socket, 'authenticationFailed');
    this.#expire();
    const session = this.#sessions.get(String(data.session_id));
    if (!session || typeof data.seq !== 'number') {
      send(socket, OP.invalid, false);
      return undefined;
    }
    session.socket?.terminate();
    session.attach(socket);
    if (!session.replay(data.seq)) {
      this.#sessions.delete(session.id);
      return closeFor(socket, 'invalidSequence');
    }
    session.dispatch('RESUMED', '{"_trace":["sandbox"]}');
    return session;
  }

  #sendMembers(session: Session, data: JsonObject): void {
    const guild = this.#world.guilds.get(String(data.guild_id));
    if (!guild) return;
    const ids = [data.user_ids ?? []].flat().map(String);
    const found = ids.flatMap((id) => guild.members.get(id) ?? []);
    const chunk = {
      guild_id: guild.id,
      members: found.map((member) => memberWithUser(this.#world, member)),
      chunk_index: 0,
      chunk_count: 1,
      not_found: ids.filter((id) => !guild.members.has(id)),
      nonce: data.nonce,
    };
    session.dispatch('GUILD_MEMBERS_CHUNK', JSON.stringify(chunk));
  }

  #expire(): void {
    const now = this.#clock.now();
    for (const { id, detachedAt } of this.#sessions.values()) {
      if (detachedAt !== undefined && now - detachedAt > RESUMABLE_MS) this.#sessions.delete(id);
    }
  }
}

function send(socket: WebSocket | undefined, op: number, d: unknown): void {
  socket?.send(JSON.stringify({ op, d, s: null, t: null }));
}

function closeFor(socket: WebSocket, reason: keyof typeof CLOSE): undefined {
  const [code, text] = CLOSE[reason];
  socket.close(code, text);
  return undefined;
}

function decode(raw: RawData): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(raw.toString());
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function shardOf(value: unknown): readonly [number, number] | undefined {
  if (!Array.isArray(value) || value.length !== 2) return undefined;
  const [id, count] = value.map(Number);
  if (id === undefined || count === undefined || !(id >= 0 && id < count)) return undefined;
  return [id, count];
}

/** What belongs to no server comes to shard 0. */
const isOfShard = ([id, count]: readonly [number, number], guildId: string | null): boolean =>
  count === 1 || id === (guildId === null ? 0 : Number((BigInt(guildId) >> 22n) % BigInt(count)));
