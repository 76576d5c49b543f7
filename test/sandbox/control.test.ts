import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { connect } from '../../src/sandbox/client.ts';
import { systemClock } from '../../src/sandbox/clock.ts';
import { createSandbox, type Sandbox } from '../../src/sandbox/sandbox.ts';
import { movableClock, openScene, rawRequest, type Scene } from './fixture.ts';

describe('the control interface', () => {
  let sandbox: Sandbox;
  beforeEach(async () => {
    sandbox = await createSandbox();
  });
  afterEach(() => sandbox.close());

  const call = async (method: string, path: string, body?: string) => {
    const response = await fetch(`${sandbox.url}/control${path}`, { method, ...(body && { body }) });
    return { status: response.status, ...((await response.json()) as { code: string; error: string }) };
  };

  test.each([
    ['POST', '/users', '{', 400, 'bad-request'],
    ['POST', '/users', '{}', 400, 'bad-request'],
    ['POST', '/users', '{"username":"ann","colour":"red"}', 400, 'bad-request'],
    ['POST', '/users', '{"username":"ann","locale":"xx"}', 400, 'bad-request'],
    ['POST', '/guilds', '{"name":"Club","memberIds":["123456789012345678"]}', 404, 'unknown-user'],
    ['GET', '/users/123456789012345678/view', undefined, 404, 'unknown-user'],
    ['PATCH', '/guilds/123456789012345678', '{}', 404, 'unknown-guild'],
    ['DELETE', '/channels/123456789012345678', undefined, 404, 'unknown-channel'],
    ['GET', '/weather', undefined, 404, 'no-such-route'],
    ['POST', '/faults', '{"route":"("}', 400, 'bad-request'],
    ['GET', '/journal?after=x', undefined, 400, 'bad-request'],
  ])('%s %s with %s is refused with %i %s', async (method, path, body, status, code) => {
    const answer = await call(method, path, body);
    expect(answer).toMatchObject({ status, code, error: expect.stringMatching(/^[^\n]+$/) });
  });

  test('lists the world that it was told to make', async () => {
    const control = connect(sandbox.url);
    const ann = await control.createUser({ username: 'ann', locale: 'de' });
    const guild = await control.createGuild({ name: 'Club', channels: ['a', 'b'], memberIds: [ann.id] });
    expect(await control.world()).toMatchObject({
      application: { online: false },
      users: [{ username: 'ann', locale: 'de', dmClosed: false }],
      guilds: [{ id: guild.id, channels: [{ name: 'a' }, { name: 'b' }], memberIds: [ann.id] }],
    });
    await control.updateGuild(guild.id, { removeMember: ann.id });
    expect((await control.as(ann.id).view()).guilds).toEqual([]);
  });

  test('shows as many of the newest messages as are wanted', async () => {
    const scene = await openScene();
    for (const content of ['one', 'two', 'three']) {
      await scene.request('POST', `/channels/${scene.channelId}/messages`, { content });
    }
    const seen = await scene.ann.messagesIn(scene.channelId, 2);
    expect(seen.map(({ content }) => content)).toEqual(['two', 'three']);
    await expect(scene.ann.view(scene.channelId, 0)).rejects.toMatchObject({ code: 'bad-request' });
    await scene.end();
  });

  test('streams changes', async () => {
    const response = await fetch(`${sandbox.url}/control/stream`);
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    await connect(sandbox.url).createUser({ username: 'ann' });
    let told = '';
    while (!told.includes('data:')) told += (await reader.read()).value;
    expect(told).toContain('{"type":"changed"}');
    await reader.cancel();
  });

  test('ids follow from the clock', async () => {
    const clock = { ...systemClock, now: () => 1_800_000_000_000 };
    const ids = async (): Promise<readonly string[]> => {
      const other = await createSandbox({ clock });
      const { application } = await connect(other.url).world();
      const { id } = await connect(other.url).createUser({ username: 'ann' });
      await other.close();
      return [application.id, id];
    };
    expect(await ids()).toEqual(await ids());
  });
});

