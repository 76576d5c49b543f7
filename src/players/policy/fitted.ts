import type { RoleWeights } from './weights.ts';

/** Weights of the policy, fitted by `scripts/fitPolicy.ts`. */
// biome-ignore format: a row for each role, leading and following
export const FITTED: RoleWeights = {
  're-seeking': {
    leading: { trick: -0.06, ownTrick: 0.05, firstAce: 0.47, laterAce: 0.18, trumpKept: 0.03, trump: 0.53, trumpLength: 0.78, fox: -0.56, firstSingle: 0.31, firstLow: 0.24, laterSide: 0.26, openFoes: 0.1, openFriends: 0.19, eyes: -0.1, bossTrump: 0.22, charlie: -0.32, shownQueen: -0.01, bossSide: 1.44, dulle: 0.28, friendsTrump: 0.54, sideLength: -0.31, tens: 0.08, endTrump: -0.01, seek: 1 },
    following: { trick: 0.43, ownTrick: -0.04, trumpKept: -0.93, winningEyes: -0.05, friendlyEyes: 0.08, hostileEyes: -0.04, friendlyFox: 0.26, hostileFox: -0.78, caughtFox: 2.3, aceGone: -0.22, newVoid: 0.25, ruff: -0.35, overFriend: 0.44, charlie: -0.16, shownQueen: 0.04, lastPlace: 0.25, seek: 2, avoid: -0.43, doppelkopf: 0.15, dulle: -0.44, lastCharlie: 2, sideLength: -0.25, tens: -0.01, cheapRuff: 0.03 },
  },
  're': {
    leading: { trick: 0.1, ownTrick: -1.04, firstAce: 0.64, laterAce: 0.19, trumpKept: 0.1, trump: 0.19, trumpLength: 0.4, fox: -0.86, firstSingle: 0.55, firstLow: 0.27, laterSide: 0.32, openFoes: 0.03, openFriends: 0.05, eyes: 0.12, bossTrump: 0.93, charlie: -0.69, shownQueen: -0.35, bossSide: 1.22, dulle: -0.13, friendsTrump: 0.03, sideLength: -0.51, tens: -0.11, endTrump: 0.04, seek: 1 },
    following: { trick: 0.56, ownTrick: -0.64, trumpKept: -1.2, winningEyes: 0.23, friendlyEyes: -0.08, hostileEyes: -0.04, friendlyFox: 0.26, hostileFox: -0.67, caughtFox: 1.18, aceGone: -0.11, newVoid: 0.25, ruff: 0.04, overFriend: 0.51, charlie: -0.35, shownQueen: -0.34, lastPlace: 0.35, seek: 2, avoid: -1, doppelkopf: 0.31, dulle: -0.57, lastCharlie: 2, sideLength: -0.01, tens: 0.07, cheapRuff: -0.16 },
  },
  'kontra-seeking': {
    leading: { trick: 0.02, ownTrick: -0.3, firstAce: 0.65, laterAce: 0.25, trumpKept: -0.14, trump: 0.28, trumpLength: 0.25, fox: -0.31, firstSingle: 0.66, firstLow: 0.44, laterSide: 0.36, openFoes: 0.04, openFriends: -0.03, eyes: -0.01, bossTrump: 0.18, charlie: -0.11, shownQueen: 0, bossSide: 0.99, dulle: 0.18, friendsTrump: 0.11, sideLength: -0.3, tens: 0.01, endTrump: 0.03, seek: -3.67 },
    following: { trick: 0.45, ownTrick: -0.42, trumpKept: -0.66, winningEyes: -0.02, friendlyEyes: 0.44, hostileEyes: 0.02, friendlyFox: 0.37, hostileFox: -0.55, caughtFox: 1.67, aceGone: -0.15, newVoid: 0.21, ruff: -0.19, overFriend: 0.18, charlie: -0.06, shownQueen: 0, lastPlace: 0.33, seek: 3.46, avoid: -1, doppelkopf: 0.04, dulle: -1.02, lastCharlie: 2, sideLength: -0.14, tens: -0.01, cheapRuff: -0.18 },
  },
  'kontra': {
    leading: { trick: 0.08, ownTrick: -0.99, firstAce: 0.37, laterAce: -0.17, trumpKept: -0.16, trump: -0.08, trumpLength: -0.09, fox: -0.83, firstSingle: 0.37, firstLow: -0.08, laterSide: -0.04, openFoes: 0, openFriends: 0.04, eyes: 0.12, bossTrump: 1, charlie: -0.55, shownQueen: 0, bossSide: 1.09, dulle: -0.16, friendsTrump: 0, sideLength: -0.07, tens: -0.07, endTrump: 0.16, seek: 1 },
    following: { trick: 0.62, ownTrick: -0.78, trumpKept: -1.14, winningEyes: 0.23, friendlyEyes: 0.04, hostileEyes: 0.28, friendlyFox: 0.53, hostileFox: -0.62, caughtFox: 1, aceGone: -0.04, newVoid: 0.36, ruff: 0.13, overFriend: 0.52, charlie: -0.23, shownQueen: 0, lastPlace: 0.41, seek: 2, avoid: -1, doppelkopf: 0.41, dulle: -0.82, lastCharlie: 2, sideLength: 0.03, tens: 0.06, cheapRuff: -0.15 },
  },
  'alone': {
    leading: { trick: 0.35, ownTrick: 0.78, firstAce: -0.02, laterAce: 0.26, trumpKept: -2.16, trump: 1.29, trumpLength: 3.19, fox: -3.1, firstSingle: 1.39, firstLow: -0.43, laterSide: 0.14, openFoes: -0.04, openFriends: 0.6, eyes: 0.19, bossTrump: 0.84, charlie: 0.42, shownQueen: 0, bossSide: 0.3, dulle: -0.56, friendsTrump: 0, sideLength: 0.21, tens: -0.27, endTrump: 0.95, seek: 1 },
    following: { trick: 0.96, ownTrick: -0.08, trumpKept: -2.12, winningEyes: 0.49, friendlyEyes: 0.03, hostileEyes: 0.81, friendlyFox: -1.67, hostileFox: -0.31, caughtFox: 1.5, aceGone: -0.02, newVoid: 3.29, ruff: 0.78, overFriend: -0.6, charlie: 0.15, shownQueen: 0, lastPlace: -1.29, seek: 2, avoid: -1, doppelkopf: -0.43, dulle: -1.24, lastCharlie: 2, sideLength: 0.2, tens: 0.09, cheapRuff: -0.65 },
  },
  'alone-ranks': {
    leading: { trick: -0.11, ownTrick: -2.28, firstAce: -0.01, laterAce: 0.11, trumpKept: -1.25, trump: 2.32, trumpLength: -1.34, fox: -2, firstSingle: 0.58, firstLow: -0.03, laterSide: 0.16, openFoes: 0.43, openFriends: 0.6, eyes: -0.01, bossTrump: 3.71, charlie: 0.19, shownQueen: 0, bossSide: 4, dulle: 0, friendsTrump: 0, sideLength: 0.08, tens: 0.19, endTrump: -0.77, seek: 1 },
    following: { trick: 0.4, ownTrick: 0.25, trumpKept: -3.1, winningEyes: 0.92, friendlyEyes: -1.31, hostileEyes: 0, friendlyFox: 1.2, hostileFox: -2.5, caughtFox: 1.5, aceGone: -0.43, newVoid: 1.2, ruff: 2.09, overFriend: -0.6, charlie: -0.04, shownQueen: 0, lastPlace: 0.83, seek: 2, avoid: -1, doppelkopf: 1.67, dulle: 0, lastCharlie: 2, sideLength: -0.03, tens: -0.01, cheapRuff: 0.05 },
  },
  'alone-plain': {
    leading: { trick: -1.17, ownTrick: -0.24, firstAce: -0.27, laterAce: 1.32, trumpKept: -1.6, trump: 0, trumpLength: 2, fox: -2, firstSingle: 0.5, firstLow: 0.74, laterSide: 1.14, openFoes: -0.91, openFriends: 0.6, eyes: 0, bossTrump: 0, charlie: -0.3, shownQueen: 0, bossSide: 7.28, dulle: 0, friendsTrump: 0, sideLength: -0.22, tens: -1.85, endTrump: 0, seek: 1 },
    following: { trick: 0.77, ownTrick: 5.97, trumpKept: -2.2, winningEyes: -2.08, friendlyEyes: -2.29, hostileEyes: -3.51, friendlyFox: 1.2, hostileFox: -2.5, caughtFox: 1.5, aceGone: -1, newVoid: 0.5, ruff: 0, overFriend: -0.6, charlie: -0.3, shownQueen: 0, lastPlace: 1.32, seek: 2, avoid: -1, doppelkopf: 0.8, dulle: 0, lastCharlie: 2, sideLength: 0, tens: -1.02, cheapRuff: 0.3 },
  },
  'against-one': {
    leading: { trick: 0, ownTrick: 0.04, firstAce: 0.56, laterAce: 0.45, trumpKept: -0.12, trump: 0.33, trumpLength: 0.99, fox: 0, firstSingle: 0.38, firstLow: 0.39, laterSide: 0.44, openFoes: -0.06, openFriends: -0.07, eyes: -0.01, bossTrump: 0.06, charlie: 0.02, shownQueen: -0.02, bossSide: 0.1, dulle: -0.01, friendsTrump: -0.14, sideLength: 0, tens: -0.03, endTrump: 0, seek: 1 },
    following: { trick: 0.28, ownTrick: -0.16, trumpKept: -0.35, winningEyes: 0, friendlyEyes: -0.01, hostileEyes: -0.17, friendlyFox: -0.06, hostileFox: 0.01, caughtFox: 1.5, aceGone: -0.07, newVoid: -0.2, ruff: -0.23, overFriend: 0.07, charlie: 0.01, shownQueen: -0.04, lastPlace: 0.34, seek: 2, avoid: -1, doppelkopf: -0.12, dulle: -0.14, lastCharlie: 2, sideLength: -0.29, tens: -0.02, cheapRuff: -0.15 },
  },
  'against-ranks': {
    leading: { trick: 0.17, ownTrick: -0.83, firstAce: 0.17, laterAce: 0.17, trumpKept: -0.48, trump: 0.56, trumpLength: -0.03, fox: -2, firstSingle: 0.23, firstLow: 0.2, laterSide: 0.24, openFoes: 0.04, openFriends: -0.06, eyes: 0.09, bossTrump: 0.38, charlie: -0.03, shownQueen: -0.02, bossSide: 0.4, dulle: 0, friendsTrump: 0.19, sideLength: 0.01, tens: -0.08, endTrump: 0.07, seek: 1 },
    following: { trick: 0.4, ownTrick: -0.48, trumpKept: -0.63, winningEyes: -0.25, friendlyEyes: -0.05, hostileEyes: -0.01, friendlyFox: 1.2, hostileFox: -2.5, caughtFox: 1.5, aceGone: -0.4, newVoid: 0.1, ruff: 0.06, overFriend: 0.38, charlie: 0.01, shownQueen: -0.05, lastPlace: 0.46, seek: 2, avoid: -1, doppelkopf: 0.09, dulle: 0, lastCharlie: 2, sideLength: 0, tens: -0.14, cheapRuff: -0.11 },
  },
  'against-plain': {
    leading: { trick: 0.3, ownTrick: -1.3, firstAce: -0.03, laterAce: 0.33, trumpKept: -1.6, trump: 0, trumpLength: 2, fox: -2, firstSingle: 0.5, firstLow: -0.32, laterSide: 0.96, openFoes: -0.4, openFriends: -0.85, eyes: -0.45, bossTrump: 0, charlie: -0.13, shownQueen: 0, bossSide: -0.37, dulle: 0, friendsTrump: -0.55, sideLength: 1.11, tens: 0.07, endTrump: 0, seek: 1 },
    following: { trick: 0.37, ownTrick: -1.47, trumpKept: -2.2, winningEyes: -0.53, friendlyEyes: 1.42, hostileEyes: -0.52, friendlyFox: 1.2, hostileFox: -2.5, caughtFox: 1.5, aceGone: -0.62, newVoid: 0.5, ruff: 0, overFriend: 0.41, charlie: -0.17, shownQueen: 0, lastPlace: 0.51, seek: 2, avoid: -1, doppelkopf: 0.41, dulle: 0, lastCharlie: 2, sideLength: -0.17, tens: -0.44, cheapRuff: 0.3 },
  },
};
