import { setImmediate as afterwards } from 'node:timers/promises';
import type { MessageStore, SentMessage, TableObserver } from '../../app/ports.ts';
import type { TableReading } from '../../app/tableReading.ts';
import type { PersonId } from '../../core/table/occupant.ts';
import type { Log } from '../../log.ts';
import type { DesiredMessage, MessagePayload } from '../messages/desired.ts';
import type { Whereabouts } from '../messages/scene.ts';
import type { TableReaders } from '../readership.ts';
import type { Book } from './book.ts';
import { type Answered, type Courier, type Delivery, nonceOf } from './courier.ts';
import { fingerprintOf, Lane, laneOf, PUBLIC_LANE } from './lane.ts';
import { type Keyed, Library, type Messages, type Source, THREAD, type Versioned } from './library.ts';
import { Places } from './places.ts';

/** What the presenter needs of whoever knows the tables. */
export interface Shown<R extends Versioned, W extends Keyed> extends Source<R, W> {
  /** Notes that direct messages do not reach somebody, or do again. */
  noteInbox(table: string, person: PersonId, open: boolean): Promise<void>;
}

/** Takes what a message should say now; null: it is none of the table's. */
type Reply = (payload: MessagePayload | null) => Promise<Answered>;

/** Answers a click on a message. */
export type Answer = (reply: Reply) => Promise<void>;

const RETRY_FIRST = 1_000;
const RETRY_LAST = 60_000;

type Step = 'done' | 'again' | 'retry' | 'wait';

/**
 * Makes Discord show what a table's state wants, or a league's. Each table has a lane for the channel and one for each
 * person, so that a slow or closed one holds up nobody else. A lane compares what should be there with what
 * was sent, does one thing, and looks again: newest state first, one message after another.
 */
