import type { ChatInputCommandInteraction } from 'discord.js';
import { LONGEST_SET_NAME } from '../../app/ruleShelf.ts';
import { rulesKeyOf } from '../../app/rulesKey.ts';
import { ok, type Result } from '../../core/result.ts';
import { PRESETS } from '../../core/rules/ruleSet.ts';
import { proseName } from '../../texts/names.ts';
import type { Texts } from '../../texts/texts.ts';
import type { Desk } from '../desk.ts';
import type { Reader } from '../messages/reader.ts';
import { chosenRules } from '../rules/chosenRules.ts';
import { PRESET_NAMES, presetLabel } from '../rules/ruleNames.ts';

/** The key under which the books have the rules that somebody names; null: all. Error: a sentence. */
export async function rulesKeyNamed(
  interaction: ChatInputCommandInteraction,
  desk: Desk,
  typed: string | null,
  reader: Reader,
): Promise<Result<string | null, string>> {
  if (typed === null) return ok(null);
  const rules = await chosenRules(interaction, desk, typed, reader);
  return rules.ok ? ok(rulesKeyOf(rules.value)) : rules;
}

/** What rules are called in a server, in running text; null: all. */
export async function rulesPlayedText(
  guildId: string,
  { shelf }: Pick<Desk, 'shelf'>,
  rulesKey: string | null,
  t: Texts,
): Promise<string | null> {
  if (rulesKey === null) return null;
  const preset = PRESET_NAMES.find((name) => rulesKeyOf(PRESETS[name]) === rulesKey);
  if (preset) return presetLabel(preset, t);
  const sets = await shelf.list(guildId);
  const set = sets.find(({ rules }) => rules !== null && rulesKeyOf(rules) === rulesKey);
  return set ? proseName(set.name, LONGEST_SET_NAME) : t('board.other-rules');
}
