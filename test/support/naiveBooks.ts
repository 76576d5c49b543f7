import {
  type BookedHand,
  GUEST,
  isComputer,
  type LeaderboardQuery,
  type LeaderboardRow,
  type NewHand,
  type PlayerStats,
  type Share,
} from '../../src/app/ledger.ts';
import { NEW_RATING, type Rating, rated } from '../../src/app/rating.ts';
import { rulesKeyOf } from '../../src/app/rulesKey.ts';
import { NO_FACTS, type SeatFacts } from '../../src/core/score/seatFacts.ts';
import { isFormer } from '../../src/core/table/occupant.ts';

interface Season {
  readonly league: string;
  readonly openedAt: number;
  readonly closedAt: number | null;
}

const byTime = (a: BookedHand, b: BookedHand): number => a.at - b.at || (a.id < b.id ? -1 : 1);

/**
 * The books of one server a second time, without a database and without thrift: a plain list of hands, and everything
 * counted from it whenever somebody asks. Days are those of UTC.
 */
export class NaiveBooks {
  hands: BookedHand[] = [];
  seasons: Season[] = [];

  book(hand: NewHand, replaces: string | null = null): boolean {
    if (this.hands.some(({ id }) => id === hand.id)) return false;
    this.hands.push({ ...hand, rulesKey: rulesKeyOf(hand.rules), struck: null, replaces, replacedBy: null });
    return true;
  }

  enter(hand: NewHand, replaces: { readonly hand: string; readonly at: number } | null): boolean {
    if (this.hands.some(({ id }) => id === hand.id)) return false;
    if (replaces) {
      const old = this.find(replaces.hand);
      if (!old || this.othersStanding(old)) return false;
      this.change(old.id, {
        replacedBy: hand.id,
        struck: old.struck ?? { by: hand.enteredBy ?? '', at: replaces.at },
      });
    }
    return this.book(hand, replaces?.hand ?? null);
  }

  strike(id: string, by: string, at: number): boolean {
    const hand = this.find(id);
    if (!hand || hand.struck) return false;
    this.change(id, { struck: { by, at } });
    return true;
  }

  restore(id: string): boolean {
    const hand = this.find(id);
    if (!hand?.struck || this.othersStanding(hand)) return false;
    this.change(id, { struck: null, replacedBy: null });
    if (hand.replaces !== null) this.change(hand.replaces, { replacedBy: id });
    return true;
  }

  reveal(league: string, round: number): void {
    this.hands = this.hands.map((hand) =>
      hand.league?.league === league && hand.league.round === round ? { ...hand, concealed: false } : hand,
    );
  }

  /** Newest first. */
  history(): readonly BookedHand[] {
    return this.hands.toSorted(byTime).reverse();
  }

  periods(): readonly string[] {
    const days = this.hands.map(({ at }) => new Date(at).toISOString());
    return [
      'all',
      ...new Set(days.flatMap((day) => [`day:${day.slice(0, 10)}`, `month:${day.slice(0, 7)}`])),
      ...this.seasons.map(({ league }) => `season:${league}`),
    ];
  }

  ratings(): ReadonlyMap<string, Rating> {
    const ratings = new Map<string, Rating>();
    for (const hand of this.counting()) {
      for (const [player, after] of rated(hand, (one) => ratings.get(one) ?? NEW_RATING)) {
        ratings.set(player, after);
      }
    }
    return ratings;
  }

  leaderboard(wanted: LeaderboardQuery): {
    readonly rows: readonly LeaderboardRow[];
    readonly players: number;
    readonly own: LeaderboardRow | null;
  } {
    const { period, rulesKey, by, players, least, offset, limit, own } = wanted;
    const hands = this.counting().filter(
      (hand) => this.isIn(hand, period) && (rulesKey === null || hand.rulesKey === rulesKey),
    );
    const ratings = this.ratings();
    const measured = this.players()
      .filter((player) =>
        players === 'computers'
          ? isComputer(player)
          : !isComputer(player) && !isFormer(player) && player !== GUEST,
      )
      .map((player) => ({ player, ...shareOf(hands, player), rating: ratings.get(player) ?? null }))
      .filter((row) => row.hands > 0 && row.hands >= least && (by !== 'rating' || row.rating))
      .map((row) => ({ ...row, measure: measureOf(row, by) }))
      .toSorted((a, b) => b.measure - a.measure || (a.player < b.player ? -1 : 1));
    const rows = measured.map(({ measure, ...row }) => ({
      ...row,
      name: this.nameOf(row.player),
      rank: 1 + measured.filter((other) => other.measure > measure).length,
    }));
    return {
      rows: rows.slice(offset, offset + limit),
      players: rows.length,
      own: rows.find(({ player }) => player === own) ?? null,
    };
  }

