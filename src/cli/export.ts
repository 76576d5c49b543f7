import { parseArgs } from 'node:util';
import { EXPORT_FORMATS, type Exported, type ExportFormat } from '../app/exports/exportSources.ts';
import { exportOf } from '../app/exports/exports.ts';
import { err, ok, type Result } from '../core/result.ts';
import { openStore, type Store } from '../store/store.ts';
import { StoreError } from '../store/storeError.ts';
import { written } from './answer.ts';
import { unreadable } from './lines.ts';
import { EXIT, type Streams, type Subcommand } from './subcommand.ts';

export const exportCommand: Subcommand = {
  usage: '--database FILE --server ID [--season ID | --table ID] [--format csv|json]',
  summary:
    'prints everything that was played in a server, or in one season or at one table of it (docs/exports.md)',
  run: async (args, streams) => {
    const read = readFlags(args);
    const why = read.ok ? await unreadable(read.value.database) : read.error;
    if (!read.ok || why) {
      streams.stderr.write(`${why}\n`);
      return EXIT.usage;
    }
    try {
      return await printed(read.value, streams);
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      streams.stderr.write(`${error.message}\n`);
      return EXIT.failed;
    }
  },
};

interface Flags {
  readonly database: string;
  readonly exported: Exported;
  readonly format: ExportFormat;
}

async function printed({ database, exported, format }: Flags, { stdout, stderr }: Streams): Promise<number> {
  // The bot may be running on the same file: it is only read.
  const store = await openStore(database, { asItIs: true });
  try {
    if (!(await isThere(store, exported))) {
      stderr.write(`Nothing of that is in the database: look at the ids once more.\n`);
      return EXIT.failed;
    }
    for await (const piece of exportOf({ ...store, now: Date.now }, exported, format)) {
      if (!(await written(stdout, piece))) break;
    }
    return EXIT.ok;
  } finally {
    await store.close();
  }
}

async function isThere(store: Store, exported: Exported): Promise<boolean> {
  const { guildId } = exported;
  if (exported.what === 'season') {
    return (await store.leagues.find({ guildId })).some(({ id }) => id === exported.league);
  }
  const wanted = exported.what === 'session' ? { guildId, table: exported.table } : { guildId };
  const { total } = await store.ledger.history({ ...wanted, limit: 1 });
  return total > 0 || (exported.what === 'server' && (await store.leagues.find({ guildId })).length > 0);
}

function readFlags(args: readonly string[]): Result<Flags, string> {
  const flags = parseFlags(args);
  const format = EXPORT_FORMATS.find((known) => known === (flags?.format ?? 'json'));
  if (!flags?.database || !flags.server || !format || (flags.season && flags.table)) {
    return err(`Usage: dulle export ${exportCommand.usage}`);
  }
  const { database, server: guildId, season, table } = flags;
  const exported: Exported = season
    ? { what: 'season', guildId, league: season }
    : table
      ? { what: 'session', guildId, table }
      : { what: 'server', guildId };
  return ok({ database, exported, format });
}

/** Null where a flag is unknown, misses its value, or files are named beside flags. */
function parseFlags(args: readonly string[]) {
  try {
    const string = { type: 'string' } as const;
    const options = { database: string, server: string, season: string, table: string, format: string };
    return parseArgs({ args: [...args], options }).values;
  } catch {
    return null;
  }
}
