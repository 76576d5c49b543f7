import type { REST } from 'discord.js';
import type { After } from '../../app/ports.ts';
import type { Log } from '../../log.ts';
import type { Mark } from '../../pictures/signs.ts';
import type { CardSigns, Emoji } from '../messages/reader.ts';
import { ApplicationEmojis } from './applicationEmojis.ts';
import { type CardLook, cardSigns, type SignImage } from './signs.ts';
import { currentEmojis, outdatedEmojis, uploadMissing } from './uploading.ts';

/** A start waits so long for the list of emojis, and shows text if it takes longer. Milliseconds. */
const PATIENCE = 2_000;

/** After trouble the next attempt waits so long, and each further one twice as long as the last. Milliseconds. */
const [SHORTEST_PAUSE, LONGEST_PAUSE] = [60_000, 60 * 60_000];

/** A timer for which no process stays. */
const idleTimer: After = (wait, job) => {
  const timer = setTimeout(job, wait).unref();
  return () => clearTimeout(timer);
};

/**
 * Knows the emojis of the application, and sees to it that they are there. Whatever goes wrong, the bot runs
 * on, cards are text, and it tries again later. Emojis of an earlier version go only when this one's are there: until then no
 * message needs them any more.
 */
export class EmojiBook {
  private readonly parts: {
    readonly rest: Pick<REST, 'get' | 'post' | 'delete'>;
    /** Asked once the bot is logged in. */
    readonly applicationId: () => string;
    /** Every picture that should be an emoji. */
    readonly images: () => Promise<readonly SignImage[]>;
    /** The emojis are others than they were when messages were last made: make them anew. */
    readonly onChange: () => void;
    /** Lets the next attempt wait; the computer's own timer if absent. */
    readonly after?: After;
    readonly log: Log;
  };
  private emojis: ReadonlyMap<string, Emoji> = new Map();
  /** Counts changes: messages made at another count may show other emojis. */
  revision = 0;
  private isOpen = false;
  private checking: Promise<void> | null = null;
  private following: Promise<void> | null = null;
  private pause = SHORTEST_PAUSE;
  private callOff: (() => void) | undefined;
  private readonly stopping = new AbortController();

  constructor(parts: EmojiBook['parts']) {
    this.parts = parts;
  }

  /** Reads what is there, and goes on uploading what is missing. Never rejects, and takes two seconds at most. */
  async open(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const enough = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, PATIENCE);
    });
    await Promise.race([new Promise<void>((listed) => void this.comparing(listed)), enough]);
    clearTimeout(timer);
    this.isOpen = true;
  }

  /** The emojis of cards as somebody sees them. */
  cards(look: CardLook): CardSigns {
    return cardSigns(this.emojis, look);
  }

  /** The emoji of a mark; null: there is none. */
  readonly mark = (name: Mark): Emoji | null => this.emojis.get(name) ?? null;

  /**
   * Compares with Discord again, as when it refused a message because somebody had deleted an emoji. Settles
   * when everything is uploaded, or cannot be for now; never rejects.
   */
  check(): Promise<void> {
    return this.comparing(() => undefined);
  }

  /** Ends an upload that is under way or waits; the next start goes on with it. */
  stop(): void {
    this.stopping.abort();
    this.callOff?.();
  }

  /** A comparison that is under way may have read the list before what this one is for: it follows that. */
  private comparing(listed: () => void): Promise<void> {
    if (this.checking) {
      this.following ??= this.checking.then(() => {
        this.following = null;
        return this.comparing(listed);
      });
      return this.following;
    }
    this.checking = this.compare(listed).finally(() => {
      this.checking = null;
    });
    return this.checking;
  }

  private async compare(listed: () => void): Promise<void> {
    if (this.stopping.signal.aborted) return listed();
    this.callOff?.();
    try {
      const application = new ApplicationEmojis(
        this.parts.rest,
        this.parts.applicationId(),
        this.stopping.signal,
      );
      const [found, images] = await Promise.all([application.list(), this.parts.images()]);
      // Without pictures, all that are there would be outdated.
      if (images.length === 0) return;
      this.use(currentEmojis(images, found));
      listed();
      const { emojis, trouble } = await uploadMissing(application, images, found);
      this.use(emojis);
      if (trouble) return this.retryAfter(trouble);
      for (const emoji of outdatedEmojis(images, found)) await application.remove(emoji);
      this.pause = SHORTEST_PAUSE;
    } catch (error) {
      this.retryAfter(error);
    } finally {
      listed();
    }
  }

  private use(emojis: ReadonlyMap<string, Emoji>): void {
    const before = this.emojis;
    this.emojis = emojis;
    const isSame =
      emojis.size === before.size && [...emojis].every(([sign, { id }]) => before.get(sign)?.id === id);
    if (isSame) return;
    this.revision++;
    if (this.isOpen && !this.stopping.signal.aborted) this.parts.onChange();
  }

  private retryAfter(trouble: unknown): void {
    if (this.stopping.signal.aborted) return;
    const { after = idleTimer, log } = this.parts;
    const wait = this.pause;
    log.warn({ err: trouble, there: this.emojis.size, wait }, 'emojis are missing: cards are text for now');
    this.callOff = after(wait, () => {
      this.pause = Math.min(2 * wait, LONGEST_PAUSE);
      void this.check();
    });
  }
}
