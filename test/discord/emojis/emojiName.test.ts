import { describe, expect, test } from 'vitest';
import { emojiName, signIn } from '../../../src/discord/emojis/emojiName.ts';
import { image } from './emojiShelf.ts';

describe('the name of an emoji', () => {
  test('leads back to its sign, and is one that Discord takes', () => {
    const name = emojiName(image('HQD'));
    expect(name).toMatch(/^\w{2,32}$/);
    expect(signIn(name)).toBe('HQD');
  });

  test('is the same as long as the picture is, and only then', () => {
    expect(emojiName(image('HT', 1))).toBe(emojiName(image('HT', 1)));
    expect(new Set([image('HT', 1), image('HT', 2), image('HA', 1)].map(emojiName)).size).toBe(3);
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
    expect(signIn(name)).toBeNull();
  });
});
