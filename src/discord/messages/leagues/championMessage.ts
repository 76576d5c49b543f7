import { champions, type Standing } from '../../../core/league/standings.ts';
import { rowsOf } from '../components.ts';
import type { MessagePayload } from '../desired.ts';
import { framed, type Part, RULE } from '../parts.ts';
import { type LeagueScene, listed } from './leagueScene.ts';
import { overviewButtons } from './seasonMessage.ts';
import { standingsParts, tiesButton } from './standingsMessage.ts';

/** How a season ended, for everybody: who won it, who came next, what is worth telling, the standings. */
export function championMessage(scene: LeagueScene): MessagePayload {
  const { t, title, standings, league } = scene;
  const won = champions(standings);
  const open = league.rounds.flatMap(({ tables }) => tables).length - finalTables(scene);
  const [, ...rest] = standingsParts(scene, 0, null);
  return {
    ...framed(
      'won',
      [
        `## ${t('league.champion-title', { league: title })}`,
        ...(won.length === 0
          ? [t('league.no-champion')]
          : [...podiumLines(scene), '', ...factLines(scene), RULE, ...rest]),
        open > 0 ? t('league.unplayed', { count: open }) : null,
      ] satisfies readonly Part[],
      rowsOf([...overviewButtons(scene), ...(won.length > 0 ? [tiesButton(scene)] : [])]),
    ),
    pings: podium(scene).map(({ person }) => person.id),
  };
}

const finalTables = ({ results }: LeagueScene): number => results.filter(({ final }) => final).length;

/** The first three places; more people where they share one. */
const podium = ({ standings }: LeagueScene): readonly Standing[] =>
  standings.filter(({ rank, tables }) => rank <= 3 && tables > 0);

function podiumLines(scene: LeagueScene): readonly string[] {
  const { t, name, points } = scene;
  return ([1, 2, 3] as const).flatMap((place) => {
    const there = podium(scene).filter(({ rank }) => rank === place);
    const [first] = there;
    if (!first) return [];
    const said = { people: listed(there.map(({ person }) => name(person.id))), points: points(first.score) };
    if (place !== 1) return [t(`league.place-${place}`, said)];
    return [t(there.length === 1 ? 'league.champion' : 'league.champions', said)];
  });
}

/** What is worth telling of a season: the best in something, where anybody was good at it. */
function factLines({ standings, t, name, points }: LeagueScene): readonly string[] {
  const best = (of: (standing: Standing) => number): { readonly people: string; readonly best: number } => {
    const most = Math.max(0, ...standings.map(of));
    const people = standings.filter((standing) => of(standing) === most);
    return { people: listed(people.map(({ person }) => name(person.id))), best: most };
  };
  const wins = best((standing) => standing.wins);
  const day = best(({ bestDay }) => bestDay ?? 0);
  const solos = best(({ soloScore }) => soloScore);
  return [
    ...(wins.best > 0 ? [t('league.fact-wins', { people: wins.people, number: wins.best })] : []),
    ...(day.best > 0 ? [t('league.fact-day', { people: day.people, points: points(day.best) })] : []),
    ...(solos.best > 0 ? [t('league.fact-solos', { people: solos.people, points: points(solos.best) })] : []),
  ];
}
