import { ruleConflicts } from '../rules/ruleConflicts.ts';
import type { RuleSet } from '../rules/ruleSet.ts';
import { MOST_HANDS } from '../table/settings.ts';
import type { LeagueRejection } from './rejection.ts';
import { type LeagueSettings, MOST_ROUNDS } from './settings.ts';

/** Rules under which the same deal may find another dealer or another worth at each table. */
const DUPLICATE_OBSTACLES = ['throw-in', 'poverty', 'mandatory-solos', 'bock'] as const;
export type DuplicateObstacle = (typeof DUPLICATE_OBSTACLES)[number];

/** Each player's mandatory solo has to find a hand. */
const PLAYERS = 4;

const stands: Readonly<Record<DuplicateObstacle, (rules: RuleSet) => boolean>> = {
  'throw-in': ({ throwIn }) => Object.values(throwIn).some((reason) => reason !== null),
  poverty: ({ poverty }) => poverty !== false,
  'mandatory-solos': ({ mandatorySolos }) => mandatorySolos,
  bock: ({ bock }) => bock !== null,
};

/** What keeps rules from a duplicate league; empty where every table can play the same deals. */
const duplicateObstacles = (rules: RuleSet): readonly DuplicateObstacle[] =>
  DUPLICATE_OBSTACLES.filter((obstacle) => stands[obstacle](rules));

/** Why a season cannot be played with these settings; null: it can. */
export function leagueTrouble({ kind, rules, rounds, hands }: LeagueSettings): LeagueRejection | null {
  if (!isWithin(rounds, MOST_ROUNDS)) return { code: 'bad-rounds', least: 1, most: MOST_ROUNDS };
  if (!isWithin(hands, MOST_HANDS)) return { code: 'bad-hands', least: 1, most: MOST_HANDS };
  const [conflict] = ruleConflicts(rules);
  if (conflict) return { code: 'senseless-rules', conflict };
  const which = kind === 'duplicate' ? duplicateObstacles(rules) : [];
  if (which.length > 0) return { code: 'not-duplicate-rules', which };
  return rules.mandatorySolos && hands < PLAYERS
    ? { code: 'mandatory-solos-need-hands', least: PLAYERS }
    : null;
}

const isWithin = (value: number, most: number): boolean =>
  Number.isInteger(value) && value >= 1 && value <= most;
