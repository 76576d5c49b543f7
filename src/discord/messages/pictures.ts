import { type Card, rankOf, suitOf } from '../../core/card.ts';
import { cardOf, leadingSeat, secondDulleWins, type Trick } from '../../core/hand/trick.ts';
import { sortCards } from '../../core/rules/cardOrder.ts';
import { handSize } from '../../core/rules/ruleSet.ts';
import { perSeat, SEATS, type Seat, seatsFrom } from '../../core/seat.ts';
import { chairNumbers } from '../../core/table/chairs.ts';
import type { ScoreSheet } from '../../core/table/sheet.ts';
import type { PublicView } from '../../core/view/publicView.ts';
import { seenOrder } from '../../core/view/seenOrder.ts';
import type { PlayerView } from '../../core/view/tableView.ts';
import type { Style, TrickPlace } from '../../pictures/spec.ts';
import type { Texts } from '../../texts/texts.ts';
import { orderIn } from './cards.ts';
import { type Part, picture } from './parts.ts';
import type { Reader } from './reader.ts';
import { type DealtHand, givenName, type HandScene, labelName, type Scene, signed } from './scene.ts';

/** A card in words, such as "queen of clubs". */
const cardName = (card: Card, t: Texts): string =>
  t('card.name', { suit: t(`card.${suitOf(card)}`), rank: t(`card.${rankOf(card)}`) });

const namesOf = (cards: readonly Card[], t: Texts): string =>
  cards.map((card) => cardName(card, t)).join(', ');

/** What a reader of text only is not shown. */
const shownTo = ({ style }: Reader, draw: (style: Style) => Part): Part => (style ? draw(style) : null);

/** The own cards; where one of them is asked for, those that may be played stand out. */
export function handPart({ reader, t, view }: Scene, { hand, seat }: PlayerView): Part {
  return shownTo(reader, (style) => {
    const order = seenOrder(hand);
    const cards = sortCards(hand.cards, order);
    if (cards.length === 0) return null;
    const asked = hand.phase === 'play' && hand.turn === seat && !view.paused;
    const playable = hand.legal.flatMap((action) => (action.do === 'play' ? [action.card] : []));
    const alt = { cards: namesOf(cards, t) };
    return picture(
      {
        kind: 'hand',
        style,
        cards: cards.map((card) => ({ card, bright: !asked || playable.includes(card) })),
        trumps: cards.filter((card) => order.groupOf(card) === 'trump').length,
      },
      asked ? t('picture.hand-playable', { ...alt, playable: namesOf(playable, t) }) : t('picture.hand', alt),
    );
  });
}

/** The table with one trick (number from 1) on it. */
export function trickPart(scene: HandScene, hand: PublicView, number: number): Part {
  const { reader, view, t } = scene;
  const won = hand.tricks[number - 1];
  const trick = won ?? hand.currentTrick;
  if (!trick) return null;
  const isAsked = !won && view.phase === 'playing' && !view.paused;
  return shownTo(reader, (style) =>
    picture(
      {
        kind: 'trick',
        style: { ...style, size: 'normal' },
        places: perSeat((seat) => placeOf(scene, hand, trick, seat)),
        leader: trick.leader,
        turn: isAsked ? hand.turn : null,
        winner: won?.winner ?? null,
        best: trick.cards.length > 0 ? bestIn(hand, trick, number) : null,
      },
      trickAlt(scene, trick, number, won?.winner ?? null, t),
    ),
  );
}

function bestIn(hand: PublicView, trick: Trick, number: number): Seat {
  const isLast = number === handSize(hand.rules);
  return leadingSeat(trick, orderIn(hand), secondDulleWins(hand.rules.secondDulleWins, isLast));
}

function placeOf(scene: HandScene, hand: PublicView, trick: Trick, seat: Seat): TrickPlace {
  const { view, deal, t } = scene;
  return {
    name: givenName(view, deal.lineup[seat]),
    card: cardOf(trick, seat) ?? null,
    marks: marksOf(hand, seat, t),
  };
}

/** The known party of a seat, and the highest step it has announced. */
function marksOf(hand: PublicView, seat: Seat, t: Texts): readonly string[] {
  const party = hand.knownParties[seat];
  const announced = hand.announcements.filter((made) => made.seat === seat).at(-1)?.value;
  return [
    ...(party ? [t(`party.${party}`)] : []),
    ...(announced && announced !== party ? [t(`announcement.${announced}`)] : []),
  ];
}

function trickAlt(
  { view, deal }: HandScene,
  trick: Trick,
  number: number,
  winner: Seat | null,
  t: Texts,
): string {
  const name = (seat: Seat): string => labelName(view, deal.lineup[seat]);
  const cards = seatsFrom(trick.leader)
    .flatMap((seat) => {
      const card = cardOf(trick, seat);
      return card ? [t('picture.card', { person: name(seat), card: cardName(card, t) })] : [];
    })
    .join(', ');
  if (cards === '') return t('picture.trick-empty', { trick: number });
  return winner === null
    ? t('picture.trick', { trick: number, cards })
    : t('picture.trick-won', { trick: number, cards, person: name(winner) });
}

/**
 * A finished hand with all four hands open: as dealt, or before a trick (number from 1). `costOf`: what the card
 * that a seat plays to the trick cost it, where the coach marks it.
 */
export function reviewPart(
  scene: HandScene,
  { hand }: DealtHand,
  number: number | null,
  costOf: (seat: Seat) => string | null = () => null,
): Part {
  const { reader, view, deal, t } = scene;
  const { result, dealt } = hand;
  if (!result) return null;
  const played = result.contract === 'thrown-in' ? null : result;
  const tricks = played?.tricks ?? [];
  const trick = number === null ? undefined : tricks[number - 1];
  // What a seat held is what it was still to play: true after a poverty's exchange, too.
  const heldBy = (seat: Seat): readonly Card[] =>
    number === null
      ? (dealt?.[seat] ?? [])
      : tricks.slice(number - 1).flatMap((later) => cardOf(later, seat) ?? []);
  return shownTo(reader, (style) =>
    picture(
      {
        kind: 'review',
        style: { ...style, size: 'normal' },
        rows: SEATS.map((seat) => ({
          name: givenName(view, deal.lineup[seat]),
          marks: [played ? t(`party.${played.parties[seat]}`) : null, costOf(seat)].filter(
            (mark) => mark !== null,
          ),
          cards: sortCards(heldBy(seat), orderIn(hand)),
          played: (trick && cardOf(trick, seat)) ?? null,
          isWinner: trick?.winner === seat,
        })),
      },
      number === null ? t('picture.review-dealt') : t('picture.review-trick', { trick: number }),
    ),
  );
}

/** How the totals of a session went; nothing before the second hand. */
export function chartPart({ reader, view, t }: Scene, sheet: ScoreSheet): Part {
  if (sheet.length < 2) return null;
  const lines = chairNumbers(view.chairs).map((chair) => {
    let total = 0;
    return {
      name: givenName(view, chair),
      totals: sheet.map(({ scores }) => {
        total += scores[chair] ?? 0;
        return total;
      }),
    };
  });
  const totals = chairNumbers(view.chairs).map((chair, index) =>
    t('picture.total', {
      person: labelName(view, chair),
      points: signed(lines[index]?.totals.at(-1) ?? 0),
    }),
  );
  return shownTo(reader, (style) =>
    picture(
      { kind: 'chart', style: { ...style, size: 'normal' }, title: t('picture.chart-title'), lines },
      t('picture.chart', { totals: totals.join(', ') }),
    ),
  );
}
