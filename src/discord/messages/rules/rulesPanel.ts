import type { RuleSet } from '../../../core/rules/ruleSet.ts';
import type { TableSettings } from '../../../core/table/settings.ts';
import type { Texts } from '../../../texts/texts.ts';
import { guideClicks } from '../../guide/guideClick.ts';
import { READING_PAGES, type ReadingPage, type RuleSubject } from '../../rules/ruleClick.ts';
import { button, menuRow, type Row, rowsOf } from '../components.ts';
import type { MessagePayload } from '../desired.ts';
import { message } from '../parts.ts';
import { basics } from './basics.ts';
import { sentence, soloLines, switchLines } from './phrases.ts';
import { ruleLine, settingsLine } from './ruleLine.ts';
import { differing, switchesOf, TOPICS } from './topics.ts';

/** Rules as they are shown to somebody. */
export interface ShownRules {
  readonly subject: RuleSubject;
  /** The set's name, fit for running text; null for a table's rules. */
  readonly name: string | null;
  readonly isDefault: boolean;
  readonly rules: RuleSet;
  /** Where they are a table's. */
  readonly table: TableSettings | null;
  /** Whether the person may change them now. */
  readonly editable: boolean;
}

/** Discord's bound for the text of a message. */
const LONGEST_CONTENT = 2000;

/** What is played, in full: a page that is never cut, and a menu that leads to all others. */
export function rulesPanel(
  shown: ShownRules,
  page: ReadingPage,
  t: Texts,
  notice: string | null = null,
): MessagePayload {
  const lines = page === 'overview' ? overview(shown, t, notice) : pageLines(shown, page, t);
  return message([...noticeLines(notice, t), ...lines], panelRows(shown, page, t));
}

export const noticeLines = (notice: string | null, t: Texts): readonly string[] =>
  notice === null ? [] : [t('shelf.notice', { sentence: notice }), ''];

function title({ name, isDefault }: ShownRules, t: Texts): string {
  if (name === null) return `### ${t('rules.title')}`;
  return `### ${t(isDefault ? 'rules.title-default' : 'rules.title-named', { name })}`;
}

/** Everything that differs; the game in short where there is room for it. */
function overview(shown: ShownRules, t: Texts, notice: string | null): readonly string[] {
  const { rules, table } = shown;
  const differences = differing(rules).map((found) => `- ${sentence(found.phrase(rules, t))}`);
  const lines = [
    title(shown, t),
    table ? settingsLine(table, t) : ruleLine(rules, t),
    ...(differences.length === 0 ? [t('rules.no-difference')] : differences),
  ];
  const short = basics(rules, table, t).flatMap((paragraph) => ['', paragraph]);
  const whole = [...lines, ...short, '', t('rules.read-more')];
  const fits = [...noticeLines(notice, t), ...whole].join('\n').length <= LONGEST_CONTENT;
  return fits ? whole : [...lines, '', t('rules.read-on')];
}

function pageLines(
  { rules, table }: ShownRules,
  page: Exclude<ReadingPage, 'overview'>,
  t: Texts,
): readonly string[] {
  const head = `### ${t(`topic.${page}`)}`;
  if (page === 'basics') return [head, ...basics(rules, table, t).flatMap((paragraph) => [paragraph, ''])];
  return [
    head,
    ...switchesOf(page).flatMap((given) => [
      ...switchLines(given, rules, t),
      ...(given.key === 'solos' ? soloLines(t) : []),
    ]),
    ...(page === 'tournament' ? [t('rules.lengths'), t('rules.many-players')] : []),
  ];
}

function panelRows({ subject, editable }: ShownRules, page: ReadingPage, t: Texts): readonly Row[] {
  return [
    menuRow({
      id: { do: 'browse', subject },
      placeholder: t('shelf.pages'),
      options: [...READING_PAGES, ...TOPICS].map((value) => ({
        label: t('shelf.page', { topic: t(`topic.${value}`) }),
        value,
        default: value === page,
      })),
      count: 1,
    }),
    ...rowsOf([
      ...(editable ? [button(t('shelf.change'), { do: 'edit', subject }, 'primary')] : []),
      button(t('guide.learn'), guideClicks.make({ do: 'chapter', subject, chapter: 'game' })),
    ]),
  ];
}
