import type { Announcement } from '../../core/rules/announcement.ts';
import type { SeatView } from '../../core/view/seatView.ts';
import { callWith, stepsWith } from '../kernel/announcing.ts';
import type { Position } from '../kernel/position.ts';
import { type Prospects, rungOf } from '../playouts/prospects.ts';
import { isSound, standingOf } from './soundness.ts';

/** Share of hands won with an announcement from which it is made at once, to let the partner know; 0 to 1. */
const TOLD_FROM = 0.85;

/**
 * The next announcement, or null for none now. Waits as long as another turn may tell more, unless it is clear
 * already and there is a partner to be told. `prospects`: of playouts from `position`, the present, with the card
 * that is going to be played.
 */
export function chooseAnnouncement(
  view: SeatView,
  position: Position,
  prospects: Prospects,
): Announcement | null {
  const { seat } = view;
  const said = view.legal.flatMap((action) => (action.do === 'announce' ? [action.value] : []));
  const [next] = said;
  if (next === undefined || prospects.playouts === 0) return null;
  const party = position.partyIndex(seat);
  const rung = rungOf(position.call[party] as number, position.steps[party] as number) + 1;
  const standing = standingOf(position, seat);
  if (!isSound(prospects, rung, standing)) return null;
  // A soloist has nobody to tell.
  const tells = standing !== 'alone' && prospects.winRate(rung) >= TOLD_FROM;
  const mayWait = isOpenLater(position, seat) && !tells;
  return mayWait ? null : next;
}

/** Whether the same could still be said with one card less. */
function isOpenLater(position: Position, seat: number): boolean {
  const party = position.partyIndex(seat);
  const other = 1 - party;
  const call = position.call[party] as number;
  const cards = (position.held[seat] as number) - 1 + position.shift;
  return call === 0
    ? callWith(call, position.call[other] as number, position.steps[other] as number, cards) !== 0
    : stepsWith(call, position.steps[party] as number, cards) !== 0;
}

/** What has to be said before anything else, or null. */
export function dueAnnouncement({ legal }: SeatView): Announcement | null {
  const due = legal.length > 0 && legal.every((action) => action.do === 'announce') ? legal[0] : undefined;
  return due?.do === 'announce' ? due.value : null;
}

/** Whether there is anything to announce. */
export const mayAnnounce = ({ legal }: SeatView): boolean => legal.some((action) => action.do === 'announce');
