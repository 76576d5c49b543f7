import { once } from 'node:events';
import { createGzip } from 'node:zlib';

/** What a file may take in a message: Discord's bound where nobody pays for more. Bytes. */
const LARGEST_FILE = 10 * 1024 * 1024;

/** A file that fits into a message. */
export interface ExportFile {
  readonly data: Buffer;
  readonly gzipped: boolean;
}

/**
 * Gathers what is exported: as it is where it fits, else compressed; null where it is too large even then. What is
 * compressed is compressed beside the event loop.
 */
export async function gathered(
  parts: AsyncIterable<string>,
  largest = LARGEST_FILE,
): Promise<ExportFile | null> {
  const pieces: Buffer[] = [];
  let size = 0;
  const iterator = parts[Symbol.asyncIterator]();
  for (;;) {
    const next = await iterator.next();
    if (next.done) return { data: Buffer.concat(pieces), gzipped: false };
    const piece = Buffer.from(next.value);
    pieces.push(piece);
    size += piece.length;
    if (size > largest) return compressed(pieces, iterator, largest);
  }
}

async function compressed(
  before: readonly Buffer[],
  after: AsyncIterator<string>,
  largest: number,
): Promise<ExportFile | null> {
  const gzip = createGzip();
  const pieces: Buffer[] = [];
  let size = 0;
  gzip.on('data', (piece: Buffer) => {
    pieces.push(piece);
    size += piece.length;
  });
  const ended = once(gzip, 'end');
  const write = async (piece: Buffer): Promise<void> => {
    if (!gzip.write(piece)) await once(gzip, 'drain');
  };
  for (const piece of before) await write(piece);
  for (;;) {
    if (size > largest) {
      gzip.destroy();
      ended.catch(() => undefined);
      await after.return?.();
      return null;
    }
    const next = await after.next();
    if (next.done) break;
    await write(Buffer.from(next.value));
  }
  gzip.end();
  await ended;
  return size > largest ? null : { data: Buffer.concat(pieces), gzipped: true };
}
