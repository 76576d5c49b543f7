import type { Card } from '../card.ts';
import type { HandAction } from '../hand/action.ts';
import { type SchweineHolders, shownHolders } from '../hand/schweine.ts';
import { type HandState, turnOf } from '../hand/state.ts';
import type { Contract, Party } from '../rules/contract.ts';
import { type HandRuleDifferences, handRuleDifferences } from '../rules/readRules.ts';
import { trumpsIn } from '../rules/reservation.ts';
import type { PerSeat, Seat } from '../seat.ts';
import { type LegalAction, legalActions } from './legalActions.ts';

export type Phase = HandState['phase'];

/** What the table calls a contract: a silent wedding is a normal game to everybody. */
export type ShownContract = Exclude<Contract, 'silent-wedding'>;

/** An action as others may know it: of cards passed in a poverty only how many trumps came back. */
export type SeenAction = HandAction | { readonly seat: Seat; readonly do: 'pass'; readonly trumps?: number };

/** `doko-view/1`: what one seat may know at one moment, and all that a computer player gets. */
export interface SeatView {
  readonly format: 'doko-view/1';
  readonly seat: Seat;
  readonly rules: HandRuleDifferences;
  readonly dealer: Seat;
  readonly owesSolo?: readonly Seat[];
  readonly forcedSolo?: Seat;
  readonly phase: Phase;
  /** Null until the inquiry, and a poverty's exchange, is over. */
  readonly contract: ShownContract | 'thrown-in' | null;
  /** Own cards, sorted by name: as dealt, and as held now. */
  readonly dealt: readonly Card[];
  readonly cards: readonly Card[];
  /** Own party; null while it is not settled. */
  readonly party: Party | null;
  /** What the table knows, by seat. */
  readonly knownParties: PerSeat<Party | null>;
  readonly turn: Seat | null;
  /** The seats that hold Schweine and Superschweine, once the table knows. */
  readonly schweine?: Seat;
  readonly superschweine?: Seat;
  readonly actions: readonly SeenAction[];
  readonly legal: readonly LegalAction[];
}

/** Builds what `seat` may know, field by field. */
export function seatView(state: HandState, seat: Seat): SeatView {
  const { schweine, superschweine } = shownSchweine(state);
  return {
    format: 'doko-view/1',
    seat,
    rules: handRuleDifferences(state.rules),
    dealer: state.dealer,
    ...(state.owesSolo.length > 0 ? { owesSolo: state.owesSolo } : {}),
    ...(state.forcedSolo !== null ? { forcedSolo: state.forcedSolo } : {}),
    phase: state.phase,
    contract: shownContract(state),
    dealt: [...state.dealt[seat]].sort(),
    cards: [...state.cards[seat]].sort(),
    party: ownParty(state, seat),
    knownParties: knownParties(state),
    turn: turnOf(state),
    ...(schweine !== null ? { schweine } : {}),
    ...(superschweine !== null ? { superschweine } : {}),
    actions: seenActions(state, seat),
    legal: legalActions(state, seat),
  };
}

const hasPlay = (state: HandState) =>
  state.phase === 'play' || (state.phase === 'over' && !state.thrownIn) ? state : null;

export function shownContract(state: HandState): ShownContract | 'thrown-in' | null {
  if (state.phase === 'over' && state.thrownIn) return 'thrown-in';
  const contract = hasPlay(state)?.contract ?? null;
  return contract === 'silent-wedding' ? 'normal' : contract;
}

/** A seat always knows its own party, except in a wedding before the deciding trick. */
export const ownParty = (state: HandState, seat: Seat): Party | null => hasPlay(state)?.parties[seat] ?? null;

export const knownParties = (state: HandState): PerSeat<Party | null> =>
  hasPlay(state)?.known ?? [null, null, null, null];

export function shownSchweine(state: HandState): SchweineHolders {
  const play = hasPlay(state);
  return play ? shownHolders(play) : { schweine: null, superschweine: null };
}

/** Everything done so far, as `viewer` (null: the table) may know it. */
export function seenActions(state: HandState, viewer: Seat | null): readonly SeenAction[] {
  const passes = state.actions.filter((action) => action.do === 'pass');
  if (passes.length === 0) return state.actions;
  const exchanging = viewer !== null && isExchanging(state, viewer);
  return state.actions.map((action) =>
    action.do !== 'pass' || exchanging ? action : hiddenPass(action, action === passes[1]),
  );
}

/** Both who gave and who received know the cards of a pass. */
function isExchanging(state: HandState, viewer: Seat): boolean {
  if (state.phase === 'pass') return viewer === state.poor || viewer === state.partner;
  return hasPlay(state)?.parties[viewer] === 're';
}

const hiddenPass = (action: Extract<HandAction, { do: 'pass' }>, cameBack: boolean): SeenAction => ({
  seat: action.seat,
  do: 'pass',
  ...(cameBack ? { trumps: trumpsIn(action.cards).length } : {}),
});
