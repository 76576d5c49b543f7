import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { writeRecord } from '../src/core/record/write.ts';
import { PRESETS, type RuleSet } from '../src/core/rules/ruleSet.ts';
import { disagreement } from '../test/players/kernel/compare.ts';
import { playedOut } from '../test/support/playout.ts';
import { mixedRules } from '../test/support/rules.ts';

/**
 * Plays random hands through the core, half of them under the presets and half under random mixes of all switches,
 * and compares the search kernel with it at every state: turn, legal cards and announcements, trick, parties, what
 * is known of them, score; and what the kernel makes of every seat's view. Prints the records that show a
 * difference; exits with 1 if there are any.
 *
 * Usage: node scripts/checkKernel.ts [--hands 2000] [--seed 1]
 */
const { values } = parseArgs({
  options: { hands: { type: 'string', default: '2000' }, seed: { type: 'string', default: '1' } },
});
const [hands, seed] = [Number(values.hands), Number(values.seed)];

const presets: readonly RuleSet[] = Object.values(PRESETS);
const mixes = fc.sample(mixedRules, { numRuns: Math.ceil(hands / 2), seed });
const contracts = new Map<string, number>();
let states = 0;
let different = 0;

for (let hand = 0; hand < hands; hand++) {
  const preset = presets[(hand >> 1) % presets.length];
  const rules = hand % 2 === 0 ? mixes[hand >> 1] : preset;
  if (!rules) throw new Error('No rules');
  const played = playedOut(seed * hands + hand, rules);
  const { contract } = played.over.result;
  contracts.set(contract, (contracts.get(contract) ?? 0) + 1);
  const found = disagreement(played, (count) => {
    states += count;
  });
  if (!found) continue;
  different++;
  process.stdout.write(`${JSON.stringify(writeRecord(found.state))}\n`);
}

const counts = [...contracts].sort().map(([contract, count]) => `${contract} ${count}`);
process.stderr.write(`${counts.join(', ')}\n`);
process.stderr.write(`seed ${seed}: ${hands} hands, ${states} states, ${different} different\n`);
if (different > 0) process.exitCode = 1;
