import type { Card } from '../card.ts';
import type { CardOrder } from '../rules/cardOrder.ts';
import { type Contract, isSolo, type Party } from '../rules/contract.ts';
import { type PerSeat, perSeat, replaceAt, SEATS, type Seat } from '../seat.ts';
import { cardOf, type Trick, type WonTrick } from './trick.ts';

type Known = PerSeat<Party | null>;

const NOBODY: Known = [null, null, null, null];

/** What the contract alone makes public: all parties in a solo and after a poverty's exchange. */
export const knownAtStart = (contract: Contract, parties: Known): Known =>
  isSolo(contract) || contract === 'poverty' ? parties : NOBODY;

/** After a card: a CQ shows Re; in a normal game a side card on a led trump shows Kontra. */
export function knownAfterCard(
  known: Known,
  play: {
    readonly contract: Contract;
    readonly order: CardOrder;
    readonly trick: Trick;
    readonly tricks: readonly WonTrick[];
    readonly seat: Seat;
    readonly card: Card;
  },
): Known {
  const { contract, order, trick, tricks, seat, card } = play;
  if (isSolo(contract) || contract === 'poverty') return known;
  if (card === 'CQ') {
    const after = replaceAt(known, seat, 're');
    // In a wedding both queens are in one hand, and the parties wait for the deciding trick.
    if (contract === 'wedding') return after;
    const both = tricks.some((earlier) => cardOf(earlier, seat) === 'CQ');
    return both ? othersAre('kontra', after) : completed(after);
  }
  const led = trick.cards[0];
  const discards = led !== undefined && order.groupOf(led) === 'trump' && order.groupOf(card) !== 'trump';
  const normal = contract === 'normal' || contract === 'silent-wedding';
  return normal && discards && known[seat] === null ? completed(replaceAt(known, seat, 'kontra')) : known;
}

/** Whoever announces shows the own party. */
export const knownAfterAnnouncement = (known: Known, seat: Seat, party: Party): Known =>
  completed(replaceAt(known, seat, party));

/**
 * When the holders of both CQ are known, all four parties are; when three seats are Kontra, the fourth is
 * Re. Nothing else is concluded: two Kontra seats leave a silent wedding possible (rules.md §5).
 */
function completed(known: Known): Known {
  const re = SEATS.filter((seat) => known[seat] === 're').length;
  const kontra = SEATS.filter((seat) => known[seat] === 'kontra').length;
  if (re === 2) return othersAre('kontra', known);
  if (kontra === 3) return othersAre('re', known);
  return known;
}

const othersAre = (party: Party, known: Known): Known => perSeat((seat) => known[seat] ?? party);
