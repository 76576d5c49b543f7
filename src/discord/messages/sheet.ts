import { type ScoreSheet, type SheetRow, totals } from '../../core/table/sheet.ts';
import { columnName } from '../../texts/names.ts';
import { handText, type Scene, signed } from './scene.ts';

/** Columns of the hand's number and of all chairs: together what a phone shows in one line. */
const NUMBER_COLUMNS = 4;
const CHAIR_COLUMNS = 32;

/** What a name or a total needs at least. */
const FEWEST_COLUMNS = 5;

const columnsFor = (chairs: number): number => Math.max(FEWEST_COLUMNS, Math.floor(CHAIR_COLUMNS / chairs));

/** A score sheet as a code block: a line for each of the last `most` hands, and the totals of all. */
export function sheetBlock({ view, t }: Scene, sheet: ScoreSheet, most: number): string {
  const rows = sheet.slice(-most);
  const earlier = sheet.length - rows.length;
  const columns = columnsFor(view.chairs.length);
  const head = view.chairs.map((chair) => {
    const name = chair?.kind === 'person' ? chair.person.name : (chair?.name ?? '');
    return ` ${columnName(name, columns - 1)}`;
  });
  return [
    '```',
    ' '.repeat(NUMBER_COLUMNS) + head.join(''),
    ...(earlier > 0 ? [t('score.sheet-earlier', { count: earlier })] : []),
    ...rows.map((row) => line(labelOf(row), row.scores, columns)),
    '─'.repeat(NUMBER_COLUMNS + view.chairs.length * columns),
    line('=', totals(sheet, view.chairs), columns),
    '```',
  ].join('\n');
}

/** A hand's number, with what it counted in a Bock round. */
const labelOf = ({ hand, multiplier }: SheetRow): string =>
  multiplier > 1 ? `${hand}×${multiplier}` : String(hand);

/** Who sat out has a dot. */
const line = (label: string, points: readonly (number | null)[], columns: number): string =>
  label.padStart(NUMBER_COLUMNS) +
  points.map((point) => (point === null ? '·' : signed(point)).padStart(columns)).join('');

/** What the next hands bring: solos that are owed, and a Bock round. */
export function sessionLines({ view, t, name }: Scene): readonly string[] {
  const { owedSolos, multiplier } = view;
  return [
    ...(owedSolos.length > 0 ? [t('score.owed', { people: owedSolos.map(name).join(', ') })] : []),
    ...(multiplier > 1 ? [t('score.bock', { times: multiplier })] : []),
  ];
}

/** The sheet under its title, or that there is none yet. */
export function sheetLines(scene: Scene, most: number): readonly string[] {
  const { view, t } = scene;
  if (view.sheet.length === 0) return [t('score.sheet-empty')];
  return [
    `### ${t('score.sheet-title', { hand: handText(scene, view.sheet.length) })}`,
    sheetBlock(scene, view.sheet, most),
    ...sessionLines(scene),
  ];
}
