import { afterEach, describe, expect, test } from 'vitest';
import type { Analysis } from '../../../src/app/coach/analyst.ts';
import { ThreadAnalyst } from '../../../src/app/coach/threadAnalyst.ts';
import type { SeatView } from '../../../src/core/view/seatView.ts';
import { createLog } from '../../../src/log.ts';

const VIEW = { seat: 0 } as unknown as SeatView;

const ECHOING = new URL('./echoing.ts', import.meta.url);
const planted = (name: string): URL => new URL(`../thinking/planted/${name}.ts`, import.meta.url);

let analyst: ThreadAnalyst;
afterEach(() => analyst.stop());

const withThread = (thread: URL): ThreadAnalyst => {
  analyst = new ThreadAnalyst({ seedOf: (decision) => decision, log: createLog('silent'), thread });
  return analyst;
};

/** How many questions were answered before this one. */
const place = (analysis: Analysis | null): number | undefined => analysis?.deals;

describe('the thread of the coach', () => {
  test('answers hints before reviews, each in order', async () => {
    const { analyse } = withThread(ECHOING);
    const asked = (['review', 'review', 'hint', 'review', 'hint'] as const).map((urgency) =>
      analyse.call(analyst, VIEW, urgency, urgency),
    );
    expect((await Promise.all(asked)).map(place)).toEqual([2, 3, 0, 4, 1]);
  });

  test('is started anew where it ended over a question, which is refused', async () => {
    withThread(ECHOING);
    await expect(analyst.analyse(VIEW, 'die', 'hint')).rejects.toThrow();
    expect(place(await analyst.analyse(VIEW, 'think', 'hint'))).toBe(0);
  });

  test('refuses what it fails at, and goes on', async () => {
    withThread(planted('failing'));
    for (let question = 0; question < 2; question++) {
      await expect(analyst.analyse(VIEW, 'think', 'review')).rejects.toThrow('at nowhere');
    }
  });

  test('refuses everybody where it cannot start', async () => {
    withThread(planted('unable'));
    const asked = [analyst.analyse(VIEW, 'a', 'hint'), analyst.analyse(VIEW, 'b', 'review')];
    const outcomes = await Promise.allSettled(asked);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });

  test('refuses whoever waits when the bot stops, and whoever asks afterwards', async () => {
    withThread(planted('endless'));
    const outcomes = Promise.allSettled([1, 2].map(() => analyst.analyse(VIEW, 'think', 'review')));
    await analyst.stop();
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(analyst.analyse(VIEW, 'think', 'hint')).rejects.toThrow('The coach was stopped');
  });
});
