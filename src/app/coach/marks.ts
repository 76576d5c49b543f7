import type { HandAction } from '../../core/hand/action.ts';
import type { DecisionMade } from '../../core/record/decisions.ts';
import type { HandRecord } from '../../core/record/handRecord.ts';
import { ANNOUNCEMENTS, type Announcement, isStep } from '../../core/rules/announcement.ts';
import type { Party } from '../../core/rules/contract.ts';
import { type PerSeat, SEATS, type Seat } from '../../core/seat.ts';
import type { Move } from '../../core/table/action.ts';
import type { Analysis, RatedMove } from './analyst.ts';
import { isWorse, lossOf } from './difference.ts';
import { type Reason, reasonFor } from './reason.ts';

/** A decision and what the coach thinks of it. */
export interface Judged {
  readonly decision: DecisionMade;
  readonly analysis: Analysis;
}

/** A decision that cost something. */
export interface Mark {
  readonly seat: Seat;
  /** Whether a computer decided, in a person's seat. */
  readonly standIn: boolean;
  /** From 1; null: before the first trick. */
  readonly trick: number | null;
  /** What was done, and what was better; null: no announcement. */
  readonly made: Move | null;
  readonly better: Move | null;
  /** Game points on average. */
  readonly loss: number;
  readonly reason: Reason;
}

/** How many decisions of a hand are marked, and the game points that one must have cost. */
const MOST_MARKS = 3;
const LEAST_LOSS = 0.5;

/** What the coach has to know of a hand besides its decisions. */
interface Course extends Pick<HandRecord, 'actions'> {
  /** What computers did in people's seats, as places among the actions. */
  readonly standIns: readonly number[];
  /** What people did who had left by its end: nobody who sits there now is reproached with it. */
  readonly predecessors: readonly number[];
  /** How they stood at the end; null in a hand that was thrown in. */
  readonly parties: PerSeat<Party> | null;
}

/** The decisions of a hand that cost most, in the order in which they were made. */
export function marksOf(judged: readonly Judged[], course: Course): readonly Mark[] {
  const { actions, standIns, predecessors, parties } = course;
  const present = judged.filter(({ decision }) => !predecessors.includes(decision.at));
  // Who stands in for somebody does not speak for them.
  const own = present.filter(({ decision }) => !standIns.includes(decision.at));
  const found = [
    ...present.flatMap(({ decision, analysis }) => {
      const mark = markOfMove(decision, analysis, course);
      return mark ? { at: decision.at, mark } : [];
    }),
    ...silences(own, actions, parties),
  ];
  const costliest = found.toSorted((a, b) => b.mark.loss - a.mark.loss).slice(0, MOST_MARKS);
  return costliest.toSorted((a, b) => a.at - b.at).map(({ mark }) => mark);
}

/** A mark and the place of its decision in the record. */
interface Placed {
  readonly at: number;
  readonly mark: Mark;
}

/** What parties did not say, where it cost most: either of both could have said it. */
function silences(
  judged: readonly Judged[],
  actions: readonly HandAction[],
  parties: PerSeat<Party> | null,
): readonly Placed[] {
  const dearest = new Map<string, Placed>();
  for (const seat of SEATS) {
    const found = silenceOf(judged, seat, actions, parties);
    if (!found) continue;
    const omission = `${parties?.[seat] ?? seat} ${found.rank}`;
    const other = dearest.get(omission);
    if (!other || other.mark.loss < found.mark.loss) dearest.set(omission, found);
  }
  return [...dearest.values()];
}

function markOfMove(
  decision: DecisionMade,
  analysis: Analysis,
  { actions, standIns }: Pick<Course, 'actions' | 'standIns'>,
): Mark | null {
  const { made, view, at } = decision;
  const standIn = standIns.includes(at);
  if (made.do === 'announce') {
    // Whoever has to announce has no choice.
    const isDue = view.turn === view.seat && !view.legal.some((action) => action.do === 'play');
    return isDue ? null : markOf(decision, made, { rated: analysis.announcements, standIn });
  }
  // What a reservation comes to is judged where it was said that there is one.
  if (made.do === 'name') return null;
  const meant = made.do === 'declare' && made.value === 'reservation' ? nameOf(actions, made.seat) : made;
  return meant && markOf(decision, meant, { rated: analysis.moves, standIn });
}

/** What a seat named later; null: nobody wanted to hear it. */
const nameOf = (actions: readonly HandAction[], seat: Seat): Move | null =>
  actions.find((action) => action.do === 'name' && action.seat === seat) ?? null;

function markOf(
  { made: { seat }, trick }: DecisionMade,
  made: Move,
  { rated, standIn }: { readonly rated: readonly RatedMove<Move | null>[]; readonly standIn: boolean },
): Mark | null {
  const [best] = rated;
  const done = rated.find(({ move }) => move !== null && isSame(move, made));
  if (!best || !done || !isWorse(done, best, LEAST_LOSS)) return null;
  const reason = made.do === 'announce' ? callReason(made.value, done) : reasonFor(best, done);
  return { seat, standIn, trick, made: done.move, better: best.move, loss: lossOf(done, best), reason };
}

/** Where a seat's silence cost most, unless its party said as much later. */
function silenceOf(
  judged: readonly Judged[],
  seat: Seat,
  actions: readonly HandAction[],
  parties: PerSeat<Party> | null,
): (Placed & { readonly rank: number }) | null {
  const isOwn = (other: Seat): boolean => parties?.[other] === parties?.[seat];
  let worst: (Placed & { readonly rank: number }) | null = null;
  for (const { decision, analysis } of judged) {
    const { made, trick, at } = decision;
    if (made.seat !== seat || made.do !== 'play') continue;
    const [best] = analysis.announcements;
    const silence = analysis.announcements.find(({ move }) => move === null);
    if (!best?.move || !silence || !isWorse(silence, best, LEAST_LOSS)) continue;
    const { value } = best.move;
    if (wasSaid(actions.slice(at), value, isOwn)) continue;
    const loss = lossOf(silence, best);
    if (worst && worst.mark.loss >= loss) continue;
    const reason = callReason(value, best);
    const mark = { seat, standIn: false, trick, made: null, better: best.move, loss, reason };
    worst = { at, mark, rank: rankOf(value) };
  }
  return worst;
}

/** Re and Kontra are one rank. */
const rankOf = (value: Announcement): number => (isStep(value) ? ANNOUNCEMENTS.indexOf(value) : 0);

const wasSaid = (
  actions: readonly HandAction[],
  value: Announcement,
  isOwn: (seat: Seat) => boolean,
): boolean =>
  actions.some(
    (action) => action.do === 'announce' && isOwn(action.seat) && rankOf(action.value) >= rankOf(value),
  );

/** An announcement stands or falls with how often what it says comes true. */
const callReason = (value: Announcement, { wins }: RatedMove<Move | null>): Reason => ({
  ground: isStep(value) ? 'step' : 'call',
  better: wins,
  worse: wins,
});

/** Whether two moves do the same; an action of a record names its seat besides. */
function isSame(move: Move, other: Move): boolean {
  switch (move.do) {
    case 'play':
      return other.do === 'play' && move.card === other.card;
    case 'pass':
      return other.do === 'pass' && move.cards.toSorted().join() === other.cards.toSorted().join();
    default:
      return other.do === move.do && move.value === other.value;
  }
}
