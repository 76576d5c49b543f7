import { CARDS, type Card } from '../../core/card.ts';
import type { DealPool } from '../beliefs/dealPool.ts';
import { Position } from '../kernel/position.ts';
import type { Rng } from '../kernel/rng.ts';
import type { Expired } from '../player.ts';
import { Playouts } from '../playouts/playouts.ts';
import { playOne } from '../playouts/rollout.ts';
import { SoftPolicy } from '../policy/softPolicy.ts';
import { WEIGHTS } from '../policy/weights.ts';

/** What playing one card led to. Mutable. */
export class Trial extends Playouts {
  readonly card: Card;
  /** Its plain bit. */
  readonly plain: number;
  /** What the policy thinks of it, in points, up to something that is the same for all cards. */
  readonly opinion: number;
  partyTricks = 0;
  ownTricks = 0;

  constructor(plain: number, opinion: number) {
    super();
    this.plain = plain;
    this.card = CARDS[plain] as Card;
    this.opinion = opinion;
  }
}

/** Points that a rating of 1 more is worth: the policy is fitted to the search at this temperature. */
const POINTS_OF_RATING = 0.5;

/** How cards are tried. */
export interface TryingEffort {
  /** Whether worse cards get fewer playouts. */
  readonly halving: boolean;
  /** Playouts that the policy's opinion of a card counts for. */
  readonly opinion: number;
}

/**
 * Tries all legal cards on the same deals with the same luck, and halves their number again and again: the worse half
 * gets no more playouts. Best first.
 */
export function tryCards(
  pool: DealPool,
  seat: number,
  playouts: number,
  rng: Rng,
  expired: Expired,
  { halving, opinion }: TryingEffort,
): readonly Trial[] {
  const first = pool.positions[0] as Position;
  const position = new Position(first.terms);
  const policy = new SoftPolicy(position, WEIGHTS);
  const ratings = new Float64Array(24);
  policy.rate(first, ratings);
  const trials = cardsToTry(first).map(
    (card) => new Trial(card, POINTS_OF_RATING * (ratings[first.order.bitOfPlain[card] as number] as number)),
  );
  const announces = first.announceableMask(seat) !== 0;
  const luck = [rng.next(), rng.next()] as const;
  const rounds = halving ? Math.max(1, Math.ceil(Math.log2(trials.length))) : 1;
  let alive: Trial[] = [...trials];
  let from = 0;
  for (let round = 0; round < rounds; round++) {
    const each = Math.max(1, Math.floor(playouts / rounds / alive.length));
    for (let index = from; index < from + each; index++) {
      if ((index & 7) === 0 && index > 0 && expired()) return sorted(trials, byWorth(alive, trials, opinion));
      const start = pool.positions[index % pool.positions.length] as Position;
      for (const trial of alive) {
        rng.reseed(luck[0] + index, luck[1]);
        position.copy(start);
        playOut(position, policy, rng, seat, trial);
        trial.book(position, seat, announces);
      }
    }
    from += each;
    const ranked = byWorth(alive, trials, opinion);
    if (round === rounds - 1) return sorted(trials, ranked);
    alive = ranked.slice(0, Math.ceil(alive.length / 2));
  }
  return sorted(trials, alive);
}

/**
 * The best first, where the policy's opinion counts as so many playouts: few playouts tell less than it does, many
 * more.
 */
function byWorth(some: readonly Trial[], all: readonly Trial[], opinion: number): readonly Trial[] {
  const playouts = all.reduce((sum, trial) => sum + trial.playouts, 0);
  const level =
    all.reduce((sum, trial) => sum + trial.points - trial.playouts * trial.opinion, 0) /
    Math.max(1, playouts);
  const worth = (trial: Trial): number =>
    (trial.points + opinion * (level + trial.opinion)) / Math.max(1, trial.playouts + opinion);
  return [...some].sort((a, b) => worth(b) - worth(a));
}

/** Plain bits of what the seat in turn may play. */
export function cardsToTry(position: Position): readonly number[] {
  const cards: number[] = [];
  for (let rest = position.legal(); rest !== 0; rest &= rest - 1) {
    cards.push(position.order.plainOfBit[31 - Math.clz32(rest & -rest)] as number);
  }
  return cards;
}

/** Those that came furthest first, as ranked; then the others. */
const sorted = (trials: readonly Trial[], ranked: readonly Trial[]): readonly Trial[] => [
  ...ranked,
  ...trials
    .filter((trial) => !ranked.includes(trial))
    .sort((a, b) => b.playouts - a.playouts || b.mean - a.mean),
];

/** Plays a card and the rest of the hand, and books what came of it. */
function playOut(position: Position, policy: SoftPolicy, rng: Rng, seat: number, trial: Trial): void {
  const trick = position.tricksDone;
  position.play(position.order.bitOfPlain[trial.plain] as number);
  while (position.tricksDone === trick) playOne(position, policy, rng);
  const winner = position.leader;
  while (!position.isOver()) playOne(position, policy, rng);
  if (winner === seat) trial.ownTricks += 1;
  if (((position.re >> winner) & 1) === ((position.re >> seat) & 1)) trial.partyTricks += 1;
}
