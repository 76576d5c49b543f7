import { describe, expect, test } from 'vitest';
import { reasonFor } from '../../../src/app/coach/reason.ts';
import type { Outlook } from '../../../src/players/coach/analysis.ts';
import { rated } from '../../discord/messages/support/analyses.ts';

const reason = (better: Partial<Outlook>, worse: Partial<Outlook>) =>
  reasonFor(rated(null, { points: 1, ...better }), rated(null, { points: 0.2, ...worse }));

describe('what speaks for the better of two moves', () => {
  test.each<[string, Partial<Outlook>, Partial<Outlook>]>([
    ['own-takes', { ownTakes: 0.8, partyTakes: 0.8 }, { ownTakes: 0.2, partyTakes: 0.6 }],
    ['own-takes', { ownTakes: 0.8, partyTakes: 0.8 }, { ownTakes: 0.2, partyTakes: 0.2 }],
    ['party-takes', { ownTakes: 0, partyTakes: 0.8 }, { ownTakes: 0, partyTakes: 0.3 }],
    ['wins', { wins: 0.6 }, { wins: 0.45 }],
    ['eyes', { eyes: 140, wins: 0.52 }, { eyes: 120, wins: 0.48 }],
    ['extras', { extras: 0.5 }, { extras: -0.2 }],
    ['points', { wins: 0.52, eyes: 123 }, { wins: 0.5, eyes: 120 }],
  ])('%s', (ground, better, worse) => {
    expect(reason(better, worse).ground).toBe(ground);
  });

  test('is never something in which the other is better', () => {
    const { ground } = reason({ ownTakes: 0, wins: 0.7 }, { ownTakes: 1, wins: 0.5 });
    expect(ground).toBe('wins');
  });

  test('is told with both figures', () => {
    expect(reason({ eyes: 140 }, { eyes: 120 })).toEqual({ ground: 'eyes', better: 140, worse: 120 });
    expect(reason({}, {})).toEqual({ ground: 'points', better: 1, worse: 0.2 });
  });

  test('does not ask for tricks where no cards are compared', () => {
    expect(reason({ ownTakes: 1 }, { ownTakes: null }).ground).toBe('points');
  });
});
