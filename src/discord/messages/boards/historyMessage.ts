import type { APISelectMenuOption } from 'discord.js';
import type { BookedHand, PlayerKey } from '../../../app/ledger.ts';
import { boardClicks, type HistoryChoice } from '../../boards/boardClick.ts';
import { button, menuRow, type Row, rowsOf } from '../components.ts';
import type { MessagePayload } from '../desired.ts';
import { message } from '../parts.ts';
import type { Reader } from '../reader.ts';
import { signed } from '../scene.ts';
import { contractText, pointsText } from './bookedLines.ts';
import { dateText } from './figures.ts';
import { playerText, seatLabel, shortSeat } from './players.ts';

/** Hands on one page. */
export const HANDS = 10;

/** Characters of an option in a menu, and of a name in one. */
const LONGEST_OPTION = 100;
const SHORT_NAME = 12;

/** A page of hands as somebody asked for it. */
export interface ShownHistory {
  readonly choice: HistoryChoice;
  readonly hands: readonly BookedHand[];
  /** On all pages together. */
  readonly total: number;
  /** Who asks. */
  readonly me: PlayerKey;
  /** The name of the player whose hands they are, as the books or the asking have it; untrusted. */
  readonly name: string;
  /** In a server its hands; in direct messages one's own of all servers. */
  readonly isServer: boolean;
}

export function historyMessage(shown: ShownHistory, reader: Reader): MessagePayload {
  const { t } = reader;
  const { hands, total, choice } = shown;
  const pages = Math.max(1, Math.ceil(total / HANDS));
  return message(
    [
      `### ${titleOf(shown, reader)}`,
      ...(hands.length === 0 ? [t('board.history-none'), t('board.empty-play')] : []),
      ...hands.flatMap((hand) => handLines(hand, reader)),
      pages > 1 ? t('board.page-of', { page: choice.page, pages }) : null,
    ],
    rows(shown, pages, reader),
  );
}

function titleOf({ choice: { player, table }, name, isServer }: ShownHistory, { t }: Reader): string {
  if (player !== null && (isServer || table !== null)) {
    const called = playerText({ player, name }, t);
    return table === null
      ? t('board.history-of', { name: called })
      : t('board.history-both', { name: called, table });
  }
  if (table !== null) return t('board.history-table', { table });
  return t(isServer ? 'board.history-here' : 'board.history-everywhere');
}

/** A hand with its points and marks; crossed out where it was struck; of a concealed one only that it was played. */
function handLines(hand: BookedHand, { t }: Reader): readonly string[] {
  if (hand.concealed) {
    const people = hand.seats.map((seat) => shortSeat(seat, t)).join(' · ');
    return [headOf(hand, t('board.mark-concealed'), t), `-# ${people}`];
  }
  const lines = [headOf(hand, contractText(hand, t), t), pointsText(hand, t)];
  const marks = marksOf(hand, t);
  return [
    ...(hand.struck ? lines.map((line) => `~~${line}~~`) : lines),
    ...(marks.length > 0 ? [`-# ${marks.join(' · ')}`] : []),
  ];
}

const headOf = ({ id, at }: BookedHand, what: string, t: Reader['t']): string =>
  t('board.history-hand', { hand: id, date: dateText(at), what });

const marksOf = ({ enteredBy, struck, replacedBy }: BookedHand, t: Reader['t']): readonly string[] => [
  ...(enteredBy === null ? [] : [t('board.mark-entered')]),
  ...(struck ? [t('board.mark-struck')] : []),
  ...(replacedBy === null ? [] : [t('board.mark-replaced', { hand: replacedBy })]),
];

function rows({ choice, hands, me, isServer }: ShownHistory, pages: number, reader: Reader): readonly Row[] {
  const { t } = reader;
  const { page, player, table } = choice;
  const to = (wanted: Partial<HistoryChoice>): string =>
    boardClicks.make({ ...choice, do: 'history', ...wanted });
  const all = button(t('board.all-hands'), to({ player: null, table: null, page: 1 }));
  const mine = button(t('board.my-hands'), to({ player: me, table: null, page: 1 }));
  return [
    ...(hands.length > 0
      ? [
          menuRow({
            id: boardClicks.make({ do: 'history-open' }),
            placeholder: t('board.choose-hand'),
            options: hands.map((hand) => optionOf(hand, reader)),
            count: 1,
          }),
        ]
      : []),
    ...rowsOf([
      ...(page > 1 ? [button(t('board.back', { page: page - 1 }), to({ page: page - 1 }))] : []),
      ...(page < pages ? [button(t('board.forward', { page: page + 1 }), to({ page: page + 1 }))] : []),
      ...(isServer && (player !== null || table !== null) ? [all] : []),
      ...(player !== me || table !== null ? [mine] : []),
    ]),
  ];
}

/** A hand in a menu: what was played, and everybody's points. */
function optionOf(hand: BookedHand, { t }: Reader): APISelectMenuOption {
  const people = hand.seats.map((seat) => {
    const name = seatLabel(seat, t, SHORT_NAME);
    return hand.concealed ? name : `${name} ${signed(seat.points)}`;
  });
  return {
    value: hand.id,
    label: hand.concealed
      ? hand.id
      : t('board.hand-option', { hand: hand.id, contract: t(`contract.${hand.contract}`) }),
    description: fitting(people),
  };
}

/** As many of the texts as an option takes. */
function fitting(texts: readonly string[]): string {
  let fit = '';
  for (const text of texts) {
    const longer = fit === '' ? text : `${fit} · ${text}`;
    if (longer.length > LONGEST_OPTION) break;
    fit = longer;
  }
  return fit;
}
