import type { SeatView } from '../../core/view/seatView.ts';

/**
 * Names a decision by what everybody may know: its hand's id, such as `k3f9-3`, the seat, and what was done before it.
 * A hint and the review give the same decision the same name.
 */
export const decisionName = (hand: string, { seat, actions }: Pick<SeatView, 'seat' | 'actions'>): string =>
  `${hand} ${seat} ${actions.length}`;
