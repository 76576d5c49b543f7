import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { FEATURES, FOLLOW_FEATURES, LEAD_FEATURES } from '../src/players/policy/features.ts';
import { ROLES } from '../src/players/policy/friends.ts';
import { rowOf, WEIGHTS } from '../src/players/policy/weights.ts';
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

/** What the file begins with. */
const HEAD = `import type { RoleWeights } from './weights.ts';

/** Weights of the policy, fitted by \`scripts/fitPolicy.ts\`. */
// biome-ignore format: a row for each role, leading and following
export const FITTED: RoleWeights = {
`;

if (isMainThread) await main();
else parentPort?.postMessage(await collect(workerData as { seed: string; hands: number }));

async function main(): Promise<void> {
  const jobs = Number(values.jobs);
  const parts = await Promise.all(
    Array.from({ length: jobs }, (_, job) =>
      inThread(`${values.seed} ${job}`, Math.ceil(Number(values.hands) / jobs)),
    ),
  );
  const fitted = Float64Array.from(WEIGHTS);
  const rows = ROLES.map((role, number) => {
    const rowFor = (leads: boolean): string => {
      const row = rowOf(number, leads);
      const from = row * FEATURES;
      const { before, after, decisions } = fitRow(row, parts, fitted);
      process.stderr.write(
        `${role} ${leads ? 'leading' : 'following'}: ${decisions} decisions, ` +
          `loss ${before.toFixed(4)} → ${after.toFixed(4)}\n`,
      );
      const names = leads ? LEAD_FEATURES : FOLLOW_FEATURES;
      return names.map((name, at) => `${name}: ${Number((fitted[from + at] ?? 0).toFixed(2))}`).join(', ');
    };
    return `  '${role}': {\n    leading: { ${rowFor(true)} },\n    following: { ${rowFor(false)} },\n  },`;
  });
  writeFileSync(values.out, `${HEAD}${rows.join('\n')}\n};\n`);
}

function inThread(seed: string, hands: number): Promise<Decisions> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: { seed, hands } });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

interface Fit {
  /** Loss beyond the targets' own entropy, on average. */
  readonly before: number;
  readonly after: number;
  readonly decisions: number;
}

/** Fits one row of weights in place. */
function fitRow(row: number, parts: readonly Decisions[], fitted: Float64Array): Fit {
  const mine = parts.flatMap((part) =>
    Array.from(part.rows.keys())
      .filter((at) => part.rows[at] === row)
      .map((at) => ({ part, at })),
  );
  const weights = fitted.subarray(row * FEATURES, (row + 1) * FEATURES);
  const origin = Float64Array.from(weights);
  const gradient = new Float64Array(FEATURES);
  const momentum = new Float64Array(FEATURES);
  const spread = new Float64Array(FEATURES);
  let first = 0;
  let last = 0;
  for (let round = 1; round <= ROUNDS && mine.length > 0; round++) {
    gradient.fill(0);
    last = 0;
    for (const { part, at } of mine) last += addGradient(part, at, weights, gradient) / mine.length;
    if (round === 1) first = last;
    for (let at = 0; at < FEATURES; at++) {
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
  return { before: first, after: last, decisions: mine.length };
}

/** Adds one decision's slope of the cross entropy; gives its loss beyond the target's own entropy. */
function addGradient(part: Decisions, at: number, weights: Float64Array, gradient: Float64Array): number {
  const from = part.from[at] as number;
  const to = part.from[at + 1] as number;
  const logits: number[] = [];
  for (let card = from; card < to; card++) {
    let sum = 0;
    for (let f = 0; f < FEATURES; f++)
      sum += (weights[f] as number) * (part.features[card * FEATURES + f] as number);
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
    for (let f = 0; f < FEATURES; f++)
      gradient[f] =
        (gradient[f] as number) + slope * (part.features[(from + index) * FEATURES + f] as number);
  });
  return loss;
}
