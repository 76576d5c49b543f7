import type { TableAction } from './action.ts';
import type { Decision, Draft } from './draft.ts';
import { settingsTrouble, type TableSettings } from './settings.ts';

/** Agrees on other rules: in the lobby only, since the first deal freezes them. */
export function agreeOnRules(draft: Draft, action: Extract<TableAction, { do: 'set-rules' }>): Decision {
  const { rules } = action;
  const refused = refusal(draft, action, { rules });
  if (!refused) draft.add({ type: 'rules-set', rules });
  return refused;
}

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
