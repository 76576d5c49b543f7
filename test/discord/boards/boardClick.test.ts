import { describe, expect, test } from 'vitest';
import { type BoardClick, boardClicks, isTableId } from '../../../src/discord/boards/boardClick.ts';

const BOARD = {
  by: 'points',
  period: 'all',
  rules: null,
  least: null,
  players: 'people',
  page: 1,
} as const;

describe('a click on a board', () => {
  test.each<readonly [string, BoardClick]>([
    ['b1:board:points:all:::people:1', { do: 'board', ...BOARD }],
    [
      'b1:board-by:rating:season:a1b2c3d4e5f6:9999:computers:99999',
      {
        do: 'board-by',
        by: 'rating',
        period: 'season',
        rules: 'a1b2c3d4e5f6',
        least: 9_999,
        players: 'computers',
        page: 99_999,
      },
    ],
    ['b1:stats-share:computer-expert:', { do: 'stats-share', player: 'computer:expert', rules: null }],
    ['b1:stats-share:former-12:', { do: 'stats-share', player: 'former:12', rules: null }],
    [
      'b1:history:100000000000000001:k3f9:2',
      { do: 'history', player: '100000000000000001', table: 'k3f9', page: 2 },
    ],
    ['b1:hand:k3f9-96:hand', { do: 'hand', hand: 'k3f9-96', page: 'hand' }],
    ['b1:hand:k3f9-96:12', { do: 'hand', hand: 'k3f9-96', page: 12 }],
    ['b1:history-open', { do: 'history-open' }],
  ])('%s', (id, click) => {
    expect(boardClicks.make(click)).toBe(id);
    expect(boardClicks.parse(id)).toEqual(click);
  });

  test('of before there were levels asks for beginners', () => {
    expect(boardClicks.parse('b1:stats-share:computer-simple:')).toMatchObject({
      player: 'computer:beginner',
    });
  });

  test.each([
    'b1:board:luck:all:::people:1',
    'b1:board:points:all:::people:0',
    'b1:board:points:all::0:people:1',
    'b1:hand:k3f9-1:13',
    'b1:hand:k3f9-1:0',
    'b1:hand:k3f9 1:1',
    'b1:stats-share::',
    'b1:history',
    'b2:history-open',
  ])('nobody made %s', (id) => {
    expect(boardClicks.parse(id)).toBeNull();
  });
});

test.each([
  ['k3f9', true],
  ['k3f9:1', false],
  ['', false],
  ['two words', false],
])('a table may be called %j: %s', (typed, may) => {
  expect(isTableId(typed)).toBe(may);
});
