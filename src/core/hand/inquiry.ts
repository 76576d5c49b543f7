import { countOf } from '../card.ts';
import type { Party } from '../rules/contract.ts';
import { highestPossibleRank, type ReservationName, rankOfReservation } from '../rules/reservation.ts';
import { THROWN_IN } from '../score/result.ts';
import { perSeat, SEATS, type Seat, seatsFrom } from '../seat.ts';
import type { HandEvent } from './event.ts';
import { forehandOf, playBegins } from './playBegins.ts';
import type { HandState } from './state.ts';

const owes = (state: HandState, seat: Seat): boolean =>
  state.owesSolo.includes(seat) || state.forcedSolo === seat;

/** After the last `healthy` or `reservation`: naming, or a normal game. */
export function afterDeclarations(state: HandState): HandEvent {
  const first = seatsFrom(forehandOf(state.dealer)).find(
    (seat) => state.declarations[seat] === 'reservation',
  );
  return first === undefined ? normalGame(state) : { type: 'naming-began', turn: first };
}

function normalGame(state: HandState): HandEvent {
  const alone = SEATS.find((seat) => countOf(state.dealt[seat], 'CQ') === 2) ?? null;
  return playBegins(state, {
    contract: alone === null ? 'normal' : 'silent-wedding',
    soloist: alone,
    parties: perSeat((seat) => (state.dealt[seat].includes('CQ') ? 're' : 'kontra')),
    leader: forehandOf(state.dealer),
  });
}

interface Named {
  readonly seat: Seat;
  readonly name: ReservationName;
  readonly rank: number;
}

/** The best reservation so far; of equal ranks the earlier seat's (rules.md §4). */
function bestNamed(state: HandState): Named | null {
  let best: Named | null = null;
  for (const seat of seatsFrom(forehandOf(state.dealer))) {
    const name = state.names[seat];
    if (!name) continue;
    const rank = rankOfReservation(name, owes(state, seat));
    if (!best || rank > best.rank) best = { seat, name, rank };
  }
  return best;
}

/** After a name: the next seat that may still outrank it, or what the best name leads to. */
export function afterName(state: HandState): readonly HandEvent[] {
  const best = bestNamed(state);
  if (!best) throw new Error('Nothing was named');
  const waiting = seatsFrom(forehandOf(state.dealer)).filter(
    (seat) => state.declarations[seat] === 'reservation' && state.names[seat] === null,
  );
  const outranked = waiting.some((seat) => highestPossibleRank(state.rules, owes(state, seat)) > best.rank);
  const next = waiting[0];
  if (next !== undefined && outranked) return [{ type: 'naming-went-on', turn: next }];
  return settle(state, best);
}

function settle(state: HandState, { seat, name }: Named): readonly HandEvent[] {
  switch (name) {
    case 'throw-in':
      return [{ type: 'scored', result: THROWN_IN }];
    case 'poverty':
      // Where a poverty voids the hand, nobody is asked.
      return state.rules.poverty === 'redeal'
        ? [{ type: 'scored', result: THROWN_IN }]
        : [{ type: 'poverty-stands', poor: seat }];
    case 'wedding':
      return [
        playBegins(state, {
          contract: 'wedding',
          soloist: seat,
          parties: perSeat((other): Party | null => (other === seat ? 're' : null)),
          leader: forehandOf(state.dealer),
        }),
      ];
    default:
      return [
        playBegins(state, {
          contract: name,
          soloist: seat,
          parties: perSeat((other) => (other === seat ? 're' : 'kontra')),
          leader: soloistLeads(state, seat) ? seat : forehandOf(state.dealer),
        }),
      ];
  }
}

/** In a mandatory solo the soloist leads; who leads in a voluntary one is a rule (rules.md §3). */
const soloistLeads = (state: HandState, soloist: Seat): boolean =>
  owes(state, soloist) || state.rules.soloLead === 'soloist';
