import type { Outlook } from '../../players/coach/analysis.ts';

/**
 * In what one move may be plainly better than another. `call`, `step`: an announcement, by how often the party wins,
 * or reaches what it says; `points`: in nothing that stands out.
 */
export type Ground = 'own-takes' | 'party-takes' | 'wins' | 'eyes' | 'extras' | 'call' | 'step' | 'points';

/** Why one move is better than another: in what, and how much there is of it with each. */
export interface Reason<G extends Ground = Ground> {
  readonly ground: G;
  readonly better: number;
  readonly worse: number;
}

interface Measure {
  readonly ground: Exclude<Ground, 'call' | 'step' | 'points'>;
  readonly of: (outlook: Outlook) => number | null;
  /** A difference that is worth a word. */
  readonly step: number;
}

/** Of equal differences the first is told: what happens to the trick on the table is the easiest to see. */
const MEASURES: readonly Measure[] = [
  { ground: 'own-takes', of: ({ ownTakes }) => ownTakes, step: 0.2 },
  { ground: 'party-takes', of: ({ partyTakes }) => partyTakes, step: 0.2 },
  { ground: 'wins', of: ({ wins }) => wins, step: 0.08 },
  { ground: 'extras', of: ({ extras }) => extras, step: 0.2 },
  { ground: 'eyes', of: ({ eyes }) => eyes, step: 6 },
];

/** What speaks most clearly for the better of two moves. */
export function reasonFor(better: Outlook, worse: Outlook): Reason<Exclude<Ground, 'call' | 'step'>> {
  let found: Reason<Measure['ground']> | null = null;
  let most = 1;
  for (const { ground, of, step } of MEASURES) {
    const [more, less] = [of(better), of(worse)];
    if (more === null || less === null) continue;
    const steps = (more - less) / step;
    if (steps < most || (found && steps === most)) continue;
    most = steps;
    found = { ground, better: more, worse: less };
  }
  return found ?? { ground: 'points', better: better.points, worse: worse.points };
}
