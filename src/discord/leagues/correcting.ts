import type { ChatInputCommandInteraction } from 'discord.js';
import { hasPlayed } from '../../app/leagues/leagueTables.ts';
import type { PerPlayer } from '../../core/league/leagueTable.ts';
import { tableIn } from '../../core/league/tableIn.ts';
import type { Person } from '../../core/table/occupant.ts';
import { button, rowsOf } from '../messages/components.ts';
import type { MessagePayload } from '../messages/desired.ts';
import { calledBy, type LeagueScene, leagueTitle } from '../messages/leagues/leagueScene.ts';
import { message } from '../messages/parts.ts';
import { leagueClicks } from './leagueClick.ts';
import { actIn, goneMessage, type LeagueVisit, linkTo, sceneOf } from './leagueVisit.ts';
import { isMember, personNamed } from './personNamed.ts';

interface Place {
  readonly round: number;
  readonly table: number;
}

const placeNamed = ({ interaction: { options } }: LeagueVisit<ChatInputCommandInteraction>): Place => ({
  round: options.getInteger('round', true),
  table: options.getInteger('table', true),
});

/** Lets somebody or a computer play for somebody at a table, also where it is open already. */
export async function substitute(visit: LeagueVisit<ChatInputCommandInteraction>): Promise<MessagePayload> {
  const { interaction, reader } = visit;
  const { t } = reader;
  const place = placeNamed(visit);
  const [out, other] = [personNamed(interaction, 'out'), personNamed(interaction, 'in')];
  if (out === 'bot' || other === 'bot' || !out) return message([t('leagueNo.bot')]);
  if (other && other.id !== out.id && !isMember(interaction, 'in')) {
    return message([t('leagueNo.no-member', { person: calledBy(other, 'person') })]);
  }
  const people = other ? [out, other] : [out];
  const done = await actIn(visit, { do: 'substitute', ...place, for: out.id, substitute: other }, people);
  if (!done.ok) return done.error;
  const { league } = done.value.reading;
  const said = { ...place, league: leagueTitle(league, t), person: calledBy(out, 'person') };
  if (other?.id === out.id) return message([t('league.substituted-back', said)]);
  return message([t('league.substituted', { ...said, substitute: substituteName(other, visit) })]);
}

const substituteName = (person: Person | null, { reader: { t } }: LeagueVisit): string =>
  person ? calledBy(person, 'person') : t('league.a-computer');

const POINTS = ['points1', 'points2', 'points3', 'points4'] as const;

/** Enters a table's result by hand, or removes it where no points are given; shows what was and what is. */
export async function enterResult(visit: LeagueVisit<ChatInputCommandInteraction>): Promise<MessagePayload> {
  const { interaction, reader } = visit;
  const place = placeNamed(visit);
  const given = POINTS.map((option) => interaction.options.getInteger(option));
  if (given.every((points) => points === null)) return removeResult(visit, place);
  const [a = null, b = null, c = null, d = null] = given;
  if (a === null || b === null || c === null || d === null) {
    return message([reader.t('leagueNo.four-results')]);
  }
  const points: PerPlayer<number> = [a, b, c, d];
  return withBoth(visit, place, 'result-entered', () =>
    actIn(visit, { do: 'enter-result', ...place, points }),
  );
}

/** Removes a result that was entered by hand: what was played counts again. */
export const removeResult = (visit: LeagueVisit, place: Place): Promise<MessagePayload> =>
  withBoth(visit, place, 'result-removed', () => actIn(visit, { do: 'remove-result', ...place }));

async function withBoth(
  visit: LeagueVisit,
  place: Place,
  what: 'result-entered' | 'result-removed',
  act: () => ReturnType<typeof actIn>,
): Promise<MessagePayload> {
  const { t } = visit.reader;
  const before = await sceneOf(visit);
  const done = await act();
  if (!done.ok) return done.error;
  const after = await sceneOf(visit);
  if (!before || !after) return goneMessage(visit);
  const goesOn = what === 'result-entered' ? await tablePlayedOn(visit, after, place) : null;
  const click = { do: 'remove-result', league: visit.league, ...place } as const;
  return message(
    [
      t(`league.${what}`, { ...place, league: after.title }),
      t('league.result-before', { points: resultLine(before, place) }),
      t('league.result-after', { points: resultLine(after, place) }),
      ...(goesOn === null ? [] : [t('league.result-table-open', { link: await linkTo(visit.desk, goesOn) })]),
    ],
    what === 'result-entered'
      ? rowsOf([button(t('league.button-remove-result'), leagueClicks.make(click), 'danger')])
      : [],
  );
}

/** Dulle's table where the game goes on though its result was entered by hand; null: none, or nothing is played there. */
async function tablePlayedOn(
  { desk }: LeagueVisit,
  { league }: LeagueScene,
  place: Place,
): Promise<string | null> {
  const dulleTable = tableIn(league.rounds, place)?.dulleTable ?? null;
  const played = dulleTable === null ? null : await desk.tables.played(dulleTable);
  return played && !played.ended && hasPlayed(played, league.settings) ? dulleTable : null;
}

/** What a table has brought its players, as far as it may be told. */
function resultLine({ league, results, name, points, t }: LeagueScene, place: Place): string {
  const result = results.find(({ round, table }) => round === place.round && table === place.table);
  const players = tableIn(league.rounds, place)?.players ?? [];
  if (!result?.seats) return t('league.result-none');
  const { seats } = result;
  return players
    .map((player, chair) => `${name(player)} **${points(seats[chair]?.score ?? 0)}**`)
    .join(' · ');
}
