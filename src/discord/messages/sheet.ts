import { SEATS } from '../../core/seat.ts';
import { type ScoreSheet, totals } from '../../core/table/sheet.ts';
import { columnName } from '../../texts/names.ts';
import { handsOf, type Scene, signed } from './scene.ts';

/** Columns of the hand's number and of each seat; 36 in all, what a phone shows in one line. */
const NUMBER_COLUMNS = 4;
const SEAT_COLUMNS = 8;

/** A score sheet as a code block: a line for each of the last `most` hands, and the totals of all. */
export function sheetBlock({ view, t }: Scene, sheet: ScoreSheet, most: number): string {
  const rows = sheet.slice(-most);
  const earlier = sheet.length - rows.length;
  const head = SEATS.map((seat) => {
    const chair = view.chairs[seat];
    const name = chair?.kind === 'person' ? chair.person.name : (chair?.name ?? '');
    return ` ${columnName(name, SEAT_COLUMNS - 1)}`;
  });
  return [
    '```',
    ' '.repeat(NUMBER_COLUMNS) + head.join(''),
    ...(earlier > 0 ? [t('score.sheet-earlier', { count: earlier })] : []),
    ...rows.map((row) => line(String(row.hand), row.scores)),
    '─'.repeat(NUMBER_COLUMNS + 4 * SEAT_COLUMNS),
    line('=', totals(sheet)),
    '```',
  ].join('\n');
}

const line = (label: string, points: readonly number[]): string =>
  label.padStart(NUMBER_COLUMNS) + points.map((point) => signed(point).padStart(SEAT_COLUMNS)).join('');

/** The sheet under its title, or that there is none yet. */
export function sheetLines(scene: Scene, most: number): readonly string[] {
  const { view, t } = scene;
  if (view.sheet.length === 0) return [t('score.sheet-empty')];
  return [
    `### ${t('score.sheet-title', { hands: view.sheet.length, total: handsOf(view) })}`,
    sheetBlock(scene, view.sheet, most),
  ];
}
