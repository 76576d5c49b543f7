import type { RuleShelf } from '../app/ruleShelf.ts';
import type { Tables } from '../app/tables.ts';
import type { EphemeralHands } from './ephemeralHands.ts';
import type { Presenter } from './presenter.ts';

/** What interactions are handled with. */
export interface Desk {
  readonly tables: Tables;
  readonly presenter: Presenter;
  readonly hands: EphemeralHands;
  readonly shelf: RuleShelf;
  /** A short name for a new table or rule set, unique and telling nothing. */
  readonly newId: () => string;
}
