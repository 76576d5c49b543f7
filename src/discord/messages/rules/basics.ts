import { handSize, type RuleSet } from '../../../core/rules/ruleSet.ts';
import type { TableSettings } from '../../../core/table/settings.ts';
import type { Texts } from '../../../texts/texts.ts';

const EXTRAS = ['karlchen', 'karlchenCaught', 'foxLastTrick', 'heartsTrick', 'dulleCaught'] as const;

/** The game in short, as these rules play it; with the clock of a table, if it is one. */
export function basics(rules: RuleSet, table: TableSettings | null, t: Texts): readonly string[] {
  const size = handSize(rules);
  const extras = [
    t('rules.extra-doppelkopf'),
    t('rules.extra-fox'),
    ...EXTRAS.filter((extra) => rules[extra]).map((extra) => t(`rules.extra-${extra}`)),
  ];
  const paragraphs = [
    t('rules.cards', { number: size * 2, highest: highestTrumps(rules, t) }),
    t('rules.parties', { deciding: t(`rules.deciding-${rules.weddingDecidedBy}`) }),
    `${t('rules.win')} ${t('rules.against-the-old')}`,
    t('rules.announce', {
      worth: t(`rules.worth-${rules.announcements}`),
      re: size - 1,
      no90: size - 2,
      no60: size - 3,
      no30: size - 4,
      schwarz: size - 5,
    }),
    rules.solos.length === 0
      ? t('rules.solos-none')
      : t('rules.solos', { solos: rules.solos.map((solo) => t(`contract.solo-${solo}`)).join(', ') }),
    t('rules.extras', { extras: extras.join(', ') }),
    table && table.pace !== 'none'
      ? t(table.absence === 'wait' ? 'rules.clock-waits' : 'rules.clock-computer')
      : null,
  ];
  return paragraphs.filter((paragraph) => paragraph !== null);
}

function highestTrumps({ nines, schweine, superschweine }: RuleSet, t: Texts): string {
  if (!schweine) return t('rules.highest-dulle');
  return superschweine
    ? t('rules.highest-superschweine', { rank: nines ? '9' : 'K' })
    : t('rules.highest-schweine');
}
