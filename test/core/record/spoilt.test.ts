import { describe, expect, test } from 'vitest';
import { replay, viewRecord } from '../../../src/core/record/replay.ts';
import { readCases } from '../../support/cases.ts';

interface Written {
  rules: Record<string, unknown>;
  hands: string[][];
  actions: Record<string, unknown>[];
  [key: string]: unknown;
}

let found: unknown;

/** A finished record of a normal game, free to be spoilt. */
function sound(): Written {
  found ??= readCases('ddv').find(({ record, result }) => {
    const { actions } = record as Written;
    return (result as { contract: string }).contract === 'normal' && actions[4]?.do === 'play';
  })?.record;
  return structuredClone(found) as Written;
}

const spoilt = (spoil: (record: Written) => unknown): unknown => {
  const record = sound();
  return spoil(record) ?? record;
};

const at = (action: number, code: string) => ({ status: 'error', action, code });

/** Sets one action's fields. */
const edit = (index: number, fields: object) => (record: Written) => {
  record.actions[index] = { ...record.actions[index], ...fields };
};

test('the record is sound before it is spoilt', () => {
  expect(replay(sound())).toMatchObject({ status: 'finished', contract: 'normal' });
});

describe('a head that is none', () => {
  test.each<[string, (record: Written) => unknown, string]>([
    ['a list', () => [], 'bad-record'],
    ['a number', () => 7, 'bad-record'],
    ['a text', () => 'doko-hand/1', 'bad-record'],
    ['another format', (r) => ({ ...r, format: 'doko-hand/2' }), 'bad-record'],
    ['no format', ({ format: _, ...r }) => r, 'bad-record'],
    ['no rules', ({ rules: _, ...r }) => r, 'bad-record'],
    ['rules that are a list', (r) => ({ ...r, rules: [] }), 'bad-record'],
    ['an unknown rule', (r) => ({ ...r, rules: { jokers: true } }), 'bad-record'],
    ['an unknown value', (r) => ({ ...r, rules: { secondDulleWins: 'maybe' } }), 'bad-record'],
    ['a rule that needs another', (r) => ({ ...r, rules: { superschweine: true } }), 'bad-record'],
    ['no dealer', ({ dealer: _, ...r }) => r, 'bad-record'],
    ['a fifth seat as dealer', (r) => ({ ...r, dealer: 4 }), 'bad-record'],
    ['a dealer in words', (r) => ({ ...r, dealer: '1' }), 'bad-record'],
    ['no hands', ({ hands: _, ...r }) => r, 'bad-record'],
    ['hands that are no lists', (r) => ({ ...r, hands: 'CA CA' }), 'bad-record'],
    ['cards that are numbers', (r) => ({ ...r, hands: [[1], [2], [3], [4]] }), 'bad-record'],
    ['no actions', ({ actions: _, ...r }) => r, 'bad-record'],
    ['actions that are no list', (r) => ({ ...r, actions: {} }), 'bad-record'],
    ['somebody unknown who owes a solo', (r) => ({ ...r, owesSolo: [5] }), 'bad-record'],
    ['somebody who owes a solo twice', (r) => ({ ...r, owesSolo: [1, 1] }), 'bad-record'],
    ['nobody as forced seat', (r) => ({ ...r, forcedSolo: null }), 'bad-record'],
    ['an unknown forced seat', (r) => ({ ...r, forcedSolo: 'forehand' }), 'bad-record'],
    [
      'a solo owed where there are none',
      (r) => ({ ...r, rules: { solos: [] }, owesSolo: [1] }),
      'bad-record',
    ],
    [
      'a solo forced where there are none',
      (r) => ({ ...r, rules: { solos: [] }, forcedSolo: 1 }),
      'bad-record',
    ],
    ['a multiplier of nothing', (r) => ({ ...r, multiplier: 0 }), 'bad-record'],
    ['a broken multiplier', (r) => ({ ...r, multiplier: 1.5 }), 'bad-record'],
    ['a multiplier in words', (r) => ({ ...r, multiplier: '2' }), 'bad-record'],
    ['three hands', (r) => ({ ...r, hands: r.hands.slice(1) }), 'bad-deal'],
    ['an unknown card', (r) => void r.hands[0]!.splice(0, 1, 'ZZ'), 'bad-deal'],
    ['a card rank first', (r) => void r.hands[0]!.splice(0, 1, 'AC'), 'bad-deal'],
    ['thirteen cards', (r) => void r.hands[0]!.push(r.hands[1]!.pop()!), 'bad-deal'],
    ['eleven cards', (r) => void r.hands[0]!.pop(), 'bad-deal'],
    [
      'three copies of a card',
      (r) => {
        const [first] = r.hands[0]!;
        const seat = r.hands.findIndex((hand, index) => index > 0 && hand[0] !== first);
        r.hands[seat]![0] = first!;
      },
      'bad-deal',
    ],
    ['nines where none are played', (r) => ({ ...r, rules: { nines: false } }), 'bad-deal'],
  ])('%s', (_name, spoil, code) => {
    expect(replay(spoilt(spoil))).toEqual(at(-1, code));
    expect(viewRecord(spoilt(spoil))).toEqual(at(-1, code));
  });
});

