import { readFileSync } from 'node:fs';

export interface Case {
  readonly record: unknown;
  readonly result: unknown;
}

/** Records and results made by an independent program, one a line. */
export function readCases(file: 'ddv' | 'switches' | 'house-rules' | 'views'): readonly Case[] {
  const text = readFileSync(new URL(`../cases/${file}.jsonl`, import.meta.url), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Case);
}

/** As JSON carries it, with the lists whose order does not matter in one order. */
export function comparable(result: unknown): unknown {
  return JSON.parse(JSON.stringify(result), (key, value: unknown) =>
    (key === 'lines' || key === 'legal') && Array.isArray(value)
      ? value.map((entry) => JSON.stringify(sorted(entry))).sort()
      : value,
  );
}

const sorted = (entry: object): object =>
  Object.fromEntries(Object.entries(entry).sort(([a], [b]) => a.localeCompare(b)));
