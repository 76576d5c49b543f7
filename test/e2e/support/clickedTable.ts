import { expect } from 'vitest';
import type { Person } from '../../../src/sandbox/client.ts';
import type { Evening } from './evening.ts';
import { type RuleChoice, RuleMessage } from './ruleMessages.ts';
import { addComputer, Sitting, type SittingOptions } from './sitting.ts';

/** Opens a lobby, sets its rules by clicks on **Rules**, and gives the free seats to computers. */
export async function clickedTable(
  evening: Evening,
  people: readonly Person[],
  clicks: readonly RuleChoice[],
  options: SittingOptions = {},
): Promise<Sitting> {
  const [host] = people as [Person];
  const table = await Sitting.open(evening, people, options);
  const editor = await (await RuleMessage.ofTable(host, table)).press('edit');
  expect((await editor.chooseAll(clicks)).content).not.toContain('⚠️');
  if (people.length < (options.seats ?? 4))
    await addComputer(host, table.id, { level: 'beginner', seats: 'all' });
  return table;
}
