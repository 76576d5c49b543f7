/** What the control interface gives: the world in short, and what a person sees. */

export interface WorldUser {
  readonly id: string;
  readonly username: string;
  readonly globalName: string | null;
  readonly locale: string;
  readonly dmClosed: boolean;
}

export interface WorldChannel {
  readonly id: string;
  readonly name: string;
  /** 0: text; 11 and 12: public and private thread. */
  readonly type: number;
  readonly parentId?: string;
  /** Of a thread, in the world but not in somebody's view: who is in it, the bot too. */
  readonly threadMemberIds?: readonly string[];
}

export interface WorldRole {
  readonly id: string;
  readonly name: string;
  readonly memberIds: readonly string[];
}

export interface WorldGuild {
  readonly id: string;
  readonly name: string;
  readonly locale: string;
  readonly channels: readonly WorldChannel[];
  /** People only. */
  readonly memberIds: readonly string[];
  /** Whether the bot is a member. */
  readonly hasBot: boolean;
  readonly roles: readonly WorldRole[];
}

export interface WorldSummary {
  readonly application: {
    readonly id: string;
    readonly botUserId: string;
    readonly name: string;
    readonly online: boolean;
  };
  readonly users: readonly WorldUser[];
  readonly guilds: readonly WorldGuild[];
}

/** A component as Discord gives it back; which fields there are depends on `type`. */
export interface SeenComponent {
  readonly type: number;
  readonly id: number;
  readonly custom_id?: string;
  readonly label?: string;
  readonly style?: number;
  readonly emoji?: { readonly id?: string; readonly name?: string };
  readonly url?: string;
  readonly disabled?: boolean;
  readonly content?: string;
  readonly placeholder?: string;
  readonly options?: readonly {
    readonly label: string;
    readonly value: string;
    readonly description?: string;
    readonly default?: boolean;
  }[];
  readonly components?: readonly SeenComponent[];
  readonly accessory?: SeenComponent;
  readonly media?: { readonly url: string };
  readonly items?: readonly { readonly media: { readonly url: string } }[];
}

interface SeenEmbed {
  readonly title?: string;
  readonly description?: string;
  readonly footer?: { readonly text: string };
  readonly author?: { readonly name: string };
  readonly image?: { readonly url: string };
  readonly thumbnail?: { readonly url: string };
  readonly fields?: readonly { readonly name: string; readonly value: string; readonly inline?: boolean }[];
}

/** A message as Discord gives it to a person's client. */
export interface SeenMessage {
  readonly id: string;
  readonly channel_id: string;
  readonly type: number;
  readonly author: { readonly id: string; readonly username: string };
  /** In a message of Components V2, as Discord gives it, empty; a client fills in what its texts say, a line each. */
  readonly content: string;
  readonly timestamp: string;
  readonly edited_timestamp: string | null;
  /** 64: ephemeral; 128: the bot is thinking; 32768: Components V2. */
  readonly flags: number;
  readonly embeds: readonly SeenEmbed[];
  readonly components: readonly SeenComponent[];
  readonly attachments: readonly {
    readonly id: string;
    readonly filename: string;
    readonly url: string;
    readonly size: number;
  }[];
  readonly mentions: readonly { readonly id: string }[];
  readonly pinned: boolean;
  readonly thread?: { readonly id: string; readonly name: string };
  readonly interaction_metadata?: { readonly id: string; readonly user: { readonly id: string } };
}

export interface SeenChannel extends WorldChannel {
  readonly archived?: boolean;
  readonly messages: readonly SeenMessage[];
}

/** What one person sees. Messages stand oldest first. */
export interface View {
  readonly user: { readonly id: string; readonly username: string; readonly locale: string };
  readonly guilds: readonly {
    readonly id: string;
    readonly name: string;
    readonly channels: readonly SeenChannel[];
  }[];
  readonly directMessages: readonly {
    readonly channelId: string;
    readonly recipientId: string;
    readonly messages: readonly SeenMessage[];
  }[];
}
