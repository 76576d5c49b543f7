import { once } from 'node:events';
import { Events, GatewayIntentBits, SlashCommandBuilder } from 'discord.js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { connect } from '../../src/sandbox/client.ts';
import { createSandbox, type Sandbox } from '../../src/sandbox/sandbox.ts';
import { openScene, rawRequest, type Scene } from './fixture.ts';

interface Frame {
  readonly op: number;
  readonly t: string | null;
  readonly s: number | null;
  // biome-ignore lint/suspicious/noExplicitAny: payloads of any shape
  readonly d: any;
}

/** A client without manners: it sends what a test wants, and keeps what it gets. */
class RawClient {
  readonly frames: Frame[] = [];
  readonly closed: Promise<number>;
  readonly #socket: WebSocket;

  constructor({ url }: Sandbox, query = '?v=10&encoding=json') {
    this.#socket = new WebSocket(`${url.replace('http', 'ws')}/gateway${query}`);
    this.#socket.on('message', (raw) => this.frames.push(JSON.parse(raw.toString())));
    this.closed = once(this.#socket, 'close').then(([code]) => code);
  }

  send(op: number, d: unknown): void {
    this.#socket.send(JSON.stringify({ op, d }));
  }

  sendText(text: string): void {
    this.#socket.send(text);
  }

  /** Waits for a frame of this operation or event. */
  async frame(what: number | string): Promise<Frame> {
    const is = (frame: Frame): boolean => (typeof what === 'number' ? frame.op === what : frame.t === what);
    while (!this.frames.some(is)) await once(this.#socket, 'message');
    return this.frames.find(is)!;
  }

  cut(code?: number): void {
    if (code === undefined) this.#socket.terminate();
    else this.#socket.close(code);
  }
}

describe('without discord.js', () => {
  let sandbox: Sandbox;
  const clients: RawClient[] = [];
  const open = async (query?: string): Promise<RawClient> => {
    const client = new RawClient(sandbox, query);
    clients.push(client);
    await client.frame(10);
    return client;
  };
  const identity = (more: object = {}) => ({
    token: sandbox.botToken,
    intents: 1,
    properties: {},
    ...more,
  });

  beforeEach(async () => {
    sandbox = await createSandbox();
  });
  afterEach(async () => {
    for (const client of clients.splice(0)) client.cut();
    await sandbox.close();
  });

  test.each([
    ['a wrong token', 2, { token: 'wrong', intents: 1 }, 4004],
    ['an intent that does not exist', 2, { intents: 1 << 30 }, 4013],
    ['a privileged intent', 2, { intents: 1 | (1 << 15) }, 4014],
    ['a shard beyond its count', 2, { shard: [2, 2] }, 4010],
    ['an unknown operation', 99, {}, 4001],
    ['a request before identifying', 8, {}, 4003],
    ['a resumption with a wrong token', 6, { token: 'wrong' }, 4004],
  ])('%s closes the socket', async (_what, op, data, code) => {
    const client = await open();
    client.send(op, identity(data));
    expect(await client.closed).toBe(code);
  });

  test('what is no JSON closes the socket', async () => {
    const client = await open();
    client.sendText('{');
    expect(await client.closed).toBe(4002);
  });

  test('identifying twice closes the socket', async () => {
    const client = await open();
    client.send(2, identity());
    await client.frame('READY');
    client.send(2, identity());
    expect(await client.closed).toBe(4005);
  });

  test('another version than 10 is turned away', async () => {
    const client = new RawClient(sandbox, '?v=6');
    expect(await client.closed).toBe(4012);
  });

  test('a heartbeat is acknowledged', async () => {
    const client = await open();
    client.send(1, null);
    await client.frame(11);
  });

  test('an unknown session is invalid', async () => {
    const client = await open();
    client.send(6, { token: sandbox.botToken, session_id: 'gone', seq: 1 });
    expect((await client.frame(9)).d).toBe(false);
  });

  test('READY is followed by each server, and a resumption by what was missed', async () => {
    const { id } = await connect(sandbox.url).createGuild({ name: 'Club' });
    const first = await open();
    first.send(2, identity());
    const { d: ready } = await first.frame('READY');
    expect(ready.guilds).toEqual([{ id, unavailable: true }]);
    const { d: guild, s } = await first.frame('GUILD_CREATE');
    expect(guild).toMatchObject({ id, name: 'Club', channels: [{ name: 'general' }] });
    first.cut();
    await rawRequest(sandbox, 'GET', '/users/@me');
    await connect(sandbox.url).createChannel(id, { name: 'missed-1' });
    await connect(sandbox.url).createChannel(id, { name: 'missed-2' });
    const second = await open();
    second.send(6, { token: sandbox.botToken, session_id: ready.session_id, seq: s });
    await second.frame('RESUMED');
    const told = second.frames.filter(({ op }) => op === 0).map(({ t, d }) => d.name ?? t);
    expect(told).toEqual(['missed-1', 'missed-2', 'RESUMED']);
  });

  test('an invalidated session is over, and the client may identify anew', async () => {
    const client = await open();
    client.send(2, identity());
    const { d: ready } = await client.frame('READY');
    await connect(sandbox.url).invalidate();
    expect((await client.frame(9)).d).toBe(false);
    const next = await open();
    next.send(6, { token: sandbox.botToken, session_id: ready.session_id, seq: 1 });
    await next.frame(9);
    next.send(2, identity());
    await next.frame('READY');
  });

  test('a client that says goodbye cannot resume', async () => {
    const first = await open();
    first.send(2, identity());
    const { d: ready } = await first.frame('READY');
    first.cut(1000);
    await first.closed;
    const second = await open();
    second.send(6, { token: sandbox.botToken, session_id: ready.session_id, seq: 1 });
    await second.frame(9);
  });

  test('each shard gets its servers, and the first one what belongs to none', async () => {
    for (const name of ['One', 'Two', 'Three']) {
      await connect(sandbox.url).createGuild({ name });
    }
    const guildIds: string[] = [];
    for (const shard of [0, 1]) {
      const client = await open();
      client.send(2, identity({ shard: [shard, 2] }));
      const { d: ready } = await client.frame('READY');
      for (const guild of ready.guilds) {
        expect(Number((BigInt(guild.id) >> 22n) % 2n)).toBe(shard);
        guildIds.push(guild.id);
      }
    }
    expect(new Set(guildIds).size).toBe(3);
  });
});

describe('with discord.js', () => {
  let scene: Scene;
  afterEach(() => scene.end());

  const interactionsSeen = async (): Promise<string[]> => {
    const seen: string[] = [];
    scene.answer(async (interaction) => {
      if (!interaction.isChatInputCommand()) return;
      seen.push(interaction.commandName);
      await interaction.reply('Here');
    });
    await scene.client.application.commands.set([
      new SlashCommandBuilder().setName('ping').setDescription('Ping'),
    ]);
    return seen;
  };

  test.each([
    ['the hard way', undefined],
    ['with a code', 4000],
  ])('the socket is dropped %s: what happened meanwhile arrives after the resumption', async (_how, code) => {
    scene = await openScene();
    const seen = await interactionsSeen();
    const resumed = once(scene.client, Events.ShardResume);
    await scene.control.drop(code);
    const { response } = await scene.ann.run(scene.channelId, 'ping');
    await resumed;
    expect(response.type).toBe(4);
    expect(seen).toEqual(['ping']);
  });

  test('asked to reconnect, it resumes', async () => {
    scene = await openScene();
    const resumed = once(scene.client, Events.ShardResume);
    await scene.control.reconnect();
    await resumed;
  });

  test.each([
    ['Guilds', [GatewayIntentBits.Guilds], 0],
    ['GuildMessages too', [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages], 1],
  ])('with the intents %s it hears of %o messages', async (_name, intents, count) => {
    scene = await openScene({ intents });
    const heard: string[] = [];
    scene.client.on(Events.MessageCreate, ({ content }) => heard.push(content));
    await scene.request('POST', `/channels/${scene.channelId}/messages`, { content: 'Hello' });
    // A channel is announced after the message, so whatever came of the message has come by then.
    const announced = once(scene.client, Events.ChannelCreate);
    await scene.control.createChannel(scene.guild.id, { name: 'second' });
    await announced;
    expect(heard).toHaveLength(count);
  });

  test('servers and channels come and go', async () => {
    scene = await openScene();
    const { client, control, guild } = scene;
    const joined = once(client, Events.GuildCreate);
    const fresh = await control.createGuild({ name: 'Second', channels: ['a', 'b'] });
    await joined;
    expect(client.guilds.cache.get(fresh.id)?.channels.cache.map(({ name }) => name)).toEqual(['a', 'b']);
    const left = once(client, Events.GuildDelete);
    await control.updateGuild(fresh.id, { removeMember: client.user.id });
    await left;
    const deleted = once(client, Events.ChannelDelete);
    await control.deleteChannel(scene.channelId);
    await deleted;
    expect(client.guilds.cache.get(guild.id)?.channels.cache.size).toBe(0);
  });

  test("the bot's permissions follow the server's and the channel's settings", async () => {
    scene = await openScene();
    const { client, control, guild, channelId } = scene;
    const channel = client.guilds.cache.get(guild.id)!.channels.cache.get(channelId)!;
    const granted = () => channel.permissionsFor(client.user)!;
    expect(granted().bitfield).toBe(377957239808n);
    const changed = once(client, Events.ChannelUpdate);
    await control.updateChannel(channelId, { denyBot: String(1 << 14) });
    await changed;
    expect(granted().has('EmbedLinks')).toBe(false);
    const roleChanged = once(client, Events.GuildRoleUpdate);
    await control.updateGuild(guild.id, { botPermissions: String(1 << 10) });
    await roleChanged;
    expect(granted().toArray()).toEqual(['ViewChannel']);
  });
});
