import type { Texts } from '../../texts/texts.ts';
import type { NeededPermission } from '../permissions.ts';

/** Names each permission that is missing, before anything is started. */
export function missingPermissionsText(missing: readonly NeededPermission[], t: Texts): string {
  const names = missing.map((name) => `**${t(`trouble.${name}`)}**`).join(', ');
  return t('trouble.missing-permissions', { names });
}

/** What a table does without where the bot may attach no files. */
export const textOnlyText = (t: Texts): string =>
  t('trouble.text-only', { permission: t('trouble.AttachFiles') });

/** What went wrong around a game, where that needs no explanation of its own. */
export type Trouble = 'unknown-table' | 'unknown-button' | 'no-table-here';

export const troubleText = (trouble: Trouble, t: Texts): string => t(`trouble.${trouble}`);

/** Something went wrong on the bot's side; the log bears the same reference. */
export const apologyText = (reference: string, t: Texts): string => t('trouble.failed', { reference });
