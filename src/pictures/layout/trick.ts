import type { TrickPicture, TrickPlace } from '../spec.ts';
import type { Measure } from '../text/measure.ts';
import { fitted } from '../text/names.ts';
import { CHIP, type Chip, centred, chipsWidth, layChips, moved } from './chips.ts';
import { type Box, cardHeight, MARGIN, WIDTH } from './geometry.ts';

/** What a plate shows beside the name: who leads, who won. */
export interface Plate extends Box {
  readonly text: string;
  /** Of the font, in pixels. */
  readonly size: number;
  /** Left edge of the text; signs stand before it. */
  readonly textX: number;
  readonly signs: readonly ('leader' | 'winner')[];
}

interface Place {
  readonly card: Box;
  readonly plate: Plate;
  readonly chips: readonly Chip[];
}

export interface TrickLayout {
  readonly height: number;
  readonly cardWidth: number;
  readonly places: readonly Place[];
}

export const PLATE = { size: 34, small: 28, height: 54, padding: 18, sign: 34, gap: 10 } as const;

const CARD_WIDTH = 190;
const CARD_HEIGHT = cardHeight(CARD_WIDTH);

/** Between cards, and between a card and its plate. */
const GAP = 14;
const HEIGHT = 2 * (MARGIN - 6 + PLATE.height + GAP + CARD_HEIGHT) + GAP;

/** Centres of the cards at the sides. */
const [LEFT, RIGHT] = [236, WIDTH - 236];

/** What the sides have before a plate meets the cards above and below. */
const SIDE_ROOM = (WIDTH - CARD_WIDTH) / 2 - 2 * MARGIN;

const CARDS: readonly Box[] = [
  [WIDTH / 2, HEIGHT / 2 + GAP / 2 + CARD_HEIGHT / 2],
  [LEFT, HEIGHT / 2],
  [WIDTH / 2, HEIGHT / 2 - GAP / 2 - CARD_HEIGHT / 2],
  [RIGHT, HEIGHT / 2],
].map(([x = 0, y = 0]) => ({
  x: Math.round(x - CARD_WIDTH / 2),
  y: Math.round(y - CARD_HEIGHT / 2),
  width: CARD_WIDTH,
  height: CARD_HEIGHT,
}));

/** The table from above; texts are as they can be drawn. */
export function layTrick(spec: TrickPicture, measure: Measure): TrickLayout {
  const places = spec.places.map((place, seat): Place => {
    const signs = [
      ...(spec.leader === seat ? (['leader'] as const) : []),
      ...(spec.winner === seat ? (['winner'] as const) : []),
    ];
    const card = CARDS[seat] ?? { x: 0, y: 0, width: 0, height: 0 };
    const lay = seat % 2 === 0 ? layAcross : layBeside;
    return lay({ card, place, signs, measure });
  });
  return { height: HEIGHT, cardWidth: CARD_WIDTH, places };
}

interface Laying {
  readonly card: Box;
  readonly place: TrickPlace;
  readonly signs: Plate['signs'];
  readonly measure: Measure;
}

/** Above and below: the marks stand beside the name. */
function layAcross({ card, place, signs, measure }: Laying): Place {
  const above = card.y < HEIGHT / 2 - CARD_HEIGHT / 2;
  const y = above ? card.y - GAP - PLATE.height : card.y + CARD_HEIGHT + GAP;
  const room = WIDTH - 2 * MARGIN;
  const plate = plateOf(place.name, signs, place.marks.length > 0 ? room / 2 : room, measure);
  const chips = layChips(place.marks, { width: room - plate.width - CHIP.gap, rows: 1 }, measure);
  const whole = plate.width + (chips.length > 0 ? CHIP.gap + chipsWidth(chips) : 0);
  const x = (WIDTH - whole) / 2;
  return {
    card,
    plate: shifted(plate, x, y),
    chips: moved(chips, x + plate.width + CHIP.gap, y + (PLATE.height - CHIP.height) / 2),
  };
}

/** Left and right: the name above the card, the marks below it. */
function layBeside({ card, place, signs, measure }: Laying): Place {
  const plate = plateOf(place.name, signs, SIDE_ROOM, measure);
  const chips = layChips(place.marks, { width: SIDE_ROOM, rows: 2 }, measure);
  const centre = (width: number): number => {
    const middle = card.x + card.width / 2;
    const from = middle < WIDTH / 2 ? MARGIN : WIDTH - MARGIN - SIDE_ROOM;
    return Math.min(Math.max(middle, from + width / 2), from + SIDE_ROOM - width / 2);
  };
  return {
    card,
    plate: shifted(plate, centre(plate.width) - plate.width / 2, card.y - GAP - PLATE.height),
    chips: centred(moved(chips, 0, card.y + CARD_HEIGHT + GAP), centre(chipsWidth(chips))),
  };
}

/** A plate at 0, 0, at most so wide: a long name is written smaller, a longer one is cut. */
function plateOf(name: string, signs: Plate['signs'], most: number, measure: Measure): Plate {
  const before = PLATE.padding + signs.length * (PLATE.sign + PLATE.gap);
  const room = most - before - PLATE.padding;
  const size = measure(name, PLATE.size, 'bold') <= room ? PLATE.size : PLATE.small;
  const text = fitted(name, room, (part) => measure(part, size, 'bold'));
  const width = before + Math.ceil(measure(text, size, 'bold')) + PLATE.padding;
  return { x: 0, y: 0, width, height: PLATE.height, text, size, textX: before, signs };
}

const shifted = (plate: Plate, x: number, y: number): Plate => ({
  ...plate,
  x: Math.round(x),
  y: Math.round(y),
  textX: Math.round(x) + plate.textX,
});
