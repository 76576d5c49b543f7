import type { Result } from '../core/result.ts';
import { PRESETS, type PresetName, type RuleSet } from '../core/rules/ruleSet.ts';
import type { PersonId } from '../core/table/occupant.ts';

/** Rule sets that a server may save: with the presets they fit into one menu of Discord's. */
export const MOST_SETS = 20;

/** Characters of a rule set's name. */
export const LONGEST_SET_NAME = 40;

/** A rule set that somebody saved in a server. */
export interface SavedSet {
  /** Short, unique among all servers, stable. */
  readonly id: string;
  /** As it was typed: untrusted. */
  readonly name: string;
  readonly savedBy: PersonId;
  /** Counts the changes, so that nobody overwrites what they have not seen. */
  readonly version: number;
  /** Null where it was saved by another version of the bot, whose rules this one cannot read. */
  readonly rules: RuleSet | null;
}

export interface NewSet {
  readonly id: string;
  readonly name: string;
  readonly savedBy: PersonId;
  readonly rules: RuleSet;
}

/** Where a server's rules are taken from: a preset, or a saved set by its id. */
export type RuleSource =
  | { readonly of: 'preset'; readonly preset: PresetName }
  | { readonly of: 'saved'; readonly set: string };

/** A server plays by the DDV's rules as long as nobody chose others. */
export const FIRST_DEFAULT = { of: 'preset', preset: 'ddv' } as const satisfies RuleSource;

/** The rule sets that servers keep. */
export interface RuleShelf {
  /** By name. */
  list(guildId: string): Promise<readonly SavedSet[]>;
  find(guildId: string, id: string): Promise<SavedSet | null>;
  /** Refused where a set bears that name, be it in other letters, or where there are `MOST_SETS`. */
  add(guildId: string, set: NewSet): Promise<Result<SavedSet, 'name-taken' | 'shelf-full'>>;
  /** Gives a set other rules; false where it is gone, or has changed since its `version`. */
  change(guildId: string, set: Pick<SavedSet, 'id' | 'version'>, rules: RuleSet): Promise<boolean>;
  /** A server whose default it was falls back to the first default. */
  remove(guildId: string, id: string): Promise<void>;
  defaultOf(guildId: string): Promise<RuleSource>;
  setDefault(guildId: string, source: RuleSource): Promise<void>;
}

/** What is not seen by itself; but the tags of an emoji say which flag it is. */
const UNSEEN = /(?![\u{E0020}-\u{E007F}])\p{Default_Ignorable_Code_Point}/gu;

/** What names are compared by: those that look alike but for case and width are the same. */
export const foldedName = (name: string): string =>
  // Upper case first: it has one letter for both small sigmas, and two for the sharp s.
  name.normalize('NFKC').replace(UNSEEN, '').toUpperCase().toLowerCase().normalize('NFKC');

/** The rules a server plays by where a table names none: the first default's where its set is unreadable. */
export async function defaultRules(shelf: RuleShelf, guildId: string): Promise<RuleSet> {
  const source = await shelf.defaultOf(guildId);
  if (source.of === 'preset') return PRESETS[source.preset];
  return (await shelf.find(guildId, source.set))?.rules ?? PRESETS[FIRST_DEFAULT.preset];
}
