import { type Card, fullDeck, without } from '../../src/core/card.ts';
import { type PerSeat, perSeat, SEATS, type Seat } from '../../src/core/seat.ts';

export const cards = (text: string): Card[] => text.split(' ').filter(Boolean) as Card[];

/**
 * A deal in which the named seats hold the named cards; what is left of the deck fills the hands up in turn,
 * `rest` (the order of kinds) first.
 */
export function dealWith(
  named: Partial<Record<Seat, string>>,
  options: { readonly nines?: boolean; readonly rest?: string } = {},
): PerSeat<readonly Card[]> {
  const nines = options.nines ?? true;
  const hands = perSeat((seat) => cards(named[seat] ?? ''));
  let left = fullDeck(nines);
  for (const card of hands.flat()) {
    if (!left.includes(card)) throw new Error(`${card} is named too often`);
    left = without(left, card);
  }
  const first = cards(options.rest ?? '');
  const ordered = [...first.filter((card) => left.includes(card))];
  for (const card of ordered) left = without(left, card);
  const size = nines ? 12 : 10;
  if (hands.flat().length + ordered.length + left.length !== 4 * size) throw new Error('The deck is no deck');
  let seat: Seat = 0;
  for (const card of [...ordered, ...left]) {
    while (hands[seat].length >= size) seat = ((seat + 1) % 4) as Seat;
    hands[seat].push(card);
    seat = ((seat + 1) % 4) as Seat;
  }
  if (SEATS.some((other) => hands[other].length !== size)) throw new Error('A hand got too many cards');
  return hands;
}
