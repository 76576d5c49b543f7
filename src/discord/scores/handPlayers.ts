import { type BookedSeat, GUEST, isComputer } from '../../app/ledger.ts';
import { isFormer } from '../../core/table/occupant.ts';
import type { Texts } from '../../texts/texts.ts';
import { seatText } from '../messages/boards/players.ts';
import { mention, signed } from '../messages/scene.ts';

type Player = Pick<BookedSeat, 'player' | 'name'>;

const isPerson = ({ player }: Player): boolean =>
  player !== GUEST && !isComputer(player) && !isFormer(player);

/** A player of a booked hand where a channel reads it: people as mentions, which ping nobody. */
export const publicName = (seat: Player, t: Texts): string =>
  isPerson(seat) ? mention(seat.player) : seatText(seat, t);

/** A hand's points on one line: "Anna **+3** · Ben **−3** …". */
export const pointsLine = (
  seats: readonly (Player & Pick<BookedSeat, 'points'>)[],
  nameOf: (player: Player, t: Texts) => string,
  t: Texts,
): string =>
  seats
    .map((seat) => t('score.points', { person: nameOf(seat, t), points: signed(seat.points) }))
    .join(' · ');
