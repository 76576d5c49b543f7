import Database from 'better-sqlite3';
import { rulesKeyOf } from '../src/app/rulesKey.ts';
import { ruleDifferences } from '../src/core/rules/readRules.ts';
import { DDV, PRESETS } from '../src/core/rules/ruleSet.ts';
import { openStore } from '../src/store/store.ts';

export interface BigBooks {
  readonly hands: number;
  readonly servers: number;
  /** In each server. */
  readonly people: number;
}

/** When the last hand ends: noon in UTC. */
export const LAST = Date.UTC(2026, 10, 30, 12);
const YEARS = 3;
const SPAN = YEARS * 365 * 24 * 3_600_000;
const RULES = [DDV, PRESETS.kitchen, PRESETS.short];

export const serverName = (number: number): string => `8000000000000000${String(number).padStart(3, '0')}`;
export const personName = (number: number): string => `7000000000000000${String(number).padStart(3, '0')}`;

/** A small source of numbers from 0 up to, not including, 1, the same each time. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * Fills the books of servers with hands of three years, by the thousand and past the ledger, which would take an
 * hour; sums are what the ledger would have made of them, ratings are invented.
 */
export async function fillBooks(file: string, { hands, servers, people }: BigBooks): Promise<void> {
  await (await openStore(file)).close();
  const db = new Database(file);
  db.pragma('synchronous = off');
  db.pragma('cache_size = -200000');
  const random = seeded(7);
  const below = (limit: number) => Math.floor(random() * limit);
  const keys = RULES.map((rules) => {
    const key = rulesKeyOf(rules);
    db.prepare('insert into rules_played values (?, ?)').run(key, JSON.stringify(ruleDifferences(rules)));
    return key;
  });
  const hand = db.prepare(
    `insert into hands values (?, ?, ?, ?, ?, ?, null, null, null, null, 0, ?, ?, ?, ?, ?, 125, ?, 1, 1,
      null, null, null, null, null)`,
  );
  const seat = db.prepare('insert into hand_seats values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0, 0, ?)');
  const sums = new Sums(db);
  const portion = db.transaction((from: number, until: number) => {
    for (let number = from; number < until; number++) {
      const at = LAST - SPAN + Math.floor((SPAN * (number + 1)) / hands);
      const day = new Date(at).toISOString().slice(0, 10);
      const guild = serverName(number % servers);
      const rulesKey = keys[below(keys.length)] ?? '';
      const id = `${(1_000_000 + Math.floor(number / 24)).toString(36).padStart(8, 'a')}-${1 + (number % 24)}`;
      // Groups play among themselves: whoever is near.
      const first = below(people);
      const players = [0, 1, 2, 3].map((step) => (first + step * (1 + below(3) * 4)) % people);
      const unique =
        new Set(players).size === 4 ? players : [0, 1, 2, 3].map((step) => (first + step) % people);
      const alone = random() < 0.08;
      const re = alone ? [below(4)] : [0, 1 + below(3)];
      const points = (1 + below(5)) * (random() < 0.55 ? 1 : -1);
      hand.run(
        ...[id, guild, at, day, id.slice(0, -2), 1 + (number % 24)],
        ...[rulesKey, alone ? 'solo-queens' : 'normal', alone ? re[0] : null],
        ...[alone ? 'voluntary' : null, points > 0 ? 're' : 'kontra', Math.abs(points)],
      );
      for (const [index, person] of unique.entries()) {
        const isRe = re.includes(index);
        const own = isRe ? points * (alone ? 3 : 1) : -points;
        const won = isRe === points > 0 ? 1 : 0;
        const player = personName(person);
        seat.run(
          ...[id, index, guild, at, player, `Player ${person}`, isRe ? 're' : 'kontra', own, won],
          ...[below(2), below(2), below(2)],
        );
        sums.add(guild, day, rulesKey, player, own, won);
      }
    }
  });
  for (let from = 0; from < hands; from += 20_000) portion(from, Math.min(hands, from + 20_000));
  db.transaction(() => {
    sums.close();
    db.exec(REST);
  })();
  db.close();
}

/** Sums of hands that come in order of time: those of a period are written when it is over. */
class Sums {
  private readonly insert: Database.Statement;
  private readonly open = new Map<string, { readonly period: string; readonly sums: Map<string, Sum> }>();

  constructor(db: Database.Database) {
    this.insert = db.prepare('insert into tallies values (?, ?, ?, ?, ?, ?, ?)');
  }

  add(guild: string, day: string, rulesKey: string, player: string, points: number, won: number): void {
    for (const period of [`day:${day}`, `month:${day.slice(0, 7)}`, 'all', 'season:league']) {
      const kind = period.slice(0, 3);
      const sums = this.current(kind, period);
      for (const rules of ['', rulesKey]) {
        const key = `${guild} ${rules} ${player}`;
        const sum = sums.get(key) ?? { guild, rules, player, hands: 0, points: 0, wins: 0 };
        sum.hands += 1;
        sum.points += points;
        sum.wins += won;
        sums.set(key, sum);
      }
    }
  }

  /** Writes what is still open. */
  close(): void {
    for (const kind of this.open.keys()) this.write(kind);
  }

  private current(kind: string, period: string): Map<string, Sum> {
    const open = this.open.get(kind);
    if (open?.period === period) return open.sums;
    this.write(kind);
    const sums = new Map<string, Sum>();
    this.open.set(kind, { period, sums });
    return sums;
  }

  private write(kind: string): void {
    const { period, sums } = this.open.get(kind) ?? { period: '', sums: new Map<string, Sum>() };
    for (const { guild, rules, player, hands, points, wins } of sums.values()) {
      this.insert.run(guild, period, rules, player, hands, points, wins);
    }
  }
}

interface Sum {
  readonly guild: string;
  readonly rules: string;
  readonly player: string;
  hands: number;
  points: number;
  wins: number;
}

const SPAN_OF = `cast(strftime('%s', substr(period, 7) || '-01') as integer) / ${30 * 24 * 3_600}`;

/** What else there would be: names and ratings. */
const REST = `
  insert into players
    select guild_id, player, 'Player ' || substr(player, -3), ${LAST}, 25 + points / 1000.0, 1.5
    from tallies where period = 'all' and rules_key = '';
  insert into ratings
    select distinct guild_id, player, ${SPAN_OF}, 25.0, 1.5 from tallies
    where period like 'month:%' and rules_key = '';
  insert into books
    select guild_id, count(*), ${LAST}, max(id), 0 from hands group by 1;
`;
