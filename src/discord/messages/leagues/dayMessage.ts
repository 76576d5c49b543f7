import { type LeagueTable, substituteFor, tableStatus } from '../../../core/league/leagueTable.ts';
import type { SeatResult, TableResult } from '../../../core/league/results.ts';
import type { RoundView } from '../../../core/league/view.ts';
import { COMPUTER_MARK, type PersonId } from '../../../core/table/occupant.ts';
import { leagueClicks } from '../../leagues/leagueClick.ts';
import { button, rowsOf } from '../components.ts';
import type { MessagePayload } from '../desired.ts';
import { framed, type Part } from '../parts.ts';
import { type LeagueScene, listed } from './leagueScene.ts';
import { overviewButtons } from './seasonMessage.ts';

/** Signs at a table, which a line below explains. */
const SIGNS = { playing: '▶️', concealed: '☑️', played: '✅', entered: '✍️' } as const;
const SUBSTITUTED = '🔁';

type Standing = keyof typeof SIGNS | 'waiting';

/** A match day for everybody: its tables and results as they come, and the way to one's own table. */
export function dayMessage(scene: LeagueScene, round: RoundView): MessagePayload {
  const { league, t } = scene;
  const { id, phase } = league;
  const isOpen = phase === 'running' && !round.over;
  return framed(
    isOpen ? 'going' : 'over',
    [...dayParts(scene, round), isOpen ? t('league.open-how') : null],
    rowsOf([
      ...(isOpen
        ? [
            button(t('league.button-table'), leagueClicks.make({ do: 'table', league: id }), 'primary'),
            button(
              t('league.button-tables'),
              leagueClicks.make({ do: 'tables', league: id, round: round.number }),
            ),
          ]
        : []),
      ...overviewButtons(scene, round.number),
    ]),
  );
}

/** A page of the schedule for one reader; or shown to all, where nobody turns its pages. */
export function schedulePage(
  scene: LeagueScene,
  round: RoundView,
  shownTo: 'reader' | 'all',
): MessagePayload {
  const { league, t } = scene;
  const turn = (label: string, to: number) => {
    const isThere = league.rounds.some(({ number }) => number === to);
    const made = button(
      label,
      leagueClicks.make({ do: 'turn-schedule', league: league.id, round: isThere ? to : round.number }),
    );
    return isThere ? made : null;
  };
  const { number } = round;
  const turns = [turn(`◀ ${number - 1}`, number - 1), turn(`${number + 1} ▶`, number + 1)];
  return framed(
    round.over ? 'over' : 'going',
    dayParts(scene, round),
    shownTo === 'all'
      ? rowsOf(overviewButtons(scene, number))
      : rowsOf([
          ...turns.filter((made) => made !== null),
          button(
            t('league.button-show'),
            leagueClicks.make({ do: 'show-schedule', league: league.id, round: number }),
          ),
          button(t('league.button-standings'), leagueClicks.make({ do: 'standings', league: league.id })),
        ]),
  );
}

/** Characters that a match day may take of a message. */
const LONGEST_DAY = 3_600;

/** Characters of names where many tables need room. */
const NAME_LENGTHS = [20, 12, 8, 6] as const;

/** A match day with whole names, or with shorter ones where it would not fit into a message. */
function dayParts(scene: LeagueScene, round: RoundView): readonly Part[] {
  let lines = dayLines(scene, round, scene.name);
  for (const longest of NAME_LENGTHS) {
    if (lines.join('\n').length <= LONGEST_DAY) break;
    lines = dayLines(scene, round, (person) => scene.shortName(person, longest));
  }
  return lines;
}

function dayLines(scene: LeagueScene, round: RoundView, name: LeagueScene['name']): readonly string[] {
  const { league, t, title, results } = scene;
  const shown = round.tables.map((table) =>
    tableLine({ ...scene, name }, round, table, resultOf(results, round, table)),
  );
  const legend = legendLine(scene, new Set(shown.flatMap(({ marks }) => marks)));
  return [
    `### ${t('league.day-title', { league: title, round: round.number, rounds: league.rounds.length })}`,
    ...shown.map(({ line }) => line),
    ...(round.rests.length > 0 ? [t('league.resting', { people: listed(round.rests.map(name)) })] : []),
    ...(legend === null ? [] : [legend]),
  ];
}

const resultOf = (
  results: readonly TableResult[],
  round: RoundView,
  { number }: LeagueTable,
): TableResult | undefined =>
  results.find((result) => result.round === round.number && result.table === number);

const MARKS = ['playing', 'concealed', 'played', 'entered', 'substituted', 'computer'] as const;
type Mark = (typeof MARKS)[number];

interface TableLine {
  readonly line: string;
  readonly marks: readonly Mark[];
}

/** A table in one line: its number, how far it is, who sits there, and what they scored. */
function tableLine(
  { name, points }: LeagueScene,
  round: RoundView,
  table: LeagueTable,
  result: TableResult | undefined,
): TableLine {
  const standing = standingOf(round, table, result);
  const marks = new Set<Mark>(standing === 'waiting' ? [] : [standing]);
  const scores = result?.final ? result.seats : null;
  const people = table.players.map((player, chair) => {
    const score = scores?.[chair]?.score;
    const substitute = substituteShown(table, player, result?.seats?.[chair]);
    if (substitute !== undefined) marks.add(substitute === null ? 'computer' : 'substituted');
    const played =
      substitute === undefined
        ? name(player)
        : `${name(player)} (${SUBSTITUTED} ${substitute === null ? COMPUTER_MARK : name(substitute)})`;
    return score === undefined ? played : `${played} **${points(score)}**`;
  });
  if (marks.has('computer')) marks.add('substituted');
  const sign = standing === 'waiting' ? '·' : SIGNS[standing];
  return { line: `**${table.number}** ${sign} ${people.join(' · ')}`, marks: [...marks] };
}

function standingOf(round: RoundView, table: LeagueTable, result: TableResult | undefined): Standing {
  if (table.entered) return 'entered';
  const status = tableStatus(table);
  if (status !== 'played') return status;
  return result?.seats || round.over ? 'played' : 'concealed';
}

/** Who plays for somebody, or has played: null, a computer; undefined, they do so themselves. */
function substituteShown(
  table: LeagueTable,
  player: PersonId,
  seat: SeatResult | undefined,
): PersonId | null | undefined {
  const named = table.substitutions.find((other) => other.for === player);
  const isPast = tableStatus(table) === 'played' || table.entered !== null;
  // People whose data were deleted played themselves before, where nobody is known to have replaced them.
  if (isPast && (named || !seat?.substituted)) return named && (named.by?.id ?? null);
  const substitute = substituteFor(table, player);
  return substitute === null ? null : substitute?.id;
}

/** What the signs mean that are there. */
function legendLine({ t }: LeagueScene, marks: ReadonlySet<Mark>): string | null {
  const known = MARKS.filter((mark) => marks.has(mark)).map((mark) => t(`league.mark-${mark}`));
  return known.length > 0 ? `-# ${known.join(' · ')}` : null;
}
