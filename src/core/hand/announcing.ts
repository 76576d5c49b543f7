import { type Announcement, announceable, callWith, isStep, OBLIGING_EYES } from '../rules/announcement.ts';
import { otherParty } from '../rules/contract.ts';
import type { Seat } from '../seat.ts';
import type { HandEvent } from './event.ts';
import { type HandState, isUndecidedWedding, type PlayState } from './state.ts';

/** Everything a seat may announce now (rules.md §6), whether or not another announcement is due first. */
export function announcementsOf(state: PlayState, seat: Seat): readonly Announcement[] {
  const party = state.parties[seat];
  if (!party || isUndecidedWedding(state)) return [];
  return announceable(state.announced, party, state.cards[seat].length, state.shift);
}

/** The announcement as it counts; null where it is not allowed. */
export function announcementMade(state: HandState, seat: Seat, value: Announcement): HandEvent | null {
  if (state.phase !== 'play' || !announcementsOf(state, seat).includes(value)) return null;
  const party = state.parties[seat];
  if (!party) return null;
  const { announced, cards, shift } = state;
  const call = callWith(announced[party], announced[otherParty(party)], cards[seat].length, shift);
  return { type: 'announced', seat, party, value, late: !isStep(value) && call === 'late' };
}

/** An announcement that has to be made before anything else happens. */
export interface DueAnnouncement {
  readonly seat: Seat;
  readonly value: Announcement;
}

/**
 * What `announceAt30` asks for now: Re or Kontra, or the next step where the party has spoken; null where
 * nothing is due. A wedding obliges nobody, whenever it is decided.
 */
export function dueAnnouncement(state: HandState): DueAnnouncement | null {
  if (!state.rules.announceAt30 || state.phase !== 'play' || state.contract === 'wedding') return null;
  const [first] = state.tricks;
  const firstTrickJustWon = state.tricks.length === 1 && state.actions.at(-1)?.do === 'play';
  if (!first || !firstTrickJustWon || state.trick.cards.length > 0 || first.eyes < OBLIGING_EYES) return null;
  const [value] = announcementsOf(state, first.winner);
  return value === undefined ? null : { seat: first.winner, value };
}
