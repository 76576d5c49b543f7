import { createHash } from 'node:crypto';
import type { Analysis, Analyst, RatedMove } from '../../src/app/coach/analyst.ts';
import type { SeatView } from '../../src/core/view/seatView.ts';

/** Numbers from 0 up to 1 that follow from a text. */
function numbersFrom(text: string): () => number {
  let drawn = 0;
  return () => createHash('sha256').update(`${text} ${drawn++}`).digest().readUInt32BE() / 2 ** 32;
}

/**
 * An analysis in the twinkling of an eye, by chance alone: every bit of the view and of the decision's name changes
 * it, so that a test sees what it was made of.
 */
export function guessed(view: SeatView, decision: string): Analysis | null {
  const chance = numbersFrom(`${decision} ${JSON.stringify(view)}`);
  const rated = <M>(move: M, isCard: boolean): RatedMove<M> => ({
    move,
    points: chance() * 6 - 3,
    error: 0.1,
    wins: chance(),
    partyTakes: isCard ? chance() : null,
    ownTakes: isCard ? chance() : null,
    eyes: Math.round(chance() * 240),
    extras: chance() * 2 - 1,
  });
  const best = <M>(moves: readonly RatedMove<M>[]): readonly RatedMove<M>[] => {
    const sorted = moves.toSorted((a, b) => b.points - a.points);
    return moves.length > 1 ? sorted : [];
  };
  const { legal, cards } = view;
  const moves = best(
    legal.flatMap((action): Analysis['moves'] => {
      if (action.do === 'announce') return [];
      if (action.do === 'pass') return [rated({ do: 'pass', cards: cards.slice(0, action.count) }, false)];
      return [rated(action, action.do === 'play')];
    }),
  );
  const calls = legal.filter((action) => action.do === 'announce');
  const announcements = best([null, ...calls].map((call) => rated(call, false)));
  return moves.length + announcements.length === 0 ? null : { moves, announcements, deals: 200 };
}

/** Answers by chance, at once; what it was asked stands in `asked`. */
export class FakeAnalyst implements Analyst {
  readonly asked: { readonly view: SeatView; readonly decision: string }[] = [];

  async analyse(view: SeatView, decision: string): Promise<Analysis | null> {
    this.asked.push({ view, decision });
    return guessed(view, decision);
  }

  async stop(): Promise<void> {}
}
