import { arenaDeal, seedOf } from '../src/arena/arenaDeal.ts';
import { playGame } from '../src/arena/game.ts';
import { Stopwatch } from '../src/arena/stopwatch.ts';
import type { SoloContract } from '../src/core/rules/contract.ts';
import { DDV } from '../src/core/rules/ruleSet.ts';
import { perSeat } from '../src/core/seat.ts';
import type { SeatView } from '../src/core/view/seatView.ts';
import { drawDeals } from '../src/players/beliefs/dealPool.ts';
import { decisionRandom } from '../src/players/decisionRandom.ts';
import { historyOf } from '../src/players/kernel/history.ts';
import type { Position } from '../src/players/kernel/position.ts';
import { Rng } from '../src/players/kernel/rng.ts';
import { playerOf } from '../src/players/levels.ts';
import { NEVER, type PlayerMove } from '../src/players/player.ts';
import { featuresOf, Reading } from '../src/players/policy/reading.ts';
import { rowOf } from '../src/players/policy/weights.ts';
import { type Trial, tryCards } from '../src/players/search/cardSearch.ts';
import { soloLosers } from '../src/players/strength.ts';

/** Decisions of a search with what the policy saw of them: one row of features a card. Plain data. */
export interface Decisions {
  /** The row of each decision's weights, and where its cards begin; one more than there are decisions. */
  readonly rows: Int32Array;
  readonly from: Int32Array;
  readonly features: Float32Array;
  /** How much the search prefers each card; 1 a decision. */
  readonly targets: Float32Array;
}

const POOL = { drawn: 120, kept: 60, trust: 0.7 };
const PLAYOUTS_A_CARD = 80;
/** Points by which a card has to be better to be preferred e times. */
const TEMPERATURE = 0.5;

/** Plays hands in which every card is searched for, and keeps what was preferred. */
export async function collect({ seed, hands }: { seed: string; hands: number }): Promise<Decisions> {
  const rows: number[] = [];
  const from: number[] = [];
  const features: number[] = [];
  const targets: number[] = [];
  const bidder = playerOf('beginner');
  const decide = (view: SeatView, deal: string): PlayerMove | null => {
    const random = decisionRandom(deal, view);
    const quick = boldSolo(view) ?? bidder?.(view, random) ?? null;
    if (quick?.do !== 'play') return quick;
    const legal = view.legal.filter((action) => action.do === 'play');
    if (legal.length < 2) return quick;
    const rng = new Rng(random);
    const pool = drawDeals(view, historyOf(view), POOL, rng, NEVER);
    if (!pool) return quick;
    const trials = tryCards(pool, view.seat, PLAYOUTS_A_CARD * legal.length, rng, NEVER, {
      halving: false,
      opinion: 0,
    });
    keep(pool.positions[0] as Position, trials);
    const best = trials[0] as Trial;
    return { do: 'play', card: best.card };
  };
  const keep = (position: Position, trials: readonly Trial[]): void => {
    const reading = new Reading(position);
    reading.read(position);
    rows.push(rowOf(reading.role, reading.leads));
    from.push(targets.length);
    const most = Math.max(...trials.map(({ mean }) => mean));
    const shares = trials.map(({ mean }) => Math.exp((mean - most) / TEMPERATURE));
    const total = shares.reduce((sum, share) => sum + share, 0);
    trials.forEach((trial, at) => {
      features.push(...featuresOf(reading, position.order.bitOfPlain[trial.plain] as number));
      targets.push((shares[at] as number) / total);
    });
  };
  const player = { name: 'search', speaksOutOfTurn: false, decide, close: async () => {} };
  const watches = perSeat(() => new Stopwatch());
  for (let deal = 1; deal <= hands; deal++) {
    await playGame(
      arenaDeal(seed, deal, DDV),
      { players: perSeat(() => player), watches },
      seedOf(seed, deal),
    );
  }
  return {
    rows: Int32Array.from(rows),
    from: Int32Array.from([...from, targets.length]),
    features: Float32Array.from(features),
    targets: Float32Array.from(targets),
  };
}

/** Losers up to which a solo is tried, so that there is enough to learn from. */
const BOLD = 3;

function boldSolo(view: SeatView): PlayerMove | null {
  if (view.phase !== 'declare' && view.phase !== 'name') return null;
  const rated = DDV.solos
    .map((solo): SoloContract => `solo-${solo}`)
    .map((solo) => ({ solo, losers: soloLosers(view.dealt, solo) }))
    .sort((a, b) => a.losers - b.losers);
  const [best] = rated;
  if (!best || best.losers > BOLD) return null;
  return view.phase === 'declare'
    ? { do: 'declare', value: 'reservation' }
    : { do: 'name', value: best.solo };
}
