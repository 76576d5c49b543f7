import { isLevel, type Level } from '../core/level.ts';
import type { Party, ResultContract } from '../core/rules/contract.ts';
import type { RuleSet } from '../core/rules/ruleSet.ts';
import type { SeatFacts } from '../core/score/seatFacts.ts';
import type { PerSeat } from '../core/seat.ts';
import type { PersonId } from '../core/table/occupant.ts';
import type { SheetRow } from '../core/table/sheet.ts';
import type { Rating } from './rating.ts';

/**
 * Who a hand is booked for: a person's id; `computer:` and its level; `former:` and a number for somebody whose
 * data were deleted; `guest` for anybody without an account.
 */
export type PlayerKey = string;

/** Computers of a level, whatever their names: in a server they share one rating. */
export const computerKey = (level: Level): PlayerKey => `computer:${level}`;

/** The level of computers; null: anybody else. */
export function computerLevel(player: PlayerKey): Level | null {
  const level = isComputer(player) ? player.slice('computer:'.length) : null;
  return isLevel(level) ? level : null;
}

/** Somebody without an account, who played a hand that was entered: nobody in particular. */
export const GUEST: PlayerKey = 'guest';

export const isComputer = (player: PlayerKey): boolean => player.startsWith('computer:');

/** What a seat brings to the books. */
export interface BookedSeat {
  readonly player: PlayerKey;
  /** As it stood on the sheet; untrusted. */
  readonly name: string;
  /** Null in a hand that was thrown in. */
  readonly party: Party | null;
  readonly points: number;
  readonly facts: SeatFacts;
}

/** Where in a league a hand was played. */
interface LeaguePlace {
  readonly league: string;
  /** Match day and table, from 1. */
  readonly round: number;
  readonly table: number;
}

/** A finished hand as a server's books take it. */
export interface NewHand {
  /** `<table>-<number>` for a hand played here, any other short id for one that was entered. */
  readonly id: string;
  readonly guildId: string;
  /** When it ended, milliseconds since 1970. */
  readonly at: number;
  /** The table it was played at; null: played with real cards, and entered by somebody. */
  readonly table: string | null;
  /** Number of the deal in its session; 1 where it was entered. */
  readonly number: number;
  /** Who entered it; null: it was played here. */
  readonly enteredBy: PersonId | null;
  readonly league: LeaguePlace | null;
  /**
   * Played with the deals of a duplicate league's round that is still going on: it is in the history, nothing of it
   * may be told but that it was played, and it counts for nothing until `reveal`.
   */
  readonly concealed: boolean;
  readonly rules: RuleSet;
  readonly contract: ResultContract;
  /** The seat that played alone, by a named solo, silently or in a wedding; and how a named one came about. */
  readonly soloist: number | null;
  readonly soloKind: NonNullable<SheetRow['solo']>['kind'] | null;
  readonly winner: Party | null;
  /** Card points of Re; null in a hand that was thrown in. */
  readonly reEyes: number | null;
  readonly value: number;
  readonly multiplier: number;
  readonly seats: PerSeat<BookedSeat>;
}

/** A hand in the books. */
export interface BookedHand extends NewHand {
  readonly rulesKey: string;
  /** Struck: it counts for nothing any more, and stays to be seen. */
  readonly struck: { readonly by: PersonId; readonly at: number } | null;
  /** The hand that this one was entered in place of, and the one that stands in its place. */
  readonly replaces: string | null;
  readonly replacedBy: string | null;
}

export const PERIODS = ['today', 'month', 'season', 'all'] as const;
export type Period = (typeof PERIODS)[number];

export const RANKINGS = ['points', 'average', 'wins', 'rating'] as const;
export type Ranking = (typeof RANKINGS)[number];

export interface LeaderboardQuery {
  readonly guildId: string;
  /** A period as the books name it: `day:2026-11-30`, `month:2026-11`, `season:<league>`, or `all`. */
  readonly period: string;
  /** Hands by these rules only; null: all. */
  readonly rulesKey: string | null;
  readonly by: Ranking;
  readonly players: 'people' | 'computers';
  /** Hands that somebody needs at least to be listed. */
  readonly least: number;
  readonly offset: number;
  readonly limit: number;
  /** Whose place is asked for too, on whichever page it is. */
  readonly own: PlayerKey | null;
}

