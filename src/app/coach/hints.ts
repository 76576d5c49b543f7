import type { SeatView } from '../../core/view/seatView.ts';
import type { Analysis, Analyst } from './analyst.ts';
import { decisionName } from './decisionName.ts';
import { Remembered } from './remembered.ts';

/** Hints that are kept: somebody may look at theirs again, and the review of their hand says the same. */
const CAPACITY = 500;

/** What the coach says to whoever is to move: asked again about the same decision, it need not think again. */
export class Hints {
  private readonly analyst: Analyst;
  private readonly remembered = new Remembered<Analysis | null>(CAPACITY);

  constructor(analyst: Analyst) {
    this.analyst = analyst;
  }

  /** Null where there is nothing to decide. `hand`: its id, such as `k3f9-3`. */
  of(view: SeatView, hand: string): Promise<Analysis | null> {
    const decision = decisionName(hand, view);
    return this.remembered.of(decision, () => this.analyst.analyse(view, decision, 'hint'));
  }

  /** What was said about a decision, if it is remembered. */
  known(view: SeatView, hand: string): Analysis | null | undefined {
    return this.remembered.known(decisionName(hand, view));
  }
}
