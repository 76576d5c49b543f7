import { createHash } from 'node:crypto';
import type { RuleSet } from '../core/rules/ruleSet.ts';
import { rulesText } from '../core/rules/sameRules.ts';

/** Hexadecimal digits of a key: servers have a handful of rule sets. */
const DIGITS = 12;

/** A short name for rules, the same wherever the same is played, and fit for a custom id. */
export const rulesKeyOf = (rules: RuleSet): string =>
  createHash('sha256').update(rulesText(rules)).digest('hex').slice(0, DIGITS);
