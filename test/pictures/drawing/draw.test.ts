import { loadImage } from '@napi-rs/canvas';
import { describe, expect, test } from 'vitest';
import { CARDS, type Card } from '../../../src/core/card.ts';
import { draw } from '../../../src/pictures/drawing/draw.ts';
import { layHand } from '../../../src/pictures/layout/hand.ts';
import type {
  ChartPicture,
  HandPicture,
  LeaderboardPicture,
  PictureSpec,
  ReviewPicture,
  Style,
  TrickPicture,
} from '../../../src/pictures/spec.ts';
import { HOSTILE_NAMES, STYLES, styled } from '../../support/pictures.ts';

const KB = 1024;

/** Twelve cards with as many courts as can be: nothing takes more bytes. */
const COURTS: readonly Card[] = ['CQ', 'SQ', 'HQ', 'DQ', 'CJ', 'SJ', 'HJ', 'DJ', 'CK', 'SK', 'HK', 'DK'];

const PLAIN = CARDS.filter((card) => !COURTS.includes(card));

const handOf = (style: Style): HandPicture => ({
  kind: 'hand',
  style,
  cards: COURTS.map((card) => ({ card, bright: true })),
  trumps: 8,
});

const trickOf = (style: Style, names: readonly string[] = []): TrickPicture => {
  const place = (seat: number) => ({
    name: names[seat] ?? `Player ${seat}`,
    card: COURTS[seat * 3] ?? null,
    marks: ['Kontra', 'no 90', 'no 60'],
  });
  return {
    kind: 'trick',
    style,
    places: [place(0), place(1), place(2), place(3)],
    leader: 0,
    turn: null,
    winner: 2,
    best: 2,
  };
};

/** A whole deck: each hand has six courts, in turn with the rest, so that much of each is seen. */
const reviewOf = (style: Style): ReviewPicture => ({
  kind: 'review',
  style,
  rows: [0, 1, 2, 3].map((seat) => ({
    name: `Player ${seat}`,
    marks: ['Re', 'no 90'],
    cards: Array.from({ length: 6 }, (_, index) => [
      PLAIN[index * 2 + (seat % 2)],
      COURTS[index * 2 + (seat % 2)],
    ])
      .flat()
      .filter((card) => card !== undefined),
    played: null,
    isWinner: false,
  })),
});

const chartOf = (style: Style): ChartPicture => ({
  kind: 'chart',
  style,
  title: 'Session',
  lines: Array.from({ length: 7 }, (_, line) => ({
    name: `Player ${line}`,
    totals: Array.from({ length: 60 }, (__, hand) => ((hand * 7 + line * 11) % 23) - 11),
  })),
});

const leaderboardOf = (style: Style): LeaderboardPicture => ({
  kind: 'leaderboard',
  style,
  title: 'Points',
  places: Array.from({ length: 11 }, (_, index) => ({
    rank: index + 1,
    name: `Player ${index}`,
    value: 60 - 11 * index,
    figure: String(60 - 11 * index),
    detail: '120 hands',
    isOwn: index === 10,
    isApart: index === 10,
  })),
});

const nameOf = ({ theme, faces, suits, size }: Style): string => `${theme} ${faces} ${suits} ${size}`;

describe('pictures are small', () => {
  test.each(STYLES.map((style) => [nameOf(style), style] as const))('a hand: %s', async (_name, style) => {
    expect((await draw(handOf(style))).length).toBeLessThan(60 * KB);
  });

  const OTHERS: readonly Style[] = [
    styled(),
    styled({ theme: 'light', suits: 'four' }),
    styled({ faces: 'german' }),
    styled({ theme: 'light', faces: 'german' }),
  ];

  test.each(OTHERS.map((style) => [nameOf(style), style] as const))(
    'all others: %s',
    async (_name, style) => {
      for (const spec of [trickOf(style), reviewOf(style), chartOf(style), leaderboardOf(style)]) {
        expect((await draw(spec)).length).toBeLessThan(100 * KB);
      }
    },
  );
});

describe('a picture', () => {
  const ALL: readonly (readonly [string, PictureSpec])[] = [
    ['hand', handOf(styled())],
    ['trick', trickOf(styled())],
    ['review', reviewOf(styled())],
    ['chart', chartOf(styled())],
    ['leaderboard', leaderboardOf(styled())],
  ];

  test.each(ALL)('%s is the same whenever it is drawn', async (_kind, spec) => {
    const first = await draw(spec);
    await draw(handOf(styled({ faces: 'german', theme: 'light' })));
    expect((await draw(spec)).equals(first)).toBe(true);
  });

  test.each(ALL)('%s differs in every look that it shows', async (kind, spec) => {
    const looks: readonly Partial<Style>[] = [
      {},
      { theme: 'light' },
      ...(kind === 'chart' || kind === 'leaderboard'
        ? []
        : ([{ faces: 'german' }, { suits: 'four' }, { letters: ['J', 'Q', 'K', 'A'] }] as const)),
      ...(kind === 'hand' || kind === 'leaderboard' ? ([{ size: 'large' }] as const) : []),
    ];
    const drawn = await Promise.all(looks.map((look) => draw({ ...spec, style: styled(look) })));
    expect(new Set(drawn.map((picture) => picture.toString('base64'))).size).toBe(looks.length);
  });

  test('is as large as its layout says', async () => {
    const spec = handOf(styled({ size: 'large' }));
    const image = await loadImage(await draw(spec));
    const { width, height } = layHand(spec);
    expect([image.width, image.height]).toEqual([width, height]);
  });

  test('is drawn whatever people are called', async () => {
    for (let first = 0; first < HOSTILE_NAMES.length; first += 4) {
      const names = HOSTILE_NAMES.slice(first, first + 4);
      const image = await loadImage(await draw(trickOf(styled(), names)));
      expect(image.width, names.join()).toBe(720);
    }
  });

  test('of no cards is an empty table', async () => {
    expect((await draw({ kind: 'hand', style: styled(), cards: [], trumps: 0 })).length).toBeGreaterThan(0);
  });
});
