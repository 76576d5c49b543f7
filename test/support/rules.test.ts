import { expect, test } from 'vitest';
import { ruleConflicts } from '../../src/core/rules/ruleConflicts.ts';
import { DDV, type HandRules, SOLOS } from '../../src/core/rules/ruleSet.ts';
import { NO_THROW_IN } from '../../src/core/rules/throwIn.ts';
import { SWITCHED, VALUES } from './rules.ts';

/** Rules of a session; a single hand does not know them. */
const OF_SESSIONS = ['bock', 'mandatorySolos'];
const ofHands = Object.keys(DDV).filter((key) => !OF_SESSIONS.includes(key)) as (keyof HandRules)[];

test('no key of a hand’s rules is left out of the tables that tests draw from', () => {
  expect(Object.keys(VALUES).sort()).toEqual([...ofHands].sort());
  for (const key of ofHands) {
    expect(VALUES[key][0]).toEqual(DDV[key]);
    expect(VALUES[key].length, key).toBeGreaterThan(1);
  }
});

test('nor is any reason to throw in, nor any solo', () => {
  for (const reason of Object.keys(NO_THROW_IN) as (keyof typeof NO_THROW_IN)[]) {
    const alone = VALUES.throwIn.some(
      (entry) =>
        JSON.stringify({ ...entry, [reason]: null }) === JSON.stringify(NO_THROW_IN) &&
        entry[reason] !== null,
    );
    expect(alone, reason).toBe(true);
  }
  for (const solo of SOLOS) expect(VALUES.solos).toContainEqual([solo]);
});

test.each(SWITCHED)('$name makes sense and is no rule of the DDV', ({ rules }) => {
  expect(ruleConflicts(rules)).toEqual([]);
  expect(rules).not.toEqual(DDV);
});
