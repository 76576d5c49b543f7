import { afterEach, expect, test } from 'vitest';
import { NORMAL_ORDER } from '../../src/core/rules/cardOrder.ts';
import type { HandRuleDifferences } from '../../src/core/rules/readRules.ts';
import type { Person } from '../../src/sandbox/client.ts';
import { chosenDeals, onlyOne, type WantedDeal } from './support/chosenDeals.ts';
import { clickedTable } from './support/clickedTable.ts';
import { type Evening, openEvening } from './support/evening.ts';
import { expectNoLeak } from './support/noLeak.ts';
import { cardOf, PassMenu } from './support/passMenu.ts';
import { expectTrueRecords } from './support/sessionRecords.ts';
import { reading } from './support/sitting.ts';
import { wishing } from './support/wishes.ts';

let evening: Evening;
afterEach(() => evening.leave());

const rules: HandRuleDifferences = { poverty: true, povertyFoxesCount: false };
const withFox: WantedDeal = (hands) => hands[0].includes('DA') && onlyOne(0, 'poverty', rules)(hands);

test('a poverty is exchanged by direct message, and the channel hears only how many trumps came back', async () => {
  evening = await openEvening(chosenDeals({ nines: true, dealer: 3, deals: [withFox] }), ['Anna', 'Ben']);
  const [anna, ben] = evening.people as [Person, Person];
  const table = await clickedTable(
    evening,
    [anna, ben],
    [
      ['wedding-poverty', 'poverty', 'true'],
      ['wedding-poverty', 'povertyFoxesCount', 'false'],
    ],
    { hands: 1 },
  );
  await table.deal();
  for (const wish of ['declare reservation', 'declare healthy', 'name poverty', 'take true'])
    await table.move(
      'direct',
      wishing(() => [wish]),
    );

  const passing = await PassMenu.seenBy(anna);
  const side = passing.values.filter((value) => !passing.must.includes(value));
  expect(passing.must.every((value) => !value.startsWith('DA'))).toBe(true);
  const sideOnly = side.filter((value) => !value.startsWith('DA')).slice(0, 3);
  expect((await passing.pass(sideOnly))?.content).toMatch(/^Those three cannot go: /);
  const passed = [...passing.must, ...sideOnly].slice(0, 3);
  await passing.pass(passed);

  const returning = await PassMenu.seenBy(ben);
  expect(returning.must).toEqual([]);
  expect(returning.values).toHaveLength(15);
  const back = returning.values.slice(0, 3);
  await returning.pass(back);
  const trumps = back.filter((value) => NORMAL_ORDER.groupOf(cardOf(value)) === 'trump').length;
  await reading(
    ben,
    `<@${ben.id}> returns three cards, ${trumps} ${trumps === 1 ? 'trump' : 'trumps'} among them.`,
  );
  await reading(anna, /^### Hand 1 of 1 .*\n(.*\n)*You are \*\*Re\*\*\. Poverty of Anna\./);

  await table.playSession();
  const [row] = await expectTrueRecords(table, anna, rules);
  expect(row?.contract).toBe('poverty');
  const [played] = (await evening.bot.tables.read(table.id))?.records() ?? [];
  expect(played?.record.actions.filter((action) => action.do === 'pass')).toEqual([
    { seat: 0, do: 'pass', cards: passed.map(cardOf) },
    { seat: 1, do: 'pass', cards: back.map(cardOf) },
  ]);
  await expectNoLeak(table, 100);
});
