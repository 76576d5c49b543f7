import type {
  AutocompleteInteraction,
  ChatInputCommandInteraction,
  RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord.js';
import type { Desk } from './desk.ts';
import type { Reader } from './messages/reader.ts';

/** A slash command: how it is declared to Discord, and what it hands over to. */
export interface Command {
  readonly declaration: RESTPostAPIChatInputApplicationCommandsJSONBody;
  run(interaction: ChatInputCommandInteraction, desk: Desk, reader: Reader): Promise<void>;
  complete?(interaction: AutocompleteInteraction, desk: Desk, reader: Reader): Promise<void>;
}
