import { type BookedSeat, GUEST, isComputer, isFormer } from '../../app/ledger.ts';
import { plainName, proseName } from '../../texts/names.ts';
import type { Texts } from '../../texts/texts.ts';
import { mention, signed } from '../messages/scene.ts';

type Player = Pick<BookedSeat, 'player' | 'name'>;

const isPerson = ({ player }: Player): boolean =>
  player !== GUEST && !isComputer(player) && !isFormer(player);

const formerName = ({ player }: Player, t: Texts): string =>
  t('audit.former', { number: player.slice(player.indexOf(':') + 1) });

/** A player of a booked hand in private text. */
export const privateName = (player: Player, t: Texts): string =>
  isFormer(player.player) ? formerName(player, t) : proseName(player.name);

/** A player of a booked hand where a channel reads it: people as mentions, which ping nobody. */
export const publicName = (player: Player, t: Texts): string =>
  isPerson(player) ? mention(player.player) : privateName(player, t);

/** A player of a booked hand in a label. */
export const labelOf = (player: Player, t: Texts): string =>
  isFormer(player.player) ? formerName(player, t) : plainName(player.name);

/** A hand's points on one line: "Anna **+3** · Ben **−3** …". */
export const pointsLine = (
  seats: readonly (Player & Pick<BookedSeat, 'points'>)[],
  nameOf: (player: Player, t: Texts) => string,
  t: Texts,
): string =>
  seats
    .map((seat) => t('score.points', { person: nameOf(seat, t), points: signed(seat.points) }))
    .join(' · ');
