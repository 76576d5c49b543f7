import type { SeatView } from '../../core/view/seatView.ts';
import type { Analysis, Call, RatedMove } from '../../players/coach/analysis.ts';

export type { Analysis, Call, RatedMove };

/** Who waits for an analysis: somebody who is to move, or somebody who looks back at a hand. */
export type Urgency = 'hint' | 'review';

/** Thinks about decisions beside the event loop; hints come before reviews. */
export interface Analyst {
  /**
   * What a strong player thinks of a decision, from what its seat may know; null where there is nothing to decide.
   * `decision` names it by what everybody may know: all random numbers follow from it and a secret of this bot, so
   * that asking again gives the same answer. Rejects where thinking fails.
   */
  analyse(view: SeatView, decision: string, urgency: Urgency): Promise<Analysis | null>;
}
