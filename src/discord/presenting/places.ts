import type { Addressee } from '../messages/desired.ts';
import type { Book } from './book.ts';
import type { Courier, Delivery } from './courier.ts';
import { type Keyed, type Library, type Messages, type Source, THREAD, type Versioned } from './library.ts';

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
   * The table goes on in its channel, where its thread is gone or closed to the bot; false: it is there already.
   */
  async leaveThread(table: string, book: Book): Promise<boolean> {
    const thread = book.sent.get(THREAD);
    const reading = await this.source.read(table);
    const parent = reading && this.messages.channelOf(reading);
    if (!thread || !parent || thread.channelId === parent) return false;
    await this.library.note(table, book, { ...thread, channelId: parent });
    return true;
  }

  private async thread(table: string, book: Book, reading: R): Promise<Delivery> {
    const known = book.sent.get(THREAD);
    if (known) return { ok: true, id: known.channelId };
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
