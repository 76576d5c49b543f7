import type { APIButtonComponent } from 'discord.js';
import { scoreOf } from '../../../app/enteredHands.ts';
import { type BookedHand, computerLevel } from '../../../app/ledger.ts';
import type { Draft } from '../../../core/score/draft.ts';
import { chairNumbers, seatOfChair } from '../../../core/table/chairs.ts';
import type { Chair } from '../../../core/table/occupant.ts';
import type { DealView, TableView } from '../../../core/view/tableView.ts';
import type { Texts } from '../../../texts/texts.ts';
import { boardClicks, type HandPage } from '../../boards/boardClick.ts';
import { outcomeLines } from '../../scores/outcomeLines.ts';
import type { Coached } from '../coach/reviewMarks.ts';
import { button, type Row, rowsOf } from '../components.ts';
import type { MessagePayload } from '../desired.ts';
import { message, type Part } from '../parts.ts';
import type { Reader } from '../reader.ts';
import { outcomeParts, standInLines } from '../result.ts';
import { reviewPage } from '../reviewPanel.ts';
import { atHand, type DealtHand, type HandScene, sceneOf } from '../scene.ts';
import { bookedOutcome, correctionLines } from './bookedLines.ts';
import { dateTimeText } from './figures.ts';
import { givenSeat, seatText } from './players.ts';

/** A hand of the books as somebody looks at it. */
export interface ShownHand {
  readonly booked: BookedHand;
  /** The hand as it was played, and its table; null: it has no cards, or they are not kept any more. */
  readonly played: { readonly table: TableView; readonly hand: DealtHand } | null;
  /** What was chosen when it was entered; null: it was played here, or that is not kept any more. */
  readonly entered: Draft | null;
  /** Buttons by which the reader may correct it. */
  readonly corrections: readonly APIButtonComponent[];
  /** Whether there is anybody to show it to: not in direct messages. */
  readonly isServer: boolean;
}

/** A hand that is over: itself with its score, the four hands, or a trick; of a concealed one that it was played. */
export function handMessage(
  shown: ShownHand,
  page: HandPage,
  reader: Reader,
  coached: Coached = null,
): MessagePayload {
  const { booked, played } = shown;
  if (booked.concealed || !played || page === 'hand') {
    return message(headParts(shown, reader), rows(shown, reader));
  }
  const { id } = booked;
  return reviewPage(sceneIn(booked, played, reader), played.hand, page, {
    to: (other) => boardClicks.make({ do: 'hand', hand: id, page: other }),
    more: [button(reader.t('board.result'), boardClicks.make({ do: 'hand', hand: id, page: 'hand' }))],
    coached,
  });
}

/** The same for everybody. `by`: who shows it, as a mention. */
export const sharedHand = (shown: ShownHand, by: string, reader: Reader): MessagePayload =>
  message(
    [...headParts(shown, reader), reader.t('board.shared-by', { person: by })],
    rowsOf([
      button(
        reader.t('board.look-hand'),
        boardClicks.make({ do: 'hand', hand: shown.booked.id, page: 'hand' }),
      ),
    ]),
  );

function headParts(shown: ShownHand, reader: Reader): readonly Part[] {
  const { t } = reader;
  const { booked } = shown;
  const { id, number, at, contract, enteredBy } = booked;
  const about = t('board.hand-about', { hand: id, date: dateTimeText(at) });
  if (booked.concealed) {
    return [`### ${t('board.hand-secret', { hand: number })}`, about, t('board.concealed-until')];
  }
  const called = t(`contract.${contract}`);
  return [
    `### ${enteredBy === null ? t('review.title', { hand: number, contract: called }) : t('board.hand-entered', { contract: called })}`,
    about,
    ...correctionLines(booked, t),
    ...outcome(shown, reader),
  ];
}

function outcome({ booked, played, entered }: ShownHand, reader: Reader): readonly Part[] {
  const { t } = reader;
  if (played) {
    const scene = sceneIn(booked, played, reader);
    return [...outcomeParts(scene, played.hand.hand), ...standInLines(scene, played.hand)];
  }
  const { rules, seats, enteredBy } = booked;
  const score = entered && scoreOf({ draft: entered, rules });
  if (entered && score?.ok) {
    return outcomeLines({ draft: entered, rules, players: seats }, score.value, seatText, t);
  }
  return [...bookedOutcome(booked, t), enteredBy === null ? t('board.no-cards') : null];
}

/** The hand's scene with those on its chairs who played it, whoever sits there now. */
function sceneIn(
  booked: BookedHand,
  { table, hand }: NonNullable<ShownHand['played']>,
  reader: Reader,
): HandScene {
  const view = { ...table, chairs: chairsIn(table, hand.deal, booked, reader.t) };
  return atHand(sceneOf(view, reader, 'person'), hand.deal);
}

function chairsIn(
  { chairs }: TableView,
  { lineup }: DealView,
  { seats }: BookedHand,
  t: Texts,
): TableView['chairs'] {
  return chairNumbers(chairs).map((number): Chair => {
    const seat = seatOfChair(lineup, number);
    if (seat === null) return chairs[number] ?? null;
    const { player, name } = seats[seat];
    const level = computerLevel(player);
    if (level) return { kind: 'computer', name, level, vacated: false };
    return {
      kind: 'person',
      person: { id: player, name: givenSeat(seats[seat], t) },
      misses: 0,
      held: false,
    };
  });
}

function rows({ booked, played, corrections, isServer }: ShownHand, { t }: Reader): readonly Row[] {
  const { id, table, concealed, replaces, replacedBy } = booked;
  const to = (page: HandPage, hand = id): string => boardClicks.make({ do: 'hand', hand, page });
  const ofTable =
    table === null
      ? []
      : [
          button(
            t('board.hands-of-table'),
            boardClicks.make({ do: 'history', player: null, table, page: 1 }),
          ),
        ];
  if (concealed) return rowsOf(ofTable);
  const hasTricks = (played?.hand.hand.tricks.length ?? 0) > 0;
  return [
    ...(played
      ? rowsOf([
          button(t('button.review-hands'), to('overview')),
          ...(hasTricks ? [button(t('button.next', { trick: 1 }), to(1))] : []),
          button(t('board.export'), boardClicks.make({ do: 'hand-record', hand: id })),
          button(t('board.check'), boardClicks.make({ do: 'hand-deal', hand: id })),
        ])
      : []),
    ...rowsOf([
      ...[replaces, replacedBy].flatMap((other) =>
        other === null ? [] : [button(other, to('hand', other))],
      ),
      ...ofTable,
      ...(isServer
        ? [button(t('board.share'), boardClicks.make({ do: 'hand-share', hand: id }), 'primary')]
        : []),
    ]),
    ...rowsOf(corrections),
  ];
}
