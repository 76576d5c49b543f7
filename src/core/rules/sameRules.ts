import type { RuleSet } from './ruleSet.ts';

/** One text for the same rules: neither the order of properties nor that within a list means anything. */
export const rulesText = (rules: RuleSet): string => JSON.stringify(sorted(rules));

export const isSameRules = (a: RuleSet, b: RuleSet): boolean => rulesText(a) === rulesText(b);

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.toSorted();
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return entries.map(([key, part]) => [key, sorted(part)]);
}
