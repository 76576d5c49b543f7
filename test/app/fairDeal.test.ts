import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { belowOf, circumstances, handsOf, sealDeal, verifyDeal } from '../../src/app/fairDeal.ts';
import { fullDeck } from '../../src/core/card.ts';
import { type Cut, HIGHEST_CUT } from '../../src/core/shuffle.ts';

const seeds = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString('hex'));
const cuts = fc.option(fc.integer({ min: 1, max: HIGHEST_CUT }));

/** The recipe of docs/fair-deals.md, followed word by word and without the code under test. */
function byTheBook(seed: string, cut: Cut): readonly string[] {
  const suits = ['C', 'S', 'H', 'D'];
  const deck = suits.flatMap((suit) =>
    ['A', 'T', 'K', 'Q', 'J', '9'].flatMap((rank) => [suit + rank, suit + rank]),
  );
  const words: number[] = [];
  for (let block = 0; words.length < 400; block++) {
    const text = `${cut ?? 0}:${block}`;
    const digest = createHmac('sha256', Buffer.from(seed, 'hex')).update(text).digest('hex');
    for (const word of digest.match(/.{8}/g) ?? []) words.push(Number.parseInt(word, 16));
  }
  for (let n = 48; n >= 2; n--) {
    let word = words.shift() ?? 0;
    while (word >= Math.floor(4294967296 / n) * n) word = words.shift() ?? 0;
    const pick = word % n;
    const card = deck[n - 1]!;
    deck[n - 1] = deck[pick]!;
    deck[pick] = card;
  }
  return [0, 12, 24, 36].map((first) => deck.slice(first, first + 12).join(' '));
}

describe('a sealed deal', () => {
  test('publishes the SHA-256 of a text that holds its seed', () => {
    const { seed, commitment } = sealDeal((count) => new Uint8Array(count).fill(0xab));
    expect(seed).toBe('ab'.repeat(32));
    expect(commitment).toBe(createHash('sha256').update(`dulle-deal/1 ${seed}`).digest('hex'));
  });

  test('has another seed each time', () => {
    expect(new Set(Array.from({ length: 20 }, () => sealDeal().seed)).size).toBe(20);
  });

  test('deals the whole deck, and the same hands from the same seed and cut', () => {
    fc.assert(
      fc.property(seeds, cuts, fc.boolean(), (seed, cut, nines) => {
        const hands = handsOf(seed, cut, nines);
        expect(hands.flat().toSorted()).toEqual(fullDeck(nines).toSorted());
        expect(hands).toEqual(handsOf(seed, cut, nines));
      }),
    );
  });

  test('deals what the written recipe deals', () => {
    fc.assert(
      fc.property(seeds, cuts, (seed, cut) => {
        expect(handsOf(seed, cut, true).map((cards) => cards.join(' '))).toEqual(byTheBook(seed, cut));
      }),
    );
  });

  test('is changed by every cut', () => {
    const seed = '00'.repeat(32);
    const all: readonly Cut[] = [null, ...Array.from({ length: HIGHEST_CUT }, (_, index) => index + 1)];
    expect(new Set(all.map((cut) => JSON.stringify(handsOf(seed, cut, true)))).size).toBe(HIGHEST_CUT + 1);
  });

  test('is the worked example of docs/fair-deals.md', () => {
    const page = readFileSync('docs/fair-deals.md', 'utf8');
    const line = page.split('\n').find((candidate) => candidate.startsWith('{"commitment"')) ?? '';
    const { rules, ...deal } = JSON.parse(line);
    expect(rules).toBeUndefined();
    expect(verifyDeal({ ...deal, nines: true })).toBeNull();
    for (const [seat, hand] of byTheBook(deal.seed, deal.cut).entries()) {
      expect(page).toContain(`seat ${seat}: ${hand}`);
    }
    expect(page).toContain(
      createHmac('sha256', Buffer.from(deal.seed, 'hex')).update(`${deal.cut}:0`).digest('hex'),
    );
  });
});

