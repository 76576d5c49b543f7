import { Readable, Writable } from 'node:stream';
import { dulle } from '../../src/cli/dulle.ts';

/** Runs `dulle` in this process: its exit status, and all that it wrote. */
export async function ran(args: readonly string[], input = '') {
  const out = { stdout: '', stderr: '' };
  const into = (name: 'stdout' | 'stderr') =>
    new Writable({
      write: (chunk, _encoding, done) => {
        out[name] += chunk;
        done();
      },
    });
  const streams = {
    stdin: Readable.from([Buffer.from(input)]),
    stdout: into('stdout'),
    stderr: into('stderr'),
  };
  const status = await dulle(args, streams);
  return { status, ...out };
}
