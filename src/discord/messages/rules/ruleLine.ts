import type { RuleSet } from '../../../core/rules/ruleSet.ts';
import type { TableSettings } from '../../../core/table/settings.ts';
import type { Texts } from '../../../texts/texts.ts';
import { lengthText } from './lengths.ts';
import { differing } from './topics.ts';

/** Characters of the line about rules; the rest of the differences is counted. */
const LONGEST_LINE = 200;

/**
 * How rules differ from the DDV's, in one line of at most `longest` characters: "DDV rules, but: without nines,
 * Schweine, poverty". Where not even the first difference fits, they are counted.
 */
export function ruleLine(rules: RuleSet, t: Texts, longest = LONGEST_LINE): string {
  const phrases = differing(rules).map((found) => found.brief(rules, t));
  if (phrases.length === 0) return t('table.rules-ddv');
  for (let kept = phrases.length; kept > 0; kept--) {
    const left = phrases.length - kept;
    const more = left === 0 ? [] : [t('table.rules-more', { count: left })];
    const line = t('table.rules-but', { rules: [...phrases.slice(0, kept), ...more].join(', ') });
    if (line.length <= longest) return line;
  }
  return t('table.rules-differ', { count: phrases.length });
}

const paceText = ({ pace, absence }: TableSettings, t: Texts): string => {
  const text = t(`table.pace-${pace}`);
  return absence === 'wait' && pace !== 'none' ? t('table.pace-waits', { pace: text }) : text;
};

/** What is played, in one line: "DDV rules · 16 hands · live, 60 s a move · with hints". */
export function settingsLine(settings: TableSettings, t: Texts): string {
  const line = t('table.line', {
    rules: ruleLine(settings.rules, t),
    hands: lengthText(settings.length, t),
    pace: paceText(settings, t),
  });
  return settings.hints ? t('coach.line', { line }) : line;
}
