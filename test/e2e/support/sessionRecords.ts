import { expect } from 'vitest';
import { verifyDeal } from '../../../src/app/fairDeal.ts';
import { replay } from '../../../src/core/record/replay.ts';
import type { HandRuleDifferences } from '../../../src/core/rules/readRules.ts';
import type { ScoreSheet } from '../../../src/core/table/sheet.ts';
import type { Person } from '../../../src/sandbox/client.ts';
import { exportedFiles } from './records.ts';
import { shownTotals } from './session.ts';
import { reading, type Sitting } from './sitting.ts';

/**
 * Exports the records of an ended session by a click, and states of each that it was played by these rules and
 * replays to the scores of the sheet. Gives the sheet.
 */
export async function expectTrueRecords(
  sitting: Sitting,
  person: Person,
  rules: HandRuleDifferences,
): Promise<ScoreSheet> {
  const { sheet, chairs, phase } = (await sitting.read()).table;
  expect(phase).toBe('ended');
  const final = await reading(person, '## Final score');
  const { hands, deals } = await exportedFiles(person, final);
  expect(hands).toEqual(deals.map(({ record }) => record));
  expect(deals.map(({ hand }) => hand)).toEqual(sheet.map(({ hand }) => hand));

  const totals = chairs.map(() => 0);
  for (const [index, row] of sheet.entries()) {
    const { record, ...deal } = deals[index]!;
    expect(record.rules).toEqual(rules);
    expect(record.multiplier ?? 1).toBe(row.multiplier);
    expect(verifyDeal({ ...deal, nines: rules.nines ?? true, hands: record.hands })).toBeNull();

    const result = replay(record);
    if (result.status !== 'finished') throw new Error(`Hand ${row.hand} replays to ${result.status}`);
    expect(result.contract).toBe(row.contract);
    const { multiplier: _, ...single } = record;
    const once = replay(single);
    if (once.status !== 'finished') throw new Error(`Hand ${row.hand} replays to ${once.status}`);
    expect(result.scores).toEqual(once.scores.map((points) => points * row.multiplier));

    const playing = [...row.scores.keys()].filter((chair) => row.scores[chair] !== null);
    expect(playing.map((chair) => row.scores[chair])).toEqual(result.scores);
    for (const [seat, points] of result.scores.entries()) totals[playing[seat]!]! += points;
  }
  expect(shownTotals(final)).toEqual(totals);
  return sheet;
}
