import type { TableReading } from '../../app/tableReading.ts';
import { cardOf } from '../../core/hand/trick.ts';
import type { Party } from '../../core/rules/contract.ts';
import type { PlayedResult } from '../../core/score/result.ts';
import { type Seat, seatsFrom } from '../../core/seat.ts';
import type { ReviewPage } from '../customId.ts';
import { cardLines, cardText, orderIn } from './cards.ts';
import { button, type Row, rowsOf } from './components.ts';
import type { MessagePayload } from './desired.ts';
import { message } from './parts.ts';
import { reviewPart } from './pictures.ts';
import type { Reader } from './reader.ts';
import { atHand, type DealtHand, type HandScene, isDealt, sceneOf } from './scene.ts';

/** A finished hand with all four hands open: as dealt, or before one trick (from 1) and how that went. */
export function reviewPanel(
  reading: TableReading,
  number: number,
  page: ReviewPage,
  reader: Reader,
): MessagePayload {
  const { t } = reader;
  if (reading.table.concealed) return message([t('fixture.concealed-review')]);
  const hand = reading.finishedHand(number);
  const result = hand?.hand?.result;
  if (!isDealt(hand) || !result) return message([t('review.none', { hand: number })]);
  const scene = atHand(sceneOf(reading.table, reader, 'person'), hand.deal);
  if (result.contract === 'thrown-in' || page === 'overview') return overview(scene, hand);
  const trick = Math.min(Math.max(page, 1), result.tricks.length);
  return trickPage(scene, hand, result, trick);
}

function overview(scene: HandScene, hand: DealtHand): MessagePayload {
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
    ],
    pagingRows(scene, hand, 0),
  );
}

function trickPage(scene: HandScene, hand: DealtHand, result: PlayedResult, number: number): MessagePayload {
  const { t, name } = scene;
  const trick = result.tricks[number - 1];
  if (!trick) return overview(scene, hand);
  const order = orderIn(hand.hand);
  const { re, kontra } = eyesUpTo(result, number);
  return message(
    [
      `### ${t('review.title-trick', { hand: hand.deal.number, trick: number, tricks: result.tricks.length })}`,
      reviewPart(scene, hand, number),
      ...seatsFrom(trick.leader).flatMap((seat) => {
        // What a seat held is what it was still to play: true after a poverty's exchange, too.
        const held = result.tricks.slice(number - 1).flatMap((later) => cardOf(later, seat) ?? []);
        const played = cardOf(trick, seat);
        return [
          `${seatLine(scene, hand, seat)} → **${played ? cardText(played, scene.reader) : ''}**`,
          `-# ${cardLines(held, order, scene.reader).join(' · ')}`,
        ];
      }),
      t('review.taken', { name: name(trick.winner), count: trick.eyes }),
      t('review.running', { re, kontra }),
    ],
    pagingRows(scene, hand, number),
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
function pagingRows({ view, t }: HandScene, { deal, hand }: DealtHand, page: number): readonly Row[] {
  const to = (label: string, target: ReviewPage) =>
    button(label, { do: 'review', table: view.id, hand: deal.number, page: target });
  return rowsOf([
    ...(page > 1 ? [to(t('button.previous', { trick: page - 1 }), page - 1)] : []),
    ...(page > 0 ? [to(t('button.review-hands'), 'overview')] : []),
    ...(page < hand.tricks.length ? [to(t('button.next', { trick: page + 1 }), page + 1)] : []),
  ]);
}
