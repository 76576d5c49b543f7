import { afterEach, describe, expect, test } from 'vitest';
import type { ComputerPlayer } from '../../src/app/computerSeats.ts';
import { Thinking } from '../../src/app/thinking/thinking.ts';
import type { Level } from '../../src/core/level.ts';
import { createLog } from '../../src/log.ts';
import { QUICK_COMPUTERS } from './support/bot.ts';
import { type Evening, openEvening } from './support/evening.ts';
import { addComputer, choices, pressing, reading, Sitting, until } from './support/sitting.ts';

let evening: Evening;
afterEach(() => evening.leave());

const opened = async (computers?: ComputerPlayer & { stop(): Promise<void> }): Promise<void> => {
  evening = await openEvening('computers', undefined, undefined, computers ? { computers } : {});
};

/** How the table's computers play, by chairs. */
const levels = async (table: Sitting): Promise<readonly (Level | null)[]> =>
  (await table.read()).table.chairs.map((chair) => (chair?.kind === 'computer' ? chair.level : null));

describe('a lobby', () => {
  test('adds a computer of each level, and marks and tells them', async () => {
    await opened();
    const [anna] = evening.people as [Evening['people'][number]];
    const table = await Sitting.open(evening, [anna]);
    for (const level of ['expert', 'beginner', 'club'] as const) {
      await addComputer(anna, table.id, { level, seats: 'one' });
    }
    expect(await levels(table)).toEqual([null, 'expert', 'beginner', 'club']);
    const lobby = await reading(anna, /🤖 Alma · computer \(club player\)/);
    expect(lobby.content).toContain('🤖 Lotte · computer (expert)');
    expect(lobby.content).toContain('🤖 Hinz · computer (beginner)');
    expect(await choices(anna, 'seat-computer', { table: table.id })).toEqual([]);
    const unseating = (await choices(anna, 'unseat-computer', { table: table.id }))[0];
    if (!unseating) throw new Error('No computer can be chosen');
    expect(unseating.values).toEqual(['1', '2', '3']);
    const { message, customId } = unseating;
    await anna.select({ messageId: message.id, customId, values: ['2'] });
    await until('the beginner is gone', async () => (await levels(table))[2] === null || undefined);
    expect(await levels(table)).toEqual([null, 'expert', null, 'club']);
    await addComputer(anna, table.id, { level: 'beginner', seats: 'one' });
    await pressing(anna, 'remove-computer', { table: table.id });
    const menu = await until(
      'a seat for a computer',
      async () => (await choices(anna, 'seat-computer', { table: table.id }))[0],
    );
    expect(menu.values).toEqual(['beginner.one', 'club.one', 'expert.one']);
  });

  test('fills all free seats at once', async () => {
    await opened();
    const [anna, ben] = evening.people as [Evening['people'][number], Evening['people'][number]];
    const table = await Sitting.open(evening, [anna, ben], { seats: 5 });
    await addComputer(ben, table.id, { level: 'expert', seats: 'all' });
    expect(await levels(table)).toEqual([null, null, 'expert', 'expert', 'expert']);
  });
});

test('/table create seats computers of a level, else of a club', async () => {
  await opened();
  const [anna, ben] = evening.people as [Evening['people'][number], Evening['people'][number]];
  expect(await levels(await Sitting.open(evening, [anna], { computers: 3, level: 'expert' }))).toEqual([
    null,
    ...Array(3).fill('expert'),
  ]);
  expect(await levels(await Sitting.open(evening, [ben], { computers: 1 }))).toEqual([
    null,
    'club',
    null,
    null,
  ]);
});

test('who leaves is followed by a computer of a club, which everybody sees', async () => {
  const asked: Level[] = [];
  await opened({
    ...QUICK_COMPUTERS,
    decide: (view, level, decision) => {
      asked.push(level);
      return QUICK_COMPUTERS.decide(view, level, decision);
    },
  });
  const [anna, ben] = evening.people as [Evening['people'][number], Evening['people'][number]];
  const table = await Sitting.dealt(evening, [anna, ben], { computers: 2, level: 'beginner' });
  await pressing(ben, 'menu', { table: table.id });
  await pressing(ben, 'ask-leave', { table: table.id });
  await pressing(ben, 'leave', { table: table.id, in: 'private' });
  await reading(anna, /computer \(club player\), in place of somebody who left/);
  await reading(anna, /🤖 \S+ plays for somebody who left/);
  await table.playTo(4);
  expect(new Set(asked)).toEqual(new Set(['beginner', 'club']));
});

test('a restart while computers think changes nothing: they think about the same again', async () => {
  const asked: string[] = [];
  let stuck = true;
  await opened({
    ...QUICK_COMPUTERS,
    decide: (view, level, decision) => {
      asked.push(decision);
      return stuck ? new Promise(() => {}) : QUICK_COMPUTERS.decide(view, level, decision);
    },
  });
  const [anna] = evening.people as [Evening['people'][number]];
  const table = await Sitting.open(evening, [anna], { computers: 3 });
  await table.deal();
  if ((await table.read()).table.waiting?.by === 'person') await table.move();
  await until('somebody thinks', async () => (asked.length > 0 ? true : undefined));
  await evening.stopBot();
  stuck = false;
  await evening.startBot();
  await table.playTo(4);
  expect(asked[1]).toBe(asked[0]);
});

test('a hand goes on where the threads of the computers die', async () => {
  const thread = new URL('../app/thinking/planted/dying.ts', import.meta.url);
  await opened(
    new Thinking({ threads: 1, seedOf: (decision) => decision, log: createLog('silent'), thread }),
  );
  const [anna] = evening.people as [Evening['people'][number]];
  const table = await Sitting.dealt(evening, [anna], { computers: 3, level: 'expert' });
  await table.playTo(2);
});
