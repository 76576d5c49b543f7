import { describe, expect, test } from 'vitest';
import { DDV, PRESETS, type RuleSet } from '../../../src/core/rules/ruleSet.ts';
import { NO_THROW_IN } from '../../../src/core/rules/throwIn.ts';
import type { TableAction } from '../../../src/core/table/action.ts';
import type { SessionLength } from '../../../src/core/table/settings.ts';
import { lobby, type Sitting, sealed, typesOf } from './sitting.ts';

/** Sets rules in place of those that stand. */
const rulesBy = (
  { state }: Sitting,
  by: string,
  rules: RuleSet,
  seen: RuleSet = state.settings.rules,
): TableAction => ({ do: 'set-rules', by, rules, seen, moderator: false });

const lengthBy = (by: string, length: SessionLength, moderator = false): TableAction => ({
  do: 'set-length',
  by,
  length,
  moderator,
});

describe('what is played', () => {
  test('is agreed on in the lobby by the host, and by moderators', () => {
    const sitting = lobby({ people: 2 });
    sitting.take(rulesBy(sitting, 'anna', PRESETS.kitchen));
    expect(sitting.state.settings.rules).toEqual(PRESETS.kitchen);
    sitting.take(lengthBy('mod', { kind: 'target', points: 30 }, true));
    expect(sitting.state.settings).toMatchObject({ rules: PRESETS.kitchen, length: { points: 30 } });
    expect(sitting.refuse(rulesBy(sitting, 'ben', DDV))).toEqual({ code: 'not-host' });
    expect(sitting.refuse(lengthBy('ben', { kind: 'open' }))).toEqual({ code: 'not-host' });
  });

  test('is replaced only where it is what was seen, however it was written down', () => {
    const sitting = lobby({ people: 2 });
    sitting.take(rulesBy(sitting, 'anna', PRESETS.kitchen));
    const late = rulesBy(sitting, 'anna', { ...DDV, nines: false }, DDV);
    expect(sitting.refuse(late)).toEqual({ code: 'rules-changed' });
    expect(sitting.state.settings.rules).toEqual(PRESETS.kitchen);
    const { solos, throwIn, ...rest } = PRESETS.kitchen;
    const turned = { solos: solos.toReversed(), throwIn: { ...throwIn }, ...rest };
    sitting.take(rulesBy(sitting, 'anna', PRESETS.short, turned));
    expect(sitting.state.settings.rules).toEqual(PRESETS.short);
  });

  test('says first who may agree, and when', () => {
    const sitting = lobby({ people: 2 });
    expect(sitting.refuse(rulesBy(sitting, 'ben', DDV, PRESETS.short))).toEqual({ code: 'not-host' });
    const senseless = rulesBy(sitting, 'anna', { ...DDV, superschweine: true }, PRESETS.short);
    expect(sitting.refuse(senseless)).toEqual({ code: 'rules-changed' });
  });

  test('keeps the lobby open, as everything that is done there does', () => {
    const sitting = lobby();
    sitting.wait(23 * 3_600_000);
    sitting.take(rulesBy(sitting, 'anna', PRESETS.short));
    expect(sitting.wait(23 * 3_600_000)).toEqual([]);
  });

  test('is dealt by', () => {
    const sitting = lobby({ people: 4 });
    sitting.take(rulesBy(sitting, 'anna', PRESETS.short));
    sitting.take({ do: 'start', by: 'ben' });
    sitting.nextDeadline();
    expect(sitting.playing.hand.rules).toEqual(PRESETS.short);
    expect(sitting.playing.hand.dealt[0]).toHaveLength(10);
  });

  test('is frozen by the first deal', () => {
    const sitting = sealed();
    for (const action of [rulesBy(sitting, 'anna', PRESETS.short), lengthBy('anna', { kind: 'open' })]) {
      expect(sitting.refuse(action)).toEqual({ code: 'wrong-phase', phase: 'cutting' });
    }
  });

  test.each<[string, Partial<RuleSet>, object]>([
    ['Superschweine without Schweine', { superschweine: true }, { code: 'superschweine-need-schweine' }],
    [
      'Schweine in suit solos alone',
      { schweineInSuitSolos: true },
      { code: 'suit-solo-schweine-need-schweine' },
    ],
    [
      'nines to throw in without nines',
      { nines: false, throwIn: { ...NO_THROW_IN, nines: 5 } },
      { code: 'no-nines-to-throw-in' },
    ],
    [
      'more kings than there are',
      { throwIn: { ...NO_THROW_IN, kings: 9 } },
      { code: 'throw-in-threshold', count: 'kings', least: 1, most: 8 },
    ],
    [
      'eyes that every hand has',
      { throwIn: { ...NO_THROW_IN, eyesOver: 7 } },
      { code: 'throw-in-threshold', count: 'eyesOver', least: 8, most: 127 },
    ],
    [
      'mandatory solos without solos',
      { mandatorySolos: true, solos: [] },
      { code: 'mandatory-solos-need-solos' },
    ],
  ])('cannot be %s', (_name, rules, conflict) => {
    const sitting = lobby({ hands: 24 });
    expect(sitting.refuse(rulesBy(sitting, 'anna', { ...DDV, ...rules }))).toEqual({
      code: 'senseless-rules',
      conflict,
    });
    expect(sitting.state.settings.rules).toEqual(DDV);
  });

  test.each<[string, SessionLength]>([
    ['no hand', { kind: 'hands', hands: 0 }],
    ['more hands than a session may have', { kind: 'hands', hands: 97 }],
    ['a target of nothing', { kind: 'target', points: 0 }],
    ['half a point', { kind: 'target', points: 30.5 }],
    ['a target out of sight', { kind: 'target', points: 1_001 }],
  ])('cannot be as long as %s', (_name, length) => {
    expect(lobby().refuse(lengthBy('anna', length))).toEqual({ code: 'bad-settings' });
  });

  test.each<[string, SessionLength]>([
    ['one hand', { kind: 'hands', hands: 1 }],
    ['96 hands', { kind: 'hands', hands: 96 }],
    ['a target of 1000', { kind: 'target', points: 1_000 }],
  ])('may be as long as %s', (_name, length) => {
    const sitting = lobby();
    sitting.take(lengthBy('anna', length));
    expect(sitting.state.settings.length).toEqual(length);
  });

  test.each<[string, SessionLength]>([
    ['three hands', { kind: 'hands', hands: 3 }],
    ['a target', { kind: 'target', points: 30 }],
    ['an open end', { kind: 'open' }],
  ])('cannot be mandatory solos in %s', (_name, length) => {
    const trouble = { code: 'mandatory-solos-need-hands', least: 4 };
    const sitting = lobby({ length });
    expect(sitting.refuse(rulesBy(sitting, 'anna', PRESETS.tournament))).toEqual(trouble);
    expect(lobby({ rules: PRESETS.tournament }).refuse(lengthBy('anna', length))).toEqual(trouble);
  });

  test.each([
    [4, 16],
    [6, 24],
  ])(
    'of %i chairs lasts as long as such a session usually does, unless another length was chosen',
    (chairs, usual) => {
      const sitting = lobby({ chairs, hands: usual });
      sitting.take(rulesBy(sitting, 'anna', PRESETS.tournament));
      expect(sitting.state.settings.length).toEqual({ kind: 'hands', hands: 24 });
      sitting.take(rulesBy(sitting, 'anna', PRESETS.kitchen));
      expect(sitting.state.settings.length).toEqual({ kind: 'hands', hands: usual });
      sitting.take(lengthBy('anna', { kind: 'hands', hands: 20 }));
      sitting.take(rulesBy(sitting, 'anna', PRESETS.tournament));
      expect(sitting.state.settings.length).toEqual({ kind: 'hands', hands: 20 });
      sitting.take(rulesBy(sitting, 'anna', PRESETS.ddv));
      sitting.take(lengthBy('anna', { kind: 'open' }));
      expect(typesOf(sitting.take(rulesBy(sitting, 'anna', PRESETS.kitchen)))).toEqual(['rules-set']);
      expect(sitting.state.settings.length).toEqual({ kind: 'open' });
    },
  );

  test('may be a tournament with a solo for each', () => {
    const sitting = lobby({ hands: 4 });
    sitting.take(rulesBy(sitting, 'anna', PRESETS.tournament));
    expect(sitting.refuse(lengthBy('anna', { kind: 'hands', hands: 3 })).code).toBe(
      'mandatory-solos-need-hands',
    );
  });
});
