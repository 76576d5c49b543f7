import type { LeagueKind } from '../../core/league/settings.ts';
import type { Texts } from '../../texts/texts.ts';
import { missingPermissions } from '../permissions.ts';
import { privateThreadTrouble } from '../privateThreads.ts';
import type { Asker } from '../rules/heldSet.ts';

/** What the bot may not do in the channel where somebody asks and would have to, in a sentence; null: nothing. */
function missingPermissionsIn({ appPermissions, channel }: Asker, t: Texts): string | null {
  const missing = missingPermissions(appPermissions, channel?.isThread() ?? false);
  if (missing.length === 0) return null;
  return t('leagueNo.missing-permissions', { names: missing.map((name) => t(`trouble.${name}`)).join(', ') });
}

/** Why no table of such a league can be opened in the channel where somebody asks, in a sentence; null: it can. */
export const tableTrouble = (kind: LeagueKind, asker: Asker, t: Texts): string | null =>
  kind === 'duplicate' ? privateThreadTrouble(asker, t) : missingPermissionsIn(asker, t);
