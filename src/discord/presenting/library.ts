import type { MessageStore, SentMessage } from '../../app/ports.ts';
import type { TableReading } from '../../app/tableReading.ts';
import type { TableView } from '../../core/view/tableView.ts';
import type { DesiredMessage } from '../messages/desired.ts';
import type { Reader } from '../messages/reader.ts';
import type { Whereabouts } from '../messages/scene.ts';
import type { TableReaders } from '../readership.ts';
import { Book } from './book.ts';
import { laneOf } from './lane.ts';

/** What messages are made of: tables, and who reads. */
export interface Source {
  read(table: string): Promise<TableReading | null>;
  readers(table: TableView): Promise<TableReaders>;
}

/** How messages are made from a table; pure. */
export interface Messages {
  of(reading: TableReading, readers: TableReaders, where: Whereabouts): readonly DesiredMessage[];
  threadName(reading: TableReading, channel: Reader): string;
}

/** The table's thread is kept among its messages under this key; `channelId` is the thread. */
export const THREAD = 'thread';

/** Knows of each table which messages were sent, as the store has it, and which should be there. */
export class Library {
  private readonly books = new Map<string, Promise<Book>>();
  private readonly source: Source;
  private readonly messages: Messages;
  private readonly store: MessageStore;

  constructor(parts: { readonly source: Source; readonly messages: Messages; readonly store: MessageStore }) {
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
    const readers = await this.source.readers(reading.table);
    if (book.version !== reading.version || book.thread !== thread || book.readers !== readers.key) {
      book.version = reading.version;
      book.ended = reading.table.phase === 'ended';
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
