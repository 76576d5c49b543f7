import type { PersonId } from '../../core/table/occupant.ts';
import type { Addressee } from '../messages/desired.ts';
import type { Book } from './book.ts';
import type { Courier, Delivery, Obstacle } from './courier.ts';
import { type Keyed, type Library, type Messages, type Source, THREAD, type Versioned } from './library.ts';

/** That somebody was added to a table's thread is kept among its messages under this key. */
const membership = (person: PersonId): string => `member-${person}`;
const isMembership = (key: string): boolean => key.startsWith('member-');

/** Finds the channel of each message, and opens what is not there yet: a thread, an inbox. */
export class Places<R extends Versioned, W extends Keyed> {
  private readonly source: Source<R, W>;
  private readonly messages: Messages<R, W>;
  private readonly library: Library<R, W>;
  private readonly courier: Courier;

  constructor(parts: {
    readonly source: Source<R, W>;
    readonly messages: Messages<R, W>;
    readonly library: Library<R, W>;
    readonly courier: Courier;
  }) {
    this.source = parts.source;
    this.messages = parts.messages;
    this.library = parts.library;
    this.courier = parts.courier;
  }

  /** The channel to send to, as a delivery's id; or why there is none. */
  async channelFor(table: string, book: Book, to: Addressee): Promise<Delivery> {
    if (to.kind === 'person') {
      const known = book.inboxes.get(to.id);
      if (known) return { ok: true, id: known };
      const opened = await this.courier.openInbox(to.id);
      if (opened.ok) book.inboxes.set(to.id, opened.id);
      return opened;
    }
    const reading = await this.source.read(table);
    if (!reading) throw new Error(`Table ${table} has messages but no history`);
    const channelId = this.messages.channelOf(reading);
    return to.kind === 'channel' ? { ok: true, id: channelId } : this.thread(table, book, reading);
  }

  /**
   * The table goes on in its channel, where its thread is gone or closed to the bot; what only few may see goes on
   * in another private one, where it is gone. False: there is nowhere to go.
   */
  async leaveThread(table: string, book: Book, obstacle: Obstacle): Promise<boolean> {
    const thread = book.sent.get(THREAD);
    const reading = await this.source.read(table);
    const parent = reading && this.messages.channelOf(reading);
    if (thread && reading && this.membersOf(reading)) {
      if (obstacle !== 'channel-gone') return false;
      for (const key of [...book.sent.keys()].filter(isMembership)) await this.library.lose(table, book, key);
      await this.library.lose(table, book, THREAD);
      return true;
    }
    if (!thread || !parent || thread.channelId === parent) return false;
    await this.library.note(table, book, { ...thread, channelId: parent });
    return true;
  }

  /**
   * Adds to a private thread who is to see it and was not added yet; null: all are. Who cannot be added, such as
   * somebody who has left the server, is left out until the next start.
   */
  async admit(table: string, book: Book): Promise<Extract<Delivery, { ok: false }> | null> {
    const thread = book.sent.get(THREAD);
    if (!thread) return null;
    const reading = await this.source.read(table);
    for (const person of (reading && this.membersOf(reading)) ?? []) {
      const key = membership(person);
      if (book.sent.has(key) || book.refused.has(key)) continue;
      const added = await this.courier.addMember(thread.channelId, person);
      if (!added.ok && added.obstacle === 'failed') return added;
      if (!added.ok) {
        book.refused.set(key, '');
        continue;
      }
      await this.library.note(table, book, {
        key,
        channelId: thread.channelId,
        messageId: null,
        fingerprint: '',
        transient: false,
      });
    }
    return null;
  }

  private membersOf(reading: R): readonly PersonId[] | null {
    return this.messages.membersOf?.(reading) ?? null;
  }

  private async thread(table: string, book: Book, reading: R): Promise<Delivery> {
    const known = book.sent.get(THREAD);
    if (known) return { ok: true, id: known.channelId };
    return this.membersOf(reading)
      ? this.privateThread(table, book, reading)
      : this.publicThread(table, book, reading);
  }

  /** What only few may see has no other place: where there is no private thread, nothing is posted. */
  private async privateThread(table: string, book: Book, reading: R): Promise<Delivery> {
    const opened = await this.courier.openPrivateThread(
      this.messages.channelOf(reading),
      await this.threadName(reading),
    );
    if (!opened.ok) return opened;
    await this.library.note(table, book, {
      key: THREAD,
      channelId: opened.id,
      messageId: null,
      fingerprint: '',
      transient: false,
    });
    return (await this.admit(table, book)) ?? opened;
  }

  private async publicThread(table: string, book: Book, reading: R): Promise<Delivery> {
    const channelId = this.messages.channelOf(reading);
    const lobby = book.sent.get('lobby')?.messageId;
    const opened = lobby
      ? await this.courier.openThread(channelId, lobby, await this.threadName(reading))
      : null;
    if (opened && !opened.ok && opened.obstacle === 'failed') return opened;
    const home = opened?.ok ? opened.id : channelId;
    await this.library.note(table, book, {
      key: THREAD,
      channelId: home,
      messageId: lobby ?? null,
      fingerprint: '',
      transient: false,
    });
    return { ok: true, id: home };
  }

  private async threadName(reading: R): Promise<string> {
    return this.messages.threadName(reading, await this.source.readers(reading));
  }
}
