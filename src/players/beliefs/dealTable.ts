import { SEATS } from '../../core/seat.ts';
import type { Rng } from '../kernel/rng.ts';
import type { World } from '../kernel/world.ts';
import { type CardClass, type Quota, sortedCards } from './cardClasses.ts';
import { type Count, countIn } from './condition.ts';
import type { SeenCards } from './seenCards.ts';

/** By number of things: in how many orders they can be. */
const FACTORIALS: readonly number[] = Array.from({ length: 49 }, (_, n) => {
  let product = 1;
  for (let factor = 2; factor <= n; factor++) product *= factor;
  return product;
});

const orders = (n: number): number => FACTORIALS[n] as number;

/** The node of no deal. */
const DEAD = -1;
/** More than the places of any hand. */
const PLACES = 16;

/**
 * All deals of the unseen cards that fulfil some counts, so that one can be drawn at random, each of single cards
 * equally likely. Mutable: a draw shuffles the cards of its classes.
 *
 * The table is a graph. A node stands for what is to be known once the first classes of cards are dealt: the places
 * left to each seat, and how far the quotas are. An edge says how many cards of the next class each seat gets. Each
 * node knows in how many ways the rest can be dealt, and an edge is drawn by its share of them; which cards of the
 * class they are is a shuffle.
 */
export class DealTable {
  /** Number of deals of single cards. */
  readonly ways: number;
  private readonly known: World;
  private readonly seats: readonly number[];
  private readonly classes: readonly CardClass[];
  private readonly quotas: readonly Quota[];
  private readonly root: number;
  private readonly nodes = new Map<number, number>();
  /** By node: its ways, its first edge and the one after its last. */
  private readonly nodeWays: number[] = [1];
  private readonly firstEdge: number[] = [0];
  private readonly endEdge: number[] = [0];
  /** By edge: ways of its node's edges up to it, cards to the three seats, and the node it leads to. */
  private readonly waysUpTo: number[] = [];
  private readonly cardsTo: readonly [number[], number[], number[]] = [[], [], []];
  private readonly next: number[] = [];

  constructor(seen: SeenCards, counts: readonly Count[]) {
    const sorted = sortedCards(seen, counts);
    this.known = seen.known;
    this.seats = SEATS.filter((seat) => seat !== seen.viewer);
    this.classes = sorted?.classes ?? [];
    this.quotas = sorted?.quotas ?? [];
    const free = this.seats.map((seat) => seen.free[seat as 0]);
    this.root = sorted
      ? this.node(
          0,
          free,
          this.quotas.map(() => 0),
        )
      : DEAD;
    this.ways = this.root === DEAD ? 0 : (this.nodeWays[this.root] as number);
  }

  /** Fills `world` with a deal; only where there are ways. */
  draw(rng: Rng, world: World): void {
    world.one.set(this.known.one);
    world.two.set(this.known.two);
    let node = this.root;
    for (const group of this.classes) {
      const edge = this.drawnEdge(node, rng);
      this.dealOut(group.cards, edge, rng, world);
      node = this.next[edge] as number;
    }
  }

  /** Whether a deal is among those that can be drawn. */
  admits(world: World): boolean {
    let node = this.root;
    for (const { kinds } of this.classes) {
      if (node === DEAD) return false;
      const to = this.seats.map((seat) => countIn(world, seat, kinds) - countIn(this.known, seat, kinds));
      let edge = this.firstEdge[node] as number;
      const end = this.endEdge[node] as number;
      while (edge < end && to.some((cards, place) => this.cardsTo[place as 0][edge] !== cards)) edge++;
      node = edge < end ? (this.next[edge] as number) : DEAD;
    }
    return node !== DEAD;
  }

