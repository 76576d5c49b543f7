const HALF = 12;
const HALF_MASK = (1 << HALF) - 1;
const ONES = Uint8Array.from({ length: 1 << HALF }, (_, mask) => {
  let ones = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) ones += 1;
  return ones;
});

/** Number of bits that are set in a set of kinds (24 bits). */
export const count = (mask: number): number =>
  (ONES[mask & HALF_MASK] as number) + (ONES[(mask >>> HALF) & HALF_MASK] as number);

/** Number of the lowest, and of the highest set bit; the set must not be empty. */
export const lowest = (mask: number): number => 31 - Math.clz32(mask & -mask);
export const highest = (mask: number): number => 31 - Math.clz32(mask);

/** Which bit of a half is its first, second …: index `half * 12 + number`. */
const NTH = new Uint8Array((1 << HALF) * HALF);
for (let half = 1; half < 1 << HALF; half++) {
  let number = 0;
  for (let rest = half; rest !== 0; rest &= rest - 1) NTH[half * HALF + number++] = lowest(rest);
}

/** One bit of a set, chosen by a random number of 24 bits. */
export function chosen(set: number, random: number): number {
  const low = set & HALF_MASK;
  const high = set >>> HALF;
  const lows = ONES[low] as number;
  const nth = ((lows + (ONES[high] as number)) * random) >>> 24;
  return nth < lows ? (NTH[low * HALF + nth] as number) : HALF + (NTH[high * HALF + nth - lows] as number);
}
