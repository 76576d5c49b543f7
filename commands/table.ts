import {
  ApplicationCommandOptionType,
  type ChatInputCommandInteraction,
  InteractionContextType,
} from 'discord.js';
import type { TableReading } from '../src/app/tableReading.ts';
import { LEVELS, type Level, USUAL_LEVEL } from '../src/core/level.ts';
import type { RuleSet } from '../src/core/rules/ruleSet.ts';
import { FEWEST_CHAIRS, MOST_CHAIRS } from '../src/core/table/chairs.ts';
import { MOST_HANDS, PACES, type Pace, type SessionLength, usualLength } from '../src/core/table/settings.ts';
import type { Command } from '../src/discord/command.ts';
import { choice, titled } from '../src/discord/declaration.ts';
import type { Desk } from '../src/discord/desk.ts';
import { introduce } from '../src/discord/introduction.ts';
import { confirmPanel } from '../src/discord/messages/panels.ts';
import { message } from '../src/discord/messages/parts.ts';
import type { Reader } from '../src/discord/messages/reader.ts';
import { rejectionText } from '../src/discord/messages/rejectionText.ts';
import { missingPermissionsText, textOnlyText, troubleText } from '../src/discord/messages/troubleText.ts';
import { mayPostPictures, missingPermissions } from '../src/discord/permissions.ts';
import { personOf } from '../src/discord/person.ts';
import { whisper } from '../src/discord/reply.ts';
import { keepsTable } from '../src/discord/rights.ts';
import { chosenRules } from '../src/discord/rules/chosenRules.ts';
import { completeSet } from '../src/discord/rules/ruleNames.ts';
import { tablesHere } from '../src/discord/tablesHere.ts';

/** Ends of a session that are no number of hands. */
const ENDS = {
  '30': { kind: 'target', points: 30 },
  '50': { kind: 'target', points: 50 },
  open: { kind: 'open' },
} as const satisfies Readonly<Record<string, SessionLength>>;

const ENDINGS = Object.keys(ENDS) as (keyof typeof ENDS)[];

/** `/table create` and `/table close`. */
export const table: Command = {
  declaration: {
    ...titled('table'),
    contexts: [InteractionContextType.Guild],
    options: [
      {
        type: ApplicationCommandOptionType.Subcommand,
        ...titled('table-create'),
        options: [
          {
            type: ApplicationCommandOptionType.Integer,
            ...titled('option-hands'),
            min_value: 1,
            max_value: MOST_HANDS,
          },
          {
            type: ApplicationCommandOptionType.String,
            ...titled('option-until'),
            choices: ENDINGS.map((end) => choice((t) => t(`command.until-${end}`), end)),
          },
          {
            type: ApplicationCommandOptionType.Integer,
            ...titled('option-seats'),
            min_value: FEWEST_CHAIRS,
            max_value: MOST_CHAIRS,
          },
          {
            type: ApplicationCommandOptionType.String,
            ...titled('option-pace'),
            choices: PACES.map((pace) => choice((t) => t(`command.pace-${pace}`), pace)),
          },
          {
            type: ApplicationCommandOptionType.Integer,
            ...titled('option-computers'),
            min_value: 0,
            max_value: MOST_CHAIRS - 1,
          },
          {
            type: ApplicationCommandOptionType.String,
            ...titled('option-level'),
            choices: LEVELS.map((level) => choice((t) => t(`computer.${level}`), level)),
          },
          {
            type: ApplicationCommandOptionType.Boolean,
            ...titled('option-wait'),
          },
          {
            type: ApplicationCommandOptionType.Boolean,
            ...titled('option-hints'),
          },
          {
            type: ApplicationCommandOptionType.String,
            ...titled('option-rules'),
            autocomplete: true,
          },
        ],
      },
      {
        type: ApplicationCommandOptionType.Subcommand,
        ...titled('table-close'),
      },
    ],
  },
  async run(interaction, desk, reader) {
    await (interaction.options.getSubcommand() === 'create' ? create : close)(interaction, desk, reader);
  },
  complete: completeSet,
};

/** Opens a lobby in the channel; what the bot may not do there is said before anything starts. */
async function create(interaction: ChatInputCommandInteraction, desk: Desk, reader: Reader): Promise<void> {
  const say = (sentence: string): Promise<void> => whisper(interaction, desk, message([sentence]));
  const inThread = interaction.channel?.isThread() ?? false;
  const missing = missingPermissions(interaction.appPermissions, inThread);
  if (missing.length > 0) {
    return say(missingPermissionsText(missing, reader.t));
  }
  const { options } = interaction;
  const rules = await chosenRules(interaction, desk, options.getString('rules'), reader);
  if (!rules.ok) return say(rules.error);
  const chairs = options.getInteger('seats') ?? FEWEST_CHAIRS;
  const length = lengthOf(interaction, rules.value, chairs);
  if (!length) return say(reader.t('command.one-length'));
  const id = desk.newId();
  const opened = await desk.tables.act(id, {
    do: 'open',
    table: id,
    place: { guildId: interaction.guildId ?? '', channelId: interaction.channelId },
    host: personOf(interaction),
    settings: {
      rules: rules.value,
      length,
      pace: (options.getString('pace') as Pace | null) ?? 'live',
      absence: options.getBoolean('wait') ? 'wait' : 'computer',
      hints: options.getBoolean('hints') ?? false,
    },
    chairs,
    computers: options.getInteger('computers') ?? 0,
    level: (options.getString('level') as Level | null) ?? USUAL_LEVEL,
  });
  if (!opened.ok) {
    return say(rejectionText(opened.error, null, interaction.user.id, null, reader));
  }
  await whisper(
    interaction,
    desk,
    message([reader.t('command.created'), mayPostPictures(interaction) ? null : textOnlyText(reader.t)]),
  );
  await introduce(interaction.user.id, id, desk);
}

/** How long the session is; null where two lengths were wished for. */
function lengthOf(
  { options }: ChatInputCommandInteraction,
  rules: RuleSet,
  chairs: number,
): SessionLength | null {
  const hands = options.getInteger('hands');
  const until = ENDINGS.find((end) => end === options.getString('until'));
  if (hands !== null) return until ? null : { kind: 'hands', hands };
  return until ? ENDS[until] : usualLength(rules, chairs);
}

/** Asks before it closes; where several tables could be meant, for each of them. */
async function close(interaction: ChatInputCommandInteraction, desk: Desk, reader: Reader): Promise<void> {
  const say = (sentence: string): Promise<void> => whisper(interaction, desk, message([sentence]));
  const { id: person } = personOf(interaction);
  const here = await tablesHere(interaction, desk, true);
  const closable: TableReading[] = [];
  for (const reading of here) {
    const isTheirs = reading.table.host === person || (await keepsTable(interaction, desk, reading.table));
    if (isTheirs) closable.push(reading);
  }
  if (closable.length > 0) {
    for (const reading of closable) {
      await whisper(interaction, desk, confirmPanel(reading, { do: 'close' }, reader));
    }
    return;
  }
  const [open] = here;
  await say(
    open
      ? rejectionText({ code: 'not-host' }, open, person, null, reader)
      : troubleText('no-table-here', reader.t),
  );
}
