import type { Card } from '../../../core/card.ts';
import type { RuleSet } from '../../../core/rules/ruleSet.ts';
import { guideClicks, INTRO_PAGES, type IntroPage } from '../../guide/guideClick.ts';
import { cardsText } from '../cards.ts';
import { button, rowsOf } from '../components.ts';
import type { MessagePayload } from '../desired.ts';
import { message } from '../parts.ts';
import { cardNames, type Says } from './cardNames.ts';
import type { ToldRules } from './guideMessage.ts';
import { withCards } from './told.ts';
import { trumpLines } from './trumpLines.ts';

/** One page of what a newcomer is sent once, told as their table plays. */
export function introMessage({ subject, rules }: ToldRules, page: IntroPage, says: Says): MessagePayload {
  const { t } = says;
  const at = INTRO_PAGES.indexOf(page);
  const before = INTRO_PAGES[at - 1];
  const after = INTRO_PAGES[at + 1];
  return message(
    [
      t(`intro.${page}-title`),
      ...PAGES[page](rules, says).flatMap((paragraph) => [paragraph, '']),
      t('intro.step', { page: at + 1, pages: INTRO_PAGES.length }),
    ],
    rowsOf([
      ...(before ? [button(t('intro.back'), guideClicks.make({ do: 'intro', subject, page: before }))] : []),
      ...(after
        ? [button(t('intro.next'), guideClicks.make({ do: 'intro', subject, page: after }), 'primary')]
        : [button(t('intro.guide'), guideClicks.make({ do: 'chapter', subject, chapter: 'game' }))]),
      button(t('intro.done'), guideClicks.make({ do: 'introduced' }), after ? 'secondary' : 'success'),
    ]),
  );
}

/** What is left of the introduction once it was read. */
export const introducedMessage = ({ t }: Says): MessagePayload => message([t('intro.closed')]);

const SIDE_SUIT: readonly Card[] = ['CA', 'CT', 'CK', 'C9'];

const PAGES: Readonly<Record<IntroPage, (rules: RuleSet, says: Says) => readonly string[]>> = {
  start: (_, says) => [
    says.t('intro.start-table'),
    says.t('intro.start-first'),
    says.t('intro.start-queens', cardNames(says)),
    says.t('intro.start-play'),
  ],
  trumps: (rules, says) => {
    const names = cardNames(says);
    const side = SIDE_SUIT.filter((card) => rules.nines || card !== 'C9');
    return [
      [says.t('intro.trumps-order'), ...trumpLines(rules, says)].join('\n'),
      says.t('intro.trumps-follow', names),
      says.t('intro.trumps-side', { side: cardsText(side, says) }),
      withCards(says.t)(`guide.equal-${rules.secondDulleWins}`, names),
      says.t('intro.trumps-points'),
    ];
  },
  parties: (_, says) => [
    says.t('intro.parties-queens', cardNames(says)),
    says.t('intro.parties-announce'),
    says.t('intro.parties-more'),
    says.t('intro.parties-rules'),
  ],
};
