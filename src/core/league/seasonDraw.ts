import type { PersonId } from '../table/occupant.ts';
import type { DrawnDay, DrawRequest } from './draw.ts';
import type { DrawnRound } from './event.ts';
import { hasRoundBegun, type PerPlayer } from './leagueTable.ts';
import type { LeagueState } from './state.ts';

/** Who can be drawn: everybody who entered and has not left. */
export const drawable = ({ entrants }: Pick<LeagueState, 'entrants'>): readonly PersonId[] =>
  entrants.filter(({ left }) => !left).map(({ person }) => person.id);

/** The first match day after the last one that has begun: what is drawn anew begins there. */
export const firstOpenRound = ({ rounds }: Pick<LeagueState, 'rounds'>): number =>
  (rounds.findLast(hasRoundBegun)?.number ?? 0) + 1;

/** What there is to draw in a season: its match days from `firstOpenRound` on, after what lies before. */
export function drawRequest(state: LeagueState, seed: number): DrawRequest {
  const people = drawable(state);
  const from = firstOpenRound(state);
  const numberOf = (person: PersonId): number | null => {
    const index = people.indexOf(person);
    return index < 0 ? null : index;
  };
  return {
    players: people.length,
    days: state.settings.rounds - from + 1,
    seed,
    before: state.rounds.slice(0, from - 1).map(({ tables }) => ({
      tables: tables.map(({ players: [a, b, c, d] }) => [numberOf(a), numberOf(b), numberOf(c), numberOf(d)]),
    })),
  };
}

/** Drawn days with the people's ids in place of their numbers. */
export function drawnRounds(
  state: LeagueState,
  days: readonly DrawnDay[],
  secret: () => string,
): readonly DrawnRound[] {
  const people = drawable(state);
  const personOf = (index: number): PersonId => {
    const person = people[index];
    if (person === undefined) throw new Error(`Nobody has the number ${index}`);
    return person;
  };
  return days.map(({ tables, rests }) => ({
    tables: tables.map(
      ([a, b, c, d]): PerPlayer<PersonId> => [personOf(a), personOf(b), personOf(c), personOf(d)],
    ),
    rests: rests.map(personOf),
    dealsFrom: state.settings.kind === 'duplicate' ? secret() : null,
  }));
}
