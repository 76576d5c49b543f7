import type { AutocompleteInteraction } from 'discord.js';
import { foldedName, LONGEST_SET_NAME, type RuleShelf, type SavedSet } from '../../app/ruleShelf.ts';
import { PRESETS, type PresetName } from '../../core/rules/ruleSet.ts';
import { plainName, proseName, tidyName } from '../../texts/names.ts';
import type { Texts } from '../../texts/texts.ts';
import type { Desk } from '../desk.ts';
import type { Reader } from '../messages/reader.ts';
import type { RuleSubject } from './ruleClick.ts';

export const PRESET_NAMES = Object.keys(PRESETS) as readonly PresetName[];

export const presetLabel = (preset: PresetName, t: Texts): string => t(`shelf.preset-${preset}`);

/** The preset that a name means, by its key or by what it is called. */
export const presetNamed = (name: string, t: Texts): PresetName | undefined =>
  PRESET_NAMES.find((preset) =>
    [preset, presetLabel(preset, t)].some((known) => foldedName(known) === foldedName(name)),
  );

export const setNamed = (sets: readonly SavedSet[], name: string): SavedSet | undefined =>
  sets.find((set) => foldedName(set.name) === foldedName(name));

/** What somebody means by a name they typed or chose: a preset, or a saved set; null: nothing here. */
export async function subjectNamed(
  shelf: RuleShelf,
  guildId: string,
  typed: string,
  t: Texts,
): Promise<(RuleSubject & { readonly of: 'preset' | 'saved' }) | null> {
  const name = tidyName(typed);
  const preset = presetNamed(name, t);
  if (preset) return { of: 'preset', preset };
  const set = setNamed(await shelf.list(guildId), name);
  return set ? { of: 'saved', set: set.id } : null;
}

/** A name that a set may be saved under; null: it is empty or too long. */
export function newSetName(typed: string): string | null {
  const name = tidyName(typed);
  const { length } = [...name];
  return length >= 1 && length <= LONGEST_SET_NAME ? name : null;
}

export const noSuchSet = (typed: string, t: Texts): string =>
  t('shelf.no-set', {
    name: proseName(typed, LONGEST_SET_NAME),
    presets: PRESET_NAMES.map((preset) => presetLabel(preset, t)).join(', '),
  });

interface Completion {
  readonly name: string;
  readonly value: string;
}

/** Most completions that Discord shows. */
const MOST_COMPLETIONS = 25;

/** Completes an option that names a preset or a saved set. */
export async function completeSet(
  interaction: AutocompleteInteraction,
  { shelf }: Desk,
  { t }: Reader,
): Promise<void> {
  const { guildId, options } = interaction;
  const found = await completions(shelf, guildId ?? '', options.getFocused(), t);
  await interaction.respond([...found]);
}

/** Presets and saved sets whose names contain what was typed so far. */
async function completions(
  shelf: RuleShelf,
  guildId: string,
  typed: string,
  t: Texts,
): Promise<readonly Completion[]> {
  const part = foldedName(tidyName(typed));
  const all = [
    ...PRESET_NAMES.map((preset) => presetLabel(preset, t)),
    ...(await shelf.list(guildId)).map(({ name }) => name),
  ];
  return all
    .filter((name) => foldedName(name).includes(part))
    .slice(0, MOST_COMPLETIONS)
    .map((name) => ({ name: plainName(name, LONGEST_SET_NAME), value: name }));
}
