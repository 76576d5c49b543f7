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
  const portion = db.transaction((from: number, until: number) => {
    for (let number = from; number < until; number++) {
      const at = LAST - SPAN + Math.floor((SPAN * (number + 1)) / hands);
      const guild = serverName(number % servers);
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
        ...[id, guild, at, new Date(at).toISOString().slice(0, 10), id.slice(0, -2), 1 + (number % 24)],
        ...[keys[below(keys.length)], alone ? 'solo-queens' : 'normal', alone ? re[0] : null],
        ...[alone ? 'voluntary' : null, points > 0 ? 're' : 'kontra', Math.abs(points)],
      );
      for (const [index, person] of unique.entries()) {
        const isRe = re.includes(index);
        seat.run(
          ...[id, index, guild, at, personName(person), `Player ${person}`, isRe ? 're' : 'kontra'],
          ...[
            isRe ? points * (alone ? 3 : 1) : -points,
            isRe === points > 0 ? 1 : 0,
            below(2),
            below(2),
            below(2),
          ],
        );
      }
    }
  });
  for (let from = 0; from < hands; from += 20_000) portion(from, Math.min(hands, from + 20_000));
  db.exec(SUMS);
  db.close();
}

const SPAN_OF = `at / ${30 * 24 * 3_600_000}`;

/** By day first, from which months follow, and all time from those. */
const SUMS = `
  insert into tallies
    select h.guild_id, 'day:' || h.day, h.rules_key, s.player, count(*), sum(s.points), sum(s.won)
    from hand_seats s join hands h on h.id = s.hand_id group by 1, 2, 3, 4;
  insert into tallies
    select guild_id, 'month:' || substr(period, 5, 7), rules_key, player, sum(hands), sum(points), sum(wins)
    from tallies where period like 'day:%' group by 1, 2, 3, 4;
  insert into tallies
    select guild_id, 'all', rules_key, player, sum(hands), sum(points), sum(wins)
    from tallies where period like 'month:%' group by 1, 2, 3, 4;
  insert into tallies
    select guild_id, 'season:league', rules_key, player, hands, points, wins from tallies where period = 'all';
  insert into tallies
    select guild_id, period, '', player, sum(hands), sum(points), sum(wins) from tallies group by 1, 2, 4;
  insert into players
    select guild_id, player, 'Player ' || substr(player, -3), ${LAST}, 25 + points / 1000.0, 1.5
    from tallies where period = 'all' and rules_key = '';
  insert into ratings
    select distinct guild_id, player, ${SPAN_OF}, 25.0, 1.5 from hand_seats;
  insert into books
    select guild_id, count(*), ${LAST}, max(id), 0 from hands group by 1;
  analyze;
`;