describe('the numbers of a deck', () => {
  test('are below their limit', () => {
    fc.assert(
      fc.property(
        seeds,
        cuts,
        fc.array(fc.integer({ min: 1, max: 48 }), { maxLength: 60 }),
        (seed, cut, limits) => {
          const below = belowOf(seed, cut);
          for (const limit of limits) {
            const drawn = below(limit);
            expect(Number.isInteger(drawn) && drawn >= 0 && drawn < limit).toBe(true);
          }
        },
      ),
    );
  });

  test('favour nobody', () => {
    // One stream, so the outcome is fixed: chi-squared with 47 degrees of freedom, 0.1 % beyond 82.7.
    const below = belowOf('5e'.repeat(32), 3);
    const counts = Array.from({ length: 48 }, () => 0);
    const draws = 48_000;
    for (let draw = 0; draw < draws; draw++) counts[below(48)]! += 1;
    const expected = draws / 48;
    expect(counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)).toBeLessThan(82.7);
  });

  test('skip what would favour the low ones', () => {
    // 3 · 2^30 leaves a quarter of all draws out; without rejection the lowest third would come twice as often.
    const below = belowOf('5e'.repeat(32), null);
    const limit = 3 * 2 ** 30;
    const low = Array.from({ length: 3_000 }, () => below(limit)).filter((drawn) => drawn < limit / 3).length;
    expect(low).toBeGreaterThan(850);
    expect(low).toBeLessThan(1_150);
  });
});

describe('verification', () => {
  const { seed, commitment } = sealDeal((count) => new Uint8Array(count).fill(7));
  const hands = handsOf(seed, 4, true);
  const fair = { seed, commitment, cut: 4, nines: true, hands };
  const [first, second, third, fourth] = hands;

  test.each([
    ['the deal as it was', fair, null],
    [
      'hands in another order of cards',
      { ...fair, hands: [first.toReversed(), second, third, fourth] as const },
      null,
    ],
    ['another seed', { ...fair, seed: '00'.repeat(32) }, 'wrong-commitment'],
    ['another commitment', { ...fair, commitment: '00'.repeat(32) }, 'wrong-commitment'],
    ['another cut', { ...fair, cut: 5 }, 'wrong-hands'],
    ['no cut', { ...fair, cut: null }, 'wrong-hands'],
    ['another deck', { ...fair, nines: false }, 'wrong-hands'],
    ['hands at other seats', { ...fair, hands: [second, first, third, fourth] as const }, 'wrong-hands'],
  ])('of %s', (_case, deal, fault) => {
    expect(verifyDeal(deal)).toBe(fault);
  });
});

describe('circumstances', () => {
  test('take the time once, and chance only when asked, once', () => {
    let asked = 0;
    const make = circumstances(
      () => 1_234,
      (count) => {
        asked += 1;
        return new Uint8Array(count).fill(asked);
      },
    );
    const one = make();
    expect(one.at).toBe(1_234);
    expect(asked).toBe(0);
    expect(one.seal).toBe(one.seal);
    expect(one.lot).toBe(one.lot);
    expect(asked).toBe(2);
    expect(make().seal).not.toEqual(one.seal);
  });

  test.each([
    ['the first', [[0, 0]], 0],
    ['one in the middle', [[1, 164]], 0],
    ['the one before', [[1, 163]], 419],
    ['the last', [[255, 239]], 419],
    [
      'those beyond the last whole round, drawn again',
      [
        [255, 240],
        [255, 255],
        [0, 7],
      ],
      7,
    ],
  ])('draw the lot fairly from two bytes: %s', (_name, bytes, lot) => {
    const drawn = [...bytes];
    expect(circumstances(Date.now, () => Uint8Array.from(drawn.shift() ?? []))().lot).toBe(lot);
  });
});
