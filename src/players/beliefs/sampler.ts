import { withDdvRules } from '../../core/rules/readRules.ts';
import type { SeatView } from '../../core/view/seatView.ts';
import type { Rng } from '../kernel/rng.ts';
import type { World } from '../kernel/world.ts';
import { type Alternatives, type Condition, holds, isCount } from './condition.ts';
import { DealTable } from './dealTable.ts';
import { exchangeIn } from './exchange.ts';
import { inquiryFacts } from './inquiryFacts.ts';
import { partyFacts } from './partyFacts.ts';
import { schweineFacts } from './schweineFacts.ts';
import { seenCards } from './seenCards.ts';

/** Draws deals that agree with everything a seat knows for certain, each (of single cards) equally likely. */
export interface Sampler {
  /** Fills `world` with four hands as at the beginning of play; false: no such deal was found (a wrong view). */
  readonly sample: (rng: Rng, world: World) => boolean;
}

/** A sampler whose deals can be told from others, and counted where that takes no drawing. */
export interface CountedSampler extends Sampler {
  /** Whether a deal is among those that can be drawn. */
  readonly admits: (world: World) => boolean;
  /** Number of deals of single cards; null where they are drawn by trial. */
  readonly deals: number | null;
}

/** Combinations of alternatives that are prepared as tables; what is beyond is left to trial. */
const MOST_TABLES = 12;
/** Draws after which a view is taken to be a wrong one. */
const MOST_TRIALS = 10_000;

/**
 * Prepares the sampling for a view of any phase but `over`. A deal fits where the actions seen, replayed from it,
 * give this seat the very same view; what was passed unseen in a poverty may have been anything. Before play, and
 * while a poverty's cards are exchanged, the world holds the hands as they are just then.
 */
export function samplerOf(view: SeatView): CountedSampler {
  const rules = withDdvRules(view.rules);
  const exchange = exchangeIn(view, rules);
  const seen = seenCards(view, rules, exchange);
  const facts: readonly Alternatives[] = [
    [partyFacts(view, rules)],
    [exchange?.counts ?? []],
    ...schweineFacts(view, rules),
    ...inquiryFacts(view, rules, exchange),
  ];
  const { ways, onTrial } = combined(facts);
  const tables = ways.flatMap((way): readonly Way[] => {
    const table = new DealTable(seen, way.filter(isCount));
    return table.ways > 0 ? [{ conditions: way, table }] : [];
  });
  const admits = (world: World): boolean =>
    tables.some(({ table, conditions }) => table.admits(world) && allHold(world, conditions)) &&
    fulfils(world, onTrial);
  const [only] = tables;
  const isCounted = ways.length === 1 && onTrial.length === 0 && (ways[0] ?? []).every(isCount);
  if (!isCounted) return { sample: trialOf(tables, onTrial), admits, deals: null };
  const sample = (rng: Rng, world: World): boolean => {
    only?.table.draw(rng, world);
    return only !== undefined;
  };
  return { sample, admits, deals: only?.table.ways ?? 0 };
}

/** One choice of ways of all facts, and the deals that fulfil its counts. */
interface Way {
  readonly conditions: readonly Condition[];
  readonly table: DealTable;
}

/** Draws from the tables until a deal fulfils what they do not hold. */
function trialOf(tables: readonly Way[], onTrial: readonly Alternatives[]): Sampler['sample'] {
  const deals = tables.reduce((sum, { table }) => sum + table.ways, 0);
  return (rng, world) => {
    for (let trial = 0; trial < MOST_TRIALS; trial++) {
      const way = drawnWay(tables, rng.unit() * deals);
      if (!way) return false;
      way.table.draw(rng, world);
      if (!allHold(world, way.conditions) || !fulfils(world, onTrial)) continue;
      // What is in several tables would be drawn so many times as often.
      const times = tables.filter(({ conditions }) => allHold(world, conditions)).length;
      if (times === 1 || rng.below(times) === 0) return true;
    }
    return false;
  };
}

function drawnWay(tables: readonly Way[], drawn: number): Way | undefined {
  let left = drawn;
  for (const way of tables) {
    left -= way.table.ways;
    if (left < 0) return way;
  }
  return tables.at(-1);
}

const fulfils = (world: World, facts: readonly Alternatives[]): boolean =>
  facts.every((fact) => fact.some((way) => allHold(world, way)));

const allHold = (world: World, way: readonly Condition[]): boolean =>
  way.every((condition) => holds(world, condition));

/** Every choice of one way of each fact, as far as they are few enough; the other facts are left to trial. */
function combined(facts: readonly Alternatives[]): {
  readonly ways: Alternatives;
  readonly onTrial: readonly Alternatives[];
} {
  let ways: Alternatives = [[]];
  const onTrial: Alternatives[] = [];
  for (const fact of [...facts].sort((a, b) => a.length - b.length)) {
    if (ways.length * fact.length > MOST_TABLES) onTrial.push(fact);
    else ways = ways.flatMap((way) => fact.map((more) => [...way, ...more]));
  }
  return { ways, onTrial };
}
