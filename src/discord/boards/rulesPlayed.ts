import { LONGEST_SET_NAME } from '../../app/ruleShelf.ts';
import { rulesKeyOf } from '../../app/rulesKey.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { PRESETS } from '../../core/rules/ruleSet.ts';
import { proseName } from '../../texts/names.ts';
import type { Texts } from '../../texts/texts.ts';
import type { Desk } from '../desk.ts';
import type { Reader } from '../messages/reader.ts';
import { type Asker, guildOf } from '../rules/heldSet.ts';
import { openRules } from '../rules/openRules.ts';
import { noSuchSet, PRESET_NAMES, presetLabel, subjectNamed } from '../rules/ruleNames.ts';

/** The key under which the books have the rules that somebody names; null: all. Error: a sentence. */
export async function rulesKeyNamed(
  asker: Asker,
  desk: Desk,
  typed: string | null,
  reader: Reader,
): Promise<Result<string | null, string>> {
  if (typed === null) return ok(null);
  const { t } = reader;
  const subject = await subjectNamed(desk.shelf, guildOf(asker), typed, t);
  if (!subject) return err(noSuchSet(typed, t));
  const opened = await openRules(asker, desk, subject, reader);
  return opened.ok ? ok(rulesKeyOf(opened.value.rules)) : opened;
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
