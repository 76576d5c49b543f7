import type { ArenaReport } from '../../src/arena/report.ts';
import { ANNOUNCEMENTS } from '../../src/core/rules/announcement.ts';

/** The tables of docs/players.md: what the challenger of each match got and did. Weakest first. */
export function tablesOf(reports: readonly ArenaReport[]): string {
  return [
    '### Points',
    '',
    table(
      ['player', 'against', 'points a game', '95 %', 'standard errors', 'deals', 'seed', 'in normal games'],
      reports.map((report) => [
        report.a,
        `three ${report.b}`,
        plusMinus(report.mean, report.standardError),
        report.ninetyFive?.map((bound) => signed(bound)).join(' to ') ?? '–',
        report.standardError ? (report.mean / report.standardError).toFixed(1) : '–',
        String(report.deals),
        `\`${report.seed}\``,
        inNormalGames(report),
      ]),
    ),
    '',
    '### Announcements',
    '',
    'How often each was made in 100 hands, and how many of them were won.',
    '',
    table(
      ['player', 'Re', 'Kontra', 'no 90', 'no 60', 'no 30', 'schwarz'],
      reports.map(({ a, players }) => [
        a,
        ...ANNOUNCEMENTS.map((value) => often(players.a.announcements[value], players.a.hands)),
      ]),
    ),
    '',
    '### Solos and weddings',
    '',
    'Voluntary solos: how often in 100 hands, how many were won, and what they brought the soloist.',
    '',
    table(
      ['player', 'solos', 'won', 'points a solo', 'weddings won', 'silent weddings won'],
      reports.map(({ a, players: { a: own } }) => {
        const { voluntary } = own.solos;
        return [
          a,
          `${voluntary.count} (${perHundred(voluntary.count, own.hands)})`,
          share(voluntary.rate),
          voluntary.mean === null ? '–' : plusMinus(voluntary.mean, voluntary.standardError),
          `${share(own.weddings.rate)} of ${own.weddings.count}`,
          `${share(own.silentWeddings.rate)} of ${own.silentWeddings.count}`,
        ];
      }),
    ),
    '',
    '### Time',
    '',
    'Milliseconds of a decision with more than one legal move, on the machine that measured.',
    '',
    table(
      ['player', 'mean', '99 of 100 within', 'longest', 'decisions'],
      reports.map(({ a, timing }) => [
        a,
        timing.a.meanMs.toFixed(2),
        timing.a.p99Ms.toFixed(1),
        timing.a.longestMs.toFixed(1),
        String(timing.a.decisions),
      ]),
    ),
  ].join('\n');
}

/** What is left of the difference where nobody played a solo. */
const inNormalGames = ({ contracts: { normal } }: ArenaReport): string =>
  normal?.mean == null ? '–' : `${signed(normal.mean)} in ${normal.games}`;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n');
}

const signed = (points: number): string => `${points < 0 ? '−' : '+'}${Math.abs(points).toFixed(2)}`;

const plusMinus = (points: number, error: number | null): string =>
  error === null ? signed(points) : `${signed(points)} ± ${error.toFixed(2)}`;

const share = (rate: number | null): string => (rate === null ? '–' : `${Math.round(rate * 100)} %`);

const perHundred = (count: number, hands: number): string => ((100 * count) / hands).toFixed(1);

const often = ({ count, rate }: { readonly count: number; readonly rate: number | null }, hands: number) =>
  count === 0 ? '–' : `${perHundred(count, hands)}, ${share(rate)} won`;
