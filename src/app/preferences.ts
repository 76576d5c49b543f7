import type { PersonId } from '../core/table/occupant.ts';

/** What somebody chose for what they read; every part has a usual value. */
export interface PersonPreferences {
  /** The language they chose; null: that of their Discord. */
  readonly language: string | null;
  /** The locale of their Discord, as it was last seen; null: never. */
  readonly locale: string | null;
  readonly pictures: 'normal' | 'large' | 'none';
  readonly suits: 'two' | 'four';
  readonly faces: 'french' | 'german';
  readonly theme: 'dark' | 'light';
  /** Whether trumps are counted and known parties marked for them, where a table allows it. */
  readonly aid: boolean;
  /** The table at which they were introduced to the game; null: not yet. */
  readonly introducedAt: string | null;
}

/** What a server chose for its channels. */
export interface ServerPreferences {
  /** The language a moderator chose; null: that of the server. */
  readonly language: string | null;
  /** The server's own locale, as it was last seen; null: never. */
  readonly locale: string | null;
  readonly suits: 'two' | 'four';
  readonly faces: 'french' | 'german';
  readonly theme: 'dark' | 'light';
}

export const PERSON_DEFAULTS: PersonPreferences = {
  language: null,
  locale: null,
  pictures: 'normal',
  suits: 'two',
  faces: 'french',
  theme: 'dark',
  aid: false,
  introducedAt: null,
};

export const SERVER_DEFAULTS: ServerPreferences = {
  language: null,
  locale: null,
  suits: 'two',
  faces: 'french',
  theme: 'dark',
};

/** Port: what people and servers chose. Whoever is not known has the usual values. */
export interface Preferences {
  ofPerson(person: PersonId): Promise<PersonPreferences>;
  /** Of several people at once, in the same order. */
  ofPeople(people: readonly PersonId[]): Promise<readonly PersonPreferences[]>;
  /** Changes some parts; the others stay as they are. */
  setPerson(person: PersonId, change: Partial<PersonPreferences>): Promise<void>;
  ofServer(guildId: string): Promise<ServerPreferences>;
  setServer(guildId: string, change: Partial<ServerPreferences>): Promise<void>;
}
