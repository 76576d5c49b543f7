import type { Kysely, Selectable, Updateable } from 'kysely';
import {
  LOOK_CHOICES,
  type LookPreferences,
  PERSON_DEFAULTS,
  type PersonPreferences,
  PICTURES,
  type Preferences,
  SERVER_DEFAULTS,
  type ServerPreferences,
} from '../app/preferences.ts';
import type { PersonId } from '../core/table/occupant.ts';
import type { Schema } from './schema.ts';

/** What people and servers chose. A part that nobody chose is null: it follows the usual value. */
export class SqlPreferences implements Preferences {
  private readonly db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  async ofPerson(person: PersonId): Promise<PersonPreferences> {
    const row = await this.db
      .selectFrom('people')
      .selectAll()
      .where('person', '=', person)
      .executeTakeFirst();
    return row ? personOf(row) : PERSON_DEFAULTS;
  }

  async ofPeople(people: readonly PersonId[]): Promise<readonly PersonPreferences[]> {
    if (people.length === 0) return [];
    const rows = await this.db.selectFrom('people').selectAll().where('person', 'in', people).execute();
    const known = new Map(rows.map((row) => [row.person, personOf(row)]));
    return people.map((person) => known.get(person) ?? PERSON_DEFAULTS);
  }

  async setPerson(person: PersonId, change: Partial<PersonPreferences>): Promise<void> {
    if (Object.keys(change).length === 0) return;
    const row = personRow(change);
    // One statement that names only what changes: two changes of different parts both stand.
    await this.db
      .insertInto('people')
      .values({ person, ...row })
      .onConflict((conflict) => conflict.column('person').doUpdateSet(row))
      .execute();
  }

  async forget(person: PersonId): Promise<void> {
    await this.db.deleteFrom('people').where('person', '=', person).execute();
  }

  async ofServer(guildId: string): Promise<ServerPreferences> {
    const row = await this.db
      .selectFrom('servers')
      .selectAll()
      .where('guild_id', '=', guildId)
      .executeTakeFirst();
    return row ? serverOf(row) : SERVER_DEFAULTS;
  }

  async forgetServer(guildId: string): Promise<void> {
    await this.db.deleteFrom('servers').where('guild_id', '=', guildId).execute();
  }

  async setServer(guildId: string, change: Partial<ServerPreferences>): Promise<void> {
    if (Object.keys(change).length === 0) return;
    const row = serverRow(change);
    await this.db
      .insertInto('servers')
      .values({ guild_id: guildId, ...row })
      .onConflict((conflict) => conflict.column('guild_id').doUpdateSet(row))
      .execute();
  }
}

type PersonRow = Selectable<Schema['people']>;
type ServerRow = Selectable<Schema['servers']>;

/** The columns of what changes; Kysely leaves out what is undefined. */
const personRow = (change: Partial<PersonPreferences>): Updateable<Omit<PersonRow, 'person'>> => ({
  ...serverRow(change),
  pictures: change.pictures,
  aid: change.aid === undefined ? undefined : Number(change.aid),
  introduced_at: change.introducedAt,
});

const serverRow = (change: Partial<ServerPreferences>): Updateable<Omit<ServerRow, 'guild_id'>> => ({
  language: change.language,
  locale: change.locale,
  suits: change.suits,
  faces: change.faces,
  theme: change.theme,
});

const personOf = (row: PersonRow): PersonPreferences => ({
  language: row.language,
  locale: row.locale,
  pictures: known(PICTURES, row.pictures) ?? PERSON_DEFAULTS.pictures,
  ...lookOf(row, PERSON_DEFAULTS),
  aid: row.aid === null ? PERSON_DEFAULTS.aid : row.aid === 1,
  introducedAt: row.introduced_at,
});

const serverOf = (row: ServerRow): ServerPreferences => ({
  language: row.language,
  locale: row.locale,
  ...lookOf(row, SERVER_DEFAULTS),
});

const lookOf = (
  row: { readonly [Part in keyof LookPreferences]: string | null },
  usual: LookPreferences,
): LookPreferences => ({
  suits: known(LOOK_CHOICES.suits, row.suits) ?? usual.suits,
  faces: known(LOOK_CHOICES.faces, row.faces) ?? usual.faces,
  theme: known(LOOK_CHOICES.theme, row.theme) ?? usual.theme,
});

/** A stored choice; null where there is none, or one that this version does not know. */
const known = <T extends string>(choices: readonly T[], stored: string | null): T | null =>
  choices.find((choice) => choice === stored) ?? null;
