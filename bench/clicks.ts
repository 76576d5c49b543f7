import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ThinkingFigures } from '../src/app/thinking/tally.ts';
import type { Level } from '../src/core/level.ts';
import { connect, type Person, type SandboxClient } from '../src/sandbox/client.ts';
import { createSandbox } from '../src/sandbox/sandbox.ts';
import { newest } from '../test/e2e/support/buttons.ts';
import { TablePlayer } from '../test/e2e/support/player.ts';

export interface ClickFigures {
  /** Milliseconds from a click until the bot's first answer, as the sandbox measures it. */
  readonly latency: {
    readonly clicks: number;
    readonly p50: number;
    readonly p99: number;
    readonly most: number;
  };
  /** Milliseconds that computers took to decide, and how often they were stopped; null: nobody had to think. */
  readonly thinking: ThinkingFigures | null;
  /** Megabytes of resident memory of the bot's process. */
  readonly residentAfterStart: number;
  readonly residentAtEnd: number;
}

/** A process that has just started compiles while it works: clicks count after so many milliseconds. */
const WARM_UP = 5_000;
const HANDS = 96;

export interface Load {
  readonly tables: number;
  readonly seconds: number;
  /** About so long people think before each click, and exactly so long computers pause. Milliseconds. */
  readonly thinking: number;
  /** How the computers play. */
  readonly level: Level;
}

interface Seat {
  readonly person: Person;
  readonly channel: string;
}

/**
 * One person and three computers at each table, the bot in a process of its own. Each table has a server of its own,
 * so that whoever looks at theirs does not fetch the messages of all: this process measures, and must not be busy.
 */
export async function benchClicks(load: Load): Promise<ClickFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'dulle-bench-'));
  const database = join(folder, 'bench.sqlite');
  const sandbox = await createSandbox();
  const client = connect(sandbox.url);
  const env = {
    ...process.env,
    DISCORD_TOKEN: sandbox.botToken,
    DISCORD_API: sandbox.apiUrl,
    DATABASE_FILE: database,
    COMPUTER_DELAY: String(load.thinking),
    LOG_LEVEL: 'info',
  };
  await run(spawn(process.execPath, ['src/deploy.ts'], { env, stdio: ['ignore', 'ignore', 'inherit'] }));
  const seats: Seat[] = [];
  for (let index = 0; index < load.tables; index++) {
    const { id } = await client.createUser({ username: `person-${index}` });
    const { channels } = await client.createGuild({
      name: `Bench ${index}`,
      channels: ['table'],
      memberIds: [id],
    });
    seats.push({ person: client.as(id), channel: channels[0]?.id ?? '' });
  }
  const bot = spawn(process.execPath, ['src/main.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const said: string[] = [];
  bot.stdout.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  try {
    await online(client);
    await sleep(500);
    const residentAfterStart = residentMegabytes(bot);
    const latencies: number[] = [];
    const warm = performance.now() + WARM_UP;
    const until = warm + load.seconds * 1000;
    await Promise.all(seats.map((seat, index) => play(seat, index, { ...load, warm, until }, latencies)));
    const residentAtEnd = residentMegabytes(bot);
    bot.kill();
    await run(bot);
    return {
      latency: summary(latencies),
      thinking: thinkingIn(said.join('')),
      residentAfterStart,
      residentAtEnd,
    };
  } finally {
    bot.kill();
    await run(bot);
    await sandbox.close();
    rmSync(folder, { recursive: true });
  }
}

/** One person: opens a table, fills it with computers, and plays until the time is over. */
async function play(
  { person, channel }: Seat,
  index: number,
  { warm, until, thinking, level }: Load & { readonly warm: number; readonly until: number },
  latencies: number[],
): Promise<void> {
  await sleep((index * thinking) / 50);
  await person.run(channel, 'table create', { computers: 3, level, pace: 'none', hands: HANDS });
  const player = new TablePlayer(person, { seed: `bench ${index}`, wish: () => 'healthy', announces: 0.1 });
  while (performance.now() < until) {
    const before = player.presses.length;
    if (!(await player.step())) await goOn(person, player, channel);
    for (const { answer } of player.presses.slice(before)) {
      if (answer && performance.now() > warm) latencies.push(answer.response.afterMs);
    }
    await sleep(thinking / 2 + (((index * 37 + before * 61) % 100) / 100) * thinking);
  }
}

async function goOn(person: Person, player: TablePlayer, channel: string): Promise<void> {
  const { guilds } = await person.view();
  const messages = guilds
    .flatMap(({ channels }) => channels)
    .filter(({ id, parentId }) => id === channel || parentId === channel)
    .flatMap((seen) => seen.messages);
  const button = newest(messages, 'next-hand') ?? newest(messages, 'start');
  const cut = newest(messages, 'cut');
  if (cut) {
    const { message, customId, values } = cut;
    await person
      .select({ messageId: message.id, customId, values: values.slice(0, 1) })
      .catch(() => undefined);
  } else if (button) {
    await player.press(button);
  }
}

async function online(client: SandboxClient): Promise<void> {
  for (let tries = 0; tries < 400; tries++) {
    if ((await client.world()).application.online) return;
    await sleep(50);
  }
  throw new Error('The bot did not come online');
}

const run = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

/** What the bot's log says at its end of how its computers have thought, and of what went wrong. */
function thinkingIn(log: string): ThinkingFigures | null {
  const lines = log
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as { readonly level: string; readonly msg: string });
  for (const line of lines) if (line.level !== 'info') process.stderr.write(`${JSON.stringify(line)}\n`);
  const told = lines.find(({ msg }) => msg === 'computers have thought');
  if (!told) return null;
  const { decisions, p50, p99, most, mostWork, longestWait, cut, steppedIn } =
    told as unknown as ThinkingFigures;
  return { decisions, p50, p99, most, mostWork, longestWait, cut, steppedIn };
}

function residentMegabytes({ pid }: ChildProcess): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}

function summary(latencies: readonly number[]) {
  const sorted = latencies.toSorted((a, b) => a - b);
  const at = (share: number): number =>
    Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 10) / 10;
  return { clicks: sorted.length, p50: at(0.5), p99: at(0.99), most: at(1) };
}
