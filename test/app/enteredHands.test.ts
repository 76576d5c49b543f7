import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { mentioned } from '../../src/app/audit.ts';
import { EnteredHands } from '../../src/app/enteredHands.ts';
import type { OpenEntry } from '../../src/app/entries.ts';
import type { BookedHand } from '../../src/app/ledger.ts';
import { DDV } from '../../src/core/rules/ruleSet.ts';
import { type Draft, NEW_DRAFT, withContract, withEyes, withRe } from '../../src/core/score/draft.ts';
import { openStore, type Store } from '../../src/store/store.ts';

const ANNA = { id: '1', name: 'Anna' };
const BEN = { id: '2', name: 'Ben' };
const DAY = 24 * 60 * 60_000;

let folder: string;
let store: Store;
let time: number;
let told: string[];
let recounted: string[];
let entered: EnteredHands;

const service = () =>
  new EnteredHands({
    entries: store.entries,
    ledger: store.ledger,
    audit: store.audit,
    now: () => time,
    changed: (hand) => told.push(hand),
    recounted: (league) => recounted.push(league),
  });

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dulle-entered-'));
  store = await openStore(join(folder, 'dulle.sqlite'));
  time = 1_000_000;
  told = [];
  recounted = [];
  entered = service();
});

afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

const WON: Draft = withEyes(withRe(NEW_DRAFT, [0, 2]), 130);

const opened = (given: Partial<OpenEntry> = {}) =>
  entered.open({
    id: 'k3f9',
    guildId: 'club',
    channelId: 'channel',
    owner: ANNA.id,
    rules: DDV,
    players: [
      { player: ANNA.id, name: 'Anna' },
      { player: BEN.id, name: 'Ben' },
      { player: '3', name: 'Clara' },
      { player: 'guest', name: 'Guest' },
    ],
    draft: WON,
    replaces: null,
    ...given,
  });

async function booked(given: Partial<OpenEntry> = {}): Promise<BookedHand> {
  const { id } = await opened(given);
  const hand = await entered.book(id, 'club', ANNA);
  if (!hand.ok) throw new Error(hand.error.code);
  return hand.value;
}

test('a guest’s name is no mention of anybody in the list of corrections', async () => {
  const person = (player: string) => ({ player, name: 'x' });
  const guest = { player: 'guest', name: mentioned('4') };
  await booked({ players: [person('1'), person('2'), person('3'), guest] });
  const { entries } = await store.audit.list('club', { offset: 0, limit: 1 });
  expect(entries[0]?.after).toContain(mentioned('1'));
  expect(entries[0]?.after).not.toContain(mentioned('4'));
});

test('the season of which a hand is struck or counts again is told of anew', async () => {
  const hand = { ...(await booked()), league: { league: 'l1', round: 1, table: 1 } };
  expect(recounted).toEqual([]);
  await entered.strike(hand, ANNA);
  await entered.restore(hand, ANNA);
  expect(recounted).toEqual(['l1', 'l1']);
});

const corrections = async () => {
  const { entries } = await store.audit.list('club', { offset: 0, limit: 10 });
  return entries.map(({ what, subject, before, after, by }) => [what, subject, before, after, by?.id]);
};

const POINTS = '<@1> +1, <@2> -1, <@3> +1, Guest -1';

