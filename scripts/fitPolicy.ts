import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { ROLES } from '../src/players/policy/friends.ts';
import { ROW, WEIGHTS } from '../src/players/policy/weights.ts';
import { collect, type Decisions } from './policyDecisions.ts';

/**
 * Fits the weights of the quick policy to what the search prefers in hands that it plays against itself:
 * `node scripts/fitPolicy.ts --hands 2000 --jobs 2`. Writes src/players/policy/fitted.ts.
 */
const { values } = parseArgs({
  options: {
    hands: { type: 'string', default: '1000' },
    jobs: { type: 'string', default: '1' },
    seed: { type: 'string', default: 'fit' },
    out: { type: 'string', default: 'src/players/policy/fitted.ts' },
  },
});

/** How strongly weights are held to where they began, and how they are found (Adam). */
const HOLD = 2e-4;
const ROUNDS = 400;
const RATE = 0.03;

if (isMainThread) await main();
else parentPort?.postMessage(await collect(workerData as { seed: string; hands: number }));

async function main(): Promise<void> {
  const jobs = Number(values.jobs);
  const parts = await Promise.all(
    Array.from({ length: jobs }, (_, job) =>
      inThread(`${values.seed} ${job}`, Math.ceil(Number(values.hands) / jobs)),
    ),
  );
  const start = WEIGHTS;
  const fitted = Float64Array.from(start);
  for (let row = 0; row < ROLES.length * 2; row++) {
    const [before, after, decisions] = fitRow(row, parts, start, fitted);
    const name = `${ROLES[row >> 1]} ${row & 1 ? 'follows' : 'leads'}`;
    process.stderr.write(
      `${name}: ${decisions} decisions, loss ${before.toFixed(4)} → ${after.toFixed(4)}\n`,
    );
  }
  const lines = Array.from({ length: ROLES.length * 2 }, (_, row) => {
    const numbers = Array.from(fitted.subarray(row * ROW, row * ROW + ROW), (weight) =>
      Number(weight.toFixed(2)),
    );
    return `  // ${ROLES[row >> 1]}, ${row & 1 ? 'following' : 'leading'}\n  ${numbers.join(', ')},`;
  });
  writeFileSync(
    values.out,
    `/** Weights of the policy: a row for each role and for leading and following, fitted by \`scripts/fitPolicy.ts\`. */\n// biome-ignore format: rows of numbers\nexport const FITTED: readonly number[] = [\n${lines.join('\n')}\n];\n`,
  );
}

function inThread(seed: string, hands: number): Promise<Decisions> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: { seed, hands } });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

/** Fits one row; gives the loss before and after, and how many decisions there were. */
function fitRow(
  row: number,
  parts: readonly Decisions[],
  start: Float64Array,
  fitted: Float64Array,
): readonly [number, number, number] {
  const mine = parts.flatMap((part) =>
    Array.from(part.rows.keys())
      .filter((at) => part.rows[at] === row)
      .map((at) => ({ part, at })),
  );
  const weights = fitted.subarray(row * ROW, row * ROW + ROW);
  const origin = start.subarray(row * ROW, row * ROW + ROW);
  const gradient = new Float64Array(ROW);
  const momentum = new Float64Array(ROW);
  const spread = new Float64Array(ROW);
  let first = 0;
  let last = 0;
  for (let round = 1; round <= ROUNDS && mine.length > 0; round++) {
    gradient.fill(0);
    last = 0;
    for (const { part, at } of mine) last += addGradient(part, at, weights, gradient) / mine.length;
    if (round === 1) first = last;
    for (let at = 0; at < ROW; at++) {
      const slope =
        (gradient[at] as number) / mine.length + HOLD * ((weights[at] as number) - (origin[at] as number));
      momentum[at] = 0.9 * (momentum[at] as number) + 0.1 * slope;
      spread[at] = 0.999 * (spread[at] as number) + 0.001 * slope * slope;
      const step = (momentum[at] as number) / (1 - 0.9 ** round);
      weights[at] =
        (weights[at] as number) -
        (RATE * step) / (Math.sqrt((spread[at] as number) / (1 - 0.999 ** round)) + 1e-8);
    }
  }
  return [first, last, mine.length];
}

/** Adds one decision's slope of the cross entropy; gives its loss beyond the target's own entropy. */
function addGradient(part: Decisions, at: number, weights: Float64Array, gradient: Float64Array): number {
  const from = part.from[at] as number;
  const to = part.from[at + 1] as number;
  const logits: number[] = [];
  for (let card = from; card < to; card++) {
    let sum = 0;
    for (let f = 0; f < ROW; f++) sum += (weights[f] as number) * (part.features[card * ROW + f] as number);
    logits.push(sum);
  }
  const most = Math.max(...logits);
  const total = logits.reduce((sum, logit) => sum + Math.exp(logit - most), 0);
  let loss = 0;
  logits.forEach((logit, index) => {
    const chance = Math.exp(logit - most) / total;
    const target = part.targets[from + index] as number;
    if (target > 0) loss += target * (Math.log(target) - Math.log(chance));
    const slope = chance - target;
    for (let f = 0; f < ROW; f++)
      gradient[f] = (gradient[f] as number) + slope * (part.features[(from + index) * ROW + f] as number);
  });
  return loss;
}
