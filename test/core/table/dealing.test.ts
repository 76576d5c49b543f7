import { describe, expect, test } from 'vitest';
import { handsOf } from '../../../src/app/fairDeal.ts';
import { NO_THROW_IN } from '../../../src/core/rules/throwIn.ts';
import type { Seat } from '../../../src/core/seat.ts';
import type { TableAction } from '../../../src/core/table/action.ts';
import { tableView } from '../../../src/core/view/tableView.ts';
import { dealtOut, type Sitting, sealed, typesOf } from './sitting.ts';

const cutBy = (by: string, cut: number | null = 7, hand = 1): TableAction => ({ do: 'cut', by, cut, hand });

/** All deals so far: number, dealer, cut. */
const deals = (sitting: Sitting) => {
  const cuts = sitting.events.flatMap((event) => (event.type === 'deck-cut' ? [event.cut] : []));
  return sitting.events
    .flatMap((event) => (event.type === 'deal-sealed' ? [event] : []))
    .map(({ hand, dealer }, index) => [hand, dealer, cuts[index]]);
};

describe('a deal', () => {
  test('is committed to before anybody cuts, and nobody sees its seed', () => {
    const sitting = sealed();
    const { present } = tableView(sitting.state);
    expect(present).toMatchObject({
      deal: { number: 1, dealer: 0, cutter: 3, cut: null, seed: null },
      hand: null,
    });
    expect(present?.deal.commitment).toMatch(/^commitment-/);
    expect(JSON.stringify(tableView(sitting.state))).not.toContain(
      sitting.state.phase === 'cutting' ? sitting.state.deal.seed : '?',
    );
  });

  test.each<[Seat, string]>([
    [0, 'dora'],
    [1, 'anna'],
    [2, 'ben'],
    [3, 'cleo'],
  ])('by seat %i is cut by the player to the right, %s, and nobody else', (dealer, cutter) => {
    for (const other of ['anna', 'ben', 'cleo', 'dora'].filter((id) => id !== cutter)) {
      const sitting = sealed({ dealer });
      expect(sitting.refuse(cutBy(other))).toEqual({
        code: 'not-cutter',
        cutter: ((dealer + 3) % 4) as Seat,
      });
    }
    expect(typesOf(sealed({ dealer }).take(cutBy(cutter)))).toEqual(['deck-cut', 'hand:dealt']);
  });

  test.each([7, 25, null])('comes from the seed and the cut %s', (cut) => {
    const sitting = sealed();
    const seed = sitting.state.phase === 'cutting' ? sitting.state.deal.seed : '';
    sitting.take(cutBy('dora', cut));
    expect(sitting.playing.hand.dealt).toEqual(handsOf(seed, cut, true));
    expect(sitting.playing.deal.cut).toBe(cut);
  });

  test('without nines has ten cards each', () => {
    const sitting = sealed();
    const rules = { ...sitting.state.settings.rules, nines: false };
    const short = dealtOut({ rules });
    expect(short.playing.hand.dealt.map((cards) => cards.length)).toEqual([10, 10, 10, 10]);
  });

  test('stays uncut when the cutter lets the time run out', () => {
    const sitting = sealed({ pace: 'live' });
    expect(sitting.wait(19_999)).toEqual([]);
    expect(typesOf(sitting.wait(1))).toEqual(['deck-cut', 'hand:dealt']);
    expect(deals(sitting)).toEqual([[1, 0, null]]);
  });

  test('does not wait for ever for its cut, even where moves have no limit', () => {
    expect(typesOf(sealed({ pace: 'none' }).wait(60_000))).toEqual(['deck-cut', 'hand:dealt']);
  });

  test('stays uncut at once where a computer would have to cut', () => {
    const sitting = sealed({ people: 3, dealer: 0 });
    expect(sitting.state.phase).toBe('playing');
    expect(deals(sitting)).toEqual([[1, 0, null]]);
  });

  test('is cut once: a doubled click is late', () => {
    const sitting = sealed();
    sitting.take(cutBy('dora'));
    expect(sitting.refuse(cutBy('dora', 8))).toEqual({ code: 'late' });
  });

  test('cannot be cut by a click that was meant for another deal, or from outside', () => {
    expect(sealed().refuse(cutBy('dora', 7, 2))).toEqual({ code: 'late' });
    expect(sealed().refuse(cutBy('emil'))).toEqual({ code: 'not-seated' });
  });
});

