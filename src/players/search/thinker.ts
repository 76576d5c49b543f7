import type { SeatView } from '../../core/view/seatView.ts';
import { historyOf } from '../kernel/history.ts';
import { Rng } from '../kernel/rng.ts';
import { NEVER, type Player, type PlayerMove } from '../player.ts';
import { simplePlayer } from '../simplePlayer.ts';
import { tryCards } from './cardSearch.ts';
import { drawDeals, type PoolSize } from './dealPool.ts';

/** How much a searching player thinks about one decision. */
export interface Effort {
  readonly pool: PoolSize;
  /** Playouts a card decision may take, all cards together. */
  readonly playouts: number;
}

/** A player that searches: tries its cards on deals it has to expect. */
export function searchingPlayer(effort: Effort): Player {
  return (view, random, expired = NEVER) => {
    if (view.turn !== view.seat) return null;
    if (view.phase !== 'play') return simplePlayer(view, random);
    const quick = simplePlayer(view, random);
    if (quick?.do === 'announce') return quick;
    return chooseCard(view, effort, new Rng(random), expired) ?? quick;
  };
}

function chooseCard(view: SeatView, effort: Effort, rng: Rng, expired: () => boolean): PlayerMove | null {
  const legal = view.legal.flatMap((action) => (action.do === 'play' ? [action.card] : []));
  const [only] = legal;
  if (only !== undefined && legal.length === 1) return { do: 'play', card: only };
  const pool = drawDeals(view, historyOf(view), effort.pool, rng, expired);
  const [best] = pool ? tryCards(pool, view.seat, effort.playouts, rng, expired) : [];
  return best ? { do: 'play', card: best.card } : null;
}
