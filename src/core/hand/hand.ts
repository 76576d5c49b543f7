export { dueAnnouncement } from './announcing.ts';
export { beginHand, decideHand } from './decide.ts';
export { evolveHand } from './evolve.ts';
