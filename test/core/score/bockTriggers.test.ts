import { describe, expect, test } from 'vitest';
import type { Card } from '../../../src/core/card.ts';
import { NOTHING_ANNOUNCED } from '../../../src/core/rules/announcement.ts';
import { BOCK_TRIGGERS, type BockTrigger } from '../../../src/core/rules/bock.ts';
import { cardOrder } from '../../../src/core/rules/cardOrder.ts';
import type { Contract, Party } from '../../../src/core/rules/contract.ts';
import { bockTriggers } from '../../../src/core/score/bockTriggers.ts';
import type { PerSeat } from '../../../src/core/seat.ts';

interface Given {
  readonly re?: number;
  readonly winner?: Party | null;
  readonly announced?: readonly Party[];
  readonly alone?: boolean;
  readonly contract?: Contract;
  readonly trick?: readonly Card[];
  readonly reTricks?: number;
}

const SAID = { call: 'in-time', steps: 0 } as const;

/** A hand that Re won with 130 eyes and six tricks, unless said otherwise. */
function over({
  re = 130,
  winner = 're',
  announced = [],
  alone,
  contract = 'normal',
  trick,
  reTricks = 6,
}: Given) {
  const parties: PerSeat<Party> = alone
    ? ['re', 'kontra', 'kontra', 'kontra']
    : ['re', 'kontra', 're', 'kontra'];
  return {
    announced: {
      re: announced.includes('re') ? SAID : NOTHING_ANNOUNCED,
      kontra: announced.includes('kontra') ? SAID : NOTHING_ANNOUNCED,
    },
    order: cardOrder(contract),
    tricks: trick ? [{ leader: 0 as const, cards: trick, winner: 0 as const, eyes: 0 }] : [],
    result: {
      eyes: { re, kontra: 240 - re },
      winner,
      parties,
      trickCount: { re: reTricks, kontra: 12 - reTricks },
    },
  };
}

describe('a Bock round is started by', () => {
  test.each<[string, Given, readonly BockTrigger[]]>([
    ['nothing in a plain hand', {}, []],
    ['120 to 120', { re: 120, winner: 'kontra' }, ['120-120']],
    ['a lost solo', { alone: true, winner: 'kontra', re: 100, contract: 'solo-clubs' }, ['solo-lost']],
    ['a lost silent wedding', { alone: true, winner: 'kontra', re: 100 }, ['solo-lost']],
    ['no solo that was won', { alone: true }, []],
    ['no solo that nobody won', { alone: true, winner: null, announced: [] }, []],
    ['a lost announcement of Re', { winner: 'kontra', announced: ['re'] }, ['announcement-lost']],
    ['a lost announcement of Kontra', { announced: ['kontra'] }, ['announcement-lost']],
    [
      'one of two announcements, since one is always lost',
      { announced: ['re', 'kontra'] },
      ['announcement-lost'],
    ],
    ['no announcement that was kept', { announced: ['re'] }, []],
    ['announcements where nobody won', { winner: null, announced: ['re', 'kontra'] }, ['announcement-lost']],
    ['four hearts', { trick: ['HA', 'HK', 'H9', 'HA'] }, ['hearts-trick']],
    [
      'four hearts with the ten, where it is no trump',
      { trick: ['HA', 'HT', 'HJ', 'HA'], contract: 'solo-queens', alone: true },
      ['hearts-trick'],
    ],
    ['no three hearts and a trump', { trick: ['HA', 'HK', 'HQ', 'HA'] }, []],
    [
      'no hearts that are trump',
      { trick: ['HA', 'HK', 'H9', 'HA'], contract: 'solo-hearts', alone: true },
      [],
    ],
    ['Kontra without a trick', { re: 240, reTricks: 12 }, ['schwarz']],
    ['Re without a trick', { re: 0, winner: 'kontra', reTricks: 0 }, ['schwarz']],
    [
      'several at once',
      { re: 120, winner: 'kontra', announced: ['re'], trick: ['HA', 'HK', 'H9', 'HA'] },
      ['120-120', 'announcement-lost', 'hearts-trick'],
    ],
  ])('%s', (_name, given, triggers) => {
    expect(bockTriggers(over(given), BOCK_TRIGGERS)).toEqual(triggers);
  });

  test('nothing that the rules do not name', () => {
    expect(bockTriggers(over({ re: 120, winner: 'kontra', announced: ['re'] }), ['120-120'])).toEqual([
      '120-120',
    ]);
    expect(bockTriggers(over({ re: 120, winner: 'kontra' }), [])).toEqual([]);
  });
});
