import { expect, test } from 'vitest';
import { HandRecords } from '../../../src/app/exports/handRecords.ts';
import type { BookedHand } from '../../../src/app/ledger.ts';

test('a hand that was entered in place of one that was played has no record, nor has a concealed one', async () => {
  const records = new HandRecords({
    load: () => {
      throw new Error('No history may be read for this hand');
    },
  });
  const hand = { table: 'table', number: 1, enteredBy: 'anna', concealed: false } as BookedHand;
  expect(await records.of(hand)).toBeNull();
  expect(await records.of({ ...hand, enteredBy: null, concealed: true })).toBeNull();
});
