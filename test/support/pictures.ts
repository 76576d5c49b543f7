import fc from 'fast-check';
import { CARDS } from '../../src/core/card.ts';
import {
  type ChartPicture,
  FACES,
  type HandPicture,
  type LeaderboardPicture,
  type RankLetters,
  type ReviewPicture,
  SIZES,
  type Style,
  SUIT_COLOURS,
  THEMES,
  type TrickPicture,
} from '../../src/pictures/spec.ts';

export const ENGLISH: RankLetters = ['J', 'Q', 'K', 'A'];
const GERMAN: RankLetters = ['B', 'D', 'K', 'A'];

export const styled = (style: Partial<Style> = {}): Style => ({
  theme: 'dark',
  faces: 'french',
  suits: 'two',
  size: 'normal',
  letters: GERMAN,
  ...style,
});

/** Every look there is. */
export const STYLES: readonly Style[] = THEMES.flatMap((theme) =>
  FACES.flatMap((faces) =>
    SUIT_COLOURS.flatMap((suits) => SIZES.map((size) => styled({ theme, faces, suits, size }))),
  ),
);

/** Names that people have given themselves to see what happens. */
export const HOSTILE_NAMES = [
  '',
  '   ',
  'Anna',
  'Bernhard der Große 🦊',
  '👨‍👩‍👧‍👦🏳️‍🌈🇭🇷',
  'W'.repeat(32),
  '﷽'.repeat(32),
  '王小明与他的朋友们'.repeat(4),
  'דני לוי',
  'دانيال الأول',
  'abc\u202egnp.exe',
  '**fett** _x_ `code` ~~weg~~ ||still|| @everyone <@123> [l](http://x)',
  'Z̷̨̛̭̤̪͎̗̯͓͔͍͇̈́̾͗̍̄͒͌̽̈͘a̵l̶g̷o̸',
  '\u200b\u200d\u2066\u2069',
  '\ud800 halb',
  'Ćiro Šimić & Őrsi Űző',
  'Ｆｕｌｌｗｉｄｔｈ',
  'ﬁﬂ½№™',
  '\u0301\u0301\u0301',
] as const;

const style = fc.constantFrom(...STYLES);
const card = fc.constantFrom(...CARDS);
const name = fc.oneof(
  fc.constantFrom(...HOSTILE_NAMES),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
);
const marks = fc.array(
  fc.oneof(fc.constantFrom('Re', 'keine 90', 'csendes Hochzeit', 'dobrovoljni solo'), name),
  { maxLength: 6, size: 'max' },
);

/** Up to fifteen cards: who takes in a poverty holds three more for a moment. */
export const hands: fc.Arbitrary<HandPicture> = fc
  .record({
    style,
    cards: fc.array(fc.record({ card, bright: fc.boolean() }), { maxLength: 15, size: 'max' }),
  })
  .chain((hand) =>
    fc.nat({ max: hand.cards.length }).map((trumps) => ({ kind: 'hand' as const, ...hand, trumps })),
  );

const place = fc.record({ name, card: fc.option(card), marks });
const seat = fc.option(fc.nat({ max: 3 }));

export const tricks: fc.Arbitrary<TrickPicture> = fc.record({
  kind: fc.constant('trick' as const),
  style,
  places: fc.tuple(place, place, place, place),
  leader: fc.nat({ max: 3 }),
  turn: seat,
  winner: seat,
  best: seat,
});

const row = fc
  .record({ name, marks, cards: fc.array(card, { maxLength: 12, size: 'max' }), isWinner: fc.boolean() })
  .chain((whole) =>
    fc
      .option(whole.cards.length > 0 ? fc.constantFrom(...whole.cards) : fc.constant(null))
      .map((played) => ({ ...whole, played })),
  );

export const reviews: fc.Arbitrary<ReviewPicture> = fc.record({
  kind: fc.constant('review' as const),
  style,
  rows: fc.array(row, { minLength: 4, maxLength: 4 }),
});

export const charts: fc.Arbitrary<ChartPicture> = fc.nat({ max: 80 }).chain((count) =>
  fc.record({
    kind: fc.constant('chart' as const),
    style,
    title: name,
    lines: fc.array(
      fc.record({
        name,
        totals: fc.array(fc.integer({ min: -300, max: 300 }), { minLength: count, maxLength: count }),
      }),
      { minLength: 1, maxLength: 7, size: 'max' },
    ),
  }),
);

export const leaderboards: fc.Arbitrary<LeaderboardPicture> = fc.record({
  kind: fc.constant('leaderboard' as const),
  style,
  title: name,
  places: fc.array(
    fc.record({
      rank: fc.integer({ min: 1, max: 9_999 }),
      name,
      value: fc.integer({ min: -99_999, max: 99_999 }),
      figure: fc.constantFrom('+1', '−99.999', '+12.34', '31,4 ±2,1'),
      detail: fc.constantFrom('1 hand', '12.345 leosztás', '9.999 dijeljenja'),
      isOwn: fc.boolean(),
      isApart: fc.boolean(),
    }),
    { maxLength: 11, size: 'max' },
  ),
});