test('an interaction that nobody answers has failed when its three seconds are over', async () => {
  const hasty = { ...systemClock, after: (ms: number, task: () => void) => systemClock.after(ms / 50, task) };
  const scene = await openScene({ clock: hasty });
  await scene.client.application.commands.set([{ name: 'ping', description: 'Ping' }]);
  const running = scene.ann.run(scene.channelId, 'ping');
  await expect(running).rejects.toMatchObject({ status: 504, code: 'interaction-failed' });
  await scene.end();
});

describe('faults', () => {
  const clock = movableClock();
  let scene: Scene;
  beforeEach(async () => {
    scene = await openScene({ clock, enforceRateLimits: true });
  });
  afterEach(() => scene.end());

  const path = () => `/channels/${scene.channelId}/messages`;
  const post = (content: string) => scene.request('POST', path(), { content });
  const contents = async () => (await scene.ann.messagesIn(scene.channelId)).map(({ content }) => content);

  test('hit the requests that they are meant for, as often as they should', async () => {
    await scene.control.faults.inject({ method: 'POST', route: '/messages$', status: 503, times: 2 });
    expect((await scene.request('GET', path())).status).toBe(200);
    expect([(await post('1')).status, (await post('2')).status, (await post('3')).status]).toEqual([
      503, 503, 200,
    ]);
    expect(await contents()).toEqual(['3']);
  });

  test('can lose the answer of what was done', async () => {
    await scene.control.faults.inject({ route: '/messages$', status: 500, afterEffect: true });
    expect((await post('Done')).status).toBe(500);
    expect(await contents()).toEqual(['Done']);
    await scene.control.faults.inject({ route: '/messages$', status: 0, afterEffect: true });
    await expect(post('Done too')).rejects.toThrow();
    expect(await contents()).toEqual(['Done', 'Done too']);
  });

  test('can be a rate limit, which discord.js waits for', async () => {
    await scene.control.faults.inject({ route: '/messages$', status: 429, retryAfterMs: 20 });
    const { status, headers, body } = await post('x');
    expect([status, headers.get('retry-after'), body.retry_after]).toEqual([429, '0.02', 0.02]);
    await scene.control.faults.inject({ route: '/messages$', status: 429, retryAfterMs: 20 });
    const channel = await scene.client.channels.fetch(scene.channelId);
    if (channel?.isSendable()) await channel.send('After the wait');
    expect(await contents()).toEqual(['After the wait']);
  });

  test('a lost answer makes discord.js send twice, unless the nonce is enforced', async () => {
    const channel = await scene.client.channels.fetch(scene.channelId);
    if (!channel?.isSendable()) throw new Error('The channel takes no messages.');
    const lose = () =>
      scene.control.faults.inject({ method: 'POST', route: '/messages$', status: 500, afterEffect: true });
    await lose();
    await channel.send('Plain');
    await lose();
    await channel.send({ content: 'Guarded', nonce: 'n1', enforceNonce: true });
    expect(await contents()).toEqual(['Plain', 'Plain', 'Guarded']);
  });

  test('are cleared', async () => {
    await scene.control.faults.inject({ status: 500, times: 9 });
    await scene.control.faults.clear();
    expect((await post('x')).status).toBe(200);
  });

  test('five messages in five seconds and channel are enough, where limits are enforced', async () => {
    const statuses: number[] = [];
    for (const content of ['1', '2', '3', '4', '5', '6']) statuses.push((await post(content)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    clock.move(5000);
    expect((await post('7')).status).toBe(200);
  });

  test('messages older than an hour take three edits in six seconds', async () => {
    const { body: message } = await post('Old');
    clock.move(3_600_000);
    const edit = () => scene.request('PATCH', `${path()}/${message.id}`, { content: 'New' });
    const codes: number[] = [];
    for (let count = 0; count < 4; count += 1) codes.push((await edit()).body.code);
    expect(codes).toEqual([undefined, undefined, undefined, 30046]);
    clock.move(6000);
    expect((await edit()).status).toBe(200);
  });
});

test('the page and nothing else is served', async () => {
  const sandbox = await createSandbox();
  const status = async (path: string) => (await fetch(`${sandbox.url}${path}`)).status;
  expect(await status('/nothing.js')).toBe(404);
  expect(await status('/..%2Fsandbox.ts')).toBe(404);
  expect(await status('/%2e%2e%2fclient.ts')).toBe(404);
  expect((await rawRequest(sandbox, 'GET', '/nothing')).status).toBe(404);
  await sandbox.close();
});
