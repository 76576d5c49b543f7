import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { columnName, plainName, proseName } from '../../src/texts/names.ts';

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
