import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable, Writable } from 'node:stream';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dulle } from '../../src/cli/dulle.ts';
import { comparable, readCases } from '../support/cases.ts';

interface Ran {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

/** Collects what is written. */
function collector(): Writable & { text: () => string } {
  const pieces: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      pieces.push(String(chunk));
      done();
    },
  });
  return Object.assign(stream, { text: () => pieces.join('') });
}

async function run(args: readonly string[], input: string | Iterable<string | Buffer> = ''): Promise<Ran> {
  const stdout = collector();
  const stderr = collector();
  const stdin = Readable.from(typeof input === 'string' ? [Buffer.from(input)] : input);
  const status = await dulle(args, { stdin, stdout, stderr });
  return { status, out: stdout.text(), err: stderr.text() };
}

const [first, second] = readCases('ddv');
const lineOf = (one: typeof first): string => `${JSON.stringify(one?.record)}\n`;
const BAD = '{"status":"error","action":-1,"code":"bad-record"}';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'dulle-'));
  await writeFile(join(directory, 'first.jsonl'), lineOf(first));
  await writeFile(join(directory, 'second.jsonl'), lineOf(second));
});
afterAll(() => rm(directory, { recursive: true }));

describe('replay', () => {
  test('answers every record of standard input in order', async () => {
    const { status, out } = await run(['replay'], lineOf(first) + lineOf(second));
    const answers = out
      .trim()
      .split('\n')
      .map((line) => comparable(JSON.parse(line)));
    expect(answers).toEqual([comparable(first?.result), comparable(second?.result)]);
    expect(status).toBe(0);
  });

  test('reads the files named, one after another', async () => {
    const files = ['first.jsonl', 'second.jsonl'].map((name) => join(directory, name));
    const fromFiles = await run(['replay', ...files]);
    expect(fromFiles).toEqual(await run(['replay'], lineOf(first) + lineOf(second)));
  });

  test.each<[string, string, string[]]>([
    ['a line that is no JSON', 'oh\n', [BAD]],
    ['a line cut off', lineOf(first).slice(0, 100), [BAD]],
    ['a list', '[]\n', [BAD]],
    ['null', 'null\n', [BAD]],
    ['bytes that are no text', '\uFFFD\u0000\n', [BAD]],
    ['blank lines', '\n  \n\r\n', []],
    ['nothing at all', '', []],
  ])('%s', async (_name, input, expected) => {
    const { status, out } = await run(['replay'], input);
    expect(out.split('\n').filter(Boolean)).toEqual(expected);
    expect(status).toBe(expected.length === 0 ? 0 : 1);
  });

  test('a bad line never stops the next one', async () => {
    const { status, out } = await run(['replay'], `{\n\n${lineOf(first)}nonsense\n${lineOf(second)}`);
    const statuses = out
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { status: string }).status);
    expect(statuses).toEqual(['error', 'finished', 'error', 'finished']);
    expect(status).toBe(1);
  });

  test('an unfinished record makes the status 1', async () => {
    const record = { ...(first?.record as object), actions: [] };
    expect(await run(['replay'], JSON.stringify(record))).toEqual({
      status: 1,
      out: '{"status":"unfinished"}\n',
      err: '',
    });
  });

  test.each<[string, (line: string) => Iterable<string | Buffer>]>([
    ['cut anywhere, in the middle of a letter too', (line) => chunked(Buffer.from(`${line}"ä"\n${line}`), 7)],
    ['with carriage returns', (line) => [Buffer.from(`${line.trim()}\r\n"ä"\r\n${line.trim()}\r\n`)]],
    ['with a byte order mark', (line) => [Buffer.from(`\uFEFF${line}"ä"\n${line}`)]],
    ['without a line break at the end', (line) => [Buffer.from(`${line}"ä"\n${line.trim()}`)]],
  ])('reads input %s', async (_name, input) => {
    const { out } = await run(['replay'], input(lineOf(first)));
    const whole = (await run(['replay'], lineOf(first))).out;
    expect(out).toBe(`${whole}${BAD}\n${whole}`);
  });

  test('a line of megabytes is refused and not kept', async () => {
    function* endless() {
      for (let piece = 0; piece < 40; piece++) yield Buffer.from('[1,'.repeat(30_000));
      yield Buffer.from(`\n${lineOf(first)}`);
    }
    const { out } = await run(['replay'], endless());
    expect(out.split('\n')[0]).toBe(BAD);
    expect(out).toContain('"finished"');
  });

  test('waits for a slow reader instead of piling answers up', async () => {
    const stdout = new PassThrough({ highWaterMark: 1_000 });
    const stderr = collector();
    let taken = 0;
    function* records() {
      for (; taken < 200; taken++) yield Buffer.from(lineOf(first));
    }
    const running = dulle(['replay'], {
      stdin: Readable.from(records(), { highWaterMark: 1 }),
      stdout,
      stderr,
    });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(taken).toBeLessThan(20);
    stdout.resume();
    expect(await running).toBe(0);
    expect(taken).toBe(200);
  });

  test('stops quietly when nobody reads any more', async () => {
    const stdout = new PassThrough({ highWaterMark: 1_000 });
    stdout.on('error', () => {});
    function* records() {
      while (true) yield Buffer.from(lineOf(first));
    }
    const running = dulle(['replay'], { stdin: Readable.from(records()), stdout, stderr: collector() });
    stdout.once('data', () => stdout.destroy());
    await expect(running).resolves.toBe(0);
  });
});

