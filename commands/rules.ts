import {
  type APIApplicationCommandStringOption,
  ApplicationCommandOptionType,
  type ChatInputCommandInteraction,
  InteractionContextType,
} from 'discord.js';
import { LONGEST_SET_NAME, MOST_SETS } from '../src/app/ruleShelf.ts';
import { chairOf } from '../src/core/table/seating.ts';
import type { TableView } from '../src/core/view/tableView.ts';
import type { Command } from '../src/discord/command.ts';
import { titled, titledBy } from '../src/discord/declaration.ts';
import type { Desk } from '../src/discord/desk.ts';
import { toldRules } from '../src/discord/guide/guideClicks.ts';
import type { MessagePayload } from '../src/discord/messages/desired.ts';
import { guideMessage } from '../src/discord/messages/guide/guideMessage.ts';
import { headed, message } from '../src/discord/messages/parts.ts';
import type { Reader } from '../src/discord/messages/reader.ts';
import { deleteQuestion, overwriteQuestion } from '../src/discord/messages/rules/questions.ts';
import { ruleLine } from '../src/discord/messages/rules/ruleLine.ts';
import { rulesPanel } from '../src/discord/messages/rules/rulesPanel.ts';
import { personOf } from '../src/discord/person.ts';
import { whisper } from '../src/discord/reply.ts';
import { holdsRight } from '../src/discord/rights.ts';
import { guildOf, holdSet } from '../src/discord/rules/heldSet.ts';
import { openRules } from '../src/discord/rules/openRules.ts';
import type { RuleSubject } from '../src/discord/rules/ruleClick.ts';
import { editorFor } from '../src/discord/rules/ruleClicks.ts';
import {
  completeSet,
  newSetName,
  noSuchSet,
  presetLabel,
  presetNamed,
  setNamed,
  subjectNamed,
} from '../src/discord/rules/ruleNames.ts';
import { tablesHere } from '../src/discord/tablesHere.ts';
import { proseName } from '../src/texts/names.ts';

const setOption = (required: boolean, name: 'set' | 'from' = 'set'): APIApplicationCommandStringOption => ({
  type: ApplicationCommandOptionType.String,
  ...titled(`option-${name}`),
  required,
  autocomplete: true,
});

const subcommand = (
  name: 'learn' | 'show' | 'edit' | 'save' | 'default' | 'delete',
  ...options: readonly APIApplicationCommandStringOption[]
) => ({
  type: ApplicationCommandOptionType.Subcommand as const,
  ...titled(`rules-${name}`),
  options: [...options],
});

type Run = (interaction: ChatInputCommandInteraction, desk: Desk, reader: Reader) => Promise<MessagePayload>;

/** `/rules`: the rules of tables and of saved sets: read, changed, saved, chosen, deleted. */
export const rules: Command = {
  declaration: {
    ...titled('rules'),
    contexts: [InteractionContextType.Guild],
    options: [
      subcommand('learn', setOption(false)),
      subcommand('show', setOption(false)),
      subcommand('edit', setOption(false)),
      subcommand(
        'save',
        {
          type: ApplicationCommandOptionType.String,
          ...titledBy('option-name', (t) => t('command.option-name', { most: LONGEST_SET_NAME })),
          required: true,
          min_length: 1,
        },
        setOption(false, 'from'),
      ),
      subcommand('default', setOption(true)),
      subcommand('delete', setOption(true)),
    ],
  },
  async run(interaction, desk, reader) {
    const run = RUNS[interaction.options.getSubcommand()];
    if (run) await whisper(interaction, desk, await run(interaction, desk, reader));
  },
  complete: completeSet,
};

const RUNS: Readonly<Record<string, Run>> = { learn, show, edit, save, default: setDefault, delete: remove };

/** What the option names; a sentence where there is no such set. */
async function named(
  interaction: ChatInputCommandInteraction,
  desk: Desk,
  option: 'set' | 'from',
  { t }: Reader,
): Promise<RuleSubject | string | null> {
  const typed = interaction.options.getString(option);
  if (typed === null) return null;
  return (await subjectNamed(desk.shelf, guildOf(interaction), typed, t)) ?? noSuchSet(typed, t);
}

/** The table somebody means here: their own lobby, else where they sit, else the newest. */
async function tableMeant(interaction: ChatInputCommandInteraction, desk: Desk): Promise<TableView | null> {
  const here = (await tablesHere(interaction, desk, true)).map(({ table }) => table);
  const me = interaction.user.id;
  return (
    here.find(({ phase, host }) => phase === 'lobby' && host === me) ??
    here.find(({ chairs }) => chairOf(chairs, me) !== null) ??
    here[0] ??
    null
  );
}

/** What is played here: the rules of the table that is meant, else the server's default. */
async function rulesHere(interaction: ChatInputCommandInteraction, desk: Desk): Promise<RuleSubject> {
  const table = await tableMeant(interaction, desk);
  return table ? { of: 'table', table: table.id } : desk.shelf.defaultOf(guildOf(interaction));
}

/** The guide, told by the rules that are played here or were named. */
async function learn(
  interaction: ChatInputCommandInteraction,
  desk: Desk,
  reader: Reader,
): Promise<MessagePayload> {
  const subject = (await named(interaction, desk, 'set', reader)) ?? (await rulesHere(interaction, desk));
  if (typeof subject === 'string') return message([subject]);
  return guideMessage(await toldRules(interaction, desk, subject), 'game', reader);
}

