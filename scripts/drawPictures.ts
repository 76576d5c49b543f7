import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Card, isCard } from '../src/core/card.ts';
import { draw } from '../src/pictures/drawing/draw.ts';
import type {
  ChartPicture,
  HandPicture,
  LeaderboardPicture,
  PictureSpec,
  ReviewPicture,
  Style,
  TrickPicture,
} from '../src/pictures/spec.ts';

/**
 * Draws one picture of each kind, in several looks, into docs/pictures.
 *
 * Usage: node scripts/drawPictures.ts
 */
const OUT = resolve(import.meta.dirname, '../docs/pictures');

const DARK: Style = {
  theme: 'dark',
  faces: 'french',
  suits: 'two',
  size: 'normal',
  letters: ['J', 'Q', 'K', 'A'],
};
const GERMAN: Style = { ...DARK, faces: 'german', letters: ['B', 'D', 'K', 'A'] };

const hand = (style: Style, mayPlay: (index: number) => boolean): HandPicture => ({
  kind: 'hand',
  style,
  cards: (['HT', 'CQ', 'SQ', 'HJ', 'DJ', 'DA', 'DT', 'D9', 'CA', 'CT', 'ST', 'HK'] as const).map(
    (card, index) => ({ card, bright: mayPlay(index) }),
  ),
  trumps: 8,
});

const trick = (style: Style): TrickPicture => ({
  kind: 'trick',
  style,
  places: [
    { name: 'Anna', card: 'CA', marks: ['Re'] },
    { name: 'Bernd', card: 'CK', marks: [] },
    { name: 'Časlav', card: 'DJ', marks: ['Kontra', 'no 90'] },
    { name: 'Dóra', card: null, marks: [] },
  ],
  leader: 0,
  turn: 3,
  winner: null,
  best: 2,
});

const row = (name: string, party: string, cards: string, played: Card): ReviewPicture['rows'][number] => ({
  name,
  marks: [party],
  cards: cards.split(' ').filter(isCard),
  played,
  isWinner: false,
});

const review = (style: Style): ReviewPicture => ({
  kind: 'review',
  style,
  rows: [
    row('Anna', 'Re', 'HT CQ SQ HJ DJ DA DT D9 CA CT ST HK', 'CA'),
    row('Bernd', 'Kontra', 'HQ DQ CJ SJ DA DK CK C9 SA SK S9 HA', 'CK'),
    { ...row('Časlav', 'Kontra', 'HT SQ DQ SJ DJ DT D9 SA ST S9 HA H9', 'DJ'), isWinner: true },
    row('Dóra', 'Re', 'CQ HQ CJ HJ DK CA CT CK C9 SK HK H9', 'C9'),
  ],
});

const chart = (style: Style): ChartPicture => ({
  kind: 'chart',
  style,
  title: 'The session so far',
  lines: [
    { name: 'Anna', totals: [2, 4, 1, 1, 4, 9, 8, 6, 10, 12, 11, 14] },
    { name: 'Bernd', totals: [-2, 0, 3, 1, -2, -7, -6, -4, -8, -6, -5, -8] },
    { name: 'Časlav', totals: [2, 0, -3, -1, 2, -3, -4, -2, 2, 0, 1, -2] },
    { name: 'Dóra', totals: [-2, -4, -1, -1, -4, 1, 2, 0, -4, -6, -7, -4] },
  ],
});

const leaderboard = (style: Style): LeaderboardPicture => ({
  kind: 'leaderboard',
  style,
  title: 'Points · November 2026',
  places: (
    [
      [1, 'Dóra', 214, 96],
      [2, 'Anna', 131, 120],
      [3, 'Časlav', 12, 48],
      [4, 'Emil', -37, 72],
      [9, 'Bernd', -84, 120],
    ] as const
  ).map(([rank, name, value, hands]) => ({
    rank,
    name,
    value,
    figure: value > 0 ? `+${value}` : `−${-value}`,
    detail: `${hands} hands`,
    isOwn: name === 'Bernd',
    isApart: rank === 9,
  })),
});

const SPECS: Readonly<Record<string, PictureSpec>> = {
  hand: hand(DARK, (index) => index >= 8 && index <= 9),
  'hand-light-four': hand({ ...DARK, theme: 'light', suits: 'four' }, () => true),
  'hand-german': hand(GERMAN, () => true),
  'hand-large': hand({ ...DARK, size: 'large' }, () => true),
  trick: trick(DARK),
  'trick-won': {
    ...trick({ ...DARK, theme: 'light' }),
    places: [
      { name: 'Anna', card: 'CA', marks: ['Re'] },
      { name: 'Bernd', card: 'CK', marks: [] },
      { name: 'Časlav', card: 'DJ', marks: ['Kontra', 'no 90'] },
      { name: 'Dóra', card: 'SQ', marks: [] },
    ],
    turn: null,
    winner: 3,
  },
  'trick-german': trick(GERMAN),
  'trick-light-four': trick({ ...DARK, theme: 'light', suits: 'four' }),
  review: review(DARK),
  'review-german': review({ ...GERMAN, theme: 'light' }),
  chart: chart(DARK),
  'chart-light': chart({ ...DARK, theme: 'light' }),
  leaderboard: leaderboard(DARK),
  'leaderboard-light': leaderboard({ ...DARK, theme: 'light' }),
  'leaderboard-large': leaderboard({ ...DARK, size: 'large' }),
};

mkdirSync(OUT, { recursive: true });
for (const [name, spec] of Object.entries(SPECS)) writeFileSync(join(OUT, `${name}.webp`), await draw(spec));
