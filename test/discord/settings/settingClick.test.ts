import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseCustomId } from '../../../src/discord/customId.ts';
import { ruleClicks } from '../../../src/discord/rules/ruleClick.ts';
import { SETTINGS, type SettingClick, settingClicks } from '../../../src/discord/settings/settingClick.ts';

const CLICKS: readonly SettingClick[] = [
  { do: 'turn', page: 'me' },
  { do: 'turn', page: 'server' },
  ...SETTINGS.me.map((setting) => ({ do: 'me', setting }) as const),
  ...SETTINGS.server.map((setting) => ({ do: 'server', setting }) as const),
];

describe('the id of a button or menu of settings', () => {
  test.each(CLICKS)('reads as what it was written from: $do $page$setting', (click) => {
    const text = settingClicks.make(click);
    expect(settingClicks.parse(text)).toEqual(click);
    expect(parseCustomId(text)).toBeNull();
    expect(ruleClicks.parse(text)).toBeNull();
  });

  test('is one for each click', () => {
    expect(new Set(CLICKS.map((click) => settingClicks.make(click))).size).toBe(CLICKS.length);
  });

  test('is read in one way only', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...CLICKS),
        fc.string({ minLength: 1, maxLength: 3 }),
        fc.nat(20),
        (made, piece, at) => {
          const text = settingClicks.make(made);
          const spoilt = text.slice(0, at) + piece + text.slice(at);
          const read = settingClicks.parse(spoilt);
          if (read) expect(settingClicks.make(read)).toBe(spoilt);
        },
      ),
    );
  });

  test.each([
    '',
    's1',
    's1:',
    's1:you:theme',
    's1:turn:you',
    's1:me:',
    's1:me:jokers',
    's1:me:constructor',
    's1:server:pictures',
    's1:server:aid',
    's1:me:theme:dark',
    's0:turn:me',
    'r1:turn:me',
  ])('%j is none', (text) => {
    expect(settingClicks.parse(text)).toBeNull();
  });
});