describe('booking', () => {
  test('puts the hand into the books, notes it, and tells of it', async () => {
    const hand = await booked();
    expect(hand).toMatchObject({
      id: 'k3f9',
      at: time,
      table: null,
      enteredBy: ANNA.id,
      contract: 'normal',
      soloist: null,
      soloKind: null,
      winner: 're',
      reEyes: 130,
      value: 1,
    });
    expect(hand.seats.map(({ points, party }) => [points, party])).toEqual([
      [1, 're'],
      [-1, 'kontra'],
      [1, 're'],
      [-1, 'kontra'],
    ]);
    expect(await corrections()).toEqual([['hand-entered', 'k3f9', null, POINTS, ANNA.id]]);
    expect(told).toEqual(['k3f9']);
  });

  test.each([
    ['solo-clubs', 1, 'voluntary'],
    ['silent-wedding', 1, null],
    ['wedding', 1, null],
  ] as const)('names who played alone in: %s', async (contract, soloist, soloKind) => {
    const draft = withRe(withContract(WON, contract), [1]);
    expect(await booked({ draft })).toMatchObject({ soloist, soloKind, contract });
  });

  test('happens once, however often it is asked', async () => {
    await opened();
    const books = await Promise.all([1, 2, 3].map(() => entered.book('k3f9', 'club', ANNA)));
    expect(books.every(({ ok }) => ok)).toBe(true);
    expect((await store.ledger.history({ guildId: 'club' })).total).toBe(1);
    expect(await corrections()).toHaveLength(1);
  });

  test('is refused while something is missing or cannot be, and nothing is booked', async () => {
    await opened({ draft: NEW_DRAFT });
    expect(await entered.book('k3f9', 'club', ANNA)).toEqual({
      ok: false,
      error: { code: 'missing', what: 're' },
    });
    await entered.change('k3f9', () => withEyes(withRe(withContract(NEW_DRAFT, 'poverty'), [0, 1]), 99));
    expect(await entered.book('k3f9', 'club', ANNA)).toMatchObject({
      error: { code: 'contract-not-played' },
    });
    expect((await store.ledger.history({ guildId: 'club' })).total).toBe(0);
    expect(told).toEqual([]);
  });

  test('is too late after a day, or once it was discarded', async () => {
    await opened();
    time += DAY + 1;
    expect(await entered.book('k3f9', 'club', ANNA)).toEqual({ ok: false, error: { code: 'gone' } });
    await opened({ id: 'other' });
    await entered.discard('other');
    expect(await entered.book('other', 'club', ANNA)).toEqual({ ok: false, error: { code: 'gone' } });
  });

  test('lets two choices at once both stand', async () => {
    await opened();
    await Promise.all(
      [1, 2, 3].map(() => entered.change('k3f9', (draft) => withEyes(draft, (draft.reEyes ?? 0) + 5))),
    );
    expect((await entered.find('k3f9'))?.draft.reEyes).toBe(145);
  });
});

describe('after a crash', () => {
  test('a hand that was booked, but not closed, is told of and not booked again', async () => {
    const entry = await opened();
    const close = store.entries.close.bind(store.entries);
    store.entries.close = async () => {
      throw new Error('power');
    };
    await expect(entered.book('k3f9', 'club', ANNA)).rejects.toThrow('power');
    store.entries.close = close;
    expect(await entered.find(entry.id)).not.toBeNull();
    entered = service();
    await entered.recover();
    expect(told).toEqual(['k3f9']);
    expect(await entered.find(entry.id)).toBeNull();
    expect((await store.ledger.history({ guildId: 'club' })).total).toBe(1);
  });

  test('one of which nobody was told is told of; one that is still being entered is not', async () => {
    await booked();
    await opened({ id: 'open' });
    told = [];
    await service().recover();
    expect(told).toEqual(['k3f9']);
    expect(await entered.find('open')).not.toBeNull();
  });
});

describe('striking and restoring', () => {
  test('are noted with the points, once each', async () => {
    const hand = await booked();
    expect(await entered.strike(hand, BEN)).toBe(true);
    expect(await entered.strike(hand, BEN)).toBe(false);
    expect(await entered.restore(hand, ANNA)).toBe(true);
    expect(await entered.restore(hand, ANNA)).toBe(false);
    expect((await corrections()).slice(0, 2)).toEqual([
      ['hand-restored', 'k3f9', null, POINTS, ANNA.id],
      ['hand-struck', 'k3f9', POINTS, null, BEN.id],
    ]);
    expect(told).toEqual(['k3f9', 'k3f9', 'k3f9']);
  });
});

describe('a correction', () => {
  test('stands at the time of what it replaces, which is struck; both values are noted', async () => {
    const first = await booked();
    time += 5000;
    const second = await booked({ id: 'better', draft: withEyes(WON, 120), replaces: first.id });
    expect(second).toMatchObject({ at: first.at, replaces: first.id, winner: 'kontra', value: 2 });
    expect(await store.ledger.hand('club', first.id)).toMatchObject({
      struck: { by: ANNA.id, at: time },
      replacedBy: 'better',
    });
    expect((await corrections())[0]).toEqual([
      'hand-replaced',
      first.id,
      POINTS,
      '<@1> -2, <@2> +2, <@3> -2, Guest +2',
      ANNA.id,
    ]);
    expect(told).toEqual([first.id, 'better', first.id]);
  });

  test('is refused where another one was faster', async () => {
    const first = await booked();
    await opened({ id: 'slow', replaces: first.id });
    await booked({ id: 'fast', replaces: first.id });
    expect(await entered.book('slow', 'club', BEN)).toEqual({
      ok: false,
      error: { code: 'replaced-already' },
    });
    expect(await store.ledger.hand('club', 'slow')).toBeNull();
  });

  test('gives way to what it replaced, once it is struck', async () => {
    const first = await booked();
    const second = await booked({ id: 'better', replaces: first.id });
    expect(await entered.restore(first, ANNA)).toBe(false);
    await entered.strike(second, ANNA);
    expect(await entered.restore(first, ANNA)).toBe(true);
  });
});
