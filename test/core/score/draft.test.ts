import { describe, expect, test } from 'vitest';
import { PRESETS } from '../../../src/core/rules/ruleSet.ts';
import {
  type Draft,
  entryOf,
  missingIn,
  NEW_DRAFT,
  takesExtras,
  withContract,
  withExtras,
  withEyes,
  withEyesMoved,
  withRe,
  withTrickless,
} from '../../../src/core/score/draft.ts';

const PLAYED: Draft = withExtras(withEyes(withRe(NEW_DRAFT, [2, 0]), 130), 're', { fox: 1 });

describe('a draft', () => {
  test('is no hand before Re and its card points are chosen', () => {
    expect(missingIn(NEW_DRAFT)).toBe('re');
    expect(missingIn(withRe(NEW_DRAFT, [1]))).toBe('re');
    expect(missingIn(withRe(NEW_DRAFT, [1, 3]))).toBe('eyes');
    expect(missingIn(PLAYED)).toBeNull();
  });

  test('has its players of Re in the order of their seats', () => {
    expect(PLAYED.re).toEqual([0, 2]);
    expect(entryOf(PLAYED, PRESETS.ddv).parties).toEqual(['re', 'kontra', 're', 'kontra']);
  });

  test.each<[string, Draft, number | null, Draft['trickless']]>([
    ['counts from 120 at first', withEyesMoved(NEW_DRAFT, -5), 115, null],
    ['counts on from what was chosen', withEyesMoved(PLAYED, 10), 140, null],
    ['stops at 240', withEyesMoved(withEyes(NEW_DRAFT, 235), 10), 240, null],
    ['stops at 0', withEyesMoved(withEyes(NEW_DRAFT, 3), -10), 0, null],
    ['has 240 where Kontra won no trick', withTrickless(PLAYED, 'kontra'), 240, 'kontra'],
    ['has 0 where Re won no trick', withTrickless(PLAYED, 're'), 0, 're'],
    [
      'keeps the card points where that is taken back',
      withTrickless(withTrickless(PLAYED, 're'), 're'),
      0,
      null,
    ],
    ['has tricks again with card points', withEyesMoved(withTrickless(PLAYED, 're'), 1), 1, null],
    ['knows who has no trick by the end it is at', withEyes(withTrickless(PLAYED, 're'), 240), 240, null],
  ])('%s', (_name, draft, eyes, trickless) => {
    expect([draft.reEyes, draft.trickless]).toEqual([eyes, trickless]);
  });

  test('drops what can no longer be: players of Re who are too many, and extra points', () => {
    const solo = withContract(PLAYED, 'solo-queens');
    expect(solo).toMatchObject({ re: [], extras: { re: {}, kontra: {} }, reEyes: 130 });
    expect(withContract(PLAYED, 'poverty')).toMatchObject({ re: [0, 2], extras: { re: { fox: 1 } } });
    expect(withTrickless(PLAYED, 're').extras.re).toEqual({});
    expect(withTrickless(PLAYED, 'kontra').extras.re).toEqual({ fox: 1 });
  });

  test('takes no extra points where one plays alone, a wedding without a partner included', () => {
    expect(takesExtras(NEW_DRAFT)).toBe(true);
    expect(takesExtras(withContract(NEW_DRAFT, 'silent-wedding'))).toBe(false);
    const wedding = withContract(PLAYED, 'wedding');
    expect(takesExtras(wedding)).toBe(true);
    expect(withRe(wedding, [0]).extras.re).toEqual({});
  });
});
