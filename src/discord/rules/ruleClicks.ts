import type { StringSelectMenuInteraction } from 'discord.js';
import { err, ok } from '../../core/result.ts';
import type { RuleSet } from '../../core/rules/ruleSet.ts';
import type { Texts } from '../../texts/texts.ts';
import type { Desk } from '../desk.ts';
import { message } from '../messages/parts.ts';
import type { Reader } from '../messages/reader.ts';
import { parseLength } from '../messages/rules/lengths.ts';
import { overwriteMark, overwriteQuestion } from '../messages/rules/questions.ts';
import { ruleEditor } from '../messages/rules/ruleEditor.ts';
import { rulesPanel } from '../messages/rules/rulesPanel.ts';
import { chosenIn, menuNamed } from '../messages/rules/topics.ts';
import { troubleText } from '../messages/troubleText.ts';
import { type Click, turnInto } from '../reply.ts';
import type { Visit } from '../visit.ts';
import { type Asker, guildOf, type HeldSet, holdSet, type RuleChange } from './heldSet.ts';
import { type OpenRules, offeredRules, openRules } from './openRules.ts';
import {
  type EditorPage,
  isEditorPage,
  isReadingPage,
  parseSubject,
  type RuleClick,
  type RuleSubject,
} from './ruleClick.ts';

/** Answers a click on a message about rules: that message shows what is true afterwards. */
export async function answerRuleClick(
  { interaction, desk, reader }: Visit<Click>,
  click: RuleClick,
): Promise<void> {
  // The next click on the same message changes it: what was seen is read before anything is waited for.
  const seen = interaction.isStringSelectMenu() ? shownAsChosen(interaction) : [];
  if (click.do === 'overwrite') return overwrite(interaction, desk, click, reader);
  if (click.do === 'delete') return remove(interaction, desk, click.subject, reader);
  const opened = await openRules(interaction, desk, click.subject, reader);
  if (!opened.ok) return turnInto(interaction, desk, message([opened.error]));
  const open = opened.value;
  const { t } = reader;
  const [value = '', ...more] = interaction.isStringSelectMenu() ? interaction.values : [];
  const chosen = more.length === 0 ? value : '';
  switch (click.do) {
    case 'read':
      return turnInto(interaction, desk, rulesPanel(open, 'overview', t));
    case 'browse':
      return isReadingPage(chosen)
        ? turnInto(interaction, desk, rulesPanel(open, chosen, t))
        : unknownChoice(interaction, desk, t);
    case 'edit':
      return edit(interaction, desk, open, 'cards', reader);
    case 'turn':
      return isEditorPage(chosen)
        ? edit(interaction, desk, open, chosen, reader)
        : unknownChoice(interaction, desk, t);
    case 'choose': {
      const named = menuNamed(click.menu);
      if (!named || !interaction.isStringSelectMenu()) return unknownChoice(interaction, desk, t);
      const { topic, menu } = named;
      const { values } = interaction;
      return change(interaction, desk, open, topic, reader, (rules) => {
        const made = rules && chosenIn(menu, rules, values, seen);
        return made ? ok(made) : err(t('shelf.not-offered'));
      });
    }
    case 'length': {
      const length = parseLength(chosen);
      if (!length || !open.setLength) return unknownChoice(interaction, desk, t);
      return shownAfter(interaction, desk, open.subject, 'tournament', reader, await open.setLength(length));
    }
    case 'hints': {
      if (!open.setHints) return unknownChoice(interaction, desk, t);
      const refused = await open.setHints(click.to === 'on');
      return shownAfter(interaction, desk, open.subject, 'cards', reader, refused);
    }
    case 'start': {
      const source = parseSubject(chosen);
      const from = source && (await openRules(interaction, desk, source, reader));
      if (!from) return unknownChoice(interaction, desk, t);
      return change(interaction, desk, open, 'start', reader, () => (from.ok ? ok(from.value.rules) : from));
    }
  }
}

