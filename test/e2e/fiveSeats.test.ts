import { afterEach, expect, test } from 'vitest';
import type { Person, SeenMessage } from '../../src/sandbox/client.ts';
import { chosenDeals } from './support/chosenDeals.ts';
import { clickedTable } from './support/clickedTable.ts';
import { type Evening, openEvening } from './support/evening.ts';
import { expectNoLeak } from './support/noLeak.ts';
import { expectTrueRecords } from './support/sessionRecords.ts';
import { choices, EPHEMERAL, pressing, reading, until } from './support/sitting.ts';

let evening: Evening;
afterEach(() => evening.leave());

/** The hands that somebody was sent, by their titles. */
const titlesOf = (messages: readonly SeenMessage[]): readonly string[] =>
  messages.flatMap(({ content }) => /^### (Hand [^·]*) ·/.exec(content)?.[1] ?? []);

test('a table of five lets the dealer sit out and see nothing, and somebody join in place of a computer', async () => {
  const chance = chosenDeals({ nines: true, dealer: 0, deals: [] });
  evening = await openEvening(chance, ['Anna', 'Ben', 'Eve']);
  const [anna, ben, eve] = evening.people as [Person, Person, Person];
  const table = await clickedTable(evening, [anna, ben], [['cards', 'secondDulleWins', 'always']], {
    hands: 3,
    seats: 5,
  });
  await table.deal();
  await reading(ben, '### Hand 1 of 3');
  await reading(anna, `<@${anna.id}> deals and sits out.`);
  const own = await pressing(anna, 'my-hand', { table: table.id, in: 'public' });
  expect(own?.flags).toBe(EPHEMERAL);
  expect(own?.content).toMatch(/^You sit out this hand and see no cards; follow it in /);
  expect(await choices(anna, 'move', { table: table.id })).toEqual([]);
  await table.playOut();
  expect(titlesOf(await anna.directMessages())).toEqual([]);

  await table.deal();
  await reading(anna, '### Hand 2 of 3');
  expect(titlesOf(await ben.directMessages())).toEqual(['Hand 1 of 3']);
  await until('what is over offers no next hand', async () =>
    (await choices(ben, 'next-hand', { in: 'direct' })).length === 0 ? true : undefined,
  );
  await pressing(eve, 'menu', { table: table.id, in: 'public' });
  await pressing(eve, 'take-seat', { table: table.id, in: 'private' });
  await reading(eve, '### Hand 2 of 3');
  await table.playSession();

  const sheet = await expectTrueRecords(table, eve, { secondDulleWins: 'always' });
  expect(sheet.map(({ playedBy }) => playedBy)).toEqual([
    [null, ben.id, null, null, null],
    [anna.id, null, null, null, eve.id],
    [anna.id, ben.id, null, null, eve.id],
  ]);
  await expectNoLeak(table, 200);
});
