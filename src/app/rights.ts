/**
 * What a server lets some of its members do for others. `leagues`: open and lead them; `rules`: the server's
 * default and other people's sets; `tables`: close those of others, and change their rules; `scores`: strike and
 * restore anybody's hands.
 */
export const RIGHTS = ['leagues', 'rules', 'tables', 'scores'] as const;
export type Right = (typeof RIGHTS)[number];

/** Who may hold a right: whoever has a permission of Discord's in the channel where they ask, or everybody. */
export const HOLDERS = [
  'administrator',
  'manage-guild',
  'manage-channels',
  'manage-events',
  'manage-messages',
  'everybody',
] as const;
export type Holder = (typeof HOLDERS)[number];

/** Who holds a right; who may manage the server holds every right besides. */
export interface Holders {
  readonly who: Holder;
  /** Members with this role hold it too. */
  readonly role: string | null;
}

/** Who holds which right where a server settled nothing. */
export const USUAL_HOLDERS = {
  leagues: { who: 'manage-events', role: null },
  rules: { who: 'manage-messages', role: null },
  tables: { who: 'manage-messages', role: null },
  scores: { who: 'manage-messages', role: null },
} as const satisfies Readonly<Record<Right, Holders>>;

/** Port: who holds rights in each server. */
export interface Rights {
  holders(guildId: string, right: Right): Promise<Holders>;
  /** Gives a right to others than before, and says who those were. */
  give(guildId: string, right: Right, holders: Holders): Promise<Holders>;
}
