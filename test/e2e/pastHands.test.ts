import { afterEach, test } from 'vitest';
import type { Person } from '../../src/sandbox/client.ts';
import { chosenDeals } from './support/chosenDeals.ts';
import { type Evening, openEvening } from './support/evening.ts';
import { expectNothingTwice } from './support/posts.ts';
import { choices, pressing, reading, Sitting, until } from './support/sitting.ts';

let evening: Evening;
afterEach(() => evening.leave());

test('a hand that is over offers no next one any more, once that is dealt without a cut', async () => {
  // After the first hand Anna deals, and a computer could cut.
  const chance = chosenDeals({ nines: true, dealer: 3, deals: [] });
  evening = await openEvening(chance, ['Anna']);
  const [anna] = evening.people as [Person];
  const table = await Sitting.dealt(evening, [anna], { hands: 2, computers: 3 });
  await table.playOut();
  await pressing(anna, 'next-hand', { table: table.id, in: 'direct' });
  await reading(anna, /^### Hand 2 of 2/);
  await until('no next hand is offered', async () =>
    (await choices(anna, 'next-hand', { in: 'direct' })).length === 0 ? true : undefined,
  );
  await expectNothingTwice(evening);
});
