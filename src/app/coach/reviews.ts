import { decisionsIn } from '../../core/record/decisions.ts';
import type { HandRecord } from '../../core/record/handRecord.ts';
import { replay } from '../../core/record/replay.ts';
import type { Log } from '../../log.ts';
import type { Analyst } from './analyst.ts';
import { type Judged, type Mark, marksOf } from './marks.ts';

interface Parts {
  readonly analyst: Analyst;
  readonly log: Log;
  /** How many hands are remembered. */
  readonly capacity?: number;
}

/**
 * What the coach says of hands that are over. Nothing of it is stored: it follows from the record, and comes out the
 * same whenever it is worked out again.
 */
export class Reviews {
  private readonly done = new Map<string, readonly Mark[]>();
  private readonly working = new Map<string, Promise<readonly Mark[] | null>>();
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** The marks of a hand, if they are there already. */
  known(hand: string): readonly Mark[] | null {
    const marks = this.done.get(hand);
    if (!marks) return null;
    // Maps keep insertion order: what was used last goes to the end.
    this.done.delete(hand);
    this.done.set(hand, marks);
    return marks;
  }

  /**
   * The marks of a hand by its id, which takes seconds where they are not known; null where the coach could not think.
   * Must be asked for a finished hand only, and by somebody who may see all of it.
   */
  of(hand: string, record: HandRecord): Promise<readonly Mark[] | null> {
    const known = this.known(hand);
    if (known) return Promise.resolve(known);
    const begun = this.working.get(hand) ?? this.begin(hand, record);
    this.working.set(hand, begun);
    return begun;
  }

  private async begin(hand: string, record: HandRecord): Promise<readonly Mark[] | null> {
    try {
      const marks = await this.judge(hand, record);
      this.remember(hand, marks);
      return marks;
    } catch (error) {
      this.parts.log.warn({ err: error, hand }, 'the coach could not review a hand');
      return null;
    } finally {
      this.working.delete(hand);
    }
  }

  /** One decision after another, so that several reviews go on side by side. */
  private async judge(hand: string, record: HandRecord): Promise<readonly Mark[]> {
    const judged: Judged[] = [];
    for (const decision of decisionsIn(record)) {
      const name = `review ${hand} ${decision.at}`;
      const analysis = await this.parts.analyst.analyse(decision.view, name, 'review');
      if (analysis) judged.push({ decision, analysis });
    }
    const result = replay(record);
    const parties = result.status === 'finished' && 'parties' in result ? result.parties : null;
    return marksOf(judged, record, parties);
  }

  private remember(hand: string, marks: readonly Mark[]): void {
    this.done.set(hand, marks);
    const oldest = this.done.keys().next();
    if (this.done.size > (this.parts.capacity ?? 300) && !oldest.done) this.done.delete(oldest.value);
  }
}
