import type { RuleSet } from '../../../core/rules/ruleSet.ts';
import { guideClicks } from '../../guide/guideClick.ts';
import type { RuleSubject } from '../../rules/ruleClick.ts';
import { button, menuRow, type Row, rowsOf } from '../components.ts';
import type { MessagePayload } from '../desired.ts';
import { message, RULE } from '../parts.ts';
import { ruleLine } from '../rules/ruleLine.ts';
import type { Says } from './cardNames.ts';
import { CHAPTERS, type Chapter, paragraphsOf } from './chapters.ts';

/** Characters of the line that says which rules are told. */
const LONGEST_RULES = 80;

/** The rules by which the game is told, and whose they are. */
export interface ToldRules {
  readonly subject: RuleSubject;
  readonly rules: RuleSet;
}

/** A chapter of the guide, with the ways to all others and to the rules. */
export function guideMessage({ subject, rules }: ToldRules, chapter: Chapter, says: Says): MessagePayload {
  const { t } = says;
  const page = CHAPTERS.indexOf(chapter);
  return message(
    [
      `### ${t(`guide.title-${chapter}`)}`,
      ...paragraphsOf(chapter, rules, says).flatMap((paragraph) => [paragraph, '']),
      RULE,
      t('guide.told-by', {
        page: page + 1,
        pages: CHAPTERS.length,
        rules: ruleLine(rules, t, LONGEST_RULES),
      }),
    ],
    guideRows(subject, page, says),
  );
}

function guideRows(subject: RuleSubject, page: number, { t }: Says): readonly Row[] {
  const title = (chapter: Chapter): string => t(`guide.title-${chapter}`);
  const before = CHAPTERS[page - 1];
  const after = CHAPTERS[page + 1];
  return [
    menuRow({
      id: guideClicks.make({ do: 'contents', subject }),
      placeholder: t('guide.chapters'),
      options: CHAPTERS.map((value, index) => ({
        label: t('guide.chapter', { number: index + 1, title: title(value) }),
        value,
        default: index === page,
      })),
      count: 1,
    }),
    ...rowsOf([
      ...(before
        ? [button(t('intro.back'), guideClicks.make({ do: 'chapter', subject, chapter: before }))]
        : []),
      ...(after
        ? [
            button(
              t('guide.next', { title: title(after) }),
              guideClicks.make({ do: 'chapter', subject, chapter: after }),
              'primary',
            ),
          ]
        : []),
      button(t('guide.rules'), { do: 'read', subject }),
    ]),
  ];
}
