import type { APIButtonComponent } from 'discord.js';
import { type Card, countOf, rankOf } from '../../core/card.ts';
import { STEPS } from '../../core/rules/announcement.ts';
import type { EarlyAnswer } from '../../core/table/action.ts';
import { isChoice, type LegalAction } from '../../core/view/legalActions.ts';
import type { PublicView } from '../../core/view/publicView.ts';
import { seenOrder } from '../../core/view/seenOrder.ts';
import type { DealView, PlayerView } from '../../core/view/tableView.ts';
import { GERMAN_LETTERS, lettered } from '../../pictures/faces/letters.ts';
import { type ButtonMove, passValue } from '../customId.ts';
import { cardLabel, kindsOf } from './cards.ts';
import { button, disabled, type Look, linkButton, menuRow, type Row, rowsOf } from './components.ts';
import type { Emoji, Reader } from './reader.ts';
import { resultButtons } from './result.ts';
import type { Scene } from './scene.ts';

/** What buttons need: they name nobody. */
type Linked = Pick<Scene, 'view' | 'reader' | 't' | 'link'>;

/** Buttons of a hand that goes on: the inquiry's answers or the cards, announcements, and the table's. */
export function ownRows(scene: Linked, player: PlayerView, hand: PublicView): readonly Row[] {
  return [...phaseRows(scene, player), ...announcementRows(scene, player), ...tableRows(scene, player, hand)];
}

/** Buttons of a hand that is over. */
export const overRows = (scene: Linked, deal: DealView, hand: PublicView): readonly Row[] =>
  rowsOf([
    ...resultButtons(scene, deal, hand),
    linkButton(scene.t('button.table'), scene.link),
    menuButton(scene),
  ]);

/** Buttons for somebody who has left the table. */
export const departedRows = (scene: Linked): readonly Row[] =>
  rowsOf([linkButton(scene.t('button.table'), scene.link), menuButton(scene)]);

function phaseRows(scene: Linked, player: PlayerView): readonly Row[] {
  switch (player.hand.phase) {
    case 'declare':
    case 'name':
      return inquiryRows(scene, player);
    case 'take':
      return takeRows(scene, player);
    case 'pass':
      return passRows(scene, player);
    case 'play':
      return cardRows(scene, player);
    case 'over':
      return [];
  }
}

/** Nothing can be moved while the table is paused. */
function moveButton(
  { view }: Linked,
  { token }: PlayerView,
  label: string,
  move: ButtonMove,
  look: Look,
): APIButtonComponent {
  const shown = button(label, { do: 'move', table: view.id, token, move }, look);
  return view.paused ? disabled(shown) : shown;
}

const legalOf = <D extends LegalAction['do']>(
  { hand }: PlayerView,
  kind: D,
): readonly Extract<LegalAction, { do: D }>[] =>
  hand.legal.filter((action): action is Extract<LegalAction, { do: D }> => action.do === kind);

/**
 * What may be answered, now or early. The answer that is kept stands in its place, marked and disabled; the
 * others change it.
 */
function inquiryRows(scene: Linked, player: PlayerView): readonly Row[] {
  const { open, kept } = player.early;
  const offered: readonly EarlyAnswer[] = [
    ...legalOf(player, 'declare'),
    ...legalOf(player, 'name'),
    ...open,
    ...kept,
  ];
  const shown = offered
    .filter((answer, index) => offered.findIndex((other) => other.value === answer.value) === index)
    .toSorted((a, b) => ORDER.indexOf(a.value) - ORDER.indexOf(b.value));
  const buttons = (kind: EarlyAnswer['do']): readonly APIButtonComponent[] =>
    shown
      .filter((answer) => answer.do === kind)
      .map((answer) =>
        answerButton(
          scene,
          player,
          answer,
          kept.some(({ value }) => value === answer.value),
        ),
      );
  return [...rowsOf(buttons('declare')), ...rowsOf(buttons('name'))];
}

/** The order in which answers are shown, so that buttons keep their places. */
const ORDER: readonly EarlyAnswer['value'][] = [
  'healthy',
  'reservation',
  'wedding',
  'poverty',
  'throw-in',
  'solo-diamonds',
  'solo-hearts',
  'solo-spades',
  'solo-clubs',
  'solo-queens',
  'solo-jacks',
  'solo-fleischlos',
  'solo-kings',
  'solo-queens-jacks',
  'solo-kings-queens',
  'solo-kings-jacks',
  'solo-koehler',
];

function answerButton(
  scene: Linked,
  player: PlayerView,
  answer: EarlyAnswer,
  isKept: boolean,
): APIButtonComponent {
  const { t } = scene;
  const text = answer.do === 'declare' ? t(`button.${answer.value}`) : t(`reservation.${answer.value}`);
  if (isKept)
    return disabled(moveButton(scene, player, t('button.kept', { answer: text }), answer, 'primary'));
  return moveButton(scene, player, text, answer, answer.value === 'healthy' ? 'success' : 'secondary');
}

