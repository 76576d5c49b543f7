import { type Card, countOf } from '../card.ts';
import { mayHaveSchweine } from '../rules/cardOrder.ts';
import { type Contract, isSolo, type Party } from '../rules/contract.ts';
import { highestPossibleRank, type ReservationName, rankOfReservation } from '../rules/reservation.ts';
import { THROWN_IN } from '../score/result.ts';
import { nextSeat, type PerSeat, perSeat, SEATS, type Seat, seatsFrom } from '../seat.ts';
import type { HandEvent } from './event.ts';
import type { HandState } from './state.ts';

/** The seat left of the dealer leads, speaks and is asked first. */
export const forehandOf = (dealer: Seat): Seat => nextSeat(dealer);

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
  return {
    type: 'play-began',
    contract: alone === null ? 'normal' : 'silent-wedding',
    soloist: alone,
    parties: perSeat((seat) => (state.dealt[seat].includes('CQ') ? 're' : 'kontra')),
    leader: forehandOf(state.dealer),
    schweine: schweineHolder(state, 'normal', state.cards),
  };
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
      return [{ type: 'poverty-stands', poor: seat }];
    case 'wedding':
      return [
        {
          type: 'play-began',
          contract: 'wedding',
          soloist: seat,
          parties: perSeat((other): Party | null => (other === seat ? 're' : null)),
          leader: forehandOf(state.dealer),
          schweine: schweineHolder(state, 'wedding', state.cards),
        },
      ];
    default:
      return [
        {
          type: 'play-began',
          contract: name,
          soloist: seat,
          parties: perSeat((other) => (other === seat ? 're' : 'kontra')),
          // In a mandatory solo the soloist leads, in a voluntary one forehand (rules.md §3).
          leader: owes(state, seat) ? seat : forehandOf(state.dealer),
          schweine: schweineHolder(state, name, state.cards),
        },
      ];
  }
}

/** The poor player and the partner have exchanged cards. */
export function povertyBegins(
  state: HandState,
  poor: Seat,
  partner: Seat,
  cards: PerSeat<readonly Card[]>,
): HandEvent {
  return {
    type: 'play-began',
    contract: 'poverty',
    soloist: poor,
    parties: perSeat((seat) => (seat === poor || seat === partner ? 're' : 'kontra')),
    leader: forehandOf(state.dealer),
    schweine: schweineHolder(state, 'poverty', cards),
  };
}

function schweineHolder(state: HandState, contract: Contract, cards: PerSeat<readonly Card[]>): Seat | null {
  if (!state.rules.schweine || (isSolo(contract) && !mayHaveSchweine(contract))) return null;
  return SEATS.find((seat) => countOf(cards[seat], 'DA') === 2) ?? null;
}
