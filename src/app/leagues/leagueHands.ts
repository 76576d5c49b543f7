import type { LeagueHand } from '../../core/league/leagueHand.ts';
import type { LeagueView } from '../../core/league/view.ts';
import type { BookedHand, Ledger } from '../ledger.ts';

/**
 * All hands of a season from the books, each with the number of its deal on the match day: what was entered in place
 * of a hand was the same deal.
 */
export async function leagueHands(
  { guildId, id }: LeagueView,
  { hands }: { readonly hands: Pick<Ledger, 'hands'> },
): Promise<LeagueHand[]> {
  const booked: BookedHand[] = [];
  for await (const hand of hands.hands({ guildId, league: id })) booked.push(hand);
  const byId = new Map(booked.map((hand) => [hand.id, hand]));
  const dealOf = (hand: BookedHand): number => {
    const first = hand.replaces === null ? undefined : byId.get(hand.replaces);
    return first ? dealOf(first) : hand.number;
  };
  return booked.map((hand) => ({ ...hand, number: dealOf(hand) }));
}