export class Presenter<R extends Versioned = TableReading, W extends Keyed = TableReaders>
  implements TableObserver
{
  private readonly lanes = new Map<string, Lane>();
  /** Changes that no lane works on yet. */
  private readonly kicking = new Set<Promise<void>>();
  private readonly shown: Shown<R, W>;
  private readonly library: Library<R, W>;
  private readonly places: Places<R, W>;
  private readonly courier: Courier;
  private readonly log: Log;
  private stopped = false;

  constructor(parts: {
    readonly shown: Shown<R, W>;
    readonly messages: Messages<R, W>;
    readonly store: MessageStore;
    readonly courier: Courier;
    readonly log: Log;
  }) {
    const { shown: source, messages, courier } = parts;
    this.shown = source;
    this.library = new Library({ source, messages, store: parts.store });
    this.places = new Places({ source, messages, library: this.library, courier });
    this.courier = courier;
    this.log = parts.log;
  }

  /** Shows the change as soon as whoever made it is answered: their click comes before what follows from it. */
  changed(table: string): void {
    if (this.stopped) return;
    const kicking = afterwards()
      .then(() => this.kick(table))
      .finally(() => this.kicking.delete(kicking));
    this.kicking.add(kicking);
  }

  /**
   * Writes the public messages that the game is played with once more: Discord does not tell the bot when
   * somebody deletes one, so whoever looks for the table may miss it.
   */
  async revisit(table: string): Promise<void> {
    const book = await this.library.book(table);
    for (const { key, to, vital } of await this.library.wanted(table, book)) {
      const sent = book.sent.get(key);
      if (vital && to.kind !== 'person' && sent?.messageId) book.sent.set(key, { ...sent, fingerprint: '' });
    }
    this.changed(table);
  }

  /** Takes up the tables of an earlier process, whose last sends may not have been noted. */
  async recover(tables: readonly string[]): Promise<void> {
    for (const table of tables) {
      const book = await this.library.book(table);
      for (const { to } of await this.library.wanted(table, book)) book.recovering.add(laneOf(to));
      this.changed(table);
    }
  }

  /** Settles when every lane has nothing left to do for now. */
  async idle(): Promise<void> {
    while (this.lanes.size + this.kicking.size > 0) {
      await Promise.all([...this.kicking, ...[...this.lanes.values()].map((lane) => lane.done)]);
    }
  }

  async stop(): Promise<void> {
    this.stopped = true;
    for (const lane of this.lanes.values()) lane.wake();
    await this.idle();
  }

  /** Whether a message has reached whom it was for. */
  async hasSent(table: string, key: string): Promise<boolean> {
    const book = await this.library.book(table);
    return (book.sent.get(key)?.messageId ?? null) !== null;
  }

  /** The channel in which the table's tricks are posted, once there is one. */
  async threadOf(table: string): Promise<string | null> {
    const book = await this.library.book(table);
    return book.sent.get(THREAD)?.channelId ?? null;
  }

  /** What messages need to know of where the table stands. */
  async whereabouts(table: string): Promise<Whereabouts> {
    const thread = await this.threadOf(table);
    return thread ? { threadId: thread } : {};
  }

  private async kick(table: string): Promise<void> {
    if (this.stopped) return;
    try {
      const book = await this.library.book(table);
      const wanted = await this.library.wanted(table, book);
      for (const name of new Set(wanted.map(({ to }) => laneOf(to)).concat([...book.lanes]))) {
        book.lanes.add(name);
        this.run(table, name, book);
      }
    } catch (error) {
      this.log.error({ err: error, table }, 'could not present a table');
    }
  }

  private run(table: string, name: string, book: Book): void {
    const id = `${table} ${name}`;
    const running = this.lanes.get(id);
    if (running) {
      running.again = true;
      if (running.dozing) running.wake();
      return;
    }
    const lane = new Lane();
    this.lanes.set(id, lane);
    lane.done = this.walk(lane, table, name, book)
      .catch((error: unknown) => this.log.error({ err: error, table }, 'a lane of messages broke'))
      .then(() => {
        this.lanes.delete(id);
        if (lane.again && !this.stopped) this.run(table, name, book);
        else if (book.ended) this.close(table, book);
      });
  }

  /** Forgets what is stored anyway, once the table has ended and every lane has said so. */
  private close(table: string, book: Book): void {
    const busy = [...book.lanes].some((name) => this.lanes.has(`${table} ${name}`));
    if (!busy) this.library.close(table);
  }

  private async walk(lane: Lane, table: string, name: string, book: Book): Promise<void> {
    let pause = RETRY_FIRST;
    while (!this.stopped) {
      lane.again = false;
      const step = await this.step(table, name, book, lane);
      if (step === 'again') pause = RETRY_FIRST;
      if (step === 'retry') {
        await lane.sleep(pause);
        pause = Math.min(pause * 2, RETRY_LAST);
      }
      if (step === 'wait') await lane.patience();
      if (step !== 'done') continue;
      book.recovering.delete(name);
      if (!lane.again) return;
    }
  }

  /**
   * Works on a click on one of a table's messages, which is changed by the answer alone meanwhile: that costs
   * nothing of Discord's rate limit, and no picture is sent twice.
   */
  async answering(table: string, messageId: string, work: (answer: Answer) => Promise<void>): Promise<void> {
    const book = await this.library.book(table);
    const key = [...book.sent.values()].find((candidate) => candidate.messageId === messageId)?.key;
    const release = key === undefined ? null : book.hold(key);
    try {
      await work((reply) => this.answer(table, book, key, reply));
    } finally {
      release?.();
      // What the answer did not say, or somebody else's move meanwhile.
      if (key !== undefined) this.changed(table);
    }
  }

  private async answer(table: string, book: Book, key: string | undefined, reply: Reply): Promise<void> {
    const message = (await this.library.wanted(table, book)).find((candidate) => candidate.key === key);
    const answered = await reply(message?.payload ?? null);
    const sent = message && book.sent.get(message.key);
    if (sent && message) {
      book.pictures.set(message.key, answered.shown);
      await this.library.note(table, book, { ...sent, fingerprint: fingerprintOf(message.payload) });
      this.follow(table, book, message, answered.late);
    }
  }

  /** Does the first thing that is left to do in a lane. */
  private async step(table: string, name: string, book: Book, lane: Lane): Promise<Step> {
    lane.look();
    if (name === PUBLIC_LANE && (await this.places.admit(table, book))) return 'retry';
    const wanted = (await this.library.wanted(table, book)).filter(({ to }) => laneOf(to) === name);
    for (const message of wanted) {
      const before = book.sent.get(message.key);
      const fingerprint = fingerprintOf(message.payload);
      if (before?.fingerprint === fingerprint) continue;
      if (before && before.messageId === null) continue;
      if (!before && message.past) continue;
      if (before && book.isHeld(message.key)) continue;
      if (!before && book.refused.get(message.key) === fingerprint) continue;
      if (!before) return this.post(table, book, message);
      if (message.theirs) continue;
      if (lane.isWaiting(message)) continue;
      return this.edit(table, book, message, before);
    }
    const keys = new Set(wanted.map(({ key }) => key));
    for (const sent of book.sent.values()) {
      if (sent.transient && book.laneOfKey.get(sent.key) === name && !keys.has(sent.key)) {
        return this.clear(table, book, sent);
      }
    }
    return lane.patient ? 'wait' : 'done';
  }

  private async post(table: string, book: Book, message: DesiredMessage): Promise<Step> {
    const channel = await this.places.channelFor(table, book, message.to);
    if (!channel.ok) return this.undelivered(table, book, message, null, channel);
    const nonce = nonceOf(table, message.key, book.lost.get(message.key) ?? '');
    const sent = await this.courier.send(channel.id, message.payload, nonce);
    if (!sent.ok) {
      if (sent.obstacle === 'failed') book.doubtful.add(message.key);
      return this.undelivered(table, book, message, channel.id, sent);
    }
    let delivered = sent;
    if (book.recovering.has(laneOf(message.to)) || book.doubtful.has(message.key)) {
      // An earlier process, or an attempt whose answer was lost, may have sent it saying something older.
      const renewed = await this.courier.edit(channel.id, sent.id, message.payload);
      if (!renewed.ok) return this.undelivered(table, book, message, channel.id, renewed);
      book.doubtful.delete(message.key);
      delivered = renewed;
    }
    book.pictures.set(message.key, delivered.shown ?? []);
    book.refused.delete(message.key);
    await this.library.note(table, book, {
      key: message.key,
      channelId: channel.id,
      messageId: sent.id,
      fingerprint: fingerprintOf(message.payload),
      transient: message.transient ?? false,
    });
    this.follow(table, book, message, delivered.late);
    if (message.to.kind === 'person') await this.shown.noteInbox(table, message.to.id, true);
    return 'again';
  }

  private async edit(table: string, book: Book, message: DesiredMessage, before: SentMessage): Promise<Step> {
    const { channelId, messageId } = before;
    const shown = book.pictures.get(message.key);
    const edited = await this.courier.edit(channelId, messageId ?? '', message.payload, shown);
    if (edited.ok) {
      book.pictures.set(message.key, edited.shown ?? []);
      await this.library.note(table, book, { ...before, fingerprint: fingerprintOf(message.payload) });
      this.follow(table, book, message, edited.late);
      return 'again';
    }
    if (edited.obstacle === 'message-gone' && message.vital) {
      await this.library.lose(table, book, message.key);
      return 'again';
    }
    return this.undelivered(table, book, message, before.channelId, edited);
  }

  /** Shows a message once more when its pictures, which were late, are there. */
  private follow(
    table: string,
    book: Book,
    { key, payload }: DesiredMessage,
    late: Promise<boolean> | null | undefined,
  ): void {
    const fingerprint = fingerprintOf(payload);
    const again = async (): Promise<void> => {
      const sent = book.sent.get(key);
      if (!(await late) || sent?.fingerprint !== fingerprint || book.sent.get(key) !== sent) return;
      // Stored, since the book of a table that has ended is closed meanwhile.
      await this.library.note(table, book, { ...sent, fingerprint: '' });
      this.changed(table);
    };
    if (late)
      again().catch((error: unknown) => this.log.error({ err: error, table }, 'a late picture is lost'));
  }

  private async clear(table: string, book: Book, sent: SentMessage): Promise<Step> {
    if (sent.messageId) {
      const cleared = await this.courier.delete(sent.channelId, sent.messageId);
      if (!cleared.ok && cleared.obstacle === 'failed') return 'retry';
    }
    await this.library.lose(table, book, sent.key);
    return 'again';
  }

  private async undelivered(
    table: string,
    book: Book,
    message: DesiredMessage,
    channelId: string | null,
    { obstacle, cause }: Extract<Delivery, { ok: false }>,
  ): Promise<Step> {
    if (obstacle === 'failed') {
      this.log.warn({ err: cause, table, key: message.key }, 'a message did not get through; trying again');
      return 'retry';
    }
    if (message.to.kind === 'thread' && channelId !== null && obstacle !== 'message-gone') {
      if (await this.places.leaveThread(table, book, obstacle)) {
        if (book.sent.has(message.key)) await this.library.lose(table, book, message.key);
        return 'again';
      }
    }
    if (obstacle === 'refused') {
      this.log.error({ err: cause, table, key: message.key }, 'Discord refuses a message as it is made');
    }
    if (obstacle === 'forbidden') {
      this.log.warn({ table, key: message.key, channelId }, 'the bot may not write here any more');
      return 'done';
    }
    const standing = book.sent.get(message.key)?.messageId ?? null;
    if (obstacle === 'refused' && standing === null) {
      book.refused.set(message.key, fingerprintOf(message.payload));
      return 'again';
    }
    await this.library.note(table, book, {
      key: message.key,
      channelId: channelId ?? '',
      // What is refused as it is made may be taken after the next change.
      messageId: obstacle === 'refused' ? standing : null,
      fingerprint: fingerprintOf(message.payload),
      transient: message.transient ?? false,
    });
    if (obstacle === 'inbox-closed' && message.to.kind === 'person') {
      await this.shown.noteInbox(table, message.to.id, false);
    }
    return 'again';
  }
}
