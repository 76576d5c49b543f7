import type { Card } from '../../core/card.ts';
import { type SchweineCards, schweineCards } from '../../core/rules/schweine.ts';
import type { Seat } from '../../core/seat.ts';
import type { PublicView } from '../../core/view/publicView.ts';
import { cardText } from './cards.ts';
import type { HandScene } from './scene.ts';

const KINDS = ['superschweine', 'schweine'] as const;
type Kind = (typeof KINDS)[number];

/** Who is known to hold which, and which cards they are; the highest first. */
function known(
  hand: PublicView,
): readonly { readonly kind: Kind; readonly seat: Seat; readonly card: Card }[] {
  const { contract, rules } = hand;
  const cards: SchweineCards | null =
    contract === null || contract === 'thrown-in' ? null : schweineCards(contract, rules);
  return KINDS.flatMap((kind) => {
    const seat = hand[kind];
    const card = cards?.[kind] ?? null;
    return seat === null || card === null ? [] : [{ kind, seat, card }];
  });
}

/** What stands behind a card that was played as a Schwein or Superschwein; empty behind all others. */
export function schweinMark({ t }: Pick<HandScene, 't'>, hand: PublicView, seat: Seat, card: Card): string {
  const found = known(hand).find((held) => held.seat === seat && held.card === card);
  return found ? t(`trick.${found.kind}-played`) : '';
}

/** Who holds Schweine, as far as the table knows, such as "Superschweine Anna · Schweine Ben"; null: nobody. */
export function schweineText({ t, name }: HandScene, hand: PublicView): string | null {
  const texts = known(hand).map(({ kind, seat }) => t(`trick.${kind}-of`, { person: name(seat) }));
  return texts.length > 0 ? texts.join(' · ') : null;
}

/** Who holds Schweine where the table is told before the first card. */
export function schweineTold({ t, name, reader }: HandScene, hand: PublicView): readonly string[] {
  if (hand.rules.schweineShown !== 'at-start') return [];
  return known(hand).map(({ kind, seat, card }) =>
    t(`deal.${kind}`, { person: name(seat), card: cardText(card, reader) }),
  );
}
