import { describe, expect, test } from 'vitest';
import { PRESETS } from '../../../src/core/rules/ruleSet.ts';
import type { Seat } from '../../../src/core/seat.ts';
import { isCasual, type TableSettings } from '../../../src/core/table/settings.ts';
import { seatView } from '../../../src/core/view/seatView.ts';
import { aidLines } from '../../../src/discord/messages/aid.ts';
import { readerIn } from '../../../src/discord/messages/reader.ts';
import { LANGUAGES } from '../../../src/texts/languages.ts';
import { playedOut } from '../../support/playout.ts';

const NAMES = ['Anna', 'Ben', 'Clara', 'Dan'];

const sceneIn = (language: (typeof LANGUAGES)[number]) => {
  const reader = readerIn(language);
  return { reader, t: reader.t, name: (seat: Seat) => NAMES[seat] ?? '?' };
};

/** A hand in which the ten of hearts is trump. */
const STATES = playedOut(1, PRESETS.ddv).states;

const at = (cardsLeft: number) => {
  const state = STATES.find(
    (candidate) => candidate.phase === 'play' && candidate.cards[0].length === cardsLeft,
  );
  if (!state) throw new Error('Not played so far');
  return seatView(state, 0);
};

describe('the aid in words', () => {
  test.each(LANGUAGES)('is at most three small, whole lines in %s', (language) => {
    for (const state of STATES) {
      for (const seat of [0, 1, 2, 3] as const) {
        const lines = aidLines(sceneIn(language), seatView(state, seat));
        expect(lines.length).toBeLessThanOrEqual(3);
        for (const line of lines) {
          expect(line).toMatch(/^-# \S/);
          expect(line).not.toMatch(/\{\{|undefined|\n/);
          expect(line.length).toBeLessThanOrEqual(150);
        }
      }
    }
  });

  test('counts trumps, cards and suits', () => {
    const [trumps, table] = aidLines(sceneIn('en'), at(6));
    expect(trumps).toMatch(/^-# 🧮 Trumps: \d+ played · \d+ in your hand · \*\*\d+\*\* still out$/);
    expect(table).toMatch(/^-# Played: .*♥10 \d of 2.* · led: ♣ \d×/);
  });
});

test.each([
  ['ddv', true],
  ['kitchen', true],
  ['tournament', false],
] as const)('at a table of the preset %s help is allowed: %s', (preset, allowed) => {
  const settings: TableSettings = {
    rules: PRESETS[preset],
    length: { kind: 'open' },
    pace: 'none',
    absence: 'wait',
    hints: false,
  };
  expect(isCasual(settings)).toBe(allowed);
});
