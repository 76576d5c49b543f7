import type { Analysis, RatedMove } from '../../../app/coach/analyst.ts';
import { isWorse } from '../../../app/coach/difference.ts';
import { reasonFor } from '../../../app/coach/reason.ts';
import { isStep } from '../../../core/rules/announcement.ts';
import type { Move } from '../../../core/table/action.ts';
import type { PlayerView } from '../../../core/view/tableView.ts';
import { shareText } from '../boards/figures.ts';
import type { MessagePayload } from '../desired.ts';
import { message } from '../parts.ts';
import type { Reader } from '../reader.ts';
import { figuresOf, pointsText, signedText } from './figures.ts';
import { moveText } from './moveText.ts';

type Turn = Analysis['moves'][number];

/** What the coach would do, why, and what all else would bring; for whoever asked alone. */
export function hintMessage({ hand, seat }: PlayerView, analysis: Analysis, reader: Reader): MessagePayload {
  const { t } = reader;
  const played = hand.actions.filter((action) => action.do === 'play' && action.seat === seat).length;
  return message([
    `### ${hand.phase === 'play' ? t('coach.title-trick', { trick: played + 1 }) : t('coach.title')}`,
    ...turnLines(analysis, hand.phase === 'declare', reader),
    ...announcementLines(analysis, reader),
    t('coach.judged', { count: analysis.deals }),
  ]);
}

function turnLines({ moves }: Analysis, isAsked: boolean, reader: Reader): readonly string[] {
  const { t, language } = reader;
  const [best, ...others] = moves;
  if (!best || others.length === 0) return [];
  const worse = others.find((other) => isWorse(other, best));
  return [
    adviceText(best.move, isAsked, reader),
    worse ? reasonText(best, worse, reader) : t('coach.level'),
    '',
    t('coach.compared'),
    ...others.map((other) => {
      const move = moveText(other.move, reader);
      const line = isWorse(other, best)
        ? t('coach.worse', { move, points: signedText(other.points - best.points, language) })
        : t('coach.as-good', { move });
      return `- ${line}`;
    }),
  ];
}

function adviceText(move: Turn['move'], isAsked: boolean, reader: Reader): string {
  const { t } = reader;
  switch (move.do) {
    case 'play':
      return t('coach.advice-play', { move: moveText(move, reader) });
    case 'declare':
      return t('coach.advice-healthy');
    case 'name':
      return t(isAsked ? 'coach.advice-reserve' : 'coach.advice-name', { move: moveText(move, reader) });
    case 'take':
      return t(move.value ? 'coach.advice-take' : 'coach.advice-leave');
    case 'pass':
      return t('coach.advice-pass', { move: moveText(move, reader) });
  }
}

function reasonText(better: RatedMove, worse: RatedMove, reader: Reader): string {
  const reason = reasonFor(better, worse);
  const written = (move: Move): string => `**${moveText(move, reader)}**`;
  return reader.t(`coach.why-${reason.ground}`, {
    better: written(better.move),
    worse: written(worse.move),
    ...figuresOf(reason, reader.language),
  });
}

/** Whether to announce: what is best against silence, or what silence saves. */
function announcementLines({ announcements, moves }: Analysis, reader: Reader): readonly string[] {
  const { t, language } = reader;
  const [best, next] = announcements;
  if (!best || !next) return [];
  const space = moves.length > 1 ? [''] : [];
  const silence = announcements.find(({ move }) => move === null) ?? next;
  const other = best.move === null ? next : silence;
  if (!isWorse(other, best)) return [...space, t('coach.either')];
  const call = best.move === null ? next : best;
  if (!call.move) return [];
  const share = shareText(call.wins, 1, language);
  return [
    ...space,
    t(call === best ? 'coach.announce' : 'coach.silent', {
      move: moveText(call.move, reader),
      points: pointsText(best.points - other.points, language),
    }),
    t(isStep(call.move.value) ? 'coach.why-step' : 'coach.why-call', { share }),
  ];
}
