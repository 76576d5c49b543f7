import {
  FEATURES,
  FOLLOW_FEATURES,
  type FollowFeature,
  LEAD_FEATURES,
  type LeadFeature,
} from './features.ts';
import { FITTED } from './fitted.ts';
import { ROLES, type Role } from './friends.ts';

/** What each feature counts for, by role; in units of a softmax: 1 more is preferred e times as often. */
export type RoleWeights = {
  readonly [R in Role]: {
    readonly leading: Readonly<Record<LeadFeature, number>>;
    readonly following: Readonly<Record<FollowFeature, number>>;
  };
};

/** All weights in one block, as the policy reads them: one row after the other. */
function flattened(weights: RoleWeights): Float64Array {
  return Float64Array.from(
    ROLES.flatMap((role) => {
      const { leading, following } = weights[role];
      return [
        ...LEAD_FEATURES.map((name) => leading[name]),
        ...FOLLOW_FEATURES.map((name) => following[name]),
      ];
    }),
  );
}

/** The number of the row of a role, leading or following; `role` is its number in `ROLES`. */
export const rowOf = (role: number, leads: boolean): number => role * 2 + (leads ? 0 : 1);

/** The rows of a block of weights; they share its memory. */
export const rowsOf = (weights: Float64Array): readonly Float64Array[] =>
  Array.from({ length: 2 * ROLES.length }, (_, row) =>
    weights.subarray(row * FEATURES, (row + 1) * FEATURES),
  );

export const WEIGHTS: Float64Array = flattened(FITTED);
