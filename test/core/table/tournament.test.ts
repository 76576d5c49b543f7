import { describe, expect, test } from 'vitest';
import { replay } from '../../../src/core/record/replay.ts';
import { writeRecord } from '../../../src/core/record/write.ts';
import { isSolo } from '../../../src/core/rules/contract.ts';
import { PRESETS } from '../../../src/core/rules/ruleSet.ts';
import { tableView } from '../../../src/core/view/tableView.ts';
import { seededRandom } from '../../support/random.ts';
import { dealtOut, type Sitting } from './sitting.ts';

/** Plays the session to its end. */
function playedOut(sitting: Sitting, random?: () => number): Sitting {
  for (let rounds = 0; sitting.state.phase !== 'ended' && rounds < 400; rounds++) {
    sitting.playHand(random);
    if (sitting.state.phase === 'between') {
      sitting.take({ do: 'next-hand', by: 'anna', hand: sitting.state.finished.length + 1 });
    }
    if (sitting.state.phase === 'cutting') sitting.nextDeadline();
  }
  return sitting;
}

describe('a tournament round', () => {
  test('forces the solos that nobody plays, from the first hand in which it must', () => {
    // Everybody is healthy as long as they may be.
    const sitting = playedOut(dealtOut({ people: 4, hands: 6, rules: PRESETS.tournament }));
    const { sheet } = tableView(sitting.state);
    expect(sheet.map(({ solo }) => solo?.kind ?? null)).toEqual([
      null,
      null,
      'forced',
      'forced',
      'forced',
      'forced',
    ]);
    // The dealer moves on after a forced solo; the next owing player left of the dealer plays it.
    expect(sheet.map(({ dealer }) => dealer)).toEqual([0, 1, 2, 3, 0, 1]);
    expect(sheet.slice(2).map(({ solo }) => solo?.chair)).toEqual([3, 0, 1, 2]);
    expect(sitting.state).toMatchObject({ phase: 'ended', reason: 'played-out' });
  });

  test('has no inquiry where a solo is forced: that player leads it', () => {
    const sitting = dealtOut({ people: 4, hands: 4, rules: PRESETS.tournament });
    expect(sitting.playing.hand).toMatchObject({ phase: 'name', forcedSolo: 1, owesSolo: [0, 1, 2, 3] });
    expect(sitting.turn).toBe(1);
    sitting.take(sitting.moveOf(1, { do: 'name', value: 'solo-queens' }));
    expect(sitting.playing.hand).toMatchObject({ contract: 'solo-queens', trick: { leader: 1 } });
  });

  test('lets the same dealer deal again after a mandatory solo, and asks nobody twice', () => {
    const sitting = dealtOut({ people: 4, hands: 6, rules: PRESETS.tournament });
    sitting.take(sitting.moveOf(1, { do: 'declare', value: 'reservation' }));
    for (const seat of [2, 3, 0] as const)
      sitting.take(sitting.moveOf(seat, { do: 'declare', value: 'healthy' }));
    sitting.take(sitting.moveOf(1, { do: 'name', value: 'solo-clubs' }));
    sitting.playHand();
    expect(tableView(sitting.state)).toMatchObject({
      sheet: [{ dealer: 0, solo: { chair: 1, kind: 'mandatory' } }],
      owedSolos: [0, 2, 3],
    });
    sitting.take({ do: 'next-hand', by: 'anna', hand: 2 });
    sitting.nextDeadline();
    expect(sitting.playing).toMatchObject({
      deal: { dealer: 0 },
      hand: { owesSolo: [0, 2, 3], forcedSolo: null },
    });
  });

  test.each([4, 5, 6, 7])(
    'of %i players ends with a mandatory solo of each, and its records replay',
    (players) => {
      const random = seededRandom(players);
      const rules = { ...PRESETS.tournament, poverty: true } as const;
      const sitting = playedOut(
        dealtOut({ people: players, chairs: players, hands: players + 2, rules }),
        random,
      );
      const { sheet, totals } = tableView(sitting.state);
      expect(sitting.state).toMatchObject({ phase: 'ended', reason: 'played-out' });
      const owed = sheet.flatMap(({ solo }) => (solo && solo.kind !== 'voluntary' ? [solo.chair] : []));
      expect(owed.toSorted()).toEqual(sitting.state.chairs.map((_, chair) => chair));
      expect(totals.reduce((sum, total) => sum + total, 0)).toBe(0);
      if (sitting.state.phase !== 'ended') throw new Error('It has not ended');
      for (const { hand } of sitting.state.finished) {
        const replayed = replay(JSON.parse(JSON.stringify(writeRecord(hand))));
        expect(replayed).toMatchObject({
          status: 'finished',
          scores: hand.phase === 'over' ? hand.result.scores : [],
        });
        if (hand.phase === 'over' && hand.forcedSolo !== null)
          expect(isSolo(hand.result.contract)).toBe(true);
      }
    },
  );
});

describe('a session in which hands count double', () => {
  test('doubles the hands after the trigger, in the sheet and in their records', () => {
    const bock = {
      on: ['schwarz', '120-120', 'solo-lost', 'announcement-lost', 'hearts-trick'],
      hands: 4,
      effect: 'double',
      overlap: 'append',
    } as const;
    const random = seededRandom(7);
    const sitting = playedOut(dealtOut({ people: 4, hands: 24, rules: { ...PRESETS.ddv, bock } }), random);
    const { sheet } = tableView(sitting.state);
    const first = sheet.findIndex((row) => row.bock.length > 0);
    expect(first).toBeGreaterThanOrEqual(0);
    expect(sheet.slice(0, first + 1).every(({ multiplier }) => multiplier === 1)).toBe(true);
    expect(sheet[first + 1]?.multiplier).toBe(2);
    if (sitting.state.phase !== 'ended') throw new Error('It has not ended');
    for (const [index, { hand }] of sitting.state.finished.entries()) {
      const record = JSON.parse(JSON.stringify(writeRecord(hand)));
      expect(record.multiplier ?? 1).toBe(sheet[index]?.multiplier);
      expect(record.rules).not.toHaveProperty('bock');
      expect(replay(record)).toMatchObject({ scores: sheet[index]?.scores });
    }
  });

  test('a target ends it at the end of the hand in which it is reached', () => {
    const random = seededRandom(11);
    const sitting = playedOut(dealtOut({ people: 4, length: { kind: 'target', points: 30 } }), random);
    const { sheet, totals } = tableView(sitting.state);
    expect(Math.max(...totals)).toBeGreaterThanOrEqual(30);
    const before = sheet.slice(0, -1);
    const earlier = [0, 1, 2, 3].map((chair) =>
      before.reduce((sum, row) => sum + (row.scores[chair] ?? 0), 0),
    );
    expect(Math.max(...earlier)).toBeLessThan(30);
  });
});
