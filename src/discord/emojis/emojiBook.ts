import type { REST } from 'discord.js';
import type { Log } from '../../log.ts';
import type { Mark } from '../../pictures/signs.ts';
import type { CardSigns, Emoji } from '../messages/reader.ts';
import { ApplicationEmojis } from './applicationEmojis.ts';
import { type CardLook, cardSigns, type SignImage } from './signs.ts';
import { currentEmojis, outdatedEmojis, uploadMissing } from './uploading.ts';

/** A start waits so long for the list of emojis, and shows text if it takes longer. Milliseconds. */
const PATIENCE = 2_000;

/**
 * Knows the emojis of the application, and sees to it that they are there. Whatever goes wrong, the bot runs
 * on and cards are text. Emojis of an earlier version go only when this one's are there: until then no
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
    readonly log: Log;
  };
  private emojis: ReadonlyMap<string, Emoji> = new Map();
  /** Counts changes: messages made at another count may show other emojis. */
  revision = 0;
  private isOpen = false;
  private checking: Promise<void> | null = null;
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
   * when everything is uploaded, or cannot be; never rejects.
   */
  check(): Promise<void> {
    return this.comparing(() => undefined);
  }

  /** Ends an upload that is under way; the next start goes on with it. */
  stop(): void {
    this.stopping.abort();
  }

  private comparing(listed: () => void): Promise<void> {
    this.checking ??= this.compare(listed).finally(() => {
      this.checking = null;
    });
    return this.checking;
  }

  private async compare(listed: () => void): Promise<void> {
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
      if (trouble) this.warn(trouble);
      else for (const emoji of outdatedEmojis(images, found)) await application.remove(emoji);
    } catch (error) {
      this.warn(error);
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

  private warn(error: unknown): void {
    if (this.stopping.signal.aborted) return;
    this.parts.log.warn({ err: error, there: this.emojis.size }, 'emojis are missing: cards are text');
  }
}
