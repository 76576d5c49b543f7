import type { ChatInputCommandInteraction } from 'discord.js';
import { LONGEST_SET_NAME, type SavedSet } from '../../app/ruleShelf.ts';
import { err, type Result } from '../../core/result.ts';
import { ruleConflicts } from '../../core/rules/ruleConflicts.ts';
import type { RuleSet } from '../../core/rules/ruleSet.ts';
import { proseName } from '../../texts/names.ts';
import type { Texts } from '../../texts/texts.ts';
import type { Desk } from '../desk.ts';
import type { Reader } from '../messages/reader.ts';
import { conflictText } from '../messages/rules/phrases.ts';
import type { Click } from '../reply.ts';
import { holdsRight } from '../rights.ts';

export type Asker = Click | ChatInputCommandInteraction;

/** Other rules made of the present ones; a sentence where they cannot be. */
export type RuleChange = (rules: RuleSet | null) => Result<RuleSet, string>;

/** Whoever loses a race tries again on what the winner left: more races than people click at once are a bug. */
export const MOST_RACES = 25;

/** The server in which somebody clicked or typed; empty in direct messages. */
export const guildOf = ({ guildId }: { readonly guildId: string | null }): string => guildId ?? '';

/** A saved set as somebody may handle it, even where its rules cannot be read. */
export interface HeldSet {
  readonly set: SavedSet;
  /** For running text. */
  readonly name: string;
  readonly isDefault: boolean;
  /** Why this person may not change, overwrite or delete it now; null: they may. */
  readonly refusal: string | null;
  /** Changes it as it stands at that moment; a sentence where that was refused. */
  change(of: RuleChange): Promise<Result<RuleSet, string>>;
}

/** Takes a saved set from the shelf; null: it is gone. */
export async function holdSet(asker: Asker, desk: Desk, id: string, { t }: Reader): Promise<HeldSet | null> {
  const guildId = guildOf(asker);
  const set = await desk.shelf.find(guildId, id);
  if (!set) return null;
  const name = proseName(set.name, LONGEST_SET_NAME);
  const chosen = await desk.shelf.defaultOf(guildId);
  const isDefault = chosen.of === 'saved' && chosen.set === id;
  const refusal = await refusalOf(asker, desk, set, isDefault);
  const sentence = refusal && t(refusal, { name });
  return {
    set,
    name,
    isDefault,
    refusal: sentence,
    change: (of) =>
      sentence === null ? changeSet(desk, guildId, set, of, t) : Promise.resolve(err(sentence)),
  };
}

/** Whose a set is, but for the server's default: that is theirs who may choose it. */
async function refusalOf(
  asker: Asker,
  desk: Desk,
  { savedBy }: SavedSet,
  isDefault: boolean,
): Promise<'shelf.default-fixed' | 'shelf.not-yours' | null> {
  if (await holdsRight(asker, desk, 'rules')) return null;
  if (isDefault) return 'shelf.default-fixed';
  return savedBy === asker.user.id ? null : 'shelf.not-yours';
}

async function changeSet(
  { shelf }: Desk,
  guildId: string,
  seen: SavedSet,
  of: RuleChange,
  t: Texts,
): Promise<Result<RuleSet, string>> {
  let set: SavedSet | null = seen;
  for (let race = 0; race < MOST_RACES; race++) {
    const made = sensible(of(set.rules), t);
    if (!made.ok || (await shelf.change(guildId, set, made.value))) return made;
    set = await shelf.find(guildId, seen.id);
    if (!set) return err(t('shelf.set-gone'));
  }
  throw new Error(`The rule set ${seen.id} kept changing`);
}

/** A shelf keeps what it is given; tables judge for themselves. */
function sensible(made: Result<RuleSet, string>, t: Texts): Result<RuleSet, string> {
  const [conflict] = made.ok ? ruleConflicts(made.value) : [];
  return conflict ? err(conflictText(conflict, t)) : made;
}
