import type { ChatInputCommandInteraction } from 'discord.js';
import { LONGEST_SET_NAME, type SavedSet } from '../app/ruleShelf.ts';
import { err, ok, type Result } from '../core/result.ts';
import { ruleConflicts } from '../core/rules/ruleConflicts.ts';
import { PRESETS, type RuleSet } from '../core/rules/ruleSet.ts';
import type { TableAction } from '../core/table/action.ts';
import type { SessionLength } from '../core/table/settings.ts';
import { plainName, proseName } from '../texts/names.ts';
import { type Texts, textsFor } from '../texts/texts.ts';
import type { Desk } from './desk.ts';
import { rejectionText } from './messages/rejectionText.ts';
import { conflictText } from './messages/rules/phrases.ts';
import type { OfferedRules } from './messages/rules/ruleEditor.ts';
import type { ShownRules } from './messages/rules/rulesPanel.ts';
import { troubleText } from './messages/troubleText.ts';
import { isModerator, personOf } from './person.ts';
import type { Click } from './reply.ts';
import type { RuleSubject } from './ruleClick.ts';
import { PRESET_NAMES, presetLabel } from './ruleNames.ts';

export type Asker = Click | ChatInputCommandInteraction;

/** Other rules made of the present ones; a sentence where they cannot be. */
export type RuleChange = (rules: RuleSet | null) => Result<RuleSet, string>;

/** Rules that somebody looks at, and how they change them. */
export interface OpenRules extends ShownRules {
  /** Why this person may not change them now; null: they may. */
  readonly refusal: string | null;
  /** Changes them as they stand at that moment; a sentence where that was refused. */
  change(of: RuleChange): Promise<Result<RuleSet, string>>;
  /** At a table: changes how long it plays; a sentence where that was refused. */
  readonly setLength?: (length: SessionLength) => Promise<string | null>;
}

/** The server in which somebody clicked or typed; empty in direct messages. */
export const guildOf = ({ guildId }: { readonly guildId: string | null }): string => guildId ?? '';

/** Opens somebody's view of rules; a sentence where there are none, or none that can be read. */
export async function openRules(
  asker: Asker,
  desk: Desk,
  subject: RuleSubject,
): Promise<Result<OpenRules, string>> {
  switch (subject.of) {
    case 'preset':
      return ok(await openPreset(asker, desk, subject));
    case 'saved':
      return openSaved(asker, desk, subject);
    case 'table':
      return openTable(asker, desk, subject);
  }
}

async function openPreset(
  asker: Asker,
  { shelf }: Desk,
  subject: RuleSubject & { readonly of: 'preset' },
): Promise<OpenRules> {
  const t = textsFor(asker.locale);
  const name = presetLabel(subject.preset, t);
  const refusal = t('shelf.preset-fixed', { name });
  const chosen = await shelf.defaultOf(guildOf(asker));
  return {
    subject,
    name,
    isDefault: chosen.of === 'preset' && chosen.preset === subject.preset,
    rules: PRESETS[subject.preset],
    table: null,
    editable: false,
    refusal,
    change: async () => err(refusal),
  };
}

/** A saved set as somebody may handle it, even where its rules cannot be read. */
export interface HeldSet {
  readonly set: SavedSet;
  /** For running text. */
  readonly name: string;
  readonly refusal: string | null;
  change(of: RuleChange): Promise<Result<RuleSet, string>>;
}

/** Takes a saved set from the shelf; null: it is gone. */
export async function holdSet(asker: Asker, desk: Desk, id: string): Promise<HeldSet | null> {
  const t = textsFor(asker.locale);
  const guildId = guildOf(asker);
  const set = await desk.shelf.find(guildId, id);
  if (!set) return null;
  const name = proseName(set.name, LONGEST_SET_NAME);
  const mayChange = set.savedBy === asker.user.id || isModerator(asker);
  const refusal = mayChange ? null : t('shelf.not-yours', { name });
  return {
    set,
    name,
    refusal,
    change: (of) => (refusal === null ? changeSet(desk, guildId, set, of, t) : Promise.resolve(err(refusal))),
  };
}

/** Somebody else may change a set between look and change so often before that is a bug. */
const MOST_RACES = 5;

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

function sensible(made: Result<RuleSet, string>, t: Texts): Result<RuleSet, string> {
  const [conflict] = made.ok ? ruleConflicts(made.value) : [];
  return conflict ? err(conflictText(conflict, t)) : made;
}

async function openSaved(
  asker: Asker,
  desk: Desk,
  subject: RuleSubject & { readonly of: 'saved' },
): Promise<Result<OpenRules, string>> {
  const t = textsFor(asker.locale);
  const held = await holdSet(asker, desk, subject.set);
  if (!held) return err(t('shelf.set-gone'));
  const { set, name, refusal, change } = held;
  if (!set.rules) return err(t('shelf.unreadable', { name }));
  const chosen = await desk.shelf.defaultOf(guildOf(asker));
  return ok({
    subject,
    name,
    isDefault: chosen.of === 'saved' && chosen.set === set.id,
    rules: set.rules,
    table: null,
    editable: refusal === null,
    refusal,
    change,
  });
}

async function openTable(
  asker: Asker,
  desk: Desk,
  subject: RuleSubject & { readonly of: 'table' },
): Promise<Result<OpenRules, string>> {
  const { locale } = asker;
  const reading = await desk.tables.read(subject.table);
  if (!reading) return err(troubleText('unknown-table', locale));
  const t = textsFor(locale);
  const by = personOf(asker).id;
  const moderator = isModerator(asker);
  const { phase, host, settings } = reading.table;
  const rejection =
    phase !== 'lobby'
      ? ({ code: 'wrong-phase', phase } as const)
      : host !== by && !moderator
        ? ({ code: 'not-host' } as const)
        : null;
  const agree = async (action: TableAction): Promise<string | null> => {
    const acted = await desk.tables.act(subject.table, action);
    if (acted.ok) return null;
    const now = (await desk.tables.read(subject.table)) ?? reading;
    return rejectionText(acted.error, now, by, null, locale);
  };
  return ok({
    subject,
    name: null,
    isDefault: false,
    rules: settings.rules,
    table: settings,
    editable: rejection === null,
    refusal: rejection && rejectionText(rejection, reading, by, null, locale),
    change: async (of) => {
      const made = sensible(of(settings.rules), t);
      if (!made.ok) return made;
      const refused = await agree({ do: 'set-rules', by, rules: made.value, moderator });
      return refused === null ? made : err(refused);
    },
    setLength: (length) => agree({ do: 'set-length', by, length, moderator }),
  });
}

/** All rules that can be taken over in a server: the presets, then what was saved and can be read. */
export async function offeredRules(
  { shelf }: Desk,
  guildId: string,
  t: Texts,
): Promise<readonly OfferedRules[]> {
  const saved = await shelf.list(guildId);
  return [
    ...PRESET_NAMES.map((preset) => ({
      subject: { of: 'preset', preset } as const,
      label: presetLabel(preset, t),
      rules: PRESETS[preset],
    })),
    ...saved.flatMap(({ id, name, rules }) =>
      rules
        ? [{ subject: { of: 'saved', set: id } as const, label: plainName(name, LONGEST_SET_NAME), rules }]
        : [],
    ),
  ];
}
