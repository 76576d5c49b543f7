import { type History, isCardMove, makeMove } from '../kernel/history.ts';
import { Position } from '../kernel/position.ts';
import type { World } from '../kernel/world.ts';
import { SoftPolicy } from '../policy/softPolicy.ts';
import { WEIGHTS } from '../policy/weights.ts';

/** Nobody plays by our policy alone: so often a card is any of the legal ones. */
const WHIM = 0.12;

/** How likely the other players would have done what was seen, if a deal were the true one. */
export class Likelihood {
  private readonly history: History;
  private readonly seat: number;
  private readonly position: Position;
  private readonly policy: SoftPolicy;
  private readonly ratings = new Float64Array(24);

  constructor(history: History, seat: number) {
    this.history = history;
    this.seat = seat;
    this.position = new Position(history.terms);
    this.policy = new SoftPolicy(this.position, WEIGHTS);
  }

  /** The logarithm of the likelihood of all cards that the others played. */
  of(world: World): number {
    const { position, seat } = this;
    const { moves } = this.history;
    position.begin(world);
    let log = 0;
    for (let at = 0; at < moves.length; at++) {
      const move = moves[at] as number;
      if (isCardMove(move) && position.turn !== seat)
        log += this.cardLog(position.order.bitOfPlain[move] as number);
      makeMove(position, move);
    }
    return log;
  }

  private cardLog(bit: number): number {
    const { position, ratings } = this;
    const legal = position.legal();
    if ((legal & (legal - 1)) === 0) return 0;
    this.policy.rate(position, ratings);
    let total = 0;
    let options = 0;
    const mine = ratings[bit] as number;
    for (let rest = legal; rest !== 0; rest &= rest - 1) {
      total += Math.exp((ratings[31 - Math.clz32(rest & -rest)] as number) - mine);
      options += 1;
    }
    return Math.log((1 - WHIM) / total + WHIM / options);
  }
}
