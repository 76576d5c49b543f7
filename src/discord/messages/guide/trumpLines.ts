import { type Card, rankOf } from '../../../core/card.ts';
import { NORMAL_ORDER } from '../../../core/rules/cardOrder.ts';
import type { RuleSet } from '../../../core/rules/ruleSet.ts';
import { schweineCards } from '../../../core/rules/schweine.ts';
import { cardsText } from '../cards.ts';
import { cardNames, type Says } from './cardNames.ts';

/** The trumps of the normal game from the highest to the lowest, a line for each kind. */
export function trumpLines(rules: RuleSet, says: Says): readonly string[] {
  const { t } = says;
  const trumps = NORMAL_ORDER.trumps.filter((card) => rules.nines || rankOf(card) !== '9');
  const row = (is: (card: Card) => boolean): string => cardsText(trumps.filter(is), says);
  const raised = schweineCards('normal', rules);
  const twice = (card: Card): string => cardsText([card, card], says);
  const isPlain = (card: Card): boolean => !['T', 'Q', 'J'].includes(rankOf(card)) || card === 'DT';
  return [
    ...(raised?.superschweine
      ? [t('guide.trumps-superschweine', { cards: twice(raised.superschweine) })]
      : []),
    ...(raised ? [t('guide.trumps-schweine', { cards: twice(raised.schweine) })] : []),
    t('guide.trumps-dulle', { cards: row((card) => card === 'HT') }),
    t('guide.trumps-queens', { cards: row((card) => rankOf(card) === 'Q') }),
    t('guide.trumps-jacks', { cards: row((card) => rankOf(card) === 'J') }),
    t('guide.trumps-diamonds', { ...cardNames(says), cards: row(isPlain) }),
  ];
}
