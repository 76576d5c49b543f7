import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SandboxClient } from '../../../src/sandbox/client.ts';
import type { Sandbox } from '../../../src/sandbox/sandbox.ts';

/** The bot in a process of its own, as `npm start` runs it. */
export class BotProcess {
  /** Everything it wrote to its logs, over all its lives. */
  readonly output: string[] = [];
  private readonly sandbox: Sandbox;
  private readonly client: SandboxClient;
  private readonly databaseFile: string;
  private child: ChildProcess | null = null;

  /** `variables` of its environment that are otherwise than here. */
  private readonly variables: Readonly<Record<string, string>>;

  constructor(
    sandbox: Sandbox,
    client: SandboxClient,
    databaseFile: string,
    variables: Readonly<Record<string, string>> = {},
  ) {
    this.sandbox = sandbox;
    this.client = client;
    this.databaseFile = databaseFile;
    this.variables = variables;
  }

  /** Starts it and waits until it is online. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, ['src/main.ts'], {
      env: {
        ...process.env,
        DISCORD_TOKEN: this.sandbox.botToken,
        DISCORD_API: this.sandbox.apiUrl,
        DATABASE_FILE: this.databaseFile,
        COMPUTER_DELAY: '20',
        PICTURES: 'off',
        LOG_LEVEL: 'warn',
        // Compiled once, it starts again faster.
        NODE_COMPILE_CACHE: `${this.databaseFile}-cache`,
        ...this.variables,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => this.output.push(chunk.toString()));
    }
    this.child = child;
    while (!(await this.client.world()).application.online) {
      if (child.exitCode !== null) throw new Error(`The bot did not start: ${this.output.join('')}`);
      await sleep(5);
    }
  }

  /** Ends it at once, as a power cut would, or asks it to stop in good order. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await exited;
    while ((await this.client.world()).application.online) await sleep(5);
  }
}
