import { FALLBACK, textsFor } from '../../texts/texts.ts';
import type { NeededPermission } from '../permissions.ts';

/** Names each permission that is missing, before anything is started. */
export function missingPermissionsText(
  missing: readonly NeededPermission[],
  locale: string = FALLBACK,
): string {
  const t = textsFor(locale);
  const names = missing.map((name) => `**${t(`trouble.${name}`)}**`).join(', ');
  return t('trouble.missing-permissions', { names });
}

/** What went wrong around a game, where that needs no explanation of its own. */
export type Trouble = 'unknown-table' | 'unknown-button' | 'no-table-here';

export const troubleText = (trouble: Trouble, locale: string = FALLBACK): string =>
  textsFor(locale)(`trouble.${trouble}`);

/** Something went wrong on the bot's side; the log bears the same reference. */
export const apologyText = (reference: string, locale: string = FALLBACK): string =>
  textsFor(locale)('trouble.failed', { reference });
