import type { Result } from '../../core/result.ts';
import type { MessagePayload } from '../messages/desired.ts';
import { personOf } from '../person.ts';
import { acknowledge, announce, type Click, inTime, isOnWhisper, turnInto, whisper } from '../reply.ts';
import type { Visit } from '../visit.ts';
import { removeResult } from './correcting.ts';
import { enterLeague, leaveLeague } from './entering.ts';
import type { LeagueClick } from './leagueClick.ts';
import type { LeagueVisit } from './leagueVisit.ts';
import { askToStart, closeLeague, redrawLeague, startLeague } from './opening.ts';
import { allTables, ownTable } from './playing.ts';
import { schedule, scheduleForAll, standings, standingsForAll, ties } from './showing.ts';

/** Answers a click on a button about a league. */
export async function answerLeagueClick(visit: Visit<Click>, click: LeagueClick): Promise<void> {
  const { interaction, desk } = visit;
  const there: LeagueVisit<Click> = { ...visit, league: click.league };
  const say = async (answer: Promise<MessagePayload>): Promise<void> =>
    whisper(interaction, desk, await inTime(interaction, answer));
  const turn = async (answer: Promise<MessagePayload>): Promise<void> =>
    turnInto(interaction, desk, await inTime(interaction, answer));
  switch (click.do) {
    case 'join':
      return listed(there, enterLeague(there, personOf(interaction)));
    case 'leave':
      return listed(there, leaveLeague(there, personOf(interaction)));
    case 'ask-start':
      return say(askToStart(there));
    case 'start':
      return turn(startLeague(there));
    case 'redraw':
      return turn(redrawLeague(there));
    case 'table':
      return say(ownTable(there, null));
    case 'tables':
      return say(allTables(there, click.round));
    case 'schedule':
      return say(schedule(there, click.round));
    case 'turn-schedule':
      return turn(schedule(there, click.round));
    case 'show-schedule':
      return announce(interaction, desk, await inTime(interaction, scheduleForAll(there, click.round)));
    case 'standings':
      return say(standings(there, 0));
    case 'turn-standings':
      return turn(standings(there, click.page));
    case 'show-standings':
      return announce(interaction, desk, await inTime(interaction, standingsForAll(there, click.page)));
    case 'ties':
      return say(ties(there));
    case 'remove-result':
      return turn(removeResult(there, { round: click.round, table: click.table }));
    case 'close':
      return turn(closeLeague(there, 'sure'));
  }
}

/** The season's message shows who has joined or left; only why somebody has not is said. */
async function listed(
  { interaction, desk }: LeagueVisit<Click>,
  entering: Promise<Result<MessagePayload, MessagePayload>>,
): Promise<void> {
  // Where many press at once, each waits for those before.
  const outcome = await inTime(interaction, entering);
  if (!outcome.ok) return whisper(interaction, desk, outcome.error);
  if (isOnWhisper(interaction)) return turnInto(interaction, desk, outcome.value);
  if (!interaction.deferred) await acknowledge(interaction);
}
