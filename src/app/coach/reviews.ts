import { decisionsIn } from '../../core/record/decisions.ts';
import { replay } from '../../core/record/replay.ts';
import type { SeatView } from '../../core/view/seatView.ts';
import type { Log } from '../../log.ts';
import type { FinishedRecord } from '../tableReading.ts';
import type { Analysis, Analyst } from './analyst.ts';
import { decisionName } from './decisionName.ts';
import type { Hints } from './hints.ts';
import { type Judged, type Mark, marksOf } from './marks.ts';
import { Remembered } from './remembered.ts';

interface Parts {
  readonly analyst: Analyst;
  /** What was said during the hand stands. */
  readonly hints: Pick<Hints, 'known'>;
  readonly log: Log;
}

/** A hand that is over, and what was not done by the people in its seats. */
export type PlayedHand = Pick<FinishedRecord, 'record' | 'standIns' | 'predecessors'>;

/** Hands that are remembered. */
const CAPACITY = 300;

/**
 * What the coach says of hands that are over. Nothing of it is stored: it follows from the record, and comes out the
 * same whenever it is worked out again.
 */
export class Reviews {
  private readonly parts: Parts;
  private readonly remembered = new Remembered<readonly Mark[]>(CAPACITY);

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** The marks of a hand, if they are there already. */
  known(hand: string): readonly Mark[] | null {
    return this.remembered.known(hand) ?? null;
  }

  /**
   * The marks of a hand by its id, which takes seconds where they are not known; null where the coach could not think.
   * Must be asked for a finished hand only, and by somebody who may see all of it.
   */
  async of(hand: string, played: PlayedHand): Promise<readonly Mark[] | null> {
    try {
      return await this.remembered.of(hand, () => this.judge(hand, played));
    } catch (error) {
      this.parts.log.warn({ err: error, hand }, 'the coach could not review a hand');
      return null;
    }
  }

  private async opinionOf(hand: string, view: SeatView): Promise<Analysis | null> {
    const { analyst, hints } = this.parts;
    const said = hints.known(view, hand);
    return said === undefined ? analyst.analyse(view, decisionName(hand, view), 'review') : said;
  }

  /** One decision after another, so that several reviews go on side by side. */
  private async judge(
    hand: string,
    { record, standIns, predecessors }: PlayedHand,
  ): Promise<readonly Mark[]> {
    const judged: Judged[] = [];
    for (const decision of decisionsIn(record)) {
      const analysis = await this.opinionOf(hand, decision.view);
      if (analysis) judged.push({ decision, analysis });
    }
    const result = replay(record);
    const parties = result.status === 'finished' && 'parties' in result ? result.parties : null;
    return marksOf(judged, { actions: record.actions, standIns, predecessors, parties });
  }
}
