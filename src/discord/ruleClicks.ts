import type { StringSelectMenuInteraction } from 'discord.js';
import { err, ok } from '../core/result.ts';
import type { RuleSet } from '../core/rules/ruleSet.ts';
import { type Texts, textsFor } from '../texts/texts.ts';
import type { Desk } from './desk.ts';
import { type Asker, guildOf, type HeldSet, holdSet, type RuleChange } from './heldSet.ts';
import { message } from './messages/components.ts';
import { parseLength } from './messages/rules/lengths.ts';
import { overwriteMark, overwriteQuestion } from './messages/rules/questions.ts';
import { ruleEditor } from './messages/rules/ruleEditor.ts';
import { rulesPanel } from './messages/rules/rulesPanel.ts';
import { chosenIn, menuNamed } from './messages/rules/topics.ts';
import { troubleText } from './messages/troubleText.ts';
import { type OpenRules, offeredRules, openRules } from './openRules.ts';
import { type Click, turnInto } from './reply.ts';
import {
  type EditorPage,
  isEditorPage,
  isReadingPage,
  parseSubject,
  type RuleClick,
  type RuleSubject,
} from './ruleClick.ts';

/** Answers a click on a message about rules: that message shows what is true afterwards. */
export async function answerRuleClick(interaction: Click, desk: Desk, click: RuleClick): Promise<void> {
  // The next click on the same message changes it: what was seen is read before anything is waited for.
  const seen = interaction.isStringSelectMenu() ? shownAsChosen(interaction) : [];
  if (click.do === 'overwrite') return overwrite(interaction, desk, click);
  if (click.do === 'delete') return remove(interaction, desk, click.subject);
  const opened = await openRules(interaction, desk, click.subject);
  if (!opened.ok) return turnInto(interaction, message([opened.error]));
  const open = opened.value;
  const t = textsFor(interaction.locale);
  const [value = '', ...more] = interaction.isStringSelectMenu() ? interaction.values : [];
  const chosen = more.length === 0 ? value : '';
  switch (click.do) {
    case 'read':
      return turnInto(interaction, rulesPanel(open, 'overview', t));
    case 'browse':
      return isReadingPage(chosen)
        ? turnInto(interaction, rulesPanel(open, chosen, t))
        : unknownChoice(interaction);
    case 'edit':
      return edit(interaction, desk, open, 'cards');
    case 'turn':
      return isEditorPage(chosen) ? edit(interaction, desk, open, chosen) : unknownChoice(interaction);
    case 'choose': {
      const named = menuNamed(click.menu);
      if (!named || !interaction.isStringSelectMenu()) return unknownChoice(interaction);
      const { topic, menu } = named;
      const { values } = interaction;
      return change(interaction, desk, open, topic, (rules) => {
        const made = rules && chosenIn(menu, rules, values, seen);
        return made ? ok(made) : err(t('shelf.not-offered'));
      });
    }
    case 'length': {
      const length = parseLength(chosen);
      if (!length || !open.setLength) return unknownChoice(interaction);
      return shownAfter(interaction, desk, open.subject, 'tournament', await open.setLength(length));
    }
    case 'start': {
      const source = parseSubject(chosen);
      const from = source && (await openRules(interaction, desk, source));
      if (!from) return unknownChoice(interaction);
      return change(interaction, desk, open, 'start', () => (from.ok ? ok(from.value.rules) : from));
    }
  }
}

/** What a menu showed as chosen when it was clicked. */
const shownAsChosen = ({ component }: StringSelectMenuInteraction): readonly string[] =>
  component.options.filter((option) => option.default).map(({ value }) => value);

const unknownChoice = (interaction: Click): Promise<void> =>
  turnInto(interaction, message([troubleText('unknown-button', interaction.locale)]));

/** The editor of these rules; for who may not change them (any more), the rules and the reason. */
export async function editorFor(
  asker: Asker,
  desk: Desk,
  open: OpenRules,
  page: EditorPage,
  notice: string | null = null,
) {
  const t = textsFor(asker.locale);
  if (open.refusal !== null) return rulesPanel(open, 'overview', t, open.refusal);
  const offered = page === 'start' ? await offeredRules(desk, guildOf(asker), t) : [];
  return ruleEditor(open, page, offered, t, notice);
}

const edit = async (interaction: Click, desk: Desk, open: OpenRules, page: EditorPage): Promise<void> =>
  turnInto(interaction, await editorFor(interaction, desk, open, page));

/** Changes rules and shows the editor with what came of it. */
async function change(
  interaction: Click,
  desk: Desk,
  open: OpenRules,
  page: EditorPage,
  of: RuleChange,
): Promise<void> {
  const changed = await open.change(of);
  await shownAfter(interaction, desk, open.subject, page, changed.ok ? null : changed.error);
}

/** The editor with what is true now, read anew, and why a choice was refused. */
async function shownAfter(
  interaction: Click,
  desk: Desk,
  subject: RuleSubject,
  page: EditorPage,
  refused: string | null,
): Promise<void> {
  const now = await openRules(interaction, desk, subject);
  const shown = now.ok ? await editorFor(interaction, desk, now.value, page, refused) : message([now.error]);
  await turnInto(interaction, shown);
}

/** Overwrites a set with other rules, if both are still those that the question named; asks again if not. */
async function overwrite(
  interaction: Click,
  desk: Desk,
  { subject, from, asked }: RuleClick & { readonly do: 'overwrite' },
): Promise<void> {
  const t = textsFor(interaction.locale);
  const source = await openRules(interaction, desk, from);
  const held = await heldBy(interaction, desk, subject);
  if (!held || !source.ok) {
    return turnInto(interaction, message([source.ok ? t('shelf.set-gone') : source.error]));
  }
  const { rules } = source.value;
  const isAsked = (old: RuleSet | null): boolean => overwriteMark(old, rules) === asked;
  const changed = await held.change((old) => (isAsked(old) ? ok(rules) : err(t('shelf.ask-again'))));
  if (changed.ok) return shownAfter(interaction, desk, subject, 'cards', null);
  const now = await heldBy(interaction, desk, subject);
  await turnInto(
    interaction,
    now && now.refusal === null && !isAsked(now.set.rules)
      ? overwriteQuestion({ set: now.set, from, rules }, t, t('shelf.ask-again'))
      : message([changed.error]),
  );
}

/** The saved set that a click is about; null: it is gone. */
const heldBy = async (interaction: Click, desk: Desk, subject: RuleSubject): Promise<HeldSet | null> =>
  subject.of === 'saved' ? holdSet(interaction, desk, subject.set) : null;

async function remove(interaction: Click, desk: Desk, subject: RuleSubject): Promise<void> {
  const t = textsFor(interaction.locale);
  const held = await heldBy(interaction, desk, subject);
  if (held && held.refusal === null) await desk.shelf.remove(guildOf(interaction), held.set.id);
  await turnInto(interaction, message([removedText(held, t)]));
}

function removedText(held: HeldSet | null, t: Texts): string {
  if (!held) return t('shelf.set-gone');
  return held.refusal ?? t('shelf.deleted', { name: held.name });
}
