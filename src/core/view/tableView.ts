import type { HandState } from '../hand/state.ts';
import { nameableReservations } from '../hand/state.ts';
import type { Level } from '../level.ts';
import type { PerSeat, Seat } from '../seat.ts';
import type { Cut } from '../shuffle.ts';
import type { EarlyAnswer, MoveToken } from '../table/action.ts';
import { type ChairNumber, cutterOf, type Lineup, seatOfChair, sittingOut } from '../table/chairs.ts';
import { expiryOf, isLookedBackAt, type Waiting, waitingFor } from '../table/clock.ts';
import { nextMultiplier, owedSolos } from '../table/course.ts';
import { othersDeeds } from '../table/deeds.ts';
import type { EndReason } from '../table/event.ts';
import { type FixtureSeats, isDuplicate, levelAt } from '../table/fixture.ts';
import { cardsPlayed, mayNameEarly } from '../table/moving.ts';
import type { Chairs, PersonId } from '../table/occupant.ts';
import type { Place } from '../table/place.ts';
import { chairOf, occupantOf } from '../table/seating.ts';
import type { TableSettings } from '../table/settings.ts';
import type { ScoreSheet } from '../table/sheet.ts';
import { countedHands, totals } from '../table/sheet.ts';
import {
  type FinishedHand,
  isConcealed,
  isSession,
  type PlayingState,
  type SealedDeal,
  type SessionState,
  type TableState,
} from '../table/state.ts';
import { endVotes, endVotesNeeded, votesFor, votesNeeded } from '../table/votes.ts';
import type { PublicView } from './publicView.ts';
import { concealedView, publicView } from './publicView.ts';
import type { SeatView } from './seatView.ts';
import { seatView } from './seatView.ts';

/** A deal as everybody may know it: its seed only once its hand is over. */
export interface DealView {
  /** Number of the deal in the session, from 1. */
  readonly number: number;
  readonly dealer: ChairNumber;
  readonly cutter: ChairNumber;
  /** The chairs that play it, by seat. */
  readonly lineup: Lineup;
  readonly sittingOut: readonly ChairNumber[];
  readonly commitment: string;
  readonly cut: Cut;
  /** Null until the hand is over, and as long as the deal is concealed. */
  readonly seed: string | null;
}

/** One hand as the channel may show it; `hand` is null while the deck is being cut. */
export interface TableHandView {
  readonly deal: DealView;
  readonly hand: PublicView | null;
  /** How many hints were taken from each seat: told once the hand is over. */
  readonly hints: PerSeat<number>;
  /** Which cards a computer played in a person's seat, by their numbers in the order of the hand, from 0. */
  readonly standInCards: readonly number[];
}

interface RemovalView {
  readonly chair: ChairNumber;
  readonly votes: number;
  readonly needed: number;
}

/** A table's place in a league, as everybody may know it. */
export interface FixtureView {
  readonly league: string;
  /** The league's name as it was typed; untrusted. */
  readonly name: string;
  /** The match day and the table's number on it, both from 1. */
  readonly round: number;
  readonly table: number;
  readonly seats: FixtureSeats;
  /** Whether all tables of the match day have the same deals. */
  readonly duplicate: boolean;
  /** Whom the league has named since the table was opened. */
  readonly named: readonly PersonId[];
  /** Deals of earlier tables in the same place, and how many of them count towards the length of the session. */
  readonly before: { readonly deals: number; readonly counted: number };
  /** How computers play here where nobody chooses. */
  readonly level: Level;
}

/**
 * What everybody in the channel may know of a table; where it is `concealed`, what was dealt and how it went is
 * for `insiders` alone, and seeds, records and hands nobody saw for nobody.
 */
