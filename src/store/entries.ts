import type { Kysely, Selectable } from 'kysely';
import type { BookedEntry, Entries, EntryPlayer, OpenEntry } from '../app/entries.ts';
import type { MessageStore, SentMessage } from '../app/ports.ts';
import { type RuleDifferences, ruleDifferences, withDdvRules } from '../core/rules/readRules.ts';
import type { Draft } from '../core/score/draft.ts';
import type { PerSeat } from '../core/seat.ts';
import type { Schema } from './schema.ts';
import { unflushed } from './sqlite.ts';

/** Hands that people enter, and what they chose of those that are booked. */
export class SqlEntries implements Entries {
  private readonly db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  async open(entry: OpenEntry): Promise<void> {
    await this.db
      .insertInto('entries')
      .values({
        id: entry.id,
        guild_id: entry.guildId,
        channel_id: entry.channelId,
        owner: entry.owner,
        opened_at: entry.openedAt,
        rules: JSON.stringify(ruleDifferences(entry.rules)),
        players: JSON.stringify(entry.players),
        draft: JSON.stringify(entry.draft),
        replaces: entry.replaces,
      })
      .execute();
  }

  async find(id: string): Promise<OpenEntry | null> {
    const row = await this.row(id);
    if (!row || row.owner === null || row.players === null) return null;
    return {
      ...bookedEntry(row),
      owner: row.owner,
      openedAt: row.opened_at,
      players: JSON.parse(row.players) as PerSeat<EntryPlayer>,
      replaces: row.replaces,
    };
  }

  async change(id: string, draft: Draft): Promise<void> {
    await this.db
      .updateTable('entries')
      .set({ draft: JSON.stringify(draft) })
      .where('id', '=', id)
      .where('owner', 'is not', null)
      .execute();
  }

  async discard(id: string): Promise<void> {
    await this.db.deleteFrom('entries').where('id', '=', id).where('owner', 'is not', null).execute();
  }

  async close(id: string): Promise<void> {
    await this.db.updateTable('entries').set({ owner: null, players: null }).where('id', '=', id).execute();
  }

  async booked(id: string): Promise<BookedEntry | null> {
    const row = await this.row(id);
    return row && row.owner === null ? bookedEntry(row) : null;
  }

  async unsettled(): Promise<{ readonly open: readonly string[]; readonly untold: readonly string[] }> {
    const open = await this.db.selectFrom('entries').select('id').where('owner', 'is not', null).execute();
    const untold = await this.db
      .selectFrom('entries')
      .leftJoin('entry_messages', 'entry_messages.entry_id', 'entries.id')
      .select('entries.id')
      .where('owner', 'is', null)
      .where('entry_messages.key', 'is', null)
      .execute();
    return { open: open.map(({ id }) => id), untold: untold.map(({ id }) => id) };
  }

  async sweep(then: number): Promise<void> {
    await this.db
      .deleteFrom('entries')
      .where('owner', 'is not', null)
      .where('opened_at', '<', then)
      .execute();
  }

  private row(id: string): Promise<Selectable<Schema['entries']> | undefined> {
    return this.db.selectFrom('entries').selectAll().where('id', '=', id).executeTakeFirst();
  }
}

const bookedEntry = (row: Selectable<Schema['entries']>): BookedEntry => ({
  id: row.id,
  guildId: row.guild_id,
  channelId: row.channel_id,
  rules: withDdvRules(JSON.parse(row.rules) as RuleDifferences),
  draft: JSON.parse(row.draft) as Draft,
});

/** The messages about hands that were entered. None of them is ever taken back. */
export class SqlEntryMessages implements MessageStore {
  private readonly db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  async sent(entry: string): Promise<readonly SentMessage[]> {
    const rows = await this.db
      .selectFrom('entry_messages')
      .selectAll()
      .where('entry_id', '=', entry)
      .execute();
    return rows.map((row) => ({
      key: row.key,
      channelId: row.channel_id,
      messageId: row.message_id,
      fingerprint: row.fingerprint,
      transient: false,
    }));
  }

  async put(entry: string, { key, channelId, messageId, fingerprint }: SentMessage): Promise<void> {
    const content = { channel_id: channelId, message_id: messageId, fingerprint };
    // A note lost with the power is made again: Discord knows the message by its nonce.
    await unflushed(this.db, (db) =>
      db
        .insertInto('entry_messages')
        .values({ entry_id: entry, key, ...content })
        .onConflict((conflict) => conflict.columns(['entry_id', 'key']).doUpdateSet(content))
        .execute(),
    );
  }

  async remove(entry: string, key: string): Promise<void> {
    await unflushed(this.db, (db) =>
      db.deleteFrom('entry_messages').where('entry_id', '=', entry).where('key', '=', key).execute(),
    );
  }
}
