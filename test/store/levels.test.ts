import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { computerKey } from '../../src/app/ledger.ts';
import { openStore } from '../../src/store/store.ts';
import { bookHand } from '../support/bookHands.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dulle-levels-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const BOOKS = ['hand_seats', 'players', 'tallies', 'ratings'] as const;

test('the computers of books from before there were levels are beginners', async () => {
  const file = join(folder, 'dulle.sqlite');
  const before = await openStore(file);
  const players = ['anna', 'ben', computerKey('beginner'), computerKey('beginner')];
  const hand = bookHand({ players });
  await before.upkeep.book([hand]);
  await before.close();
  const database = new Database(file);
  let renamed = 0;
  for (const book of BOOKS) {
    const rename = `update ${book} set player = 'computer:simple' where player = 'computer:beginner'`;
    renamed += database.prepare(rename).run().changes;
  }
  database.exec("update players set name = 'computer:simple' where name = 'computer:beginner'");
  database.exec('drop table secrets');
  database.exec("delete from kysely_migration where name >= '0010-levels'");
  database.close();
  expect(renamed).toBeGreaterThan(3);

  const store = await openStore(file);
  const wanted = { guildId: hand.guildId, period: 'all', rulesKey: null, by: 'points', least: 1 } as const;
  const page = { players: 'computers', offset: 0, limit: 9, own: null } as const;
  const { rows } = await store.ledger.leaderboard({ ...wanted, ...page });
  expect(rows).toMatchObject([{ player: 'computer:beginner', name: 'computer:beginner', hands: 2 }]);
  const booked = await store.ledger.hand(hand.guildId, hand.id);
  expect(booked?.seats.map(({ player }) => player)).toEqual(players);
  await store.close();
});
