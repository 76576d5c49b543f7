import type { Level } from '../level.ts';

/** A Discord user id, or any other stable id of a human being. */
export type PersonId = string;

/** Whether somebody's data were deleted: `former:` and a number, to whom nobody comes back. */
export const isFormer = (person: PersonId): boolean => person.startsWith('former:');

export interface Person {
  readonly id: PersonId;
  /** As shown on the score sheet; untrusted text. */
  readonly name: string;
}

/** A computer player as it sits at a table. */
export interface Computer {
  readonly name: string;
  readonly level: Level;
}

/**
 * Who sits on a chair. A person whose seat is `held` has missed two moves in a row: a computer plays for
 * them until they act again. A computer in a `vacated` chair plays on for somebody who left.
 */
export type Occupant =
  | { readonly kind: 'person'; readonly person: Person; readonly misses: number; readonly held: boolean }
  | ({ readonly kind: 'computer'; readonly vacated: boolean } & Computer);

/** A chair is empty only in the lobby. */
export type Chair = Occupant | null;

/** By their numbers; four to seven. */
export type Chairs = readonly Chair[];

/** Stands before a computer's name wherever people read it, so that nobody takes it for a person. */
export const COMPUTER_MARK = '🤖';

export const markedName = (name: string): string => `${COMPUTER_MARK} ${name}`;

/** Names for computer players; no name is given twice at a table. */
export const COMPUTER_NAMES = [
  'Lotte',
  'Hinz',
  'Alma',
  'Kunz',
  'Frieda',
  'Gustav',
  'Hilde',
  'Oskar',
] as const;
