import { LONGEST_SET_NAME } from '../../app/ruleShelf.ts';
import type { TableReading } from '../../app/tableReading.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { PRESETS, type RuleSet } from '../../core/rules/ruleSet.ts';
import type { TableRejection } from '../../core/table/rejection.ts';
import type { SessionLength } from '../../core/table/settings.ts';
import { plainName } from '../../texts/names.ts';
import type { Texts } from '../../texts/texts.ts';
import type { Desk } from '../desk.ts';
import type { Reader } from '../messages/reader.ts';
import { rejectionText } from '../messages/rejectionText.ts';
import type { OfferedRules } from '../messages/rules/ruleEditor.ts';
import type { ShownRules } from '../messages/rules/rulesPanel.ts';
import { troubleText } from '../messages/troubleText.ts';
import { personOf } from '../person.ts';
import { holdsRight } from '../rights.ts';
import { type Asker, guildOf, holdSet, MOST_RACES, type RuleChange } from './heldSet.ts';
import type { RuleSubject } from './ruleClick.ts';
import { PRESET_NAMES, presetLabel } from './ruleNames.ts';

/** Rules that somebody looks at, and how they change them. */
export interface OpenRules extends ShownRules {
  /** Why this person may not change them now; null: they may. */
  readonly refusal: string | null;
  /** Changes them as they stand at that moment; a sentence where that was refused. */
  change(of: RuleChange): Promise<Result<RuleSet, string>>;
  /** At a table: changes how long it plays; a sentence where that was refused. */
  readonly setLength?: (length: SessionLength) => Promise<string | null>;
  /** At a table: allows hints or takes them away; a sentence where that was refused. */
  readonly setHints?: (hints: boolean) => Promise<string | null>;
}

/** Opens somebody's view of rules; a sentence where there are none, or none that can be read. */
export async function openRules(
  asker: Asker,
  desk: Desk,
  subject: RuleSubject,
  reader: Reader,
): Promise<Result<OpenRules, string>> {
  switch (subject.of) {
    case 'preset':
      return ok(await openPreset(asker, desk, subject, reader));
    case 'saved':
      return openSaved(asker, desk, subject, reader);
    case 'table':
      return openTable(asker, desk, subject, reader);
  }
}

async function openPreset(
  asker: Asker,
  { shelf }: Desk,
  subject: RuleSubject & { readonly of: 'preset' },
  { t }: Reader,
): Promise<OpenRules> {
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

async function openSaved(
  asker: Asker,
  desk: Desk,
  subject: RuleSubject & { readonly of: 'saved' },
  reader: Reader,
): Promise<Result<OpenRules, string>> {
  const { t } = reader;
  const held = await holdSet(asker, desk, subject.set, reader);
  if (!held) return err(t('shelf.set-gone'));
  const { set, name, isDefault, refusal, change } = held;
  if (!set.rules) return err(t('shelf.unreadable', { name }));
  return ok({
    subject,
    name,
    isDefault,
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
  reader: Reader,
): Promise<Result<OpenRules, string>> {
  const reading = await desk.tables.read(subject.table);
  if (!reading) return err(troubleText('unknown-table', reader.t));
  const by = personOf(asker).id;
  const moderator = await holdsRight(asker, desk, 'tables');
  const { phase, host, settings, fixture } = reading.table;
  const rejection =
    phase !== 'lobby'
      ? ({ code: 'wrong-phase', phase } as const)
      : fixture !== null
        ? ({ code: 'league-rules' } as const)
        : host !== by && !moderator
          ? ({ code: 'not-host' } as const)
          : null;
  const now = async (): Promise<TableReading> => (await desk.tables.read(subject.table)) ?? reading;
  const refused = async (error: TableRejection): Promise<string> =>
    rejectionText(error, await now(), by, null, reader);
  return ok({
    subject,
    name: null,
    isDefault: false,
    rules: settings.rules,
    table: settings,
    editable: rejection === null,
    refusal: rejection && rejectionText(rejection, reading, by, null, reader),
    change: async (of) => {
      let seen = settings.rules;
      for (let race = 0; race < MOST_RACES; race++) {
        const made = of(seen);
        if (!made.ok) return made;
        const rules = made.value;
        const acted = await desk.tables.act(subject.table, { do: 'set-rules', by, rules, seen, moderator });
        if (acted.ok) return made;
        if (acted.error.code !== 'rules-changed') return err(await refused(acted.error));
        seen = (await now()).table.settings.rules;
      }
      throw new Error(`The rules of table ${subject.table} kept changing`);
    },
    setLength: async (length) => {
      const acted = await desk.tables.act(subject.table, { do: 'set-length', by, length, moderator });
      return acted.ok ? null : refused(acted.error);
    },
    setHints: async (hints) => {
      const acted = await desk.tables.act(subject.table, { do: 'set-hints', by, hints, moderator });
      return acted.ok ? null : refused(acted.error);
    },
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
