import type { JsonObject } from '../json.ts';
import type { MessageLog } from './message-log.ts';

/** The types of channels that there are, by Discord's numbers. */
export const CHANNEL = { text: 0, direct: 1, publicThread: 11, privateThread: 12 } as const;

export interface User {
  readonly id: string;
  readonly username: string;
  readonly globalName: string | null;
  readonly bot: boolean;
  /** Owners of servers are there because Discord has one for each; no test plays them. */
  readonly hidden: boolean;
  locale: string;
  dmClosed: boolean;
}

export interface Role {
  readonly id: string;
  readonly name: string;
  readonly position: number;
  /** The bot whose own role this is. */
  readonly botId: string | null;
  permissions: bigint;
}

export interface Member {
  readonly userId: string;
  readonly joinedAt: string;
  readonly roleIds: Set<string>;
}

export interface Guild {
  readonly id: string;
  readonly name: string;
  readonly locale: string;
  readonly ownerId: string;
  readonly peopleRoleId: string;
  readonly adminRoleId: string;
  readonly botRoleId: string;
  readonly roles: Map<string, Role>;
  readonly members: Map<string, Member>;
  readonly channelIds: Set<string>;
}

export interface Overwrite {
  readonly type: 0 | 1;
  readonly allow: bigint;
  readonly deny: bigint;
}

export interface Thread {
  readonly createdAt: string;
  readonly ownerId: string;
  readonly members: Map<string, string>;
  archived: boolean;
  locked: boolean;
  autoArchiveMinutes: number;
  archiveAt: string;
  invitable: boolean;
  messageCount: number;
}

export interface Channel {
  readonly id: string;
  readonly type: number;
  readonly guildId: string | null;
  readonly parentId: string | null;
  /** Of a direct message: the person at its other end. */
  readonly recipientId: string | null;
  readonly thread: Thread | null;
  readonly overwrites: Map<string, Overwrite>;
  readonly messages: MessageLog;
  readonly pins: Map<string, string>;
  readonly position: number;
  name: string | null;
  topic: string | null;
  lastMessageId: string | null;
}

export interface Attachment {
  readonly id: string;
  readonly filename: string;
  readonly size: number;
  readonly url: string;
  readonly contentType: string;
  readonly description: string | null;
  readonly picture: { readonly width: number; readonly height: number } | null;
}

export interface Message {
  readonly id: string;
  readonly channelId: string;
  readonly authorId: string;
  readonly type: number;
  readonly createdAt: number;
  /** The one person who sees it, if it is ephemeral. */
  readonly audience: string | null;
  readonly interaction: JsonObject | null;
  readonly reference: JsonObject | null;
  readonly nonce: string | number | null;
  readonly position: number | null;
  content: string;
  embeds: readonly unknown[];
  components: readonly JsonObject[];
  attachments: readonly Attachment[];
  mentions: readonly string[];
  mentionRoles: readonly string[];
  mentionEveryone: boolean;
  flags: number;
  editedAt: number | null;
  pinned: boolean;
  threadId: string | null;
}

export interface Emoji {
  readonly id: string;
  readonly bytes: Buffer;
  readonly contentType: string;
  readonly animated: boolean;
  name: string;
}

export interface StoredFile {
  readonly name: string;
  readonly contentType: string;
  readonly bytes: Buffer;
}
