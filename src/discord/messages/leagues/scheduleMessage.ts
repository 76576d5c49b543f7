import type { RoundView } from '../../../core/league/view.ts';
import { rowsOf } from '../components.ts';
import type { MessagePayload } from '../desired.ts';
import { framed } from '../parts.ts';
import { type LeagueScene, listed } from './leagueScene.ts';
import { overviewButtons } from './seasonMessage.ts';

/** Characters that match days may take of a message. */
const LONGEST_SCHEDULE = 3_400;

/** Who meets whom in the whole season, as far as one message holds it; **Schedule** shows every match day. */
export function scheduleMessage(scene: LeagueScene): MessagePayload {
  const { league, t, title } = scene;
  const days = league.rounds.map((round) => dayText(scene, round));
  let fit = 0;
  for (let length = 0; fit < days.length; fit++) {
    length += (days[fit] ?? '').length + 1;
    if (length > LONGEST_SCHEDULE) break;
  }
  return framed(
    league.phase === 'closed' ? 'over' : 'going',
    [
      `### ${t('league.schedule-title', { league: title })}`,
      ...days.slice(0, fit),
      fit < days.length ? t('league.schedule-more', { count: days.length - fit }) : null,
    ],
    rowsOf(overviewButtons(scene, 1)),
  );
}

function dayText({ t, name }: LeagueScene, { number, tables, rests }: RoundView): string {
  return [
    t('league.schedule-day', { round: number }),
    ...tables.map((table) => `**${table.number}** · ${table.players.map(name).join(' · ')}`),
    ...(rests.length > 0 ? [t('league.resting', { people: listed(rests.map(name)) })] : []),
  ].join('\n');
}
