import { type ChatInputCommandInteraction, PermissionFlagsBits, PermissionsBitField } from 'discord.js';
import { expect, test } from 'vitest';
import { managesServer } from '../../src/discord/person.ts';

const { Administrator, ManageChannels, ManageGuild, ManageMessages } = PermissionFlagsBits;

const asking = (permissions: readonly bigint[] | null): ChatInputCommandInteraction =>
  ({
    memberPermissions: permissions && new PermissionsBitField([...permissions]),
  }) as unknown as ChatInputCommandInteraction;

test.each([
  ['nothing', [], false],
  ['channels', [ManageChannels], false],
  ['messages of the channel', [ManageMessages], false],
  ['the server', [ManageGuild], true],
  ['everything', [Administrator], true],
  ['nothing, by direct message', null, false],
] as const)('who may manage %s chooses for the server: %s', (_what, permissions, manages) => {
  expect(managesServer(asking(permissions))).toBe(manages);
});
