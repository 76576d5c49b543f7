import { computerKey, type NewHand } from '../../src/app/ledger.ts';
import { DDV } from '../../src/core/rules/ruleSet.ts';
import { NO_FACTS } from '../../src/core/score/seatFacts.ts';
import { perSeat } from '../../src/core/seat.ts';

/** Monday, the thirtieth of November 2026, noon in UTC. */
export const NOON = Date.UTC(2026, 10, 30, 12);

interface Given extends Partial<Omit<NewHand, 'seats'>> {
  /** Four, by seats; who is left out is a computer. */
  readonly players?: readonly string[];
  /** Seats of Re; those of nobody: it was thrown in. */
  readonly re?: readonly number[];
  /** Points of Re's members, if there are two. */
  readonly points?: number;
}

/** A hand for the books; normally anna and ben win one point as Re against cleo and dora. */
export function bookHand({
  players = ['anna', 'ben', 'cleo', 'dora'],
  re = [0, 1],
  points = 1,
  ...rest
}: Given = {}): NewHand {
  const isThrownIn = re.length === 0;
  const alone = re.length === 1;
  return {
    id: 't-1',
    guildId: 'club',
    at: NOON,
    table: null,
    number: 1,
    enteredBy: null,
    league: null,
    concealed: false,
    rules: DDV,
    contract: isThrownIn ? 'thrown-in' : alone ? 'solo-jacks' : 'normal',
    soloist: alone ? (re[0] ?? null) : null,
    soloKind: alone ? 'voluntary' : null,
    winner: isThrownIn || points === 0 ? null : points > 0 ? 're' : 'kontra',
    reEyes: isThrownIn ? null : 125,
    value: Math.abs(points),
    multiplier: 1,
    seats: perSeat((seat) => {
      const player = players[seat] ?? computerKey('club');
      const isRe = re.includes(seat);
      return {
        player,
        name: `Name of ${player}`,
        party: isThrownIn ? null : isRe ? 're' : 'kontra',
        points: isThrownIn ? 0 : isRe ? points * (alone ? 3 : 1) : -points + 0,
        facts: NO_FACTS,
      };
    }),
    ...rest,
  };
}
