import { CARDS, type Card, fullDeck } from '../src/core/card.ts';
import { draw } from '../src/pictures/drawing/draw.ts';
import { warmCourts } from '../src/pictures/faces/frenchFace.ts';
import type { PictureSpec, Style } from '../src/pictures/spec.ts';

interface PictureFigures {
  /** Processor time for one picture, all processors together, once its cards were drawn before. */
  readonly milliseconds: number;
  readonly bytes: number;
}

const STYLE: Style = {
  theme: 'dark',
  faces: 'french',
  suits: 'two',
  size: 'normal',
  letters: ['J', 'Q', 'K', 'A'],
};

const DECK = fullDeck(true);

/** What a seat holds: every fourth card of the deck, so that each hand has courts. */
const hand = (seat: number): readonly Card[] => DECK.filter((_, index) => index % 4 === seat);

const handOf = (style: Style): PictureSpec => ({
  kind: 'hand',
  style,
  cards: hand(0).map((card, index) => ({ card, bright: index % 3 === 0 })),
  trumps: 7,
});

const place = (seat: number) => ({
  name: `Player ${seat}`,
  card: CARDS[seat * 5] ?? null,
  marks: ['Re', 'no 90'],
});

const SPECS = {
  hand: handOf(STYLE),
  handLarge: handOf({ ...STYLE, size: 'large' }),
  trick: {
    kind: 'trick',
    style: STYLE,
    places: [place(0), place(1), place(2), place(3)],
    leader: 0,
    turn: null,
    winner: 2,
    best: 2,
  },
  review: {
    kind: 'review',
    style: STYLE,
    rows: [0, 1, 2, 3].map((seat) => ({
      name: `Player ${seat}`,
      marks: ['Re'],
      cards: hand(seat),
      played: hand(seat)[0] ?? null,
      isWinner: seat === 1,
    })),
  },
  chart: {
    kind: 'chart',
    style: STYLE,
    title: 'Session',
    lines: [0, 1, 2, 3].map((seat) => ({
      name: `Player ${seat}`,
      totals: Array.from({ length: 24 }, (_, index) => ((index * 7 + seat * 5) % 19) - 9),
    })),
  },
  leaderboard: {
    kind: 'leaderboard',
    style: STYLE,
    title: 'Points',
    places: Array.from({ length: 11 }, (_, index) => ({
      rank: index + 1,
      name: `Player ${index}`,
      value: 90 - 20 * index,
      figure: String(90 - 20 * index),
      detail: '120 hands',
      isOwn: index === 10,
      isApart: index === 10,
    })),
  },
} satisfies Readonly<Record<string, PictureSpec>>;

/** Draws each kind of picture so many times on this core. */
export async function benchPictures(
  times: number,
): Promise<{ readonly pictures: Readonly<Record<string, PictureFigures>> }> {
  await warmCourts();
  const pictures: Record<string, PictureFigures> = {};
  for (const [name, spec] of Object.entries(SPECS)) {
    await draw(spec);
    let bytes = 0;
    const before = process.cpuUsage();
    for (let time = 0; time < times; time++) bytes = (await draw(spec)).length;
    const { user, system } = process.cpuUsage(before);
    pictures[name] = { milliseconds: Math.round((user + system) / 100 / times) / 10, bytes };
  }
  return { pictures };
}