test('nothing at all is no record', () => {
  expect(replay(undefined)).toEqual(at(-1, 'bad-record'));
});

/** The first card is led in action 4; the seat that plays next is in action 5. */
describe('an action that is not allowed', () => {
  test.each<[string, number, (record: Written) => unknown, string]>([
    ['no object', 0, (r) => void r.actions.splice(0, 1, null as never), 'bad-record'],
    ['an unknown deed', 4, edit(4, { do: 'fold' }), 'bad-record'],
    ['no seat', 0, edit(0, { seat: undefined }), 'bad-record'],
    ['a fifth seat', 0, edit(0, { seat: 4 }), 'bad-record'],
    ['an unknown declaration', 0, edit(0, { value: 'ill' }), 'bad-record'],
    ['an unknown card', 4, edit(4, { card: 'ZZ' }), 'bad-record'],
    ['an unknown announcement', 4, edit(4, { do: 'announce', value: 'no45' }), 'bad-record'],
    ['an unknown reservation', 4, edit(4, { do: 'name', value: 'solo-trumps' }), 'bad-record'],
    ['an answer that is neither yes nor no', 4, edit(4, { do: 'take', value: 'maybe' }), 'bad-record'],
    ['a pass without cards', 4, edit(4, { do: 'pass' }), 'bad-record'],
    ['a pass of an unknown card', 4, edit(4, { do: 'pass', cards: ['CA', 'CK', 'ZZ'] }), 'bad-record'],
    ['an answer that nobody asked for', 4, edit(4, { do: 'take', value: true }), 'not-allowed'],
    ['a pass that nobody asked for', 4, edit(4, { do: 'pass', cards: ['CA'] }), 'not-allowed'],
    ['a card out of turn', 4, (r) => void r.actions.splice(4, 1), 'not-your-turn'],
    ['a declaration out of turn', 0, (r) => void r.actions.splice(0, 1), 'not-your-turn'],
    ['a second declaration', 4, (r) => void r.actions.splice(4, 0, r.actions[0]!), 'not-allowed'],
    ['a card before the inquiry is over', 3, (r) => void r.actions.splice(3, 1), 'not-your-turn'],
    [
      'an announcement in the inquiry',
      0,
      edit(0, { do: 'announce', value: 're' }),
      'announcement-not-allowed',
    ],
    ['a second Re', 5, announcedTwice, 'announcement-not-allowed'],
  ])('%s', (_name, action, spoil, code) => {
    expect(replay(spoilt(spoil))).toEqual(at(action, code));
  });

  test('after the end', () => {
    const record = sound();
    record.actions.push({ seat: 0, do: 'play', card: 'CA' });
    expect(replay(record)).toEqual(at(record.actions.length - 1, 'hand-over'));
  });

  test('a card of somebody else', () => {
    const record = sound();
    const { seat } = record.actions[4] as { seat: number };
    const own = record.hands[seat]!;
    const foreign = record.hands[(seat + 1) % 4]!.find((card) => !own.includes(card));
    record.actions[4] = { seat, do: 'play', card: foreign };
    expect(replay(record)).toEqual(at(4, 'not-in-hand'));
  });

  test('too few actions leave it unfinished, at every point', () => {
    const record = sound();
    for (let length = 0; length < record.actions.length; length++) {
      expect(replay({ ...record, actions: record.actions.slice(0, length) })).toEqual({
        status: 'unfinished',
      });
    }
  });
});

/** Whoever leads announces its party twice in a row. */
function announcedTwice(record: Written): void {
  const { seat } = record.actions[4] as { seat: number };
  const value = record.hands[seat]!.includes('CQ') ? 're' : 'kontra';
  const announce = { seat, do: 'announce', value };
  record.actions.splice(4, 0, announce, announce);
}
