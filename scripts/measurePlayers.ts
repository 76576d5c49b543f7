import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { KeptGames } from '../src/arena/keptGames.ts';
import type { Match } from '../src/arena/match.ts';
import type { ArenaReport } from '../src/arena/report.ts';
import { runArena } from '../src/arena/run.ts';
import { DDV } from '../src/core/rules/ruleSet.ts';
import { PLAYER_NAMES } from '../src/players/levels.ts';
import { tablesOf } from './players/tables.ts';

/**
 * Lets each level play against the one below it on duplicate deals by the rules of the DDV, announcements and solos
 * included; keeps the results in docs/players/ and writes the tables of docs/players.md. A level that is not
 * measured now keeps its former result.
 *
 * Usage: npm run players:measure -- [--deals 1000] [--jobs 2] [--seed measure] [--only expert] [--keep FOLDER]
 *
 * With --keep the games are kept in a folder, so that a run that was broken off goes on where it stopped.
 */
const { values } = parseArgs({
  options: {
    deals: { type: 'string', default: '1000' },
    jobs: { type: 'string', default: '1' },
    seed: { type: 'string', default: 'measure' },
    only: { type: 'string' },
    keep: { type: 'string' },
  },
});

const PAGE = 'docs/players.md';
const RESULTS = 'docs/players';
const BEGIN = '<!-- measured: begin -->';
const END = '<!-- measured: end -->';

const challengers = PLAYER_NAMES.slice(1);
if (values.only !== undefined && !challengers.includes(values.only)) {
  throw new Error(`--only must be one of ${challengers.join(', ')}`);
}

async function measured(a: string, b: string): Promise<ArenaReport> {
  const match: Match = { a, b, rules: DDV, seating: 'four', seed: values.seed, budget: null };
  const kept = values.keep ? await KeptGames.open(join(values.keep, `${a}-${b}.jsonl`), match) : null;
  const deals = Number(values.deals);
  let played = kept?.done.length ?? 0;
  const report = await runArena(match, {
    first: 1,
    deals,
    jobs: Number(values.jobs),
    done: kept?.done ?? [],
    onDeal: (facts) => {
      kept?.keep(facts);
      played += 1;
      if (played % 50 === 0) console.error(`${a} against ${b}: ${played} of ${deals} deals`);
    },
  });
  return report;
}

const fileOf = (a: string, b: string): string => join(RESULTS, `${a}-${b}.json`);

function formerly(file: string): ArenaReport | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ArenaReport;
  } catch {
    return null;
  }
}

mkdirSync(RESULTS, { recursive: true });
if (values.keep) mkdirSync(values.keep, { recursive: true });
const reports: ArenaReport[] = [];
for (const [index, a] of challengers.entries()) {
  const b = PLAYER_NAMES[index] ?? '';
  const isWanted = values.only === undefined || values.only === a;
  const report = isWanted ? await measured(a, b) : formerly(fileOf(a, b));
  if (!report) continue;
  reports.push(report);
  if (isWanted) writeFileSync(fileOf(a, b), `${JSON.stringify(report, null, 2)}\n`);
}

const page = readFileSync(PAGE, 'utf8');
const [before, rest] = page.split(BEGIN);
const after = rest?.split(END)[1];
if (after === undefined) throw new Error(`${PAGE} lacks the lines ${BEGIN} and ${END}`);
writeFileSync(PAGE, `${before}${BEGIN}\n\n${tablesOf(reports)}\n\n${END}${after}`);
