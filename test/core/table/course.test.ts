import { describe, expect, test } from 'vitest';
import type { BockRule, BockTrigger } from '../../../src/core/rules/bock.ts';
import { DDV, type RuleSet } from '../../../src/core/rules/ruleSet.ts';
import type { ChairNumber } from '../../../src/core/table/chairs.ts';
import {
  type Course,
  handsLeft,
  isPlayedOut,
  nextDeal,
  nextMultiplier,
  owedSolos,
} from '../../../src/core/table/course.ts';
import type { SessionLength } from '../../../src/core/table/settings.ts';
import type { SheetRow } from '../../../src/core/table/sheet.ts';

/** A normal hand without points, dealt by `dealer`. */
const row = (dealer: number, given: Partial<SheetRow> = {}): SheetRow => ({
  hand: 1,
  dealer: dealer as ChairNumber,
  contract: 'normal',
  winner: 're',
  value: 0,
  scores: [0, 0, 0, 0],
  playedBy: [null, null, null, null],
  solo: null,
  multiplier: 1,
  bock: [],
  ...given,
});

const thrownIn = (dealer: number) => row(dealer, { contract: 'thrown-in', winner: null });

const solo = (dealer: number, chair: number, kind: 'voluntary' | 'mandatory' | 'forced') =>
  row(dealer, { contract: 'solo-queens', solo: { chair: chair as ChairNumber, kind } });

const ofHands = (hands: number): SessionLength => ({ kind: 'hands', hands });

const course = (
  sheet: readonly SheetRow[],
  { rules = DDV, length = ofHands(24), players = 4 }: Given = {},
): Course => ({
  settings: { rules, length, pace: 'live', absence: 'wait', hints: false },
  sheet,
  chairs: { length: players },
});

interface Given {
  readonly rules?: RuleSet;
  readonly length?: SessionLength;
  readonly players?: number;
}

const TOURNAMENT = { ...DDV, mandatorySolos: true };

describe('the next dealer', () => {
  test.each<[string, readonly SheetRow[], number, number]>([
    ['is the first one drawn', [], 4, 2],
    ['is the next clockwise', [row(2)], 4, 3],
    ['follows round the table', [row(3)], 4, 0],
    ['follows round a table of six', [row(5)], 6, 0],
    ['deals again after a throw-in', [row(2), thrownIn(3)], 4, 3],
    ['deals again after a mandatory solo', [solo(2, 0, 'mandatory')], 4, 2],
    ['moves on after a voluntary solo', [solo(2, 0, 'voluntary')], 4, 3],
    ['moves on after a forced solo', [solo(2, 0, 'forced')], 4, 3],
  ])('%s', (_name, sheet, players, dealer) => {
    expect(nextDeal(course(sheet, { players }), 2).dealer).toBe(dealer);
  });
});

