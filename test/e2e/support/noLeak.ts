import { expect } from 'vitest';
import { belowOf } from '../../../src/app/fairDeal.ts';
import { findLeaks, historyIn } from './leaks.ts';
import { reading, type Sitting } from './sitting.ts';

/**
 * Nobody, nor the channel, was shown anything of an ended session that they cannot know; `least`: histories that
 * have to be compared.
 */
export async function expectNoLeak(table: Sitting, least: number): Promise<void> {
  const { evening } = table;
  const events = historyIn(evening.databaseFile);
  const { channel_id: threadId } = await reading(table.people[0]!, '## Final score');
  const viewers = ['channel', ...evening.people.map(({ id }) => id)];
  const { compared, leaks } = findLeaks(events, viewers, { threadId }, belowOf('00', 1));
  expect(leaks).toEqual([]);
  expect(compared).toBeGreaterThan(least);
}
