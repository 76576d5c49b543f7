import type { Season } from '../../../app/leagues/leagues.ts';
import type { TableResult } from '../../../core/league/results.ts';
import { shownPoints } from '../../../core/league/score.ts';
import { LONGEST_LEAGUE_NAME } from '../../../core/league/settings.ts';
import type { Standing } from '../../../core/league/standings.ts';
import type { LeagueView, RoundView } from '../../../core/league/view.ts';
import type { Person, PersonId } from '../../../core/table/occupant.ts';
import { isolated, plainName, proseName } from '../../../texts/names.ts';
import type { Texts } from '../../../texts/texts.ts';
import type { Reader } from '../reader.ts';
import { type Audience, canBeMentioned, mention, signed } from '../scene.ts';

/** A season with what it has brought so far, as far as that may be told. */
export interface ShownSeason {
  readonly league: LeagueView;
  readonly results: readonly TableResult[];
  readonly standings: readonly Standing[];
}

/** A season as the league service tells of it. */
export const shownSeason = ({ reading, results, standings }: Season): ShownSeason => ({
  league: reading.league,
  results,
  standings,
});

/** What every message about a league needs: the season, who reads, and how things are called. */
export interface LeagueScene extends ShownSeason {
  readonly reader: Reader;
  readonly t: Texts;
  /** The league and its season, for running text. */
  readonly title: string;
  /** Somebody who takes part, or plays for somebody who does. */
  readonly name: (person: PersonId) => string;
  /** The same where there is little room: never a mention, and in so many characters. */
  readonly shortName: (person: PersonId, longest: number) => string;
  /** Scores as they are shown, with their sign. */
  readonly points: (score: number) => string;
}

/** In the channel people are mentioned, in private they are named as they were when they entered. */
export function leagueScene(season: ShownSeason, reader: Reader, audience: Audience): LeagueScene {
  const { league } = season;
  const names = namesIn(league);
  return {
    ...season,
    reader,
    t: reader.t,
    title: leagueTitle(league, reader.t),
    name: (id) => calledBy({ id, name: names.get(id) ?? '' }, audience),
    shortName: (id, longest) => proseName(names.get(id) ?? '', longest),
    points: pointsFormat(league, reader),
  };
}

/** The league and its season, for running text. */
export const leagueTitle = ({ name, season }: Pick<LeagueView, 'name' | 'season'>, t: Texts): string =>
  t('league.title', { name: proseName(name, LONGEST_LEAGUE_NAME), season });

/** The same for where Discord reads no Markdown: choices and pictures. */
export const plainTitle = ({ name, season }: Pick<LeagueView, 'name' | 'season'>, t: Texts): string =>
  t('league.title', { name: plainName(name, LONGEST_LEAGUE_NAME), season });

export const calledBy = ({ id, name }: Person, audience: Audience): string =>
  audience === 'channel' && canBeMentioned(id) ? isolated(name, mention(id)) : proseName(name);

function namesIn({ entrants, rounds }: LeagueView): ReadonlyMap<PersonId, string> {
  const substitutes = rounds
    .flatMap(({ tables }) => tables)
    .flatMap(({ substitutions }) => substitutions.flatMap(({ by }) => by ?? []));
  return new Map([...substitutes, ...entrants.map(({ person }) => person)].map(({ id, name }) => [id, name]));
}

/** Game points in whole numbers; where tables are compared, with one decimal, as the language writes it. */
function pointsFormat({ settings }: LeagueView, { language }: Reader): (score: number) => string {
  if (settings.kind === 'points') return (score) => signed(shownPoints(score));
  const format = new Intl.NumberFormat(language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });
  return (score) => format.format(shownPoints(score)).replace('-', '−');
}

/** The match day that is being played: the first that is not over; null before the first draw and after the last. */
export const presentRound = ({ rounds }: Pick<LeagueView, 'rounds'>): RoundView | null =>
  rounds.find(({ over }) => !over) ?? null;

/** Everybody who is drawn from now on. */
export const playersOf = ({ entrants }: Pick<LeagueView, 'entrants'>): readonly Person[] =>
  entrants.filter(({ left }) => !left).map(({ person }) => person);

export const leftPlayersOf = ({ entrants }: Pick<LeagueView, 'entrants'>): readonly Person[] =>
  entrants.filter(({ left }) => left).map(({ person }) => person);

/** What a list of people looks like in a text. */
export const listed = (people: readonly string[]): string => people.join(', ');
