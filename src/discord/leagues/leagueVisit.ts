import type { LeagueMove, LeagueReading, Season } from '../../app/leagues/leagues.ts';
import type { LeagueEvent } from '../../core/league/event.ts';
import type { TablePlace } from '../../core/league/leagueTable.ts';
import type { LeagueRejection } from '../../core/league/rejection.ts';
import { err, ok, type Result } from '../../core/result.ts';
import type { Person, PersonId } from '../../core/table/occupant.ts';
import type { Desk } from '../desk.ts';
import type { MessagePayload } from '../messages/desired.ts';
import { leagueRejectionText, type Refused } from '../messages/leagues/leagueRejection.ts';
import {
  calledBy,
  type LeagueScene,
  leagueScene,
  leagueTitle,
  shownSeason,
} from '../messages/leagues/leagueScene.ts';
import { message } from '../messages/parts.ts';
import { personOf } from '../person.ts';
import { holdsRight } from '../rights.ts';
import { type Asker, guildOf } from '../rules/heldSet.ts';
import type { Visit } from '../visit.ts';

/** Somebody who asks about one season. */
export interface LeagueVisit<I extends Asker = Asker> extends Visit<I> {
  /** The season's id. */
  readonly league: string;
}

/** Whether somebody leads the leagues of the server where they ask. */
export const leads = ({ interaction, desk }: Visit<Asker>): Promise<boolean> =>
  holdsRight(interaction, desk, 'leagues');

/** The season as it stands; null where the server where they ask has none of that id. */
export async function readingOf({ interaction, desk, league }: LeagueVisit): Promise<LeagueReading | null> {
  const reading = await desk.leagues.read(league);
  return reading?.league.guildId === guildOf(interaction) ? reading : null;
}

/** The season with its results, as its reader sees it alone; null where there is none. */
export async function sceneOf(visit: LeagueVisit): Promise<LeagueScene | null> {
  const season = await seasonOf(visit);
  return season && leagueScene(shownSeason(season), visit.reader, 'person');
}

export async function seasonOf({ interaction, desk, league }: LeagueVisit): Promise<Season | null> {
  const season = await desk.leagues.season(league);
  return season?.reading.league.guildId === guildOf(interaction) ? season : null;
}

/** What is said where a league is not there any more. */
export const goneMessage = ({ reader: { t } }: Visit<Asker>): MessagePayload => message([t('leagueNo.gone')]);

type WithoutActor<M> = M extends unknown ? Omit<M, 'by' | 'manages'> : never;

/** A season after somebody did something in it. */
export interface Done {
  readonly reading: LeagueReading;
  readonly events: readonly LeagueEvent[];
  readonly manages: boolean;
}

/** Does something in a league for whoever asks; a message that says why not. `people`: others whom it names. */
export async function actIn(
  visit: LeagueVisit,
  move: WithoutActor<LeagueMove>,
  people: readonly Person[] = [],
): Promise<Result<Done, MessagePayload>> {
  const before = await readingOf(visit);
  if (!before) return err(goneMessage(visit));
  const manages = await leads(visit);
  const by = personOf(visit.interaction);
  const acted = await visit.desk.leagues.act(visit.league, { ...move, by, manages });
  if (acted.ok) return ok({ ...acted.value, manages });
  const place = 'table' in move ? { round: move.round, table: move.table } : undefined;
  return err(await refusal(visit, acted.error, { wanted: move.do, place, people: [by, ...people] }));
}

/** Why something was refused, in one sentence about the season as it stands now. */
export async function refusal(
  visit: LeagueVisit,
  rejection: LeagueRejection,
  {
    wanted,
    place,
    people = [],
  }: {
    readonly wanted: Refused['wanted'];
    readonly place?: TablePlace | undefined;
    readonly people?: readonly Person[];
  },
): Promise<MessagePayload> {
  const { t } = visit.reader;
  const reading = await readingOf(visit);
  if (!reading) return goneMessage(visit);
  const known = [...people, ...reading.league.entrants.map(({ person }) => person)];
  const name = (id: PersonId): string =>
    calledBy(known.find((person) => person.id === id) ?? { id, name: '' }, 'person');
  const link = rejection.code === 'table-open' ? await linkTo(visit.desk, rejection.dulleTable) : '';
  const title = leagueTitle(reading.league, t);
  return message([leagueRejectionText(rejection, { t, wanted, title, name, place, link: () => link })]);
}

/** Where one of Dulle's tables is, as an address that Discord shows as server and channel. */
export async function linkTo(
  { tables, presenter }: Pick<Desk, 'tables' | 'presenter'>,
  table: string,
): Promise<string> {
  const reading = await tables.read(table);
  if (!reading) return '';
  const { guildId, channelId } = reading.table.place;
  return `https://discord.com/channels/${guildId}/${(await presenter.threadOf(table)) ?? channelId}`;
}