  private drawnEdge(node: number, rng: Rng): number {
    let low = this.firstEdge[node] as number;
    let high = (this.endEdge[node] as number) - 1;
    if (low === high) return low;
    const drawn = rng.unit() * (this.nodeWays[node] as number);
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.waysUpTo[middle] as number) > drawn) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  /** Shuffles a class among the seats; whoever gets the most takes what the others leave. */
  private dealOut(cards: Int32Array, edge: number, rng: Rng, { one, two }: World): void {
    const [first, second, third] = this.cardsTo;
    const toFirst = first[edge] as number;
    const toSecond = second[edge] as number;
    const toThird = third[edge] as number;
    const most = toFirst >= toSecond && toFirst >= toThird ? 0 : toSecond >= toThird ? 1 : 2;
    let left = cards.length;
    for (let place = 0; place < 3; place++) {
      if (place === most) continue;
      const seat = this.seats[place] as number;
      let hasOne = one[seat] as number;
      let hasTwo = two[seat] as number;
      for (let count = place === 0 ? toFirst : place === 1 ? toSecond : toThird; count > 0; count--) {
        const at = rng.below(left--);
        const card = cards[at] as number;
        cards[at] = cards[left] as number;
        cards[left] = card;
        hasTwo |= hasOne & card;
        hasOne |= card;
      }
      one[seat] = hasOne;
      two[seat] = hasTwo;
    }
    const seat = this.seats[most] as number;
    let hasOne = one[seat] as number;
    let hasTwo = two[seat] as number;
    for (let at = 0; at < left; at++) {
      const card = cards[at] as number;
      hasTwo |= hasOne & card;
      hasOne |= card;
    }
    one[seat] = hasOne;
    two[seat] = hasTwo;
  }

  /** The node after the first `dealt` classes, made where it is new; `DEAD` where no deal goes on from there. */
  private node(dealt: number, free: readonly number[], reached: readonly number[]): number {
    const group = this.classes[dealt];
    if (!group) return 0;
    const key = this.keyOf(dealt, free, reached);
    const made = this.nodes.get(key);
    if (made !== undefined) return made;
    const [f0 = 0, f1 = 0, f2 = 0] = free;
    const room = (place: number, places: number): number => (group.with[place] ? places : 0);
    const size = group.cards.length;
    const edges: { readonly to: readonly number[]; readonly next: number; readonly ways: number }[] = [];
    let ways = 0;
    const atMost0 = Math.min(size, room(0, f0));
    for (let a = Math.max(0, size - room(1, f1) - room(2, f2)); a <= atMost0; a++) {
      const atMost1 = Math.min(size - a, room(1, f1));
      for (let b = Math.max(0, size - a - room(2, f2)); b <= atMost1; b++) {
        const to = [a, b, size - a - b];
        const after = this.advanced(dealt, reached, to);
        const next = after ? this.node(dealt + 1, [f0 - a, f1 - b, f2 - (size - a - b)], after) : DEAD;
        if (next === DEAD) continue;
        const choices = orders(size) / (orders(a) * orders(b) * orders(size - a - b));
        ways += choices * (this.nodeWays[next] as number);
        edges.push({ to, next, ways });
      }
    }
    const node = edges.length === 0 ? DEAD : this.nodeWays.length;
    this.nodes.set(key, node);
    if (node === DEAD) return DEAD;
    this.nodeWays.push(ways);
    this.firstEdge.push(this.next.length);
    for (const edge of edges) {
      this.next.push(edge.next);
      this.waysUpTo.push(edge.ways);
      for (const place of [0, 1, 2] as const) this.cardsTo[place].push(edge.to[place] as number);
    }
    this.endEdge.push(this.next.length);
    return node;
  }

  /** The quotas after a class was dealt; null where one is exceeded, or missed for good. */
  private advanced(
    dealt: number,
    reached: readonly number[],
    to: readonly number[],
  ): readonly number[] | null {
    const counted = this.classes[dealt]?.quotas ?? [];
    if (counted.length === 0) return reached;
    const after = [...reached];
    for (const number of counted) {
      const { place, least, most } = this.quotas[number] as Quota;
      const count = (after[number] as number) + (to[place] as number);
      if (count > most) return null;
      const goesOn = this.classes.some((later, at) => at > dealt && later.quotas.includes(number));
      if (!goesOn && count < least) return null;
      // What is settled makes no difference any more: the same node serves.
      after[number] = goesOn ? Math.min(count, most >= PLACES ? least : most) : 0;
    }
    return after;
  }

  private keyOf(dealt: number, [f0 = 0, f1 = 0]: readonly number[], reached: readonly number[]): number {
    return reached.reduce((key, count) => key * PLACES + count, (dealt * PLACES + f0) * PLACES + f1);
  }
}
