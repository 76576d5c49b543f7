import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { dealt } from '../src/core/shuffle.ts';
import { Playouts } from '../src/players/kernel/playout.ts';
import type { Terms } from '../src/players/kernel/position.ts';
import { Rng } from '../src/players/kernel/rng.ts';
import { NORMAL_GAME, positionAfter } from '../test/support/kernelPosition.ts';

export interface PlayoutFigures {
  /** Whole normal hands played at random by the search kernel, from the first lead to the score. */
  readonly playoutsPerSecond: number;
  /** The same in a solo of clubs. */
  readonly soloPlayoutsPerSecond: number;
}

const DEALS = 64;
const SLICE = 100;

/** Plays hands at random on this core. Seconds are those of the processor, so that busy neighbours count little. */
export function benchPlayouts(slices: number): PlayoutFigures {
  return {
    playoutsPerSecond: fastest(NORMAL_GAME, slices),
    soloPlayoutsPerSecond: fastest({ ...NORMAL_GAME, contract: 'solo-clubs', soloist: 0 }, slices),
  };
}

/** Playouts a second in the fastest of some slices of time. */
function fastest(terms: Terms, slices: number): number {
  const generator = xoroshiro128plus(1);
  const below = (limit: number): number => (generator.next() >>> 0) % limit;
  const positions = Array.from({ length: DEALS }, () =>
    positionAfter(terms, dealt(terms.rules.nines, below)),
  );
  const playouts = new Playouts(terms);
  const rng = new Rng(() => below(1 << 30) / (1 << 30));
  let best = 0;
  for (let slice = 0; slice < slices; slice++) {
    const begin = process.threadCpuUsage().user;
    let played = 0;
    let microseconds = 0;
    while (microseconds < SLICE * 1000) {
      for (const position of positions) for (let round = 0; round < 8; round++) playouts.run(position, rng);
      played += DEALS * 8;
      microseconds = process.threadCpuUsage().user - begin;
    }
    best = Math.max(best, (played / microseconds) * 1_000_000);
  }
  return Math.round(best);
}
