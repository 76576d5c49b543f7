import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { columnName, plainName, proseName, tidyName } from '../../src/texts/names.ts';

const FAMILY = '👨‍👩‍👧‍👦';
const ZALGO = `Z${'\u0301'.repeat(200)}`;

/** What Discord shows of a text in which only escaped characters may be special. */
const unescaped = (text: string): string => text.replace(/\\([^0-9A-Za-z\s])/g, '$1');

describe('a name in running text', () => {
  test.each([
    ['**bold**', '\\*\\*bold\\*\\*'],
    ['@everyone', '\\@everyone'],
    ['<@123456789012345678>', '\\<\\@123456789012345678\\>'],
    ['<:x:123456789012345678>', '\\<\\:x\\:123456789012345678\\>'],
    ['https://evil.example', 'https\\:\\/\\/evil\\.example'],
    ['discord.gg/abc', 'discord\\.gg\\/abc'],
    ['[a](b)', '\\[a\\]\\(b\\)'],
    ['||spoiler||', '\\|\\|spoiler\\|\\|'],
    ['`code`', '\\`code\\`'],
    ['# big', '\\# big'],
    ['back\\slash', 'back\\\\slash'],
    ["O'Neill", "O'Neill"],
    ['two\nlines\r\n\u2028', 'two lines'],
    ['\u202Eevil', 'evil'],
    ['  \u200B ', '?'],
    ['', '?'],
    ['שלום', '\u2068שלום\u2069'],
    [FAMILY, FAMILY],
  ])('%j is written %j', (name, written) => {
    expect(proseName(name)).toBe(written);
  });

  test('stays within 32 characters whatever it is made of', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (name) => {
        const shown = [...new Intl.Segmenter('en').segment(unescaped(proseName(name)))];
        expect(shown.length).toBeLessThanOrEqual(34);
        expect(proseName(name).length).toBeLessThanOrEqual(100);
        expect(proseName(name)).not.toMatch(/[\n\r\u202A-\u202E]/);
      }),
    );
  });

  test('stacked accents are cut off', () => {
    expect(plainName(ZALGO).length).toBeLessThan(5);
  });
});

describe('a name without what cannot be seen', () => {
  test.each([
    ['a Hangul filler', '\u3164', ''],
    ['a braille blank', '\u2800', ''],
    ['a tag', '\u{E0041}', ''],
    ['a joiner of graphemes', '\u034F', ''],
    ['a musical blank', '\u{1D159}', ''],
    ['a mark of annotations', '\uFFF9', ''],
    ['a selector of nothing', '\uFE0F', ''],
    ['a zero-width non-joiner', 'DDV\u200C', 'DDV'],
    ['a joiner of nothing', 'Liga\u200D', 'Liga'],
    ['hidden tags', 'Li\u{E0041}\u{E007F}ga', 'Liga'],
    ['braille blanks between words', 'Our\u2800\u2800table', 'Our table'],
    ['a soft hyphen', 'Li\u00ADga', 'Liga'],
    ['a joiner behind an emoji', '♥\u200D', '♥'],
  ])('%s', (_what, name, tidy) => {
    expect(tidyName(name)).toBe(tidy);
  });

  test.each([
    FAMILY,
    '❤️',
    '🏳️‍🌈',
    '🏴‍☠️',
    '👩🏽‍⚕️',
    '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
    '🇩🇪',
    '1️⃣',
    // As some clients write it: the heart without its selector.
    '👨\u200D❤\u200D👨',
  ])('keeps %s', (emoji) => {
    for (const name of [emoji, `Liga ${emoji}`, `${emoji}${emoji}`]) expect(tidyName(name)).toBe(name);
  });

  test('is what it stays', () => {
    const anything = fc.string({ unit: 'binary', maxLength: 20 });
    const awkward = fc.array(
      fc.constantFrom('a', ' ', '\u200D', '\uFE0F', '\u2800', '❤', '👩', '\u{E0067}', '🏴'),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          anything,
          awkward.map((parts) => parts.join('')),
        ),
        (name) => {
          expect(tidyName(tidyName(name))).toBe(tidyName(name));
        },
      ),
    );
  });
});

describe('a name in a label', () => {
  test.each([
    ['x'.repeat(40), `${'x'.repeat(31)}…`],
    [FAMILY.repeat(20), `${FAMILY.repeat(4)}…`],
    ['*a*', '*a*'],
  ])('%s becomes %s', (name, label) => {
    expect(plainName(name)).toBe(label);
  });
});

describe('a name in a column', () => {
  test.each([
    ['Ben', '    Ben'],
    ['Benedikta', 'Benedi…'],
    ['日本語の名前', '日本語…'],
    ['a```b', "  a'''b"],
    ['😀😀', '   😀😀'],
  ])('%s becomes %j', (name, column) => {
    expect(columnName(name, 7)).toBe(column);
  });
});
