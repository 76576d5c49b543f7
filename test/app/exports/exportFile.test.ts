import { randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { gathered } from '../../../src/app/exports/exportFile.ts';

/** Pieces of a text, and whether whoever gathered them read on to the last. */
function pieces(of: readonly string[]) {
  let read = 0;
  let closed = false;
  async function* give(): AsyncGenerator<string> {
    try {
      for (const piece of of) {
        read++;
        yield piece;
      }
    } finally {
      closed = true;
    }
  }
  return { give, read: () => read, closed: () => closed };
}

const noise = (bytes: number): string => randomBytes(bytes / 2).toString('hex');

describe('what is exported', () => {
  test('stays as it is where it fits, to the last byte', async () => {
    const file = await gathered(pieces(['Ä', '12345', '678']).give(), 10);
    expect(file).toEqual({ data: Buffer.from('Ä12345678'), gzipped: false });
    expect(await gathered(pieces([]).give(), 10)).toEqual({ data: Buffer.alloc(0), gzipped: false });
  });

  test('is compressed where it is too large, in the same order', async () => {
    const parts = Array.from({ length: 500 }, (_, index) => `${index} ${'spades '.repeat(20)}\n`);
    const file = await gathered(pieces(parts).give(), 8_000);
    expect(file?.gzipped).toBe(true);
    expect(file?.data.length).toBeLessThanOrEqual(8_000);
    expect(gunzipSync(file?.data ?? '').toString()).toBe(parts.join(''));
  });

  test('is given up where it is too large even then, long before its end', async () => {
    const parts = Array.from({ length: 2_000 }, () => noise(2_000));
    const source = pieces(parts);
    expect(await gathered(source.give(), 20_000)).toBeNull();
    expect(source.read()).toBeLessThan(1_000);
    expect(source.closed()).toBe(true);
  });
});
