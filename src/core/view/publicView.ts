import type { Card } from '../card.ts';
import type { Declaration, ReservationName } from '../hand/action.ts';
import { type HandState, turnOf } from '../hand/state.ts';
import type { Trick, WonTrick } from '../hand/trick.ts';
import type { Announcement } from '../rules/announcement.ts';
import { isSolo, type Party } from '../rules/contract.ts';
import type { RuleSet } from '../rules/ruleSet.ts';
import type { HandResult } from '../score/result.ts';
import { type PerSeat, perSeat, type Seat } from '../seat.ts';
import {
  knownParties,
  type Phase,
  type SeenAction,
  type ShownContract,
  seenActions,
  shownContract,
  shownSchweine,
} from './seatView.ts';

/** An announcement and the trick, from 1, in which it was made. */
interface AnnouncementMade {
  readonly seat: Seat;
  readonly value: Announcement;
  readonly trick: number;
}

/** A wedding as everybody sees it. */
interface WeddingView {
  readonly player: Seat;
  /** Number of the deciding trick, from 1; null: it is still to come. */
  readonly decidingTrick: number | null;
  /** Null before the deciding trick, and where the wedding became a solo. */
  readonly partner: Seat | null;
}

/** What the channel may show of a hand: what every seat knows. */
export interface PublicView {
  readonly rules: RuleSet;
  readonly dealer: Seat;
  readonly forehand: Seat;
  readonly owesSolo: readonly Seat[];
  readonly forcedSolo: Seat | null;
  /** What value and scores are multiplied by: more than 1 in a Bock round. */
  readonly multiplier: number;
  readonly phase: Phase;
  /** Null until the inquiry, and a poverty's exchange, is over. */
  readonly contract: ShownContract | 'thrown-in' | null;
  /** Who plays a named solo or a wedding, or is poor; null in a normal game, a silent wedding included. */
  readonly soloist: Seat | null;
  readonly turn: Seat | null;
  readonly declarations: PerSeat<Declaration | null>;
  readonly names: PerSeat<ReservationName | null>;
  readonly knownParties: PerSeat<Party | null>;
  readonly wedding: WeddingView | null;
  readonly schweine: Seat | null;
  readonly superschweine: Seat | null;
  readonly announcements: readonly AnnouncementMade[];
  readonly tricks: readonly WonTrick[];
  /** The trick on the table, with 0 to 3 cards; null before and after play. */
  readonly currentTrick: Trick | null;
  /** Who leads to the current trick, or would; null before the contract is known. */
  readonly leader: Seat | null;
  readonly cardsLeft: PerSeat<number>;
  readonly actions: readonly SeenAction[];
  /** Once the hand is over: its score, and all four hands as dealt. */
  readonly result: HandResult | null;
  readonly dealt: PerSeat<readonly Card[]> | null;
}

/** Builds what everybody at the table knows, field by field. */
export function publicView(state: HandState): PublicView {
  const played = state.phase === 'play' || (state.phase === 'over' && !state.thrownIn) ? state : null;
  const currentTrick = state.phase === 'play' ? state.trick : null;
  const { schweine, superschweine } = shownSchweine(state);
  return {
    rules: state.rules,
    dealer: state.dealer,
    forehand: ((state.dealer + 1) % 4) as Seat,
    owesSolo: state.owesSolo,
    forcedSolo: state.forcedSolo,
    multiplier: state.multiplier,
    phase: state.phase,
    contract: shownContract(state),
    soloist: publicSoloist(state),
    turn: turnOf(state),
    declarations: state.declarations,
    names: state.names,
    knownParties: knownParties(state),
    wedding: weddingView(state),
    schweine,
    superschweine,
    announcements: announcementsMade(state),
    tricks: played?.tricks ?? [],
    currentTrick,
    leader: currentTrick?.leader ?? null,
    cardsLeft: perSeat((seat) => state.cards[seat].length),
    actions: seenActions(state, null),
    result: state.phase === 'over' ? state.result : null,
    dealt: state.phase === 'over' ? state.dealt : null,
  };
}

/** What those who played a hand saw of it, once it is over: its score, but not the hands that were dealt. */
export const concealedView = (state: HandState): PublicView => ({ ...publicView(state), dealt: null });

/** Who plays alone or is poor, unless it is the secret of a silent wedding. */
function publicSoloist(state: HandState): Seat | null {
  if (state.phase === 'take' || state.phase === 'pass') return state.poor;
  if (state.phase !== 'play' && (state.phase !== 'over' || state.thrownIn)) return null;
  const { contract, soloist } = state;
  return isSolo(contract) || contract === 'wedding' || contract === 'poverty' ? soloist : null;
}

function weddingView(state: HandState): WeddingView | null {
  if (state.phase !== 'play' && (state.phase !== 'over' || state.thrownIn)) return null;
  if (state.contract !== 'wedding' || state.soloist === null) return null;
  return {
    player: state.soloist,
    decidingTrick: state.wedding?.trick ?? null,
    partner: state.wedding?.partner ?? null,
  };
}

function announcementsMade(state: HandState): readonly AnnouncementMade[] {
  const made: AnnouncementMade[] = [];
  let cards = 0;
  for (const action of state.actions) {
    if (action.do === 'play') cards++;
    if (action.do === 'announce') {
      made.push({ seat: action.seat, value: action.value, trick: Math.floor(cards / 4) + 1 });
    }
  }
  return made;
}