export interface LeaderboardRow {
  /** From 1; equal ones share theirs. */
  readonly rank: number;
  readonly player: PlayerKey;
  readonly name: string;
  readonly hands: number;
  readonly points: number;
  readonly wins: number;
  /** Null where nobody has rated them yet. */
  readonly rating: Rating | null;
}

export interface Leaderboard {
  readonly rows: readonly LeaderboardRow[];
  /** Players who are listed on all pages together. */
  readonly players: number;
  /** The row of `own`; null where they are not listed. */
  readonly own: LeaderboardRow | null;
}

/** Rules of a server's hands; its leaderboard can be asked for theirs alone. */
export interface RulesPlayed {
  readonly rulesKey: string;
  readonly rules: RuleSet;
  readonly hands: number;
}

/** Hands of one kind that somebody played, and how many they won. */
export interface Share {
  readonly hands: number;
  readonly wins: number;
  readonly points: number;
}

/** Everything the books say of a player in a server. */
export interface PlayerStats {
  readonly player: PlayerKey;
  readonly name: string;
  readonly all: Share;
  readonly re: Share;
  readonly kontra: Share;
  /** Hands played alone, by contract: the named solos and `silent-wedding`. */
  readonly solos: readonly (Share & { readonly contract: ResultContract })[];
  readonly facts: SeatFacts;
  readonly best: BookedHand | null;
  readonly worst: BookedHand | null;
  /** With whom in one party, the most frequent first; at most ten. */
  readonly partners: readonly (Share & { readonly player: PlayerKey; readonly name: string })[];
  readonly rating: Rating | null;
  /** Sums of points in order of hands, thinned out to at most 100. */
  readonly progress: readonly number[];
}

/** Whose hands are asked for: those of a server, or one player's in all servers. */
type WhoseHands =
  | { readonly guildId: string; readonly player?: PlayerKey }
  | { readonly guildId: null; readonly player: PlayerKey };

export type HistoryQuery = WhoseHands & {
  readonly table?: string;
  readonly league?: string;
  /** When hands ended, milliseconds since 1970, both included. */
  readonly from?: number;
  readonly until?: number;
  readonly offset?: number;
  readonly limit?: number;
};

/** The books of all servers: every finished hand, and what follows from it. */
export interface Ledger {
  /**
   * Books a hand that was entered by somebody; those played here are booked together with their events. The hand
   * that it replaces is struck by whoever entered this one, at `at`. False, and nothing is booked, where the id is
   * taken, there is no hand to be replaced, or another one stands in its place already.
   */
  enter(hand: NewHand, replaces?: { readonly hand: string; readonly at: number } | null): Promise<boolean>;
  /** False where there is no such hand in the server, or it is struck already. */
  strike(guildId: string, hand: string, by: PersonId, at: number): Promise<boolean>;
  /** Takes a strike back; false where there is none, or another hand stands in its place. */
  restore(guildId: string, hand: string): Promise<boolean>;
  /** A duplicate league's round is over: its hands are open now, and count. */
  reveal(league: string, round: number): Promise<void>;
  /** `guildId` null: wherever it was played. */
  hand(guildId: string | null, hand: string): Promise<BookedHand | null>;
  /** Newest first; struck ones too. */
  history(wanted: HistoryQuery): Promise<{ readonly hands: readonly BookedHand[]; readonly total: number }>;
  leaderboard(wanted: LeaderboardQuery): Promise<Leaderboard>;
  /** Rules by which hands of a server were played that count, those of most hands first. */
  rulesPlayed(guildId: string): Promise<readonly RulesPlayed[]>;
  /** Null where they have played nothing. */
  stats(guildId: string, player: PlayerKey, rulesKey: string | null): Promise<PlayerStats | null>;
  /** All hands of a server (or of one league) in the order they ended, read in portions. */
  hands(
    wanted: Pick<HistoryQuery, 'guildId' | 'league' | 'table' | 'player' | 'from' | 'until'>,
  ): AsyncIterable<BookedHand>;
}
