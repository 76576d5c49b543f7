import type { Style } from '../spec.ts';

export interface Palette {
  /** The table, from its middle to its edge. */
  readonly felt: readonly [middle: string, edge: string];
  /** A strip or a place on the table. */
  readonly inlay: string;
  readonly outline: string;
  readonly plate: string;
  readonly ink: string;
  readonly faint: string;
  readonly grid: string;
  readonly chip: string;
  readonly chipInk: string;
  readonly gold: string;
  readonly goldInk: string;
  /** Whoever is to play. */
  readonly turn: string;
  readonly turnInk: string;
  /** Laid over a card that may not be played. */
  readonly dim: string;
  /** Laid over the cards beside the one that matters. */
  readonly rest: string;
  /** Lines of a chart; each is told apart by its marker too. */
  readonly lines: readonly string[];
}

const DARK: Palette = {
  felt: ['#2d5748', '#1a3630'],
  inlay: 'rgba(0, 0, 0, 0.22)',
  outline: 'rgba(255, 255, 255, 0.28)',
  plate: '#10251f',
  ink: '#f4f7f5',
  faint: '#b5cbc2',
  grid: 'rgba(255, 255, 255, 0.13)',
  chip: '#43705f',
  chipInk: '#ffffff',
  gold: '#f7c948',
  goldInk: '#33260a',
  turn: '#7cc4ff',
  turnInk: '#0b2236',
  dim: 'rgba(20, 42, 36, 0.46)',
  rest: 'rgba(20, 42, 36, 0.32)',
  lines: ['#7cc4ff', '#f7c948', '#7ee2a8', '#ff9183', '#cfaaff', '#ff9fd0', '#e3e6e4'],
};

const LIGHT: Palette = {
  felt: ['#dce8e0', '#dce8e0'],
  inlay: 'rgba(255, 255, 255, 0.5)',
  outline: 'rgba(20, 60, 45, 0.32)',
  plate: '#ffffff',
  ink: '#17251f',
  faint: '#4c6258',
  grid: 'rgba(20, 60, 45, 0.15)',
  chip: '#3c6a58',
  chipInk: '#ffffff',
  gold: '#e0a100',
  goldInk: '#2b1f00',
  turn: '#1668b8',
  turnInk: '#ffffff',
  dim: 'rgba(196, 214, 202, 0.6)',
  rest: 'rgba(180, 202, 188, 0.42)',
  lines: ['#0a67b0', '#a65f00', '#12743f', '#c2301d', '#6c3db5', '#ad2374', '#40464c'],
};

export const paletteOf = (theme: Style['theme']): Palette => (theme === 'dark' ? DARK : LIGHT);
