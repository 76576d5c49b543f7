import { describe, expect, test } from 'vitest';
import {
  type Announced,
  type Announcement,
  announceable,
  callWith,
  leastForCall,
  NOTHING_ANNOUNCED,
  type PartyAnnouncements,
} from '../../../src/core/rules/announcement.ts';

const said = (call: PartyAnnouncements['call'], steps = 0): PartyAnnouncements => ({ call, steps });

const nobody: Announced = { re: NOTHING_ANNOUNCED, kontra: NOTHING_ANNOUNCED };

/** Lets `value` be said by Re with `cards` cards, however far Re must have gone for it. */
function reMaySay(value: Announcement, cards: number, shift: number): boolean {
  const before = { no90: 0, no60: 1, no30: 2, schwarz: 3, re: 0, kontra: 0 }[value];
  const announced = value === 're' ? nobody : { ...nobody, re: said('in-time', before) };
  return announceable(announced, 're', cards, shift).includes(value);
}

describe('the last moment of each announcement', () => {
  test.each<[Announcement, number, number]>([
    // A hand of twelve cards.
    ['re', 0, 11],
    ['no90', 0, 10],
    ['no60', 0, 9],
    ['no30', 0, 8],
    ['schwarz', 0, 7],
    // A wedding decided in trick 2, in trick 3.
    ['re', 1, 10],
    ['schwarz', 1, 6],
    ['re', 2, 9],
    ['no90', 2, 8],
    // Ten cards, without nines.
    ['no60', 2, 7],
    // Ten cards and a wedding decided in trick 3.
    ['re', 4, 7],
    ['schwarz', 4, 3],
  ])('%s with every figure lowered by %i: at least %i cards', (value, shift, least) => {
    expect(reMaySay(value, least, shift)).toBe(true);
    expect(reMaySay(value, least - 1, shift)).toBe(false);
  });
});

describe('a late reply', () => {
  test.each<[PartyAnnouncements, number]>([
    [said('in-time'), 10],
    [said('in-time', 1), 9],
    [said('in-time', 2), 8],
    [said('in-time', 3), 7],
    [said('in-time', 4), 6],
    // To a reply nobody can reply: both parties have spoken by then.
    [said('late'), 10],
  ])('to %o needs %i cards', (re, least) => {
    const announced = { ...nobody, re };
    expect(announceable(announced, 'kontra', least, 0)).toEqual(['kontra']);
    expect(callWith(NOTHING_ANNOUNCED, re, least, 0)).toBe('late');
    expect(announceable(announced, 'kontra', least - 1, 0)).toEqual([]);
  });

  test('is none of a party that has spoken', () => {
    expect(callWith(said('in-time'), said('in-time'), 12, 0)).toBeNull();
    expect(callWith(said('late'), said('in-time', 4), 12, 0)).toBeNull();
  });

  test('with eleven cards is an announcement in time', () => {
    expect(callWith(NOTHING_ANNOUNCED, said('in-time'), 11, 0)).toBe('in-time');
  });

  test('lets its party announce no steps', () => {
    expect(announceable({ re: said('in-time'), kontra: said('late') }, 'kontra', 10, 0)).toEqual([]);
  });
});

describe('Re or Kontra is still open', () => {
  test.each<[string, PartyAnnouncements, number, number]>([
    ['where nobody has spoken', said('none'), 0, 11],
    ['as a reply to Re or Kontra', said('in-time'), 0, 10],
    ['as a reply to no60', said('in-time', 2), 0, 8],
    ['as a reply to schwarz', said('in-time', 4), 0, 6],
    ['with every figure lowered by 2', said('none'), 2, 9],
    ['as a reply with every figure lowered by 2', said('in-time', 1), 2, 7],
  ])('%s', (_name, other, shift, least) => {
    expect(leastForCall(other, shift)).toBe(least);
  });
});

describe('steps', () => {
  test.each<[string, PartyAnnouncements, number, Announcement[]]>([
    ['need Re first', said('none'), 12, ['re']],
    ['may be skipped while all are in time', said('in-time'), 10, ['no90', 'no60', 'no30', 'schwarz']],
    ['a missed one ends all that follow', said('in-time'), 9, []],
    ['follow one another', said('in-time', 1), 9, ['no60', 'no30', 'schwarz']],
    ['a missed no60 ends no30 too', said('in-time', 1), 8, []],
    ['end with schwarz', said('in-time', 4), 12, []],
  ])('%s', (_name, re, cards, expected) => {
    expect(announceable({ ...nobody, re }, 're', cards, 0)).toEqual(expected);
  });
});
