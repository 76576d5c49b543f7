import {
  type APIApplicationCommandBasicOption,
  ApplicationCommandOptionType,
  type ChatInputCommandInteraction,
  InteractionContextType,
} from 'discord.js';
import { LONGEST_LEAGUE_NAME, MOST_ENTRANTS, MOST_ROUNDS } from '../src/core/league/settings.ts';
import { LEVELS } from '../src/core/level.ts';
import type { Result } from '../src/core/result.ts';
import { MOST_HANDS, PACES } from '../src/core/table/settings.ts';
import type { Command } from '../src/discord/command.ts';
import { type CommandName, choice, titled, titledBy } from '../src/discord/declaration.ts';
import { enterResult, substitute } from '../src/discord/leagues/correcting.ts';
import { enterLeague, entrantNamed, leaveLeague, newcomerNamed } from '../src/discord/leagues/entering.ts';
import { completeLeague, leagueMeant, type Wanted } from '../src/discord/leagues/leagueMeant.ts';
import type { LeagueVisit } from '../src/discord/leagues/leagueVisit.ts';
import { closeLeague, openLeague, startLeague, USUAL_ROUNDS } from '../src/discord/leagues/opening.ts';
import { ownTable } from '../src/discord/leagues/playing.ts';
import { schedule, standings } from '../src/discord/leagues/showing.ts';
import type { MessagePayload } from '../src/discord/messages/desired.ts';
import { message } from '../src/discord/messages/parts.ts';
import { inTime, whisper } from '../src/discord/reply.ts';
import { completeSet } from '../src/discord/rules/ruleNames.ts';
import type { Visit } from '../src/discord/visit.ts';

/** Points that somebody may enter: what is out of range beyond that is nobody's result. */
const MOST_POINTS = 100_000;

const { Boolean: YES_OR_NO, Integer, String: Text, User } = ApplicationCommandOptionType;

const leagueOption: APIApplicationCommandBasicOption = {
  type: Text,
  ...titled('option-league'),
  autocomplete: true,
};
const entrantOption: APIApplicationCommandBasicOption = { type: User, ...titled('option-entrant') };

const roundOption = (required: boolean): APIApplicationCommandBasicOption => ({
  type: Integer,
  ...titled('option-round'),
  required,
  min_value: 1,
  max_value: MOST_ROUNDS,
});

const tableOption: APIApplicationCommandBasicOption = {
  type: Integer,
  ...titled('option-round-table'),
  required: true,
  min_value: 1,
  max_value: MOST_ENTRANTS / 4,
};

const pointsOption = (player: 1 | 2 | 3 | 4): APIApplicationCommandBasicOption => ({
  type: Integer,
  ...titled(`option-points-${player}`),
  min_value: -MOST_POINTS,
  max_value: MOST_POINTS,
});

const subcommand = (
  name: CommandName & `league-${string}`,
  ...options: readonly APIApplicationCommandBasicOption[]
) => ({ type: ApplicationCommandOptionType.Subcommand as const, ...titled(name), options: [...options] });

/** `/league`: seasons of match days with drawn tables. */
export const league: Command = {
  declaration: {
    ...titled('league'),
    contexts: [InteractionContextType.Guild],
    options: [
      subcommand(
        'league-create',
        {
          type: Text,
          ...titled('option-season'),
          required: true,
          min_length: 1,
          max_length: LONGEST_LEAGUE_NAME,
        },
        {
          type: Integer,
          ...titledBy('option-rounds', (t) => t('command.option-rounds', { usual: USUAL_ROUNDS })),
          min_value: 1,
          max_value: MOST_ROUNDS,
        },
        { type: Integer, ...titled('option-table-hands'), min_value: 1, max_value: MOST_HANDS },
        { type: Text, ...titled('option-rules'), autocomplete: true },
        {
          type: Text,
          ...titled('option-league-pace'),
          choices: PACES.map((pace) => choice((t) => t(`command.pace-${pace}`), pace)),
        },
        { type: YES_OR_NO, ...titled('option-duplicate') },
        {
          type: Text,
          ...titled('option-league-level'),
          choices: LEVELS.map((level) => choice((t) => t(`computer.${level}`), level)),
        },
      ),
      subcommand('league-join', leagueOption, entrantOption),
      subcommand('league-leave', leagueOption, entrantOption),
      subcommand('league-start', leagueOption),
      subcommand('league-table', leagueOption, roundOption(false)),
      subcommand('league-schedule', leagueOption, roundOption(false)),
      subcommand('league-standings', leagueOption),
      subcommand(
        'league-substitute',
        roundOption(true),
        tableOption,
        { type: User, ...titled('option-out'), required: true },
        { type: User, ...titled('option-in') },
        leagueOption,
      ),
      subcommand(
        'league-result',
        roundOption(true),
        tableOption,
        pointsOption(1),
        pointsOption(2),
        pointsOption(3),
        pointsOption(4),
        leagueOption,
      ),
      subcommand('league-close', leagueOption),
    ],
  },
  async run(interaction, desk, reader) {
    const visit = { interaction, desk, reader };
    await whisper(interaction, desk, await inTime(interaction, answerTo(visit)));
  },
  complete: (interaction, desk, reader) =>
    interaction.options.getFocused(true).name === 'league'
      ? completeLeague(interaction, desk, reader)
      : completeSet(interaction, desk, reader),
};

type Typed = LeagueVisit<ChatInputCommandInteraction>;

/** What a subcommand does in the season that is meant, and which seasons that can be. */
interface Run extends Wanted {
  readonly run: (visit: Typed) => Promise<MessagePayload>;
}

const round = ({ interaction }: Typed): number | null => interaction.options.getInteger('round');

const entering =
  (what: typeof enterLeague, named: typeof entrantNamed) =>
  async (visit: Typed): Promise<MessagePayload> => {
    const person = named(visit);
    return person.ok ? said(await what(visit, person.value)) : person.error;
  };

const said = (outcome: Result<MessagePayload, MessagePayload>): MessagePayload =>
  outcome.ok ? outcome.value : outcome.error;

const NOT_JOINING = { phases: [['joining'], ['running']], none: 'leagueNo.none-joining' } as const;
const NOT_RUNNING = { phases: [['running'], ['joining']], none: 'leagueNo.none-running' } as const;
const ANY = { phases: [['running'], ['joining'], ['closed']], none: 'leagueNo.no-league' } as const;

const RUNS: Readonly<Record<string, Run>> = {
  join: { ...NOT_JOINING, run: entering(enterLeague, newcomerNamed) },
  leave: { ...NOT_JOINING, run: entering(leaveLeague, entrantNamed) },
  start: { ...NOT_JOINING, run: startLeague },
  table: { ...NOT_RUNNING, run: (visit) => ownTable(visit, round(visit)) },
  schedule: { ...ANY, run: (visit) => schedule(visit, round(visit)) },
  standings: { ...ANY, run: (visit) => standings(visit, 0) },
  substitute: { ...NOT_RUNNING, run: substitute },
  result: { ...NOT_RUNNING, run: enterResult },
  close: { ...NOT_RUNNING, run: (visit) => closeLeague(visit, 'ask') },
};

async function answerTo(visit: Visit<ChatInputCommandInteraction>): Promise<MessagePayload> {
  const run = RUNS[visit.interaction.options.getSubcommand()];
  if (!run) return openLeague(visit);
  const meant = await leagueMeant(visit, run);
  return meant.ok ? run.run({ ...visit, league: meant.value.id }) : message([meant.error]);
}
