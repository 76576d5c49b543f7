import { otherParty } from '../../core/rules/contract.ts';
import { SEATS, type Seat } from '../../core/seat.ts';
import { aidOf } from '../../core/view/aid.ts';
import type { SeatView } from '../../core/view/seatView.ts';
import { cardText, suitText } from './cards.ts';
import { sentence } from './rules/phrases.ts';
import type { HandScene } from './scene.ts';

/** Trumps counted, suits led and parties known, for a player who wants that; empty where nothing is played. */
export function aidLines(
  { t, name, reader }: Pick<HandScene, 't' | 'name' | 'reader'>,
  hand: SeatView,
): readonly string[] {
  const aid = aidOf(hand);
  if (!aid) return [];
  const { trumps, seen, led, parties } = aid;
  const seenTexts = seen.map(({ card, played }) => t('aid.card', { card: cardText(card, reader), played }));
  const ledTexts = led.map(({ suit, tricks }) => t('aid.suit', { suit: suitText(suit), times: tricks }));
  const others = SEATS.filter((seat) => seat !== hand.seat);
  const people = (seats: readonly Seat[]): string => seats.map(name).join(', ');
  const { party } = hand;
  const friends = others.filter((seat) => party !== null && parties[seat] === party);
  const foes = others.filter((seat) => party !== null && parties[seat] === otherParty(party));
  return [
    [trumps.played + trumps.own + trumps.out > 0 ? t('aid.trumps', trumps) : ''],
    [
      seenTexts.length > 0 ? t('aid.cards', { cards: seenTexts.join(' · ') }) : '',
      ledTexts.length > 0 ? t('aid.suits', { suits: ledTexts.join(' · ') }) : '',
    ],
    foes.length === others.length
      ? [t('aid.alone')]
      : [
          friends.length > 0 ? t('aid.with', { people: people(friends) }) : '',
          foes.length > 0 ? t('aid.against', { people: people(foes) }) : '',
        ],
  ]
    .map((texts) => texts.filter((text) => text !== ''))
    .filter((texts) => texts.length > 0)
    .map((texts) => `-# ${sentence(texts.join(' · '))}`);
}
