import type { Announced, PartyAnnouncements } from '../../core/rules/announcement.ts';
import type { HandRules } from '../../core/rules/ruleSet.ts';
import { scoreTally, type Tally } from '../../core/score/tally.ts';

const EYES = 240;

/** Who has no trick. */
const TRICKLESS = { none: 0, re: 1, kontra: 2 } as const;
const CASES = 3;

/**
 * Points of each member of Re in a pair, by the eyes of Re and by who has no trick, for what was announced: without
 * extra points, and what each extra point of Re adds. Index: `resultIndex`.
 */
export interface ScoreTable {
  readonly points: Int16Array;
  readonly perExtra: Int16Array;
  /** Whether more eyes, more tricks and more extra points never cost Re points. */
  readonly monotone: boolean;
}

export function resultIndex(reEyes: number, reTricks: number, kontraTricks: number): number {
  return (
    reEyes * CASES + (reTricks === 0 ? TRICKLESS.re : kontraTricks === 0 ? TRICKLESS.kontra : TRICKLESS.none)
  );
}

/** Tables made so far, by everything they depend on; they are made by the core's own scoring. */
const made: (ScoreTable | undefined)[] = [];

/**
 * The table for a hand. `calls`: bits of the parties (1 Re, 2 Kontra) that said Re or Kontra; steps 0 to 4.
 * `alone`: one against three.
 */
export function scoreTable(
  effect: HandRules['announcements'],
  alone: boolean,
  calls: number,
  reSteps: number,
  kontraSteps: number,
): ScoreTable {
  const key =
    (((reSteps * 5 + kontraSteps) * 4 + calls) * 2 + (alone ? 1 : 0)) * 2 + (effect === 'double' ? 1 : 0);
  const known = made[key];
  if (known) return known;
  const announced: Announced = {
    re: announcedBy((calls & 1) !== 0, reSteps),
    kontra: announcedBy((calls & 2) !== 0, kontraSteps),
  };
  const table = makeTable(effect, alone, announced);
  made[key] = table;
  return table;
}

// Late replies score like the others.
const announcedBy = (called: boolean, steps: number): PartyAnnouncements => ({
  call: called ? 'in-time' : 'none',
  steps,
});

/** Every threshold of rules.md §7 and §8, seen from either party, is a multiple of thirty eyes or one more. */
const STRIDE = 30;

function makeTable(effect: HandRules['announcements'], alone: boolean, announced: Announced): ScoreTable {
  const points = new Int16Array((EYES + 1) * CASES);
  const perExtra = new Int16Array((EYES + 1) * CASES);
  for (const trickless of Object.values(TRICKLESS)) {
    for (let eyes = 0; eyes <= EYES; eyes++) {
      const at = eyes * CASES + trickless;
      if (eyes % STRIDE > 1) {
        points[at] = points[at - CASES] as number;
        perExtra[at] = perExtra[at - CASES] as number;
        continue;
      }
      const tally = tallyOf(effect, alone, announced, eyes, trickless);
      const score = pairPoints(tally, alone);
      points[at] = score;
      perExtra[at] = pairPoints({ ...tally, extras: [{ party: 're', reason: 'fox' }] }, alone) - score;
    }
  }
  return { points, perExtra, monotone: isMonotone(points, perExtra) };
}

function tallyOf(
  effect: HandRules['announcements'],
  alone: boolean,
  announced: Announced,
  eyes: number,
  trickless: number,
): Tally {
  return {
    rules: { announcements: effect },
    parties: ['re', alone ? 'kontra' : 're', 'kontra', 'kontra'],
    taken: {
      re: { eyes, trickless: trickless === TRICKLESS.re },
      kontra: { eyes: EYES - eyes, trickless: trickless === TRICKLESS.kontra },
    },
    announced,
    extras: [],
    multiplier: 1,
  };
}

/** Points of a member of Re; of a soloist a third. */
const pairPoints = (tally: Tally, alone: boolean): number => scoreTally(tally).scores[0] / (alone ? 3 : 1);

/**
 * Where nobody wins, nothing is doubled: with extra points that may come to more, or less, than winning, so that more
 * eyes are no gain.
 */
function isMonotone(points: Int16Array, perExtra: Int16Array): boolean {
  for (let eyes = 0; eyes <= EYES; eyes++) {
    const [both, re, kontra] = [TRICKLESS.none, TRICKLESS.re, TRICKLESS.kontra].map(
      (trickless) => points[eyes * CASES + trickless] as number,
    ) as [number, number, number];
    const fewer = eyes === 0 ? both : (points[(eyes - 1) * CASES + TRICKLESS.none] as number);
    if (both < fewer || both < re || kontra < both) return false;
  }
  return perExtra.every((factor) => factor === perExtra[0]);
}