  stats(player: string, rulesKey: string | null): PlayerStats | null {
    const hands = this.counting().filter((hand) => rulesKey === null || hand.rulesKey === rulesKey);
    const own = hands.flatMap((hand) =>
      hand.seats.flatMap((seat, number) => (seat.player === player ? [{ hand, seat, number }] : [])),
    );
    if (own.length === 0) return null;
    const share = (chosen: readonly (typeof own)[number][]): Share => ({
      hands: chosen.length,
      wins: chosen.filter(({ hand, seat }) => seat.party === hand.winner).length,
      points: chosen.reduce((sum, { seat }) => sum + seat.points, 0),
    });
    const facts = { ...NO_FACTS } as { -readonly [Fact in keyof SeatFacts]: number };
    for (const { seat } of own) {
      for (const fact of Object.keys(facts) as (keyof SeatFacts)[]) facts[fact] += seat.facts[fact];
    }
    const alone = own.filter(({ hand, number }) => hand.soloist === number);
    const withMates = own.flatMap((each) =>
      each.hand.seats.flatMap((mate, number) =>
        number !== each.number && mate.party === each.seat.party ? [{ ...each, mate: mate.player }] : [],
      ),
    );
    const extreme = (sign: number) =>
      own.reduce((best, each) => (sign * each.seat.points > sign * best.seat.points ? each : best)).hand;
    const sums = own.map((_, index) =>
      own.slice(0, index + 1).reduce((sum, { seat }) => sum + seat.points, 0),
    );
    return {
      player,
      name: this.nameOf(player),
      all: share(own),
      re: share(own.filter(({ seat }) => seat.party === 're')),
      kontra: share(own.filter(({ seat }) => seat.party === 'kontra')),
      facts,
      solos: [...new Set(alone.map(({ hand }) => hand.contract))]
        .map((contract) => ({ contract, ...share(alone.filter(({ hand }) => hand.contract === contract)) }))
        .toSorted((a, b) => b.hands - a.hands || (a.contract < b.contract ? -1 : 1)),
      best: extreme(1),
      worst: extreme(-1),
      partners: [...new Set(withMates.map(({ mate }) => mate))]
        .map((mate) => ({
          player: mate,
          name: this.nameOf(mate),
          ...share(withMates.filter((each) => each.mate === mate)),
        }))
        .toSorted((a, b) => b.hands - a.hands || (a.player < b.player ? -1 : 1))
        .slice(0, 10),
      rating: this.ratings().get(player) ?? null,
      progress: thinned(sums),
    };
  }

  /** Everybody who ever sat in a hand, those that do not count included. */
  players(): readonly string[] {
    return [...new Set(this.hands.flatMap(({ seats }) => seats.map(({ player }) => player)))];
  }

  private nameOf(player: string): string {
    if (isComputer(player)) return player;
    // Of two hands that end at once, the one that was booked later has the newer name.
    const seats = this.hands
      .toSorted((a, b) => a.at - b.at)
      .flatMap((hand) => hand.seats.filter((seat) => seat.player === player));
    return seats.at(-1)?.name ?? '';
  }

  private counting(): readonly BookedHand[] {
    return this.hands
      .filter(({ struck, concealed, contract }) => !struck && !concealed && contract !== 'thrown-in')
      .toSorted(byTime);
  }

  private isIn({ at }: BookedHand, period: string): boolean {
    const [kind, which] = period.split(':');
    const day = new Date(at).toISOString();
    switch (kind) {
      case 'day':
        return day.slice(0, 10) === which;
      case 'month':
        return day.slice(0, 7) === which;
      case 'season':
        return this.seasons.some(
          ({ league, openedAt, closedAt }) => league === which && openedAt <= at && at <= (closedAt ?? at),
        );
      default:
        return true;
    }
  }

  private find(id: string): BookedHand | undefined {
    return this.hands.find((hand) => hand.id === id);
  }

  private change(id: string, change: Partial<BookedHand>): void {
    this.hands = this.hands.map((hand) => (hand.id === id ? { ...hand, ...change } : hand));
  }

  /** Whether one of the other hands counts that stand for the same one. */
  private othersStanding(hand: BookedHand): boolean {
    const firstOf = (one: BookedHand): string => {
      const earlier = one.replaces === null ? undefined : this.find(one.replaces);
      return earlier ? firstOf(earlier) : one.id;
    };
    return this.hands.some(
      (other) => other.id !== hand.id && !other.struck && firstOf(other) === firstOf(hand),
    );
  }
}

function shareOf(hands: readonly BookedHand[], player: string): Share {
  let [count, wins, points] = [0, 0, 0];
  for (const hand of hands) {
    for (const seat of hand.seats.filter((each) => each.player === player)) {
      count += 1;
      points += seat.points;
      if (seat.party === hand.winner) wins += 1;
    }
  }
  return { hands: count, wins, points };
}

function measureOf(row: Share & { readonly rating: Rating | null }, by: LeaderboardQuery['by']): number {
  if (by === 'average') return row.points / row.hands;
  if (by === 'rating') return row.rating ? row.rating.mu - 3 * row.rating.sigma : Number.NaN;
  return row[by];
}

/** Each hundredth of the way, as soon as it is reached. */
function thinned(sums: readonly number[]): readonly number[] {
  if (sums.length <= 100) return sums;
  return Array.from({ length: 100 }, (_, part) => sums[Math.ceil(((part + 1) * sums.length) / 100) - 1] ?? 0);
}
