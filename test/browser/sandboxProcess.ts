import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** `npm run sandbox` in a process of its own, with computers that play fast. */
export interface SandboxProcess {
  /** Where its page stands. */
  readonly address: string;
  stop(): Promise<void>;
}

export async function startSandbox(computerDelay: number): Promise<SandboxProcess> {
  const child = spawn(process.execPath, ['src/sandbox/main.ts'], {
    env: { ...process.env, SANDBOX_PORT: '0', COMPUTER_DELAY: String(computerDelay) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  const address = /http:\S+/.exec(line)?.[0];
  if (!address) throw new Error(`The sandbox gave no address: ${line}`);
  return {
    address,
    stop: async () => {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}
