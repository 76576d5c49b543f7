import { type Canvas, createCanvas, Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { type Card, rankOf, type Suit, suitOf } from '../core/card.ts';
import { frenchColour, frenchPip } from './faces/frenchSuits.ts';
import { drawGermanSign, GERMAN_INK } from './faces/germanSuits.ts';
import { GERMAN_LETTERS, lettered } from './faces/letters.ts';
import type { RankLetters, Style } from './spec.ts';
import { fontOf } from './text/fonts.ts';

/** Emoji are squares of so many pixels, as Discord wants them. */
export const SIGN_SIZE = 128;

/** Marks that stand beside cards in texts and on buttons. */
export const MARKS = ['re', 'kontra', 'winner', 'dealer'] as const;
export type Mark = (typeof MARKS)[number];

const PAPER = '#ffffff';
const EDGE = '#8a8f98';
const GOLD = '#f2b01e';

/** How wide ranks may be beside a French suit, and beside a German one. */
const [FRENCH_RANK, GERMAN_RANK] = [60, 52];

/** How German signs are scaled across, so that they are equally wide and leave the rank free. */
const GERMAN_WIDTHS: Readonly<Record<Suit, number>> = { C: 0.78, S: 0.62, H: 0.6, D: 0.58 };

/** A card as an emoji: PNG, 128×128, its rank and its suit as large as they can be, to be read at 22 pixels. */
export const cardSign = (card: Card, letters: RankLetters, suits: Style['suits'] = 'two'): Buffer =>
  drawn((context) => {
    paper(context, PAPER, EDGE);
    const colour = frenchColour(suitOf(card), suits);
    drawRank(context, lettered(rankOf(card), letters), colour, FRENCH_RANK);
    drawFrenchSuit(context, suitOf(card), colour);
  });

/** A card of the German pack as an emoji: PNG, 128×128. Its sign has colours of its own, and is larger for it. */
export const germanCardSign = (card: Card): Buffer =>
  drawn((context) => {
    paper(context, PAPER, EDGE);
    drawRank(context, lettered(rankOf(card), GERMAN_LETTERS), GERMAN_INK[suitOf(card)], GERMAN_RANK);
    context.save();
    context.translate(93, 64);
    context.scale(GERMAN_WIDTHS[suitOf(card)], 0.86);
    drawGermanSign(context, suitOf(card), 0, 0, 100);
    context.restore();
  });

/** A mark as an emoji: PNG, 128×128. */
export const markSign = (mark: Mark): Buffer => drawn(MARK_DRAWINGS[mark]);

const MARK_DRAWINGS: Readonly<Record<Mark, (context: SKRSContext2D) => void>> = {
  re: (context) => disc(context, '#1f7a4d', 'R'),
  kontra: (context) => disc(context, '#b3261e', 'K'),
  winner: crown,
  dealer: (context) => {
    paperBehind(context);
    paper(context, '#3b6fd4', '#ffffff', [34, 24, 82, 98]);
  },
};

function drawn(draw: (context: SKRSContext2D) => void): Buffer {
  const canvas: Canvas = createCanvas(SIGN_SIZE, SIGN_SIZE);
  draw(canvas.getContext('2d'));
  return canvas.toBuffer('image/png');
}

type Box = readonly [x: number, y: number, width: number, height: number];

function paper(
  context: SKRSContext2D,
  fill: string,
  edge: string,
  [x, y, w, h]: Box = [3, 6, 122, 116],
): void {
  context.beginPath();
  context.roundRect(x, y, w, h, 16);
  context.fillStyle = fill;
  context.fill();
  context.lineWidth = 5;
  context.strokeStyle = edge;
  context.stroke();
}

/** A second card that looks out from behind: a pack in somebody's hand. */
function paperBehind(context: SKRSContext2D): void {
  context.save();
  context.translate(70, 120);
  context.rotate(-0.2);
  paper(context, '#dfe6f5', '#3b6fd4', [-46, -108, 82, 98]);
  context.restore();
}

/** The rank on the left, as high as the card allows, and no wider than this. */
function drawRank(context: SKRSContext2D, text: string, colour: string, width: number): void {
  context.fillStyle = colour;
  context.font = fontOf(106, 'bold');
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
  const { actualBoundingBoxLeft: left, actualBoundingBoxRight: right } = context.measureText(text);
  context.save();
  context.translate(9, 102);
  context.scale(Math.min(1, width / (left + right)), 1);
  context.fillText(text, left, 0);
  context.restore();
}

/** The suit on the right. */
function drawFrenchSuit(context: SKRSContext2D, suit: Suit, colour: string): void {
  context.save();
  context.translate(96, 66);
  context.scale(0.055, 0.068);
  context.fillStyle = colour;
  context.fill(frenchPip(suit));
  context.restore();
}

function disc(context: SKRSContext2D, colour: string, letter: string): void {
  context.beginPath();
  context.arc(64, 64, 58, 0, 2 * Math.PI);
  context.fillStyle = colour;
  context.fill();
  context.lineWidth = 6;
  context.strokeStyle = '#ffffff';
  context.stroke();
  context.fillStyle = '#ffffff';
  context.font = fontOf(86, 'bold');
  context.textAlign = 'center';
  context.fillText(letter, 64, 95);
}

function crown(context: SKRSContext2D): void {
  const outline = new Path2D('M14 100V38l26 24 24-42 24 42 26-24v62Z');
  context.fillStyle = GOLD;
  context.strokeStyle = '#a87400';
  context.lineWidth = 7;
  context.lineJoin = 'round';
  context.fill(outline);
  context.stroke(outline);
}
