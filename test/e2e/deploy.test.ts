import { spawn } from 'node:child_process';
import { REST, Routes } from 'discord.js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ApplicationEmojis, namesLostEmoji } from '../../src/discord/emojis/applicationEmojis.ts';
import { EmojiBook } from '../../src/discord/emojis/emojiBook.ts';
import { emojiName, signIn } from '../../src/discord/emojis/emojiName.ts';
import { signImages } from '../../src/discord/emojis/signImages.ts';
import { uploadMissing } from '../../src/discord/emojis/uploading.ts';
import type { Emoji } from '../../src/discord/messages/reader.ts';
import { createLog } from '../../src/log.ts';
import { connect } from '../../src/sandbox/client.ts';
import { createSandbox, type Sandbox } from '../../src/sandbox/sandbox.ts';

const SIGNS = signImages().map(({ sign }) => sign);

let sandbox: Sandbox;
let applicationId: string;
let emojis: ApplicationEmojis;

beforeEach(async () => {
  sandbox = await createSandbox({ checkAnswers: true });
  const rest = new REST({ api: sandbox.apiUrl }).setToken(sandbox.botToken);
  applicationId = (await connect(sandbox.url).world()).application.id;
  emojis = new ApplicationEmojis(rest, applicationId);
});

afterEach(() => sandbox.close());

/** `npm run deploy`, and what it wrote. */
async function deploy(): Promise<{
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}> {
  const child = spawn(process.execPath, ['src/deploy.ts'], {
    env: { ...process.env, DISCORD_TOKEN: sandbox.botToken, DISCORD_API: sandbox.apiUrl },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const written = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (written.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (written.err += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, ...written };
}

const idsOf = (listed: readonly Emoji[]): ReadonlyMap<string | null, string> =>
  new Map(listed.map(({ id, name }) => [signIn(name), id]));

describe('deploy', () => {
  test('registers the commands, and uploads every emoji the first time and none the second', async () => {
    expect(await deploy()).toEqual({
      code: 0,
      out: expect.stringContaining(`Emojis of cards: ${SIGNS.length} uploaded, 0 already there.\n`),
      err: '',
    });
    const first = await emojis.list();
    expect(first.map(({ name }) => signIn(name))).toEqual(SIGNS);

    const again = await deploy();
    expect(again.out).toMatch(/^Registered \/.* for all servers\.\n/);
    expect(again.out).toContain(`Emojis of cards: 0 uploaded, ${SIGNS.length} already there.\n`);
    expect(await emojis.list()).toEqual(first);
  });

  test('brings back one that was deleted, and leaves alone an older one and those of others', async () => {
    await deploy();
    const before = await emojis.list();
    const [lost] = before;
    const picture = signImages()[0]!.png;
    const logo = await emojis.create('logo', picture);
    const older = await emojis.create('HT_dulle000000', picture);
    await emojis.remove(lost!);

    expect((await deploy()).out).toContain(`Emojis of cards: 1 uploaded, ${SIGNS.length - 1} already there.`);
    const after = await emojis.list();
    expect(after.filter(({ name }) => name === lost!.name)).toHaveLength(1);
    expect(after).toEqual(expect.arrayContaining([logo, older, ...before.slice(1)]));
  });

  test('run twice at once uploads everything once', async () => {
    const runs = await Promise.all([deploy(), deploy()]);
    expect(runs.map(({ code, err }) => [code, err])).toEqual([
      [0, ''],
      [0, ''],
    ]);
    expect(idsOf(await emojis.list()).size).toBe(SIGNS.length);
    expect(await emojis.list()).toHaveLength(SIGNS.length);
  });

  test('that may not upload registers the commands all the same, and says what that means', async () => {
    await connect(sandbox.url).faults.inject({ method: 'POST', route: '/emojis', status: 403, code: 50013 });
    const { code, out, err } = await deploy();
    expect(code).toBe(0);
    expect(out).toContain('Registered /');
    expect(err).toMatch(/^Not all emojis could be uploaded, so cards are shown as text: .+\n$/);
  });
});

describe('a start', () => {
  test('after an update uploads the changed pictures, removes the old ones, and touches no others', async () => {
    const images = signImages();
    const [first, ...rest] = images;
    const kept = await uploadMissing(emojis, rest, []);
    const logo = await emojis.create('logo', first!.png);
    const outdated = await emojis.create('CA_dulle000000', rest[0]!.png);
    const book = new EmojiBook({
      rest: new REST({ api: sandbox.apiUrl }).setToken(sandbox.botToken),
      applicationId: () => applicationId,
      images: async () => images,
      onChange: () => undefined,
      log: createLog('silent'),
    });
    await book.open();
    await book.check();
    const after = await emojis.list();
    expect(after.map(({ name }) => name)).toContain(emojiName(first!));
    expect(after).not.toContainEqual(outdated);
    expect(after).toEqual(expect.arrayContaining([logo, ...kept.emojis.values()]));
    expect(after).toHaveLength(SIGNS.length + 1);
  });
});

test('a message that Discord refuses for its emoji is told from others', async () => {
  const client = connect(sandbox.url);
  const guild = await client.createGuild({ name: 'Club' });
  const rest = new REST({ api: sandbox.apiUrl }).setToken(sandbox.botToken);
  const emoji = await emojis.create('winner_dulle1a2b3c', signImages()[0]!.png);
  const send = (label: string) =>
    rest.post(Routes.channelMessages(guild.channels[0]!.id), {
      body: { components: [{ type: 1, components: [{ type: 2, style: 1, custom_id: 'x', label, emoji }] }] },
    });
  await send('while it is there');
  expect(namesLostEmoji(await send('x'.repeat(81)).catch((error: unknown) => error))).toBe(false);
  await emojis.remove(emoji);
  expect(namesLostEmoji(await send('gone').catch((error: unknown) => error))).toBe(true);
});
