import type { APIActionRowComponent, APIComponentInMessageActionRow, APIEmbed } from 'discord.js';
import type { PersonId } from '../../core/table/occupant.ts';

/** What a message says and offers; `content` and components as Discord's API takes them. */
export interface MessagePayload {
  readonly content?: string;
  readonly embeds?: readonly APIEmbed[];
  readonly components?: readonly APIActionRowComponent<APIComponentInMessageActionRow>[];
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
  /** Sent anew when somebody deleted it, since the game is played with it. */
  readonly vital?: boolean;
}
