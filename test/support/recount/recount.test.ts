import { describe, expect, test } from 'vitest';
import type { HandRecord } from '../../../src/core/record/handRecord.ts';
import { readCases } from '../cases.ts';
import { boardOver } from './boards.ts';
import { counted, csvFaults, type ExportedHand, handsIn, rowsIn } from './exported.ts';
import { type CountedHand, outcomeOf } from './hand.ts';
import { career } from './players.ts';
import { type KnownTable, placesIn, WHOLE } from './standings.ts';

/** Finished hands with their results, made by an independent program. */
const CASES = readCases('ddv')
  .filter(({ result }) => (result as { status: string }).status === 'finished')
  .slice(0, 40) as readonly { record: HandRecord; result: { scores: number[]; contract: string } }[];

const exportedOf = (record: HandRecord, id = 'table-1'): ExportedHand => {
  const { parties, points, deeds, ...outcome } = outcomeOf(record);
  return {
    kind: 'hand',
    id,
    endedAt: '2026-11-30T16:00:00.000Z',
    table: 'table',
    number: 1,
    enteredBy: null,
    league: null,
    counts: outcome.contract !== 'thrown-in',
    struck: null,
    replacedBy: null,
    rules: {},
    ...outcome,
    seats: parties.map((party, seat) => ({
      player: `p${seat}`,
      name: `P${seat}`,
      party,
      points: points[seat] ?? 0,
      facts: deeds[seat]!,
    })),
    record,
  };
};

describe('a hand counted by its record', () => {
  test('brings what an independent program says', () => {
    expect(CASES.length).toBeGreaterThan(20);
    for (const { record, result } of CASES) {
      const { contract, points } = outcomeOf(record);
      expect([contract, points]).toEqual([result.contract, result.scores]);
    }
  });

  test('is at odds with an export that says otherwise', () => {
    const [{ record }] = CASES as [(typeof CASES)[number]];
    const hand = exportedOf(record);
    expect(counted([hand])).toMatchObject({ faults: [], hands: [{ id: 'table-1' }] });
    const seats = hand.seats.map((seat, place) =>
      place === 2 ? { ...seat, points: seat.points + 1 } : seat,
    );
    expect(counted([{ ...hand, seats }]).faults).toHaveLength(1);
    expect(counted([{ ...hand, counts: false }]).faults).toHaveLength(1);
    expect(counted([{ ...hand, struck: {} }]).faults).toHaveLength(1);
  });

  test('does not count where it is struck', () => {
    const [{ record }] = CASES as [(typeof CASES)[number]];
    expect(counted([{ ...exportedOf(record), struck: {}, counts: false }])).toEqual({
      faults: [],
      hands: [],
    });
  });
});

describe('an export', () => {
  test('is read line by line, in the order in which hands ended', () => {
    const lines = [
      { format: 'dulle-export/1' },
      { kind: 'hand', id: 'b', endedAt: '2026-11-30T16:00:01.000Z' },
      { kind: 'player' },
      { kind: 'hand', id: 'c', endedAt: '2026-11-30T16:00:00.000Z' },
      { kind: 'hand', id: 'a', endedAt: '2026-11-30T16:00:00.000Z' },
    ];
    const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
    expect(handsIn(text).map(({ id }) => id)).toEqual(['a', 'c', 'b']);
  });

  test('as CSV is read with quotes, commas and line breaks in its cells', () => {
    expect(rowsIn('\uFEFFa,b\r\n1,"x, ""y""\nz"\r\n,\r\n')).toEqual([
      { a: '1', b: 'x, "y"\nz' },
      { a: '', b: '' },
    ]);
  });

  test('as CSV that lacks hands is at odds with the other', () => {
    const [{ record }] = CASES as [(typeof CASES)[number]];
    expect(csvFaults('hand,seat\r\n', [exportedOf(record)]).length).toBeGreaterThan(4);
  });
});

/** A hand of a league in which the first two are Re. */
const played = (
  points: readonly number[],
  { round = 1, table = 1, number = 1, soloist = null as number | null, players = ['a', 'b', 'c', 'd'] } = {},
): CountedHand => ({
  id: `${round}-${table}-${number}`,
  at: number,
  number,
  league: { league: 'l', round, table },
  rulesKey: 'r',
  contract: soloist === null ? 'normal' : 'solo-queens',
  soloist,
  soloKind: soloist === null ? null : 'voluntary',
  winner: (points[0] ?? 0) > 0 ? 're' : 'kontra',
  reEyes: 120,
  value: 1,
  seats: points.map((each, seat) => ({
    player: players[seat]!,
    name: players[seat]!,
    party: seat < 2 ? 're' : 'kontra',
    points: each,
    deeds: { announced: 0, kept: 0, foxesCaught: 0, foxesLost: 0, doppelkoepfe: 0, karlchen: 0 },
  })),
});

const tableOf = (players: string, entered: readonly number[] | null = null): KnownTable => ({
  players: [...players],
  replaced: [],
  entered,
});

const ranks = (places: readonly { rank: number; player: string }[]): string =>
  places.map(({ rank, player }) => `${rank}${player}`).join(' ');

describe('standings', () => {
  const season = { league: 'l', kind: 'points', people: [...'abcd'], rounds: [[tableOf('abcd')]] } as const;

  test('go by points, and share ranks where nothing parts two', () => {
    expect(ranks(placesIn(season, [played([1, 1, -1, -1])]))).toBe('1a 1b 3c 3d');
  });

  test('part those with equal points by hands won', () => {
    const hands = [
      played([2, 0, -1, -1]),
      played([-3, 1, 1, 1], { number: 2 }),
      played([-1, -1, 1, 1], { number: 3 }),
    ];
    // c and d have won two hands and are level; a and b have won one, and differ in points.
    expect(ranks(placesIn(season, hands))).toBe('1c 1d 3b 4a');
  });

  test('take a result entered by hand in place of what was played', () => {
    const entered = { ...season, rounds: [[tableOf('abcd', [5, -5, 3, -3])]] };
    expect(ranks(placesIn(entered, [played([1, 1, -1, -1])]))).toBe('1a 2c 3d 4b');
  });

  test('compare a seat with the same seat at the other tables, in duplicate', () => {
    const duplicate = {
      league: 'l',
      kind: 'duplicate',
      people: [...'abcdefgh'],
      rounds: [[tableOf('abcd'), tableOf('efgh')]],
    } as const;
    const hands = [
      played([3, 3, -3, -3]),
      played([1, 1, -1, -1], { table: 2, players: [...'efgh'] }),
      // Nobody else has played that deal.
      played([9, 9, -9, -9], { number: 2 }),
    ];
    const scores = placesIn(duplicate, hands).map(({ player, score }) => `${player}${score / WHOLE}`);
    expect(scores).toEqual(['a2', 'b2', 'g2', 'h2', 'e-2', 'f-2', 'c-2', 'd-2']);
  });
});

test('careers and leaderboards add up', () => {
  const hands = [played([4, 4, -4, -4]), played([-6, 2, 2, 2], { number: 2, soloist: 0 })];
  expect(career(hands, 'b')).toMatchObject({
    all: { hands: 2, wins: 1, points: 6 },
    best: 4,
    worst: 2,
    sums: [4, 6],
  });
  expect(career(hands, 'a').solos.get('solo-queens')).toEqual({ hands: 1, wins: 0, points: -6 });
  const board = boardOver(hands, new Map(), { by: 'points', players: 'people', least: 1 });
  expect(ranks(board)).toBe('1b 2a 2c 2d');
});
