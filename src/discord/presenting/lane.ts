import { createHash } from 'node:crypto';
import type { Addressee, DesiredMessage, MessagePayload } from '../messages/desired.ts';

/**
 * The messages of one table in one place, done one after another. What may wait is left until it has waited long
 * enough, or something comes that may not.
 */
export class Lane {
  /** Something changed since the last look. */
  again = false;
  done: Promise<void> = Promise.resolve();
  private waker: (() => void) | null = null;
  /** Since when changes of patient messages wait, by key; milliseconds of the process. */
  private readonly waiting = new Map<string, number>();
  private wakeAt: number | null = null;
  /** Sleeps only since changes wait. */
  dozing = false;

  /** Begins a look at what is left to do. */
  look(): void {
    this.wakeAt = null;
  }

  /** Whether nothing is left but changes that wait. */
  get patient(): boolean {
    return this.wakeAt !== null;
  }

  /** Whether a change of this message still waits for the next one. */
  isWaiting({ key, patience = 0 }: DesiredMessage): boolean {
    const since = this.waiting.get(key) ?? performance.now();
    const until = since + patience;
    if (until <= performance.now()) {
      this.waiting.delete(key);
      return false;
    }
    this.waiting.set(key, since);
    this.wakeAt = Math.min(this.wakeAt ?? until, until);
    return true;
  }

  /** Sleeps until a waiting change has waited long enough, or something new wakes the lane. */
  async patience(): Promise<void> {
    this.dozing = true;
    await this.sleep(Math.max(0, (this.wakeAt ?? 0) - performance.now()) + 1);
    this.dozing = false;
  }

  wake(): void {
    this.waker?.();
  }

  sleep(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.waker = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

/** The lane of everything that is not one person's. */
export const PUBLIC_LANE = 'public';

/** The lane of a table in which a message is sent: all public ones share one, each person has one. */
export const laneOf = (to: Addressee): string => (to.kind === 'person' ? to.id : PUBLIC_LANE);

/** Fingerprints of messages as they were made: every step of every lane asks for them. */
const fingerprints = new WeakMap<MessagePayload, string>();

/** Tells what a message says from what it said before. */
export function fingerprintOf(payload: MessagePayload): string {
  const known = fingerprints.get(payload);
  if (known !== undefined) return known;
  const made = createHash('sha256').update(JSON.stringify(payload)).digest('base64url');
  fingerprints.set(payload, made);
  return made;
}
