import { describe, expect, test } from 'vitest';
import { dayIn, dayPeriod, isTimeZone, monthPeriod, periodName } from '../../src/app/periods.ts';

const at = (iso: string): number => Date.parse(iso);

describe('the day of a hand', () => {
  test.each([
    ['Europe/Berlin', '2026-11-30T22:59:59.999Z', '2026-11-30', 'the last moment before midnight'],
    ['Europe/Berlin', '2026-11-30T23:00:00.000Z', '2026-12-01', 'midnight'],
    ['Europe/Berlin', '2026-07-31T21:59:59.999Z', '2026-07-31', 'the last moment before midnight in summer'],
    ['Europe/Berlin', '2026-07-31T22:00:00.000Z', '2026-08-01', 'midnight in summer'],
    ['Europe/Berlin', '2026-03-28T23:00:00.000Z', '2026-03-29', 'the day of 23 hours begins'],
    ['Europe/Berlin', '2026-03-29T21:59:59.999Z', '2026-03-29', 'the day of 23 hours ends'],
    ['Europe/Berlin', '2026-10-24T22:00:00.000Z', '2026-10-25', 'the day of 25 hours begins'],
    ['Europe/Berlin', '2026-10-25T22:59:59.999Z', '2026-10-25', 'the day of 25 hours ends'],
    ['UTC', '2026-12-31T23:59:59.999Z', '2026-12-31', 'the last moment of a year'],
    ['UTC', '2027-01-01T00:00:00.000Z', '2027-01-01', 'a new year'],
    ['Pacific/Kiritimati', '2026-12-31T10:00:00.000Z', '2027-01-01', 'where days begin first'],
    ['Pacific/Pago_Pago', '2027-01-01T10:59:59.999Z', '2026-12-31', 'where days end last'],
    ['Asia/Kathmandu', '2028-02-28T18:15:00.000Z', '2028-02-29', 'a quarter of an hour off, on a leap day'],
  ])('in %s at %s is %s: %s', (zone, time, day) => {
    expect(dayIn(zone, at(time))).toBe(day);
  });
});

describe('the name of a period', () => {
  const now = { at: at('2026-11-30T23:30:00Z'), zone: 'Europe/Berlin', season: null };

  test.each([
    ['today', 'day:2026-12-01'],
    ['month', 'month:2026-12'],
    ['season', null],
    ['all', 'all'],
  ] as const)('of %s is %s', (period, name) => {
    expect(periodName(period, now)).toBe(name);
  });

  test('of a season is that of its league', () => {
    expect(periodName('season', { ...now, season: 'abc' })).toBe('season:abc');
  });

  test('follows from the day alone', () => {
    expect([dayPeriod('2026-12-01'), monthPeriod('2026-12-01')]).toEqual([
      periodName('today', now),
      periodName('month', now),
    ]);
  });
});

test.each([
  ['Europe/Berlin', true],
  ['UTC', true],
  ['Europe/Atlantis', false],
  ['', false],
])('%j is a time zone: %s', (name, known) => {
  expect(isTimeZone(name)).toBe(known);
});
