import type { Card } from '../card.ts';
import type { PlayState } from '../hand/state.ts';
import { cardOf, isHeartsTrick, playerAt, type WonTrick } from '../hand/trick.ts';
import { type CardOrder, cardOrder } from '../rules/cardOrder.ts';
import type { Party } from '../rules/contract.ts';
import type { HandRules } from '../rules/ruleSet.ts';
import type { PerSeat, Seat } from '../seat.ts';
import type { ExtraReason } from './result.ts';

interface Context {
  readonly parties: PerSeat<Party>;
  readonly order: CardOrder;
  readonly last: boolean;
  /** Schweine count for nobody as foxes. */
  readonly schweine: boolean;
}

/** A kind of extra point: whether it is played, and what earns it. */
interface Extra {
  readonly reason: ExtraReason;
  /** Left out: always. */
  readonly playedBy?: (rules: HandRules) => boolean;
  /** The seats whose cards earn a trick's winner a point each: own cards, or some of the other party's. */
  readonly by: (trick: WonTrick, context: Context) => readonly Seat[];
}

/** An extra point: the seat that won it, and the one whose card it was won with or taken from. */
export interface ExtraPoint {
  readonly reason: ExtraReason;
  readonly seat: Seat;
  readonly by: Seat;
}

const DOPPELKOPF_EYES = 40;

/** Whom a trick's winner took `card` from, as far as they are of the other party. */
const taken = ({ leader, cards, winner }: WonTrick, card: Card, parties: PerSeat<Party>): readonly Seat[] =>
  cards.flatMap((other, place) => {
    const seat = playerAt(leader, place);
    return other === card && parties[seat] !== parties[winner] ? [seat] : [];
  });

const wonWith = (trick: WonTrick, card: Card): boolean => cardOf(trick, trick.winner) === card;

const own = ({ winner }: WonTrick, earned: boolean): readonly Seat[] => (earned ? [winner] : []);

/** Extra points as rows (rules.md §8), by the parties as they stand at the end; in contracts that are no solos. */
const EXTRAS: readonly Extra[] = [
  { reason: 'doppelkopf', by: (trick) => own(trick, trick.eyes >= DOPPELKOPF_EYES) },
  {
    reason: 'fox',
    by: (trick, { parties, schweine }) => (schweine ? [] : taken(trick, 'DA', parties)),
  },
  {
    reason: 'karlchen',
    playedBy: (rules) => rules.karlchen,
    by: (trick, { last }) => own(trick, last && wonWith(trick, 'CJ')),
  },
  {
    reason: 'karlchen-caught',
    playedBy: (rules) => rules.karlchenCaught,
    by: (trick, { parties, last }) => (last ? taken(trick, 'CJ', parties) : []),
  },
  {
    reason: 'fox-last-trick',
    playedBy: (rules) => rules.foxLastTrick,
    by: (trick, { last, schweine }) => own(trick, last && !schweine && wonWith(trick, 'DA')),
  },
  {
    reason: 'hearts-trick',
    playedBy: (rules) => rules.heartsTrick,
    by: (trick, { order }) => own(trick, isHeartsTrick(trick, order)),
  },
  {
    reason: 'dulle-caught',
    playedBy: (rules) => rules.dulleCaught,
    by: (trick, { parties }) => (wonWith(trick, 'HT') ? taken(trick, 'HT', parties) : []),
  },
];

const playedBy = (rules: HandRules): readonly Extra[] =>
  EXTRAS.filter((extra) => extra.playedBy?.(rules) ?? true);

/** The extra points that are played by the rules. */
export const extrasPlayed = (rules: HandRules): readonly ExtraReason[] =>
  playedBy(rules).map(({ reason }) => reason);

/** Every extra point of a hand that is no solo, in the order in which the tricks brought them. */
export function extraPoints(
  { contract, rules, tricks, schweine }: Pick<PlayState, 'contract' | 'rules' | 'tricks' | 'schweine'>,
  parties: PerSeat<Party>,
): readonly ExtraPoint[] {
  const order = cardOrder(contract);
  const extras = playedBy(rules);
  return tricks.flatMap((trick, index) => {
    const context = {
      parties,
      order,
      last: index === tricks.length - 1,
      schweine: schweine !== null,
    };
    return extras.flatMap(({ reason, by }) =>
      by(trick, context).map((seat): ExtraPoint => ({ reason, seat: trick.winner, by: seat })),
    );
  });
}