export interface TableView {
  readonly id: string;
  readonly place: Place;
  readonly host: PersonId;
  readonly settings: TableSettings;
  readonly fixture: FixtureView | null;
  /** Whether what was dealt here will still be dealt at other tables. */
  readonly concealed: boolean;
  /** Who has sat here while hands were played. */
  readonly insiders: readonly PersonId[];
  readonly phase: TableState['phase'];
  readonly chairs: Chairs;
  /** People whom direct messages do not reach. */
  readonly closedInboxes: readonly PersonId[];
  /** People who held cards of the present hand and do not sit at the table any more. */
  readonly departed: readonly PersonId[];
  readonly paused: { readonly by: PersonId | null } | null;
  /** Whom the hand waits for. */
  readonly waiting: Waiting | null;
  /** Milliseconds since 1970 at which the present wait ends by itself; null: never. */
  readonly until: number | null;
  /** Whether the next hand waits for somebody who looks at the last ones. */
  readonly lookedBack: boolean;
  /** The chair that was reminded of its move. */
  readonly reminded: ChairNumber | null;
  readonly sheet: ScoreSheet;
  /** Points so far by chair. */
  readonly totals: readonly number[];
  /** Chairs that still owe their mandatory solo. */
  readonly owedSolos: readonly ChairNumber[];
  /** What the present or next hand counts: more than 1 in a Bock round. */
  readonly multiplier: number;
  /** The hand finished last, and the present one; both stay on the table. */
  readonly previous: TableHandView | null;
  readonly present: TableHandView | null;
  readonly removals: readonly RemovalView[];
  readonly endVotes: { readonly votes: number; readonly needed: number } | null;
  readonly endReason: EndReason | null;
}

/** What one seated person may know beyond the table's public view. */
export interface PlayerView {
  readonly person: PersonId;
  readonly chair: ChairNumber;
  readonly seat: Seat;
  readonly deal: DealView;
  readonly hand: SeatView;
  /** What a move of this person made now is meant for. */
  readonly token: Required<MoveToken>;
  /** Early answers to the inquiry that are kept, and those still to be given or changed. */
  readonly early: {
    readonly kept: readonly EarlyAnswer[];
    readonly open: readonly EarlyAnswer[];
  };
  /** A computer holds the chair until the person acts. */
  readonly held: boolean;
}

export function tableView(state: TableState): TableView {
  const session = isSession(state) ? state : null;
  const scored = state.phase === 'lobby' ? [] : state.sheet;
  const last = state.phase === 'lobby' ? undefined : state.finished.at(-1);
  return {
    id: state.id,
    place: state.place,
    host: state.host,
    settings: state.settings,
    fixture: fixtureView(state),
    concealed: isConcealed(state),
    insiders: state.insiders,
    phase: state.phase,
    chairs: state.chairs,
    closedInboxes: state.closedInboxes,
    departed: departedFrom(state),
    paused: session?.paused ?? null,
    waiting: waitingFor(state),
    until: expiryOf(state),
    lookedBack: isLookedBackAt(state),
    reminded: session?.reminded ?? null,
    sheet: scored,
    totals: totals(scored, state.chairs),
    owedSolos: session ? owedSolos(session) : [],
    multiplier: session ? nextMultiplier(session) : 1,
    previous: last ? finishedView(state, last) : null,
    present: presentView(state),
    removals: session ? removalsOf(session) : [],
    endVotes:
      session && endVotes(session) > 0 ? { votes: endVotes(session), needed: endVotesNeeded(session) } : null,
    endReason: state.phase === 'ended' ? state.reason : null,
  };
}

/** A finished hand, by its number in the session; null where there is none. */
export function finishedHandView(state: TableState, number: number): TableHandView | null {
  if (state.phase === 'lobby') return null;
  const found = state.finished.find((finished) => finished.deal.number === number);
  return found ? finishedView(state, found) : null;
}

/** What the person may know; null where they hold no cards at this table. */
export function playerView(state: TableState, person: PersonId): PlayerView | null {
  const chair = chairOf(state.chairs, person);
  if (chair === null) return null;
  if (state.phase === 'playing') {
    const { hand, deal } = state;
    const seat = seatOfChair(deal.lineup, chair);
    if (seat === null) return null;
    const occupant = occupantOf(state, chair);
    return {
      person,
      chair,
      seat,
      deal: dealView(state, deal, false),
      hand: seatView(hand, seat),
      token: { hand: deal.number, played: cardsPlayed(hand, seat) },
      early: {
        kept: keptAnswers(state, seat),
        open: openAnswers(state, seat),
      },
      held: occupant.kind === 'person' && occupant.held,
    };
  }
  const last = state.phase === 'lobby' ? undefined : state.finished.at(-1);
  return last ? afterHand(state, last, person, chair) : null;
}

function afterHand(
  state: TableState,
  { deal, hand }: FinishedHand,
  person: PersonId,
  chair: ChairNumber,
): PlayerView | null {
  const seat = seatOfChair(deal.lineup, chair);
  if (seat === null) return null;
  return {
    person,
    chair,
    seat,
    deal: dealView(state, deal, true),
    hand: seatView(hand, seat),
    token: { hand: deal.number, played: cardsPlayed(hand, seat) },
    early: { kept: [], open: [] },
    held: false,
  };
}

