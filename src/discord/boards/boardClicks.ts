import { showReview } from '../coach/showReview.ts';
import type { MessagePayload } from '../messages/desired.ts';
import { message } from '../messages/parts.ts';
import { troubleText } from '../messages/troubleText.ts';
import { type Click, turnInto, whisper } from '../reply.ts';
import type { Visit } from '../visit.ts';
import type { BoardClick } from './boardClick.ts';
import { share } from './sharing.ts';
import { dealFor, handFor, handForAll, recordFor, reviewFor } from './showHand.ts';
import { historyFor } from './showHistory.ts';
import { chosenBoard, leaderboardFor, leaderboardForAll } from './showLeaderboard.ts';
import { statsFor, statsForAll } from './showStats.ts';

/** Answers a click on a leaderboard, on statistics, or on a hand that is over. */
export async function answerBoardClick(visit: Visit<Click>, click: BoardClick): Promise<void> {
  const { interaction, desk } = visit;
  const turn = (payload: MessagePayload): Promise<void> => turnInto(interaction, desk, payload);
  switch (click.do) {
    case 'board':
      return turn(await leaderboardFor(visit, click));
    case 'board-by':
    case 'board-period': {
      const chosen = chosenBoard(click, click.do === 'board-by' ? 'by' : 'period', wordOf(interaction));
      return turn(chosen ? await leaderboardFor(visit, chosen) : unknownButton(visit));
    }
    case 'board-share':
      return share(interaction, desk, (by, everybody) => leaderboardForAll(visit, click, by, everybody));
    case 'stats-own':
      return turn(await statsFor(visit, { player: interaction.user.id, rules: click.rules }));
    case 'stats-share':
      return share(interaction, desk, (by, everybody) => statsForAll(visit, click, by, everybody));
    case 'history':
      return turn(await historyFor(visit, click));
    case 'history-open':
      return whisper(interaction, desk, await handFor(visit, wordOf(interaction) ?? ''));
    case 'hand-open':
      return whisper(interaction, desk, await handFor(visit, click.hand));
    case 'hand':
      return turnPage(visit, click);
    case 'hand-share':
      return shareHand(visit, click.hand);
    case 'hand-record':
    case 'hand-deal': {
      const made = await (click.do === 'hand-record' ? recordFor : dealFor)(visit, click.hand);
      return whisper(interaction, desk, made.payload, made.enclosures);
    }
  }
}

/** Turns to a page of a hand; the coach speaks of those that show its cards. */
async function turnPage(visit: Visit<Click>, { hand, page }: BoardClick & { do: 'hand' }): Promise<void> {
  const { interaction, desk } = visit;
  const review = await reviewFor(visit, hand, page);
  if (review) return showReview(interaction, desk, review);
  desk.pages.turn(interaction.user.id, hand);
  return turnInto(interaction, desk, await handFor(visit, hand, page));
}

async function shareHand(visit: Visit<Click>, hand: string): Promise<void> {
  const { interaction, desk } = visit;
  const made = await handForAll(visit, hand);
  if (made) return share(interaction, desk, async (by, everybody) => made(by, everybody));
  return turnInto(interaction, desk, await handFor(visit, hand));
}

const wordOf = (click: Click): string | undefined =>
  click.isStringSelectMenu() ? click.values[0] : undefined;

/** A value that no menu of ours has. */
const unknownButton = ({ reader }: Visit<Click>): MessagePayload =>
  message([troubleText('unknown-button', reader.t)]);
