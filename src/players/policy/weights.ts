import { FEATURES, FOLLOW_FEATURES, LEAD_FEATURES } from './features.ts';
import { FITTED } from './fitted.ts';
import { ROLES } from './friends.ts';

type Named<Names extends readonly string[]> = { readonly [N in Names[number]]?: number };

/** What a good player weighs, before anything is fitted: in units of a softmax, a tenth of an eye counting little. */
const LEAD: Named<typeof LEAD_FEATURES> = {
  trick: 1.6,
  ownTrick: 0.5,
  firstAce: 1.2,
  laterAce: -0.4,
  trumpKept: -1.6,
  trump: 0,
  trumpLength: 2,
  fox: -2,
  firstSingle: 0.5,
  firstLow: -0.3,
  laterSide: 0,
  openFoes: -0.4,
  openFriends: 0.6,
  eyes: -0.3,
  charlie: -0.3,
  bossSide: 0.8,
  tens: -0.5,
  seek: 1,
};
const FOLLOW: Named<typeof FOLLOW_FEATURES> = {
  trick: 1.6,
  ownTrick: 0.4,
  trumpKept: -2.2,
  winningEyes: 0.2,
  friendlyEyes: 0.6,
  hostileEyes: -0.6,
  friendlyFox: 1.2,
  hostileFox: -2.5,
  caughtFox: 1.5,
  aceGone: -1,
  newVoid: 0.5,
  overFriend: -0.6,
  charlie: -0.3,
  lastPlace: 0.3,
  seek: 2,
  avoid: -1,
  doppelkopf: 0.8,
  lastCharlie: 2,
  cheapRuff: 0.3,
};

/** Two rows of weights for each role: for leading and for following. */
export const ROW = FEATURES;
export const WEIGHTS_SIZE = ROLES.length * 2 * ROW;

const rowOf = (names: readonly string[], values: Readonly<Record<string, number>>): readonly number[] =>
  Array.from({ length: ROW }, (_, at) => values[names[at] ?? ''] ?? 0);

/** Weights by role: `(role * 2 + (leads ? 0 : 1)) * ROW + feature`. */
export const HAND_MADE: Float64Array = Float64Array.from(
  ROLES.flatMap((_role) => [...rowOf(LEAD_FEATURES, LEAD), ...rowOf(FOLLOW_FEATURES, FOLLOW)]),
);

/** What the policy weighs: fitted to what the search prefers. */
export const WEIGHTS: Float64Array = Float64Array.from(FITTED);
