import type { Channel, Message } from './world/entities.ts';

/** What a request did to a message. */
export type JournalKind =
  | 'create'
  | 'edit'
  | 'delete'
  | 'response'
  | 'update'
  | 'defer'
  | 'choices'
  | 'followup'
  | 'edit-response'
  | 'delete-response'
  | 'refusal';

export interface JournalRequest {
  readonly method: string;
  /** Below `/api/v10`. */
  readonly path: string;
  readonly body: unknown;
  readonly files?: readonly { readonly name: string; readonly size: number; readonly sha256: string }[];
}

export interface JournalEntry {
  /** Ascending from 1. */
  readonly n: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly kind: JournalKind;
  readonly channelId: string | null;
  readonly messageId: string | null;
  /** Who alone can see it: the person of an ephemeral or a direct message; null is everybody in the channel. */
  readonly audience: string | null;
  readonly request: JournalRequest;
  /** Of a refusal: HTTP status, Discord's code and the whole answer. */
  readonly status?: number;
  readonly code?: number;
  readonly answer?: unknown;
}

/** Who alone can see a message, or null. */
export const audienceOf = (channel: Channel, message: Message | undefined): string | null =>
  message?.audience ?? channel.recipientId;

/** Every message-bearing request that the bot made, in order, and every one that was refused. */
export class Journal {
  readonly #entries: JournalEntry[] = [];
  readonly #now: () => number;
  readonly #limit: number;
  #dropped = 0;

  /** `limit`: how many entries are kept; the oldest go first. */
  constructor(now: () => number, limit: number) {
    this.#now = now;
    this.#limit = limit;
  }

  record(entry: Omit<JournalEntry, 'n' | 'at'>): void {
    this.#entries.push({ n: this.#dropped + this.#entries.length + 1, at: this.#now(), ...entry });
    // Cut in slices, so that a long run does not shift the whole array at each request.
    if (this.#entries.length < this.#limit * 1.25) return;
    const surplus = this.#entries.length - this.#limit;
    this.#entries.splice(0, surplus);
    this.#dropped += surplus;
  }

  /** The entries behind number `after`, and the number to go on from. */
  after(
    after: number,
    refusals: boolean,
  ): { readonly entries: readonly JournalEntry[]; readonly next: number } {
    const behind = this.#entries.slice(Math.max(0, after - this.#dropped));
    const entries = refusals ? behind : behind.filter(({ kind }) => kind !== 'refusal');
    return { entries, next: Math.max(after, this.#dropped + this.#entries.length) };
  }
}
