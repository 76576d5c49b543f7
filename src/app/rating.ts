import { bradleyTerryFull } from 'openskill/models';
import { otherParty, PARTIES, type Party } from '../core/rules/contract.ts';
import { type BookedSeat, GUEST, isComputer, type PlayerKey } from './ledger.ts';

/** A player's strength as it is believed to be: a mean and how uncertain it is. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

/** Nobody knows anything of them yet. */
export const NEW_RATING: Rating = { mu: 25, sigma: 25 / 3 };

/**
 * How much luck there is in a hand, in the unit of `mu` (openskill's beta): whoever is one sigma of a newcomer
 * stronger than three average players wins 58 % of the hands with them.
 */
const LUCK = 50 / 3;

/** How much somebody's strength may change from one hand to the next, in the unit of `sigma` (openskill's tau). */
const DRIFT = 25 / 600;

/** A hand counts where so many people played it, who are no guests. */
const LEAST_PEOPLE = 2;

type RatedHand = { readonly seats: readonly Pick<BookedSeat, 'player' | 'party' | 'points'>[] };

/**
 * The ratings after a hand, of everybody whose rating it changes: Re against Kontra, by who got points; by how
 * many does not matter. Computers have ratings of their own, one for each level; a guest is a newcomer every time,
 * and keeps none. Empty where the hand does not count: thrown in, or played by fewer than two people.
 */
export function rated(
  hand: RatedHand,
  ratingOf: (player: PlayerKey) => Rating,
): ReadonlyMap<PlayerKey, Rating> {
  const after = new Map<PlayerKey, Rating>();
  if (!isRated(hand)) return after;
  const { order, rank } = standing(hand);
  const sides = order.map((party) =>
    placesOf(hand, party).map((player) => ({
      player,
      before: drifted(player === GUEST ? NEW_RATING : ratingOf(player)),
    })),
  );
  const teams = sides.map((places) => places.map(({ before }) => ({ ...before })));
  const judged = bradleyTerryFull(teams, { beta: LUCK, rank, gamma: () => 1 });
  for (const [side, places] of sides.entries()) {
    for (const [place, { player, before }] of places.entries()) {
      const { mu, sigma } = judged[side]?.[place] ?? before;
      const known = after.get(player) ?? before;
      // Who has several places is moved by all of them, and known better by one hand.
      after.set(player, { mu: known.mu + mu - before.mu, sigma: Math.min(known.sigma, sigma) });
    }
  }
  after.delete(GUEST);
  return after;
}

function isRated({ seats }: RatedHand): boolean {
  const people = new Set(seats.map(({ player }) => player).filter((player) => !isComputer(player)));
  people.delete(GUEST);
  return people.size >= LEAST_PEOPLE && seats.every(({ party }) => party !== null);
}

/** A party's places: whoever plays alone has one for each opponent, as in the points. */
function placesOf({ seats }: RatedHand, party: Party): readonly PlayerKey[] {
  const membersOf = (wanted: Party) =>
    seats.filter((seat) => seat.party === wanted).map(({ player }) => player);
  const members = membersOf(party);
  const [only] = members;
  return only !== undefined && members.length === 1 ? membersOf(otherParty(party)).map(() => only) : members;
}

/** The parties by what they got, the better first as openskill wants them, and their ranks. */
function standing({ seats }: RatedHand): { readonly order: readonly Party[]; readonly rank: number[] } {
  const re = seats.reduce((sum, { party, points }) => (party === 're' ? sum + points : sum), 0);
  return { order: re < 0 ? ['kontra', 're'] : PARTIES, rank: re === 0 ? [1, 1] : [1, 2] };
}

const drifted = ({ mu, sigma }: Rating): Rating => ({ mu, sigma: Math.hypot(sigma, DRIFT) });

/** What people see: a newcomer's figure, and points of it for one of `mu`. */
const SHOWN_AT_FIRST = 1000;
const SHOWN_FOR_ONE = 20;

/**
 * The strength that somebody has proven, by which they are ranked: three sigma below the mean, so that a newcomer
 * stands below whoever has shown the same in many hands.
 */
export const provenStrength = ({ mu, sigma }: Rating): number => mu - 3 * sigma;

/** The whole number that people see of a rating: 1000 for a newcomer, some 1350 for an average regular. */
export const shownRating = (rating: Rating): number =>
  Math.round(SHOWN_AT_FIRST + SHOWN_FOR_ONE * provenStrength(rating));
