import { parseArgs } from 'node:util';
import {
  type ClaimedDeal,
  commitmentTo,
  type DealFault,
  handsOf,
  SEED_PATTERN,
  verifyDeal,
} from '../app/fairDeal.ts';
import { isCard } from '../core/card.ts';
import { err, ok, type Result } from '../core/result.ts';
import { parseRules } from '../core/rules/readRules.ts';
import { type Cut, HIGHEST_CUT } from '../core/shuffle.ts';
import { answerRecords } from './answer.ts';
import { EXIT, type Streams, type Subcommand } from './subcommand.ts';

export const verifyCommand: Subcommand = {
  usage: '[file ...] | --seed SEED [--cut CUT] [--commitment HASH] [--no-nines]',
  summary: 'recomputes deals from their seeds and cuts (docs/fair-deals.md), one deal a line',
  run: async (args, streams) => {
    const [first] = args;
    const isFlag = first?.startsWith('--') ?? false;
    return isFlag ? dealAgain(args, streams) : answerRecords(args, streams, answerDeal, 'ok');
  },
};

interface Refusal {
  readonly status: 'error';
  readonly hand?: number;
  readonly code: DealFault | 'bad-deal';
  /** One sentence for whoever asked. */
  readonly detail: string;
}

type Answer = { readonly status: 'ok'; readonly hand?: number } | Refusal;

const DETAILS: Readonly<Record<DealFault, string>> = {
  'wrong-commitment': 'The seed is not the one that was committed to.',
  'wrong-hands': 'Seed and cut deal other hands.',
};

const SEED_RULE = 'must be 64 lower-case hexadecimal digits';
const CUT_RULE = `must be a whole number from 1 to ${HIGHEST_CUT}`;

/** Answers one deal, as the bot exports it or with its hands beside it. */
function answerDeal(json: unknown): Answer {
  const read = readDeal(json);
  const hand = isObject(json) && typeof json.hand === 'number' ? { hand: json.hand } : {};
  if (!read.ok) return { status: 'error', ...hand, code: 'bad-deal', detail: read.error };
  const code = verifyDeal(read.value);
  return code ? { status: 'error', ...hand, code, detail: DETAILS[code] } : { status: 'ok', ...hand };
}

/** Formats that a line may say it has: a deal, or a hand record with its deal beside it. */
const FORMATS: readonly unknown[] = ['dulle-deal/1', 'doko-hand/1', undefined];

function readDeal(json: unknown): Result<ClaimedDeal, string> {
  if (!isObject(json)) return err('The line is no JSON object.');
  const { format, commitment, seed, cut, record = json } = json;
  if (!FORMATS.includes(format)) return err(`The format ${JSON.stringify(format)} is unknown.`);
  if (!isHash(commitment)) return err(`"commitment" ${SEED_RULE}.`);
  if (!isHash(seed)) return err(`"seed" ${SEED_RULE}.`);
  if (!isCut(cut)) return err(`"cut" ${CUT_RULE}, or null.`);
  if (!isObject(record)) return err('"record" must be a hand record.');
  const rules = parseRules(record.rules ?? {});
  if (!rules.ok) return err(`"rules" cannot be read${rules.error.key ? `: "${rules.error.key}"` : ''}.`);
  const { hands } = record;
  if (!isHands(hands)) return err('"hands" must be four lists of cards.');
  return ok({ commitment, seed, cut, nines: rules.value.nines, hands });
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isHash = (value: unknown): value is string => typeof value === 'string' && SEED_PATTERN.test(value);

const isCut = (value: unknown): value is Cut =>
  value === null ||
  (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= HIGHEST_CUT);

const isHands = (value: unknown): value is ClaimedDeal['hands'] =>
  Array.isArray(value) &&
  value.length === 4 &&
  value.every((hand) => Array.isArray(hand) && hand.every(isCard));

/** Deals once more what the channel showed: the four hands, and whether the commitment is the seed's. */
async function dealAgain(args: readonly string[], { stdout, stderr }: Streams): Promise<number> {
  const read = readFlags(args);
  if (!read.ok) {
    stderr.write(`${read.error}\n`);
    return EXIT.usage;
  }
  const { seed, cut, commitment, nines } = read.value;
  const computed = commitmentTo(seed);
  if (commitment !== null && commitment !== computed) {
    const code = 'wrong-commitment';
    stdout.write(`${JSON.stringify({ status: 'error', code, detail: DETAILS[code] })}\n`);
    return EXIT.failed;
  }
  const hands = handsOf(seed, cut, nines);
  stdout.write(`${JSON.stringify({ status: 'ok', commitment: computed, hands })}\n`);
  return EXIT.ok;
}

interface Flags {
  readonly seed: string;
  readonly cut: Cut;
  readonly commitment: string | null;
  readonly nines: boolean;
}

function readFlags(args: readonly string[]): Result<Flags, string> {
  const parsed = parseFlags(args);
  if (!parsed) return err(`Usage: dulle verify ${verifyCommand.usage}`);
  const { seed, cut, commitment, 'no-nines': without = false } = parsed;
  if (!isHash(seed)) return err(`--seed ${SEED_RULE}.`);
  const number = cut === undefined ? null : Number(cut);
  if (cut?.trim() === '' || !isCut(number)) return err(`--cut ${CUT_RULE}; leave it out where nobody cut.`);
  if (commitment !== undefined && !isHash(commitment)) return err(`--commitment ${SEED_RULE}.`);
  return ok({ seed, cut: number, commitment: commitment ?? null, nines: !without });
}

/** Null where a flag is unknown, misses its value, or files are named beside flags. */
function parseFlags(args: readonly string[]) {
  try {
    const string = { type: 'string' } as const;
    const options = {
      seed: string,
      cut: string,
      commitment: string,
      'no-nines': { type: 'boolean' },
    } as const;
    return parseArgs({ args: [...args], options }).values;
  } catch {
    return null;
  }
}
