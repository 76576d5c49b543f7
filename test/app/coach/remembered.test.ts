import { describe, expect, test } from 'vitest';
import { Hints } from '../../../src/app/coach/hints.ts';
import { Remembered } from '../../../src/app/coach/remembered.ts';
import type { SeatView } from '../../../src/core/view/seatView.ts';
import { FakeAnalyst } from '../../support/fakeAnalyst.ts';

describe('an answer that took long', () => {
  test('is worked out once, whoever asks meanwhile and afterwards', async () => {
    let worked = 0;
    const remembered = new Remembered<number>(2);
    const ask = () => remembered.of('a', async () => ++worked);
    expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
    expect(await ask()).toBe(1);
    expect(remembered.known('a')).toBe(1);
  });

  test('is forgotten when others have been used since', async () => {
    const remembered = new Remembered<string>(2);
    for (const key of ['a', 'b']) await remembered.of(key, async () => key);
    remembered.known('a');
    await remembered.of('c', async () => 'c');
    expect(['a', 'b', 'c'].map((key) => remembered.known(key))).toEqual(['a', undefined, 'c']);
  });

  test('is worked out again where that failed', async () => {
    const remembered = new Remembered<string>(2);
    await expect(remembered.of('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await remembered.of('a', async () => 'yes')).toBe('yes');
  });
});

test('a hint that is asked for again needs no new thought', async () => {
  const analyst = new FakeAnalyst();
  const hints = new Hints(analyst);
  const view = {
    seat: 0,
    actions: [],
    legal: [
      { do: 'play', card: 'CA' },
      { do: 'play', card: 'CK' },
    ],
    cards: [],
  } as unknown as SeatView;
  const first = await hints.of(view, 'k3f9-1');
  expect(await hints.of(view, 'k3f9-1')).toBe(first);
  await hints.of(view, 'k3f9-2');
  expect(analyst.asked).toHaveLength(2);
});
