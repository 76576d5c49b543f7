import type { MessageStore, SentMessage } from '../../app/ports.ts';
import type { PersonId } from '../../core/table/occupant.ts';
import type { DesiredMessage } from '../messages/desired.ts';
import type { Whereabouts } from '../messages/scene.ts';
import { Book } from './book.ts';
import { laneOf } from './lane.ts';

/** What messages are made of, such as a table, as it stands at one version. */
export interface Versioned {
  readonly version: number | string;
}

/** Who reads them; the key changes whenever somebody reads otherwise than before. */
export interface Keyed {
  readonly key: string;
}

/** What messages are made of, and who reads. */
export interface Source<R extends Versioned, W extends Keyed> {
  read(table: string): Promise<R | null>;
  readers(reading: R): Promise<W>;
}

/** How messages are made from a reading; pure. */
export interface Messages<R extends Versioned, W extends Keyed> {
  of(reading: R, readers: W, where: Whereabouts): readonly DesiredMessage[];
  threadName(reading: R, readers: W): string;
  /** The channel in which its public messages stand. */
  channelOf(reading: R): string;
  /** The people who alone see its thread; null: everybody does. They are added as they come, and stay. */
  membersOf?(reading: R): readonly PersonId[] | null;
  /** Whether nothing happens to it any more. */
  hasEnded(reading: R): boolean;
}

/** The table's thread is kept among its messages under this key; `channelId` is the thread. */
export const THREAD = 'thread';

/** Knows which messages of a table (or whatever they are made of) were sent, as the store has it, and which should be. */
export class Library<R extends Versioned, W extends Keyed> {
  private readonly books = new Map<string, Promise<Book>>();
  private readonly source: Source<R, W>;
  private readonly messages: Messages<R, W>;
  private readonly store: MessageStore;

  constructor(parts: {
    readonly source: Source<R, W>;
    readonly messages: Messages<R, W>;
    readonly store: MessageStore;
  }) {
    this.source = parts.source;
    this.messages = parts.messages;
    this.store = parts.store;
  }

  book(table: string): Promise<Book> {
    const known = this.books.get(table);
    if (known) return known;
    const opened = this.store.sent(table).then((sent) => new Book(sent));
    this.books.set(table, opened);
    return opened;
  }

  /** Forgets what is stored anyway. */
  close(table: string): void {
    this.books.delete(table);
  }

  /** The messages that should exist now; they are made once for each state and each way of reading it. */
  async wanted(table: string, book: Book): Promise<readonly DesiredMessage[]> {
    const reading = await this.source.read(table);
    if (!reading) return [];
    const thread = book.sent.get(THREAD)?.channelId;
    const readers = await this.source.readers(reading);
    if (book.version !== reading.version || book.thread !== thread || book.readers !== readers.key) {
      book.version = reading.version;
      book.ended = this.messages.hasEnded(reading);
      book.thread = thread;
      book.readers = readers.key;
      book.wanted = this.messages.of(reading, readers, thread ? { threadId: thread } : {});
      for (const { key, to } of book.wanted) book.laneOfKey.set(key, laneOf(to));
    }
    return book.wanted;
  }

  /** Notes that a message was sent, changed, or did not get through. */
  async note(table: string, book: Book, sent: SentMessage): Promise<void> {
    book.sent.set(sent.key, sent);
    await this.store.put(table, sent);
  }

  /** Forgets a message that is gone: sent again, it is another one, with another nonce. */
  async lose(table: string, book: Book, key: string): Promise<void> {
    book.lost.set(key, book.sent.get(key)?.messageId ?? '');
    book.sent.delete(key);
    await this.store.remove(table, key);
  }
}
