import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answered } from '../../../src/arena/engine/engine.ts';
import { senseless } from '../../../src/arena/engine/viewSense.ts';
import { readView } from '../../../src/arena/engine/viewShape.ts';
import { type HandState, turnOf } from '../../../src/core/hand/state.ts';
import { PRESETS, type RuleSet } from '../../../src/core/rules/ruleSet.ts';
import { SEATS, type Seat } from '../../../src/core/seat.ts';
import { type SeatView, seatView } from '../../../src/core/view/seatView.ts';
import { decisionRandom } from '../../../src/players/decisionRandom.ts';
import type { Player } from '../../../src/players/player.ts';
import { randomPlayer } from '../../../src/players/randomPlayer.ts';
import { simplePlayer } from '../../../src/players/simplePlayer.ts';
import { readCases } from '../../support/cases.ts';
import { playedOut } from '../../support/playout.ts';
import { mixedRules } from '../../support/rules.ts';

const jsonOf = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown;

const presets: readonly [string, RuleSet][] = Object.entries(PRESETS);

describe('every view that can be is answered', () => {
  test.each(presets)('at any moment of random hands: %s', (_name, rules) => {
    for (let seed = 0; seed < 6; seed++) {
      for (const state of playedOut(seed, rules).states) {
        for (const seat of SEATS) {
          const view = seatView(state, seat);
          const read = readView(jsonOf(view));
          expect(read).toEqual({ ok: true, value: jsonOf(view) });
          expect(senseless(view)).toBeNull();
        }
        const seat = turnOf(state);
        if (seat === null) continue;
        const view = seatView(state, seat);
        expect(answered({ id: seed, view: jsonOf(view), seed: 'x' }, simplePlayer)).toEqual({
          id: seed,
          action: simplePlayer(view, decisionRandom('x', view)),
        });
      }
    }
  });

  test('under any mix of rules', () => {
    const property = fc.property(mixedRules, fc.nat(10_000), (rules, seed) => {
      for (const state of playedOut(seed, rules).states) {
        for (const seat of SEATS) {
          const view = seatView(state, seat);
          expect(answered({ id: 1, view: jsonOf(view) }, randomPlayer)).not.toHaveProperty('error');
        }
      }
    });
    fc.assert(property, { numRuns: 30 });
  });

  test('those of an independent program, whatever the rules', () => {
    for (const { result } of readCases('views')) {
      const { views = [] } = result as { readonly views?: readonly SeatView[] };
      for (const view of views) expect(answered({ id: 'a', view }, randomPlayer)).toMatchObject({ id: 'a' });
      for (const view of views) expect(answered({ id: 'a', view }, randomPlayer)).not.toHaveProperty('error');
    }
  });
});

/** A view of a normal game in which a card is to be played, ten or more cards after its beginning. */
const inPlay = (() => {
  for (let seed = 0; ; seed++) {
    const state = playedOut(seed, PRESETS.ddv).states.find(
      (one) =>
        one.phase === 'play' &&
        one.contract === 'normal' &&
        one.tricks.length > 2 &&
        one.trick.cards.length > 0,
    );
    if (state) return jsonOf(seatView(state, turnOf(state) as Seat)) as Record<string, unknown> & SeatView;
  }
})();
const atStart = (() => {
  const [state] = playedOut(1, PRESETS.ddv).states;
  if (!state) throw new Error('No hand');
  return jsonOf(seatView(state, turnOf(state) as Seat)) as Record<string, unknown> & SeatView;
})();

const other = ((inPlay.seat + 1) % 4) as Seat;
const lastPlay = inPlay.actions.at(-1);
const firstLegal = inPlay.legal[0] as { readonly do: 'play'; readonly card: string };

