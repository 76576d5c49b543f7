import { NEW_RATING, type Rating, rated } from '../../../src/app/rating.ts';
import type { CountedHand, CountedSeat, Deeds } from './hand.ts';

/** Everything that follows from a player's hands, counted one by one. */
export interface Career {
  readonly player: string;
  /** As it was in their newest hand. */
  readonly name: string;
  readonly all: Tally;
  readonly re: Tally;
  readonly kontra: Tally;
  readonly solos: ReadonlyMap<string, Tally>;
  readonly deeds: Deeds;
  readonly partners: ReadonlyMap<string, Tally>;
  readonly best: number | null;
  readonly worst: number | null;
  /** Points after each hand. */
  readonly sums: readonly number[];
}

export interface Tally {
  readonly hands: number;
  readonly wins: number;
  readonly points: number;
}

const NONE: Tally = { hands: 0, wins: 0, points: 0 };

/** The hands of a player, each as often as they sat in it: a computer may sit twice. */
const seatsOf = (
  hands: readonly CountedHand[],
  player: string,
): readonly { readonly hand: CountedHand; readonly seat: CountedSeat; readonly place: number }[] =>
  hands.flatMap((hand) =>
    hand.seats.flatMap((seat, place) => (seat.player === player ? [{ hand, seat, place }] : [])),
  );

export const playersIn = (hands: readonly CountedHand[]): readonly string[] => [
  ...new Set(hands.flatMap(({ seats }) => seats.map(({ player }) => player))),
];

export function career(hands: readonly CountedHand[], player: string): Career {
  const own = seatsOf(hands, player);
  const tally = (wanted: readonly (typeof own)[number][]): Tally =>
    wanted.reduce(
      ({ hands: count, wins, points }, { hand, seat }) => ({
        hands: count + 1,
        wins: wins + (hand.winner !== null && seat.party === hand.winner ? 1 : 0),
        points: points + seat.points,
      }),
      NONE,
    );
  const alone = own.filter(({ hand, place }) => hand.soloist === place);
  const partners = new Map<string, (typeof own)[number][]>();
  for (const one of own) {
    for (const [place, seat] of one.hand.seats.entries()) {
      if (place === one.place || seat.party === null || seat.party !== one.seat.party) continue;
      partners.set(seat.player, [...(partners.get(seat.player) ?? []), one]);
    }
  }
  const points = own.map(({ seat }) => seat.points);
  let sum = 0;
  return {
    player,
    name: own.at(-1)?.seat.name ?? '',
    all: tally(own),
    re: tally(own.filter(({ seat }) => seat.party === 're')),
    kontra: tally(own.filter(({ seat }) => seat.party === 'kontra')),
    solos: new Map(
      [...Map.groupBy(alone, ({ hand }) => hand.contract)].map(([contract, those]) => [
        contract,
        tally(those),
      ]),
    ),
    deeds: {
      announced: total(own, 'announced'),
      kept: total(own, 'kept'),
      foxesCaught: total(own, 'foxesCaught'),
      foxesLost: total(own, 'foxesLost'),
      doppelkoepfe: total(own, 'doppelkoepfe'),
      karlchen: total(own, 'karlchen'),
    },
    partners: new Map([...partners].map(([partner, those]) => [partner, tally(those)])),
    best: points.length > 0 ? Math.max(...points) : null,
    worst: points.length > 0 ? Math.min(...points) : null,
    sums: points.map((each) => {
      sum += each;
      return sum;
    }),
  };
}

const total = (own: readonly { readonly seat: CountedSeat }[], deed: keyof Deeds): number =>
  own.reduce((sum, { seat }) => sum + seat.deeds[deed], 0);

/** Everybody's rating after all hands, which stand in the order in which they ended. */
export function ratings(hands: readonly CountedHand[]): ReadonlyMap<string, Rating> {
  const known = new Map<string, Rating>();
  for (const { seats } of hands) {
    for (const [player, rating] of rated({ seats }, (one) => known.get(one) ?? NEW_RATING)) {
      known.set(player, rating);
    }
  }
  return known;
}
