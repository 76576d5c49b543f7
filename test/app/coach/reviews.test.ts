import { describe, expect, test } from 'vitest';
import type { Analyst } from '../../../src/app/coach/analyst.ts';
import { decisionName } from '../../../src/app/coach/decisionName.ts';
import { Hints } from '../../../src/app/coach/hints.ts';
import { Reviews } from '../../../src/app/coach/reviews.ts';
import { decisionsIn } from '../../../src/core/record/decisions.ts';
import type { HandRecord } from '../../../src/core/record/handRecord.ts';
import { createLog } from '../../../src/log.ts';
import { readCases } from '../../support/cases.ts';
import { FakeAnalyst } from '../../support/fakeAnalyst.ts';

const RECORD = readCases('ddv')[0]?.record as HandRecord;
const PLAYED = { record: RECORD, standIns: [], predecessors: [] };

const reviewsBy = (analyst: Analyst) => {
  const lines: string[] = [];
  const log = createLog('warn', { write: (line) => lines.push(line) });
  const hints = new Hints(analyst);
  return { reviews: new Reviews({ analyst, hints, log }), hints, lines };
};

describe('the review of a hand', () => {
  test('asks about every decision once, with its seat’s view, by a name that hand and place make', async () => {
    const analyst = new FakeAnalyst();
    const { reviews } = reviewsBy(analyst);
    await reviews.of('k3f9-1', PLAYED);
    expect(analyst.asked).toEqual(
      decisionsIn(RECORD).map(({ view }) => ({ view, decision: decisionName('k3f9-1', view) })),
    );
  });

  test('stands by the hints that were given: it does not think about those decisions again', async () => {
    const analyst = new FakeAnalyst();
    const { reviews, hints } = reviewsBy(analyst);
    const views = decisionsIn(RECORD).map(({ view }) => view);
    for (const view of views) await hints.of(view, 'k3f9-1');
    expect(analyst.asked).toHaveLength(views.length);
    await reviews.of('k3f9-1', PLAYED);
    expect(analyst.asked).toHaveLength(views.length);
  });

  test('comes out the same in another run', async () => {
    const [first, second] = await Promise.all(
      [1, 2].map(() => reviewsBy(new FakeAnalyst()).reviews.of('k3f9-1', PLAYED)),
    );
    expect(first).toHaveLength(3);
    expect(second).toEqual(first);
  });

  test('is worked out once, however many look at it meanwhile and afterwards', async () => {
    const analyst = new FakeAnalyst();
    const { reviews } = reviewsBy(analyst);
    expect(reviews.known('k3f9-1')).toBeNull();
    const both = [reviews.of('k3f9-1', PLAYED), reviews.of('k3f9-1', PLAYED)];
    const [marks, same] = await Promise.all(both);
    expect(same).toBe(marks);
    expect(reviews.known('k3f9-1')).toBe(marks);
    expect(await reviews.of('k3f9-1', PLAYED)).toBe(marks);
    expect(analyst.asked).toHaveLength(decisionsIn(RECORD).length);
  });

  test('that fails says nothing, is logged without cards, and may be tried again', async () => {
    const fake = new FakeAnalyst();
    let broken = true;
    const { reviews, lines } = reviewsBy({
      analyse: (view, decision) =>
        broken ? Promise.reject(new Error('out of thought')) : fake.analyse(view, decision),
    });
    expect(await reviews.of('k3f9-1', PLAYED)).toBeNull();
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('out of thought');
    expect(lines[0]).not.toMatch(/"(dealt|cards|hands)"/);
    broken = false;
    expect(await reviews.of('k3f9-1', PLAYED)).toHaveLength(3);
  });
});
