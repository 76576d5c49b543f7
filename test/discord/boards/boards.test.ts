import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { BookedHand } from '../../../src/app/ledger.ts';
import { readTable, type TableReading } from '../../../src/app/tableReading.ts';
import { NEW_DRAFT } from '../../../src/core/score/draft.ts';
import { findHand } from '../../../src/discord/boards/findHand.ts';
import { dealFor, recordFor } from '../../../src/discord/boards/showHand.ts';
import { historyFor } from '../../../src/discord/boards/showHistory.ts';
import {
  chosenBoard,
  leaderboardFor,
  USUAL_BOARD,
  usualLeast,
} from '../../../src/discord/boards/showLeaderboard.ts';
import type { Desk } from '../../../src/discord/desk.ts';
import { textOf } from '../../../src/discord/messages/parts.ts';
import type { Asker } from '../../../src/discord/rules/heldSet.ts';
import type { Visit } from '../../../src/discord/visit.ts';
import { openStore, type Store } from '../../../src/store/store.ts';
import { bookHand, NOON } from '../../support/bookHands.ts';
import { ENGLISH } from '../messages/support/readers.ts';
import { SCENES } from '../messages/support/scenes.ts';
import { ANNA, PEOPLE } from '../messages/support/testTable.ts';
import { askerNamed } from '../support/ruleDesk.ts';

const STRANGER = '100000000000000009';
const PLAYERS = PEOPLE.map(({ id }) => id);

const ZONE = 'Europe/Berlin';

let store: Store;
beforeEach(async () => {
  store = await openStore(':memory:', { timeZone: ZONE });
});
afterEach(() => store.close());

/** The table of a scene, whose first hand is over. */
const { reading } = SCENES.result!();

/** A desk with the books of the store, at which one table is known. */
const deskOf = (known: TableReading | null = null): Desk =>
  ({
    ...store,
    tables: { read: async () => known },
    entered: { chosen: async () => NEW_DRAFT },
    timeZone: ZONE,
    now: () => NOON,
  }) as unknown as Desk;

const visitOf = (
  id: string,
  guildId: string | null = 'club',
  known: TableReading | null = null,
): Visit<Asker> => ({
  interaction: { ...askerNamed(id), guildId } as Asker,
  desk: deskOf(known),
  reader: ENGLISH,
});

const find = ({ interaction, desk }: Visit<Asker>, hand: string) => findHand(interaction, desk, hand);

const played = { id: 'k3f9-1', table: 'k3f9', players: PLAYERS } as const;

describe('a hand', () => {
  test.each([
    ['one who played it, in its server', ANNA.id, 'club', true],
    ['anybody else in its server', STRANGER, 'club', true],
    ['one who played it, in another server', ANNA.id, 'other', false],
    ['one who played it, in direct messages', ANNA.id, null, true],
    ['anybody else in direct messages', STRANGER, null, false],
  ])('is shown to %s: %s in %s is %s', async (_who, person, guildId, isShown) => {
    await store.ledger.enter(bookHand(played));
    expect((await find(visitOf(person, guildId), 'k3f9-1')) !== null).toBe(isShown);
  });

  test('comes with its tricks and its record where its table is known', async () => {
    await store.ledger.enter(bookHand(played));
    const found = await find(visitOf(ANNA.id, 'club', reading), 'k3f9-1');
    expect(found?.played?.hand.hand.tricks).toHaveLength(12);
    expect(found?.record?.record.format).toBe('doko-hand/1');
  });

  test('of a table that is not kept any more is there without cards', async () => {
    await store.ledger.enter(bookHand(played));
    expect(await find(visitOf(ANNA.id), 'k3f9-1')).toMatchObject({ played: null, record: null });
    expect(textOf((await recordFor(visitOf(ANNA.id), 'k3f9-1')).payload)).toContain('not kept any more');
  });

  test('that was entered in place of a played one has what was chosen, and not the cards of that one', async () => {
    await store.ledger.enter(bookHand({ ...played, enteredBy: ANNA.id }));
    expect(await find(visitOf(ANNA.id, 'club', reading), 'k3f9-1')).toMatchObject({
      played: null,
      record: null,
      entered: NEW_DRAFT,
    });
  });

  test.each<readonly [string, Partial<BookedHand>, TableReading]>([
    ['its booking', { concealed: true }, reading],
    ['its table', {}, { ...reading, table: { ...reading.table, concealed: true } }],
  ])('is concealed where %s says so, whoever asks', async (_who, given, known) => {
    await store.ledger.enter(bookHand({ ...played, ...given }));
    const visit = visitOf(ANNA.id, 'club', known);
    expect(await find(visit, 'k3f9-1')).toMatchObject({
      booked: { concealed: true },
      played: null,
      record: null,
    });
    for (const made of [await recordFor(visit, 'k3f9-1'), await dealFor(visit, 'k3f9-1')]) {
      expect(made.enclosures).toEqual([]);
    }
  });

  test('whose deal does not follow from its seed is said not to be as promised', async () => {
    await store.ledger.enter(bookHand(played));
    // Tables in tests have seeds that their hands do not follow from.
    const { payload, enclosures } = await dealFor(
      visitOf(ANNA.id, 'club', readTable(SCENES.result!().state, 1)),
      'k3f9-1',
    );
    expect(textOf(payload)).toContain('Not as promised');
    expect(enclosures.map(({ name }) => name)).toEqual(['dulle-k3f9-1-deal.jsonl']);
  });
});

