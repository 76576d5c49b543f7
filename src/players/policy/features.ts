/** What is looked at where a card leads a trick, and the place of its weight. */
export const LEAD = {
  trick: 0,
  ownTrick: 1,
  firstAce: 2,
  laterAce: 3,
  trumpKept: 4,
  trump: 5,
  trumpLength: 6,
  fox: 7,
  firstSingle: 8,
  firstLow: 9,
  laterSide: 10,
  openFoes: 11,
  openFriends: 12,
  eyes: 13,
  bossTrump: 14,
  charlie: 15,
  shownQueen: 16,
  bossSide: 17,
  dulle: 18,
  friendsTrump: 19,
  sideLength: 20,
  tens: 21,
  endTrump: 22,
  seek: 23,
} as const;
export type LeadFeature = keyof typeof LEAD;
export const LEAD_FEATURES = Object.keys(LEAD) as readonly LeadFeature[];

/** And where it follows. */
export const FOLLOW = {
  trick: 0,
  ownTrick: 1,
  trumpKept: 2,
  winningEyes: 3,
  friendlyEyes: 4,
  hostileEyes: 5,
  friendlyFox: 6,
  hostileFox: 7,
  caughtFox: 8,
  aceGone: 9,
  newVoid: 10,
  ruff: 11,
  overFriend: 12,
  charlie: 13,
  shownQueen: 14,
  lastPlace: 15,
  seek: 16,
  avoid: 17,
  doppelkopf: 18,
  dulle: 19,
  lastCharlie: 20,
  sideLength: 21,
  tens: 22,
  cheapRuff: 23,
} as const;
export type FollowFeature = keyof typeof FOLLOW;
export const FOLLOW_FEATURES = Object.keys(FOLLOW) as readonly FollowFeature[];

/** Features of one card; leading and following have as many. */
export const FEATURES = LEAD_FEATURES.length;