describe('a session', () => {
  test('deals clockwise from the first dealer', () => {
    const sitting = sealed({ dealer: 2, hands: 5 });
    for (let hand = 1; hand <= 5; hand++) {
      if (sitting.state.phase === 'between') sitting.take({ do: 'next-hand', by: 'anna', hand });
      if (sitting.state.phase === 'cutting') sitting.nextDeadline();
      sitting.playHand();
    }
    expect(deals(sitting).map(([hand, dealer]) => [hand, dealer])).toEqual([
      [1, 2],
      [2, 3],
      [3, 0],
      [4, 1],
      [5, 2],
    ]);
    expect(sitting.state).toMatchObject({ phase: 'ended', reason: 'played-out', brokenOff: null });
  });

  test('lets the same dealer deal again after a throw-in, which does not count', () => {
    const rules = { ...sealed().state.settings.rules, throwIn: { ...NO_THROW_IN, nines: 1, kings: 1 } };
    const sitting = dealtOut({ rules, dealer: 1, hands: 1 });
    const { hand } = sitting.playing;
    expect(hand.phase).toBe('declare');
    for (const seat of [2, 3, 0, 1] as const) {
      sitting.take(sitting.moveOf(seat, { do: 'declare', value: seat === 2 ? 'reservation' : 'healthy' }));
    }
    sitting.take(sitting.moveOf(2, { do: 'name', value: 'throw-in' }));
    expect(sitting.state).toMatchObject({
      phase: 'between',
      sheet: [{ hand: 1, contract: 'thrown-in', value: 0 }],
    });
    sitting.take({ do: 'next-hand', by: 'anna', hand: 2 });
    sitting.nextDeadline();
    sitting.playHand();
    expect(deals(sitting).map(([hand, dealer]) => [hand, dealer])).toEqual([
      [1, 1],
      [2, 1],
    ]);
    expect(sitting.state.phase).toBe('ended');
  });

  test('books each hand for the people who played it, and shows the seed afterwards', () => {
    const sitting = dealtOut({ people: 2, hands: 2 });
    const { seed } = sitting.playing.deal;
    sitting.playHand();
    const view = tableView(sitting.state);
    expect(view.sheet).toMatchObject([{ hand: 1, dealer: 0, playedBy: ['anna', 'ben', null, null] }]);
    expect(view.totals).toEqual(view.sheet[0]?.scores);
    expect(view.previous?.deal.seed).toBe(seed);
    expect(view.present).toBeNull();
  });

  test('goes on with the next hand when somebody asks, or by itself in time', () => {
    const sitting = dealtOut().playHand();
    expect(sitting.refuse({ do: 'next-hand', by: 'emil', hand: 2 })).toEqual({ code: 'not-seated' });
    expect(sitting.refuse({ do: 'next-hand', by: 'anna', hand: 1 })).toEqual({ code: 'late' });
    expect(typesOf(sitting.take({ do: 'next-hand', by: 'ben', hand: 2 }))).toEqual(['deal-sealed']);
    expect(sitting.refuse({ do: 'next-hand', by: 'anna', hand: 2 })).toEqual({ code: 'late' });

    const alone = dealtOut().playHand();
    expect(alone.wait(59_999)).toEqual([]);
    expect(typesOf(alone.wait(1))).toEqual(['deal-sealed']);
  });

  test('waits for somebody to ask where there is no pace', () => {
    expect(
      dealtOut({ pace: 'none' })
        .playHand()
        .wait(30 * 24 * 3_600_000),
    ).toEqual([]);
  });
});