function takeRows(scene: Linked, player: PlayerView): readonly Row[] {
  return rowsOf(
    legalOf(player, 'take').map((move) =>
      moveButton(
        scene,
        player,
        scene.t(move.value ? 'button.take-yes' : 'button.take-no'),
        move,
        'secondary',
      ),
    ),
  );
}

function passRows(scene: Linked, player: PlayerView): readonly Row[] {
  const [pass] = legalOf(player, 'pass');
  if (!pass) return [];
  const options = kindsOf(player.hand.cards, seenOrder(player.hand)).flatMap(({ card, count }) =>
    Array.from({ length: count }, (_, copy) => ({
      ...shownAs(card, scene.reader),
      value: passValue(card, copy),
      // Not chosen beforehand: a menu tells nothing as long as nobody changes it.
      ...(copy < countOf(pass.must, card) ? { description: scene.t('own.pass-must') } : {}),
    })),
  );
  return [
    menuRow({
      id: { do: 'pass', table: scene.view.id, token: player.token },
      placeholder: scene.t('own.pass-menu'),
      options,
      count: pass.count,
    }),
  ];
}

/**
 * A card on a button or in a menu. Suit and rank stand beside its emoji too, since a phone shows that so small
 * that suits are hard to tell; but a French suit says nothing to those who see acorns, so they read the rank.
 */
function shownAs(
  card: Card,
  { signs, faces, t }: Reader,
): { readonly label: string; readonly emoji?: Emoji } {
  const emoji = signs(card);
  if (!emoji) return { label: cardLabel(card, t) };
  return { label: faces === 'german' ? lettered(rankOf(card), GERMAN_LETTERS) : cardLabel(card, t), emoji };
}

/**
 * A phone shows four cards in a row, and three that bear an emoji beside suit and rank; one more would stand alone
 * in the next line.
 */
const CARDS_IN_A_ROW = 4;
const EMOJIS_IN_A_ROW = 3;

/** Every card in hand, equal ones once, always in the same order; pressable where it may be played now. */
function cardRows(scene: Linked, player: PlayerView): readonly Row[] {
  const playable: readonly Card[] = legalOf(player, 'play').map(({ card }) => card);
  const kinds = kindsOf(player.hand.cards, seenOrder(player.hand));
  const { signs, faces } = scene.reader;
  const wide = faces === 'french' && kinds.some(({ card }) => signs(card) !== null);
  return rowsOf(
    kinds.map(({ card, count }) => {
      const { label: text, ...sign } = shownAs(card, scene.reader);
      const label = count > 1 ? scene.t('button.card-twice', { card: text }) : text;
      const legal = playable.includes(card);
      const look = legal ? 'primary' : 'secondary';
      const shown = { ...moveButton(scene, player, label, { do: 'play', card }, look), ...sign };
      return legal ? shown : disabled(shown);
    }),
    wide ? EMOJIS_IN_A_ROW : CARDS_IN_A_ROW,
  );
}

/** All announcements in fixed places, so that a second press never hits the next step. */
function announcementRows(scene: Linked, player: PlayerView): readonly Row[] {
  const { party } = player.hand;
  const legal = legalOf(player, 'announce').map(({ value }) => value);
  if (legal.length === 0 || party === null) return [];
  return rowsOf(
    [party, ...STEPS].map((value) => {
      const label = scene.t(`announcement.${value}`);
      const move = { do: 'announce', value } as const;
      return legal.includes(value)
        ? moveButton(scene, player, label, move, 'danger')
        : disabled(moveButton(scene, player, label, move, 'secondary'));
    }),
  );
}

const menuButton = ({ view, t }: Linked): APIButtonComponent =>
  button(t('button.menu'), { do: 'menu', table: view.id });

/** Where the table plays with hints, whoever has something to decide may ask for one. */
function hintButton({ view, t }: Linked, { hand }: PlayerView): APIButtonComponent {
  const shown = button(t('button.hint'), { do: 'hint', table: view.id });
  const exchanges = hand.phase === 'take' || hand.phase === 'pass';
  const asked = isChoice(hand.legal) && !exchanges;
  return asked && !view.paused ? shown : disabled(shown);
}

function tableRows(scene: Linked, player: PlayerView, hand: PublicView): readonly Row[] {
  const { view, t, link } = scene;
  const table = view.id;
  const back = button(t('button.return'), { do: 'return', table }, 'success');
  const last = button(t('button.last-trick'), { do: 'last-trick', table });
  return rowsOf([
    ...(player.held ? [back] : []),
    ...(view.settings.hints ? [hintButton(scene, player)] : []),
    linkButton(t('button.table'), link),
    ...(hand.tricks.length > 0 ? [last] : []),
    button(t('button.rules'), { do: 'rules', table }),
    menuButton(scene),
  ]);
}
