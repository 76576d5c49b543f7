import { without, withoutAll } from '../card.ts';
import { isStep, NOTHING_ANNOUNCED, STEPS } from '../rules/announcement.ts';
import { cardOrder } from '../rules/cardOrder.ts';
import { handSize } from '../rules/ruleSet.ts';
import { raisedRanks } from '../rules/schweine.ts';
import { nextSeat, replaceAt } from '../seat.ts';
import type { HandAction } from './action.ts';
import type { HandEvent } from './event.ts';
import { knownAfterAnnouncement, knownAfterCard, knownAtStart } from './known.ts';
import { forehandOf } from './playBegins.ts';
import { shownAfterCard, shownAtStart } from './schweine.ts';
import type {
  DeclaringState,
  HandState,
  NamingState,
  PassingState,
  PlayState,
  TakingState,
} from './state.ts';
import { wonTrick } from './trick.ts';

/** Folds what happened into a hand's state; never judges. Throws only on a history that cannot be. */
export function evolveHand(state: HandState | undefined, event: HandEvent): HandState {
  if (event.type === 'dealt') return dealt(event);
  if (!state) throw new Error(`A hand cannot begin with ${event.type}`);
  switch (event.type) {
    case 'declared':
      return declared(state, event);
    case 'naming-began':
    case 'naming-went-on':
      return { ...before(state), phase: 'name', turn: event.turn };
    case 'named':
      return {
        ...acted(state, { seat: event.seat, do: 'name', value: event.value }),
        names: replaceAt(state.names, event.seat, event.value),
      };
    case 'poverty-stands':
      return { ...before(state), phase: 'take', poor: event.poor, turn: nextSeat(event.poor) };
    case 'took':
      return took(state, event);
    case 'passed':
      return passed(state, event);
    case 'play-began':
      return playBegan(state, event);
    case 'announced':
      return announced(playing(state, event), event);
    case 'card-played':
      return cardPlayed(playing(state, event), event);
    case 'trick-won': {
      const play = playing(state, event);
      const won = wonTrick(play.trick, event.winner);
      return {
        ...play,
        tricks: [...play.tricks, { ...won, eyes: event.eyes }],
        trick: { leader: event.winner, cards: [] },
      };
    }
    case 'wedding-decided': {
      const play = playing(state, event);
      return {
        ...play,
        parties: event.parties,
        known: event.parties,
        wedding: { trick: event.trick, partner: event.partner },
        // A deciding trick 2 or 3 lowers every announcement's figure by 1 or 2 (rules.md §6).
        shift: play.shift + event.trick - 1,
      };
    }
    case 'scored':
      return scored(state, event);
  }
}

function dealt(event: Extract<HandEvent, { type: 'dealt' }>): DeclaringState | NamingState {
  const base = {
    rules: event.rules,
    dealer: event.dealer,
    owesSolo: event.owesSolo,
    forcedSolo: event.forcedSolo,
    multiplier: event.multiplier,
    dealt: event.hands,
    cards: event.hands,
    declarations: [null, null, null, null],
    names: [null, null, null, null],
    actions: [],
  } as const;
  // A forced solo has no inquiry (rules.md §9).
  return event.forcedSolo === null
    ? { ...base, phase: 'declare', turn: forehandOf(event.dealer) }
    : { ...base, phase: 'name', turn: event.forcedSolo };
}

function impossible(event: HandEvent): never {
  throw new Error(`A hand's history has ${event.type} where it cannot be`);
}

type BeforePlay = DeclaringState | NamingState | TakingState | PassingState;

/** What a hand has before cards are played, whatever its phase. */
function before(state: HandState) {
  const { rules, dealer, owesSolo, forcedSolo, multiplier, dealt, cards, declarations, names, actions } =
    state;
  return { rules, dealer, owesSolo, forcedSolo, multiplier, dealt, cards, declarations, names, actions };
}

function playing(state: HandState, event: HandEvent): PlayState {
  return state.phase === 'play' ? state : impossible(event);
}

const acted = <S extends HandState>(state: S, action: HandAction): S => ({
  ...state,
  actions: [...state.actions, action],
});

function declared(state: HandState, event: Extract<HandEvent, { type: 'declared' }>): HandState {
  if (state.phase !== 'declare') return impossible(event);
  const { seat, value } = event;
  return {
    ...acted(state, { seat, do: 'declare', value }),
    declarations: replaceAt(state.declarations, seat, value),
    turn: nextSeat(seat),
  };
}

function took(state: HandState, event: Extract<HandEvent, { type: 'took' }>): BeforePlay {
  if (state.phase !== 'take') return impossible(event);
  const { seat, value } = event;
  const asked = acted(state, { seat, do: 'take', value });
  if (!value) return { ...asked, turn: nextSeat(seat) };
  return { ...before(asked), phase: 'pass', poor: state.poor, partner: seat, turn: state.poor };
}

function passed(state: HandState, event: Extract<HandEvent, { type: 'passed' }>): BeforePlay {
  if (state.phase !== 'pass') return impossible(event);
  const { seat, to, cards } = event;
  const given = replaceAt(state.cards, seat, withoutAll(state.cards[seat], cards));
  return {
    ...acted(state, { seat, do: 'pass', cards }),
    cards: replaceAt(given, to, [...given[to], ...cards]),
    turn: to,
  };
}

function playBegan(state: HandState, event: Extract<HandEvent, { type: 'play-began' }>): PlayState {
  const { contract, soloist, parties, leader, schweine, superschweine } = event;
  return {
    ...before(state),
    phase: 'play',
    contract,
    soloist,
    parties,
    known: knownAtStart(contract, parties),
    order: cardOrder(contract, raisedRanks(event, state.rules.nines)),
    announced: { re: NOTHING_ANNOUNCED, kontra: NOTHING_ANNOUNCED },
    // Figures are given for twelve cards (rules.md §6).
    shift: 12 - handSize(state.rules),
    wedding: null,
    schweine,
    superschweine,
    schweineShown: shownAtStart(state.rules),
    tricks: [],
    trick: { leader, cards: [] },
  };
}

function announced(state: PlayState, event: Extract<HandEvent, { type: 'announced' }>): PlayState {
  const { seat, party, value, late } = event;
  const own = state.announced[party];
  const now = isStep(value)
    ? { ...own, steps: STEPS.indexOf(value) + 1 }
    : { ...own, call: late ? ('late' as const) : ('in-time' as const) };
  return {
    ...acted(state, { seat, do: 'announce', value }),
    announced: { ...state.announced, [party]: now },
    known: knownAfterAnnouncement(state.known, seat, party),
  };
}

function cardPlayed(state: PlayState, event: Extract<HandEvent, { type: 'card-played' }>): PlayState {
  const { seat, card } = event;
  return {
    ...acted(state, { seat, do: 'play', card }),
    cards: replaceAt(state.cards, seat, without(state.cards[seat], card)),
    trick: { leader: state.trick.leader, cards: [...state.trick.cards, card] },
    known: knownAfterCard(state.known, { ...state, seat, card }),
    schweineShown: shownAfterCard(state, seat, card),
  };
}

function scored(state: HandState, event: Extract<HandEvent, { type: 'scored' }>): HandState {
  const { result } = event;
  if (result.contract === 'thrown-in') return { ...before(state), phase: 'over', thrownIn: true, result };
  const { trick: _empty, ...play } = playing(state, event);
  return { ...play, phase: 'over', thrownIn: false, result };
}
