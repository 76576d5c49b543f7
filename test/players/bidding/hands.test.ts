import { describe, expect, test } from 'vitest';
import { type HandState, turnOf } from '../../../src/core/hand/state.ts';
import { DDV, PRESETS, type RuleSet } from '../../../src/core/rules/ruleSet.ts';
import { perSeat, SEATS, type Seat } from '../../../src/core/seat.ts';
import { seatView } from '../../../src/core/view/seatView.ts';
import { playerOf } from '../../../src/players/levels.ts';
import type { Player } from '../../../src/players/player.ts';
import { withSwap } from '../../support/permuted.ts';
import { playHand, randomSetup } from '../../support/playout.ts';
import { seededRandom } from '../../support/random.ts';
import { rareDeal } from '../../support/rareDeals.ts';
import { HOUSE_RULES } from '../houseRules.ts';

/** Club players that think next to nothing, so that many hands can be played. */
const hasty = playerOf('club:0.05') as Player;

describe('hands between players that search', () => {
  test.each<[string, RuleSet]>([
    ...Object.entries(PRESETS),
    ['house rules', HOUSE_RULES],
    ['no solos', { ...DDV, solos: [] }],
    ['poverties deal again', { ...DDV, poverty: 'redeal' }],
  ])('go to their end by the rules: %s', (_rules, rules) => {
    for (let seed = 0; seed < 12; seed++) {
      const random = seededRandom(seed);
      const owesSolo = rules.solos.length === 0 ? [] : SEATS.filter(() => random() < 0.15);
      const forcedSolo = rules.solos.length > 0 && seed % 6 === 0 ? ((seed % 4) as Seat) : null;
      const rare = seed % 2 === 0 ? { hands: rareDeal(rules.nines, random) } : {};
      const setup = randomSetup(random, { rules, owesSolo, forcedSolo, ...rare });
      expect(
        playHand(
          setup,
          perSeat(() => hasty),
          random,
        ).phase,
      ).toBe('over');
    }
  });
});

test('before play and with announcements, the same view and random source lead to the same, whatever others hold', () => {
  let compared = 0;
  for (let seed = 0; seed < 12; seed++) {
    const random = seededRandom(seed);
    const setup = randomSetup(random, { rules: PRESETS.kitchen, hands: rareDeal(true, random) });
    playHand(
      setup,
      perSeat(() => hasty),
      random,
      (state) => {
        const seat = turnOf(state);
        if (seat === null || (state.phase === 'play' && state.tricks.length > 1)) return;
        const [a, b] = SEATS.filter((other) => other !== seat) as [Seat, Seat];
        const other = withSwap(state, a, b, seededRandom(seed));
        if (!other) return;
        compared++;
        const decide = (from: HandState) => hasty(seatView(from, seat), seededRandom(99));
        expect(decide(other)).toEqual(decide(state));
      },
    );
  }
  expect(compared).toBeGreaterThan(50);
});
