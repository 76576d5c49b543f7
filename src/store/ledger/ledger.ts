import type { Kysely } from 'kysely';
import type {
  BookedHand,
  HistoryQuery,
  Leaderboard,
  LeaderboardQuery,
  Ledger,
  NewHand,
  PlayerKey,
  PlayerStats,
  RulesPlayed,
} from '../../app/ledger.ts';
import { ALL_TIME } from '../../app/periods.ts';
import { SEATS } from '../../core/seat.ts';
import type { PersonId } from '../../core/table/occupant.ts';
import type { Schema } from '../schema.ts';
import { enterHand, restoreHand, revealHands, strikeHand } from './correcting.ts';
import { readHistory, walkHands } from './history.ts';
import { readLeaderboard } from './leaderboard.ts';
import { readHands, readRules } from './rows.ts';
import { readStats } from './stats.ts';
import { ANY_RULES } from './tallying.ts';

interface Parts {
  readonly db: Kysely<Schema>;
  /** By which days begin. */
  readonly timeZone: string;
  /** Called after every correction: ratings may have to be worked out anew. */
  readonly onBooks: () => void;
}

/** The books of all servers. */
export class SqlLedger implements Ledger {
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  enter(
    hand: NewHand,
    replaces: { readonly hand: string; readonly at: number } | null = null,
  ): Promise<boolean> {
    const { db, timeZone } = this.parts;
    return this.correcting(enterHand(db, hand, timeZone, replaces));
  }

  strike(guildId: string, hand: string, by: PersonId, at: number): Promise<boolean> {
    return this.correcting(strikeHand(this.parts.db, guildId, hand, by, at));
  }

  restore(guildId: string, hand: string): Promise<boolean> {
    return this.correcting(restoreHand(this.parts.db, guildId, hand));
  }

  reveal(league: string, round: number): Promise<void> {
    return this.correcting(revealHands(this.parts.db, league, round));
  }

  async hand(guildId: string | null, hand: string): Promise<BookedHand | null> {
    const [found] = await readHands(this.parts.db, [hand]);
    return found && (guildId === null || found.guildId === guildId) ? found : null;
  }

  history(wanted: HistoryQuery): Promise<{ readonly hands: readonly BookedHand[]; readonly total: number }> {
    return readHistory(this.parts.db, wanted);
  }

  leaderboard(wanted: LeaderboardQuery): Promise<Leaderboard> {
    return readLeaderboard(this.parts.db, wanted);
  }

  async rulesPlayed(guildId: string): Promise<readonly RulesPlayed[]> {
    const rows = await this.parts.db
      .selectFrom('tallies')
      .select((row) => ['rules_key', row.fn.sum<number>('hands').as('seats')])
      .where('guild_id', '=', guildId)
      .where('period', '=', ALL_TIME)
      .where('rules_key', '<>', ANY_RULES)
      .groupBy('rules_key')
      .orderBy('seats', 'desc')
      .orderBy('rules_key')
      .execute();
    const byKey = await readRules(
      this.parts.db,
      rows.map(({ rules_key }) => rules_key),
    );
    return rows.flatMap(({ rules_key, seats }) => {
      const rules = byKey.get(rules_key);
      return rules ? [{ rulesKey: rules_key, rules, hands: Number(seats) / SEATS.length }] : [];
    });
  }

  stats(guildId: string, player: PlayerKey, rulesKey: string | null): Promise<PlayerStats | null> {
    return readStats(this.parts.db, { guildId, player, rulesKey });
  }

  hands(wanted: Omit<HistoryQuery, 'offset' | 'limit'>): AsyncIterable<BookedHand> {
    return walkHands(this.parts.db, wanted);
  }

  private async correcting<T>(correction: Promise<T>): Promise<T> {
    const outcome = await correction;
    this.parts.onBooks();
    return outcome;
  }
}
