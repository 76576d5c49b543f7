import { expect } from 'vitest';
import type { Evening } from './evening.ts';
import { allMessages, EPHEMERAL } from './sitting.ts';

/** Nothing stands twice before anybody's eyes: no two messages begin alike, whispered ones aside. */
export async function expectNothingTwice(evening: Evening): Promise<void> {
  await evening.bot.idle();
  for (const person of evening.people) {
    const titles = allMessages(await person.view())
      .filter(({ flags }) => (flags & EPHEMERAL) !== EPHEMERAL)
      .map(({ content }) => content.split('\n')[0]);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  }
}
