import type { RuleSet } from '../../../core/rules/ruleSet.ts';
import type { Says } from './cardNames.ts';
import { paragraphsOf } from './chapters.ts';

/** One of the guide's tips that hold under these rules, in small: another one after each hand. */
export function tipLine(rules: RuleSet, hand: number, says: Says): string {
  const tips = [...paragraphsOf('tips', rules, says), ...paragraphsOf('tips-partner', rules, says)];
  return `-# 💡 ${tips[(hand - 1) % tips.length]}`;
}
