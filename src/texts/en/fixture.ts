/** A league's tables. */
export const fixture = {
  'chairs-empty_one': 'One player is still missing; whoever leads the league can name a substitute.',
  'chairs-empty_other': '{{count}} players are still missing; whoever leads the league can name substitutes.',
} as const;
