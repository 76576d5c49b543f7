import type { SeatView } from '../../core/view/seatView.ts';
import { type DealPool, drawDeals, type PoolSize } from '../beliefs/dealPool.ts';
import { chooseAnnouncement, mayAnnounce } from '../bidding/announcing.ts';
import { type RatedReservation, rateReservations } from '../bidding/inquiry.ts';
import { historyOf } from '../kernel/history.ts';
import type { Position } from '../kernel/position.ts';
import { Rng } from '../kernel/rng.ts';
import { type Expired, NEVER, type Random } from '../player.ts';
import { type Playouts, playOn } from '../playouts/playouts.ts';
import { type Prospects, rungOf } from '../playouts/prospects.ts';
import { type Trial, tryCards } from '../search/cardSearch.ts';
import { type EndingEffort, solveEnding } from '../search/ending.ts';
import type { Analysis, Call, Outlook, RatedMove } from './analysis.ts';
import { differenceError, mean } from './samples.ts';

const POOL: PoolSize = { drawn: 500, kept: 200, trust: 0.7 };
const ENDINGS: EndingEffort = { tricks: 5, deals: 120, nodes: 100_000, allNodes: 2_500_000 };
const PLAYOUTS_A_CARD = 500;
/** Deals on which each thing that may be said in the inquiry is tried. */
const DEALS = 600;

/**
 * What a strong player thinks of a decision, from what its seat may know; null where the view's seat has nothing to
 * decide, and for the exchange of a poverty, which is not analysed. Bounded by its work; where time is up, by what was
 * found until then.
 */
export function analyse(view: SeatView, random: Random, expired: Expired = NEVER): Analysis | null {
  const rng = new Rng(random);
  const inTurn = view.turn === view.seat;
  if (view.phase === 'declare' || view.phase === 'name') {
    return inTurn ? analyseInquiry(view, rng, expired) : null;
  }
  if (view.phase !== 'play' || view.legal.length < (inTurn ? 2 : 1)) return null;
  const pool = drawDeals(view, historyOf(view), POOL, rng, expired);
  const [position] = pool?.positions ?? [];
  if (!pool || !position) return null;
  return inTurn
    ? analysePlay(view, pool, position, rng, expired)
    : analyseCalls(view, pool, position, rng, expired);
}

function analyseInquiry(view: SeatView, rng: Rng, expired: Expired): Analysis | null {
  if (view.legal.length < 2) return null;
  const rated = rateReservations(view, DEALS, rng, expired);
  const [best] = rated;
  if (!best) return null;
  const moves = rated.map((option) => ({ move: moveOf(option), ...inquiryOutlook(option, best) }));
  return { moves, announcements: [], deals: DEALS };
}

const moveOf = ({ name }: RatedReservation): Analysis['moves'][number]['move'] =>
  name === null ? { do: 'declare', value: 'healthy' } : { do: 'name', value: name };

function inquiryOutlook(option: RatedReservation, best: RatedReservation): Outlook {
  const { trial, worth } = option;
  return {
    points: worth,
    error: option === best ? 0 : differenceError(best.trial.samples(), trial.samples()),
    wins: trial.wins(),
    partyTakes: null,
    ownTakes: null,
    eyes: null,
    extras: 0,
  };
}

function analysePlay(
  view: SeatView,
  pool: DealPool,
  position: Position,
  rng: Rng,
  expired: Expired,
): Analysis {
  const cards = view.legal.filter((action) => action.do === 'play').length;
  const announces = mayAnnounce(view);
  const solved = announces ? null : solveEnding(pool, view.seat, ENDINGS, expired);
  const trials = tryCards(pool, view.seat, PLAYOUTS_A_CARD * cards, rng, expired, {
    halving: false,
    opinion: 0,
  });
  const samplesOf = (trial: Trial): readonly number[] => solved?.get(trial.plain) ?? trial.samples;
  // What was solved has one sample a deal.
  const deals = solved ? undefined : pool.positions.length;
  const [best] = [...trials].sort((a, b) => mean(samplesOf(b)) - mean(samplesOf(a)));
  const moves = trials.map((trial) => ({
    move: { do: 'play' as const, card: trial.card },
    points: mean(samplesOf(trial)),
    error: best && best !== trial ? differenceError(samplesOf(best), samplesOf(trial), deals) : 0,
    ...sharesOf(trial),
  }));
  return {
    moves: moves.length > 1 ? bestFirst(moves) : [],
    announcements: announces && best ? rateCalls(view, position, best) : [],
    deals: pool.positions.length,
  };
}

/** Somebody else is to play; the seat may announce all the same. */
function analyseCalls(
  view: SeatView,
  pool: DealPool,
  position: Position,
  rng: Rng,
  expired: Expired,
): Analysis {
  const outcome = playOn(pool, view.seat, PLAYOUTS_A_CARD, rng, expired);
  return { moves: [], announcements: rateCalls(view, position, outcome), deals: pool.positions.length };
}

const shareIn =
  ({ playouts }: Playouts) =>
  (sum: number): number =>
    playouts === 0 ? 0 : sum / playouts;

function sharesOf(trial: Trial): Omit<Outlook, 'points' | 'error'> {
  const share = shareIn(trial);
  return {
    wins: share(trial.wins),
    partyTakes: share(trial.partyTricks),
    ownTakes: share(trial.ownTricks),
    eyes: share(trial.eyes),
    extras: share(trial.extras),
  };
}

/**
 * Silence and each announcement, by the playouts of the best card, or of the hand as it goes on. What a strong player
 * would say now comes first, silence included: it asks more of an announcement than to come out ahead in playouts.
 */
function rateCalls(view: SeatView, position: Position, outcome: Playouts): readonly RatedMove<Call>[] {
  const { prospects } = outcome;
  const party = position.partyIndex(view.seat);
  const rung = rungOf(position.call[party] as number, position.steps[party] as number);
  const values = view.legal.flatMap((action) => (action.do === 'announce' ? [action.value] : []));
  const chosen = chooseAnnouncement(view, position, prospects);
  const best = rung + 1 + (chosen ? values.indexOf(chosen) : -1);
  const rated = [null, ...values].map(
    (value, at): RatedMove<Call> => ({
      move: value && { do: 'announce', value },
      ...callOutlook(outcome, prospects, rung + at, best),
    }),
  );
  const isBest = ({ move }: RatedMove<Call>): boolean => (move?.value ?? null) === chosen;
  return [...rated.filter(isBest), ...bestFirst(rated.filter((call) => !isBest(call)))];
}

function callOutlook(outcome: Playouts, prospects: Prospects, rung: number, best: number): Outlook {
  const share = shareIn(outcome);
  const samplesAt = (one: number): readonly number[] => prospects.samples[one] ?? [];
  return {
    points: prospects.mean(rung),
    error: rung === best ? 0 : differenceError(samplesAt(best), samplesAt(rung)),
    wins: prospects.winRate(rung),
    partyTakes: null,
    ownTakes: null,
    eyes: share(outcome.eyes),
    extras: share(outcome.extras),
  };
}

const bestFirst = <M extends { readonly points: number }>(moves: readonly M[]): readonly M[] =>
  [...moves].sort((a, b) => b.points - a.points);