describe('what is wrong is answered with an error that says why', () => {
  test.each<[string, unknown, string | null, string, string]>([
    ['no JSON', undefined, null, 'bad-request', 'no JSON object'],
    ['a list', [], null, 'bad-request', 'no JSON object'],
    ['no id', { view: inPlay }, null, 'bad-request', '"id"'],
    ['an id too large for JSON', { id: Number.POSITIVE_INFINITY, view: inPlay }, null, 'bad-request', '"id"'],
    ['an id that is an object', { id: {}, view: inPlay }, null, 'bad-request', '"id"'],
    ['a negative budget', { id: 'q', view: inPlay, budgetMs: -1 }, 'q', 'bad-request', '"budgetMs"'],
    ['a budget in words', { id: 'q', view: inPlay, budgetMs: '300' }, 'q', 'bad-request', '"budgetMs"'],
    ['a seed that is a number', { id: 'q', view: inPlay, seed: 1 }, 'q', 'bad-request', '"seed"'],
    ['no view', { id: 'q' }, 'q', 'bad-view', 'The view'],
  ])('%s', (_name, json, id, code, detail) => {
    expect(answered(json, simplePlayer)).toEqual({
      id,
      error: { code, detail: expect.stringContaining(detail) },
    });
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['another format', { format: 'doko-view/2' }, '"format"'],
    ['a fifth seat', { seat: 4 }, '"seat": must be a seat'],
    ['no seat', { seat: undefined }, '"seat" is missing.'],
    ['a rule that nobody knows', { rules: { jokers: true } }, '"rules"'],
    ['rules that contradict each other', { rules: { superschweine: true } }, '"rules"'],
    ['a card that is none', { cards: ['XX'] }, '"cards.0"'],
    ['three parties', { knownParties: [null, null, null] }, '"knownParties'],
    ['an action of no kind', { actions: [{ seat: 0, do: 'sing' }] }, '"actions.0.do": expected ('],
    [
      'passed cards that are none',
      { actions: [{ seat: 0, do: 'pass', cards: ['XX'] }] },
      '"actions.0.cards.0": must be a card.',
    ],
    [
      'endless actions',
      { actions: Array(101).fill({ seat: 0, do: 'play', card: 'HT' }) },
      '"actions" is too long.',
    ],
    ['no legal moves', { legal: undefined }, '"legal" is missing.'],
  ])('a view of the wrong shape: %s', (_name, wrong, detail) => {
    const answer = answered({ id: 1, view: { ...inPlay, ...wrong } }, simplePlayer);
    expect(answer).toEqual({ id: 1, error: { code: 'bad-view', detail: expect.stringContaining(detail) } });
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['too few cards', { dealt: inPlay.dealt.slice(1) }, '"dealt" must be 12 cards'],
    ['nines where there are none', { rules: { nines: false } }, '"dealt" must be 10 cards'],
    ['a card three times', { dealt: Array(12).fill('HT') }, 'HT is there more than twice'],
    ['a card that is gone', { cards: inPlay.dealt }, 'more than twice|"cards" are not what is left'],
    ['one card too few', { cards: inPlay.cards.slice(1) }, '"cards" are not what is left'],
    ['no contract', { contract: null }, 'has a contract'],
    ['nobody in turn', { turn: null }, 'has a seat in turn'],
    ['another seat in turn', { turn: other }, `It is the turn of seat ${inPlay.seat}`],
    [
      'a card out of turn',
      { actions: [...inPlay.actions.slice(0, -1), { ...lastPlay, seat: inPlay.seat }] },
      'out of turn|are not what',
    ],
    ['nothing to do', { legal: [] }, 'has something to do'],
    ['a legal card that is not said to be', { legal: inPlay.legal.slice(1) }, '"legal" misses'],
    ['a card that is not held', { legal: [{ do: 'play', card: 'ZZ' }] }, ''],
    [
      'an answer to another question',
      { legal: [{ do: 'take', value: true }] },
      '"take" is not for this seat now',
    ],
  ])('a view that cannot be: %s', (_name, wrong, detail) => {
    const answer = answered({ id: 1, view: { ...inPlay, ...wrong } }, simplePlayer);
    expect(answer).toMatchObject({ id: 1, error: { detail: expect.stringMatching(detail) } });
  });

  test('announcements before play', () => {
    const view = { ...atStart, legal: [...atStart.legal, { do: 'announce', value: 're' }] };
    expect(answered({ id: 1, view }, simplePlayer)).toMatchObject({ error: { code: 'impossible-view' } });
  });

  test('one answer alone to whether cards are taken', () => {
    const rules = { ...PRESETS.kitchen, poverty: true };
    let seed = 0;
    let asked: HandState | undefined;
    while (!asked) asked = playedOut(seed++, rules).states.find(({ phase }) => phase === 'take');
    const view = jsonOf(seatView(asked, turnOf(asked) as Seat)) as SeatView;
    expect(answered({ id: 1, view: { ...view, legal: view.legal.slice(0, 1) } }, simplePlayer)).toMatchObject(
      {
        error: { code: 'impossible-view', detail: '"legal" misses one answer to "take".' },
      },
    );
  });

  test.each<[string, ReturnType<Player>]>([
    ['an announcement', { do: 'announce', value: 'schwarz' }],
    ['a reservation', { do: 'name', value: 'wedding' }],
    ['a pass', { do: 'pass', cards: ['C9', 'C9', 'CT'] }],
  ])('a view whose list of what is legal misses what the player does: %s', (_name, action) => {
    expect(answered({ id: 1, view: inPlay }, () => action)).toMatchObject({
      error: { code: 'impossible-view', detail: expect.stringContaining('"legal" misses something') },
    });
  });

  test('a player that fails, or has no move', () => {
    const failing: Player = () => {
      throw new Error('secret');
    };
    const answer = answered({ id: 1, view: inPlay }, failing);
    expect(answer).toMatchObject({ error: { code: 'no-answer' } });
    expect(JSON.stringify(answer)).not.toContain('secret');
    expect(answered({ id: 1, view: inPlay }, () => null)).toMatchObject({ error: { code: 'no-answer' } });
  });

  test('views spoilt anywhere never end it', () => {
    for (const key of Object.keys(inPlay)) {
      for (const value of [undefined, null, 0, -1, '', 'HT', [], {}, true, [[]], ['HT'], 1e9]) {
        const answer = answered({ id: 1, view: { ...inPlay, [key]: value } }, simplePlayer);
        expect(answer.id).toBe(1);
      }
    }
  });
});

