import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PARTIES, type Party } from '../../../src/core/rules/contract.ts';
import { DDV, PRESETS, type RuleSet } from '../../../src/core/rules/ruleSet.ts';
import {
  contractsPlayed,
  type Entry,
  type EntryFault,
  type Extras,
  NOTHING_SAID,
  scoreEntry,
} from '../../../src/core/score/entry.ts';
import { EXTRA_REASONS, type ScoreLine } from '../../../src/core/score/result.ts';
import type { PerSeat } from '../../../src/core/seat.ts';
import { type OverState, playedOut } from '../../support/playout.ts';
import { mixedRules } from '../../support/rules.ts';

const TWO: PerSeat<Party> = ['re', 'kontra', 're', 'kontra'];
const ONE: PerSeat<Party> = ['re', 'kontra', 'kontra', 'kontra'];

/** A plain hand that Re won with 130 eyes, unless said otherwise. */
const entry = (given: Partial<Entry> = {}): Entry => ({
  rules: DDV,
  contract: 'normal',
  parties: TWO,
  reEyes: 130,
  trickless: null,
  said: { re: NOTHING_SAID, kontra: NOTHING_SAID },
  extras: { re: {}, kontra: {} },
  multiplier: 1,
  ...given,
});

const extras = (re: Extras, kontra: Extras = {}): Pick<Entry, 'extras'> => ({ extras: { re, kontra } });
const all: RuleSet = {
  ...DDV,
  karlchenCaught: true,
  foxLastTrick: true,
  heartsTrick: true,
  dulleCaught: true,
};

describe('a hand that was entered counts for Re', () => {
  test.each<[string, Partial<Entry>, number]>([
    ['1 where it just won', {}, 1],
    ['2 with a fox', extras({ fox: 1 }), 2],
    ['0 where Kontra caught one', extras({}, { fox: 1 }), 0],
    ['-2 where Kontra won against the old', { reEyes: 120 }, -2],
    ['5 with Re and no 90', { reEyes: 160, said: { re: { call: true, steps: 1 }, kontra: NOTHING_SAID } }, 5],
    ['5 where Kontra made no trick', { reEyes: 240, trickless: 'kontra' }, 5],
    ['4 where Kontra made one without card points', { reEyes: 240 }, 4],
    ['four times as much in two Bock rounds', { multiplier: 4 }, 4],
    [
      'twice as much where Re doubles',
      {
        rules: { ...DDV, announcements: 'double' },
        said: { re: { call: true, steps: 0 }, kontra: NOTHING_SAID },
      },
      2,
    ],
  ])('%s', (_name, given, points) => {
    const score = scoreEntry(entry(given));
    expect(score.ok && score.value.scores).toEqual(
      [points, -points + 0, points, -points + 0].map((p) => p + 0),
    );
  });

  test('three times as much in a solo', () => {
    const score = scoreEntry(entry({ contract: 'solo-clubs', parties: ONE }));
    expect(score.ok && score.value.scores).toEqual([3, -1, -1, -1]);
  });
});

