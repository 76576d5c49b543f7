import type { LeagueHand } from '../core/league/leagueHand.ts';
import type { LeagueView } from '../core/league/view.ts';
import type { BookedHand, Ledger } from './ledger.ts';
import type { Tables } from './tables.ts';

interface Parts {
  readonly hands: Pick<Ledger, 'hands'>;
  readonly tables: Pick<Tables, 'played'>;
}

/**
 * All hands of a season from the books, each with the number of its deal on the match day: Dulle's tables number
 * theirs from 1, also where one goes on with another; and what was entered in place of a hand was the same deal.
 */
export async function leagueHands(league: LeagueView, { hands, tables }: Parts): Promise<LeagueHand[]> {
  const booked: BookedHand[] = [];
  for await (const hand of hands.hands({ guildId: league.guildId, league: league.id })) booked.push(hand);
  const before = await dealsBefore(league, tables);
  const byId = new Map(booked.map((hand) => [hand.id, hand]));
  const dealOf = (hand: BookedHand): number => {
    const first = hand.replaces === null ? undefined : byId.get(hand.replaces);
    return first ? dealOf(first) : hand.number + (before.get(hand.table ?? '') ?? 0);
  };
  return booked.map((hand) => ({ ...hand, number: dealOf(hand) }));
}

/** Deals that lie before the first one of each table that goes on with another. */
async function dealsBefore(
  { rounds }: LeagueView,
  tables: Pick<Tables, 'played'>,
): Promise<ReadonlyMap<string, number>> {
  const before = new Map<string, number>();
  for (const { dulleTable, earlier } of rounds.flatMap((round) => round.tables)) {
    const chain = dulleTable === null ? earlier : [...earlier, dulleTable];
    for (const [index, table] of chain.slice(1).entries()) {
      const played = await tables.played(chain[index] ?? '');
      if (played) before.set(table, played.altogether.deals);
    }
  }
  return before;
}
