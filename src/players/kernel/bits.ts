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
