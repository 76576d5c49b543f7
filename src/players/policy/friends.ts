import { count } from '../kernel/bits.ts';
import { TRUMP } from '../kernel/kernelOrder.ts';
import type { Position } from '../kernel/position.ts';

/**
 * How a seat stands to its party while it plays: for whom it plays, and whether it knows with whom. Alone, or against
 * one, it matters whether a suit is trump (or the normal order's trumps are), only ranks are, or nothing is.
 */
export const ROLES = [
  're-seeking',
  're',
  'kontra-seeking',
  'kontra',
  'alone',
  'alone-ranks',
  'alone-plain',
  'against-one',
  'against-ranks',
  'against-plain',
] as const;
export type Role = (typeof ROLES)[number];
const [RE_SEEKING, RE, KONTRA_SEEKING, KONTRA, ALONE, AGAINST_ONE] = [0, 1, 2, 3, 4, 7] as const;

/** 0: a suit is trump; 1: only ranks are; 2: nothing is. */
function trumpKind(position: Position): number {
  const { groupMask, group, dulle } = position.order;
  return groupMask[TRUMP] === 0 ? 2 : group[dulle] === TRUMP ? 0 : 1;
}

/** Chances in an undecided wedding that another seat will be one's partner: the wedding player, or one of the others. */
const WEDDING_PLAYER = 0.4;
const WEDDING_OTHER = 0.3;

/**
 * Writes the chance (0 to 1) that each seat is of `seat`'s party, from what that seat knows: its own cards' party and
 * what the table knows. Gives its role, as a number in `ROLES`.
 */
export function readFriends(position: Position, seat: number, friends: Float64Array): number {
  const me = 1 << seat;
  const { re, knownRe, knownKontra } = position;
  const others = 15 & ~me;
  if (position.undecided) {
    const alone = (re & me) !== 0;
    for (let other = 0; other < 4; other++) {
      friends[other] = alone ? 1 / 3 : (re >> other) & 1 ? WEDDING_PLAYER : WEDDING_OTHER;
    }
    friends[seat] = 1;
    return alone ? RE_SEEKING : KONTRA_SEEKING;
  }
  if ((re & me) !== 0) {
    // Who holds both queens, or plays a solo, knows to be alone.
    const allies = re & others;
    if (allies === 0) return written(friends, me, 0, ALONE + trumpKind(position));
    if ((knownRe & others) !== 0) return written(friends, me, knownRe & others, RE);
    const open = others & ~knownKontra;
    const chance = 1 / Math.max(1, count(open));
    for (let other = 0; other < 4; other++) friends[other] = (open >> other) & 1 ? chance : 0;
    friends[seat] = 1;
    return chance === 1 ? RE : RE_SEEKING;
  }
  const opponents = knownRe & others;
  const known = knownRe | knownKontra;
  // All parties are known: somebody alone, or both of Re.
  if ((known & others) === others) {
    const role = count(re) === 1 ? AGAINST_ONE + trumpKind(position) : KONTRA;
    return written(friends, me, others & ~opponents, role);
  }
  if (count(opponents) === 2) return written(friends, me, others & ~opponents, KONTRA);
  const allies = knownKontra & others;
  const open = others & ~known;
  const chance = Math.max(0, 1 - count(allies)) / Math.max(1, count(open));
  for (let other = 0; other < 4; other++) {
    friends[other] = (allies >> other) & 1 ? 1 : (open >> other) & 1 ? chance : 0;
  }
  friends[seat] = 1;
  return chance === 0 ? KONTRA : KONTRA_SEEKING;
}

function written(friends: Float64Array, me: number, allies: number, role: number): number {
  for (let other = 0; other < 4; other++) friends[other] = ((allies | me) >> other) & 1;
  return role;
}
