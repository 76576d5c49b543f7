/** Mean of points; 0 of none. */
export const mean = (samples: readonly number[]): number =>
  samples.length === 0 ? 0 : samples.reduce((sum, one) => sum + one, 0) / samples.length;

/** Standard error of the mean difference of samples that were drawn in pairs. */
export function differenceError(a: readonly number[], b: readonly number[]): number {
  const pairs = Math.min(a.length, b.length);
  if (pairs < 2) return Number.POSITIVE_INFINITY;
  const differences = Array.from({ length: pairs }, (_, at) => (a[at] as number) - (b[at] as number));
  const center = mean(differences);
  const squares = differences.reduce((sum, one) => sum + (one - center) ** 2, 0);
  return Math.sqrt(squares / (pairs - 1) / pairs);
}
