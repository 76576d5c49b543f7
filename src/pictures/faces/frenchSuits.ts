import { Path2D } from '@napi-rs/canvas';
import type { Suit } from '../../core/card.ts';
import type { Style } from '../spec.ts';

/** Pips of the CC0 faces (see courts/README.md), centred, 1000 units high. */
const OUTLINES: Readonly<Record<Suit, string>> = {
  C: 'M30 150c5 235 55 250 100 350h-260c45-100 95-115 100-350a10 10 0 0 0-20 0 210 210 0 1 1-74-201 10 10 0 0 0 14-14 230 230 0 1 1 220 0 10 10 0 0 0 14 14 210 210 0 1 1-74 201 10 10 0 0 0-20 0Z',
  S: 'M0-500c100 250 355 400 355 685a150 150 0 0 1-300 0 10 10 0 0 0-20 0c0 200 50 215 95 315h-260c45-100 95-115 95-315a10 10 0 0 0-20 0 150 150 0 0 1-300 0c0-285 255-435 355-685Z',
  H: 'M0-300c0-100 100-200 200-200s200 100 200 250C400 0 0 400 0 500 0 400-400 0-400-250c0-150 100-250 200-250S0-400 0-300Z',
  D: 'M-400 0C-350 0 0-450 0-500 0-450 350 0 400 0 350 0 0 450 0 500 0 450-350 0-400 0Z',
};

export const frenchPip = (suit: Suit): Path2D => new Path2D(OUTLINES[suit]);

const TWO: Readonly<Record<Suit, string>> = { C: '#17181c', S: '#17181c', H: '#d3202c', D: '#d3202c' };

/**
 * The four colours of German tournament packs, which skat and Doppelkopf players know: clubs stay black, spades
 * are green as leaves, hearts red, diamonds orange as bells. A poker pack's blue diamonds are strange to them.
 */
const FOUR: Readonly<Record<Suit, string>> = { C: '#17181c', S: '#0c8a3e', H: '#d3202c', D: '#e8760c' };

export const frenchColour = (suit: Suit, suits: Style['suits']): string =>
  (suits === 'four' ? FOUR : TWO)[suit];
