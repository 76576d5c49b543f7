import { describe, expect, test } from 'vitest';
import { cell } from '../../../src/app/exports/csv.ts';

describe('a cell', () => {
  test.each([
    ['text', 'Anna', 'Anna'],
    ['nothing', null, ''],
    ['empty text', '', ''],
    ['a number', 12, '12'],
    ['a negative number', -4, '-4'],
    ['a truth', true, 'true'],
    ['a comma', 'Anna, the first', '"Anna, the first"'],
    ['a quotation mark', 'the "first"', '"the ""first"""'],
    ['a line break', 'Anna\r\nBen', '"Anna\r\nBen"'],
    ['a formula', '=1+1', "'=1+1"],
    ['a formula with a quotation mark', '=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
    ['a formula after spaces', '  =1+1', "'  =1+1"],
    ['a plus', '+49', "'+49"],
    ['a minus in a name', '-x-', "'-x-"],
    ['an at sign', '@SUM(A1)', "'@SUM(A1)"],
    ['a wide equals sign', '＝1+1', "'＝1+1"],
    ['a tab', '\t=1', "'\t=1"],
    ['a line break before a formula', '\n=1', '"\'\n=1"'],
    ['a formula after a semicolon, where that parts cells', 'a;=1+1;b', '"a;\'=1+1;b"'],
    ['a formula after a tab', 'a\t =1', "a\t' =1"],
    ['a formula after a semicolon and a quotation mark', 'a;"=1', '"a;\'""=1"'],
    ['an equals sign within', 'a=b', 'a=b'],
  ])('of %s', (_what, value, written) => {
    expect(cell(value)).toBe(written);
  });
});
