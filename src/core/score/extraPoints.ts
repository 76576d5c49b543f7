import type { Card } from '../card.ts';
import type { PlayState } from '../hand/state.ts';
import { cardOf, isHeartsTrick, playerAt, type WonTrick } from '../hand/trick.ts';
import { type CardOrder, cardOrder } from '../rules/cardOrder.ts';
import type { Party } from '../rules/contract.ts';
import type { RuleSet } from '../rules/ruleSet.ts';
import type { PerSeat } from '../seat.ts';
import type { Reason, ScoreLine } from './result.ts';

interface Context {
  readonly rules: RuleSet;
  readonly parties: PerSeat<Party>;
  readonly order: CardOrder;
  readonly last: boolean;
  /** Schweine count for nobody as foxes. */
  readonly schweine: boolean;
}

/** How often a trick earns its winner's party an extra point. */
type Extra = { readonly reason: Reason; readonly count: (trick: WonTrick, context: Context) => number };

const DOPPELKOPF_EYES = 40;

/** How often a trick's winner took `card` from the other party. */
const taken = ({ leader, cards, winner }: WonTrick, card: Card, parties: PerSeat<Party>): number =>
  cards.filter((other, place) => other === card && parties[playerAt(leader, place)] !== parties[winner])
    .length;

const wonWith = (trick: WonTrick, card: Card): boolean => cardOf(trick, trick.winner) === card;

const once = (earned: boolean): number => (earned ? 1 : 0);

/** Extra points as rows (rules.md §8), by the parties as they stand at the end; in contracts that are no solos. */
const EXTRAS: readonly Extra[] = [
  { reason: 'doppelkopf', count: ({ eyes }) => once(eyes >= DOPPELKOPF_EYES) },
  {
    reason: 'fox',
    count: (trick, { parties, schweine }) => (schweine ? 0 : taken(trick, 'DA', parties)),
  },
  {
    reason: 'karlchen',
    count: (trick, { rules, last }) => once(rules.karlchen && last && wonWith(trick, 'CJ')),
  },
  {
    reason: 'karlchen-caught',
    count: (trick, { rules, parties, last }) =>
      rules.karlchenCaught && last ? taken(trick, 'CJ', parties) : 0,
  },
  {
    reason: 'fox-last-trick',
    count: (trick, { rules, last, schweine }) =>
      once(rules.foxLastTrick && last && !schweine && wonWith(trick, 'DA')),
  },
  {
    reason: 'hearts-trick',
    count: (trick, { rules, order }) => once(rules.heartsTrick && isHeartsTrick(trick, order)),
  },
  {
    reason: 'dulle-caught',
    count: (trick, { rules, parties }) =>
      rules.dulleCaught && wonWith(trick, 'HT') ? taken(trick, 'HT', parties) : 0,
  },
];

export function extraPoints(
  { contract, rules, tricks, schweine }: Pick<PlayState, 'contract' | 'rules' | 'tricks' | 'schweine'>,
  parties: PerSeat<Party>,
): readonly ScoreLine[] {
  const order = cardOrder(contract);
  return tricks.flatMap((trick, index) => {
    const context = {
      rules,
      parties,
      order,
      last: index === tricks.length - 1,
      schweine: schweine !== null,
    };
    return EXTRAS.flatMap(({ reason, count }) =>
      Array.from({ length: count(trick, context) }, () => ({
        party: parties[trick.winner],
        reason,
        points: 1,
      })),
    );
  });
}
