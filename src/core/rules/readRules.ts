import { err, ok, type Result } from '../result.ts';
import { BOCK_DEFAULTS, BOCK_OVERLAPS, BOCK_TRIGGERS, type BockRule, MOST_BOCK_HANDS } from './bock.ts';
import { type RuleConflict, ruleConflicts } from './ruleConflicts.ts';
import {
  ANNOUNCEMENT_EFFECTS,
  DDV,
  type HandRules,
  POVERTIES,
  type RuleSet,
  SCHWEINE_SHOWN,
  SECOND_DULLE,
  SOLO_LEADS,
  SOLOS,
  WEDDING_DECIDED_BY,
} from './ruleSet.ts';
import { NO_THROW_IN, NO_TRUMP_ABOVE, THROW_IN_COUNTS, type ThrowIn } from './throwIn.ts';

/** Reads one property's value; undefined where it is none. */
type Reader<T> = (value: unknown) => T | undefined;

const flag: Reader<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);

const oneOf =
  <T>(choices: readonly T[]): Reader<T> =>
  (value) =>
    choices.find((choice) => choice === value);

const listOf =
  <T extends string>(choices: readonly T[]): Reader<readonly T[]> =>
  (value) => {
    if (!Array.isArray(value) || new Set(value).size !== value.length) return undefined;
    return value.every((entry) => choices.includes(entry)) ? (value as readonly T[]) : undefined;
  };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0;

const throwIn: Reader<ThrowIn> = (value) => {
  if (!isObject(value) || Object.keys(value).some((key) => !Object.hasOwn(NO_THROW_IN, key)))
    return undefined;
  const read = { ...NO_THROW_IN, ...value };
  const counts = THROW_IN_COUNTS.every((count) => read[count] === null || isCount(read[count]));
  const above = read.noTrumpAbove === null || oneOf(NO_TRUMP_ABOVE)(read.noTrumpAbove) !== undefined;
  return counts && above ? (read as ThrowIn) : undefined;
};

const bock: Reader<BockRule | null> = (value) => {
  if (value === null) return null;
  if (!isObject(value)) return undefined;
  const {
    on: triggers,
    hands,
    effect,
    overlap,
    ...unknown
  } = { ...BOCK_DEFAULTS, ...value } as Record<string, unknown>;
  const on = listOf(BOCK_TRIGGERS)(triggers);
  const read = oneOf(BOCK_OVERLAPS)(overlap);
  if (!on || on.length === 0 || !read || effect !== 'double') return undefined;
  if (!isCount(hands) || hands > MOST_BOCK_HANDS || Object.keys(unknown).length > 0) return undefined;
  return { on, hands, effect, overlap: read };
};

const HAND_READERS: { readonly [K in keyof HandRules]: Reader<HandRules[K]> } = {
  nines: flag,
  secondDulleWins: oneOf(SECOND_DULLE),
  schweine: flag,
  superschweine: flag,
  schweineInSuitSolos: flag,
  schweineShown: oneOf(SCHWEINE_SHOWN),
  poverty: oneOf(POVERTIES),
  povertyFoxesCount: flag,
  weddingDecidedBy: oneOf(WEDDING_DECIDED_BY),
  throwIn,
  solos: listOf(SOLOS),
  soloLead: oneOf(SOLO_LEADS),
  announcements: oneOf(ANNOUNCEMENT_EFFECTS),
  announceAt30: flag,
  karlchen: flag,
  karlchenCaught: flag,
  foxLastTrick: flag,
  heartsTrick: flag,
  dulleCaught: flag,
};

type Readers = Readonly<Record<string, Reader<unknown>>>;

/** A record may name the session's Bock; what a hand needs of it is the record's `multiplier`. */
const RECORD_READERS: Readers = { ...HAND_READERS, bock };

const RULE_SET_READERS: Readers = { ...RECORD_READERS, mandatorySolos: flag };

export interface BadRule {
  /** The key that is unknown or has a value it cannot have; empty where the whole is no object. */
  readonly key: string;
  /** Where all values are known: what makes no sense together. */
  readonly conflict?: RuleConflict;
}

/**
 * Reads the `rules` of a record: what differs from the DDV's. Unknown keys and values, and combinations that
 * make no sense, are refused.
 */
export const parseRules = (json: unknown): Result<RuleSet, BadRule> => parse(json, RECORD_READERS);

/** Reads a whole rule set as it is stored: what differs from the DDV's, the session's rules among it. */
export const parseRuleSet = (json: unknown): Result<RuleSet, BadRule> => parse(json, RULE_SET_READERS);

function parse(json: unknown, readers: Readers): Result<RuleSet, BadRule> {
  if (!isObject(json)) return err({ key: '' });
  const read: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(json)) {
    const reader = Object.hasOwn(readers, key) ? readers[key] : undefined;
    const parsed = reader?.(value);
    if (parsed === undefined) return err({ key });
    read[key] = parsed;
  }
  const rules: RuleSet = { ...DDV, ...(read as Partial<RuleSet>) };
  const [conflict] = ruleConflicts(rules);
  return conflict ? err({ key: '', conflict }) : ok(rules);
}

/** What of a rule set differs from the DDV's; of `throwIn` only what is played. */
type Differences<R> = { readonly [K in keyof R]?: K extends 'throwIn' ? Partial<ThrowIn> : R[K] };
export type RuleDifferences = Differences<RuleSet>;
export type HandRuleDifferences = Differences<HandRules>;

function differences(rules: RuleSet, keys: readonly string[]): RuleDifferences {
  const entries = keys.map((key) => [key, rules[key as keyof RuleSet]] as const);
  const differing = entries.filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(DDV[key as keyof RuleSet]),
  );
  return Object.fromEntries(
    differing.map(([key, value]) => [key, key === 'throwIn' ? played(value as ThrowIn) : value]),
  );
}

const played = (reasons: ThrowIn): Partial<ThrowIn> =>
  Object.fromEntries(Object.entries(reasons).filter(([, threshold]) => threshold !== null));

/** What differs from the DDV's rules: a rule set as it is stored. */
export const ruleDifferences = (rules: RuleSet): RuleDifferences => differences(rules, Object.keys(DDV));

/** What of the rules of a hand differs from the DDV's: the `rules` of a record and of a view. */
export function handRuleDifferences(rules: RuleSet): HandRuleDifferences {
  const known = handDifferences.get(rules);
  if (known) return known;
  const found = differences(rules, Object.keys(HAND_READERS)) as HandRuleDifferences;
  handDifferences.set(rules, found);
  return found;
}

/** Rule sets do not change, and every view asks. */
const handDifferences = new WeakMap<RuleSet, HandRuleDifferences>();

/** The rule set of which `given` is what differs from the DDV's. */
export const withDdvRules = (given: RuleDifferences): RuleSet => ({
  ...DDV,
  ...given,
  throwIn: { ...NO_THROW_IN, ...given.throwIn },
});
