import { expect, test } from 'vitest';
import { Thinker } from '../../../src/app/thinking/thinker.ts';

test('a thread that was told to stop takes no question any more, though it is still there', async () => {
  const thread = new URL('planted/seeded.ts', import.meta.url);
  let onFree = (): void => {};
  let ended = false;
  const ready = new Promise<void>((resolve) => {
    onFree = resolve;
  });
  const thinker = new Thinker(thread, {
    onFree: () => onFree(),
    onEnd: () => {
      ended = true;
    },
  });
  await ready;
  expect(thinker.isFree).toBe(true);
  const stopped = thinker.stop();
  expect({ isFree: thinker.isFree, ended }).toEqual({ isFree: false, ended: false });
  await stopped;
  expect(ended).toBe(true);
});
