import { PermissionFlagsBits, PermissionsBitField } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { type Holders, type Right, USUAL_HOLDERS } from '../../src/app/rights.ts';
import { holdsRight } from '../../src/discord/rights.ts';
import type { Asker } from '../../src/discord/rules/heldSet.ts';

const { Administrator, ManageChannels, ManageEvents, ManageGuild, ManageMessages } = PermissionFlagsBits;

const asker = (
  permissions: readonly bigint[],
  { roles = [], guildId = 'club' }: { roles?: readonly string[]; guildId?: string | null } = {},
): Asker =>
  ({
    guildId,
    memberPermissions: guildId === null ? null : new PermissionsBitField([...permissions]),
    member: guildId === null ? null : { roles },
  }) as unknown as Asker;

const desk = (holders: Partial<Readonly<Record<Right, Holders>>> = {}) => ({
  rights: {
    holders: async (_guildId: string, right: Right): Promise<Holders> =>
      holders[right] ?? USUAL_HOLDERS[right],
    give: async () => USUAL_HOLDERS.rules,
  },
});

describe('a right', () => {
  test.each([
    ['nothing', [], { leagues: false, rules: false, tables: false, scores: false }],
    ['messages', [ManageMessages], { leagues: false, rules: true, tables: true, scores: true }],
    ['events', [ManageEvents], { leagues: true, rules: false, tables: false, scores: false }],
    ['channels', [ManageChannels], { leagues: false, rules: false, tables: false, scores: false }],
    ['the server', [ManageGuild], { leagues: true, rules: true, tables: true, scores: true }],
    ['everything', [Administrator], { leagues: true, rules: true, tables: true, scores: true }],
  ] as const)('is held as usual by who may manage %s', async (_what, permissions, held) => {
    for (const right of ['leagues', 'rules', 'tables', 'scores'] as const) {
      expect(await holdsRight(asker(permissions), desk(), right), right).toBe(held[right]);
    }
  });

  test('that was given to a permission and a role is held by either, and by nobody else', async () => {
    const given = desk({ leagues: { who: 'manage-channels', role: 'referees' } });
    expect(await holdsRight(asker([ManageChannels]), given, 'leagues')).toBe(true);
    expect(await holdsRight(asker([], { roles: ['members', 'referees'] }), given, 'leagues')).toBe(true);
    expect(await holdsRight(asker([ManageEvents], { roles: ['members'] }), given, 'leagues')).toBe(false);
    expect(await holdsRight(asker([ManageGuild]), given, 'leagues')).toBe(true);
  });

  test('of everybody is everybody’s, but nobody’s in direct messages', async () => {
    const given = desk({ scores: { who: 'everybody', role: null } });
    expect(await holdsRight(asker([]), given, 'scores')).toBe(true);
    expect(await holdsRight(asker([], { guildId: null }), given, 'scores')).toBe(false);
  });
});
