import { type Chair, COMPUTER_MARK } from '../../core/table/occupant.ts';
import { type ScoreSheet, type SheetRow, totals } from '../../core/table/sheet.ts';
import { columnName } from '../../texts/names.ts';
import type { Part } from './parts.ts';
import { chartPart } from './pictures.ts';
import { handText, lastHand, type Scene, signed } from './scene.ts';

/** Columns of the hand's number and of all chairs: together what a container shows in one line on a phone. */
const NUMBER_COLUMNS = 2;
const CHAIR_COLUMNS = 26;

/** What a name or a total needs at least. */
const FEWEST_COLUMNS = 4;

/** Characters that a sheet may take of a message: where figures are long it lists fewer hands. */
const LONGEST_SHEET = 1_600;

const longest = (texts: readonly string[]): number => Math.max(0, ...texts.map((text) => text.length));

interface Columns {
  readonly number: number;
  readonly chair: number;
}

/** Bock rounds that multiply make figures of any length: they widen the sheet rather than run together. */
function columnsFor(lines: readonly SheetLine[]): Columns {
  const chairs = lines[0]?.points.length ?? 1;
  const number = longest(lines.map(({ label }) => label));
  const chair = 1 + longest(lines.flatMap(({ points }) => points));
  return {
    number: Math.max(NUMBER_COLUMNS, number),
    chair: Math.max(FEWEST_COLUMNS, Math.floor(CHAIR_COLUMNS / chairs), chair),
  };
}

interface SheetLine {
  readonly label: string;
  readonly points: readonly string[];
}

const sheetLine = ({ label, points }: SheetLine, columns: Columns): string =>
  label.padStart(columns.number) + points.map((text) => text.padStart(columns.chair)).join('');

/** A score sheet as a code block: a line for each of the last `most` hands, and the totals of all. */
export function sheetBlock({ view, t }: Scene, sheet: ScoreSheet, most: number): string {
  const all = sheet.map((row) => ({ label: labelOf(row), points: row.scores.map(pointsText) }));
  const sums = { label: '=', points: totals(sheet, view.chairs).map(pointsText) };
  const columns = columnsFor([...all, sums]);
  const width = columns.number + view.chairs.length * columns.chair;
  const lines = all.slice(-Math.min(most, Math.floor(LONGEST_SHEET / (width + 1))));
  const earlier = all.length - lines.length;
  const head = view.chairs.map((chair) => ` ${headOf(chair, columns.chair - 1)}`);
  return [
    '```',
    ' '.repeat(columns.number) + head.join(''),
    ...(earlier > 0 ? [t('score.sheet-earlier', { count: earlier })] : []),
    ...lines.map((line) => sheetLine(line, columns)),
    '─'.repeat(width),
    sheetLine(sums, columns),
    '```',
  ].join('\n');
}

/** Columns of a computer's mark. */
const MARK_COLUMNS = 2;

/** Who sits on a chair, in so many columns; of a computer's name its first letters tell enough. */
function headOf(chair: Chair, columns: number): string {
  if (chair?.kind !== 'computer') return columnName(chair?.person.name ?? '', columns);
  return columnName(COMPUTER_MARK + chair.name.slice(0, columns - MARK_COLUMNS), columns);
}

/** A figure; a dot for whoever sat out. */
const pointsText = (points: number | null): string => (points === null ? '·' : signed(points));

/** A hand's number, with what it counted in a Bock round. */
const labelOf = ({ hand, multiplier }: SheetRow): string =>
  multiplier > 1 ? `${hand}×${multiplier}` : String(hand);

/** What the next hands bring: solos that are owed, and a Bock round. */
export function sessionLines({ view, t, name }: Scene): readonly string[] {
  const { owedSolos, multiplier } = view;
  return [
    ...(owedSolos.length > 0 ? [t('score.owed', { people: owedSolos.map(name).join(', ') })] : []),
    ...(multiplier > 1 ? [t('score.bock', { times: multiplier })] : []),
  ];
}

/** The sheet under its title, with how it came to be, or that there is none yet. */
export function sheetParts(scene: Scene, most: number): readonly Part[] {
  const { view, t } = scene;
  if (view.sheet.length === 0) return [t('score.sheet-empty')];
  return [
    `### ${t('score.sheet-title', { hand: handText(scene, lastHand(view)) })}`,
    chartPart(scene, view.sheet),
    sheetBlock(scene, view.sheet, most),
    ...sessionLines(scene),
  ];
}
