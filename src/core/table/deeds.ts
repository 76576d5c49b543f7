import { type PlayedBy, playedBy } from './sheet.ts';
import type { FinishedHand, PlayingState } from './state.ts';

/** What was not done by those who sit at the table now, as places among the hand's actions. */
export function othersDeeds({
  deciders,
  hand,
  deal,
  chairs,
}: PlayingState): Pick<FinishedHand, 'standIns' | 'predecessors'> {
  const places = (isOthers: (decider: PlayedBy, person: PlayedBy) => boolean): readonly number[] =>
    hand.actions.flatMap(({ seat }, at) => {
      const occupant = chairs[deal.lineup[seat]];
      const person = occupant ? playedBy(occupant) : null;
      return isOthers(deciders[at] ?? null, person) ? [at] : [];
    });
  return {
    standIns: places((decider, person) => decider === null && person !== null),
    predecessors: places((decider, person) => decider !== null && decider !== person),
  };
}
