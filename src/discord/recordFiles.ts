import type { FinishedRecord, TableReading } from '../app/tableReading.ts';
import type { Enclosure } from './reply.ts';

/** All finished hands as `doko-hand/1`, and what verifies their deals, one hand a line. */
export function recordFiles(reading: TableReading): readonly Enclosure[] {
  const records = reading.records();
  const name = `dulle-${reading.table.id}`;
  return [
    { name: `${name}-hands.jsonl`, text: jsonLines(records.map(({ record }) => record)) },
    { name: `${name}-deals.jsonl`, text: jsonLines(records.map(dealLine)) },
  ];
}

/** One finished hand as `doko-hand/1`. */
export const recordFile = (hand: string, { record }: FinishedRecord): Enclosure => ({
  name: `dulle-${hand}-hand.jsonl`,
  text: jsonLines([record]),
});

/** What verifies the deal of one finished hand. */
export const dealFile = (hand: string, finished: FinishedRecord): Enclosure => ({
  name: `dulle-${hand}-deal.jsonl`,
  text: jsonLines([dealLine(finished)]),
});

const dealLine = ({ number, lineup, commitment, seed, cut, record }: FinishedRecord): object => ({
  format: 'dulle-deal/1',
  hand: number,
  lineup,
  commitment,
  seed,
  cut,
  record,
});

const jsonLines = (values: readonly object[]): string =>
  values.map((value) => `${JSON.stringify(value)}\n`).join('');
