import { FEATURES, FOLLOW_FEATURES, LEAD_FEATURES } from './features.ts';
import { FITTED } from './fitted.ts';
import { ROLES, type Role } from './friends.ts';

type Named<Names extends readonly string[]> = { readonly [N in Names[number]]: number };

/** What each feature counts for, by role; in units of a softmax: 1 more is preferred e times as often. */
export type RoleWeights = {
  readonly [R in Role]: {
    readonly leading: Named<typeof LEAD_FEATURES>;
    readonly following: Named<typeof FOLLOW_FEATURES>;
  };
};

/** Weights as the policy reads them: `rowOf(role, leads) + feature`. */
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

/** Where the weights of a role begin; `role` is its number in `ROLES`. */
export const rowOf = (role: number, leads: boolean): number => (role * 2 + (leads ? 0 : 1)) * FEATURES;

export const WEIGHTS: Float64Array = flattened(FITTED);
