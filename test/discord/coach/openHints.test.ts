import { describe, expect, test } from 'vitest';
import { OpenHints, placeOf } from '../../../src/discord/coach/openHints.ts';
import { createLog } from '../../../src/log.ts';
import { NORMAL_HANDS } from '../messages/support/hands.ts';
import { ANNA, BEN, CLEO, DORA, TestTable } from '../messages/support/testTable.ts';

function given() {
  const table = new TestTable(3, new Map([[1, NORMAL_HANDS]]))
    .open({ hints: true })
    .join(BEN, CLEO, DORA)
    .start()
    .cut(7)
    .healthy();
  const gone: string[] = [];
  const log = createLog('error', { write: () => {} });
  const hints = new OpenHints({ read: async () => table.reading, log });
  /** Shows a hint about what the person decides now, or did. */
  const show = (name: string, person: string = ANNA.id, decision = placeOf(table.reading, person) ?? '') =>
    hints.shown({
      table: 'k3f9',
      person,
      decision,
      remove: async () => {
        gone.push(name);
        if (name === 'dismissed') throw new Error('Unknown message');
      },
    });
  /** The table has changed, and what follows from that is done. */
  const changed = async (): Promise<void> => {
    hints.changed('k3f9');
    hints.changed('other');
    await new Promise(setImmediate);
  };
  return { table, gone, show, changed };
}

describe('a hint stands', () => {
  test('until the next one at the same table', async () => {
    const { gone, show, changed } = given();
    await show('first');
    await show('of another', BEN.id);
    await changed();
    expect(gone).toEqual([]);
    await show('second');
    expect(gone).toEqual(['first']);
  });

  test('until its decision is made, not what others do', async () => {
    const { table, gone, show, changed } = given();
    await show('waiting', BEN.id);
    await show('leading');
    table.playCards(1);
    await changed();
    expect(gone).toEqual(['leading']);
    table.playCards(1);
    await changed();
    expect(gone).toEqual(['leading', 'waiting']);
  });

  test('until the hand is over', async () => {
    const { table, gone, show, changed } = given();
    table.playCards(47);
    const last = [ANNA, BEN, CLEO, DORA].find(({ id }) => table.reading.player(id)?.seat !== table.turn);
    await show('late', last?.id);
    table.playOut();
    await changed();
    expect(gone).toEqual(['late']);
  });

  test('not at all where the table has gone on before it was there', async () => {
    const { table, gone, show } = given();
    const before = placeOf(table.reading, ANNA.id) ?? '';
    table.playCards(1);
    await show('slow', ANNA.id, before);
    expect(gone).toEqual(['slow']);
  });

  test('and what its person dismissed meanwhile is forgotten', async () => {
    const { table, gone, show, changed } = given();
    await show('dismissed');
    table.playCards(1);
    await changed();
    await changed();
    expect(gone).toEqual(['dismissed']);
  });
});
