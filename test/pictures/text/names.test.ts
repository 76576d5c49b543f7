import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { markedName } from '../../../src/core/table/occupant.ts';
import { hasGlyph } from '../../../src/pictures/text/fonts.ts';
import { measure } from '../../../src/pictures/text/measure.ts';
import { drawableName, fitted } from '../../../src/pictures/text/names.ts';
import { HOSTILE_NAMES } from '../../support/pictures.ts';

const drawn = (name: string): string => drawableName(name, 2, hasGlyph);

describe('a name in a picture', () => {
  test.each([
    ['plain', 'Anna', 'Anna'],
    ['with accents of our languages', 'Ćiro Šimić Őrsi Űző ß', 'Ćiro Šimić Őrsi Űző ß'],
    ['in Cyrillic', 'Максим', 'Максим'],
    ['from right to left', 'דני לוי', 'דני לוי'],
    ['in Arabic', 'دانيال', 'دانيال'],
    ['of a computer', markedName('Lotte'), '🤖 Lotte'],
    ['with emoji', '🦊 Fuchs 🦊', 'Fuchs'],
    ['with an emoji of several parts', 'A👨‍👩‍👧‍👦B', 'AB'],
    ['of emoji alone', '🦊🇭🇷', '3'],
    ['in a script without glyphs', '王小明', '3'],
    ['empty', '', '3'],
    ['of what cannot be seen', '\u200b\u2066\u3164', '3'],
    ['of accents alone', '\u0301\u0301', '3'],
    ['that turns what follows', 'abc\u202edef', 'abcdef'],
    ['with Markdown', '**x** _y_ `z` @everyone', '**x** _y_ `z` @everyone'],
    ['with line breaks', 'a\n\nb\tc', 'a b c'],
    ['in wide letters', 'ＷＩＤＥ', 'WIDE'],
    ['in letters of mathematics', '𝓐𝓷𝓷𝓪 𝔹𝕖𝕟', 'Anna Ben'],
    ['in parts, put together', 'S\u030cime', 'Šime'],
    ['with half a character', 'a\ud800b', 'ab'],
  ])('%s', (_name, name, expected) => {
    expect(drawn(name)).toBe(expected);
  });

  test('has a glyph for everything, few accents, and is never empty', () => {
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom(...HOSTILE_NAMES), fc.string({ unit: 'binary' })), (name) => {
        const text = drawn(name);
        expect(text.trim()).not.toBe('');
        expect([...text].every((character) => hasGlyph(character.codePointAt(0)!))).toBe(true);
        expect(text).not.toMatch(/\p{M}{3}|[\p{Cc}\p{Cf}]/u);
      }),
    );
  });

  test.each(HOSTILE_NAMES)('is as wide as its place at most: %s', (name) => {
    const width = (text: string): number => measure(text, 34, 'bold');
    for (const room of [60, 200, 500]) {
      const text = fitted(drawn(name), room, width);
      expect(width(text)).toBeLessThanOrEqual(room);
      expect(text === drawn(name) || text.endsWith('…')).toBe(true);
    }
  });

  test('of a computer takes room for its mark, which is cut last', () => {
    const width = (text: string): number => measure(text, 34, 'bold');
    expect(width(markedName('Lotte'))).toBeCloseTo(width('🤖') + width(' Lotte'), 3);
    expect(width('🤖')).toBeGreaterThan(20);
    expect(fitted(drawn(markedName('Lotte')), width('🤖 L…'), width)).toBe('🤖 L…');
  });

  test('is cut as late as possible', () => {
    expect(fitted('Bernhard', 5, (text) => text.length)).toBe('Bern…');
    expect(fitted('Anna Maria', 6, (text) => text.length)).toBe('Anna…');
    expect(fitted('Anna', 4, (text) => text.length)).toBe('Anna');
  });
});

describe('the fonts', () => {
  test('have glyphs for all that our languages and cards need', () => {
    const needed = 'ÄÖÜäöüßÁÉÍÓŐÚŰáéíóőúűČĆĐŠŽčćđšž0123456789…+−–’„“”»«×·/()';
    expect([...needed].filter((character) => !hasGlyph(character.codePointAt(0)!))).toEqual([]);
  });

  test('have none for emoji and Chinese', () => {
    expect(['🦊', '王', '\u{1F1ED}'].filter((character) => hasGlyph(character.codePointAt(0)!))).toEqual([]);
  });
});
