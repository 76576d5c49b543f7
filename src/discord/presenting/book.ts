import type { SentMessage } from '../../app/ports.ts';
import type { PersonId } from '../../core/table/occupant.ts';
import type { DesiredMessage } from '../messages/desired.ts';

/** What is known of one table's messages. */
export class Book {
  readonly sent = new Map<string, SentMessage>();
  readonly inboxes = new Map<PersonId, string>();
  readonly lanes = new Set<string>();
  readonly laneOfKey = new Map<string, string>();
  /** Ids that messages had before they were deleted, by key. */
  readonly lost = new Map<string, string>();
  /** Messages that may have been sent although the attempt failed, by key. */
  readonly doubtful = new Set<string>();
  /** Lanes in which an earlier process may have sent what it did not note. */
  readonly recovering = new Set<string>();
  /** Names of the pictures that messages show, by key, as far as this process has sent them. */
  readonly pictures = new Map<string, readonly string[]>();
  /** What Discord refused as it was made, by key: sent again only when it says something else. */
  readonly refused = new Map<string, string>();
  ended = false;
  version: number | string = -1;
  thread: string | undefined;
  readers = '';
  wanted: readonly DesiredMessage[] = [];

  /** How many clicks on a message are being answered, by key. */
  private readonly held = new Map<string, number>();

  constructor(sent: readonly SentMessage[]) {
    for (const message of sent) this.sent.set(message.key, message);
  }

  /** Leaves a message to the answer to a click; gives what ends that. */
  hold(key: string): () => void {
    this.held.set(key, (this.held.get(key) ?? 0) + 1);
    return () => {
      const others = (this.held.get(key) ?? 1) - 1;
      if (others > 0) this.held.set(key, others);
      else this.held.delete(key);
    };
  }

  isHeld(key: string): boolean {
    return this.held.has(key);
  }
}