describe('no hand can have ended', () => {
  test.each<[string, Partial<Entry>, EntryFault]>([
    ['with 241 card points', { reEyes: 241 }, { code: 'eyes-out-of-range' }],
    ['with -1 card points', { reEyes: -1 }, { code: 'eyes-out-of-range' }],
    ['with half a card point', { reEyes: 120.5 }, { code: 'eyes-out-of-range' }],
    [
      'with card points but no trick',
      { reEyes: 4, trickless: 're' },
      { code: 'trickless-with-eyes', party: 're' },
    ],
    [
      'without a trick of Kontra, and 239 card points of Re',
      { reEyes: 239, trickless: 'kontra' },
      { code: 'trickless-with-eyes', party: 'kontra' },
    ],
    [
      'with a trick without card points where there are no nines',
      { rules: PRESETS.short, reEyes: 240 },
      { code: 'tricks-without-eyes', party: 'kontra' },
    ],
    [
      'in a contract that is not played',
      { contract: 'poverty' },
      { code: 'contract-not-played', contract: 'poverty' },
    ],
    [
      'in a solo that is not played',
      { contract: 'solo-kings', parties: ONE },
      { code: 'contract-not-played', contract: 'solo-kings' },
    ],
    [
      'with three of Re',
      { parties: ['re', 're', 're', 'kontra'] },
      { code: 're-players', least: 2, most: 2 },
    ],
    ['with two soloists', { contract: 'solo-clubs' }, { code: 're-players', least: 1, most: 1 }],
    [
      'in a wedding without anybody of Re',
      { contract: 'wedding', parties: ['kontra', 'kontra', 'kontra', 'kontra'] },
      { code: 're-players', least: 1, most: 2 },
    ],
    [
      'with no 90 but without Re',
      { said: { re: { call: false, steps: 1 }, kontra: NOTHING_SAID } },
      { code: 'steps-without-call', party: 're' },
    ],
    [
      'with five steps',
      { said: { re: NOTHING_SAID, kontra: { call: true, steps: 5 } } },
      { code: 'steps-out-of-range', party: 'kontra' },
    ],
    [
      'with extra points in a solo',
      { contract: 'solo-clubs', parties: ONE, ...extras({ fox: 1 }) },
      { code: 'extras-in-solo' },
    ],
    [
      'with extra points in a wedding without a partner',
      { contract: 'wedding', parties: ONE, ...extras({}, { karlchen: 1 }) },
      { code: 'extras-in-solo' },
    ],
    [
      'with an extra point that is not played',
      extras({ 'hearts-trick': 1 }),
      { code: 'extra-not-played', reason: 'hearts-trick' },
    ],
    [
      'with a fox of a party without a trick',
      { reEyes: 240, trickless: 'kontra', ...extras({}, { fox: 1 }) },
      { code: 'trickless-with-extras', party: 'kontra' },
    ],
    [
      'with three foxes',
      extras({ fox: 2 }, { fox: 1 }),
      { code: 'too-many-extras', reasons: ['fox', 'fox-last-trick'], most: 2 },
    ],
    [
      'with two foxes caught and one in the last trick',
      { rules: all, ...extras({ fox: 2, 'fox-last-trick': 1 }) },
      { code: 'too-many-extras', reasons: ['fox', 'fox-last-trick'], most: 2 },
    ],
    [
      'with a last trick won by two cards',
      { rules: all, ...extras({ karlchen: 1, 'fox-last-trick': 1 }) },
      { code: 'too-many-extras', reasons: ['karlchen', 'fox-last-trick'], most: 1 },
    ],
    [
      'with two last tricks',
      { rules: all, ...extras({ karlchen: 1 }, { 'karlchen-caught': 1 }) },
      { code: 'two-last-tricks' },
    ],
    [
      'with five Doppelköpfe',
      extras({ doppelkopf: 3 }, { doppelkopf: 2 }),
      { code: 'too-many-extras', reasons: ['doppelkopf'], most: 4 },
    ],
    [
      'with a Doppelkopf and 39 card points',
      { reEyes: 39, ...extras({ doppelkopf: 1 }) },
      { code: 'doppelkopf-needs-eyes', party: 're' },
    ],
    ['and count nothing', { multiplier: 0 }, { code: 'multiplier-out-of-range' }],
  ])('%s', (_name, given, error) => {
    expect(scoreEntry(entry(given))).toEqual({ ok: false, error });
  });

  test('but with as much as the cards allow', () => {
    const most = extras(
      { doppelkopf: 2, karlchen: 1, 'karlchen-caught': 1, 'dulle-caught': 1 },
      { doppelkopf: 2, fox: 2, 'hearts-trick': 1 },
    );
    expect(scoreEntry(entry({ rules: all, reEyes: 120, ...most })).ok).toBe(true);
  });
});

/** What people at the table would write down of a hand that was played. */
function noted(hand: Extract<OverState, { thrownIn: false }>): Entry {
  const { contract, parties, eyes, trickCount, lines } = hand.result;
  const counted = (party: Party): Extras =>
    Object.fromEntries(
      EXTRA_REASONS.map((reason) => [
        reason,
        lines.filter((line) => line.reason === reason && line.party === party).length,
      ]),
    );
  const said = (party: Party) => ({
    call: hand.announced[party].call !== 'none',
    steps: hand.announced[party].steps,
  });
  return {
    rules: hand.rules,
    contract,
    parties,
    reEyes: eyes.re,
    trickless: PARTIES.find((party) => trickCount[party] === 0) ?? null,
    said: { re: said('re'), kontra: said('kontra') },
    extras: { re: counted('re'), kontra: counted('kontra') },
    multiplier: hand.multiplier,
  };
}

/** Extra points are entered by kind, and come in the order of tricks where they were played. */
const sorted = (lines: readonly ScoreLine[]) =>
  lines.map(({ party, reason, points }) => `${party} ${reason} ${points}`).sort();

test('any hand that was played counts the same when it is entered', () => {
  fc.assert(
    fc.property(fc.oneof(mixedRules, fc.constantFrom(...Object.values(PRESETS))), fc.nat(), (rules, seed) => {
      const { over } = playedOut(seed, rules);
      if (over.thrownIn) return;
      const score = scoreEntry(noted(over));
      if (!score.ok) throw new Error(JSON.stringify(score.error));
      const { winner, value, scores, lines } = over.result;
      expect(contractsPlayed(rules)).toContain(over.result.contract);
      expect({ ...score.value, lines: sorted(score.value.lines) }).toEqual({
        winner,
        value,
        scores,
        lines: sorted(lines),
      });
    }),
    { numRuns: 200 },
  );
});