describe('a history', () => {
  beforeEach(async () => {
    for (let hand = 1; hand <= 12; hand++) {
      await store.ledger.enter(bookHand({ id: `k3f9-${hand}`, players: PLAYERS, at: NOON + hand }));
    }
    await store.ledger.enter(
      bookHand({ id: 'elsewhere', guildId: 'other', players: PLAYERS, at: NOON + 99 }),
    );
  });

  const ids = async (
    visit: Visit<Asker>,
    page: number,
    player: string | null = null,
  ): Promise<readonly string[]> =>
    Array.from(
      textOf(await historyFor(visit, { player, table: null, page })).matchAll(/^\*\*([\w-]+)\*\*/gm),
      ([, id = '']) => id,
    );

  test('has ten hands of the server on a page, newest first', async () => {
    expect((await ids(visitOf(ANNA.id), 1))[0]).toBe('k3f9-12');
    expect(await ids(visitOf(ANNA.id), 1)).toHaveLength(10);
    expect(await ids(visitOf(ANNA.id), 2)).toEqual(['k3f9-2', 'k3f9-1']);
  });

  test('of a page that is not there any more is its last one', async () => {
    expect(await ids(visitOf(ANNA.id), 7)).toEqual(['k3f9-2', 'k3f9-1']);
  });

  test('of one’s own is headed by one’s name, also where there is no hand yet', async () => {
    const text = textOf(await historyFor(visitOf(STRANGER), { player: STRANGER, table: null, page: 1 }));
    expect(text).toContain(`Hands of ${STRANGER}`);
  });

  test('in direct messages has one’s own hands of all servers, whomever is asked for', async () => {
    expect((await ids(visitOf(ANNA.id, null), 1))[0]).toBe('elsewhere');
    expect(await ids(visitOf(STRANGER, null), 1, ANNA.id)).toEqual([]);
  });
});

describe('a leaderboard', () => {
  test('of a page that is not there any more is its last one', async () => {
    await store.ledger.enter(bookHand({ players: PLAYERS }));
    const text = textOf(await leaderboardFor(visitOf(ANNA.id), { ...USUAL_BOARD, page: 9 }));
    expect(text).toContain('➤ **1 · Name of');
  });

  test('takes the day of the host’s time zone', async () => {
    // Half past midnight on the first of December in Berlin.
    await store.ledger.enter(bookHand({ players: PLAYERS, at: Date.UTC(2026, 10, 30, 23, 30) }));
    const visit = visitOf(ANNA.id);
    const at = (now: number): Visit<Asker> => ({ ...visit, desk: { ...visit.desk, now: () => now } });
    const shown = async (now: number, period: 'today' | 'month'): Promise<string> =>
      textOf(await leaderboardFor(at(now), { ...USUAL_BOARD, period }));
    expect(await shown(Date.UTC(2026, 10, 30, 22), 'today')).toContain('November 30, 2026');
    expect(await shown(Date.UTC(2026, 10, 30, 22), 'today')).toContain('Nobody');
    expect(await shown(Date.UTC(2026, 10, 30, 23, 45), 'today')).toContain('December 1, 2026');
    expect(await shown(Date.UTC(2026, 10, 30, 23, 45), 'month')).toContain('Name of');
  });

  test.each([
    ['points', 'today', 1],
    ['wins', 'all', 1],
    ['average', 'today', 8],
    ['average', 'season', 24],
    ['rating', 'all', 24],
  ] as const)('by %s of %s asks for %i hands where nobody says how many', (by, period, least) => {
    expect(usualLeast(by, period)).toBe(least);
  });

  test('turned by a menu begins at its first page; a word that is not in it is none', () => {
    const choice = { ...USUAL_BOARD, page: 4 };
    expect(chosenBoard(choice, 'by', 'wins')).toEqual({ ...choice, by: 'wins', page: 1 });
    expect(chosenBoard(choice, 'period', 'today')).toEqual({ ...choice, period: 'today', page: 1 });
    expect(chosenBoard(choice, 'by', 'today')).toBeUndefined();
    expect(chosenBoard(choice, 'period', undefined)).toBeUndefined();
  });
});
