import { describe, expect, test } from 'vitest';
import { decisionsIn } from '../../../src/core/record/decisions.ts';
import type { HandRecord } from '../../../src/core/record/handRecord.ts';
import { replay, viewRecord } from '../../../src/core/record/replay.ts';
import { isChoice } from '../../../src/core/view/legalActions.ts';
import { readCases } from '../../support/cases.ts';

const RECORDS = [...readCases('ddv'), ...readCases('house-rules')]
  .map(({ record }) => record as HandRecord)
  .filter((record) => replay(record).status === 'finished')
  .slice(-60);

/** What the seat of an action saw before it, by the record up to there. */
function viewBefore(record: HandRecord, at: number) {
  const { seat } = record.actions[at] ?? { seat: 0 };
  const shown = viewRecord({ ...record, actions: record.actions.slice(0, at) });
  if (shown.status !== 'ok') throw new Error(shown.code);
  return shown.views[seat];
}

describe('the decisions of a record', () => {
  test('are its actions that had a choice, each with what its seat knew', () => {
    let compared = 0;
    for (const record of RECORDS.slice(0, 12)) {
      const decisions = decisionsIn(record);
      const chosen = record.actions.flatMap((_, at) => (isChoice(viewBefore(record, at).legal) ? [at] : []));
      expect(decisions.map(({ at }) => at)).toEqual(chosen);
      for (const { at, view, made } of decisions) {
        expect(made).toEqual(record.actions[at]);
        expect(view).toEqual(viewBefore(record, at));
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(300);
  });

  test('say in which trick they were made', () => {
    const record = RECORDS.find(({ actions }) => actions.length === 52);
    if (!record) throw new Error('There is a normal game');
    const decisions = decisionsIn(record);
    for (const { made, trick, view } of decisions) {
      expect(trick === null).toBe(view.phase !== 'play');
      if (made.do !== 'play') continue;
      const before = view.actions.filter((action) => action.do === 'play').length;
      expect(trick).toBe(Math.floor(before / 4) + 1);
    }
    // Nobody chooses in the last trick.
    expect(decisions.at(-1)?.trick).toBeLessThan(12);
  });

  test('are refused for what is no record of a whole hand', () => {
    const [record] = RECORDS as [HandRecord];
    const [first, ...rest] = record.actions;
    expect(() => decisionsIn({ ...record, hands: [[], [], [], []] })).toThrow();
    expect(() => decisionsIn({ ...record, actions: first ? [...rest, first] : rest })).toThrow();
  });
});
