import {
  type APIApplicationCommandStringOption,
  ApplicationCommandOptionType,
  type ChatInputCommandInteraction,
  InteractionContextType,
} from 'discord.js';
import type { Command } from '../src/discord/command.ts';
import { choice, titled } from '../src/discord/declaration.ts';
import type { Desk } from '../src/discord/desk.ts';
import type { MessagePayload } from '../src/discord/messages/desired.ts';
import { message } from '../src/discord/messages/parts.ts';
import { personLanguageLine, serverLanguageLine } from '../src/discord/messages/settingsPanel.ts';
import { managesServer } from '../src/discord/person.ts';
import { whisper } from '../src/discord/reply.ts';
import { LANGUAGE_WORDS, OWN_LANGUAGE } from '../src/discord/settings/chosenSetting.ts';
import { changePerson, changeServer, settingsOf } from '../src/discord/settings/settingClicks.ts';
import { LANGUAGE_NAMES } from '../src/texts/languages.ts';
import type { Texts } from '../src/texts/texts.ts';

const languageOption = (
  name: 'me' | 'server',
  own: 'discord' | 'server',
): APIApplicationCommandStringOption => ({
  type: ApplicationCommandOptionType.String,
  ...titled(`option-${name}`),
  choices: LANGUAGE_WORDS.map((word) =>
    choice((t) => (word === OWN_LANGUAGE ? t(`command.language-${own}`) : LANGUAGE_NAMES[word]), word),
  ),
});

/** `/language`: what somebody reads alone, and what everybody reads in their server. */
export const language: Command = {
  declaration: {
    ...titled('language'),
    contexts: [InteractionContextType.Guild, InteractionContextType.BotDM],
    options: [languageOption('me', 'discord'), languageOption('server', 'server')],
  },
  async run(interaction, desk, { t }) {
    const me = interaction.options.getString('me');
    const server = interaction.options.getString('server');
    const refusal = server === null ? null : refusalOf(interaction, t);
    if (refusal !== null) return whisper(interaction, desk, message([refusal]));
    if (me !== null) await changePerson(interaction, desk, 'language', me);
    if (server !== null) await changeServer(interaction.guildId ?? '', desk, 'language', server);
    await whisper(interaction, desk, await status(interaction, desk, me !== null || server !== null));
  },
};

/** Why somebody may not choose the language of a server here; null: they may. */
function refusalOf(interaction: ChatInputCommandInteraction, t: Texts): string | null {
  if (interaction.guildId === null) return t('settings.no-server');
  return managesServer(interaction) ? null : t('settings.not-manager');
}

/** What is read in which language, and how to change that; in the language that was chosen just now. */
async function status(
  interaction: ChatInputCommandInteraction,
  desk: Desk,
  isChanged: boolean,
): Promise<MessagePayload> {
  const { t } = await desk.readership.of(interaction);
  const { person, server } = await settingsOf(interaction, desk);
  return message([
    isChanged ? t('settings.changed') : null,
    personLanguageLine(person, server, t),
    server ? serverLanguageLine(server, t) : null,
    t('settings.how-language', {
      command: t('commandName.language'),
      me: t('commandName.option-me'),
      server: t('commandName.option-server'),
    }),
    t('settings.how-settings', { command: t('commandName.settings') }),
  ]);
}
