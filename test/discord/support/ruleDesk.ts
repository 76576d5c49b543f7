import { PermissionFlagsBits, PermissionsBitField } from 'discord.js';
import { type Rights, USUAL_HOLDERS } from '../../../src/app/rights.ts';
import {
  FIRST_DEFAULT,
  foldedName,
  type NewSet,
  type RuleShelf,
  type RuleSource,
  type SavedSet,
} from '../../../src/app/ruleShelf.ts';
import type { Result } from '../../../src/core/result.ts';
import { err, ok } from '../../../src/core/result.ts';
import type { RuleSet } from '../../../src/core/rules/ruleSet.ts';
import type { Desk } from '../../../src/discord/desk.ts';
import type { Asker } from '../../../src/discord/rules/heldSet.ts';
import { tableService } from '../../app/tableService.ts';

/** A shelf of one server, in memory. */
class MemoryShelf implements RuleShelf {
  private sets: readonly SavedSet[] = [];
  private chosen: RuleSource = FIRST_DEFAULT;

  async list(): Promise<readonly SavedSet[]> {
    return this.sets;
  }

  async find(_guildId: string, id: string): Promise<SavedSet | null> {
    return this.sets.find((set) => set.id === id) ?? null;
  }

  async add(_guildId: string, set: NewSet): Promise<Result<SavedSet, 'name-taken'>> {
    if (this.sets.some(({ name }) => foldedName(name) === foldedName(set.name))) return err('name-taken');
    const saved = { ...set, version: 0 };
    this.sets = [...this.sets, saved];
    return ok(saved);
  }

  async change(
    _guildId: string,
    { id, version }: Pick<SavedSet, 'id' | 'version'>,
    rules: RuleSet,
  ): Promise<boolean> {
    const found = this.sets.some((set) => set.id === id && set.version === version);
    if (found)
      this.sets = this.sets.map((set) => (set.id === id ? { ...set, rules, version: version + 1 } : set));
    return found;
  }

  async remove(_guildId: string, id: string): Promise<void> {
    this.sets = this.sets.filter((set) => set.id !== id);
  }

  async defaultOf(): Promise<RuleSource> {
    return this.chosen;
  }

  async setDefault(_guildId: string, source: RuleSource): Promise<void> {
    this.chosen = source;
  }
}

/** What the handling of rules needs of a desk; the rest is not there. */
export const ruleDesk = (): Pick<Desk, 'tables' | 'shelf'> & Desk => {
  const { tables } = tableService();
  const rights: Pick<Rights, 'holders'> = { holders: async (_guildId, right) => USUAL_HOLDERS[right] };
  return { tables, shelf: new MemoryShelf(), rights, newId: () => 'id' } as unknown as Desk;
};

/** Somebody who clicks in the server, as far as rules ask for them. */
export const askerNamed = (id: string, rest: { readonly moderator?: boolean } = {}): Asker =>
  ({
    guildId: 'club',
    locale: 'en-US',
    user: { id, displayName: id },
    member: null,
    memberPermissions: new PermissionsBitField(rest.moderator ? PermissionFlagsBits.ManageMessages : 0n),
  }) as unknown as Asker;
