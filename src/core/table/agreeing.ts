import { isSameRules } from '../rules/sameRules.ts';
import type { TableAction } from './action.ts';
import type { Decision, Draft } from './draft.ts';
import { isCasual, type SessionLength, usualLength } from './settings.ts';
import { settingsTrouble } from './settingsTrouble.ts';

/**
 * Agrees on other rules: in the lobby only, since the first deal freezes them, and only in place of those that
 * were seen, so that nobody undoes what somebody else chose meanwhile. The usual length follows the rules (a
 * tournament's round is longer); any other stays. A tournament is played without hints.
 */
export function agreeOnRules(draft: Draft, action: Extract<TableAction, { do: 'set-rules' }>): Decision {
  const { rules, seen } = action;
  const { settings, chairs } = draft.state;
  const barred = bar(draft, action);
  if (barred) return barred;
  if (!isSameRules(settings.rules, seen)) return { code: 'rules-changed' };
  const usual = usualLength(rules, chairs.length);
  const follows = isSame(settings.length, usualLength(settings.rules, chairs.length));
  const length = follows ? usual : settings.length;
  const hints = settings.hints && isCasual({ rules });
  const trouble = settingsTrouble({ ...settings, rules, length, hints }, chairs.length);
  if (trouble) return trouble;
  draft.add({ type: 'rules-set', rules });
  if (follows && !isSame(usual, settings.length)) draft.add({ type: 'length-set', length });
  if (hints !== settings.hints) draft.add({ type: 'hints-set', hints });
  return null;
}

const isSame = (a: SessionLength, b: SessionLength): boolean =>
  a.kind === 'hands' && b.kind === 'hands' && a.hands === b.hands;

/** Agrees on another length of the session, in the lobby. */
export function agreeOnLength(draft: Draft, action: Extract<TableAction, { do: 'set-length' }>): Decision {
  const { length } = action;
  const { settings, chairs } = draft.state;
  const refused = bar(draft, action) ?? settingsTrouble({ ...settings, length }, chairs.length);
  if (!refused) draft.add({ type: 'length-set', length });
  return refused;
}

/** Agrees on whether everybody may ask for hints, in the lobby. */
export function agreeOnHints(draft: Draft, action: Extract<TableAction, { do: 'set-hints' }>): Decision {
  const { hints } = action;
  const { settings, chairs } = draft.state;
  const refused = bar(draft, action) ?? settingsTrouble({ ...settings, hints }, chairs.length);
  if (!refused && hints !== settings.hints) draft.add({ type: 'hints-set', hints });
  return refused;
}

/** Who agrees for a table, and when. */
function bar(
  { state }: Draft,
  { by, moderator }: { readonly by: string; readonly moderator: boolean },
): Decision {
  if (state.phase !== 'lobby') return { code: 'wrong-phase', phase: state.phase };
  if (state.fixture) return { code: 'league-rules' };
  return moderator || state.host === by ? null : { code: 'not-host' };
}
