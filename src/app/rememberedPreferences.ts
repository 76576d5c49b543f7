import type { PersonId } from '../core/table/occupant.ts';
import {
  PERSON_DEFAULTS,
  type PersonPreferences,
  type Preferences,
  type ServerPreferences,
} from './preferences.ts';

/** People and servers that are remembered, each: some megabytes at most. */
const MOST = 10_000;

/** What was read of one kind, by id. A value that was read while something changed is not kept. */
class Memory<T> {
  private readonly kept = new Map<string, T>();
  private changes = 0;

  known(id: string): T | undefined {
    return this.kept.get(id);
  }

  /** Begins to read; the answer takes what was read. */
  reading(): (id: string, value: T) => void {
    const { changes } = this;
    return (id, value) => {
      if (changes !== this.changes) return;
      if (this.kept.size >= MOST) this.kept.delete(this.kept.keys().next().value ?? id);
      this.kept.set(id, value);
    };
  }

  async change(id: string, write: () => Promise<void>): Promise<void> {
    this.changes++;
    try {
      await write();
    } finally {
      this.changes++;
      this.kept.delete(id);
    }
  }
}

/**
 * Preferences that are asked for with every message: read once and remembered. One process writes them, so what it
 * remembers is what is stored.
 */
export class RememberedPreferences implements Preferences {
  private readonly stored: Preferences;
  private readonly people = new Memory<PersonPreferences>();
  private readonly servers = new Memory<ServerPreferences>();

  constructor(stored: Preferences) {
    this.stored = stored;
  }

  async ofPerson(person: PersonId): Promise<PersonPreferences> {
    const [preferences] = await this.ofPeople([person]);
    return preferences ?? PERSON_DEFAULTS;
  }

  async ofPeople(people: readonly PersonId[]): Promise<readonly PersonPreferences[]> {
    const found = new Map<PersonId, PersonPreferences>();
    for (const person of people) {
      const known = this.people.known(person);
      if (known) found.set(person, known);
    }
    const unknown = people.filter((person) => !found.has(person));
    if (unknown.length > 0) {
      const keep = this.people.reading();
      const read = await this.stored.ofPeople(unknown);
      for (const [index, person] of unknown.entries()) {
        const preferences = read[index] ?? PERSON_DEFAULTS;
        keep(person, preferences);
        found.set(person, preferences);
      }
    }
    return people.map((person) => found.get(person) ?? PERSON_DEFAULTS);
  }

  setPerson(person: PersonId, change: Partial<PersonPreferences>): Promise<void> {
    return this.people.change(person, () => this.stored.setPerson(person, change));
  }

  forget(person: PersonId): Promise<void> {
    return this.people.change(person, () => this.stored.forget(person));
  }

  async ofServer(guildId: string): Promise<ServerPreferences> {
    const known = this.servers.known(guildId);
    if (known) return known;
    const keep = this.servers.reading();
    const read = await this.stored.ofServer(guildId);
    keep(guildId, read);
    return read;
  }

  setServer(guildId: string, change: Partial<ServerPreferences>): Promise<void> {
    return this.servers.change(guildId, () => this.stored.setServer(guildId, change));
  }

  forgetServer(guildId: string): Promise<void> {
    return this.servers.change(guildId, () => this.stored.forgetServer(guildId));
  }
}
