import type { BookedHand, Ledger } from '../ledger.ts';
import type { Exported } from './exportSources.ts';

/** The hands that are exported, in the order they ended; nothing of those that are to stay secret for now. */
export async function* exportedHands(
  ledger: Pick<Ledger, 'hands'>,
  exported: Exported,
): AsyncGenerator<BookedHand> {
  const { guildId } = exported;
  const wanted =
    exported.what === 'session'
      ? { guildId, table: exported.table }
      : exported.what === 'season'
        ? { guildId, league: exported.league }
        : { guildId };
  for await (const hand of ledger.hands(wanted)) if (!hand.concealed) yield hand;
}

/** Whether a hand counts: it was not thrown in, is not struck, and no other stands in its place. */
export const counts = ({ contract, struck, replacedBy }: BookedHand): boolean =>
  contract !== 'thrown-in' && struck === null && replacedBy === null;

/** A moment as ISO 8601 has it, in UTC. `at` in milliseconds since 1970. */
export const written = (at: number): string => new Date(at).toISOString();