describe('mandatory solos', () => {
  test('are owed by nobody where the rules ask for none', () => {
    expect(owedSolos(course([row(0)]))).toEqual([]);
  });

  test('are owed until they were played, mandatory or forced', () => {
    const rules = TOURNAMENT;
    expect(owedSolos(course([], { rules }))).toEqual([0, 1, 2, 3]);
    const sheet = [solo(0, 2, 'mandatory'), solo(0, 1, 'forced'), solo(1, 3, 'voluntary'), row(2)];
    expect(owedSolos(course(sheet, { rules }))).toEqual([0, 3]);
  });

  const counted = (hands: number) => Array.from({ length: hands }, (_, hand) => row(hand % 4));

  test.each<[string, readonly SheetRow[], number, number | null]>([
    ['nobody while there are more hands than solos', counted(19), 4, null],
    ['the next one left of the dealer once there are as many', counted(20), 4, 1],
    ['and no throw-in changes that', [...counted(20), thrownIn(0)], 4, 1],
    ['the next one who still owes', [...counted(19), solo(0, 0, 'mandatory'), row(0)], 4, 2],
    [
      'the last one in the last hand',
      [...[0, 1, 2].map((chair) => solo(3, chair, 'forced')), ...counted(20)],
      4,
      3,
    ],
  ])('force %s', (_name, sheet, players, forced) => {
    const deal = nextDeal(course(sheet, { rules: TOURNAMENT, players }), 0);
    expect(deal.forced).toBe(forced);
  });

  test('force nobody where none is owed any more', () => {
    const sheet = [0, 1, 2, 3].map((chair) => solo(3, chair, 'mandatory'));
    expect(nextDeal(course(sheet, { rules: TOURNAMENT, length: ofHands(4) }), 0).forced).toBeNull();
  });

  test('of five players: who owes and sits out is asked in a later hand, and the deal passes on to one', () => {
    const all = { rules: TOURNAMENT, players: 5, length: ofHands(5) } as const;
    // Chair 0 deals and sits out; chair 1 is the first to its left.
    expect(nextDeal(course([], all), 0)).toEqual({ dealer: 0, lineup: [1, 2, 3, 4], forced: 1 });
    // Only chair 0 owes, and would deal: chair 1 deals instead.
    const sheet = [1, 2, 3, 4].map((chair) => solo(4, chair, 'forced'));
    expect(nextDeal(course(sheet, all), 0)).toEqual({ dealer: 1, lineup: [0, 2, 3, 4], forced: 0 });
  });

  test('of seven players all find their hand', () => {
    const given = { rules: TOURNAMENT, players: 7, length: ofHands(7) } as const;
    const sheet: SheetRow[] = [];
    while (!isPlayedOut(course(sheet, given))) {
      const { dealer, lineup, forced } = nextDeal(course(sheet, given), 3);
      expect(lineup).toContain(forced);
      sheet.push(solo(dealer, forced as number, 'forced'));
    }
    expect(sheet.map((played) => played.solo?.chair).toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });
});

describe('the length of a session', () => {
  const scored = (scores: readonly (number | null)[]) => row(0, { scores });

  test.each<[string, SessionLength, readonly SheetRow[], boolean]>([
    ['two hands, one played', ofHands(2), [row(0)], false],
    ['two hands, both played', ofHands(2), [row(0), row(1)], true],
    ['two hands, one of them thrown in', ofHands(2), [row(0), thrownIn(1)], false],
    ['to 30, nobody there', { kind: 'target', points: 30 }, [scored([29, -29, 29, -29])], false],
    [
      'to 30, somebody there',
      { kind: 'target', points: 30 },
      [scored([20, -20, 20, -20]), scored([10, -10, -10, 10])],
      true,
    ],
    ['to 30, only below zero', { kind: 'target', points: 30 }, [scored([-36, 12, 12, 12])], false],
    ['to 30, of five players', { kind: 'target', points: 30 }, [scored([null, -10, -10, -10, 30])], true],
    ['open, as long as you like', { kind: 'open' }, Array.from({ length: 200 }, () => row(0)), false],
  ])('%s', (_name, length, sheet, over) => {
    expect(isPlayedOut(course(sheet, { length, players: 5 }))).toBe(over);
  });

  test('says how many hands are left where that is known', () => {
    expect(handsLeft(course([row(0), thrownIn(1)], { length: ofHands(16) }))).toBe(15);
    expect(handsLeft(course([row(0), row(1)], { length: ofHands(1) }))).toBe(0);
    expect(handsLeft(course([row(0)], { length: { kind: 'open' } }))).toBeNull();
  });
});

describe('a Bock round', () => {
  /** Which hands count how much, where `triggers` says what each hand gave a reason for (null: thrown in). */
  function multipliers(rule: BockRule, hands: readonly (readonly BockTrigger[] | null)[]): readonly number[] {
    const rules = { ...DDV, bock: rule };
    const sheet: SheetRow[] = [];
    return [...hands, []].map((bock) => {
      const multiplier = nextMultiplier(course(sheet, { rules }));
      sheet.push(bock ? row(0, { bock, multiplier }) : thrownIn(0));
      return multiplier;
    });
  }

  const rule = (overlap: BockRule['overlap'], hands = 4): BockRule => ({
    on: ['schwarz', 'solo-lost'],
    hands,
    effect: 'double',
    overlap,
  });

  const one: readonly BockTrigger[] = ['schwarz'];
  const two: readonly BockTrigger[] = ['schwarz', 'solo-lost'];
  const no: readonly BockTrigger[] = [];

  test.each<[string, BockRule, readonly (readonly BockTrigger[] | null)[], readonly number[]]>([
    [
      'counts four hands double, from the next one on',
      rule('append'),
      [no, one, no, no, no, no],
      [1, 1, 2, 2, 2, 2, 1],
    ],
    [
      'appended, after hands 3 and 5',
      rule('append'),
      [no, no, one, no, one, no, no, no, no, no, no],
      [1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 1],
    ],
    [
      'stacked, after hands 3 and 5',
      rule('stack'),
      [no, no, one, no, one, no, no, no, no],
      [1, 1, 1, 2, 2, 4, 4, 2, 2, 1],
    ],
    [
      'ignored while it runs, after hands 3 and 5',
      rule('ignore'),
      [no, no, one, no, one, no, no],
      [1, 1, 1, 2, 2, 2, 2, 1],
    ],
    ['may be of five hands', rule('append', 5), [one, no, no, no, no, no], [1, 2, 2, 2, 2, 2, 1]],
    ['is not used up by a throw-in', rule('append', 2), [one, no, null, null, no], [1, 2, 2, 2, 2, 1]],
    ['appended follows the one that runs', rule('append', 2), [one, one, no, no, no], [1, 2, 2, 2, 2, 1]],
    [
      'twice at once, appended, is two in a row',
      rule('append', 2),
      [two, no, no, no, no],
      [1, 2, 2, 2, 2, 1],
    ],
    ['stacked multiplies with the one that runs', rule('stack', 2), [one, one, no, no], [1, 2, 4, 2, 1]],
    ['twice at once, stacked, counts four times', rule('stack', 2), [two, no, no], [1, 4, 4, 1]],
    [
      'is ignored while one runs, in its last hand too',
      rule('ignore', 2),
      [one, one, one, no],
      [1, 2, 2, 1, 1],
    ],
    ['begins anew once the last one is over', rule('ignore', 1), [one, no, one], [1, 2, 1, 2]],
    ['twice at once, one of them ignored, is one', rule('ignore', 1), [two, no], [1, 2, 1]],
  ])('%s', (_name, bock, hands, expected) => {
    expect(multipliers(bock, hands)).toEqual(expected);
  });

  test('is none without a rule', () => {
    expect(nextMultiplier(course([row(0, { bock: one })]))).toBe(1);
  });
});
