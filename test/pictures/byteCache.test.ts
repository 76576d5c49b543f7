import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ByteCache } from '../../src/pictures/byteCache.ts';

describe('a cache of bytes', () => {
  test('gives up what was not used for longest', () => {
    const cache = new ByteCache<string>(10);
    cache.set('a', 'A', 4);
    cache.set('b', 'B', 4);
    cache.get('a');
    cache.set('c', 'C', 4);
    expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual(['A', undefined, 'C']);
  });

  test('does not keep what is larger than all of it, nor what that replaced', () => {
    const cache = new ByteCache<string>(10);
    cache.set('a', 'A', 4);
    cache.set('a', 'AA', 11);
    expect(cache.get('a')).toBeUndefined();
    expect(cache.bytes).toBe(0);
  });

  test('never holds more than its bound, and counts right', () => {
    const entry = fc.record({ key: fc.constantFrom('a', 'b', 'c', 'd', 'e'), bytes: fc.nat({ max: 120 }) });
    fc.assert(
      fc.property(fc.array(entry), (entries) => {
        const cache = new ByteCache<number>(100);
        for (const { key, bytes } of entries) {
          cache.set(key, bytes, bytes);
          const kept = ['a', 'b', 'c', 'd', 'e'].map((other) => cache.get(other) ?? 0);
          expect(cache.bytes).toBe(kept.reduce((sum, size) => sum + size, 0));
          expect(cache.bytes).toBeLessThanOrEqual(100);
          if (bytes <= 100) expect(cache.get(key)).toBe(bytes);
        }
      }),
    );
  });
});
