import { describe, expect, test } from 'vitest';
import { knownAfterAnnouncement, knownAfterCard } from '../../../src/core/hand/known.ts';
import { wonTrick } from '../../../src/core/hand/trick.ts';
import { cardOrder } from '../../../src/core/rules/cardOrder.ts';
import type { Contract, Party } from '../../../src/core/rules/contract.ts';
import type { PerSeat, Seat } from '../../../src/core/seat.ts';
import { cards } from '../../support/deals.ts';

type Known = PerSeat<Party | null>;
const R = 're';
const K = 'kontra';
const _ = null;

/** Seat 0 leads; `trick` is what lies before the card, `card` is played by the next seat. */
const after = (
  known: Known,
  contract: Contract,
  trick: string,
  card: string,
  earlier: string[] = [],
): Known => {
  const before = cards(trick);
  const [played] = cards(card);
  return knownAfterCard(known, {
    contract,
    order: cardOrder(contract),
    trick: { leader: 0, cards: before },
    tricks: earlier.map((text) => wonTrick({ leader: 0, cards: cards(text) }, 0)),
    seat: before.length as Seat,
    card: played as never,
  });
};

describe('what a card shows the table', () => {
  test.each<[string, Known, Contract, string, string, string[], Known]>([
    ['a queen of clubs: Re', [_, _, _, _], 'normal', 'D9', 'CQ', [], [_, R, _, _]],
    ['the other one: all four', [R, _, _, _], 'normal', 'D9', 'CQ', [], [R, R, K, K]],
    ['both by one seat: a silent wedding', [_, R, _, _], 'normal', 'D9', 'CQ', ['D9 CQ D9 DK'], [K, R, K, K]],
    [
      'one queen after another trick: Re alone',
      [_, _, _, _],
      'normal',
      'D9',
      'CQ',
      ['D9 DK D9 DK'],
      [_, R, _, _],
    ],
    ['a queen of clubs that was led: Re', [_, _, _, _], 'normal', '', 'CQ', [], [R, _, _, _]],
    ['a card that was led: nothing', [_, _, _, _], 'normal', '', 'CA', [], [_, _, _, _]],
    ['no trump on a trump: Kontra', [_, _, _, _], 'normal', 'D9', 'CA', [], [_, K, _, _]],
    ['nothing, of who is known as Re', [_, R, _, _], 'normal', 'D9', 'CA', [], [_, R, _, _]],
    ['a trump on a trump: nothing', [_, _, _, _], 'normal', 'D9', 'DA', [], [_, _, _, _]],
    ['a discard on a side suit: nothing', [_, _, _, _], 'normal', 'CA', 'SA', [], [_, _, _, _]],
    ['a trump on a side suit: nothing', [_, _, _, _], 'normal', 'CA', 'D9', [], [_, _, _, _]],
    ['a second Kontra: nothing more', [K, _, _, _], 'normal', 'D9', 'CA', [], [K, K, _, _]],
    ['a third Kontra: the fourth is Re', [K, _, _, K], 'normal', 'D9', 'CA', [], [K, K, R, K]],
    ['the same in a silent wedding', [_, _, _, _], 'silent-wedding', 'D9', 'CA', [], [_, K, _, _]],
    ['in a wedding a discard shows nothing', [_, _, _, _], 'wedding', 'D9', 'CA', [], [_, _, _, _]],
    ['in a wedding a queen shows its player', [_, _, _, _], 'wedding', 'D9', 'CQ', [], [_, R, _, _]],
    [
      'in a wedding two queens show nobody else',
      [_, R, _, _],
      'wedding',
      'D9',
      'CQ',
      ['D9 CQ D9 DK'],
      [_, R, _, _],
    ],
    ['in a solo a queen of an opponent is nothing', [K, K, R, K], 'solo-clubs', 'CA', 'CQ', [], [K, K, R, K]],
    ['in a poverty a queen is nothing', [R, K, R, K], 'poverty', 'D9', 'CQ', [], [R, K, R, K]],
  ])('%s', (_name, known, contract, trick, card, earlier, expected) => {
    expect(after(known, contract, trick, card, earlier)).toEqual(expected);
  });
});

describe('what an announcement shows the table', () => {
  test.each<[Known, Seat, Party, Known]>([
    [[_, _, _, _], 2, R, [_, _, R, _]],
    [[_, _, _, _], 2, K, [_, _, K, _]],
    [[R, _, _, _], 2, R, [R, K, R, K]],
    [[K, _, _, _], 2, K, [K, _, K, _]],
    [[K, K, _, _], 2, K, [K, K, K, R]],
  ])('%o, seat %i for %s: %o', (known, seat, party, expected) => {
    expect(knownAfterAnnouncement(known, seat, party)).toEqual(expected);
  });
});
