import { ChannelType } from 'discord.js';
import type { Texts } from '../texts/texts.ts';
import { missingPermissionsText } from './messages/troubleText.ts';
import { missingForPrivateThread } from './permissions.ts';
import type { Asker } from './rules/heldSet.ts';

/**
 * Why a table of a duplicate round cannot be opened where somebody asks, in a sentence; null: it can. Discord has
 * private threads in text channels only.
 */
export function privateThreadTrouble({ appPermissions, channel }: Asker, t: Texts): string | null {
  if (channel?.type !== ChannelType.GuildText) return t('fixture.no-private-thread');
  const missing = missingForPrivateThread(appPermissions);
  return missing.length > 0 ? missingPermissionsText(missing, t) : null;
}
