import type { DesiredMessage } from '../desired.ts';
import { championMessage } from './championMessage.ts';
import { dayMessage } from './dayMessage.ts';
import { type LeagueScene, presentRound } from './leagueScene.ts';
import { scheduleMessage } from './scheduleMessage.ts';
import { seasonMessage } from './seasonMessage.ts';

/** Everything that should stand in a league's channel, in the order in which it is posted. */
export function leagueMessages(scene: LeagueScene): readonly DesiredMessage[] {
  const { league } = scene;
  const { phase, rounds } = league;
  const present = presentRound(league)?.number ?? rounds.length;
  const isOver = phase === 'closed';
  return [
    { ...post('season', seasonMessage(scene)), vital: phase === 'joining' },
    ...(rounds.length > 0 ? [{ ...post('schedule', scheduleMessage(scene)), past: isOver }] : []),
    ...rounds
      .filter(({ number }) => number <= present)
      .map((round) => ({
        ...post(`day-${round.number}`, dayMessage(scene, round)),
        past: isOver || round.number < present,
      })),
    ...(isOver && rounds.length > 0 ? [post('champion', championMessage(scene))] : []),
  ];
}

const post = (key: string, payload: DesiredMessage['payload']): DesiredMessage => ({
  key,
  to: { kind: 'channel' },
  payload,
});
