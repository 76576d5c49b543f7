import type { HandSetup } from '../core/hand/event.ts';
import type { RuleSet } from '../core/rules/ruleSet.ts';
import { SEATS, type Seat } from '../core/seat.ts';
import { dealt } from '../core/shuffle.ts';
import { randomFrom } from '../players/decisionRandom.ts';

/** How often a seat still owes its mandatory solo where the rules ask for one: half a session is over. */
const OWES = 0.5;

/** How often one of those who owe is made to play it: 4 deals of a session of 24 in which nobody volunteers. */
const FORCED = 1 / 6;

/** Names a deal of a run: what the random sources of its decisions begin with. */
export const seedOf = (run: string, deal: number): string => `${run} ${deal}`;

/**
 * A deal by its number in a run, from 1: always the same, whoever plays it. The dealer goes round; where solos are
 * mandatory, who owes one and whether somebody is forced are drawn like the cards.
 */
export function arenaDeal(run: string, deal: number, rules: RuleSet): HandSetup {
  const random = randomFrom(`deal ${seedOf(run, deal)}`);
  const below = (limit: number): number => Math.floor(random() * limit);
  const hands = dealt(rules.nines, below);
  const owesSolo = rules.mandatorySolos ? SEATS.filter(() => random() < OWES) : [];
  const forcedSolo = owesSolo.length > 0 && random() < FORCED ? owesSolo[below(owesSolo.length)] : undefined;
  return {
    rules,
    dealer: ((deal - 1) % 4) as Seat,
    hands,
    owesSolo,
    forcedSolo: forcedSolo ?? null,
    multiplier: 1,
  };
}
