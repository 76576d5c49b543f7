import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  computerKey,
  GUEST,
  type LeaderboardQuery,
  type NewHand,
  PERIODS,
  RANKINGS,
} from '../../src/app/ledger.ts';
import { periodName } from '../../src/app/periods.ts';
import type { LeagueEvent } from '../../src/core/league/event.ts';
import { DDV, PRESETS } from '../../src/core/rules/ruleSet.ts';
import { openStore, type Store } from '../../src/store/store.ts';
import { bookHand, NOON } from '../support/bookHands.ts';
import { NaiveBooks } from '../support/naiveBooks.ts';

const GUILD = 'club';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Works out anew whatever is outdated, a few hands at a time. */
async function settle({ upkeep }: Store, portion = 3): Promise<void> {
  for (const guild of await upkeep.outdated()) while (await upkeep.rate(guild, portion));
}

const everybody = (rest: Partial<LeaderboardQuery> = {}): LeaderboardQuery => ({
  guildId: GUILD,
  period: 'all',
  rulesKey: null,
  by: 'points',
  players: 'people',
  least: 1,
  offset: 0,
  limit: 50,
  own: null,
  ...rest,
});

async function allOf<T>(given: AsyncIterable<T>): Promise<readonly T[]> {
  const all: T[] = [];
  for await (const each of given) all.push(each);
  return all;
}

/** Opens a season, or closes it. */
async function season(
  store: Store,
  league: string,
  openedAt: number,
  closedAt: number | null,
): Promise<void> {
  const events: LeagueEvent[] = [{ type: 'left', person: 'x', by: 'x', at: openedAt }];
  const phase = closedAt === null ? ('running' as const) : ('closed' as const);
  await store.leagues.append(league, closedAt === null ? 0 : 1, events, {
    ...{ id: league, guildId: GUILD, name: league, season: 1, kind: 'points' as const, phase },
    ...{ openedAt, closedAt },
  });
}

