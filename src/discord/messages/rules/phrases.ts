import type { RuleConflict } from '../../../core/rules/ruleConflicts.ts';
import { type RuleSet, SOLOS } from '../../../core/rules/ruleSet.ts';
import type { Texts } from '../../../texts/texts.ts';
import { NO, type Switch } from './switches.ts';

/** A phrase at the beginning of a line or on its own. */
export function sentence(phrase: string): string {
  const [first = '', ...rest] = phrase;
  return first.toUpperCase() + rest.join('');
}

/** Switches whose help tells of both sides, so that it holds whatever is chosen. */
const TELLS_BOTH: readonly Switch['key'][] = ['nines', 'povertyFoxesCount'];

/** Whether the help of a switch tells of something that is not played under these rules. */
const isUnplayed = (given: Switch, rules: RuleSet): boolean =>
  !TELLS_BOTH.includes(given.key) && given.chosen(rules).every((word) => word === 'false' || word === NO);

/** What a switch is set to, what it is about, and whether it has any effect now. */
export function switchLines(given: Switch, rules: RuleSet, t: Texts): readonly string[] {
  const idle = given.idle(rules, t);
  const help = t(`help.${given.key}`);
  return [
    `**${sentence(given.phrase(rules, t))}**`,
    `-# ${isUnplayed(given, rules) ? t('help.elsewhere', { help }) : help}`,
    ...(idle === null ? [] : [`-# *${idle}*`]),
  ];
}

/** What is trump in each solo, whether it may be played or not. */
export const soloLines = (t: Texts): readonly string[] =>
  SOLOS.map((solo) => `-# ${t(`contract.solo-${solo}`)}: ${t(`solo.${solo}`)}`);

/** Why rules make no sense together, and what to choose. */
export function conflictText(conflict: RuleConflict, t: Texts): string {
  if (conflict.code !== 'throw-in-threshold') return t(`conflict.${conflict.code}`);
  const { count, least, most } = conflict;
  return t('conflict.throw-in-threshold', { what: t(`conflict.throw-in-${count}`), least, most });
}