/** What still waits to be shown; a name that nobody had to hear is forgotten with the inquiry. */
function keptAnswers({ hand, early }: PlayingState, seat: Seat): readonly EarlyAnswer[] {
  const { declare, name } = early[seat];
  const kept = hand.phase === 'declare' ? [declare, name] : hand.phase === 'name' ? [name] : [];
  return kept.filter((answer) => answer !== null);
}

function openAnswers(state: PlayingState, seat: Seat): readonly EarlyAnswer[] {
  const { hand, early } = state;
  const open: EarlyAnswer[] = [];
  const turn = waitingFor(state)?.seat;
  const names = nameableReservations(hand, seat);
  if (hand.phase === 'declare' && hand.declarations[seat] === null && turn !== seat) {
    open.push({ do: 'declare', value: 'healthy' });
    if (names.length > 0) open.push({ do: 'declare', value: 'reservation' });
  }
  if (mayNameEarly(state, seat) && !(hand.phase === 'name' && turn === seat)) {
    for (const value of names) if (value !== early[seat].name?.value) open.push({ do: 'name', value });
  }
  return open.filter((answer) => answer.value !== early[seat][answer.do]?.value);
}

function dealView(state: TableState, deal: SealedDeal, over: boolean): DealView {
  const { chairs } = state;
  return {
    number: deal.number,
    dealer: deal.dealer,
    cutter: cutterOf(deal.dealer, chairs.length),
    lineup: deal.lineup,
    sittingOut: sittingOut(chairs, deal.lineup),
    commitment: deal.commitment,
    cut: deal.cut,
    seed: over && !isConcealed(state) ? deal.seed : null,
  };
}

const finishedView = (state: TableState, { deal, hand, hints, standIns }: FinishedHand): TableHandView => ({
  deal: dealView(state, deal, true),
  hints,
  hand: isConcealed(state) ? concealedView(hand) : publicView(hand),
  standInCards: cardsAmong(hand, standIns),
});

/** Which of the cards that were played stand at these places among a hand's actions. */
function cardsAmong({ actions }: HandState, places: readonly number[]): readonly number[] {
  const plays = actions.flatMap((action, at) => (action.do === 'play' ? [at] : []));
  return plays.flatMap((at, card) => (places.includes(at) ? [card] : []));
}

/** While a hand is played, nobody hears who asks for hints. */
const NO_HINTS: PerSeat<number> = [0, 0, 0, 0];

function presentView(state: TableState): TableHandView | null {
  const going = goingOn(state);
  if (!going) return null;
  return {
    deal: dealView(state, going.deal, false),
    hand: going.hand && publicView(going.hand),
    hints: NO_HINTS,
    standInCards: state.phase === 'playing' ? cardsAmong(state.hand, othersDeeds(state).standIns) : [],
  };
}

function goingOn(state: TableState): { deal: SealedDeal; hand: HandState | null } | null {
  switch (state.phase) {
    case 'lobby':
    case 'between':
      return null;
    case 'cutting':
      return { deal: state.deal, hand: null };
    case 'playing':
      return { deal: state.deal, hand: state.hand };
    case 'ended':
      return state.brokenOff;
  }
}

function fixtureView({ fixture, named }: TableState): FixtureView | null {
  if (!fixture) return null;
  const { league, name, round, table, seats } = fixture;
  const duplicate = isDuplicate(fixture);
  const { deals, sheet } = fixture.before;
  const before = { deals, counted: duplicate ? deals : countedHands(sheet) };
  return { league, name, round, table, seats, duplicate, named, before, level: levelAt(fixture) };
}

function departedFrom(state: TableState): readonly PersonId[] {
  if (state.phase !== 'playing') return [];
  const gone = state.witnesses.filter(({ person }) => chairOf(state.chairs, person) === null);
  return [...new Set(gone.map(({ person }) => person))];
}

function removalsOf(state: SessionState): readonly RemovalView[] {
  const chairs = [...new Set(state.removalVotes.map((vote) => vote.chair))];
  return chairs
    .map((chair) => ({ chair, votes: votesFor(state, chair), needed: votesNeeded(state, chair) }))
    .filter(({ votes }) => votes > 0);
}
