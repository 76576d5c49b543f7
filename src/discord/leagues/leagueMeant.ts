import type { AutocompleteInteraction, ChatInputCommandInteraction } from 'discord.js';
import type { LeagueSummary } from '../../app/leagues/leagueStore.ts';
import { foldedName } from '../../app/ruleShelf.ts';
import { type LeaguePhase, LONGEST_LEAGUE_NAME } from '../../core/league/settings.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { proseName, tidyName } from '../../texts/names.ts';
import type { Texts } from '../../texts/texts.ts';
import type { Desk } from '../desk.ts';
import { leagueTitle, plainTitle } from '../messages/leagues/leagueScene.ts';
import type { Reader } from '../messages/reader.ts';
import { guildOf } from '../rules/heldSet.ts';
import type { Visit } from '../visit.ts';

/** Discord's bounds: choices, and characters of one. */
const MOST_CHOICES = 25;
const LONGEST_CHOICE = 100;

/** Leagues that a sentence names. */
const MOST_NAMED = 8;

/** Phases of which the first that any league is in counts, and what is said where none is. */
export interface Wanted {
  readonly phases: readonly (readonly LeaguePhase[])[];
  readonly none: 'leagueNo.none-joining' | 'leagueNo.none-running' | 'leagueNo.no-league';
}

/**
 * The season that somebody means: the one they named; else the only one there is in a phase in which that makes
 * sense, or the only one of those in which they take part. A sentence where there is none, or more.
 */
export async function leagueMeant(
  { interaction, desk, reader: { t } }: Visit<ChatInputCommandInteraction>,
  { phases, none }: Wanted,
): Promise<Result<LeagueSummary, string>> {
  const guildId = guildOf(interaction);
  const all = await desk.leagues.find({ guildId });
  if (all.length === 0) return err(t('leagueNo.no-league'));
  const typed = interaction.options.getString('league');
  if (typed !== null) {
    const named = leagueNamed(all, typed, t);
    return named
      ? ok(named)
      : err(t('leagueNo.no-such-league', { name: shortName(typed), leagues: listOf(all, t) }));
  }
  const possible = phases
    .map((group) => all.filter(({ phase }) => group.includes(phase)))
    .find((group) => group.length > 0);
  const [first] = possible ?? [];
  if (!possible || !first) return err(t(none));
  // Of seasons that are over the newest is meant.
  if (possible.length === 1 || first.phase === 'closed') return ok(first);
  const own = await desk.leagues.find({ guildId, person: interaction.user.id });
  const [mine, ...others] = possible.filter(({ id }) => own.some((league) => league.id === id));
  if (mine && others.length === 0) return ok(mine);
  return err(
    t('leagueNo.which-league', { leagues: listOf(possible, t), option: t('commandName.option-league') }),
  );
}

const shortName = (typed: string): string => proseName(typed, LONGEST_LEAGUE_NAME);

const listOf = (leagues: readonly LeagueSummary[], t: Texts): string =>
  openFirst(leagues)
    .slice(0, MOST_NAMED)
    .map((league) => leagueTitle(league, t))
    .join(', ');

const openFirst = (leagues: readonly LeagueSummary[]): readonly LeagueSummary[] =>
  leagues.toSorted((a, b) => Number(a.phase === 'closed') - Number(b.phase === 'closed'));

/** A season by its id, as choices have it, by its title, or by its league's name: then the newest, open ones first. */
function leagueNamed(all: readonly LeagueSummary[], typed: string, t: Texts): LeagueSummary | undefined {
  const wanted = foldedName(tidyName(typed));
  return (
    all.find(({ id }) => id === typed) ??
    all.find((league) => foldedName(plainTitle(league, t)) === wanted) ??
    openFirst(all).find(({ name }) => foldedName(tidyName(name)) === wanted)
  );
}

/** Completes the option that names a league: its seasons by what was typed so far, open ones first. */
export async function completeLeague(
  interaction: AutocompleteInteraction,
  { leagues }: Pick<Desk, 'leagues'>,
  { t }: Reader,
): Promise<void> {
  const part = foldedName(tidyName(interaction.options.getFocused()));
  const all = openFirst(await leagues.find({ guildId: guildOf(interaction) }));
  const choices = all
    .map((league) => ({ name: plainTitle(league, t).slice(0, LONGEST_CHOICE), value: league.id }))
    .filter(({ name }) => foldedName(name).includes(part));
  await interaction.respond(choices.slice(0, MOST_CHOICES));
}
