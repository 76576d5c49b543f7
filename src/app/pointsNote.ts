import type { PersonId } from '../core/table/occupant.ts';
import { mentioned, unmentioning } from './audit.ts';
import type { EntryPlayer } from './entries.ts';
import { type BookedHand, GUEST, isComputer } from './ledger.ts';

/** A hand's points as the list of corrections keeps them, in no language: `<@1> +3, <@2> -3`. */
export const pointsNote = ({ seats }: Pick<BookedHand, 'seats'>): string =>
  seats.map((seat) => `${noteName(seat)} ${seat.points > 0 ? '+' : ''}${seat.points}`).join(', ');

const noteName = ({ player, name }: EntryPlayer): string =>
  player === GUEST || isComputer(player) ? unmentioning(name) : mentioned(player);

/** A player and their points; a guest's name may hold anything, even what looks like points. */
const SCORED = /(^|, )(.*?) ([+-]?\d+)(?=, |$)/gs;

/** The same note without whoever else played: `… +3, <@2> -3`. */
export const ownPointsNote = (note: string, person: PersonId): string =>
  note.replace(SCORED, (scored, before: string, who: string, points: string) =>
    who === mentioned(person) ? scored : `${before}… ${points}`,
  );
