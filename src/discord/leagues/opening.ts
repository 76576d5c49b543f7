import type { ChatInputCommandInteraction } from 'discord.js';
import { tableStatus } from '../../core/league/leagueTable.ts';
import { USUAL_PACE } from '../../core/league/settings.ts';
import { type Level, USUAL_LEVEL } from '../../core/level.ts';
import { type Pace, usualLength } from '../../core/table/settings.ts';
import { tidyName } from '../../texts/names.ts';
import { button, rowsOf } from '../messages/components.ts';
import type { MessagePayload } from '../messages/desired.ts';
import { leagueRejectionText } from '../messages/leagues/leagueRejection.ts';
import { calledBy, leagueTitle } from '../messages/leagues/leagueScene.ts';
import { message } from '../messages/parts.ts';
import { personOf } from '../person.ts';
import { chosenRules } from '../rules/chosenRules.ts';
import { guildOf } from '../rules/heldSet.ts';
import type { Visit } from '../visit.ts';
import { leagueClicks } from './leagueClick.ts';
import { actIn, goneMessage, type LeagueVisit, leads, refusal, seasonOf } from './leagueVisit.ts';
import { tableTrouble } from './tableTrouble.ts';

/** Match days of a season where nobody says how many. */
export const USUAL_ROUNDS = 5;

/** Players of a table in a league. */
const CHAIRS = 4;

/** Opens a season; its message in the channel is what everybody joins by. */
export async function openLeague(visit: Visit<ChatInputCommandInteraction>): Promise<MessagePayload> {
  const { interaction, desk, reader } = visit;
  const { t } = reader;
  if (!(await leads(visit))) return message([t('leagueNo.not-leader')]);
  const { options } = interaction;
  const kind = options.getBoolean('duplicate') ? 'duplicate' : 'points';
  // Said before anybody joins, and not on the first match day.
  const trouble = tableTrouble(kind, interaction, t);
  if (trouble !== null) return message([trouble]);
  const rules = await chosenRules(interaction, desk, options.getString('rules'), reader);
  if (!rules.ok) return message([rules.error]);
  const usual = usualLength(rules.value, CHAIRS);
  const league = desk.newId();
  const name = tidyName(options.getString('name', true));
  const by = personOf(interaction);
  const opened = await desk.leagues.open({
    league,
    guildId: guildOf(interaction),
    channelId: interaction.channelId,
    name,
    settings: {
      kind,
      rules: rules.value,
      rounds: options.getInteger('rounds') ?? USUAL_ROUNDS,
      pace: (options.getString('pace') as Pace | null) ?? USUAL_PACE,
      level: (options.getString('level') as Level | null) ?? USUAL_LEVEL,
      hands: options.getInteger('hands') ?? (usual.kind === 'hands' ? usual.hands : CHAIRS * CHAIRS),
    },
    by,
    manages: true,
  });
  if (opened.ok) {
    return message([t('league.created', { league: leagueTitle(opened.value.reading.league, t) })]);
  }
  const { error } = opened;
  const title = leagueTitle({ name, season: error.code === 'name-in-use' ? error.season : 1 }, t);
  const called = (id: string): string => calledBy({ id, name: by.name }, 'person');
  return message([leagueRejectionText(error, { t, wanted: 'open', title, name: called })]);
}

/** Asks before a button ends the time in which everybody can join. */
export async function askToStart(visit: LeagueVisit): Promise<MessagePayload> {
  const { t } = visit.reader;
  if (!(await leads(visit))) return message([t('leagueNo.not-leader')]);
  const season = await seasonOf(visit);
  if (!season) return goneMessage(visit);
  const { league } = season.reading;
  if (league.phase !== 'joining') {
    return refusal(visit, { code: 'wrong-phase', phase: league.phase }, { wanted: 'start' });
  }
  const yes = button(
    t('league.button-start'),
    leagueClicks.make({ do: 'start', league: league.id }),
    'success',
  );
  return message(
    [t('league.ask-start', { league: leagueTitle(league, t) }), t('confirm.otherwise')],
    rowsOf([yes]),
  );
}

/** Draws the match days of a season. */
export async function startLeague(visit: LeagueVisit): Promise<MessagePayload> {
  const { t } = visit.reader;
  const done = await actIn(visit, { do: 'start' });
  if (!done.ok) return done.error;
  return message([t('league.started', { league: leagueTitle(done.value.reading.league, t) })]);
}

/** Draws the match days again that have not begun. */
export async function redrawLeague(visit: LeagueVisit): Promise<MessagePayload> {
  const { t } = visit.reader;
  const done = await actIn(visit, { do: 'redraw' });
  if (!done.ok) return done.error;
  const { reading, events } = done.value;
  const count = events.reduce((sum, event) => sum + (event.type === 'drawn' ? event.rounds.length : 0), 0);
  return message([t('league.redrawn', { count, league: leagueTitle(reading.league, t) })]);
}

/** Ends a season; asks before where something is left to be played. */
export async function closeLeague(visit: LeagueVisit, isSure: 'sure' | 'ask'): Promise<MessagePayload> {
  const { t } = visit.reader;
  if (!(await leads(visit))) return message([t('leagueNo.not-leader')]);
  const season = await seasonOf(visit);
  if (!season) return goneMessage(visit);
  const { league } = season.reading;
  const title = leagueTitle(league, t);
  const playing = league.rounds.flatMap(({ number: round, tables }) =>
    tables.filter((table) => tableStatus(table) === 'playing').map(({ number: table }) => ({ round, table })),
  );
  const open = season.results.filter(({ final }) => !final).length;
  const question =
    league.phase === 'joining'
      ? t('league.ask-close-drawn', { league: title })
      : t('league.ask-close', { league: title, count: open });
  const isDone = league.phase === 'running' && open === 0;
  if (isSure === 'sure' || isDone || playing.length > 0 || league.phase === 'closed') {
    const done = await actIn(visit, { do: 'close' });
    return done.ok ? message([t('league.closed', { league: title })]) : done.error;
  }
  const yes = button(
    t('league.button-close'),
    leagueClicks.make({ do: 'close', league: league.id }),
    'danger',
  );
  return message([question, t('confirm.otherwise')], rowsOf([yes]));
}
