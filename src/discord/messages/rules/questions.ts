import { createHash } from 'node:crypto';
import { LONGEST_SET_NAME, type SavedSet } from '../../../app/ruleShelf.ts';
import type { RuleSet } from '../../../core/rules/ruleSet.ts';
import { rulesText } from '../../../core/rules/sameRules.ts';
import { plainName, proseName } from '../../../texts/names.ts';
import type { Texts } from '../../../texts/texts.ts';
import type { RuleSubject } from '../../rules/ruleClick.ts';
import { button, rowsOf } from '../components.ts';
import type { MessagePayload } from '../desired.ts';
import { message } from '../parts.ts';
import { ruleLine } from './ruleLine.ts';
import { noticeLines } from './rulesPanel.ts';

const proseOf = (set: SavedSet): string => proseName(set.name, LONGEST_SET_NAME);
const labelOf = (set: SavedSet): string => plainName(set.name, LONGEST_SET_NAME);

/** Characters of a mark: nobody tries rules until another pair bears the same. */
const MARK_LENGTH = 8;

/** Marks which rules are to be overwritten with which, so that an answer holds for no others. */
export const overwriteMark = (old: RuleSet | null, rules: RuleSet): string =>
  createHash('sha256')
    .update([old ? rulesText(old) : '', rulesText(rules)].join('\n'))
    .digest('base64url')
    .slice(0, MARK_LENGTH);

/** Asks before a set gets other rules; with why it is asked again. */
export function overwriteQuestion(
  { set, from, rules }: { readonly set: SavedSet; readonly from: RuleSubject; readonly rules: RuleSet },
  t: Texts,
  notice: string | null = null,
): MessagePayload {
  const subject = { of: 'saved', set: set.id } as const;
  const text = set.rules
    ? t('shelf.ask-overwrite', {
        name: proseOf(set),
        line: ruleLine(set.rules, t),
        rules: ruleLine(rules, t),
      })
    : t('shelf.ask-overwrite-unreadable', { name: proseOf(set), rules: ruleLine(rules, t) });
  const yes = button(
    t('shelf.overwrite', { name: labelOf(set) }),
    { do: 'overwrite', subject, from, asked: overwriteMark(set.rules, rules) },
    'danger',
  );
  return message([...noticeLines(notice, t), text, t('confirm.otherwise')], rowsOf([yes]));
}

/** Asks before a set is deleted. */
export function deleteQuestion(set: SavedSet, t: Texts): MessagePayload {
  const subject = { of: 'saved', set: set.id } as const;
  const yes = button(t('shelf.delete', { name: labelOf(set) }), { do: 'delete', subject }, 'danger');
  return message([t('shelf.ask-delete', { name: proseOf(set) }), t('confirm.otherwise')], rowsOf([yes]));
}
