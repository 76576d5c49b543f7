import { isDeepStrictEqual } from 'node:util';
import { rulesKeyOf } from '../../../src/app/rulesKey.ts';
import type { HandRecord } from '../../../src/core/record/handRecord.ts';
import { type RuleDifferences, withDdvRules } from '../../../src/core/rules/readRules.ts';
import { type CountedHand, type Deeds, outcomeOf } from './hand.ts';

/** A hand as the export writes it. */
export interface ExportedHand {
  readonly kind: 'hand';
  readonly id: string;
  readonly endedAt: string;
  readonly table: string | null;
  readonly number: number;
  readonly enteredBy: string | null;
  readonly league: CountedHand['league'];
  readonly counts: boolean;
  readonly struck: object | null;
  readonly replacedBy: string | null;
  readonly rules: RuleDifferences;
  readonly contract: string;
  readonly soloist: number | null;
  readonly soloKind: CountedHand['soloKind'];
  readonly winner: CountedHand['winner'];
  readonly reEyes: number | null;
  readonly value: number;
  readonly seats: readonly {
    readonly player: string;
    readonly name: string;
    readonly party: 're' | 'kontra' | null;
    readonly points: number;
    readonly facts: Deeds;
  }[];
  /** Chairs by seats; absent where it was entered. */
  readonly lineup?: readonly number[];
  readonly record?: HandRecord;
}

/** The hands of an export in the order in which they ended; those that ended at once, by their ids. */
export const handsIn = (jsonLines: string): readonly ExportedHand[] =>
  jsonLines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as ExportedHand)
    .filter(({ kind }) => kind === 'hand')
    .sort((a, b) => compared(a.endedAt, b.endedAt) || compared(a.id, b.id));

const compared = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** What of an export counts, and what its records do not bear out, each a sentence. */
export interface Counted {
  readonly hands: readonly CountedHand[];
  readonly faults: readonly string[];
}

/** Counts every hand by its record; one without a record, entered by somebody, by what was written of it. */
export function counted(exported: readonly ExportedHand[]): Counted {
  const faults: string[] = [];
  const hands = exported.flatMap((hand): CountedHand[] => {
    if (hand.record && hand.enteredBy !== null) {
      faults.push(`hand ${hand.id}: it was entered by somebody, and yet the export has a record`);
    }
    const own = countedHand(hand);
    const told = asWritten(hand);
    if (!isDeepStrictEqual(own.seats, told.seats) || !isDeepStrictEqual(bare(own), bare(told))) {
      faults.push(
        `hand ${hand.id}: the export says ${JSON.stringify(told)}, its record ${JSON.stringify(own)}`,
      );
    }
    const live = hand.struck === null && hand.contract !== 'thrown-in';
    if (hand.counts !== live) faults.push(`hand ${hand.id}: the export says that it counts: ${hand.counts}`);
    return live ? [own] : [];
  });
  return { hands, faults };
}

const bare = ({ seats: _, ...hand }: CountedHand) => hand;

/** As the export has it. */
function asWritten(hand: ExportedHand): CountedHand {
  const { id, endedAt, number, league, contract, soloist, soloKind, winner, reEyes, value } = hand;
  return {
    id,
    at: Date.parse(endedAt),
    number,
    league,
    rulesKey: rulesKeyOf(withDdvRules(hand.rules)),
    contract,
    soloist,
    soloKind,
    winner,
    reEyes,
    value,
    seats: hand.seats.map(({ player, name, party, points, facts }) => ({
      player,
      name,
      party,
      points,
      deeds: facts,
    })),
  };
}

/** As its record has it. */
function countedHand(hand: ExportedHand): CountedHand {
  const told = asWritten(hand);
  if (!hand.record || hand.enteredBy !== null) return told;
  const { parties, points, deeds, ...outcome } = outcomeOf(hand.record);
  return {
    ...told,
    ...outcome,
    seats: told.seats.map(({ player, name }, seat) => ({
      player,
      name,
      party: parties[seat] ?? null,
      points: points[seat] ?? 0,
      deeds: deeds[seat] ?? told.seats[seat]?.deeds ?? NO_DEEDS,
    })),
  };
}

const NO_DEEDS: Deeds = {
  announced: 0,
  kept: 0,
  foxesCaught: 0,
  foxesLost: 0,
  doppelkoepfe: 0,
  karlchen: 0,
};

/** The rows of a CSV file by the names of its columns, as RFC 4180 has them. */
export function rowsIn(csv: string): readonly Readonly<Record<string, string>>[] {
  const [head = [], ...rows] = cellsIn(csv.replace(/^\uFEFF/, ''));
  return rows.map((row) => Object.fromEntries(head.map((column, index) => [column, row[index] ?? ''])));
}

function cellsIn(csv: string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = '', end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    if (row.length > 1 || row[0] !== '') rows.push(row);
    row = [];
    if (end === '') break;
  }
  return rows;
}

/** What a CSV file says otherwise than the hands of the export, counted one by one; each a sentence. */
export function csvFaults(csv: string, exported: readonly ExportedHand[]): readonly string[] {
  const rows = rowsIn(csv);
  const faults: string[] = [];
  if (rows.length !== 4 * exported.length) {
    faults.push(`the CSV has ${rows.length} lines, the JSON ${exported.length} hands`);
  }
  const byPlace = new Map(rows.map((row) => [`${row.hand} ${row.seat}`, row]));
  for (const hand of exported) {
    const own = countedHand(hand);
    for (const [seat, { player, party, points, deeds }] of own.seats.entries()) {
      const row = byPlace.get(`${hand.id} ${seat}`);
      const said = row && [
        row.ended,
        row.contract,
        row.winner,
        row.player,
        row.party,
        row.points,
        row.alone,
        row.announced,
        row.kept,
        row.foxes_caught,
        row.foxes_lost,
        row.doppelkoepfe,
        row.karlchen,
      ];
      const known = [
        new Date(own.at).toISOString(),
        own.contract,
        own.winner ?? '',
        player,
        party ?? '',
        points,
        own.soloist === seat,
        deeds.announced,
        deeds.kept,
        deeds.foxesCaught,
        deeds.foxesLost,
        deeds.doppelkoepfe,
        deeds.karlchen,
      ].map(String);
      if (!isDeepStrictEqual(said, known)) {
        faults.push(`CSV of hand ${hand.id}, seat ${seat}: ${said?.join(',')} for ${known.join(',')}`);
      }
    }
  }
  return faults;
}
