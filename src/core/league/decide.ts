import { err, ok, type Result } from '../result.ts';
import type { LeagueAction, LeagueCircumstances } from './action.ts';
import type { LeagueEvent, LeagueFact } from './event.ts';
import { tableStatus } from './leagueTable.ts';
import { dropTable, enterResult, openTable, removeResult, substitute, tablePlayed } from './matchDay.ts';
import type { LeagueRejection } from './rejection.ts';
import { drawable, drawnRounds, drawRequest, firstOpenRound } from './seasonDraw.ts';
import { FEWEST_ENTRANTS, LONGEST_LEAGUE_NAME, MOST_ENTRANTS } from './settings.ts';
import { leagueTrouble } from './settingsTrouble.ts';
import type { LeagueState } from './state.ts';

/** What an action leads to: null: nothing changes. */
export type LeagueDecision = Result<LeagueFact | null, LeagueRejection>;

/**
 * Judges an action in a league: the events it leads to (none where nothing changes), or why it is not taken.
 * Never mutates and never throws for what a person did; `state` is null before the league is opened.
 */
export function decideLeague(
  state: LeagueState | null,
  action: LeagueAction,
  circumstances: LeagueCircumstances,
): Result<readonly LeagueEvent[], LeagueRejection> {
  const decision = judge(state, action, circumstances);
  if (!decision.ok) return decision;
  return ok(decision.value ? [{ ...decision.value, at: circumstances.at }] : []);
}

function judge(
  state: LeagueState | null,
  action: LeagueAction,
  circumstances: LeagueCircumstances,
): LeagueDecision {
  if (action.do === 'open') return state ? err({ code: 'already-open' }) : open(action);
  if (!state) return err({ code: 'no-such-league' });
  switch (action.do) {
    case 'enter':
      return enter(state, action);
    case 'leave':
      return leave(state, action);
    case 'start':
      return start(state, action, circumstances);
    case 'redraw':
      return redraw(state, action, circumstances);
    case 'substitute':
      return substitute(state, action);
    case 'enter-result':
      return enterResult(state, action);
    case 'remove-result':
      return removeResult(state, action);
    case 'close':
      return close(state, action);
    case 'open-table':
      return openTable(state, action);
    case 'table-played':
      return tablePlayed(state, action);
    case 'table-dropped':
      return dropTable(state, action);
  }
}

type Of<Do extends LeagueAction['do']> = Extract<LeagueAction, { do: Do }>;

const NOT_ALLOWED = err({ code: 'not-allowed' } as const);

function open(action: Of<'open'>): LeagueDecision {
  const { manages, by, league, guildId, channelId, season, settings } = action;
  if (!manages) return NOT_ALLOWED;
  const name = action.name.trim();
  if (name === '' || [...name].length > LONGEST_LEAGUE_NAME) {
    return err({ code: 'bad-name', most: LONGEST_LEAGUE_NAME });
  }
  const trouble = leagueTrouble(settings);
  if (trouble) return err(trouble);
  return ok({ type: 'league-opened', league, guildId, channelId, name, season, settings, by: by.id });
}

function enter(state: LeagueState, { person, by, manages }: Of<'enter'>): LeagueDecision {
  if (state.phase === 'closed') return err({ code: 'wrong-phase', phase: state.phase });
  const oneself = person.id === by.id;
  if (!oneself && !manages) return NOT_ALLOWED;
  const here = drawable(state);
  if (here.includes(person.id)) return err({ code: 'already-entered', person: person.id });
  // Who joins late changes what was drawn for others.
  if (state.phase === 'running' && !manages) return err({ code: 'wrong-phase', phase: state.phase });
  if (here.length >= MOST_ENTRANTS) return err({ code: 'full', most: MOST_ENTRANTS });
  return ok({ type: 'entered', person, by: by.id });
}

function leave(state: LeagueState, { person, by, manages }: Of<'leave'>): LeagueDecision {
  if (state.phase === 'closed') return err({ code: 'wrong-phase', phase: state.phase });
  if (person !== by.id && !manages) return NOT_ALLOWED;
  if (!drawable(state).includes(person)) return err({ code: 'not-entered', person });
  return ok({ type: 'left', person, by: by.id });
}

function start(state: LeagueState, action: Of<'start'>, circumstances: LeagueCircumstances): LeagueDecision {
  if (!action.manages) return NOT_ALLOWED;
  if (state.phase !== 'joining') return err({ code: 'wrong-phase', phase: state.phase });
  return drawn(state, action, circumstances);
}

function redraw(
  state: LeagueState,
  action: Of<'redraw'>,
  circumstances: LeagueCircumstances,
): LeagueDecision {
  if (!action.manages) return NOT_ALLOWED;
  if (state.phase !== 'running') return err({ code: 'wrong-phase', phase: state.phase });
  const { rounds } = state.settings;
  if (firstOpenRound(state) > rounds) return err({ code: 'nothing-to-draw', rounds });
  return drawn(state, action, circumstances);
}

function drawn(
  state: LeagueState,
  { by }: Of<'start' | 'redraw'>,
  { draw, seed, secret }: LeagueCircumstances,
): LeagueDecision {
  const now = drawable(state).length;
  if (now < FEWEST_ENTRANTS) return err({ code: 'too-few', least: FEWEST_ENTRANTS, now });
  const rounds = drawnRounds(state, draw(drawRequest(state, seed)), secret);
  return ok({ type: 'drawn', from: firstOpenRound(state), rounds, by: by.id });
}

function close(state: LeagueState, { by, manages }: Of<'close'>): LeagueDecision {
  if (!manages) return NOT_ALLOWED;
  if (state.phase === 'closed') return err({ code: 'wrong-phase', phase: state.phase });
  const tables = state.rounds.flatMap((round) =>
    round.tables
      .filter((table) => tableStatus(table) === 'playing')
      .map((table) => ({ round: round.number, table: table.number })),
  );
  if (tables.length > 0) return err({ code: 'tables-open', tables });
  return ok({ type: 'league-closed', by: by.id });
}
