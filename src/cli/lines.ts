import { createReadStream } from 'node:fs';
import { access, constants, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';

/** A line of the input; null where it was too long to be kept. */
export type Line = string | null;

/** Longest line that is read, in characters: a record has about 4,000. */
const LONGEST_LINE = 1_048_576;

/** Names standard input among file names. */
const STANDARD_INPUT = '-';

/**
 * The lines of a stream, as many at a time as a chunk completes, so that answers can go out as the input
 * comes in and a file of any length takes the memory of one chunk. A byte order mark is dropped.
 */
async function* linesOf(stream: Readable): AsyncGenerator<readonly Line[]> {
  const decoder = new StringDecoder('utf8');
  let pending = '';
  let tooLong = false;
  let first = true;
  const complete = (piece: string): Line => {
    const line = tooLong || pending.length + piece.length > LONGEST_LINE ? null : pending + piece;
    pending = '';
    tooLong = false;
    return line;
  };
  for await (const chunk of stream) {
    let text = typeof chunk === 'string' ? chunk : decoder.write(chunk);
    if (first && text.length > 0) {
      first = false;
      if (text.startsWith('\uFEFF')) text = text.slice(1);
    }
    const pieces = text.split('\n');
    const rest = pieces.pop() ?? '';
    if (pieces.length > 0) yield pieces.map(complete);
    if (pending.length + rest.length > LONGEST_LINE) {
      tooLong = true;
      pending = '';
    } else if (!tooLong) {
      pending += rest;
    }
  }
  const rest = decoder.end();
  if (pending + rest !== '' || tooLong) yield [complete(rest)];
}

/** Why a file cannot be read, as one sentence; null where it can. */
export async function unreadable(file: string): Promise<string | null> {
  if (file === STANDARD_INPUT) return null;
  try {
    await access(file, constants.R_OK);
    return (await stat(file)).isDirectory() ? `"${file}" is a directory, not a file of records.` : null;
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    return missing ? `There is no file "${file}".` : `The file "${file}" cannot be read.`;
  }
}

/** The named files one after another, or standard input where none is named. */
export async function* linesOfFiles(
  files: readonly string[],
  stdin: Readable,
): AsyncGenerator<readonly Line[]> {
  if (files.length === 0) yield* linesOf(stdin);
  for (const file of files) yield* linesOf(file === STANDARD_INPUT ? stdin : createReadStream(file));
}