async function show(
  interaction: ChatInputCommandInteraction,
  desk: Desk,
  reader: Reader,
): Promise<MessagePayload> {
  const subject = (await named(interaction, desk, 'set', reader)) ?? (await rulesHere(interaction, desk));
  if (typeof subject === 'string') return message([subject]);
  const opened = await openRules(interaction, desk, subject, reader);
  if (!opened.ok) return message([opened.error]);
  return rulesPanel(opened.value, 'overview', reader.t);
}

async function edit(
  interaction: ChatInputCommandInteraction,
  desk: Desk,
  reader: Reader,
): Promise<MessagePayload> {
  const subject = (await named(interaction, desk, 'set', reader)) ?? (await tableToEdit(interaction, desk));
  if (subject === null) return message([reader.t('shelf.no-table')]);
  return typeof subject === 'string' ? message([subject]) : editorOn(interaction, desk, subject, reader);
}

async function editorOn(
  interaction: ChatInputCommandInteraction,
  desk: Desk,
  subject: RuleSubject,
  reader: Reader,
): Promise<MessagePayload> {
  const opened = await openRules(interaction, desk, subject, reader);
  return opened.ok ? editorFor(interaction, desk, opened.value, 'cards', reader) : message([opened.error]);
}

/** The table whose rules somebody wants to change: one that can still be changed before any other. */
async function tableToEdit(
  interaction: ChatInputCommandInteraction,
  desk: Desk,
): Promise<RuleSubject | null> {
  const meant = await tableMeant(interaction, desk);
  const here = (await tablesHere(interaction, desk, true)).map(({ table }) => table);
  const table = meant?.phase === 'lobby' ? meant : (here.find(({ phase }) => phase === 'lobby') ?? meant);
  return table ? { of: 'table', table: table.id } : null;
}

/** Saves rules under a new name and opens the editor on them; asks before it overwrites others. */
async function save(
  interaction: ChatInputCommandInteraction,
  desk: Desk,
  reader: Reader,
): Promise<MessagePayload> {
  const { t } = reader;
  const guildId = guildOf(interaction);
  const name = newSetName(interaction.options.getString('name', true));
  if (name === null) return message([t('shelf.bad-name', { most: LONGEST_SET_NAME })]);
  const preset = presetNamed(name, t);
  if (preset) return message([t('shelf.preset-fixed', { name: presetLabel(preset, t) })]);
  const from = (await named(interaction, desk, 'from', reader)) ?? (await rulesHere(interaction, desk));
  if (typeof from === 'string') return message([from]);
  const source = await openRules(interaction, desk, from, reader);
  if (!source.ok) return message([source.error]);

  const existing = setNamed(await desk.shelf.list(guildId), name);
  if (existing) {
    const held = await holdSet(interaction, desk, existing.id, reader);
    if (!held) return save(interaction, desk, reader);
    if (held.refusal !== null) return message([held.refusal]);
    return overwriteQuestion({ set: existing, from, rules: source.value.rules }, t);
  }
  const savedBy = personOf(interaction).id;
  const added = await desk.shelf.add(guildId, {
    id: desk.newId(),
    name,
    savedBy,
    rules: source.value.rules,
  });
  if (added.ok) {
    const editor = await editorOn(interaction, desk, { of: 'saved', set: added.value.id }, reader);
    return headed(t('shelf.saved-as', { name: proseName(name, LONGEST_SET_NAME) }), editor);
  }
  // Somebody saved that name in this moment: ask like everybody who comes after.
  if (added.error === 'name-taken') return save(interaction, desk, reader);
  return message([t('shelf.full', { most: MOST_SETS })]);
}

async function setDefault(
  interaction: ChatInputCommandInteraction,
  desk: Desk,
  reader: Reader,
): Promise<MessagePayload> {
  const { t } = reader;
  if (!(await holdsRight(interaction, desk, 'rules'))) return message([t('shelf.not-moderator')]);
  const subject = await named(interaction, desk, 'set', reader);
  if (subject === null || typeof subject === 'string') return message([subject]);
  const opened = await openRules(interaction, desk, subject, reader);
  if (!opened.ok) return message([opened.error]);
  if (subject.of !== 'table') await desk.shelf.setDefault(guildOf(interaction), subject);
  const { name, rules: chosen } = opened.value;
  return message([t('shelf.default-is', { name: name ?? '', line: ruleLine(chosen, t) })]);
}

async function remove(
  interaction: ChatInputCommandInteraction,
  desk: Desk,
  reader: Reader,
): Promise<MessagePayload> {
  const { t } = reader;
  const subject = await named(interaction, desk, 'set', reader);
  if (subject === null || typeof subject === 'string') return message([subject]);
  if (subject.of !== 'saved') {
    const opened = await openRules(interaction, desk, subject, reader);
    return message([opened.ok ? opened.value.refusal : opened.error]);
  }
  const held = await holdSet(interaction, desk, subject.set, reader);
  if (!held) return message([t('shelf.set-gone')]);
  return held.refusal === null ? deleteQuestion(held.set, t) : message([held.refusal]);
}
