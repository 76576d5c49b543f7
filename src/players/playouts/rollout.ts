import type { Position } from '../kernel/position.ts';
import type { Rng } from '../kernel/rng.ts';
import type { Policy } from '../policy/policy.ts';

/** How far ratings are shaken in a rollout: nobody plays the same way every time. */
const NOISE = 1;
const ratings = new Float64Array(24);

/** Plays a position to its end, each seat by the policy with some noise. */
export function rollOut(position: Position, policy: Policy, rng: Rng): void {
  while (!position.isOver()) playOne(position, policy, rng);
}

/** Plays one card, and announces what is due after it. */
export function playOne(position: Position, policy: Policy, rng: Rng): void {
  position.play(rolloutCard(position, policy, rng));
  if (position.obliged) position.obey();
}

/** The card a simulated player chooses. */
function rolloutCard(position: Position, policy: Policy, rng: Rng): number {
  const legal = position.legal();
  if ((legal & (legal - 1)) === 0) return 31 - Math.clz32(legal);
  policy.rate(position, ratings);
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let rest = legal; rest !== 0; rest &= rest - 1) {
    const bit = 31 - Math.clz32(rest & -rest);
    const rating = (ratings[bit] as number) + rng.unit() * NOISE;
    if (rating > most) {
      most = rating;
      best = bit;
    }
  }
  return best;
}