describe('the books', () => {
  let store: Store;

  beforeEach(async () => {
    store = await openStore(':memory:', { timeZone: 'Europe/Berlin' });
  });

  afterEach(() => store.close());

  const points = async (wanted: Partial<LeaderboardQuery> = {}) =>
    Object.fromEntries(
      (await store.ledger.leaderboard(everybody(wanted))).rows.map((row) => [row.player, row.points]),
    );

  test('know nothing of a server that never played', async () => {
    expect(await store.ledger.leaderboard(everybody())).toEqual({ rows: [], players: 0, own: null });
    expect(await store.ledger.history({ guildId: GUILD })).toEqual({ hands: [], total: 0 });
    expect(await store.ledger.stats(GUILD, 'anna', null)).toBeNull();
    expect(await store.ledger.hand(GUILD, 't-1')).toBeNull();
    expect(await store.ledger.rulesPlayed(GUILD)).toEqual([]);
    expect(await allOf(store.ledger.hands({ guildId: GUILD }))).toEqual([]);
  });

  test('give back a hand as it was booked', async () => {
    const hand = bookHand({
      league: { league: 'l', round: 2, table: 3 },
      re: [2],
      points: -4,
      multiplier: 2,
      rules: PRESETS.kitchen,
      table: 't',
    });
    const odd = { ...hand, seats: hand.seats.map((seat) => ({ ...seat, name: `J'ürgen "🃏" \\;` })) };
    await store.upkeep.book([odd as unknown as NewHand]);
    expect(await store.ledger.hand(GUILD, hand.id)).toEqual({
      ...odd,
      rulesKey: expect.stringMatching(/^[0-9a-f]{12}$/),
      struck: null,
      replaces: null,
      replacedBy: null,
    });
    expect(await store.ledger.hand('elsewhere', hand.id)).toBeNull();
    expect(await store.ledger.hand(null, hand.id)).not.toBeNull();
  });

  test('book a hand together with the events that finish it, and not without them', async () => {
    const summary = { id: 't', guildId: GUILD, channelId: 'c', ended: false, people: [] };
    const append = (version: number, id: string) =>
      store.events.append('t', version, [{ type: 'end-voted', by: 'anna', at: NOON }], {
        summary,
        due: null,
        repeats: false,
        hands: [bookHand({ id })],
      });
    expect(await append(0, 't-1')).toBe(true);
    expect(await append(0, 't-2')).toBe(false);
    expect((await store.ledger.history({ guildId: GUILD })).hands.map(({ id }) => id)).toEqual(['t-1']);
    expect(await points()).toEqual({ anna: 1, ben: 1, cleo: -1, dora: -1 });
  });

  test('count a hand once, however often it is booked', async () => {
    await store.upkeep.book([bookHand(), bookHand({ points: 7 })]);
    expect(await store.ledger.enter(bookHand({ enteredBy: 'ben' }))).toBe(false);
    expect(await points()).toEqual({ anna: 1, ben: 1, cleo: -1, dora: -1 });
    expect((await store.ledger.history({ guildId: GUILD })).total).toBe(1);
  });

  test('keep servers apart', async () => {
    await store.upkeep.book([bookHand(), bookHand({ id: 'u-1', guildId: 'other', points: 5 })]);
    expect(await points()).toEqual({ anna: 1, ben: 1, cleo: -1, dora: -1 });
    expect(await points({ guildId: 'other' })).toEqual({ anna: 5, ben: 5, cleo: -5, dora: -5 });
    expect((await store.ledger.history({ guildId: null, player: 'anna' })).total).toBe(2);
  });

  test('count a hand that is entered late for its own day and month, by the time zone', async () => {
    // Half past midnight in Berlin: November is over there, and was not over in London.
    const at = Date.UTC(2026, 9, 31, 23, 30);
    await store.ledger.enter(bookHand({ at, enteredBy: 'ben' }));
    expect(await points({ period: 'day:2026-11-01' })).toEqual({ anna: 1, ben: 1, cleo: -1, dora: -1 });
    expect(await points({ period: 'month:2026-11' })).not.toEqual({});
    expect(await points({ period: 'day:2026-10-31' })).toEqual({});
    expect(await points({ period: 'month:2026-10' })).toEqual({});
  });

  test('list a hand that was thrown in, and count it for nobody', async () => {
    await store.upkeep.book([bookHand({ re: [] })]);
    expect((await store.ledger.history({ guildId: GUILD, player: 'anna' })).total).toBe(1);
    expect(await points()).toEqual({});
    expect(await store.ledger.stats(GUILD, 'anna', null)).toBeNull();
    expect(await store.ledger.strike(GUILD, 't-1', 'mod', NOON)).toBe(true);
    expect(await store.ledger.restore(GUILD, 't-1')).toBe(true);
    expect(await points()).toEqual({});
  });

  test('say nothing of a concealed hand but that it was played, until its round is revealed', async () => {
    const league = { league: 'l', round: 1, table: 1 };
    await store.upkeep.book([
      bookHand({ league, concealed: true }),
      bookHand({ id: 'u-1', league: { ...league, table: 2 }, concealed: true, points: 3 }),
      bookHand({ id: 'v-1', league: { ...league, round: 2 }, concealed: true, points: 9 }),
    ]);
    expect(await points()).toEqual({});
    expect((await store.ledger.history({ guildId: GUILD })).hands.every((hand) => hand.concealed)).toBe(true);
    await store.ledger.reveal('l', 1);
    await store.ledger.reveal('l', 1);
    expect(await points()).toEqual({ anna: 4, ben: 4, cleo: -4, dora: -4 });
    expect((await store.ledger.hand(GUILD, 't-1'))?.concealed).toBe(false);
    expect((await store.ledger.hand(GUILD, 'v-1'))?.concealed).toBe(true);
    await settle(store);
    expect((await store.ledger.stats(GUILD, 'anna', null))?.rating).not.toBeNull();
  });

  test('rank equal ones alike, one after the other in the same order, over pages', async () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    await store.upkeep.book([
      bookHand({ id: '1', players: names.slice(0, 4) }),
      bookHand({ id: '2', players: names.slice(4) }),
      bookHand({ id: '3', players: ['a', 'e', 'c', 'g'], re: [0] }),
    ]);
    const page = async (offset: number) =>
      (await store.ledger.leaderboard(everybody({ offset, limit: 3, own: 'g' }))).rows.map(
        ({ rank, player }) => `${rank}${player}`,
      );
    expect([await page(0), await page(3), await page(6), await page(9)]).toEqual([
      ['1a', '2b', '2f'],
      ['4e', '5d', '5h'],
      ['7c', '7g'],
      [],
    ]);
    const { own, players } = await store.ledger.leaderboard(everybody({ limit: 3, own: 'g' }));
    expect([own?.rank, own?.player, players]).toEqual([7, 'g', 8]);
    expect(
      (await store.ledger.leaderboard(everybody({ least: 2 }))).rows.map(({ player }) => player),
    ).toEqual(['a', 'e', 'c', 'g']);
    expect((await store.ledger.leaderboard(everybody({ least: 2, own: 'b' }))).own).toBeNull();
  });

  test('list people apart from computers, and neither guests nor former players', async () => {
    await store.upkeep.book([
      bookHand({ players: ['anna', 'former:1', GUEST] }),
      bookHand({ id: 't-2', players: ['anna', 'ben'] }),
    ]);
    expect(Object.keys(await points())).toEqual(['anna', 'ben']);
    const computers = await store.ledger.leaderboard(everybody({ players: 'computers' }));
    // Two of them held seats in one hand.
    expect(computers.rows).toMatchObject([{ player: computerKey('club'), hands: 3, points: -3, wins: 0 }]);
  });

  test('rate nobody by hands that one person played with computers', async () => {
    await store.upkeep.book([bookHand({ players: ['anna'] })]);
    expect((await store.ledger.leaderboard(everybody())).rows).toMatchObject([{ rating: null }]);
    expect((await store.ledger.leaderboard(everybody({ by: 'rating' }))).players).toBe(0);
  });

  test('count for a season what ends in its time, whoever plays', async () => {
    await store.upkeep.book([bookHand({ id: 'before', at: NOON - 1 }), bookHand({ id: 'first', points: 2 })]);
    await season(store, 'l', NOON, null);
    await store.upkeep.book([bookHand({ id: 'last', at: NOON + 9, points: 4 })]);
    await store.upkeep.book([bookHand({ id: 'after', at: NOON + 10, points: 8 })]);
    expect((await points({ period: 'season:l' })).anna).toBe(14);
    await season(store, 'l', NOON, NOON + 9);
    expect((await points({ period: 'season:l' })).anna).toBe(6);
    await store.ledger.strike(GUILD, 'last', 'mod', NOON + 20);
    await store.ledger.strike(GUILD, 'after', 'mod', NOON + 20);
    await store.ledger.enter(bookHand({ id: 'late', at: NOON + 1, points: 16, enteredBy: 'ben' }));
    expect((await points({ period: 'season:l' })).anna).toBe(18);
  });

  test('keep both values where a hand is corrected, and count one of them', async () => {
    await store.upkeep.book([bookHand()]);
    const entered = bookHand({ id: 'e', points: 5, enteredBy: 'mod' });
    expect(await store.ledger.enter(entered, { hand: 't-1', at: NOON + 5 })).toBe(true);
    expect((await points()).anna).toBe(5);
    expect(await store.ledger.hand(GUILD, 't-1')).toMatchObject({
      value: 1,
      struck: { by: 'mod', at: NOON + 5 },
      replacedBy: 'e',
    });
    expect(await store.ledger.hand(GUILD, 'e')).toMatchObject({ value: 5, struck: null, replaces: 't-1' });

    const again = bookHand({ id: 'f', points: 6, enteredBy: 'mod' });
    expect(await store.ledger.enter(again, { hand: 't-1', at: NOON + 6 }), 'another stands there').toBe(
      false,
    );
    expect(await store.ledger.enter(again, { hand: 'nowhere', at: NOON + 6 })).toBe(false);
    expect(await store.ledger.hand(GUILD, 'f')).toBeNull();
    expect(await store.ledger.restore(GUILD, 't-1'), 'another stands there').toBe(false);
    expect(await store.ledger.strike('elsewhere', 'e', 'mod', NOON + 7)).toBe(false);
    expect(await store.ledger.strike(GUILD, 'e', 'mod', NOON + 7)).toBe(true);
    expect(await store.ledger.strike(GUILD, 'e', 'mod', NOON + 8)).toBe(false);
    expect(await points()).toEqual({});
    expect(await store.ledger.restore(GUILD, 't-1')).toBe(true);
    expect(await store.ledger.restore(GUILD, 't-1')).toBe(false);
    expect(await store.ledger.restore(GUILD, 'e')).toBe(false);
    expect(await points()).toEqual({ anna: 1, ben: 1, cleo: -1, dora: -1 });
    expect((await store.ledger.history({ guildId: GUILD })).total).toBe(2);
  });

  test('show the former ratings until the new ones are worked out, and then those', async () => {
    const anna = async () => (await store.ledger.stats(GUILD, 'anna', null))?.rating;
    await store.upkeep.book([bookHand(), bookHand({ id: 't-2', at: NOON + 1, points: -1 })]);
    const former = await anna();
    await store.ledger.strike(GUILD, 't-1', 'mod', NOON + 2);
    await store.upkeep.book([bookHand({ id: 't-3', at: NOON + 3, points: -1 })]);
    expect(await anna()).toEqual(former);
    expect(await store.upkeep.outdated()).toEqual([GUILD]);
    expect(await store.upkeep.rate(GUILD, 1)).toBe(true);
    expect(await anna()).toEqual(former);
    await settle(store);
    expect(await store.upkeep.outdated()).toEqual([]);
    const naive = new NaiveBooks();
    naive.book(bookHand({ id: 't-2', at: NOON + 1, points: -1 }));
    naive.book(bookHand({ id: 't-3', at: NOON + 3, points: -1 }));
    expect(await anna()).toEqual(naive.ratings().get('anna'));
  });

  test('take the newest name, not the one that was entered last', async () => {
    const called = (id: string, at: number, name: string) => {
      const hand = bookHand({ id, at, enteredBy: 'ben' });
      return { ...hand, seats: hand.seats.map((seat) => ({ ...seat, name })) } as unknown as NewHand;
    };
    await store.ledger.enter(called('1', NOON, 'old'));
    await store.ledger.enter(called('2', NOON + 2, 'new'));
    await store.ledger.enter(called('3', NOON + 1, 'late'));
    expect((await store.ledger.stats(GUILD, 'anna', null))?.name).toBe('new');
  });

  test('thin out a long progress to a hundred steps, the last of which is the sum', async () => {
    const naive = new NaiveBooks();
    const hands = Array.from({ length: 250 }, (_, index) =>
      bookHand({ id: `t-${index}`, at: NOON + index, points: (index % 7) - 3 }),
    );
    await store.upkeep.book(hands);
    for (const hand of hands) naive.book(hand);
    const progress = (await store.ledger.stats(GUILD, 'anna', null))?.progress;
    expect(progress).toHaveLength(100);
    expect(progress).toEqual(naive.stats('anna', null)?.progress);
    expect(progress?.at(-1)).toBe((await points()).anna);
  });

  test('find hands by every wish, a page at a time, newest first', async () => {
    const league = { league: 'l', round: 1, table: 1 };
    await store.upkeep.book([
      bookHand({ id: 'a', at: NOON }),
      bookHand({ id: 'b', at: NOON + 1, table: 't', players: ['anna', 'emil'] }),
      bookHand({ id: 'c', at: NOON + 1, table: 't', league }),
      bookHand({ id: 'd', at: NOON + 2, league }),
      bookHand({ id: 'e', at: NOON + 3, guildId: 'other' }),
    ]);
    await store.ledger.strike(GUILD, 'd', 'mod', NOON);
    const found = async (wanted: Omit<Parameters<Store['ledger']['history']>[0], 'guildId'>) => {
      const { hands, total } = await store.ledger.history({ guildId: GUILD, ...wanted });
      const oldestFirst = await allOf(store.ledger.hands({ guildId: GUILD, ...wanted }));
      if (wanted.limit === undefined) expect(oldestFirst.toReversed()).toEqual(hands);
      return `${hands.map(({ id }) => id).join('')} of ${total}`;
    };
    expect(await found({})).toBe('dcba of 4');
    expect(await found({ offset: 1, limit: 2 })).toBe('cb of 4');
    expect(await found({ offset: 4, limit: 2 })).toBe(' of 4');
    expect(await found({ table: 't' })).toBe('cb of 2');
    expect(await found({ league: 'l' })).toBe('dc of 2');
    expect(await found({ player: 'anna' })).toBe('dcba of 4');
    expect(await found({ player: 'emil' })).toBe('b of 1');
    expect(await found({ player: computerKey('club') })).toBe('b of 1');
    expect(await found({ player: 'anna', table: 't' })).toBe('cb of 2');
    expect(await found({ player: 'anna', league: 'l', table: 't' })).toBe('c of 1');
    expect(await found({ from: NOON + 1, until: NOON + 1 })).toBe('cb of 2');
    expect(await found({ player: 'anna', from: NOON + 1, until: NOON + 1 })).toBe('cb of 2');
    expect(await found({ player: 'nobody' })).toBe(' of 0');
  });

  test('give all hands in order, however many there are and at whatever times', async () => {
    const hands = Array.from({ length: 260 }, (_, index) =>
      bookHand({ id: `t-${String(index).padStart(3, '0')}`, at: NOON + Math.floor(index / 120) }),
    );
    await store.upkeep.book(hands);
    const walked = await allOf(store.ledger.hands({ guildId: GUILD }));
    expect(walked.map(({ id }) => id)).toEqual(hands.map(({ id }) => id));
  });

  test('name the rules that were played, those of most hands first', async () => {
    const other = PRESETS.kitchen;
    await store.upkeep.book([
      bookHand({ id: '1', rules: other }),
      bookHand({ id: '2' }),
      bookHand({ id: '3', rules: { ...DDV, solos: DDV.solos.toReversed() } }),
    ]);
    const played = await store.ledger.rulesPlayed(GUILD);
    expect(played.map(({ rules, hands }) => ({ rules, hands }))).toEqual([
      { rules: DDV, hands: 2 },
      { rules: other, hands: 1 },
    ]);
    expect((await points({ rulesKey: played[1]?.rulesKey ?? '' })).anna).toBe(1);
  });

  test('are found under the names that periods have', async () => {
    await store.upkeep.book([bookHand()]);
    for (const period of PERIODS.filter((each) => each !== 'season')) {
      const name = periodName(period, { at: NOON + HOUR, zone: 'Europe/Berlin', season: null });
      expect((await points({ period: name ?? '' })).anna).toBe(1);
    }
  });
});

