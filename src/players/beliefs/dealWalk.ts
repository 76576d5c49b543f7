import { CARDS, type Card } from '../../core/card.ts';
import { SEATS, type Seat } from '../../core/seat.ts';
import type { SeatView } from '../../core/view/seatView.ts';
import type { Rng } from '../kernel/rng.ts';
import { plainBit, World } from '../kernel/world.ts';
import { countIn } from './condition.ts';
import type { CountedSampler } from './sampler.ts';

/** Exchanges of two cards that are tried before the first deal, and between two deals. */
const FIRST_STEPS = 600;
const STEPS = 24;

/**
 * Draws deals that next to none of those possible are as good as: walks from deal to deal by exchanging two unseen
 * cards, always to a likelier one, and to a less likely one as often as it is likely (Metropolis and Hastings). So a
 * deal comes up as often as its weight says among all that the sampler admits. Each is near the one before it.
 */
export class DealWalk {
  private readonly sampler: CountedSampler;
  private readonly weightOf: (world: World) => number;
  private readonly rng: Rng;
  private readonly here = new World();
  /** Unseen cards as masks of plain bits, and who holds each: the exchanges are between these. */
  private readonly cards: number[] = [];
  private readonly holders: number[] = [];
  private readonly view: SeatView;
  private weight = 0;
  private hasBegun = false;

  /** For a view of a hand without exchanged cards. */
  constructor(view: SeatView, sampler: CountedSampler, weightOf: (world: World) => number, rng: Rng) {
    this.view = view;
    this.sampler = sampler;
    this.weightOf = weightOf;
    this.rng = rng;
  }

  /** Fills `world` with the next deal; false: there is none. */
  next(world: World): boolean {
    if (!this.hasBegun && !this.begin()) return false;
    this.walk(STEPS);
    world.one.set(this.here.one);
    world.two.set(this.here.two);
    return true;
  }

  private begin(): boolean {
    if (!this.sampler.sample(this.rng, this.here)) return false;
    this.hasBegun = true;
    this.weight = this.weightOf(this.here);
    for (const seat of SEATS) {
      if (seat === this.view.seat) continue;
      for (const card of CARDS) this.hold(seat, card, this.playedBy(seat, card));
    }
    this.walk(FIRST_STEPS);
    return true;
  }

  private playedBy(seat: Seat, card: Card): number {
    const { actions } = this.view;
    return actions.filter((action) => action.do === 'play' && action.seat === seat && action.card === card)
      .length;
  }

  /** Books the copies of a card that a seat holds unseen. */
  private hold(seat: Seat, card: Card, played: number): void {
    const kind = 1 << plainBit[card];
    for (let copies = countIn(this.here, seat, kind); copies > played; copies--) {
      this.cards.push(kind);
      this.holders.push(seat);
    }
  }

  private walk(steps: number): void {
    const { cards, holders, here, rng } = this;
    if (cards.length === 0) return;
    for (let step = 0; step < steps; step++) {
      const a = rng.below(cards.length);
      const b = rng.below(cards.length);
      const [mine, other] = [holders[a] as number, holders[b] as number];
      const [card, wanted] = [cards[a] as number, cards[b] as number];
      if (mine === other || card === wanted) continue;
      exchange(here, mine, card, other, wanted);
      const weight = this.weightOf(here);
      const isTaken = rng.unit() * this.weight < weight && this.sampler.admits(here);
      if (!isTaken) {
        exchange(here, mine, wanted, other, card);
        continue;
      }
      this.weight = weight;
      holders[a] = other;
      holders[b] = mine;
    }
  }
}

function exchange(world: World, mine: number, card: number, other: number, wanted: number): void {
  take(world, mine, card);
  take(world, other, wanted);
  give(world, mine, wanted);
  give(world, other, card);
}

function take({ one, two }: World, seat: number, card: number): void {
  if (((two[seat] as number) & card) !== 0) two[seat] = (two[seat] as number) & ~card;
  else one[seat] = (one[seat] as number) & ~card;
}

function give({ one, two }: World, seat: number, card: number): void {
  two[seat] = (two[seat] as number) | ((one[seat] as number) & card);
  one[seat] = (one[seat] as number) | card;
}
