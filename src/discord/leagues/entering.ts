import type { ChatInputCommandInteraction } from 'discord.js';
import { err, ok, type Result } from '../../core/result.ts';
import type { Person } from '../../core/table/occupant.ts';
import { button, rowsOf } from '../messages/components.ts';
import type { MessagePayload } from '../messages/desired.ts';
import { calledBy, leagueTitle } from '../messages/leagues/leagueScene.ts';
import { message } from '../messages/parts.ts';
import { personOf } from '../person.ts';
import { leagueClicks } from './leagueClick.ts';
import { actIn, type Done, type LeagueVisit } from './leagueVisit.ts';
import { isMember, personNamed } from './personNamed.ts';

/** Takes part, or lets somebody else take part; a message either way. */
export async function enterLeague(
  visit: LeagueVisit,
  person: Person,
): Promise<Result<MessagePayload, MessagePayload>> {
  const done = await actIn(visit, { do: 'enter', person }, [person]);
  return done.ok ? ok(entryMessage(visit, done.value, person, 'joined')) : done;
}

/** Takes part no more, or takes somebody else out. */
export async function leaveLeague(
  visit: LeagueVisit,
  person: Person,
): Promise<Result<MessagePayload, MessagePayload>> {
  const done = await actIn(visit, { do: 'leave', person: person.id }, [person]);
  return done.ok ? ok(entryMessage(visit, done.value, person, 'left')) : done;
}

/** Whom a command names, else whoever typed it; a message where that is nobody who can play. */
export function entrantNamed(
  visit: LeagueVisit<ChatInputCommandInteraction>,
): Result<Person, MessagePayload> {
  const named = personNamed(visit.interaction, 'player');
  if (named === 'bot') return err(message([visit.reader.t('leagueNo.bot')]));
  return ok(named ?? personOf(visit.interaction));
}

/** Like {@link entrantNamed}, for who is to take part from now on: nobody waits at a table for strangers. */
export function newcomerNamed(
  visit: LeagueVisit<ChatInputCommandInteraction>,
): Result<Person, MessagePayload> {
  const named = entrantNamed(visit);
  const { interaction, reader } = visit;
  if (!named.ok || named.value.id === interaction.user.id || isMember(interaction, 'player')) return named;
  return err(message([reader.t('leagueNo.no-member', { person: calledBy(named.value, 'person') })]));
}

/** What somebody is told who changed the list of players: in a running season others have to be drawn. */
function entryMessage(
  { reader: { t } }: LeagueVisit,
  { reading, manages }: Done,
  person: Person,
  what: 'joined' | 'left',
): MessagePayload {
  const { league } = reading;
  const said = { person: calledBy(person, 'person'), league: leagueTitle(league, t) };
  if (league.phase === 'joining') return message([t(`league.${what}`, said)]);
  const canBeDrawn = league.rounds.some(({ begun }) => !begun);
  if (!canBeDrawn) return message([t(`league.${what}-running`, said)]);
  const redraw = button(
    t('league.button-redraw'),
    leagueClicks.make({ do: 'redraw', league: league.id }),
    'primary',
  );
  return message(
    [t(`league.${what}-running`, said), t(manages ? 'league.redraw-how' : 'league.redraw-leaders')],
    manages ? rowsOf([redraw]) : [],
  );
}
