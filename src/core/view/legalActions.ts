import type { Card } from '../card.ts';
import type { Declaration, ReservationName } from '../hand/action.ts';
import { announcementsOf, dueAnnouncement } from '../hand/announcing.ts';
import { mustPass, PASSED_CARDS } from '../hand/poverty.ts';
import { type HandState, nameableReservations, turnOf } from '../hand/state.ts';
import { legalCards } from '../hand/trick.ts';
import type { Announcement } from '../rules/announcement.ts';
import type { Seat } from '../seat.ts';

/** What a seat may do now; a pass says how many cards and which have to go. */
export type LegalAction =
  | { readonly do: 'declare'; readonly value: Declaration }
  | { readonly do: 'name'; readonly value: ReservationName }
  | { readonly do: 'take'; readonly value: boolean }
  | { readonly do: 'pass'; readonly count: number; readonly must: readonly Card[] }
  | { readonly do: 'announce'; readonly value: Announcement }
  | { readonly do: 'play'; readonly card: Card };

/** Whether there is something to decide: several things to do, or an announcement to make or not. */
export const isChoice = (legal: readonly LegalAction[]): boolean =>
  legal.length > 1 ||
  legal.some(
    (action) => action.do === 'announce' || (action.do === 'pass' && action.must.length < action.count),
  );

/**
 * Everything a seat may do now: in turn what the phase asks for, announcements at any time of play; while one
 * is due, nothing else.
 */
export function legalActions(state: HandState, seat: Seat): readonly LegalAction[] {
  const due = dueAnnouncement(state);
  if (due) return due.seat === seat ? [{ do: 'announce', value: due.value }] : [];
  const inTurn = turnOf(state) === seat ? turnActions(state, seat) : [];
  if (state.phase !== 'play') return inTurn;
  const announcements = announcementsOf(state, seat).map((value) => ({ do: 'announce' as const, value }));
  return [...inTurn, ...announcements];
}

function turnActions(state: HandState, seat: Seat): readonly LegalAction[] {
  switch (state.phase) {
    case 'declare':
      return nameableReservations(state, seat).length > 0
        ? [
            { do: 'declare', value: 'healthy' },
            { do: 'declare', value: 'reservation' },
          ]
        : [{ do: 'declare', value: 'healthy' }];
    case 'name':
      return nameableReservations(state, seat).map((value) => ({ do: 'name', value }));
    case 'take':
      return [
        { do: 'take', value: true },
        { do: 'take', value: false },
      ];
    case 'pass':
      return [{ do: 'pass', count: PASSED_CARDS, must: mustPass(state) }];
    case 'play': {
      const cards = legalCards(state.cards[seat], state.trick, state.order);
      return [...new Set(cards)].map((card) => ({ do: 'play', card }));
    }
    case 'over':
      return [];
  }
}