const PEOPLE = ['anna', 'ben', 'cleo', 'dora', 'emil', 'former:1'];
const RULES = [DDV, PRESETS.kitchen, PRESETS.short];

const someSeats: fc.Arbitrary<readonly string[]> = fc
  .tuple(fc.shuffledSubarray(PEOPLE, { minLength: 4 }), fc.integer({ min: 0, max: 4 }), fc.boolean())
  .map(([people, others, guests]) => [
    ...people.slice(0, 4 - others),
    ...Array.from({ length: others }, () => (guests ? GUEST : computerKey('club'))),
  ]);

/** Hands over two and a half months, many at the same time; one in eight was thrown in. */
const someHand: fc.Arbitrary<NewHand> = fc
  .record({
    number: fc.integer({ min: 1, max: 12 }),
    at: fc.integer({ min: 0, max: 8 }).map((step) => NOON + step * 9 * DAY),
    players: someSeats,
    re: fc.oneof(
      { weight: 1, arbitrary: fc.constant([]) },
      { weight: 2, arbitrary: fc.constantFrom([0], [3]) },
      { weight: 5, arbitrary: fc.constantFrom([0, 1], [0, 2], [1, 3]) },
    ),
    points: fc.integer({ min: -3, max: 3 }),
    rules: fc.constantFrom(...RULES),
    round: fc.constantFrom(null, 1, 2),
    concealed: fc.boolean(),
    facts: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 6, maxLength: 6 }),
  })
  .map(({ number, round, concealed, facts, ...rest }) => {
    const hand = bookHand({
      ...rest,
      id: `h${number}`,
      enteredBy: 'mod',
      league: round === null ? null : { league: 'l', round, table: 1 },
      concealed: concealed && round !== null,
    });
    const [announced = 0, kept = 0, foxesCaught = 0, foxesLost = 0, doppelkoepfe = 0, karlchen = 0] = facts;
    const counted = { announced, kept, foxesCaught, foxesLost, doppelkoepfe, karlchen };
    return { ...hand, seats: hand.seats.map((seat) => ({ ...seat, facts: counted })) } as unknown as NewHand;
  });

