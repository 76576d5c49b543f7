import { type ChatInputCommandInteraction, PermissionFlagsBits, PermissionsBitField } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { isModerator, managesServer } from '../../src/discord/person.ts';

const { Administrator, ManageChannels, ManageGuild, ManageMessages } = PermissionFlagsBits;

const asking = (permissions: readonly bigint[] | null): ChatInputCommandInteraction =>
  ({
    memberPermissions: permissions && new PermissionsBitField([...permissions]),
  }) as unknown as ChatInputCommandInteraction;

describe('who may do what in a server', () => {
  test.each([
    ['nothing', [], { moderates: false, manages: false }],
    ['channels', [ManageChannels], { moderates: false, manages: false }],
    ['messages of the channel', [ManageMessages], { moderates: true, manages: false }],
    ['the server', [ManageGuild], { moderates: true, manages: true }],
    ['everything', [Administrator], { moderates: true, manages: true }],
    ['nothing, by direct message', null, { moderates: false, manages: false }],
  ] as const)('who may manage %s', (_what, permissions, { moderates, manages }) => {
    expect(isModerator(asking(permissions))).toBe(moderates);
    expect(managesServer(asking(permissions))).toBe(manages);
  });
});
