import type { LeagueTable, TablePlace } from './leagueTable.ts';

/** The table at a place; undefined where there is none. */
export const tableIn = (
  rounds: readonly { readonly number: number; readonly tables: readonly LeagueTable[] }[],
  { round, table }: TablePlace,
): LeagueTable | undefined =>
  rounds.find(({ number }) => number === round)?.tables.find(({ number }) => number === table);
