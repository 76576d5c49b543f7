import type { Card } from '../../../src/core/card.ts';
import type { HandAction } from '../../../src/core/hand/action.ts';
import type { Seat } from '../../../src/core/seat.ts';
import { type Actions, ALL, type Deal, less } from './deal.ts';
import { nameable, stageOf } from './inquiry.ts';
import { scored } from './scoring.ts';
import { announceable, dueAnnouncement } from './speaking.ts';
import { playable, tableOf, tricksInHand } from './tricks.ts';

/**
 * The rules of a hand a second time: plain, slow, and written from the rules alone, so that what it shares
 * with the core is not a mistake of both. Everything is worked out anew from the list of actions.
 */

const REDEAL = { contract: 'thrown-in', tricks: [], winner: null, value: 0, scores: [0, 0, 0, 0] };

/** Whose turn it is; null when the hand is over. */
export function turnNow(deal: Deal, actions: Actions): Seat | null {
  const now = stageOf(deal, actions);
  if (now.stage === 'void') return null;
  if (now.stage !== 'play') return now.turn;
  const table = tableOf(deal, now, actions);
  if (table.tricks.length === tricksInHand(deal)) return null;
  return ((table.leader + table.lying.length) % 4) as Seat;
}

/** What a seat may do now; of a pass, every choice of three cards, each sorted. */
export function legalNow(deal: Deal, actions: Actions, seat: Seat): HandAction[] {
  const turn = turnNow(deal, actions);
  const now = stageOf(deal, actions);
  if (turn === null || now.stage === 'void') return [];
  if (now.stage !== 'play') {
    if (turn !== seat) return [];
    if (now.stage === 'take') return [true, false].map((value) => ({ seat, do: 'take', value }));
    if (now.stage === 'pass') {
      return triples(now.cards, now.must).map((cards) => ({ seat, do: 'pass', cards }));
    }
    const names = nameable(deal, seat);
    if (now.stage === 'name') return names.map((value) => ({ seat, do: 'name', value }) as HandAction);
    const healthy: HandAction = { seat, do: 'declare', value: 'healthy' };
    return names.length > 0 ? [healthy, { seat, do: 'declare', value: 'reservation' }] : [healthy];
  }
  const table = tableOf(deal, now, actions);
  const due = dueAnnouncement(deal, now, table, actions);
  if (due) return due.seat === seat ? [due] : [];
  const said = announceable(deal, now, table, actions, seat);
  const cards = turn === seat ? playable(table.held[seat]!, table) : [];
  return [
    ...said.map((value): HandAction => ({ seat, do: 'announce', value })),
    ...cards.map((card): HandAction => ({ seat, do: 'play', card })),
  ];
}

/** What anybody may do now. */
export const legalForAll = (deal: Deal, actions: Actions): HandAction[] =>
  ALL.flatMap((seat) => legalNow(deal, actions, seat));

/** The result as `replay` writes it, without its status; null while the hand goes on. */
export function resultOf(deal: Deal, actions: Actions) {
  const now = stageOf(deal, actions);
  if (now.stage === 'void') return REDEAL;
  if (now.stage !== 'play' || turnNow(deal, actions) !== null) return null;
  return scored(deal, now, tableOf(deal, now, actions), actions);
}

/** Every choice of three of `cards` that has `must` among it. */
function triples(cards: readonly Card[], must: readonly Card[]): Card[][] {
  const rest = less(cards, must).sort();
  let chosen: Card[][] = [[]];
  for (let missing = 3 - must.length; missing > 0; missing--) {
    chosen = chosen.flatMap((some) =>
      [...new Set(less(rest, some))]
        .filter((card) => card >= (some.at(-1) ?? ''))
        .map((card) => [...some, card]),
    );
  }
  return chosen.map((some) => [...must, ...some].sort());
}
