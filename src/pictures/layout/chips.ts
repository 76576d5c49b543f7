import type { Measure } from '../text/measure.ts';
import { fitted } from '../text/names.ts';
import type { Box } from './geometry.ts';

/** A mark on its plate. */
export interface Chip extends Box {
  readonly text: string;
}

export const CHIP = { size: 27, height: 40, padding: 14, gap: 8 } as const;

interface Room {
  readonly width: number;
  readonly rows: number;
}

/**
 * Marks as chips in rows from 0, 0: as many as find room; the others become one chip with an ellipsis.
 * A mark wider than a whole row is cut.
 */
export function layChips(marks: readonly string[], { width, rows }: Room, measure: Measure): readonly Chip[] {
  for (let shown = marks.length; shown > 0; shown--) {
    const texts = shown < marks.length ? [...marks.slice(0, shown), '…'] : marks;
    const chips = packed(texts, width, measure);
    if (chips.every(({ y }) => y < rows * (CHIP.height + CHIP.gap))) return chips;
  }
  return [];
}

function packed(texts: readonly string[], width: number, measure: Measure): readonly Chip[] {
  const measured = (text: string): number => measure(text, CHIP.size, 'bold');
  let [x, y] = [0, 0];
  return texts.map((whole): Chip => {
    const text = fitted(whole, width - 2 * CHIP.padding, measured);
    const chip = Math.ceil(measured(text)) + 2 * CHIP.padding;
    if (x > 0 && x + chip > width) [x, y] = [0, y + CHIP.height + CHIP.gap];
    const left = x;
    x += chip + CHIP.gap;
    return { text, x: left, y, width: chip, height: CHIP.height };
  });
}

/** The width that chips take together. */
export const chipsWidth = (chips: readonly Chip[]): number =>
  chips.reduce((most, { x, width }) => Math.max(most, x + width), 0);

export const moved = (chips: readonly Chip[], x: number, y: number): readonly Chip[] =>
  chips.map((chip) => ({ ...chip, x: chip.x + x, y: chip.y + y }));

/** Chips of which each row stands in the middle of `centre`. */
export function centred(chips: readonly Chip[], centre: number): readonly Chip[] {
  return chips.map((chip) => {
    const row = chips.filter(({ y }) => y === chip.y);
    return { ...chip, x: chip.x + centre - chipsWidth(row) / 2 };
  });
}
