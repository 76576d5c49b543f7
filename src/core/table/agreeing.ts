import type { TableAction } from './action.ts';
import type { Decision, Draft } from './draft.ts';
import { type SessionLength, settingsTrouble, type TableSettings, usualLength } from './settings.ts';

/**
 * Agrees on other rules: in the lobby only, since the first deal freezes them. The usual length follows the
 * rules (a tournament's round is longer); any other stays.
 */
export function agreeOnRules(draft: Draft, action: Extract<TableAction, { do: 'set-rules' }>): Decision {
  const { rules } = action;
  const { settings, chairs } = draft.state;
  const usual = usualLength(rules, chairs.length);
  const follows = isSame(settings.length, usualLength(settings.rules, chairs.length));
  const length = follows ? usual : settings.length;
  const refused = refusal(draft, action, { rules, length });
  if (refused) return refused;
  draft.add({ type: 'rules-set', rules });
  if (follows && !isSame(usual, settings.length)) draft.add({ type: 'length-set', length });
  return null;
}

const isSame = (a: SessionLength, b: SessionLength): boolean =>
  a.kind === 'hands' && b.kind === 'hands' && a.hands === b.hands;

/** Agrees on another length of the session, in the lobby. */
export function agreeOnLength(draft: Draft, action: Extract<TableAction, { do: 'set-length' }>): Decision {
  const { length } = action;
  const refused = refusal(draft, action, { length });
  if (!refused) draft.add({ type: 'length-set', length });
  return refused;
}

function refusal(
  { state }: Draft,
  action: { readonly by: string; readonly moderator: boolean },
  change: Partial<TableSettings>,
): Decision {
  if (state.phase !== 'lobby') return { code: 'wrong-phase', phase: state.phase };
  if (!action.moderator && state.host !== action.by) return { code: 'not-host' };
  return settingsTrouble({ ...state.settings, ...change }, state.chairs.length);
}