describe('a decision', () => {
  test('is nothing out of turn, and once the hand is over', () => {
    const { over } = playedOut(1, PRESETS.ddv);
    expect(answered({ id: 1, view: jsonOf(seatView(over, 0)) }, simplePlayer)).toEqual({
      id: 1,
      action: null,
    });
    const early = { ...atStart, turn: (atStart.seat + 1) % 4, legal: [] };
    expect(answered({ id: 1, view: early }, simplePlayer)).toEqual({ id: 1, action: null });
  });

  test('is told when its time is over, and never without a budget', () => {
    const asks: boolean[] = [];
    const asking: Player = (view, random, expired) => {
      asks.push(expired?.() ?? false);
      return simplePlayer(view, random);
    };
    answered({ id: 1, view: inPlay, budgetMs: 0 }, asking);
    answered({ id: 1, view: inPlay }, asking);
    answered({ id: 1, view: inPlay, budgetMs: 60_000 }, asking);
    expect(asks).toEqual([true, false, false]);
  });

  test('follows from view and seed alone', () => {
    const drawn = (seed?: string): unknown => {
      let number = -1;
      answered({ id: 1, view: inPlay, ...(seed === undefined ? {} : { seed }) }, (view, random) => {
        number = random();
        return simplePlayer(view, random);
      });
      return number;
    };
    expect(drawn()).toBe(drawn(''));
    expect(drawn('a')).toBe(drawn('a'));
    expect(drawn('a')).not.toBe(drawn('b'));
  });

  test('leaves out of a view what it does not know', () => {
    const seen: unknown[] = [];
    answered({ id: 1, view: { ...inPlay, hands: ['secret'] }, more: 1 }, (view) => {
      seen.push(view);
      return firstLegal as ReturnType<Player>;
    });
    expect(seen).toEqual([inPlay]);
  });
});
