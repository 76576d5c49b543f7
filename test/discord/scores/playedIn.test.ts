import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Draft, entryOf, NEW_DRAFT } from '../../../src/core/score/draft.ts';
import { scoreEntry } from '../../../src/core/score/entry.ts';
import { SEATS } from '../../../src/core/seat.ts';
import { publicView } from '../../../src/core/view/publicView.ts';
import { playedIn } from '../../../src/discord/scores/openCorrection.ts';
import { playedOut } from '../../support/playout.ts';
import { mixedRules } from '../../support/rules.ts';

test('a correction begins with what was played: unchanged, it comes to the same points', () => {
  fc.assert(
    fc.property(mixedRules, fc.nat(), (rules, seed) => {
      const { over } = playedOut(seed, rules);
      const known = playedIn(publicView(over));
      expect(known === null).toBe(over.thrownIn);
      if (over.thrownIn) return;
      if (!known) throw new Error('Nothing is known of a hand that was played');
      const { contract, parties, eyes, scores, winner } = over.result;
      const draft: Draft = {
        ...NEW_DRAFT,
        ...known,
        contract,
        re: SEATS.filter((seat) => parties[seat] === 're'),
        reEyes: eyes.re,
        multiplier: over.multiplier,
      };
      const score = scoreEntry(entryOf(draft, rules));
      expect(score).toMatchObject({ ok: true, value: { scores, winner } });
    }),
    { numRuns: 150 },
  );
});
