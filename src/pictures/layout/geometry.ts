import { CARD } from '../faces/face.ts';

/** All pictures are so many pixels wide: sharp on a phone that shows them a third as large. */
export const WIDTH = 1000;

/** Nothing but shadows comes nearer to the edge, in pixels. */
export const MARGIN = 22;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** Height of a card of some width, in whole pixels. */
export const cardHeight = (width: number): number => Math.round((width * CARD.height) / CARD.width);

/** How much of a card's width its corner takes from the left: what covers a card leaves that free. */
export const INDEX_SHARE = CARD.index.right / CARD.width;

/** How much of a card's height its corner takes, for a card of some width. */
export const indexHeight = (width: number): number => (width * CARD.index.bottom) / CARD.width;
