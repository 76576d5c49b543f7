import Database from 'better-sqlite3';
import { beforeEach, describe, expect, test } from 'vitest';
import { keepingStatements } from '../../src/store/preparedStatements.ts';

describe('a database that keeps its statements', () => {
  let raw: Database.Database;
  let database: ReturnType<typeof keepingStatements>;

  beforeEach(() => {
    raw = new Database(':memory:');
    raw.exec('create table cats (name text)');
    database = keepingStatements(raw);
  });

  test('prepares what is asked again only once', () => {
    const select = 'select name from cats where name = ?';
    expect(database.prepare(select)).toBe(database.prepare(select));
    database.prepare('insert into cats values (?)').run(['Mia']);
    expect(database.prepare(select).all(['Mia'])).toEqual([{ name: 'Mia' }]);
    expect(database.prepare(select).all(['Tom'])).toEqual([]);
  });

  test('prepares pragmas each time', () => {
    const pragma = 'pragma synchronous = normal';
    expect(database.prepare(pragma)).not.toBe(database.prepare(pragma));
  });

  test('forgets what it has kept where the schema changes', () => {
    const select = 'select * from cats';
    const before = database.prepare(select);
    database.prepare('alter table cats add column age integer').run([]);
    expect(database.prepare(select)).not.toBe(before);
    database.prepare('insert into cats values (?, ?)').run(['Mia', 3]);
    expect(database.prepare(select).all([])).toEqual([{ name: 'Mia', age: 3 }]);
  });

  test('keeps no more than it may, those used last', () => {
    const often = database.prepare('select 0');
    for (let number = 1; number <= 300; number++) {
      database.prepare(`select ${number}`);
      if (number % 50 === 0) expect(database.prepare('select 0')).toBe(often);
    }
    const early = database.prepare('select 1');
    expect(database.prepare('select 1')).toBe(early);
    expect(database.prepare('select 300').all([])).toEqual([{ 300: 300 }]);
  });
});
