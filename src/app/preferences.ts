import type { PersonId } from '../core/table/occupant.ts';
import { FACES, SIZES, SUIT_COLOURS, THEMES } from '../pictures/spec.ts';

/** How pictures look to whoever reads them. */
export interface LookPreferences {
  readonly suits: (typeof SUIT_COLOURS)[number];
  readonly faces: (typeof FACES)[number];
  readonly theme: (typeof THEMES)[number];
}

/** What may be chosen of the look of pictures. */
export const LOOK_CHOICES = {
  suits: SUIT_COLOURS,
  faces: FACES,
  theme: THEMES,
} as const satisfies { readonly [Part in keyof LookPreferences]: readonly LookPreferences[Part][] };

/** How large a person's pictures are; `none`: they read text only. */
export const PICTURES = [...SIZES, 'none'] as const;

/** What somebody chose for what they read; every part has a usual value. */
export interface PersonPreferences extends LookPreferences {
  /** The language they chose; null: that of their Discord. */
  readonly language: string | null;
  /** The locale of their Discord, as it was last seen; null: never. */
  readonly locale: string | null;
  readonly pictures: (typeof PICTURES)[number];
  /** Whether trumps are counted and known parties marked for them, where a table allows it. */
  readonly aid: boolean;
  /** The table at which they were introduced to the game; null: not yet. */
  readonly introducedAt: string | null;
}

/** What a server chose for its channels. */
export interface ServerPreferences extends LookPreferences {
  /** The language a moderator chose; null: that of the server. */
  readonly language: string | null;
  /** The server's own locale, as it was last seen; null: never. */
  readonly locale: string | null;
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
  /** Changes some parts at once; the others stay as they are, whoever changes them meanwhile. */
  setPerson(person: PersonId, change: Partial<PersonPreferences>): Promise<void>;
  /** Deletes what somebody chose. */
  forget(person: PersonId): Promise<void>;
  ofServer(guildId: string): Promise<ServerPreferences>;
  /** Deletes what a server chose. */
  forgetServer(guildId: string): Promise<void>;
  /** Like `setPerson`. */
  setServer(guildId: string, change: Partial<ServerPreferences>): Promise<void>;
}
