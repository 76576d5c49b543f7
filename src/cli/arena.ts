import { appendFile, writeFile } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { ArenaError } from '../arena/arenaError.ts';
import type { DealFacts } from '../arena/facts.ts';
import { KeptGames } from '../arena/keptGames.ts';
import type { Match } from '../arena/match.ts';
import { Moments } from '../arena/moments.ts';
import { pointsOfA } from '../arena/report.ts';
import { type Run, runArena } from '../arena/run.ts';
import { isSeating, type Seating } from '../arena/seating.ts';
import { err, ok, type Result } from '../core/result.ts';
import { parseRuleSet } from '../core/rules/readRules.ts';
import { PRESETS, type RuleSet } from '../core/rules/ruleSet.ts';
import { parsed, written } from './answer.ts';
import { EXIT, type Subcommand } from './subcommand.ts';

export const arenaCommand: Subcommand = {
  usage:
    'A B [--deals N] [--first N] [--seed TEXT] [--rules PRESET|JSON] [--seating four|pairs] [--jobs N] [--budget MS|none] [--keep FILE] [--out FILE] [--progress]',
  summary:
    'plays A against B on duplicate deals and prints how it went (docs/players.md); a player is a level, "random" or exec:COMMAND',
  run: async (args, { stdout, stderr }) => {
    const read = readFlags(args);
    if (!read.ok) {
      stderr.write(`${read.error}\n`);
      return EXIT.usage;
    }
    const { match, run, keep, out, progress } = read.value;
    try {
      if (out !== null) await checkWritable(out);
      const kept = keep === null ? null : await KeptGames.open(keep, match);
      const tell = progress ? progressOn(stderr, run.deals, match.seating) : null;
      const done = kept?.done ?? [];
      for (const facts of done) tell?.(facts);
      const onDeal = (facts: DealFacts): void => {
        kept?.keep(facts);
        tell?.(facts);
      };
      const report = await runArena(match, { ...run, done, onDeal });
      const text = `${JSON.stringify(report, null, 2)}\n`;
      if (out === null) await written(stdout, text);
      else await writeFile(out, text);
      return EXIT.ok;
    } catch (error) {
      if (!(error instanceof ArenaError)) throw error;
      stderr.write(`${error.message}\n`);
      return EXIT.failed;
    }
  },
};

/** Nobody shall wait for a report that cannot be written. */
async function checkWritable(file: string): Promise<void> {
  try {
    await appendFile(file, '');
  } catch {
    throw new ArenaError(`The file "${file}" cannot be written.`);
  }
}

interface Flags {
  readonly match: Match;
  readonly run: Run;
  /** File in which games are kept. */
  readonly keep: string | null;
  readonly out: string | null;
  readonly progress: boolean;
}

/** Milliseconds between two lines of progress. */
const PROGRESS = 10_000;

/** Tells now and then how many deals are done and how it stands. */
function progressOn(stderr: Writable, deals: number, seating: Seating): (facts: DealFacts) => void {
  const sofar = new Moments();
  let told = performance.now();
  return (facts) => {
    sofar.add(pointsOfA(facts, seating).mean);
    const now = performance.now();
    if (now - told < PROGRESS) return;
    told = now;
    const figures = `${(sofar.mean ?? 0).toFixed(3)} ± ${(sofar.standardError ?? 0).toFixed(3)}`;
    stderr.write(`${sofar.size} of ${deals} deals: ${figures}\n`);
  };
}

const OPTIONS = {
  deals: { type: 'string', default: '100' },
  first: { type: 'string', default: '1' },
  seed: { type: 'string', default: '1' },
  rules: { type: 'string', default: 'ddv' },
  seating: { type: 'string', default: 'four' },
  jobs: { type: 'string', default: '1' },
  budget: { type: 'string', default: '300' },
  keep: { type: 'string' },
  out: { type: 'string' },
  progress: { type: 'boolean', default: false },
} as const;

function readFlags(args: readonly string[]): Result<Flags, string> {
  const flags = parseFlags(args);
  const [a, b, ...more] = flags?.positionals ?? [];
  if (!flags || a === undefined || b === undefined || more.length > 0) {
    return err(`Usage: dulle arena ${arenaCommand.usage}`);
  }
  const { seed, seating, keep = null, out = null, progress } = flags.values;
  const deals = wholeNumber(flags.values.deals);
  const first = wholeNumber(flags.values.first);
  const jobs = wholeNumber(flags.values.jobs);
  const budget = flags.values.budget === 'none' ? null : wholeNumber(flags.values.budget);
  if (deals === undefined) return err('--deals must be a whole number from 1 on.');
  if (first === undefined) return err('--first must be a whole number from 1 on.');
  if (jobs === undefined || jobs > MOST_JOBS)
    return err(`--jobs must be a whole number from 1 to ${MOST_JOBS}.`);
  if (budget === undefined) return err('--budget must be a whole number of milliseconds, or "none".');
  if (!isSeating(seating)) return err('--seating must be "four" or "pairs".');
  const rules = readRules(flags.values.rules);
  if (!rules.ok) return rules;
  const match: Match = { a, b, rules: rules.value, seating, seed, budget };
  return ok({ match, run: { first, deals, jobs }, keep, out, progress });
}

const MOST_JOBS = 64;

function parseFlags(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch {
    return null;
  }
}

function wholeNumber(text: string): number | undefined {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

/** A preset by its name, or what differs from the DDV's rules as JSON. */
function readRules(text: string): Result<RuleSet, string> {
  if (Object.hasOwn(PRESETS, text)) return ok(PRESETS[text as keyof typeof PRESETS]);
  const read = parseRuleSet(parsed(text));
  if (read.ok) return read;
  const presets = Object.keys(PRESETS).join(', ');
  const { key, conflict } = read.error;
  const why = conflict ? ` (${JSON.stringify(conflict)})` : key === '' ? '' : ` ("${key}")`;
  return err(`--rules must be one of ${presets}, or what differs from ddv as JSON${why}.`);
}
