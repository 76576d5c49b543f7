import type { PlayState } from '../hand/state.ts';
import { cardOf, playerAt, type WonTrick } from '../hand/trick.ts';
import type { Party } from '../rules/contract.ts';
import type { RuleSet } from '../rules/ruleSet.ts';
import type { PerSeat } from '../seat.ts';
import type { Reason, ScoreLine } from './result.ts';

interface Context {
  readonly rules: RuleSet;
  readonly parties: PerSeat<Party>;
  readonly last: boolean;
  /** Schweine count for nobody as foxes. */
  readonly schweine: boolean;
}

/** How often a trick earns its winner's party an extra point. */
type Extra = { readonly reason: Reason; readonly count: (trick: WonTrick, context: Context) => number };

const DOPPELKOPF_EYES = 40;

/** Extra points as rows (rules.md §8), by the parties as they stand at the end. */
const EXTRAS: readonly Extra[] = [
  { reason: 'doppelkopf', count: ({ eyes }) => (eyes >= DOPPELKOPF_EYES ? 1 : 0) },
  {
    reason: 'fox',
    count: ({ leader, cards, winner }, { parties, schweine }) =>
      schweine
        ? 0
        : cards.filter((card, place) => card === 'DA' && parties[playerAt(leader, place)] !== parties[winner])
            .length,
  },
  {
    reason: 'karlchen',
    count: (trick, { rules, last }) =>
      rules.karlchen && last && cardOf(trick, trick.winner) === 'CJ' ? 1 : 0,
  },
];

export function extraPoints(
  { rules, tricks, schweine }: Pick<PlayState, 'rules' | 'tricks' | 'schweine'>,
  parties: PerSeat<Party>,
): readonly ScoreLine[] {
  return tricks.flatMap((trick, index) => {
    const context = { rules, parties, last: index === tricks.length - 1, schweine: schweine !== null };
    return EXTRAS.flatMap(({ reason, count }) =>
      Array.from({ length: count(trick, context) }, () => ({
        party: parties[trick.winner],
        reason,
        points: 1,
      })),
    );
  });
}
