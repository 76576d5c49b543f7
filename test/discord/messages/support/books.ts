import type { BookedHand, Leaderboard, LeaderboardRow, PlayerStats } from '../../../../src/app/ledger.ts';
import { rulesKeyOf } from '../../../../src/app/rulesKey.ts';
import { perSeat } from '../../../../src/core/seat.ts';
import type { HistoryChoice } from '../../../../src/discord/boards/boardClick.ts';
import { USUAL_BOARD } from '../../../../src/discord/boards/showLeaderboard.ts';
import type { ShownHand } from '../../../../src/discord/messages/boards/handMessage.ts';
import type { ShownHistory } from '../../../../src/discord/messages/boards/historyMessage.ts';
import type { ShownLeaderboard } from '../../../../src/discord/messages/boards/leaderboardMessage.ts';
import type { ShownStats } from '../../../../src/discord/messages/boards/statsMessage.ts';
import { isDealt } from '../../../../src/discord/messages/scene.ts';
import { bookHand } from '../../../support/bookHands.ts';
import { SCENES } from './scenes.ts';
import { ANNA, BEN, CLEO, DORA, PEOPLE } from './testTable.ts';

/** Names at their worst: all to be escaped, wide, from right to left, of many code points, and nothing at all. */
export const AWKWARD = [
  '*_`|~<@#>[]('.repeat(4),
  '日本語の名前'.repeat(8),
  'שלום '.repeat(9),
  '👨‍👩‍👧‍👦'.repeat(20),
  '\u200b',
] as const;

const PLAIN = PEOPLE.map(({ name }) => name);

/** A hand of the four people in the books, under these names. */
export function bookedHand(
  given: Partial<BookedHand> & Parameters<typeof bookHand>[0] = {},
  names: readonly string[] = PLAIN,
): BookedHand {
  const { rulesKey, struck = null, replaces = null, replacedBy = null, ...hand } = given;
  const made = bookHand({ players: PEOPLE.map(({ id }) => id), ...hand });
  const seats = perSeat((seat) => ({ ...made.seats[seat], name: names[seat] ?? '?' }));
  return { ...made, seats, rulesKey: rulesKey ?? rulesKeyOf(made.rules), struck, replaces, replacedBy };
}

const rowsNamed = (names: readonly string[], count: number): readonly LeaderboardRow[] =>
  Array.from({ length: count }, (_, index) => ({
    rank: index + 1,
    player: PEOPLE[index]?.id ?? String(100_000_000_000_000_100 + index),
    name: names[index % names.length] ?? '?',
    hands: 120 - index,
    points: 150 - 37 * index,
    wins: 70 - 3 * index,
    rating: { mu: 32 - index / 2, sigma: 2 },
  }));

/** A leaderboard of so many players as Anna, who is first, or somebody further down asks for it. */
export function shownBoard(
  choice: Partial<ShownLeaderboard['choice']> = {},
  {
    names = PLAIN,
    players = 3,
    own = ANNA.id,
    ...rest
  }: Partial<ShownLeaderboard> & {
    readonly names?: readonly string[];
    readonly players?: number;
  } = {},
): ShownLeaderboard {
  const all = rowsNamed(names, players);
  const page = choice.page ?? 1;
  const board: Leaderboard = {
    rows: all.slice((page - 1) * 10, page * 10),
    players,
    own: all.find(({ player }) => player === own) ?? null,
  };
  return {
    choice: { ...USUAL_BOARD, ...choice },
    board,
    own,
    least: 1,
    period: 'November 2026',
    rules: null,
    ...rest,
  };
}

export function shownStats(names: readonly string[] = PLAIN, rest: Partial<ShownStats> = {}): ShownStats {
  const share = (hands: number, wins: number, points: number) => ({ hands, wins, points });
  const stats: PlayerStats = {
    player: ANNA.id,
    name: names[0] ?? '?',
    all: share(128, 70, 131),
    re: share(60, 31, 80),
    kontra: share(68, 39, 51),
    solos: [
      { contract: 'solo-queens', ...share(3, 2, 12) },
      { contract: 'silent-wedding', ...share(1, 0, -9) },
    ],
    facts: { announced: 20, kept: 15, foxesCaught: 9, foxesLost: 4, doppelkoepfe: 3, karlchen: 6 },
    best: bookedHand({ id: 'k3f9-4', re: [0], points: 8 }, names),
    worst: bookedHand({ id: 'k3f9-9', points: -7 }, names),
    partners: [BEN, CLEO, DORA].map(({ id }, index) => ({
      player: id,
      name: names[index + 1] ?? '?',
      ...share(30 - index, 14, 20 - 15 * index),
    })),
    rating: { mu: 30, sigma: 2 },
    progress: Array.from({ length: 64 }, (_, index) => ((index * 7) % 23) + index),
  };
  return { choice: { player: ANNA.id, rules: null }, stats, name: 'Anna', isOwn: true, rules: null, ...rest };
}

/** One hand of every kind that a list can hold. */
const handsOfAllKinds = (names: readonly string[] = PLAIN): readonly BookedHand[] => [
  bookedHand({ id: 'k3f9-5', table: 'k3f9', number: 5, re: [1], points: 4 }, names),
  bookedHand({ id: 'k3f9-4', table: 'k3f9', number: 4, points: -3 }, names),
  bookedHand({ id: 'k3f9-3', table: 'k3f9', number: 3, re: [] }, names),
  bookedHand({ id: 'entered1', enteredBy: BEN.id, replaces: 'wrong111' }, names),
  bookedHand(
    {
      id: 'wrong111',
      enteredBy: BEN.id,
      struck: { by: BEN.id, at: Date.UTC(2026, 10, 30, 13) },
      replacedBy: 'entered1',
    },
    names,
  ),
  bookedHand(
    {
      id: 'league12-1',
      table: 'league12',
      league: { league: 'liga', round: 2, table: 1 },
      concealed: true,
      re: [2],
      points: 9,
    },
    names,
  ),
];

export const shownHistory = (
  choice: Partial<HistoryChoice> = {},
  rest: Partial<ShownHistory> = {},
): ShownHistory => {
  const hands = handsOfAllKinds();
  return {
    choice: { player: null, table: null, page: 1, ...choice },
    hands,
    total: hands.length,
    me: ANNA.id,
    name: 'Anna',
    isServer: true,
    ...rest,
  };
};

/** The first hand of a scene's table, played to its end, as the books have it. */
export function shownHand(
  scene: string,
  given: Partial<BookedHand> = {},
  names: readonly string[] = PLAIN,
): ShownHand {
  const { reading } = SCENES[scene]!().playOut();
  const hand = reading.finishedHand(1);
  if (!isDealt(hand)) throw new Error(`No hand is over in ${scene}`);
  const { result } = hand.hand;
  const booked = bookedHand({ id: 'k3f9-1', table: 'k3f9', contract: result!.contract, ...given }, names);
  return { booked, played: { table: reading.table, hand }, entered: null, corrections: [], isServer: true };
}

export const enteredHand = (
  given: Partial<BookedHand> = {},
  names: readonly string[] = PLAIN,
): ShownHand => ({
  booked: bookedHand({ id: 'entered1', enteredBy: BEN.id, ...given }, names),
  played: null,
  entered: null,
  corrections: [],
  isServer: true,
});
