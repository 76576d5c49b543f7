import type {
  AutocompleteInteraction,
  ChatInputCommandInteraction,
  RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord.js';
import type { Desk } from './desk.ts';

/** A slash command: how it is declared to Discord, and what it hands over to. */
export interface Command {
  readonly declaration: RESTPostAPIChatInputApplicationCommandsJSONBody;
  run(interaction: ChatInputCommandInteraction, desk: Desk): Promise<void>;
  complete?(interaction: AutocompleteInteraction, desk: Desk): Promise<void>;
}
