import type { APIButtonComponent, APISelectMenuOption } from 'discord.js';
import type { RuleSet } from '../../../core/rules/ruleSet.ts';
import { isCasual, type SessionLength, type TableSettings } from '../../../core/table/settings.ts';
import type { Texts } from '../../../texts/texts.ts';
import { type EditorPage, type RuleSubject, subjectWord } from '../../rules/ruleClick.ts';
import { button, menuRow, type Row, rowsOf } from '../components.ts';
import type { MessagePayload } from '../desired.ts';
import { message } from '../parts.ts';
import { lengthsBeside, lengthText, lengthWord } from './lengths.ts';
import { sentence, switchLines } from './phrases.ts';
import { ruleLine, settingsLine } from './ruleLine.ts';
import { noticeLines, type ShownRules } from './rulesPanel.ts';
import { chosenValues, isGroup, MENUS, type RuleMenu, switchesOf, TOPICS, takesMany } from './topics.ts';

/** Rules that can be taken over whole: under a name for labels. */
export interface OfferedRules {
  readonly subject: RuleSubject;
  readonly label: string;
  readonly rules: RuleSet;
}

/** Characters of an option's description. */
const LONGEST_DESCRIPTION = 100;

/** Where rules are changed: a topic, its switches as they stand, and a menu for each of them. */
export function ruleEditor(
  shown: ShownRules,
  page: EditorPage,
  offered: readonly OfferedRules[],
  t: Texts,
  notice: string | null = null,
): MessagePayload {
  const { rules, subject, name } = shown;
  const title = name === null ? t('shelf.editing-table') : t('shelf.editing-saved', { name });
  return message(
    [
      `### ${title}`,
      shown.table ? settingsLine(shown.table, t) : ruleLine(rules, t),
      '',
      ...(page === 'start'
        ? [t('shelf.start-help')]
        : switchesOf(page).flatMap((given) => switchLines(given, rules, t))),
      '',
      t(shown.table ? 'shelf.saved-table' : 'shelf.saved'),
      ...noticeLines(notice, t),
    ],
    [
      pageRow(subject, page, t),
      ...(page === 'start'
        ? [startRow(subject, offered, t)]
        : MENUS[page].map((menu) => switchRow(subject, menu, rules, t))),
      ...(page === 'tournament' && shown.table ? [lengthRow(subject, shown.table.length, t)] : []),
      ...rowsOf([
        button(t('shelf.done'), { do: 'read', subject }, 'success'),
        ...(shown.table && isCasual(shown.table) ? [hintsButton(subject, shown.table, t)] : []),
      ]),
    ],
  );
}

const pageRow = (subject: RuleSubject, page: EditorPage, t: Texts): Row =>
  menuRow({
    id: { do: 'turn', subject },
    placeholder: t('shelf.topics'),
    options: [...TOPICS, 'start' as const].map((value) => ({
      label: t('shelf.page', { topic: t(`topic.${value}`) }),
      value,
      default: value === page,
    })),
    count: 1,
  });

/** How long a table plays stands beside the solos that have to fit in. */
const lengthRow = (subject: RuleSubject, present: SessionLength, t: Texts): Row =>
  menuRow({
    id: { do: 'length', subject },
    placeholder: t('shelf.length'),
    options: lengthsBeside(present).map((length) => ({
      label: sentence(lengthText(length, t)),
      value: lengthWord(length),
      default: lengthWord(length) === lengthWord(present),
    })),
    count: 1,
  });

/** Stands on every page: it is no rule of the game. */
const hintsButton = (subject: RuleSubject, { hints }: TableSettings, t: Texts): APIButtonComponent =>
  button(t(hints ? 'coach.forbid' : 'coach.allow'), {
    do: 'hints',
    subject,
    to: hints ? 'off' : 'on',
  });

const startRow = (subject: RuleSubject, offered: readonly OfferedRules[], t: Texts): Row =>
  menuRow({
    id: { do: 'start', subject },
    placeholder: t('shelf.start-choose'),
    options: offered.map(({ subject: source, label, rules }) => ({
      label,
      value: subjectWord(source),
      description: ruleLine(rules, t, LONGEST_DESCRIPTION),
    })),
    count: 1,
  });

function switchRow(subject: RuleSubject, menu: RuleMenu, rules: RuleSet, t: Texts): Row {
  const [first] = menu.switches;
  const options = isGroup(menu) ? groupOptions(menu, rules, t) : wordOptions(menu, rules, t);
  return menuRow({
    id: { do: 'choose', subject, menu: menu.name },
    placeholder: t(takesMany(menu) ? 'shelf.none' : 'shelf.choose'),
    options,
    count: takesMany(menu) ? [0, options.length] : 1,
    disabled: first ? !first.isOpen(rules) : false,
  });
}

function groupOptions(menu: RuleMenu, rules: RuleSet, t: Texts): readonly APISelectMenuOption[] {
  const chosen = chosenValues(menu, rules);
  return menu.switches.map((played) => ({
    label: sentence(played.label('true', t)),
    value: played.key,
    default: chosen.includes(played.key),
  }));
}

function wordOptions(menu: RuleMenu, rules: RuleSet, t: Texts): readonly APISelectMenuOption[] {
  const [only] = menu.switches;
  if (!only) return [];
  const chosen = chosenValues(menu, rules);
  return only.words(rules).map((word) => ({
    label: sentence(only.label(word, t)),
    value: word,
    ...(only.explain ? { description: only.explain(word, t) } : {}),
    default: chosen.includes(word),
  }));
}
