import { Client, GatewayIntentBits, HTTPError, type Interaction, MessageFlags } from 'discord.js';
import type { Log } from '../log.ts';
import { outliveLostEmojis } from './emojis/lostEmojis.ts';
import { codeOf } from './presenting/courier.ts';

/**
 * Interactions that Discord answers with these codes are normal business: too late, answered already,
 * token too old, message or channel gone.
 */
const ROUTINE_CODES: ReadonlySet<number> = new Set([10062, 40060, 50027, 10008, 10003, 10015]);

export interface BotOptions {
  /** Base address of Discord's API, without version; absent: Discord itself. */
  readonly api?: string;
  readonly log: Log;
  /** Handles one interaction; what it throws is logged here and apologized for. */
  readonly handle: (interaction: Interaction) => Promise<void>;
  /** The apology, with a reference that the log bears too. */
  readonly apology: (reference: string, locale: string) => string;
  /** Something that was sent named an emoji that has been deleted: whoever makes messages looks for others. */
  readonly emojiLost: () => void;
}

/** The client on which everything runs: `Guilds` alone serves commands, buttons and direct messages. */
export function createClient({ api, log, handle, apology, emojiLost }: BotOptions): Client {
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    allowedMentions: { parse: [] },
    // Fifty requests a second is Discord's own bound; another server states what it takes in its answers.
    ...(api ? { rest: { api, globalRequestsPerSecond: Number.MAX_SAFE_INTEGER } } : {}),
  });
  outliveLostEmojis(client.rest, emojiLost, log);
  client.on('interactionCreate', (interaction) => {
    void handle(interaction).catch((error: unknown) => answerFailure(interaction, error, log, apology));
  });
  client.on('error', (error) => log.error({ err: error }, 'client error'));
  client.on('warn', (message) => log.warn({ message }, 'client warning'));
  client.on('shardDisconnect', (event) => log.warn({ code: event.code }, 'gateway closed'));
  client.on('shardResume', () => log.info('gateway resumed'));
  return client;
}

async function answerFailure(
  interaction: Interaction,
  error: unknown,
  log: Log,
  apology: BotOptions['apology'],
): Promise<void> {
  const code = codeOf(error);
  if (code !== null && ROUTINE_CODES.has(code)) {
    log.debug({ code }, 'an interaction was answered too late');
    return;
  }
  if (isConnectionError(error)) {
    // What was asked is done all the same: only the answer got lost on its way.
    log.warn({ err: error }, 'an answer did not reach Discord');
    return;
  }
  const reference = interaction.id.slice(-6);
  log.error({ err: error, reference }, 'an interaction failed');
  if (!interaction.isRepliable()) return;
  const content = apology(reference, interaction.locale);
  const answer = { content, flags: MessageFlags.Ephemeral } as const;
  try {
    await (interaction.deferred || interaction.replied
      ? interaction.followUp(answer)
      : interaction.reply(answer));
  } catch {
    // The person cannot be told any more; the log has it.
  }
}

/** A socket that closed, a name that was not found, a server that is ill: not an answer of Discord's. */
function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof HTTPError) return true;
  const { code } = error as { readonly code?: unknown };
  return typeof code === 'string' && /^(UND_ERR_|ECONN|EPIPE|ENOTFOUND|ETIMEDOUT|EAI_)/.test(code);
}
