import type { Move } from '../../../core/table/action.ts';
import { cardsText, cardText } from '../cards.ts';
import type { Reader } from '../reader.ts';

/** A move as it stands in running text, such as `♣A`, "Re" or "Queens solo". */
export function moveText(move: Move, reader: Pick<Reader, 'signs' | 't'>): string {
  const { t } = reader;
  switch (move.do) {
    case 'declare':
      return t(`button.${move.value}`);
    case 'name':
      return t(`reservation.${move.value}`);
    case 'take':
      return t(move.value ? 'button.take-yes' : 'button.take-no');
    case 'pass':
      return cardsText(move.cards, reader);
    case 'announce':
      return t(`announcement.${move.value}`);
    case 'play':
      return cardText(move.card, reader);
  }
}
