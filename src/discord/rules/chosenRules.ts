import type { ChatInputCommandInteraction } from 'discord.js';
import { defaultRules } from '../../app/ruleShelf.ts';
import { err, ok, type Result } from '../../core/result.ts';
import type { RuleSet } from '../../core/rules/ruleSet.ts';
import type { Desk } from '../desk.ts';
import type { Reader } from '../messages/reader.ts';
import { guildOf } from './heldSet.ts';
import { openRules } from './openRules.ts';
import { noSuchSet, subjectNamed } from './ruleNames.ts';

/** The rules of the set that was named, else the server's default; a sentence where there are none. */
export async function chosenRules(
  interaction: ChatInputCommandInteraction,
  desk: Desk,
  typed: string | null,
  reader: Reader,
): Promise<Result<RuleSet, string>> {
  const guildId = guildOf(interaction);
  if (typed === null) return ok(await defaultRules(desk.shelf, guildId));
  const { t } = reader;
  const subject = await subjectNamed(desk.shelf, guildId, typed, t);
  if (!subject) return err(noSuchSet(typed, t));
  const opened = await openRules(interaction, desk, subject, reader);
  return opened.ok ? ok(opened.value.rules) : opened;
}
