import type { Level } from '../level.ts';
import { err, ok, type Result } from '../result.ts';
import { type ChairNumber, chairNumbers, chairsFrom } from './chairs.ts';
import { type Fixture, levelAt } from './fixture.ts';
import {
  type Chair,
  type Chairs,
  COMPUTER_NAMES,
  type Computer,
  type Occupant,
  type PersonId,
} from './occupant.ts';
import type { TableRejection } from './rejection.ts';
import { isSession, type SessionState, type TableState } from './state.ts';

type PersonSeated = Extract<Occupant, { kind: 'person' }>;

/** The chair on which a person sits, or null. */
export function chairOf(chairs: Chairs, person: PersonId): ChairNumber | null {
  return chairNumbers(chairs).find((chair) => isPerson(chairs[chair], person)) ?? null;
}

/** Who sits on a chair of a session. */
export function occupantOf({ chairs }: Pick<SessionState, 'chairs'>, chair: ChairNumber): Occupant {
  const occupant = chairs[chair];
  if (!occupant) throw new Error(`There is no chair ${chair} at this table`);
  return occupant;
}

/** The session and the chair of whoever acts in it, or why they cannot. */
export function seatedIn(
  state: TableState,
  person: PersonId,
): Result<{ readonly state: SessionState; readonly chair: ChairNumber }, TableRejection> {
  if (!isSession(state)) return err({ code: 'wrong-phase', phase: state.phase });
  const chair = chairOf(state.chairs, person);
  return chair === null ? err({ code: 'not-seated' }) : ok({ state, chair });
}

function isPerson(chair: Chair | undefined, id: PersonId): boolean {
  return chair?.kind === 'person' && chair.person.id === id;
}

export const peopleAt = (chairs: Chairs): readonly PersonSeated[] =>
  chairs.filter((chair): chair is PersonSeated => chair?.kind === 'person');

/** People who have not been replaced by a computer for being away. */
export const presentAt = (chairs: Chairs): readonly PersonSeated[] =>
  peopleAt(chairs).filter((occupant) => !occupant.held);

/** A computer that comes to the table, by the first name nobody there bears yet. */
export function newComputer(chairs: Chairs, level: Level): Computer {
  const taken = chairs.map((chair) => (chair?.kind === 'computer' ? chair.name : null));
  return { name: COMPUTER_NAMES.find((name) => !taken.includes(name)) ?? COMPUTER_NAMES[0], level };
}

/** How the computer plays that acts for an occupant: for a person who is away as the table's computers do. */
export const levelOf = (occupant: Occupant, fixture: Pick<Fixture, 'level'> | null): Level =>
  occupant.kind === 'computer' ? occupant.level : levelAt(fixture);

/** Whether a person has missed a move and not acted since. */
export const isAbsent = (chair: Chair | undefined): boolean =>
  chair?.kind === 'person' && (chair.held || chair.misses > 0);

/** Whether a computer acts for the chair as long as nothing changes. */
export const playedByComputer = (chair: Chair | undefined): boolean =>
  chair?.kind === 'computer' || (chair?.kind === 'person' && chair.held);

/**
 * The person who becomes host when the one on `chair` goes: the next one clockwise who is present, or at least
 * sits there.
 */
export function nextHost(chairs: Chairs, chair: ChairNumber): PersonId | null {
  const others = peopleAt(
    chairsFrom(chair, chairs.length)
      .slice(1)
      .map((number) => chairs[number] ?? null),
  );
  const heir = others.find(({ held }) => !held) ?? others[0];
  return heir?.person.id ?? null;
}
