import { FEWEST_ENTRANTS, USUAL_PACE } from '../../../core/league/settings.ts';
import { champions } from '../../../core/league/standings.ts';
import { USUAL_LEVEL } from '../../../core/level.ts';
import { leagueClicks } from '../../leagues/leagueClick.ts';
import { button, type Row, rowsOf } from '../components.ts';
import type { MessagePayload } from '../desired.ts';
import { framed } from '../parts.ts';
import { ruleLine } from '../rules/ruleLine.ts';
import { type LeagueScene, leftPlayersOf, listed, playersOf, presentRound } from './leagueScene.ts';

const ACCENT = { joining: 'open', running: 'going', closed: 'over' } as const;

/** The season itself, from its opening to its end: what is played, who takes part, how far it is. */
export function seasonMessage(scene: LeagueScene): MessagePayload {
  const { league, t, title } = scene;
  const { phase, settings } = league;
  return framed(
    ACCENT[phase],
    [
      `## ${title}`,
      t('league.line', {
        rules: ruleLine(settings.rules, t),
        rounds: t('league.rounds', { count: settings.rounds }),
        hands: t('league.hands', { count: settings.hands }),
        pace: t(`table.pace-${settings.pace ?? USUAL_PACE}`),
      }),
      settings.kind === 'duplicate' ? t('league.duplicate') : null,
      t('league.computers', { level: t(`computer.level-${settings.level ?? USUAL_LEVEL}`) }),
      phase === 'joining' ? null : progressLine(scene),
      '',
      ...peopleLines(scene),
      phase === 'joining' ? prospectLine(scene) : null,
    ],
    rowsFor(scene),
  );
}

function progressLine({ league, t, standings, name }: LeagueScene): string {
  if (league.phase === 'closed') {
    const won = champions(standings).map(({ person }) => name(person.id));
    return won.length > 0 ? `${t('league.now-closed')} 🥇 ${listed(won)}` : t('league.now-closed');
  }
  const present = presentRound(league);
  return present
    ? t('league.now-day', { round: present.number, rounds: league.rounds.length })
    : t('league.now-played');
}

function peopleLines({ league, t, name }: LeagueScene): readonly string[] {
  const here = playersOf(league).map(({ id }) => name(id));
  const left = league.phase === 'joining' ? [] : leftPlayersOf(league).map(({ id }) => name(id));
  return [
    here.length === 0
      ? t('league.players-none')
      : t('league.players', { count: here.length, people: listed(here) }),
    ...(left.length > 0 ? [t('league.left-season', { people: listed(left) })] : []),
  ];
}

/** What a match day will be with those who have joined so far. */
function prospectLine({ league, t }: LeagueScene): string | null {
  const { length } = playersOf(league);
  if (length === 0) return null;
  if (length < FEWEST_ENTRANTS) return t('league.players-missing', { count: FEWEST_ENTRANTS - length });
  const count = Math.floor(length / 4);
  const resting = length % 4;
  return resting === 0 ? t('league.each-day', { count }) : t('league.each-day-resting', { count, resting });
}

function rowsFor(scene: LeagueScene): readonly Row[] {
  const { league, t } = scene;
  const { id } = league;
  return league.phase === 'joining'
    ? rowsOf([
        button(t('league.button-join'), leagueClicks.make({ do: 'join', league: id }), 'success'),
        button(t('league.button-leave'), leagueClicks.make({ do: 'leave', league: id })),
        button(t('league.button-start'), leagueClicks.make({ do: 'ask-start', league: id }), 'primary'),
      ])
    : rowsOf(overviewButtons(scene));
}

/** The ways to schedule and standings, for everybody who sees a message of the season. */
export function overviewButtons({ league, t }: LeagueScene, round?: number) {
  const { id, rounds } = league;
  const shown = round ?? presentRound(league)?.number ?? rounds.length;
  if (shown === 0) return [];
  return [
    button(t('league.button-schedule'), leagueClicks.make({ do: 'schedule', league: id, round: shown })),
    button(t('league.button-standings'), leagueClicks.make({ do: 'standings', league: id })),
  ];
}
