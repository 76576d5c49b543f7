import { loadImage } from '@napi-rs/canvas';
import { describe, expect, test } from 'vitest';
import { draw } from '../../../src/pictures/drawing/draw.ts';
import type { PictureSpec, Style } from '../../../src/pictures/spec.ts';

const STYLE: Style = {
  theme: 'dark',
  faces: 'french',
  suits: 'two',
  size: 'normal',
  letters: ['J', 'Q', 'K', 'A'],
};

const NAMES = ['👩‍👩‍👧 Ünïcødé 🎴', 'שלום עולם', 'Ｗ'.repeat(32), '**_`~~||<@1>#[x](y)'] as const;
const NAMELESS = ['', '', '', ''] as const;
type Names = readonly [string, string, string, string];

/** Each kind of picture that shows names, of a table of four. */
const KINDS: Readonly<Record<string, (names: Names) => PictureSpec>> = {
  trick: (names) => ({
    kind: 'trick',
    style: STYLE,
    places: [
      { name: names[0], card: 'CA', marks: ['Re', 'no 90'] },
      { name: names[1], card: 'CK', marks: ['Kontra'] },
      { name: names[2], card: 'C9', marks: [] },
      { name: names[3], card: null, marks: [] },
    ],
    leader: 0,
    turn: 3,
    winner: null,
    best: 0,
  }),
  review: (names) => ({
    kind: 'review',
    style: STYLE,
    rows: names.map((name) => ({
      name,
      marks: ['Kontra'],
      cards: ['CA', 'CT'],
      played: 'CA',
      isWinner: false,
    })),
  }),
  chart: (names) => ({
    kind: 'chart',
    style: STYLE,
    title: 'Points, hand by hand',
    lines: names.map((name, index) => ({ name, totals: [index, -index] })),
  }),
  leaderboard: (names) => ({
    kind: 'leaderboard',
    style: STYLE,
    title: 'Points',
    places: names.map((name, index) => ({
      rank: index + 1,
      name,
      value: 2 - index,
      figure: String(2 - index),
      detail: '4 hands',
      isOwn: false,
      isApart: false,
    })),
  }),
};

describe.each(Object.entries(KINDS))('a %s', (_kind, specOf) => {
  test('of a table of difficult names is drawn in its usual size', async () => {
    const [named, nameless] = await Promise.all([NAMES, NAMELESS].map((names) => draw(specOf(names))));
    const [shown, bare] = await Promise.all([named, nameless].map((picture) => loadImage(picture!)));
    expect([shown!.width, shown!.height]).toEqual([bare!.width, bare!.height]);
  });

  test.each(NAMES)('shows something of %s', async (name) => {
    const shown = await draw(specOf([name, 'Ben', 'Clara', 'David']));
    expect(shown.equals(await draw(specOf(['', 'Ben', 'Clara', 'David'])))).toBe(false);
  });
});
