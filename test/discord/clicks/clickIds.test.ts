import { describe, expect, test } from 'vitest';
import { clickIds, maybe, name, oneOf, whole } from '../../../src/discord/clicks/clickIds.ts';

const ids = clickIds('x1', {
  close: {},
  page: { list: oneOf(['points', 'wins']), number: whole(1, 99) },
  show: { hand: name, of: maybe(name) },
});

describe('ids of a family of clicks', () => {
  test.each([
    [{ do: 'close' } as const, 'x1:close'],
    [{ do: 'page', list: 'wins', number: 12 } as const, 'x1:page:wins:12'],
    [{ do: 'show', hand: 'ab2-3', of: null } as const, 'x1:show:ab2-3:'],
    [{ do: 'show', hand: 'ab2-3', of: '123' } as const, 'x1:show:ab2-3:123'],
  ])('%o is %s', (click, id) => {
    expect(ids.make(click)).toBe(id);
    expect(ids.parse(id)).toEqual(click);
  });

  test.each([
    ['another family', 'x2:close'],
    ['an unknown click', 'x1:open'],
    ['a name of every object', 'x1:toString'],
    ['a value too many', 'x1:close:1'],
    ['a value too few', 'x1:page:wins'],
    ['an unknown word', 'x1:page:losses:1'],
    ['a number out of bounds', 'x1:page:wins:100'],
    ['a number written otherwise', 'x1:page:wins:012'],
    ['a name with other characters', 'x1:show:a b:'],
    ['an empty name', 'x1:show::'],
    ['nothing', ''],
  ])('%s is not read', (_, id) => {
    expect(ids.parse(id)).toBeNull();
  });

  test('what does not fit is not written', () => {
    expect(() => ids.make({ do: 'show', hand: 'a:b', of: null })).toThrow('a:b');
    expect(() => ids.make({ do: 'page', list: 'wins', number: 100 })).toThrow('100');
  });
});
