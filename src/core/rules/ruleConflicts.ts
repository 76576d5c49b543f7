import type { RuleSet } from './ruleSet.ts';
import { THROW_IN_COUNTS, type ThrowInCount, throwInRange } from './throwIn.ts';

/** Why a combination of rules makes no sense. */
export type RuleConflict =
  | { readonly code: 'superschweine-need-schweine' }
  | { readonly code: 'suit-solo-schweine-need-schweine' }
  | { readonly code: 'no-nines-to-throw-in' }
  /** No hand reaches the threshold, or every hand does. */
  | {
      readonly code: 'throw-in-threshold';
      readonly count: ThrowInCount;
      readonly least: number;
      readonly most: number;
    }
  | { readonly code: 'mandatory-solos-need-solos' };

/** Everything about a rule set that makes no sense; empty where it can be played. */
export function ruleConflicts(rules: RuleSet): readonly RuleConflict[] {
  const conflicts: RuleConflict[] = [];
  if (rules.superschweine && !rules.schweine) conflicts.push({ code: 'superschweine-need-schweine' });
  if (rules.schweineInSuitSolos && !rules.schweine) {
    conflicts.push({ code: 'suit-solo-schweine-need-schweine' });
  }
  for (const count of THROW_IN_COUNTS) {
    const threshold = rules.throwIn[count];
    if (threshold === null) continue;
    if (count === 'nines' && !rules.nines) {
      conflicts.push({ code: 'no-nines-to-throw-in' });
      continue;
    }
    const { least, most } = throwInRange(count, rules.nines);
    if (threshold < least || threshold > most) {
      conflicts.push({ code: 'throw-in-threshold', count, least, most });
    }
  }
  if (rules.mandatorySolos && rules.solos.length === 0) {
    conflicts.push({ code: 'mandatory-solos-need-solos' });
  }
  return conflicts;
}
