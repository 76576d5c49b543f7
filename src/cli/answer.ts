import type { Writable } from 'node:stream';
import { linesOfFiles, unreadable } from './lines.ts';
import { EXIT, type Streams } from './subcommand.ts';

/** What every answer has; `error` and `unfinished` make the exit status 1. */
interface Answer {
  readonly status: string;
}

/**
 * Answers every record with one line, in order; blank lines are passed over, and a bad line never stops the
 * next one: what is no JSON is answered as `undefined` is. Exit status 0 when every answer has the status `good`.
 */
export async function answerRecords(
  files: readonly string[],
  { stdin, stdout, stderr }: Streams,
  answer: (json: unknown) => Answer,
  good: string,
): Promise<number> {
  const option = files.find((file) => file.startsWith('-') && file !== '-');
  if (option !== undefined) {
    stderr.write(`There is no option "${option}": name files of records, or none for standard input.\n`);
    return EXIT.usage;
  }
  for (const file of files) {
    const why = await unreadable(file);
    if (why) {
      stderr.write(`${why}\n`);
      return EXIT.usage;
    }
  }
  let allGood = true;
  for await (const lines of linesOfFiles(files, stdin)) {
    let text = '';
    for (const line of lines) {
      if (line !== null && line.trim() === '') continue;
      const answered = answer(line === null ? undefined : parsed(line));
      allGood &&= answered.status === good;
      text += `${JSON.stringify(answered)}\n`;
    }
    if (!(await written(stdout, text))) break;
  }
  return allGood ? EXIT.ok : EXIT.failed;
}

/** JSON has no `undefined`, so that it can stand for what is none. */
export function parsed(line: string): unknown {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    return undefined;
  }
}

/** Writes and waits until more is wanted; false once nobody reads any more. */
export async function written(stdout: Writable, text: string): Promise<boolean> {
  if (stdout.destroyed || stdout.errored) return false;
  if (text === '' || stdout.write(text)) return true;
  return new Promise((resolve) => {
    const settled = (): void => {
      for (const event of EVENTS) stdout.off(event, settled);
      resolve(!stdout.destroyed && !stdout.errored);
    };
    for (const event of EVENTS) stdout.on(event, settled);
  });
}

/** What a writer that has to wait may wait for. */
const EVENTS = ['drain', 'error', 'close'] as const;
