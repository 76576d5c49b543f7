import type { HandState } from '../core/hand/state.ts';
import { seatFacts } from '../core/score/seatFacts.ts';
import { isOneAgainstThree } from '../core/score/tally.ts';
import { type PerSeat, perSeat, SEATS } from '../core/seat.ts';
import type { TableEvent } from '../core/table/event.ts';
import { evolveTable } from '../core/table/evolve.ts';
import { levelOf, occupantOf } from '../core/table/seating.ts';
import type { SheetRow } from '../core/table/sheet.ts';
import { type BetweenState, isConcealed, type SealedDeal, type TableState } from '../core/table/state.ts';
import { type BookedSeat, computerKey, type NewHand } from './ledger.ts';

/**
 * What the books take of events that follow on `before`: each hand that was finished, as it stood at that moment,
 * before anybody left, and open if its table was disclosed by the end. A hand that was broken off is none.
 */
export function* bookedHands(before: TableState | null, events: readonly TableEvent[]): Generator<NewHand> {
  const disclosed = events.some(({ type }) => type === 'disclosed');
  let state = before;
  for (const event of events) {
    state = evolveTable(state, event);
    if (event.type !== 'hand-finished' || state.phase !== 'between') continue;
    const hand = newHand(state, event.row, event.at);
    yield disclosed ? { ...hand, concealed: false } : hand;
  }
}

/** The id of a hand that was played at a table. */
export const handId = (table: string, number: number): string => `${table}-${number}`;

function newHand(state: BetweenState, row: SheetRow, at: number): NewHand {
  const last = state.finished.at(-1);
  if (last?.hand.phase !== 'over') throw new Error(`Table ${state.id} has no finished hand`);
  const { deal, hand } = last;
  const { fixture } = state;
  return {
    id: handId(state.id, deal.number),
    guildId: state.place.guildId,
    at,
    table: state.id,
    number: deal.number,
    enteredBy: null,
    league: fixture && { league: fixture.league, round: fixture.round, table: fixture.table },
    concealed: isConcealed(state),
    rules: hand.rules,
    contract: row.contract,
    soloist: soloistOf(hand),
    soloKind: row.solo?.kind ?? null,
    winner: row.winner,
    reEyes: hand.thrownIn ? null : hand.result.eyes.re,
    value: row.value,
    multiplier: row.multiplier,
    seats: seatsOf(state, deal, row, hand),
  };
}

type OverState = Extract<HandState, { phase: 'over' }>;

/** Whoever was the only one of Re: by a solo, silently, or since a wedding found no partner. */
function soloistOf(hand: OverState): number | null {
  if (hand.thrownIn || !isOneAgainstThree(hand.result.parties)) return null;
  return SEATS.find((seat) => hand.result.parties[seat] === 're') ?? null;
}

function seatsOf(
  { chairs, fixture }: BetweenState,
  { lineup }: SealedDeal,
  { playedBy, scores }: SheetRow,
  hand: OverState,
): PerSeat<BookedSeat> {
  const facts = seatFacts(hand);
  return perSeat((seat) => {
    const chair = lineup[seat];
    const occupant = occupantOf({ chairs }, chair);
    return {
      player: playedBy[chair] ?? computerKey(levelOf(occupant, fixture)),
      name: occupant.kind === 'person' ? occupant.person.name : occupant.name,
      party: hand.thrownIn ? null : hand.result.parties[seat],
      points: scores[chair] ?? 0,
      facts: facts[seat],
    };
  });
}
