import { isDeepStrictEqual, parseArgs } from 'node:util';
import fc from 'fast-check';
import type { HandState } from '../src/core/hand/state.ts';
import { writeRecord } from '../src/core/record/write.ts';
import { bothAccept, bothSay, dealOf } from '../test/core/naive/compare.ts';
import { resultOf } from '../test/core/naive/naive.ts';
import { naivePerft, perft } from '../test/core/naive/perft.ts';
import { comparable } from '../test/support/cases.ts';
import { playedOut } from '../test/support/playout.ts';
import { mixedRules } from '../test/support/rules.ts';

/**
 * Plays random hands under random mixes of rules and compares the core with the naive rules at every moment:
 * what is legal, known and accepted, how many sequences of actions follow, and the result. The tests do the
 * same for fewer hands. Prints the records that show a difference; exits with 1 if there are any.
 *
 * Usage: node scripts/compareRules.ts [--hands 2000] [--seed 1] [--depth 2]
 */
const { values } = parseArgs({
  options: {
    hands: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    depth: { type: 'string', default: '2' },
  },
});
const [hands, seed, depth] = [Number(values.hands), Number(values.seed), Number(values.depth)];

let moments = 0;
let sequences = 0;
let different = 0;

function differs(state: HandState, isCounted: boolean): boolean {
  moments++;
  const said = bothSay(state);
  if (!isDeepStrictEqual(said.core, said.naive)) return true;
  if (!isCounted) return false;
  const accepted = bothAccept(state);
  if (!isDeepStrictEqual(accepted.core, accepted.naive)) return true;
  // Passing three cards branches hundredfold.
  const actions = state.phase === 'pass' ? 1 : depth;
  const counted = perft(state, actions);
  sequences += counted;
  return counted !== naivePerft(dealOf(state), state.actions, actions);
}

for (const [hand, rules] of fc.sample(mixedRules, { numRuns: hands, seed }).entries()) {
  const { over, states } = playedOut(seed * hands + hand, rules);
  const found = states.find((state, at) => differs(state, (at + hand) % 20 === 0));
  const sameResult = isDeepStrictEqual(
    comparable(resultOf(dealOf(over), over.actions)),
    comparable(over.result),
  );
  if (!found && sameResult) continue;
  different++;
  process.stdout.write(`${JSON.stringify(writeRecord(found ?? over))}\n`);
}
process.stderr.write(`${hands} hands, ${moments} moments, ${sequences} sequences, ${different} different\n`);
if (different > 0) process.exitCode = 1;