const someId = fc.integer({ min: 1, max: 12 }).map((number) => `h${number}`);

const someStep = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('book' as const), hand: someHand }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('enter' as const), hand: someHand, replaces: someId }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constantFrom('strike' as const, 'restore' as const), id: someId }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reveal' as const), round: fc.constantFrom(1, 2) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('rate' as const) }) },
);

/** The same done to the books and to the plain ones, which must answer alike. */
async function step(
  store: Store,
  naive: NaiveBooks,
  what: typeof someStep extends fc.Arbitrary<infer T> ? T : never,
) {
  const { ledger, upkeep } = store;
  switch (what.do) {
    case 'book':
      await upkeep.book([what.hand]);
      naive.book(what.hand);
      return;
    case 'enter': {
      const replaces = { hand: what.replaces, at: NOON };
      expect(await ledger.enter(what.hand, replaces)).toBe(naive.enter(what.hand, replaces));
      return;
    }
    case 'strike':
      expect(await ledger.strike(GUILD, what.id, 'mod', NOON)).toBe(naive.strike(what.id, 'mod', NOON));
      return;
    case 'restore':
      expect(await ledger.restore(GUILD, what.id)).toBe(naive.restore(what.id));
      return;
    case 'reveal':
      await ledger.reveal('l', what.round);
      naive.reveal('l', what.round);
      return;
    case 'rate':
      await upkeep.rate(GUILD, 1);
      return;
  }
}

