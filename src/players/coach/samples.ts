/** Mean of points; 0 of none. */
export const mean = (samples: readonly number[]): number =>
  samples.length === 0 ? 0 : samples.reduce((sum, one) => sum + one, 0) / samples.length;

/**
 * Standard error of the mean difference of samples that were drawn in pairs. The pairs went round so many deals, one
 * after another: what the same deal led to several times tells less than as many deals would.
 */
export function differenceError(
  a: readonly number[],
  b: readonly number[],
  deals = Number.POSITIVE_INFINITY,
): number {
  const pairs = Math.min(a.length, b.length);
  const groups = Math.min(pairs, deals);
  if (groups < 2) return Number.POSITIVE_INFINITY;
  const differences = Array.from({ length: pairs }, (_, at) => (a[at] as number) - (b[at] as number));
  const center = mean(differences);
  const off = new Float64Array(groups);
  for (const [at, one] of differences.entries())
    off[at % groups] = (off[at % groups] as number) + one - center;
  const squares = off.reduce((sum, one) => sum + one ** 2, 0);
  return Math.sqrt((squares * groups) / (groups - 1)) / pairs;
}
