import type { Kysely, Selectable } from 'kysely';
import {
  FIRST_DEFAULT,
  foldedName,
  MOST_SETS,
  type NewSet,
  type RuleShelf,
  type RuleSource,
  type SavedSet,
} from '../app/ruleShelf.ts';
import { err, ok, type Result } from '../core/result.ts';
import { parseRuleSet, ruleDifferences } from '../core/rules/readRules.ts';
import { PRESETS, type PresetName, type RuleSet } from '../core/rules/ruleSet.ts';
import type { Schema } from './schema.ts';

/** Undoes a transaction in which a set was put on a full shelf. */
class ShelfFull extends Error {}

/** The rule sets of all servers. */
export class SqlRuleShelf implements RuleShelf {
  private readonly db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  async list(guildId: string): Promise<readonly SavedSet[]> {
    const rows = await this.db
      .selectFrom('rule_sets')
      .selectAll()
      .where('guild_id', '=', guildId)
      .orderBy('folded')
      .execute();
    return rows.map(savedSet);
  }

  async find(guildId: string, id: string): Promise<SavedSet | null> {
    const row = await this.db
      .selectFrom('rule_sets')
      .selectAll()
      .where('guild_id', '=', guildId)
      .where('id', '=', id)
      .executeTakeFirst();
    return row ? savedSet(row) : null;
  }

  async add(guildId: string, set: NewSet): Promise<Result<SavedSet, 'name-taken' | 'shelf-full'>> {
    const { id, name, savedBy, rules } = set;
    try {
      return await this.db.transaction().execute(async (trx) => {
        // The first statement writes, so that SQLite takes its lock at once: two that add count one another.
        const { numInsertedOrUpdatedRows: added } = await trx
          .insertInto('rule_sets')
          .values({
            id,
            guild_id: guildId,
            name,
            folded: foldedName(name),
            saved_by: savedBy,
            rules: written(rules),
            version: 0,
          })
          .onConflict((conflict) => conflict.columns(['guild_id', 'folded']).doNothing())
          .executeTakeFirstOrThrow();
        if (added !== 1n) return err('name-taken');
        const { sets } = await trx
          .selectFrom('rule_sets')
          .select((row) => row.fn.countAll<number>().as('sets'))
          .where('guild_id', '=', guildId)
          .executeTakeFirstOrThrow();
        if (sets > MOST_SETS) throw new ShelfFull();
        return ok({ ...set, version: 0 });
      });
    } catch (error) {
      if (error instanceof ShelfFull) return err('shelf-full');
      throw error;
    }
  }

  async change(
    guildId: string,
    { id, version }: Pick<SavedSet, 'id' | 'version'>,
    rules: RuleSet,
  ): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('rule_sets')
      .set({ rules: written(rules), version: version + 1 })
      .where('guild_id', '=', guildId)
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  }

  async remove(guildId: string, id: string): Promise<void> {
    await this.db.deleteFrom('rule_sets').where('guild_id', '=', guildId).where('id', '=', id).execute();
  }

  async defaultOf(guildId: string): Promise<RuleSource> {
    const row = await this.db
      .selectFrom('rule_defaults')
      .selectAll()
      .where('guild_id', '=', guildId)
      .executeTakeFirst();
    if (row?.set_id) return { of: 'saved', set: row.set_id };
    return row?.preset && isPreset(row.preset) ? { of: 'preset', preset: row.preset } : FIRST_DEFAULT;
  }

  async setDefault(guildId: string, source: RuleSource): Promise<void> {
    const chosen =
      source.of === 'preset' ? { preset: source.preset, set_id: null } : { preset: null, set_id: source.set };
    await this.db
      .insertInto('rule_defaults')
      .values({ guild_id: guildId, ...chosen })
      .onConflict((conflict) => conflict.column('guild_id').doUpdateSet(chosen))
      .execute();
  }
}

const isPreset = (name: string): name is PresetName => Object.hasOwn(PRESETS, name);

const written = (rules: RuleSet): string => JSON.stringify(ruleDifferences(rules));

const savedSet = (row: Selectable<Schema['rule_sets']>): SavedSet => ({
  id: row.id,
  name: row.name,
  savedBy: row.saved_by,
  version: row.version,
  rules: read(row.rules),
});

function read(json: string): RuleSet | null {
  try {
    const parsed = parseRuleSet(JSON.parse(json));
    return parsed.ok ? parsed.value : null;
  } catch {
    return null;
  }
}
