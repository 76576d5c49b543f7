import type { AutocompleteInteraction, ChatInputCommandInteraction } from 'discord.js';
import type { Exported, ExportFormat } from '../../app/exports/exportSources.ts';
import type { LeagueSummary } from '../../app/leagues/leagueStore.ts';
import { foldedName } from '../../app/ruleShelf.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { plainName, tidyName } from '../../texts/names.ts';
import type { Desk } from '../desk.ts';
import { message } from '../messages/parts.ts';
import type { Reader } from '../messages/reader.ts';
import { managesServer } from '../person.ts';
import { whisper, whisperAfter } from '../reply.ts';
import { guildOf } from '../rules/heldSet.ts';
import { tablesHere } from '../tablesHere.ts';
import type { Visit } from '../visit.ts';

/** Answers `/export`: the file of what was named, to the person alone. */
export async function exportFor(
  visit: Visit<ChatInputCommandInteraction>,
  format: ExportFormat,
): Promise<void> {
  const { interaction, desk, reader } = visit;
  const found = await meant(visit);
  if (!found.ok) return whisper(interaction, desk, message([reader.t(found.error)]));
  const { exported, called } = found.value;
  await whisperAfter(interaction, desk, async () => {
    const file = await desk.exports.file(exported, format);
    if (!file) return { payload: message([reader.t('exported.too-large')]) };
    const ending = format === 'csv' ? 'csv' : 'jsonl';
    const name = `dulle-${exported.what}-${called}.${ending}${file.gzipped ? '.gz' : ''}`;
    return {
      payload: message([reader.t(file.gzipped ? 'exported.ready-gzip' : 'exported.ready')]),
      enclosures: [{ name, data: file.data }],
    };
  });
}

type Refusal = `exported.${'empty' | 'no-table' | 'no-league' | 'not-manager'}`;

/** What is to be exported, and how the file is called after it. */
interface Meant {
  readonly exported: Exported;
  readonly called: string;
}

async function meant(visit: Visit<ChatInputCommandInteraction>): Promise<Result<Meant, Refusal>> {
  const { interaction, desk } = visit;
  const guildId = guildOf(interaction);
  switch (interaction.options.getString('what', true)) {
    case 'server':
      if (!managesServer(interaction)) return err('exported.not-manager');
      return ok({ exported: { what: 'server', guildId }, called: guildId });
    case 'season': {
      const league = await leagueMeant(visit);
      if (!league) return err('exported.no-league');
      return ok({ exported: { what: 'season', guildId, league: league.id }, called: league.id });
    }
    default: {
      const table = await tableMeant(visit);
      if (table === null) return err('exported.no-table');
      const { total } = await desk.ledger.history({ guildId, table, limit: 1 });
      if (total === 0) return err('exported.empty');
      return ok({ exported: { what: 'session', guildId, table }, called: table });
    }
  }
}

/** The table that was named, if it is one of this server; else the newest one here. */
async function tableMeant({ interaction, desk }: Visit<ChatInputCommandInteraction>): Promise<string | null> {
  const typed = interaction.options.getString('table')?.trim().toLowerCase();
  if (typed === undefined) return (await tablesHere(interaction, desk, false))[0]?.table.id ?? null;
  const place = (await desk.tables.read(typed))?.table.place;
  return place?.guildId === guildOf(interaction) ? typed : null;
}

/** The season that was named by its id or its league's name; else the newest of the server. */
async function leagueMeant({
  interaction,
  desk,
}: Visit<ChatInputCommandInteraction>): Promise<LeagueSummary | null> {
  const seasons = await desk.leagues.find({ guildId: guildOf(interaction) });
  const typed = interaction.options.getString('league');
  if (typed === null) return seasons[0] ?? null;
  const folded = foldedName(tidyName(typed));
  return seasons.find(({ id, name }) => id === typed || foldedName(tidyName(name)) === folded) ?? null;
}

/** Most completions that Discord shows. */
const MOST_COMPLETIONS = 25;

/** Completes the seasons of the server's leagues, the newest first. */
export async function completeSeason(
  interaction: AutocompleteInteraction,
  { leagues }: Desk,
  { t }: Reader,
): Promise<void> {
  const part = foldedName(tidyName(interaction.options.getFocused()));
  const seasons = await leagues.find({ guildId: guildOf(interaction) });
  const fitting = seasons.filter(({ name }) => foldedName(tidyName(name)).includes(part));
  await interaction.respond(
    fitting.slice(0, MOST_COMPLETIONS).map(({ id, name, season }) => ({
      name: t('league.title', { name: plainName(name), season }),
      value: id,
    })),
  );
}
