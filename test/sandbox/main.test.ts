import { spawn } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';

const MAIN = fileURLToPath(new URL('../../src/sandbox/main.ts', import.meta.url));

interface Ended {
  readonly status: number | null;
  readonly output: string;
  readonly errors: string;
}

function start(port: string): Promise<Ended> {
  const child = spawn(process.execPath, [MAIN], { env: { ...process.env, SANDBOX_PORT: port } });
  let output = '';
  let errors = '';
  child.stdout.on('data', (text) => {
    output += text;
  });
  child.stderr.on('data', (text) => {
    errors += text;
  });
  return new Promise((resolve) => child.once('close', (status) => resolve({ status, output, errors })));
}

describe('npm run sandbox says in one sentence what is wrong, and ends with status 1', () => {
  let server: Server | undefined;
  afterEach(() => server?.close());

  test('a port that is taken', async () => {
    server = createServer();
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    expect(await start(String(port))).toEqual({
      status: 1,
      output: '',
      errors: `Port ${port} is taken: end what listens there, or choose another one with SANDBOX_PORT.\n`,
    });
  });

  test.each(['x', '-1', '65536', '47.5'])('SANDBOX_PORT=%s', async (port) => {
    const { status, errors } = await start(port);
    expect(status).toBe(1);
    expect(errors).toMatch(/^SANDBOX_PORT must be a port, .*\n$/);
  });
});
