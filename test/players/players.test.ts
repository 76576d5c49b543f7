import { describe, expect, test } from 'vitest';
import type { HandState } from '../../src/core/hand/state.ts';
import { turnOf } from '../../src/core/hand/state.ts';
import { DDV, PRESETS, type RuleSet } from '../../src/core/rules/ruleSet.ts';
import { NO_THROW_IN } from '../../src/core/rules/throwIn.ts';
import { perSeat, SEATS, type Seat } from '../../src/core/seat.ts';
import { seatView } from '../../src/core/view/seatView.ts';
import type { Player } from '../../src/players/player.ts';
import { randomPlayer } from '../../src/players/randomPlayer.ts';
import { simplePlayer } from '../../src/players/simplePlayer.ts';
import { dealWith } from '../support/deals.ts';
import { withSwap } from '../support/permuted.ts';
import { playHand, randomSetup } from '../support/playout.ts';
import { seededRandom } from '../support/random.ts';
import { allHealthy, given, when } from '../support/script.ts';
import { HOUSE_RULES } from './houseRules.ts';

const four = (player: Player) => perSeat(() => player);

describe.each<[string, Player]>([
  ['the simple player', simplePlayer],
  ['the random player', randomPlayer],
])('%s', (_name, player) => {
  test.each<[string, RuleSet]>([...Object.entries(PRESETS), ['house rules', HOUSE_RULES]])(
    'plays every hand to its end by the rules: %s',
    (_rules, rules) => {
      for (let seed = 0; seed < 60; seed++) {
        const random = seededRandom(seed);
        const owesSolo = SEATS.filter(() => random() < 0.15);
        const forcedSolo = seed % 10 === 0 ? ((seed % 4) as Seat) : null;
        const over = playHand(randomSetup(random, { rules, owesSolo, forcedSolo }), four(player), random);
        expect(over.phase).toBe('over');
      }
    },
  );

  test('does nothing out of turn, or once the hand is over', () => {
    const random = seededRandom(7);
    playHand(randomSetup(random), four(player), random, (state) => {
      for (const seat of SEATS) {
        if (turnOf(state) !== seat) expect(player(seatView(state, seat), random)).toBeNull();
      }
    });
  });

  test('decides the same for the same view and random source, whatever the others hold', () => {
    let compared = 0;
    for (let seed = 0; seed < 8; seed++) {
      const random = seededRandom(seed);
      playHand(randomSetup(random), four(player), random, (state) => {
        const seat = turnOf(state);
        if (seat === null) return;
        const [a, b] = SEATS.filter((other) => other !== seat) as [Seat, Seat];
        const other = withSwap(state, a, b, seededRandom(seed));
        if (!other) return;
        compared++;
        const decide = (from: HandState) => player(seatView(from, seat), seededRandom(99));
        expect(decide(other)).toEqual(decide(state));
      });
    }
    expect(compared).toBeGreaterThan(100);
  });
});

/** Points a hand that one simple player wins from three random ones, each deal played from all four seats. */
function pointsAgainstRandom(deals: number): number {
  let points = 0;
  for (let seed = 0; seed < deals; seed++) {
    const setup = randomSetup(seededRandom(seed));
    for (const seat of SEATS) {
      const players = perSeat((other) => (other === seat ? simplePlayer : randomPlayer));
      points += playHand(setup, players, seededRandom(seed + 1_000)).result.scores[seat];
    }
  }
  return points / deals / 4;
}

test('the simple player beats random players by more than two points a hand', () => {
  // 2.9 ± 0.1 over 1,200 deals.
  expect(pointsAgainstRandom(60)).toBeGreaterThan(2);
});

