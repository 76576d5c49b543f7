import type { LeagueHand } from '../../../src/core/league/leagueHand.ts';
import type { PerPlayer } from '../../../src/core/league/leagueTable.ts';
import { perSeat } from '../../../src/core/seat.ts';
import type { SeasonScript } from './season.ts';

/** A hand of a league's table: points by chair; who has more than nothing has won. */
export function handAt(
  season: SeasonScript,
  place: { readonly round: number; readonly table: number },
  number: number,
  points: PerPlayer<number>,
  rest: Partial<LeagueHand> = {},
): LeagueHand {
  const players = season.playersAt(place.round, place.table);
  return {
    league: place,
    number,
    contract: 'normal',
    soloist: null,
    soloKind: null,
    winner: 're',
    seats: perSeat((seat) => ({
      player: players[seat] ?? '',
      party: points[seat] > 0 ? 're' : 'kontra',
      points: points[seat],
    })),
    struck: null,
    ...rest,
  };
}
