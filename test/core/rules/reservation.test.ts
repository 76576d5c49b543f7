import { describe, expect, test } from 'vitest';
import {
  highestPossibleRank,
  rankOfReservation,
  reservationsFor,
} from '../../../src/core/rules/reservation.ts';
import { DDV, type RuleSet } from '../../../src/core/rules/ruleSet.ts';
import { NO_THROW_IN, type ThrowIn } from '../../../src/core/rules/throwIn.ts';
import { cards } from '../../support/deals.ts';

const names = (hand: string, rules: Partial<RuleSet>) =>
  reservationsFor(cards(hand), { ...DDV, solos: [], ...rules });

describe('a throw-in', () => {
  test.each<[string, Partial<ThrowIn>, string, boolean]>([
    ['five nines of five', { nines: 5 }, 'C9 C9 S9 S9 H9 CA CA SA SA HA HA HT', true],
    ['four nines of five', { nines: 5 }, 'C9 C9 S9 S9 HK CA CA SA SA HA HA HT', false],
    ['five kings of five', { kings: 5 }, 'CK CK SK SK HK CA CA SA SA HA HA HT', true],
    ['eight nines and kings', { ninesAndKings: 8 }, 'C9 C9 S9 CK CK SK SK HK CA CA SA HT', true],
    ['seven nines and kings', { ninesAndKings: 8 }, 'C9 C9 S9 CK CK SK SK CQ CA CA SA HT', false],
    [
      'seven aces and tens, the Dulle among them',
      { fullCards: 7 },
      'CA CA SA ST DA DT HT CJ CJ SJ SJ HJ',
      true,
    ],
    ['six aces and tens', { fullCards: 7 }, 'CA CA SA ST DA DT CJ CJ SJ SJ HJ HJ', false],
    // 6 × 11 + 10 + 4 = 80.
    ['80 eyes are not over 80', { eyesOver: 80 }, 'CA CA SA SA HA HA CT CK C9 C9 S9 S9', false],
    // 6 × 11 + 5 × 3 = 81.
    ['81 eyes are over 80', { eyesOver: 80 }, 'CA CA SA SA HA HA CQ CQ SQ SQ HQ C9', true],
    [
      'no trump above the jack of diamonds',
      { noTrumpAbove: 'DJ' },
      'DJ DA DT CA CA CT CT CK CK SA SA ST',
      true,
    ],
    ['the jack of hearts above it', { noTrumpAbove: 'DJ' }, 'HJ DA DT CA CA CT CT CK CK SA SA ST', false],
    ['a Dulle above it', { noTrumpAbove: 'DJ' }, 'HT DA DT CA CA CT CT CK CK SA SA ST', false],
    ['no trump at all', { noTrumpAbove: 'DJ' }, 'CA CA CT CT CK CK SA SA ST ST SK SK', true],
    [
      'no trump above the ace of diamonds',
      { noTrumpAbove: 'DA' },
      'DA DT D9 CA CA CT CT CK CK SA SA ST',
      true,
    ],
    ['the jack of diamonds above it', { noTrumpAbove: 'DA' }, 'DJ DT D9 CA CA CT CT CK CK SA SA ST', false],
    ['one reason of several', { nines: 5, eyesOver: 80 }, 'CA CA SA SA HA HA CQ CQ SQ SQ HQ C9', true],
    ['no reason of several', { nines: 5, fullCards: 7 }, 'C9 C9 S9 S9 HK CA CA SA HT HQ HQ HJ', false],
    ['never, where it is not played', {}, 'C9 C9 S9 S9 H9 H9 D9 D9 CK CK SK SK', false],
  ])('%s', (_name, reasons, hand, allowed) => {
    const rules = { throwIn: { ...NO_THROW_IN, ...reasons } };
    expect(names(hand, rules).includes('throw-in')).toBe(allowed);
  });

  test('does not look at Schweine', () => {
    const rules = { schweine: true, throwIn: { ...NO_THROW_IN, noTrumpAbove: 'DJ' as const } };
    expect(names('DA DA DT CA CA CT CT CK CK SA SA ST', rules)).toContain('throw-in');
  });
});

describe('a poverty', () => {
  const SIDE = 'CA CA CT CT CK CK SA SA ST';

  test.each<[string, Partial<RuleSet>, string, boolean]>([
    ['three trumps', { poverty: true }, `HT DK D9 ${SIDE}`, true],
    ['no trump', { poverty: true }, `SK SK S9 ${SIDE}`, true],
    ['four trumps', { poverty: true }, `HT DK D9 DJ ${SIDE.slice(3)}`, false],
    ['three trumps that redeal', { poverty: 'redeal' }, `HT DK D9 ${SIDE}`, true],
    ['three trumps where it is not played', { poverty: false }, `HT DK D9 ${SIDE}`, false],
    ['a fox as the fourth trump', { poverty: true }, `HT DK D9 DA ${SIDE.slice(3)}`, false],
    [
      'two foxes, not counted',
      { poverty: true, povertyFoxesCount: false },
      `HT DK D9 DA DA ${SIDE.slice(6)}`,
      true,
    ],
    [
      'two foxes, not counted, and four others',
      { poverty: 'redeal', povertyFoxesCount: false },
      `HT DK D9 DJ DA DA ${SIDE.slice(9)}`,
      false,
    ],
  ])('%s', (_name, rules, hand, allowed) => {
    expect(names(hand, rules).includes('poverty')).toBe(allowed);
  });
});

describe('rank', () => {
  test('is highest for a mandatory solo, then a solo, a throw-in, a poverty, a wedding', () => {
    const ranks = [
      rankOfReservation('solo-clubs', true),
      rankOfReservation('solo-clubs', false),
      rankOfReservation('throw-in', false),
      rankOfReservation('poverty', false),
      rankOfReservation('wedding', false),
    ];
    expect(ranks).toEqual(ranks.toSorted((a, b) => b - a));
    expect(new Set(ranks).size).toBe(ranks.length);
    expect(rankOfReservation('throw-in', true)).toBe(ranks[2]);
  });

  const throwIn = { ...NO_THROW_IN, kings: 5 };

  test.each<[string, Partial<RuleSet>, boolean, number]>([
    ['a mandatory solo, if one is owed', {}, true, rankOfReservation('solo-jacks', true)],
    ['a solo, if none is owed', { throwIn, poverty: true }, false, rankOfReservation('solo-jacks', false)],
    [
      'a throw-in, without solos',
      { solos: [], throwIn, poverty: true },
      false,
      rankOfReservation('throw-in', false),
    ],
    ['a poverty, without either', { solos: [], poverty: true }, false, rankOfReservation('poverty', false)],
    [
      'a poverty that voids the hand',
      { solos: [], poverty: 'redeal' },
      false,
      rankOfReservation('poverty', false),
    ],
    ['a wedding, with nothing else played', { solos: [] }, false, rankOfReservation('wedding', false)],
  ])('at most that of %s', (_name, rules, owes, rank) => {
    expect(highestPossibleRank({ ...DDV, ...rules }, owes)).toBe(rank);
  });
});
