import { handId } from '../../app/bookedHands.ts';
import type { PlayedHand } from '../../app/coach/reviews.ts';
import type { TableReading } from '../../app/tableReading.ts';
import type { ReviewPage } from '../customId.ts';
import type { Desk } from '../desk.ts';
import type { Coached } from '../messages/coach/reviewMarks.ts';
import type { MessagePayload } from '../messages/desired.ts';
import type { Reader } from '../messages/reader.ts';
import { reviewPanel } from '../messages/reviewPanel.ts';
import { type Click, revise, turnInto } from '../reply.ts';

/** A page of a hand that is over. */
export interface ReviewOf {
  /** The hand's id, such as `k3f9-3`. */
  readonly hand: string;
  /** Where it was played; null: at a table that is not kept. */
  readonly table: string | null;
  /** Null: there is nothing that the coach may look at. */
  readonly played: PlayedHand | null;
  readonly page: (coached: Coached) => MessagePayload;
}

/** A page of a hand of a table. */
export const reviewAt = (
  reading: TableReading,
  number: number,
  page: ReviewPage,
  reader: Reader,
): ReviewOf => ({
  hand: handId(reading.table.id, number),
  table: reading.table.id,
  played: reading.records().find((kept) => kept.number === number) ?? null,
  page: (coached) => reviewPanel(reading, number, page, reader, coached),
});

/**
 * Shows a page at once, and again with what the coach says of the hand as soon as it has thought. Whoever is alone at its
 * table is not dealt the next hand over it.
 */
export async function showReview(
  click: Click,
  desk: Pick<Desk, 'gallery' | 'reviews' | 'pages' | 'tables'>,
  { hand, table, played, page }: ReviewOf,
): Promise<void> {
  const isStill = desk.pages.turn(click.user.id, hand);
  const known = played && desk.reviews.known(hand);
  await turnInto(click, desk, page(played && !known ? 'thinking' : known));
  if (table !== null) await desk.tables.act(table, { do: 'look-back', by: click.user.id });
  if (!played || known) return;
  const marks = await desk.reviews.of(hand, played);
  if (isStill()) await revise(click, desk, page(marks));
}
