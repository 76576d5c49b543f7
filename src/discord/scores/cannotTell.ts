import type { Texts } from '../../texts/texts.ts';
import { missingPermissions } from '../permissions.ts';
import type { Asker } from '../rules/heldSet.ts';

/** What the bot lacks to tell of a hand in the channel where somebody enters it, in a sentence; null: nothing. */
export function cannotTell({ appPermissions, channel }: Asker, t: Texts): string | null {
  const missing = missingPermissions(appPermissions, channel?.isThread() ?? false);
  if (missing.length === 0) return null;
  const names = missing.map((name) => `**${t(`trouble.${name}`)}**`).join(', ');
  return t('entry.missing-permissions', { names });
}
