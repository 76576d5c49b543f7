/**
 * Scores of leagues are exact: whole numbers of which `UNITS` make one game point. A mean over up to fifteen
 * other tables divides it without a remainder.
 */
export const UNITS = 360_360;

/** A score in game points, rounded to tenths as it is shown; halves go away from zero. */
export function shownPoints(score: number): number {
  const tenths = Math.round((Math.abs(score) * 10) / UNITS);
  return tenths === 0 ? 0 : (Math.sign(score) * tenths) / 10;
}
