import type { PersonId } from '../core/table/occupant.ts';
import type { Desk } from './desk.ts';
import { introductionKey } from './messages/tableMessages.ts';

/**
 * Somebody sat down. At their first table ever they are introduced to the game: that table's messages hold the
 * introduction from now on, and no later one's do.
 */
export async function introduce(
  person: PersonId,
  table: string,
  { preferences, presenter }: Pick<Desk, 'preferences' | 'presenter'>,
): Promise<void> {
  const { introducedAt } = await preferences.ofPerson(person);
  if (introducedAt !== null) return;
  await preferences.setPerson(person, { introducedAt: table });
  presenter.changed(table);
}

/** Direct messages do not reach somebody: who has not got the introduction yet gets it at another table. */
export async function forgetIntroduction(
  person: PersonId,
  table: string,
  { preferences, presenter }: Pick<Desk, 'preferences' | 'presenter'>,
): Promise<void> {
  const { introducedAt } = await preferences.ofPerson(person);
  if (introducedAt !== table || (await presenter.hasSent(table, introductionKey(person)))) return;
  await preferences.setPerson(person, { introducedAt: null });
}
