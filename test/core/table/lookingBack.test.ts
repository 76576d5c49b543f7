import { describe, expect, test } from 'vitest';
import type { TableAction } from '../../../src/core/table/action.ts';
import { tableOf } from '../../../src/core/table/evolve.ts';
import { tableView } from '../../../src/core/view/tableView.ts';
import { dealtOut, inPlay, person, type Sitting, typesOf } from './sitting.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Anna alone with three computers, or with others; the first hand is over. */
const over = (given: Parameters<typeof dealtOut>[0] = {}): Sitting =>
  dealtOut({ people: 1, ...given }).playHand();

const lookBack: TableAction = { do: 'look-back', by: 'anna' };

describe('whoever sits alone with computers and looks back', () => {
  test('is not dealt the next hand over it, but when they ask for it', () => {
    const sitting = over();
    sitting.wait(59_000);
    expect(typesOf(sitting.take(lookBack))).toEqual(['looked-back']);
    expect(sitting.wait(DAY)).toEqual([]);
    expect(tableView(sitting.state)).toMatchObject({ phase: 'between', lookedBack: true });
    expect(typesOf(sitting.take({ do: 'next-hand', by: 'anna', hand: 2 }))[0]).toBe('deal-sealed');
    expect(tableView(sitting.state).lookedBack).toBe(false);
  });

  test('may turn pages as often as they like, and has the same peace after a restart', () => {
    const sitting = over();
    sitting.take(lookBack);
    expect(sitting.take(lookBack)).toEqual([]);
    sitting.now = tableOf(JSON.parse(JSON.stringify(sitting.events)));
    expect(sitting.wait(DAY)).toEqual([]);
  });

  test('has it after each hand anew', () => {
    const sitting = over();
    sitting.take(lookBack);
    sitting.take({ do: 'next-hand', by: 'anna', hand: 2 });
    sitting.wait(20_000);
    sitting.playHand();
    expect(tableView(sitting.state).lookedBack).toBe(false);
    expect(typesOf(sitting.wait(MINUTE))[0]).toBe('deal-sealed');
  });

  test('and never comes back lets the table close as after a pause', () => {
    const sitting = over();
    sitting.take(lookBack);
    expect(sitting.wait(14 * DAY)).toMatchObject([{ type: 'table-ended', reason: 'unused' }]);
  });

  test('and is joined by somebody is dealt the next hand after the usual time again', () => {
    const sitting = over();
    sitting.take(lookBack);
    sitting.wait(DAY);
    sitting.take({ do: 'join', by: person('ben') });
    expect(tableView(sitting.state).lookedBack).toBe(false);
    expect(sitting.wait(59_000)).toEqual([]);
    expect(typesOf(sitting.wait(1_000))[0]).toBe('deal-sealed');
  });
});

test.each<[string, () => Sitting]>([
  ['where two sit', () => over({ people: 2 })],
  ['where no clock deals', () => over({ pace: 'none' })],
  [
    'while the table is paused',
    () => {
      const sitting = over();
      sitting.take({ do: 'pause', by: 'anna' });
      return sitting;
    },
  ],
  ['while a hand is played', () => inPlay({ people: 1 })],
])('looking back holds nothing up %s', (_case, make) => {
  const sitting = make();
  expect(sitting.take(lookBack)).toEqual([]);
});

test('nobody else holds the next hand up', () => {
  expect(over().refuse({ do: 'look-back', by: 'emil' })).toEqual({ code: 'not-seated' });
});
