import type { Box } from '../../src/pictures/layout/geometry.ts';

export const isInside = (box: Box, width: number, height: number): boolean =>
  box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;

export const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** The pairs of boxes that lie on each other. */
export const overlaps = (boxes: readonly Box[]): readonly (readonly [Box, Box])[] =>
  boxes.flatMap((a, index) =>
    boxes
      .slice(index + 1)
      .filter((b) => overlap(a, b))
      .map((b) => [a, b] as const),
  );
