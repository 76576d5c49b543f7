import { ApplicationCommandOptionType, InteractionContextType } from 'discord.js';
import { PERIODS, type Period, RANKINGS, type Ranking } from '../src/app/ledger.ts';
import { MOST_LEAST } from '../src/discord/boards/boardClick.ts';
import { rulesKeyNamed } from '../src/discord/boards/rulesPlayed.ts';
import { leaderboardFor, USUAL_BOARD } from '../src/discord/boards/showLeaderboard.ts';
import type { Command } from '../src/discord/command.ts';
import { choice, titled } from '../src/discord/declaration.ts';
import { message } from '../src/discord/messages/parts.ts';
import { whisper } from '../src/discord/reply.ts';
import { completeSet } from '../src/discord/rules/ruleNames.ts';

/** `/leaderboard`: who leads in a server, to whoever asks; they may show it to all. */
export const leaderboard: Command = {
  declaration: {
    ...titled('leaderboard'),
    contexts: [InteractionContextType.Guild],
    options: [
      {
        type: ApplicationCommandOptionType.String,
        ...titled('option-by'),
        choices: RANKINGS.map((by) => choice((t) => t(`board.${by}`), by)),
      },
      {
        type: ApplicationCommandOptionType.String,
        ...titled('option-period'),
        choices: PERIODS.map((period) => choice((t) => t(`board.${period}`), period)),
      },
      { type: ApplicationCommandOptionType.String, ...titled('option-played-rules'), autocomplete: true },
      {
        type: ApplicationCommandOptionType.Integer,
        ...titled('option-least'),
        min_value: 1,
        max_value: MOST_LEAST,
      },
      { type: ApplicationCommandOptionType.Boolean, ...titled('option-only-computers') },
    ],
  },
  async run(interaction, desk, reader) {
    const { options } = interaction;
    const rules = await rulesKeyNamed(interaction, desk, options.getString('rules'), reader);
    if (!rules.ok) return whisper(interaction, desk, message([rules.error]));
    const payload = await leaderboardFor(
      { interaction, desk, reader },
      {
        ...USUAL_BOARD,
        by: (options.getString('by') as Ranking | null) ?? USUAL_BOARD.by,
        period: (options.getString('period') as Period | null) ?? USUAL_BOARD.period,
        rules: rules.value,
        least: options.getInteger('least'),
        players: options.getBoolean('computers') ? 'computers' : 'people',
      },
    );
    await whisper(interaction, desk, payload);
  },
  complete: completeSet,
};
