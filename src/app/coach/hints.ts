import type { SeatView } from '../../core/view/seatView.ts';
import type { Analysis, Analyst } from './analyst.ts';
import { Remembered } from './remembered.ts';

/** Hints that are kept: somebody may look at theirs again. */
const CAPACITY = 200;

/** What the coach says to whoever is to move: asked again about the same decision, it need not think again. */
export class Hints {
  private readonly analyst: Analyst;
  private readonly remembered = new Remembered<Analysis | null>(CAPACITY);

  constructor(analyst: Analyst) {
    this.analyst = analyst;
  }

  /** Null where there is nothing to decide. `decision` names it, with all that its seat knows. */
  of(view: SeatView, decision: string): Promise<Analysis | null> {
    return this.remembered.of(decision, () => this.analyst.analyse(view, decision, 'hint'));
  }
}