describe('view', () => {
  test('answers with what each seat may know', async () => {
    const [one] = readCases('views');
    const { status, out } = await run(['view'], lineOf(one));
    expect(comparable(JSON.parse(out))).toEqual(comparable(one?.result));
    expect(status).toBe(0);
  });

  test('gives the error that replay gives', async () => {
    expect(await run(['view'], '{}\n')).toEqual(await run(['replay'], '{}\n'));
  });
});

describe('asked for wrongly', () => {
  test.each<[string, string[], RegExp]>([
    ['no subcommand', [], /^Name a subcommand; there are: replay, view/],
    ['an unknown one', ['deal'], /^There is no subcommand "deal"; there are: replay, view/],
    ['a name every object has', ['constructor'], /^There is no subcommand "constructor"/],
    ['a missing file', ['replay', 'no-such-file.jsonl'], /^There is no file "no-such-file.jsonl"\.\n$/],
    ['a directory', ['view', tmpdir()], /is a directory, not a file of records\.\n$/],
    ['an option', ['replay', '--fast'], /^There is no option "--fast"/],
  ])('%s: one clear sentence, status 2, no output', async (_name, args, sentence) => {
    const { status, out, err } = await run(args);
    expect(err).toMatch(sentence);
    expect({ status, out }).toEqual({ status: 2, out: '' });
  });

  test('a missing file is noticed before anything is answered', async () => {
    const { out } = await run(['replay', join(directory, 'first.jsonl'), 'no-such-file.jsonl']);
    expect(out).toBe('');
  });

  test('help lists the subcommands', async () => {
    const { status, out } = await run(['help']);
    expect(status).toBe(0);
    expect(out).toContain('dulle replay [file ...]');
  });
});

test('the process exits with the status, and quietly when its reader leaves', async () => {
  const cli = new URL('../../src/cli.ts', import.meta.url).pathname;
  const many = join(directory, 'many.jsonl');
  await writeFile(many, lineOf(first).repeat(300));
  const shell = promisify(execFile);
  const script = 'set -o pipefail; "$0" "$1" view "$2" | head -c 10';
  const { stdout, stderr } = await shell('bash', ['-c', script, process.execPath, cli, many]);
  expect(stdout).toBe('{"status":');
  expect(stderr).toBe('');
  await expect(shell(process.execPath, [cli, 'replay', 'no-such-file'])).rejects.toMatchObject({ code: 2 });
}, 20_000);

function* chunked(bytes: Buffer, size: number): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
