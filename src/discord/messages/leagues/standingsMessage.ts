import { shownPoints } from '../../../core/league/score.ts';
import { type Standing, TIE_BREAKS } from '../../../core/league/standings.ts';
import type { PersonId } from '../../../core/table/occupant.ts';
import { listName, plainName } from '../../../texts/names.ts';
import { leagueClicks } from '../../leagues/leagueClick.ts';
import { button, rowsOf } from '../components.ts';
import type { MessagePayload } from '../desired.ts';
import { framed, message, type Part, picture } from '../parts.ts';
import { type LeagueScene, plainTitle } from './leagueScene.ts';

/** Places on a page: what a picture shows at one glance. */
const PLACES_ON_A_PAGE = 10;

/** Columns of a list as a phone shows them in one line. */
const RANK_COLUMNS = 3;
const NAME_COLUMNS = 14;
const GAP = 1;

/** A page of the standings, from 0; for one reader, or shown to all, where nobody turns its pages. */
export function standingsPage(
  scene: LeagueScene,
  wanted: number,
  shownTo: { readonly reader: PersonId } | 'all',
): MessagePayload {
  const { league, standings, t } = scene;
  const pages = Math.max(1, Math.ceil(standings.length / PLACES_ON_A_PAGE));
  const page = Math.min(wanted, pages - 1);
  return framed(
    league.phase === 'closed' ? 'won' : 'going',
    standingsParts(scene, page, shownTo === 'all' ? null : shownTo.reader),
    shownTo === 'all'
      ? rowsOf([tiesButton(scene)])
      : rowsOf([
          ...(page > 0 ? [turnButton(scene, '◀', page - 1)] : []),
          ...(page < pages - 1 ? [turnButton(scene, '▶', page + 1)] : []),
          button(
            t('league.button-show'),
            leagueClicks.make({ do: 'show-standings', league: league.id, page }),
          ),
          tiesButton(scene),
        ]),
  );
}

const turnButton = ({ league }: LeagueScene, label: string, page: number) =>
  button(label, leagueClicks.make({ do: 'turn-standings', league: league.id, page }));

export const tiesButton = ({ league, t }: LeagueScene) =>
  button(t('league.button-ties'), leagueClicks.make({ do: 'ties', league: league.id }));

/** How points come about, and what parts those who have equally many. */
export function tiesMessage({ league, t }: LeagueScene): MessagePayload {
  const ties = t('league.ties', { list: TIE_BREAKS.map((by) => t(`league.tie-${by}`)).join(' · ') });
  return message([league.settings.kind === 'duplicate' ? `${t('league.ties-duplicate')} ${ties}` : ties]);
}

/** Title, picture and list of a page of the standings; `own` stands out. */
export function standingsParts(scene: LeagueScene, page: number, own: PersonId | null): readonly Part[] {
  const { league, standings, t, title } = scene;
  const head = `### ${t('league.standings-title', { league: title })}`;
  const tables = league.rounds.flatMap((round) => round.tables);
  const played = scene.results.filter(({ final }) => final).length;
  if (played === 0) return [head, t('league.standings-none')];
  const from = page * PLACES_ON_A_PAGE;
  const shown = standings.slice(from, from + PLACES_ON_A_PAGE);
  return [
    head,
    picturePart(scene, shown, own),
    block(scene, shown),
    t('league.standings-played', { played, tables: tables.length }),
    standings.length > PLACES_ON_A_PAGE
      ? t('league.standings-page', { from: from + 1, to: from + shown.length, count: standings.length })
      : null,
  ];
}

function picturePart(scene: LeagueScene, shown: readonly Standing[], own: PersonId | null): Part {
  const { league, reader, t, points } = scene;
  const { style } = reader;
  if (!style) return null;
  const title = t('league.standings-title', { league: plainTitle(league, t) });
  return picture(
    {
      kind: 'leaderboard',
      style: { ...style, size: 'normal' },
      title,
      places: shown.map(({ rank, person, score, tables }) => ({
        rank,
        name: person.name,
        value: shownPoints(score),
        figure: points(score),
        detail: t('league.tables', { count: tables }),
        isOwn: person.id === own,
        isApart: false,
      })),
    },
    `${title}: ${shown.map(({ rank, person, score }) => `${rank}. ${plainName(person.name)} ${points(score)}`).join(', ')}`,
  );
}

/** Places below one another, with tables and points as columns. */
function block({ t, points }: LeagueScene, shown: readonly Standing[]): string {
  const figures = shown.map(({ tables, score }) => [String(tables), points(score)] as const);
  const heads = [t('league.head-tables'), t('league.head-points')] as const;
  const [tables, scores] = ([0, 1] as const).map(
    (column) => GAP + Math.max(heads[column].length, ...figures.map((line) => line[column].length)),
  );
  const line = (rank: string, name: string, [first, second]: readonly [string, string]): string =>
    `${rank.padStart(RANK_COLUMNS)} ${name}${first.padStart(tables ?? 0)}${second.padStart(scores ?? 0)}`;
  return [
    '```',
    line('', ' '.repeat(NAME_COLUMNS), heads),
    ...shown.map(({ rank, person }, index) =>
      line(`${rank}.`, listName(person.name, NAME_COLUMNS), figures[index] ?? ['', '']),
    ),
    '```',
  ].join('\n');
}
