import type { Card } from '../../src/core/card.ts';
import type { HandAction } from '../../src/core/hand/action.ts';
import type { HandSetup } from '../../src/core/hand/event.ts';
import { type HandState, type PlayState, turnOf } from '../../src/core/hand/state.ts';
import { DDV, type RuleSet } from '../../src/core/rules/ruleSet.ts';
import type { PerSeat, Seat } from '../../src/core/seat.ts';
import { legalActions } from '../../src/core/view/legalActions.ts';
import { acted, begun } from './playout.ts';

/** A hand with forehand at seat 0 (dealer 3), unless said otherwise. */
export function given(
  hands: PerSeat<readonly Card[]>,
  setup: Partial<Omit<HandSetup, 'rules'>> & { readonly rules?: Partial<RuleSet> } = {},
): HandState {
  const { rules, ...rest } = setup;
  return begun({
    dealer: 3,
    hands,
    owesSolo: [],
    forcedSolo: null,
    multiplier: 1,
    ...rest,
    rules: { ...DDV, ...rules },
  });
}

/** "0 declare healthy", "1 name wedding", "2 take true", "0 pass D9 DK C9", "3 announce re", "0 play HT". */
export function parseAction(text: string): HandAction {
  const [seatText, verb, ...values] = text.split(' ');
  const seat = Number(seatText) as Seat;
  if (verb === 'play') return { seat, do: 'play', card: values[0] as Card };
  if (verb === 'pass') return { seat, do: 'pass', cards: values as Card[] };
  if (verb === 'take') return { seat, do: 'take', value: values[0] === 'true' };
  return { seat, do: verb, value: values[0] } as HandAction;
}

export const when = (state: HandState, ...actions: readonly string[]): HandState =>
  actions.map(parseAction).reduce(acted, state);

/** Everybody whose turn it still is to declare is healthy. */
export function allHealthy(state: HandState): HandState {
  let after = state;
  while (after.phase === 'declare') after = when(after, `${after.turn} declare healthy`);
  return after;
}

export function inPlay(state: HandState): PlayState {
  if (state.phase !== 'play') throw new Error(`The hand is in phase ${state.phase}`);
  return state;
}

/** The rest of a trick is played: every seat in turn plays its lowest, or highest, legal card. */
export function restOfTrick(state: HandState, which: 'lowest' | 'highest' = 'lowest'): HandState {
  let after = state;
  while (after.phase === 'play' && after.trick.cards.length > 0) {
    const { order } = after;
    const legal = legalActions(after, turnOf(after) as Seat).flatMap((action) =>
      action.do === 'play' ? [action.card] : [],
    );
    legal.sort((a, b) => rankIn(a) - rankIn(b));
    const card = which === 'lowest' ? legal[0] : legal.at(-1);
    after = when(after, `${turnOf(after)} play ${card}`);

    function rankIn(one: Card): number {
      return (order.groupOf(one) === 'trump' ? 100 : 0) + order.strengthOf(one);
    }
  }
  return after;
}

/** A card is led and the others follow with their lowest, or highest, cards. */
export const trickLedWith = (state: HandState, card: string, which?: 'lowest' | 'highest'): HandState =>
  restOfTrick(when(state, `${turnOf(state)} play ${card}`), which);
