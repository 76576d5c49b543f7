import type { Analysis, Call, RatedMove } from '../../../app/coach/analyst.ts';
import { isWorse } from '../../../app/coach/difference.ts';
import { reasonFor } from '../../../app/coach/reason.ts';
import { isStep } from '../../../core/rules/announcement.ts';
import type { Move } from '../../../core/table/action.ts';
import type { SeatView } from '../../../core/view/seatView.ts';
import type { PlayerView } from '../../../core/view/tableView.ts';
import { shareText } from '../boards/figures.ts';
import type { MessagePayload } from '../desired.ts';
import { message } from '../parts.ts';
import type { Reader } from '../reader.ts';
import { pointsText, signedText, toldOf } from './figures.ts';
import { moveText } from './moveText.ts';

type Turn = Analysis['moves'][number];

/** What the coach would do, why, and what all else would bring; for whoever asked alone. */
export function hintMessage({ hand, seat }: PlayerView, analysis: Analysis, reader: Reader): MessagePayload {
  const { t } = reader;
  const played = hand.actions.filter((action) => action.do === 'play' && action.seat === seat).length;
  return message([
    `### ${hand.phase === 'play' ? t('coach.title-trick', { trick: played + 1 }) : t('coach.title')}`,
    ...paragraphs(
      onlyCardLines(hand, reader),
      turnLines(analysis, hand.phase === 'declare', reader),
      announcementLines(analysis, reader),
    ),
    t('coach.judged', { count: analysis.deals }),
  ]);
}

function turnLines({ moves }: Analysis, isAsked: boolean, reader: Reader): readonly string[] {
  const { t, language } = reader;
  const [best, ...others] = moves;
  if (!best || others.length === 0) return [];
  const worse = others.find((other) => isWorse(other, best));
  if (!worse) return [t('coach.level', { move: moveText(best.move, reader) })];
  return [
    adviceText(best.move, isAsked, reader),
    reasonText(best, worse, reader),
    '',
    t('coach.compared'),
    ...worthListing(others).map((other) => {
      const move = moveText(other.move, reader);
      const line = isWorse(other, best)
        ? t('coach.worse', { move, points: signedText(other.points - best.points, language) })
        : t('coach.as-good', { move });
      return `- ${line}`;
    }),
  ];
}

/** Of what could be named in the inquiry the best: a list of bad solos teaches nothing. */
const worthListing = (others: readonly Turn[]): readonly Turn[] => {
  const named = others.find(({ move }) => move.do === 'name');
  return others.filter((other) => other.move.do !== 'name' || other === named);
};

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
  const { as, ...figures } = toldOf(reasonFor(better, worse), reader.language);
  const written = (move: Move): string => `**${moveText(move, reader)}**`;
  return reader.t(`coach.why-${as}`, {
    better: written(better.move),
    worse: written(worse.move),
    ...figures,
  });
}

/** Whoever can play one card only may wonder why the hint speaks of announcements alone. */
function onlyCardLines({ legal, turn, seat }: SeatView, reader: Reader): readonly string[] {
  const [card, ...others] = legal.filter((action) => action.do === 'play');
  if (turn !== seat || !card || others.length > 0) return [];
  return [reader.t('coach.only-card', { move: moveText(card, reader) })];
}

/** Whether to announce: what is best against silence, or what silence saves. */
function announcementLines({ announcements }: Analysis, reader: Reader): readonly string[] {
  const { t, language } = reader;
  const [best, next] = announcements;
  if (!best || !next) return [];
  const silence = announcements.find(({ move }) => move === null) ?? next;
  const other = best.move === null ? next : silence;
  const call = best.move === null ? next : best;
  if (!call.move) return [];
  const move = moveText(call.move, reader);
  const points = pointsText(best.points - other.points, language);
  const share = shareText(call.wins, 1, language);
  return [
    t(`coach.${adviceOnCall(call, best, other)}`, { move, points }),
    isStep(call.move.value) ? t('coach.why-step', { move, share }) : t('coach.why-call', { share }),
  ];
}

function adviceOnCall(
  call: RatedMove<Call>,
  best: RatedMove<Call>,
  other: RatedMove<Call>,
): 'announce' | 'either' | 'silent' | 'no-reason' {
  if (call === best) return isWorse(other, best) ? 'announce' : 'either';
  return isWorse(other, best) ? 'silent' : 'no-reason';
}

/** Paragraphs with an empty line between those that say something. */
const paragraphs = (...parts: readonly (readonly string[])[]): readonly string[] =>
  parts.filter((lines) => lines.length > 0).flatMap((lines, at) => (at === 0 ? lines : ['', ...lines]));
