import { markedName, type PersonId } from '../core/table/occupant.ts';
import { mentioned, unmentioning } from './audit.ts';
import type { EntryPlayer } from './entries.ts';
import { type BookedHand, GUEST, isComputer } from './ledger.ts';

/** A hand's points as the list of corrections keeps them, in no language: `<@1> +3, <@2> -3`. */
export const pointsNote = ({ seats }: Pick<BookedHand, 'seats'>): string =>
  notedPoints(seats.map((seat) => [noteName(seat), seat.points]));

/** Points of whoever a list of corrections names, as it keeps them. */
export const notedPoints = (scored: readonly (readonly [who: string, points: number])[]): string =>
  scored.map(([who, points]) => `${who} ${points > 0 ? '+' : ''}${points}`).join(', ');

/** A note as it is told, each player and their points by `tell`; null: these words are no such note. */
export function toldPoints(note: string, tell: (who: string, points: number) => string): string | null {
  const scored = [...note.matchAll(SCORED)];
  return scored.map(([all]) => all).join('') === note && scored.length > 0
    ? scored.map(([, , who = '', points]) => tell(who, Number(points))).join(' · ')
    : null;
}

function noteName({ player, name }: EntryPlayer): string {
  if (isComputer(player)) return markedName(unmentioning(name));
  return player === GUEST ? unmentioning(name) : mentioned(player);
}

/** A player and their points; a guest's name may hold anything, even what looks like points. */
const SCORED = /(^|, )(.*?) ([+-]?\d+(?:\.\d+)?)(?=, |$)/gs;

/** The same note without whoever else played: `… +3, <@2> -3`. */
export const ownPointsNote = (note: string, person: PersonId): string =>
  note.replace(SCORED, (scored, before: string, who: string, points: string) =>
    who === mentioned(person) ? scored : `${before}… ${points}`,
  );