describe('the books and plain arithmetic', () => {
  test('agree on everything, whatever is booked, entered, struck, restored, replaced and revealed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(someStep, { minLength: 1, maxLength: 25 }), async (steps) => {
        const store = await openStore(':memory:');
        const naive = new NaiveBooks();
        try {
          const half = Math.floor(steps.length / 2);
          for (const each of steps.slice(0, half)) await step(store, naive, each);
          naive.seasons = [{ league: 's', openedAt: NOON + 9 * DAY, closedAt: null }];
          await season(store, 's', NOON + 9 * DAY, null);
          for (const each of steps.slice(half)) await step(store, naive, each);
          naive.seasons = [{ league: 's', openedAt: NOON + 9 * DAY, closedAt: NOON + 45 * DAY }];
          await season(store, 's', NOON + 9 * DAY, NOON + 45 * DAY);
          await settle(store);
          await compare(store, naive);
        } finally {
          await store.close();
        }
      }),
      { numRuns: 15 },
    );
  });
});

async function compare({ ledger }: Store, naive: NaiveBooks): Promise<void> {
  const { hands, total } = await ledger.history({ guildId: GUILD, limit: 99 });
  expect(hands).toEqual(naive.history());
  expect(total).toBe(hands.length);
  const keys = [null, ...new Set(naive.hands.map(({ rulesKey }) => rulesKey))];
  const some = { offset: 1, limit: 3, own: 'dora' };
  for (const period of naive.periods()) {
    for (const rulesKey of keys) {
      for (const by of RANKINGS) {
        const wanted = everybody({ period, rulesKey, by, ...(by === 'wins' ? some : { least: 2 }) });
        expect(await ledger.leaderboard(wanted)).toEqual(naive.leaderboard(wanted));
      }
      const computers = everybody({ period, rulesKey, players: 'computers' });
      expect(await ledger.leaderboard(computers)).toEqual(naive.leaderboard(computers));
    }
  }
  for (const player of naive.players()) {
    for (const rulesKey of keys) {
      expect(await ledger.stats(GUILD, player, rulesKey)).toEqual(naive.stats(player, rulesKey));
    }
  }
}
