/** Numbers from 0 up to, not including, 1 that follow from a whole number (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The numbers from 0 up to, not including, `count`, in any order. */
export function shuffledNumbers(count: number, random: () => number): number[] {
  const numbers = Array.from({ length: count }, (_, number) => number);
  for (let last = count - 1; last > 0; last--) {
    const pick = Math.floor(random() * (last + 1));
    [numbers[last], numbers[pick]] = [numbers[pick] ?? 0, numbers[last] ?? 0];
  }
  return numbers;
}
