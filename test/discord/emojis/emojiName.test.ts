import { describe, expect, test } from 'vitest';
import { emojiName, signOf } from '../../../src/discord/emojis/emojiName.ts';

describe('the name of an emoji', () => {
  test('leads back to its sign, and is one that Discord takes', () => {
    const name = emojiName({ name: 'HQD', source: '<svg/>' });
    expect(name).toMatch(/^\w{2,32}$/);
    expect(signOf(name)).toBe('HQD');
  });

  test('is the same as long as the picture is, and only then', () => {
    const named = (name: string, source: string) => emojiName({ name, source });
    expect(named('HT', 'a')).toBe(named('HT', 'a'));
    expect(new Set([named('HT', 'a'), named('HT', 'b'), named('HA', 'a')]).size).toBe(3);
  });

  test.each([
    'dulle',
    'HT',
    'HT_1a2b3c',
    'logo_dulle',
    'my_HT_dulle1a2b3c',
    'HT_dulle1A2B3C',
    'HT_dulle1a2b3c4',
  ])('%s is somebody else’s', (name) => {
    expect(signOf(name)).toBeNull();
  });
});
