import type { APIButtonComponent } from 'discord.js';
import type { TableReading } from '../../app/tableReading.ts';
import { cardOf } from '../../core/hand/trick.ts';
import type { Party } from '../../core/rules/contract.ts';
import type { PlayedResult } from '../../core/score/result.ts';
import { type Seat, seatsFrom } from '../../core/seat.ts';
import { makeCustomId, type ReviewPage } from '../customId.ts';
import { cardLines, cardText, orderIn } from './cards.ts';
import { type Coached, costOfCard, overviewLines, trickLines } from './coach/reviewMarks.ts';
import { button, type Row, rowsOf } from './components.ts';
import type { MessagePayload } from './desired.ts';
import { message } from './parts.ts';
import { reviewPart } from './pictures.ts';
import type { Reader } from './reader.ts';
import { atHand, type DealtHand, type HandScene, isDealt, sceneOf } from './scene.ts';

/** How the pages of a review are turned, and what else is offered and said with them. */
export interface Paging {
  /** The id of a click that leads to a page. */
  to(page: ReviewPage): string;
  readonly more: readonly APIButtonComponent[];
  readonly coached: Coached;
}

/** A finished hand of a table with all four hands open, a page of it. */
export function reviewPanel(
  reading: TableReading,
  number: number,
  page: ReviewPage,
  reader: Reader,
  coached: Coached = null,
): MessagePayload {
  const { t } = reader;
  if (reading.table.concealed) return message([t('fixture.concealed-review')]);
  const hand = reading.finishedHand(number);
  const result = hand?.hand?.result;
  if (!isDealt(hand) || !result) return message([t('review.none', { hand: number })]);
  const { table } = reading;
  return reviewPage(atHand(sceneOf(table, reader, 'person'), hand.deal), hand, page, {
    to: (other) => makeCustomId({ do: 'review', table: table.id, hand: number, page: other }),
    more: [],
    coached,
  });
}

/** All four hands as dealt, or before one trick (from 1) and how that went; the hand is over. */
export function reviewPage(
  scene: HandScene,
  hand: DealtHand,
  page: ReviewPage,
  paging: Paging,
): MessagePayload {
  const { result } = hand.hand;
  if (!result || result.contract === 'thrown-in' || page === 'overview') return overview(scene, hand, paging);
  return trickPage(scene, hand, result, Math.min(Math.max(page, 1), result.tricks.length), paging);
}

function overview(scene: HandScene, hand: DealtHand, paging: Paging): MessagePayload {
  const { t } = scene;
  const { result, dealt } = hand.hand;
  const contract = t(`contract.${result?.contract ?? 'normal'}`);
  return message(
    [
      `### ${t('review.title', { hand: hand.deal.number, contract })}`,
      reviewPart(scene, hand, null),
      ...seatsFrom(hand.hand.forehand).flatMap((seat) => [
        seatLine(scene, hand, seat),
        ...cardLines(dealt?.[seat] ?? [], orderIn(hand.hand), scene.reader),
      ]),
      ...overviewLines(scene, paging.coached),
    ],
    pagingRows(scene, hand, 0, paging),
  );
}

function trickPage(
  scene: HandScene,
  hand: DealtHand,
  result: PlayedResult,
  number: number,
  paging: Paging,
): MessagePayload {
  const { t, name } = scene;
  const trick = result.tricks[number - 1];
  if (!trick) return overview(scene, hand, paging);
  const order = orderIn(hand.hand);
  const { re, kontra } = eyesUpTo(result, number);
  const costOf = (seat: Seat): string | null => costOfCard(scene, paging.coached, number, seat);
  return message(
    [
      `### ${t('review.title-trick', { hand: hand.deal.number, trick: number, tricks: result.tricks.length })}`,
      reviewPart(scene, hand, number, costOf),
      ...seatsFrom(trick.leader).flatMap((seat) => {
        // What a seat held is what it was still to play: true after a poverty's exchange, too.
        const held = result.tricks.slice(number - 1).flatMap((later) => cardOf(later, seat) ?? []);
        const played = cardOf(trick, seat);
        const cost = costOf(seat);
        return [
          `${seatLine(scene, hand, seat)} → **${played ? cardText(played, scene.reader) : ''}**${cost ? ` ${t('coach.sign', { points: cost })}` : ''}`,
          `-# ${cardLines(held, order, scene.reader).join(' · ')}`,
        ];
      }),
      t('review.taken', { name: name(trick.winner), count: trick.eyes }),
      t('review.running', { re, kontra }),
      ...trickLines(scene, paging.coached, number),
    ],
    pagingRows(scene, hand, number, paging),
  );
}

function seatLine({ t, name }: HandScene, { hand }: DealtHand, seat: Seat): string {
  const { result } = hand;
  if (!result || result.contract === 'thrown-in') return name(seat);
  return t('review.hand', { name: name(seat), party: t(`party.${result.parties[seat]}`) });
}

function eyesUpTo(result: PlayedResult, number: number): Readonly<Record<Party, number>> {
  const eyes = { re: 0, kontra: 0 };
  for (const { winner, eyes: won } of result.tricks.slice(0, number)) eyes[result.parties[winner]] += won;
  return eyes;
}

/** Buttons to the pages beside `page` (0: the overview) and to the overview itself. */
function pagingRows(
  { t }: HandScene,
  { hand }: DealtHand,
  page: number,
  { to, more }: Paging,
): readonly Row[] {
  const turn = (label: string, target: ReviewPage) => button(label, to(target));
  return rowsOf([
    ...(page > 1 ? [turn(t('button.previous', { trick: page - 1 }), page - 1)] : []),
    ...(page > 0 ? [turn(t('button.review-hands'), 'overview')] : []),
    ...(page < hand.tricks.length ? [turn(t('button.next', { trick: page + 1 }), page + 1)] : []),
    ...more,
  ]);
}
