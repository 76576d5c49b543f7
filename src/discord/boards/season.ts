import type { LeagueSummary } from '../../app/leagues/leagueStore.ts';
import type { Desk } from '../desk.ts';

/** The season by which a server's standings go: the newest that was opened; null: there was none. */
export async function newestSeason(
  guildId: string,
  { leagues }: Pick<Desk, 'leagues'>,
): Promise<LeagueSummary | null> {
  return (await leagues.find({ guildId }))[0] ?? null;
}
