import type { Kept, KeptInServer } from '../../app/personalData.ts';
import type { Obstacle } from '../../app/privacy.ts';
import { proseName } from '../../texts/names.ts';
import type { Texts } from '../../texts/texts.ts';
import { button, rowsOf } from '../messages/components.ts';
import type { MessagePayload } from '../messages/desired.ts';
import { framed, message } from '../messages/parts.ts';
import { privacyClicks } from './privacyClick.ts';

/** Servers, and things to leave, that one message lists. */
const MOST_LISTED = 12;

/** Characters of a server's or league's name. */
const LONGEST_NAME = 40;

/** How a server is called; null: the bot is not in it any more. */
export type ServerName = (guildId: string) => string | null;

/** What is kept of somebody, with the ways to get it and to have it deleted. */
export function privacyPanel({ preferences, servers }: Kept, called: ServerName, t: Texts): MessagePayload {
  if (!preferences && servers.length === 0) return message([t('privacy.nothing')]);
  const more = servers.length - MOST_LISTED;
  return framed(
    'open',
    [
      `### ${t('privacy.title')}`,
      ...(preferences ? [t('privacy.preferences')] : []),
      ...servers.slice(0, MOST_LISTED).map((server) => serverLine(server, called, t)),
      ...(more > 0 ? [t('privacy.more', { count: more })] : []),
      t('privacy.about'),
    ],
    rowsOf([
      button(t('privacy.download'), privacyClicks.make({ do: 'download' }), 'primary'),
      button(t('privacy.ask-delete'), privacyClicks.make({ do: 'ask' })),
    ]),
  );
}

function serverLine(kept: KeptInServer, called: ServerName, t: Texts): string {
  const name = called(kept.guildId);
  const counted = [
    ...(kept.hands > 0 ? [t('privacy.hands', { count: kept.hands })] : []),
    ...(kept.sessions > 0 ? [t('privacy.sessions', { count: kept.sessions })] : []),
    ...(kept.leagues > 0 ? [t('privacy.leagues', { count: kept.leagues })] : []),
    ...(kept.corrections > 0 ? [t('privacy.corrections', { count: kept.corrections })] : []),
    ...(kept.ruleSets > 0 ? [t('privacy.rule-sets', { count: kept.ruleSets })] : []),
    ...(kept.drafts > 0 ? [t('privacy.drafts', { count: kept.drafts })] : []),
  ];
  return t('privacy.server', {
    server: name === null ? t('privacy.unknown-server') : proseName(name, LONGEST_NAME),
    what: counted.join(' · '),
  });
}

/** Asks before everything is deleted. */
export const deletionQuestion = (t: Texts): MessagePayload =>
  message(
    [t('privacy.question')],
    rowsOf([
      button(t('privacy.yes'), privacyClicks.make({ do: 'delete' }), 'danger'),
      button(t('privacy.no'), privacyClicks.make({ do: 'show' })),
    ]),
  );

/** What has to be left first. */
export const obstaclesMessage = (obstacles: readonly Obstacle[], t: Texts): MessagePayload =>
  message([
    t('privacy.blocked'),
    ...obstacles.slice(0, MOST_LISTED).map((obstacle) => `- ${obstacleText(obstacle, t)}`),
  ]);

function obstacleText({ what, channelId, name }: Obstacle, t: Texts): string {
  switch (what) {
    case 'entered':
    case 'match-day':
      return t(`privacy.${what}`, { name: proseName(name ?? '', LONGEST_NAME) });
    default:
      return t(`privacy.${what}`, { channel: `<#${channelId}>` });
  }
}