describe('sensible play', () => {
  const toPlay = (state: HandState) => {
    const move = simplePlayer(seatView(state, turnOf(state) as Seat), seededRandom(1));
    return move?.do === 'play' ? move.card : move?.do;
  };

  test('a side ace is led early', () => {
    const hands = dealWith({ 0: 'CA SK SK HK D9 D9 DK DK DJ DJ HJ H9' });
    expect(toPlay(allHealthy(given(hands)))).toBe('CA');
  });

  test('a sure trick of the partner gets the eyes', () => {
    // Seats 0 and 2 are Re and known; seat 2 leads the Dulle that nobody can beat.
    const hands = dealWith({
      0: 'CQ D9 DT DT DJ SK SK S9 HK HK H9 C9',
      2: 'CQ HT CA SQ',
    });
    const led = allHealthy(given(hands, { dealer: 1 }));
    const dulle = when(led, '2 announce re', '2 play HT', `3 play ${trumpOf(hands[3])}`);
    expect(toPlay(when(dulle, '0 announce no90'))).toBe('DT');
  });

  test('a fox is not given to an opponent', () => {
    const hands = dealWith({ 0: 'HT CQ CQ', 1: 'DA DJ D9 SK SK HK HK CK CK C9 C9 S9' });
    const led = when(allHealthy(given(hands)), '0 announce re', '0 play HT');
    expect(toPlay(led)).not.toBe('DA');
  });

  test('both queens of clubs are a wedding, unless the hand is overwhelming', () => {
    const weak = given(dealWith({ 0: 'CQ CQ D9 DK SK SK S9 HK CK CK C9 H9' }));
    expect(simplePlayer(seatView(weak, 0), seededRandom(1))).toEqual({ do: 'declare', value: 'reservation' });
  });

  test('a solo that is forced on a weak hand is played without Re; one that is named freely is announced', () => {
    const announced = (hand: string, solo: string, setup: object) => {
      const dealt = given(dealWith({ 0: hand }), setup);
      const named =
        dealt.phase === 'name'
          ? when(dealt, `0 name ${solo}`)
          : when(
              dealt,
              '0 declare reservation',
              '1 declare healthy',
              '2 declare healthy',
              '3 declare healthy',
              `0 name ${solo}`,
            );
      const move = simplePlayer(seatView(named, 0), seededRandom(1));
      return move?.do === 'announce' ? move.value : null;
    };
    const forced = { owesSolo: [0], forcedSolo: 0 };
    expect(announced('C9 C9 S9 SK SK HK H9 D9 D9 DK DJ HJ', 'solo-diamonds', forced)).toBeNull();
    const strong = 'HT HT CQ CQ SQ SQ HQ HQ DQ DQ CJ CA';
    expect(announced(strong, 'solo-diamonds', forced)).toBe('re');
    expect(announced(strong, 'solo-diamonds', {})).toBe('re');
  });

  test('a weak hand is thrown in where that is possible, a strong one is played', () => {
    const rules = { throwIn: { ...NO_THROW_IN, kings: 3 } };
    const answer = (hand: string) => {
      const state = given(dealWith({ 0: hand }), { rules });
      return simplePlayer(seatView(state, 0), seededRandom(1));
    };
    expect(answer('CK CK SK SK S9 S9 H9 HK C9 C9 D9 ST')).toMatchObject({ value: 'reservation' });
    expect(answer('CK SK HK HT HT CQ SQ SQ HQ HQ CJ SJ')).toMatchObject({ value: 'healthy' });
  });

  test('even where every deal lets somebody throw in, some are played', () => {
    const rules = { ...DDV, throwIn: { ...NO_THROW_IN, kings: 1 } };
    const random = seededRandom(5);
    const contracts = Array.from(
      { length: 40 },
      () => playHand(randomSetup(random, { rules }), four(simplePlayer), random).result.contract,
    );
    expect(contracts.filter((contract) => contract !== 'thrown-in').length).toBeGreaterThan(3);
  });
});

const trumpOf = (hand: readonly string[]): string =>
  hand.find((card) => ['D9', 'DK', 'DJ', 'HJ', 'SJ', 'DT', 'DQ', 'HQ'].includes(card)) ?? '';
