import type { RoundView } from '../../core/league/view.ts';
import type { MessagePayload } from '../messages/desired.ts';
import { schedulePage } from '../messages/leagues/dayMessage.ts';
import { type LeagueScene, leagueScene, presentRound, shownSeason } from '../messages/leagues/leagueScene.ts';
import { standingsPage, tiesMessage } from '../messages/leagues/standingsMessage.ts';
import { message } from '../messages/parts.ts';
import { guildOf } from '../rules/heldSet.ts';
import { goneMessage, type LeagueVisit, sceneOf, seasonOf } from './leagueVisit.ts';

/** A match day, the present one (or the last) where none is named; for the reader alone. */
export async function schedule(visit: LeagueVisit, wanted: number | null): Promise<MessagePayload> {
  const scene = await sceneOf(visit);
  if (!scene) return goneMessage(visit);
  const round = roundIn(scene, wanted);
  return typeof round === 'string' ? message([round]) : schedulePage(scene, round, 'reader');
}

/** The same for everybody in the channel, as they read. */
export async function scheduleForAll(visit: LeagueVisit, wanted: number): Promise<MessagePayload> {
  const scene = await publicSceneOf(visit);
  if (!scene) return goneMessage(visit);
  const round = roundIn(scene, wanted);
  return typeof round === 'string' ? message([round]) : schedulePage(scene, round, 'all');
}

function roundIn({ league, t }: LeagueScene, wanted: number | null): RoundView | string {
  const { rounds } = league;
  const meant = wanted === null ? (presentRound(league) ?? rounds.at(-1)) : rounds[wanted - 1];
  if (meant) return meant;
  return rounds.length === 0 ? t('leagueNo.not-started') : t('leagueNo.no-round', { rounds: rounds.length });
}

/** A page of the standings, from 0, for the reader alone. */
export async function standings(visit: LeagueVisit, page: number): Promise<MessagePayload> {
  const scene = await sceneOf(visit);
  if (!scene) return goneMessage(visit);
  return standingsPage(scene, page, { reader: visit.interaction.user.id });
}

/** The first page for everybody in the channel. */
export async function standingsForAll(visit: LeagueVisit, page: number): Promise<MessagePayload> {
  const scene = await publicSceneOf(visit);
  return scene ? standingsPage(scene, page, 'all') : goneMessage(visit);
}

/** How equal points are parted. */
export async function ties(visit: LeagueVisit): Promise<MessagePayload> {
  const scene = await sceneOf(visit);
  return scene ? tiesMessage(scene) : goneMessage(visit);
}

async function publicSceneOf(visit: LeagueVisit): Promise<LeagueScene | null> {
  const season = await seasonOf(visit);
  if (!season) return null;
  const { channel } = await visit.desk.readership.ofChannel(guildOf(visit.interaction));
  return leagueScene(shownSeason(season), channel, 'channel');
}
