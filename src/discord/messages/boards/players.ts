import { computerLevel, isComputer, type PlayerKey } from '../../../app/ledger.ts';
import { isFormer, markedName } from '../../../core/table/occupant.ts';
import { plainName, proseName } from '../../../texts/names.ts';
import type { Texts } from '../../../texts/texts.ts';

/** Somebody as the books name them. */
interface Booked {
  readonly player: PlayerKey;
  /** As it stood on a sheet; untrusted. */
  readonly name: string;
}

/** Characters of a name in a list, where it is one of many. */
const SHORT = 16;

const former = (player: PlayerKey, t: Texts): string =>
  t('board.former', { number: player.slice(player.indexOf(':') + 1) });

/** Who is called the same in every server: computers of a level together, and somebody whose data were deleted; null: a person. */
function commonName(player: PlayerKey, t: Texts): string | null {
  const level = computerLevel(player);
  if (level) return markedName(t('computer.named', { level: t(`computer.level-${level}`) }));
  return isFormer(player) ? former(player, t) : null;
}

/** A player of many hands, in running text. */
export const playerText = ({ player, name }: Booked, t: Texts, longest?: number): string =>
  commonName(player, t) ?? proseName(name, longest);

/** The same among many. */
export const shortPlayer = (booked: Booked, t: Texts): string => playerText(booked, t, SHORT);

/** A player of many hands where nothing is formatted: labels, alternative texts. */
export const playerLabel = ({ player, name }: Booked, t: Texts, longest?: number): string =>
  commonName(player, t) ?? plainName(name, longest);

/** A player of many hands as pictures take the name. */
export const givenPlayer = ({ player, name }: Booked, t: Texts): string => commonName(player, t) ?? name;

/** Who sat on a seat in one hand, as pictures take the name: each computer by its own. */
export const givenSeat = ({ player, name }: Booked, t: Texts): string =>
  isFormer(player) ? former(player, t) : isComputer(player) ? markedName(name) : name;

export const seatText = (seat: Booked, t: Texts, longest?: number): string =>
  proseName(givenSeat(seat, t), longest);

/** The same among many. */
export const shortSeat = (seat: Booked, t: Texts): string => seatText(seat, t, SHORT);

export const seatLabel = (seat: Booked, t: Texts, longest?: number): string =>
  plainName(givenSeat(seat, t), longest);
