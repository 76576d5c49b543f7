import { describe, expect, test } from 'vitest';
import { type HandState, turnOf } from '../../src/core/hand/state.ts';
import { LEVELS } from '../../src/core/level.ts';
import { DDV, PRESETS, type RuleSet } from '../../src/core/rules/ruleSet.ts';
import { perSeat, SEATS, type Seat } from '../../src/core/seat.ts';
import { seatView } from '../../src/core/view/seatView.ts';
import { PLAYER_NAMES, playerOf } from '../../src/players/levels.ts';
import type { Player } from '../../src/players/player.ts';
import { randomPlayer } from '../../src/players/randomPlayer.ts';
import { withSwap } from '../support/permuted.ts';
import { playHand, randomSetup } from '../support/playout.ts';
import { seededRandom } from '../support/random.ts';
import { HOUSE_RULES } from './houseRules.ts';

/** With a fraction of the level's work, so that many hands can be played. */
const working = (name: string): Player => {
  const player = playerOf(name);
  if (!player) throw new Error(`No player ${name}`);
  return player;
};

const SEARCHING: readonly (readonly [string, Player, number])[] = [
  ['club', working('club:0.05'), 250],
  ['expert', working('expert:0.02'), 1000],
];

test('every level has a player', () => {
  expect(PLAYER_NAMES).toEqual(['random', ...LEVELS]);
  for (const level of LEVELS) expect(playerOf(level)).not.toBeNull();
});

test.each([
  'clubs',
  'expert:',
  'expert:0',
  'expert:-1',
  'expert:x',
  'expert:1:1',
  'expert:101',
  'expert:1e306',
  'expert:NaN',
])('there is no player "%s"', (name) => expect(playerOf(name)).toBeNull());

describe.each(SEARCHING)('the player of level %s', (_level, player, positions) => {
  test.each<[string, RuleSet]>([...Object.entries(PRESETS), ['house rules', HOUSE_RULES]])(
    'plays every hand to its end by the rules: %s',
    (_rules, rules) => {
      for (let seed = 0; seed < 2; seed++) {
        const random = seededRandom(seed);
        const owesSolo = rules.mandatorySolos ? SEATS.filter(() => random() < 0.5) : [];
        const forcedSolo = owesSolo[0] !== undefined && seed % 2 === 0 ? owesSolo[0] : null;
        const setup = randomSetup(random, { rules, owesSolo, forcedSolo });
        expect(
          playHand(
            setup,
            perSeat(() => player),
            random,
          ).phase,
        ).toBe('over');
      }
    },
  );

  test('decides the same where only hidden cards differ', () => {
    let compared = 0;
    for (let seed = 0; compared < positions; seed++) {
      const random = seededRandom(seed);
      const rules = seed % 2 === 0 ? DDV : HOUSE_RULES;
      playHand(
        randomSetup(random, { rules }),
        perSeat(() => randomPlayer),
        random,
        (state) => {
          const seat = turnOf(state);
          if (seat === null || seatView(state, seat).legal.length < 2) return;
          const [a, b] = SEATS.filter((other) => other !== seat) as [Seat, Seat];
          const other = withSwap(state, a, b, random);
          if (!other) return;
          compared++;
          const decide = (from: HandState) => player(seatView(from, seat), seededRandom(compared));
          expect(decide(other)).toEqual(decide(state));
        },
      );
    }
  });

  test('has a move at once when its time is up before it began', () => {
    const random = seededRandom(3);
    playHand(
      randomSetup(random),
      perSeat(() => randomPlayer),
      random,
      (state) => {
        const seat = turnOf(state);
        if (seat === null) return;
        expect(player(seatView(state, seat), seededRandom(1), () => true)).not.toBeNull();
      },
    );
  });

  test('does nothing out of turn', () => {
    const random = seededRandom(7);
    playHand(
      randomSetup(random),
      perSeat(() => randomPlayer),
      random,
      (state) => {
        for (const seat of SEATS) {
          if (turnOf(state) !== seat) expect(player(seatView(state, seat), random)).toBeNull();
        }
      },
    );
  });
});