/** What a menu showed as chosen when it was clicked. */
const shownAsChosen = ({ component }: StringSelectMenuInteraction): readonly string[] =>
  component.options.filter((option) => option.default).map(({ value }) => value);

const unknownChoice = (interaction: Click, desk: Desk, t: Texts): Promise<void> =>
  turnInto(interaction, desk, message([troubleText('unknown-button', t)]));

/** The editor of these rules; for who may not change them (any more), the rules and the reason. */
export async function editorFor(
  asker: Asker,
  desk: Desk,
  open: OpenRules,
  page: EditorPage,
  reader: Reader,
  notice: string | null = null,
) {
  const { t } = reader;
  if (open.refusal !== null) return rulesPanel(open, 'overview', t, open.refusal);
  const offered = page === 'start' ? await offeredRules(desk, guildOf(asker), t) : [];
  return ruleEditor(open, page, offered, t, notice);
}

const edit = async (
  interaction: Click,
  desk: Desk,
  open: OpenRules,
  page: EditorPage,
  reader: Reader,
): Promise<void> => turnInto(interaction, desk, await editorFor(interaction, desk, open, page, reader));

/** Changes rules and shows the editor with what came of it. */
async function change(
  interaction: Click,
  desk: Desk,
  open: OpenRules,
  page: EditorPage,
  reader: Reader,
  of: RuleChange,
): Promise<void> {
  const changed = await open.change(of);
  await shownAfter(interaction, desk, open.subject, page, reader, changed.ok ? null : changed.error);
}

/** The editor with what is true now, read anew, and why a choice was refused. */
async function shownAfter(
  interaction: Click,
  desk: Desk,
  subject: RuleSubject,
  page: EditorPage,
  reader: Reader,
  refused: string | null,
): Promise<void> {
  const now = await openRules(interaction, desk, subject, reader);
  const shown = now.ok
    ? await editorFor(interaction, desk, now.value, page, reader, refused)
    : message([now.error]);
  await turnInto(interaction, desk, shown);
}

/** Overwrites a set with other rules, if both are still those that the question named; asks again if not. */
async function overwrite(
  interaction: Click,
  desk: Desk,
  { subject, from, asked }: RuleClick & { readonly do: 'overwrite' },
  reader: Reader,
): Promise<void> {
  const { t } = reader;
  const source = await openRules(interaction, desk, from, reader);
  const held = await heldBy(interaction, desk, subject, reader);
  if (!held || !source.ok) {
    return turnInto(interaction, desk, message([source.ok ? t('shelf.set-gone') : source.error]));
  }
  const { rules } = source.value;
  const isAsked = (old: RuleSet | null): boolean => overwriteMark(old, rules) === asked;
  const changed = await held.change((old) => (isAsked(old) ? ok(rules) : err(t('shelf.ask-again'))));
  if (changed.ok) return shownAfter(interaction, desk, subject, 'cards', reader, null);
  const now = await heldBy(interaction, desk, subject, reader);
  await turnInto(
    interaction,
    desk,
    now && now.refusal === null && !isAsked(now.set.rules)
      ? overwriteQuestion({ set: now.set, from, rules }, t, t('shelf.ask-again'))
      : message([changed.error]),
  );
}

/** The saved set that a click is about; null: it is gone. */
const heldBy = async (
  interaction: Click,
  desk: Desk,
  subject: RuleSubject,
  reader: Reader,
): Promise<HeldSet | null> =>
  subject.of === 'saved' ? holdSet(interaction, desk, subject.set, reader) : null;

async function remove(interaction: Click, desk: Desk, subject: RuleSubject, reader: Reader): Promise<void> {
  const { t } = reader;
  const held = await heldBy(interaction, desk, subject, reader);
  if (held && held.refusal === null) await desk.shelf.remove(guildOf(interaction), held.set.id);
  await turnInto(interaction, desk, message([removedText(held, t)]));
}

function removedText(held: HeldSet | null, t: Texts): string {
  if (!held) return t('shelf.set-gone');
  return held.refusal ?? t('shelf.deleted', { name: held.name });
}
