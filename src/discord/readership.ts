import type { BaseInteraction } from 'discord.js';
import type { PersonPreferences, Preferences, ServerPreferences } from '../app/preferences.ts';
import type { PersonId } from '../core/table/occupant.ts';
import { peopleAt } from '../core/table/seating.ts';
import type { TableView } from '../core/view/tableView.ts';
import type { Style } from '../pictures/spec.ts';
import type { Language } from '../texts/languages.ts';
import { textsFor } from '../texts/texts.ts';
import type { CardLook } from './emojis/signs.ts';
import { type CardSigns, lettersIn, type MarkSigns, type Reader, readerIn } from './messages/reader.ts';
import type { Readers } from './messages/tableMessages.ts';
import { languageOfPerson, languageOfServer } from './settings/languageChoice.ts';

/** The emojis of cards that have been uploaded; the revision changes with them. */
export interface Signs {
  cards(look: CardLook): CardSigns;
  readonly mark: MarkSigns;
  readonly revision: number;
}

/** Who reads the messages of a table; the key changes whenever somebody reads otherwise than before. */
export interface TableReaders extends Readers {
  readonly key: string;
}

/** Who reads what stands in a channel; the key changes whenever they read otherwise than before. */
export interface ChannelReaders {
  readonly channel: Reader;
  readonly key: string;
}

/** Knows for whom messages are made: language, emojis, pictures. */
export class Readership {
  private readonly preferences: Preferences;
  private readonly signs: Signs;
  private readonly draws: boolean;
  private readonly readers = new Map<string, Reader>();

  /** `draws`: whether this bot draws pictures. */
  constructor(preferences: Preferences, signs: Signs, draws: boolean) {
    this.preferences = preferences;
    this.signs = signs;
    this.draws = draws;
  }

  /** Who clicked or typed; the locales that their Discord and its server have are remembered. */
  async of({ user, guildId, locale, guildLocale }: Asking): Promise<Reader> {
    const [person, server] = await Promise.all([
      this.preferences.ofPerson(user.id),
      guildId === null ? null : this.preferences.ofServer(guildId),
    ]);
    if (person.locale !== locale) await this.preferences.setPerson(user.id, { locale });
    if (guildId !== null && server && guildLocale && server.locale !== guildLocale) {
      await this.preferences.setServer(guildId, { locale: guildLocale });
    }
    const around = server && { ...server, locale: guildLocale ?? server.locale };
    return this.personReader({ ...person, locale }, around);
  }

  /** Everybody in a server together. */
  async everybodyIn(guildId: string): Promise<Reader> {
    return this.channelReader(await this.preferences.ofServer(guildId));
  }

  /** Everybody who reads the messages of a table. */
  async at({ id, place, chairs, departed }: TableView): Promise<TableReaders> {
    const seated = peopleAt(chairs).map(({ person }) => person.id);
    const people = [...new Set([...seated, ...departed])];
    const [server, persons] = await Promise.all([
      this.preferences.ofServer(place.guildId),
      this.preferences.ofPeople(people),
    ]);
    const readers = new Map<PersonId, Reader>();
    const introduced = new Set<PersonId>();
    for (const [index, person] of people.entries()) {
      const preferences = persons[index];
      if (!preferences) continue;
      readers.set(person, this.personReader(preferences, server));
      if (preferences.introducedAt === id) introduced.add(person);
    }
    const channel = this.channelReader(server);
    return {
      channel,
      person: (person) => readers.get(person) ?? channel,
      isIntroduced: (person) => introduced.has(person),
      key: JSON.stringify([server, people, persons, this.signs.revision]),
    };
  }

  /** Whoever reads in the channels of a server, beside its tables. */
  async ofChannel(guildId: string): Promise<ChannelReaders> {
    const server = await this.preferences.ofServer(guildId);
    return { channel: this.channelReader(server), key: JSON.stringify([server, this.signs.revision]) };
  }

  private channelReader(server: ServerPreferences): Reader {
    const { theme, faces, suits } = server;
    return this.reader(languageOfServer(server).language, { theme, faces, suits, size: 'normal' }, false);
  }

  private personReader(person: PersonPreferences, server: ServerPreferences | null): Reader {
    const { language } = languageOfPerson(person, server);
    const { theme, faces, suits, pictures, aid } = person;
    return this.reader(language, pictures === 'none' ? null : { theme, faces, suits, size: pictures }, aid);
  }

  /** There are few kinds of readers, and each is asked for with every message. */
  private reader(language: Language, look: Look | null, aid: boolean): Reader {
    const kind = JSON.stringify([language, look, aid, this.signs.revision]);
    const known = this.readers.get(kind);
    if (known) return known;
    const made = this.made(language, look, aid);
    this.readers.set(kind, made);
    return made;
  }

  private made(language: Language, look: Look | null, aid: boolean): Reader {
    if (!look) return readerIn(language, { look: null, aid });
    const { faces, suits } = look;
    const letters = lettersIn(textsFor(language));
    return readerIn(language, {
      look: this.draws ? look : null,
      faces,
      signs: this.signs.cards({ faces, letters, suits }),
      marks: this.signs.mark,
      aid,
    });
  }
}

type Look = Omit<Style, 'letters'>;

/** What is asked of an interaction. */
type Asking = Pick<BaseInteraction, 'user' | 'guildId' | 'locale' | 'guildLocale'>;
