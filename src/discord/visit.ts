import type { Desk } from './desk.ts';
import type { Reader } from './messages/reader.ts';

/** Somebody at the desk: what they did, what it is answered with, and how they read. */
export interface Visit<I> {
  readonly interaction: I;
  readonly desk: Desk;
  readonly reader: Reader;
}
