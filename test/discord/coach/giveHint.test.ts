import { describe, expect, test } from 'vitest';
import { handId } from '../../../src/app/bookedHands.ts';
import { Hints } from '../../../src/app/coach/hints.ts';
import { Reviews } from '../../../src/app/coach/reviews.ts';
import type { FinishedRecord, TableReading } from '../../../src/app/tableReading.ts';
import { DDV } from '../../../src/core/rules/ruleSet.ts';
import { SEATS } from '../../../src/core/seat.ts';
import { giveHint } from '../../../src/discord/coach/giveHint.ts';
import type { Desk } from '../../../src/discord/desk.ts';
import { textOf } from '../../../src/discord/messages/parts.ts';
import { createLog } from '../../../src/log.ts';
import { FakeAnalyst } from '../../support/fakeAnalyst.ts';
import { NORMAL_HANDS } from '../messages/support/hands.ts';
import { ENGLISH } from '../messages/support/readers.ts';
import { renderPayload } from '../messages/support/render.ts';
import { ANNA, BEN, CLEO, DORA, type Hands, TestTable } from '../messages/support/testTable.ts';

/** A desk at which one table stands. */
function deskOf(table: TestTable) {
  const analyst = new FakeAnalyst();
  const tables = {
    act: async (_id: string, action: Parameters<TestTable['attempt']>[0]) => {
      const acted = table.attempt(action);
      return acted.ok ? { ok: true, value: { reading: table.reading, events: [] } } : acted;
    },
    read: async () => table.reading,
  };
  return { analyst, hints: new Hints(analyst), tables } as unknown as Desk & {
    readonly analyst: FakeAnalyst;
  };
}

const hintAt = (
  table: TestTable,
  person: string,
  desk = deskOf(table),
  at: readonly TableReading[] = [table.reading],
) => giveHint(desk, at, person, ENGLISH).then(({ payload }) => payload);

const inPlay = (hands: Hands = NORMAL_HANDS, hints = true): TestTable =>
  new TestTable(3, new Map([[1, hands]])).open({ hints }).join(BEN, CLEO, DORA).start().cut(7).healthy();

describe('a hint', () => {
  test('depends on nothing but what its asker sees: hidden cards changed, it is the same to the byte', async () => {
    const mine = renderPayload(await hintAt(inPlay(), ANNA.id));
    const [first, ...rest] = NORMAL_HANDS;
    const hidden = rest.flat();
    let compared = 0;
    for (let turn = 1; turn < 12; turn++) {
      const turned = [...hidden.slice(turn), ...hidden.slice(0, turn)];
      const dealt = [first, turned.slice(0, 12), turned.slice(12, 24), turned.slice(24)] as unknown as Hands;
      expect(renderPayload(await hintAt(inPlay(dealt), ANNA.id))).toBe(mine);
      compared += 1;
    }
    expect(compared).toBe(11);
    const [own = 'CA'] = first;
    const at = hidden.findIndex((card) => card !== own);
    const held = [
      first.with(0, hidden[at] ?? own),
      ...[0, 12, 24].map((from) => hidden.with(at, own).slice(from, from + 12)),
    ];
    expect(renderPayload(await hintAt(inPlay(held as unknown as Hands), ANNA.id))).not.toBe(mine);
  });

  test('is asked of the coach with the asker’s view and a name that tells no cards', async () => {
    const table = inPlay();
    const desk = deskOf(table);
    await hintAt(table, ANNA.id, desk);
    expect(desk.analyst.asked).toEqual([
      { view: table.reading.player(ANNA.id)?.hand, decision: `${table.reading.table.id}-1 0 4` },
    ]);
  });

  test.each([1, 2, 3, 4])('asks the coach what the review of its hand asks: table %i', async (seed) => {
    const table = new TestTable(seed).open({ hints: true }).join(BEN, CLEO, DORA).start();
    const desk = deskOf(table);
    const made = new Map<string, FakeAnalyst['asked'][number]>();
    while (table.reading.records().length === 0) {
      for (const { id } of [ANNA, BEN, CLEO, DORA]) await hintAt(table, id, desk);
      table.step();
    }
    for (const asked of desk.analyst.asked) made.set(asked.decision, asked);
    const [record] = table.reading.records() as [FinishedRecord];
    const judging = new FakeAnalyst();
    const log = createLog('error', { write: () => {} });
    const reviews = new Reviews({ analyst: judging, hints: new Hints(judging), log });
    await reviews.of(handId(table.reading.table.id, 1), record);
    const both = judging.asked.filter(({ decision }) => made.has(decision));
    expect(both.length).toBeGreaterThan(10);
    expect(both).toEqual(both.map(({ decision }) => made.get(decision)));
  });

  test('is the same when it is asked for again, and counts once', async () => {
    const table = inPlay();
    const first = renderPayload(await hintAt(table, ANNA.id));
    expect(renderPayload(await hintAt(table, ANNA.id))).toBe(first);
    table.playOut();
    expect(table.reading.table.previous?.hints).toEqual(SEATS.map((seat) => (seat === 0 ? 1 : 0)));
  });

  test.each<[string, TestTable, string, RegExp]>([
    ['to somebody who does not sit here', inPlay(), '100000000000000009', /You do not sit at this table/],
    [
      'where it is another’s turn',
      new TestTable(3).open({ hints: true }).join(BEN, CLEO, DORA).start().cut(7),
      CLEO.id,
      /^It is Anna’s turn/,
    ],
    [
      'where hints are off',
      inPlay(NORMAL_HANDS, false),
      ANNA.id,
      /plays without hints: they can only be allowed before the first deal/,
    ],
    [
      'where hints are off, in the lobby',
      new TestTable(3).open(),
      ANNA.id,
      /whoever hosts it can allow them/,
    ],
    [
      'in a tournament',
      new TestTable(3).open({ rules: { ...DDV, mandatorySolos: true } }),
      ANNA.id,
      /^A tournament/,
    ],
  ])('is not given %s, and the coach not asked', async (_case, table, person, sentence) => {
    const desk = deskOf(table);
    expect(textOf(await hintAt(table, person, desk))).toMatch(sentence);
    expect(desk.analyst.asked).toEqual([]);
  });

  test('is not given where there is no table', async () => {
    expect(textOf(await hintAt(inPlay(), ANNA.id, undefined, []))).toMatch(/no table/i);
  });
});
