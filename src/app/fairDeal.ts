import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Card } from '../core/card.ts';
import type { PerSeat } from '../core/seat.ts';
import { type Below, type Cut, dealt, type Seal } from '../core/shuffle.ts';
import { type Circumstances, LOTS } from '../core/table/action.ts';

/** Gives so many random bytes; `node:crypto`'s in earnest, reproducible ones in tests. */
export type RandomBytes = (count: number) => Uint8Array;

/** Bytes of a seed: 256 bits, so that nobody finds it by trying. */
const SEED_BYTES = 32;

/** Seeds and commitments in writing: 64 lower-case hexadecimal digits. */
export const SEED_PATTERN = /^[0-9a-f]{64}$/;

/** The text whose SHA-256 is published before the cut; `docs/fair-deals.md` says how to recompute it. */
export function commitmentTo(seed: string): string {
  return createHash('sha256').update(`dulle-deal/1 ${seed}`).digest('hex');
}

/** A fresh secret seed and what may be published of it. */
export function sealDeal(random: RandomBytes = randomBytes): Seal {
  const seed = Buffer.from(random(SEED_BYTES)).toString('hex');
  return { seed, commitment: commitmentTo(seed) };
}

/**
 * The seal of a deal, from 1, of a round: at every table the same, and from one seed nothing follows about
 * another.
 */
export function roundSeal(dealsFrom: string, deal: number): Seal {
  const key = Buffer.from(dealsFrom, 'hex');
  const seed = createHmac('sha256', key).update(`dulle-round/1 ${deal}`).digest('hex');
  return { seed, commitment: commitmentTo(seed) };
}

/** A fresh secret from which all deals of a round follow: 64 lower-case hexadecimal digits. */
export const roundSecret = (random: RandomBytes = randomBytes): string =>
  Buffer.from(random(SEED_BYTES)).toString('hex');

/**
 * The source of a deck: 32-bit numbers from HMAC-SHA256 under the seed, over the cut and a block counter.
 * Numbers beyond the last whole multiple of the limit are skipped, so that every pick is equally likely.
 */
export function belowOf(seed: string, cut: Cut): Below {
  const key = Buffer.from(seed, 'hex');
  let block = Buffer.alloc(0);
  let blocks = 0;
  let used = 0;
  const draw = (): number => {
    if (used === block.length) {
      block = createHmac('sha256', key)
        .update(`${cut ?? 0}:${blocks}`)
        .digest();
      blocks += 1;
      used = 0;
    }
    used += 4;
    return block.readUInt32BE(used - 4);
  };
  return (limit) => {
    const fair = 2 ** 32 - (2 ** 32 % limit);
    let drawn = draw();
    while (drawn >= fair) drawn = draw();
    return drawn % limit;
  };
}

/** The four hands that a seed and a cut deal, seat 0 first. */
export const handsOf = (seed: string, cut: Cut, nines: boolean): PerSeat<readonly Card[]> =>
  dealt(nines, belowOf(seed, cut));

/** A deal as it was announced and played. */
export interface ClaimedDeal extends Seal {
  readonly cut: Cut;
  readonly nines: boolean;
  readonly hands: PerSeat<readonly Card[]>;
}

export type DealFault = 'wrong-commitment' | 'wrong-hands';

/** What is wrong with a deal: the seed is not the one committed to, or it deals other hands; null: nothing. */
export function verifyDeal({ seed, commitment, cut, nines, hands }: ClaimedDeal): DealFault | null {
  if (commitmentTo(seed) !== commitment) return 'wrong-commitment';
  const sorted = (all: PerSeat<readonly Card[]>): string =>
    all.map((cards) => cards.toSorted().join()).join(';');
  return sorted(handsOf(seed, cut, nines)) === sorted(hands) ? null : 'wrong-hands';
}

/**
 * Where decisions take time and chance from. Chance is drawn only when a decision asks for it, and then once.
 */
export function circumstances(now: () => number, random: RandomBytes = randomBytes): () => Circumstances {
  return () => {
    const at = now();
    let seal: Seal | undefined;
    let lot: number | undefined;
    return {
      at,
      get seal() {
        seal ??= sealDeal(random);
        return seal;
      },
      get lot() {
        lot ??= lotFrom(random);
        return lot;
      },
      roundSeal,
      below: belowOf,
    };
  };
}

/** Two bytes make 65,536 numbers: those from the last whole multiple of `LOTS` on are drawn again. */
function lotFrom(random: RandomBytes): number {
  const fair = 2 ** 16 - (2 ** 16 % LOTS);
  for (;;) {
    const [high = 0, low = 0] = random(2);
    const drawn = high * 256 + low;
    if (drawn < fair) return drawn % LOTS;
  }
}
