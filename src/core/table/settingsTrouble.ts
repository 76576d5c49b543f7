import { ruleConflicts } from '../rules/ruleConflicts.ts';
import type { TableRejection } from './rejection.ts';
import { isCasual, MOST_HANDS, MOST_TARGET, type SessionLength, type TableSettings } from './settings.ts';

const isWithin = (value: number, most: number): boolean =>
  Number.isInteger(value) && value >= 1 && value <= most;

function isLength(length: SessionLength): boolean {
  switch (length.kind) {
    case 'hands':
      return isWithin(length.hands, MOST_HANDS);
    case 'target':
      return isWithin(length.points, MOST_TARGET);
    case 'open':
      return true;
  }
}

/** Why a session of so many players cannot be played with these settings; null: it can. */
export function settingsTrouble(
  { rules, length, hints }: TableSettings,
  players: number,
): TableRejection | null {
  if (!isLength(length)) return { code: 'bad-settings' };
  const [conflict] = ruleConflicts(rules);
  if (conflict) return { code: 'senseless-rules', conflict };
  if (hints && !isCasual({ rules })) return { code: 'hints-in-tournament' };
  const fits = length.kind === 'hands' && length.hands >= players;
  return rules.mandatorySolos && !fits ? { code: 'mandatory-solos-need-hands', least: players } : null;
}
