import { CARDS, type Card } from '../core/card.ts';
import type { SeatView } from '../core/view/seatView.ts';
import { drawDeals, type PoolSize } from './beliefs/dealPool.ts';
import { chooseAnnouncement, dueAnnouncement, mayAnnounce } from './bidding/announcing.ts';
import { type BiddingEffort, chooseBid } from './bidding/bidding.ts';
import { historyOf } from './kernel/history.ts';
import { Rng } from './kernel/rng.ts';
import { type Expired, NEVER, type Player, type PlayerMove } from './player.ts';
import { tryCards } from './search/cardSearch.ts';
import { type EndingEffort, solveEnding } from './search/ending.ts';
import { simplePlayer } from './simplePlayer.ts';

/** How much a searching player thinks about one decision. */
export interface Effort {
  readonly pool: PoolSize;
  /** Playouts a card decision may take, all cards together. */
  readonly playouts: number;
  /** Playouts that the policy's opinion of a card counts for. */
  readonly opinion: number;
  readonly endings: EndingEffort;
  /** For what is said and passed before play. */
  readonly bidding: BiddingEffort;
}

/** A player that searches: tries what it may say and play on deals it has to expect. */
export function searchingPlayer(effort: Effort): Player {
  return (view, random, expired = NEVER) => {
    if (view.turn !== view.seat) return null;
    const rng = new Rng(random);
    const move =
      view.phase === 'play'
        ? playOrAnnounce(view, effort, rng, expired)
        : chooseBid(view, effort.bidding, rng, expired);
    return move ?? simplePlayer(view, random);
  };
}

/** An announcement comes first: the table asks again after it. */
function playOrAnnounce(view: SeatView, effort: Effort, rng: Rng, expired: Expired): PlayerMove | null {
  const due = dueAnnouncement(view);
  if (due) return { do: 'announce', value: due };
  const [only] = view.legal;
  if (view.legal.length === 1 && only?.do === 'play') return only;
  const pool = drawDeals(view, historyOf(view), effort.pool, rng, expired);
  const [position] = pool?.positions ?? [];
  if (!pool || !position) return null;
  // Whoever may still announce needs to know how often what is reached.
  const solved = mayAnnounce(view) ? null : solveEnding(pool, view.seat, effort.endings, expired);
  if (solved) return { do: 'play', card: bestOf(solved) };
  const [best] = tryCards(pool, view.seat, effort.playouts, rng, expired, {
    halving: true,
    opinion: effort.opinion,
  });
  if (!best) return null;
  const value = chooseAnnouncement(view, position, best.prospects);
  return value ? { do: 'announce', value } : { do: 'play', card: best.card };
}

function bestOf(solved: ReadonlyMap<number, readonly number[]>): Card {
  const worth = (points: readonly number[]): number => points.reduce((sum, one) => sum + one, 0);
  const [[best] = [0]] = [...solved].sort(([, a], [, b]) => worth(b) - worth(a));
  return CARDS[best] as Card;
}
