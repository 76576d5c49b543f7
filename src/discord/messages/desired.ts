import type { APIMessageTopLevelComponent } from 'discord.js';
import type { PersonId } from '../../core/table/occupant.ts';
import type { PictureSpec } from '../../pictures/spec.ts';

/** A picture that goes with a message; its components show it as `attachment://` and its name. */
export interface Picture {
  readonly name: string;
  readonly spec: PictureSpec;
}

/** What a message says, shows and offers: Components V2, as Discord's API takes them. */
export interface MessagePayload {
  readonly components: readonly APIMessageTopLevelComponent[];
  readonly pictures?: readonly Picture[];
  /** People this message pings when it is first sent; everybody else is only named. */
  readonly pings?: readonly PersonId[];
}

/** Where a message belongs: the channel of the table, its thread (or the channel where none may be made), or a person's direct messages. */
export type Addressee =
  | { readonly kind: 'channel' }
  | { readonly kind: 'thread' }
  | { readonly kind: 'person'; readonly id: PersonId };

/** One message that should exist for the present state of a table. */
export interface DesiredMessage {
  /** Stable name within the table, such as `lobby`, `trick-3-7`, `hand-3-<person>`. */
  readonly key: string;
  readonly to: Addressee;
  readonly payload: MessagePayload;
  /** Deleted again once it is no longer desired; all others stay as the record. */
  readonly transient?: boolean;
  /**
   * Milliseconds a change may wait for the next one, where nobody waits for this message. Discord takes fifty
   * requests a second from a bot, and a card changes five messages.
   */
  readonly patience?: number;
  /** What is over: changed where it was sent, and not sent to anybody any more. */
  readonly past?: boolean;
  /** Its reader turns its pages by clicks: sent once, and from then on not the presenter's to change. */
  readonly theirs?: boolean;
  /** Sent anew when somebody deleted it, since the game is played with it. */
  readonly vital?: boolean;
}
