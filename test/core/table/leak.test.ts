import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { belowOf, roundSeal } from '../../../src/app/fairDeal.ts';
import { type Card, withoutAll } from '../../../src/core/card.ts';
import type { HandAction } from '../../../src/core/hand/action.ts';
import { type PerSeat, perSeat, replaceAt, SEATS, type Seat } from '../../../src/core/seat.ts';
import type { TableAction } from '../../../src/core/table/action.ts';
import { decideTable } from '../../../src/core/table/decide.ts';
import type { TableEvent } from '../../../src/core/table/event.ts';
import { tableOf } from '../../../src/core/table/evolve.ts';
import type { TableState } from '../../../src/core/table/state.ts';
import { playerView, tableView } from '../../../src/core/view/tableView.ts';
import { dealtOut, PEOPLE, type Sitting } from './sitting.ts';

/** The same table after another deal: other hands, another seed. */
function withHands(events: readonly TableEvent[], hands: PerSeat<readonly Card[]>): TableState {
  const state = tableOf(
    events.map((event): TableEvent => {
      if (event.type === 'deal-sealed') return { ...event, seed: 'ff'.repeat(32) };
      if (event.type !== 'hand-event' || event.event.type !== 'dealt') return event;
      return { ...event, event: { ...event.event, hands } };
    }),
  );
  if (!state) throw new Error('No table');
  return state;
}

/** Deals the cards that neither a seat nor what is `fixed` by play so far pins down anew among the others. */
function redealt(
  dealt: PerSeat<readonly Card[]>,
  fixed: PerSeat<readonly Card[]>,
  viewer: Seat | null,
  order: readonly number[],
): PerSeat<readonly Card[]> {
  const others = SEATS.filter((seat) => seat !== viewer);
  const free = others.flatMap((seat) => withoutAll(dealt[seat], fixed[seat]));
  const shuffled = free
    .map((card, index) => ({ card, key: order[index] ?? 0 }))
    .sort((a, b) => a.key - b.key);
  let from = 0;
  return perSeat((seat) => {
    if (seat === viewer) return dealt[seat];
    const count = dealt[seat].length - fixed[seat].length;
    from += count;
    return [...fixed[seat], ...shuffled.slice(from - count, from).map(({ card }) => card)];
  });
}

const act = (state: TableState, action: TableAction, at: number) =>
  decideTable(state, action, {
    at,
    seal: { seed: '00'.repeat(32), commitment: 'next' },
    lot: 0,
    roundSeal,
    below: belowOf,
  });

/** Moves of a hand as people click them, the inquiry answered early where `early` says so. */
function clicksOf(sitting: Sitting, actions: readonly HandAction[]): readonly TableAction[] {
  const played = [0, 0, 0, 0];
  return actions.map(({ seat, ...move }) => {
    const token = { hand: sitting.playing.deal.number, played: played[seat] ?? 0 };
    if (move.do === 'play') played[seat] = token.played + 1;
    return { do: 'move', by: PEOPLE[seat], move, token };
  });
}

const seen = (state: TableState, viewer: Seat | null): string =>
  JSON.stringify([tableView(state), viewer === null ? null : playerView(state, PEOPLE[viewer])]);

/** Cards each seat has shown: played, or handed over in a poverty. */
const shown = (actions: readonly HandAction[]): PerSeat<readonly Card[]> =>
  actions.reduce<PerSeat<readonly Card[]>>(
    (sum, action) =>
      action.do === 'play' ? replaceAt(sum, action.seat, [...sum[action.seat], action.card]) : sum,
    [[], [], [], []],
  );

function chanceFrom(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

describe('what a viewer cannot know', () => {
  const keys = fc.array(fc.nat(), { minLength: 48, maxLength: 48 });
  const viewers = fc.constantFrom<Seat | null>(...SEATS, null);

  test('before the first card: other hands and another seed look the same to the table and to the viewer', () => {
    fc.assert(
      fc.property(fc.nat(), viewers, keys, (seed, viewer, order) => {
        const sitting = dealtOut({ salt: `${seed} ` });
        const none: PerSeat<readonly Card[]> = [[], [], [], []];
        const hands = redealt(sitting.playing.hand.dealt, none, viewer, order);
        expect(seen(withHands(sitting.events, hands), viewer)).toBe(seen(sitting.state, viewer));
      }),
      { numRuns: 50 },
    );
  });

  test('in play: wherever the same clicks are possible with other hands, they look the same', () => {
    let compared = 0;
    fc.assert(
      fc.property(fc.nat(), viewers, keys, fc.integer({ min: 4, max: 44 }), (seed, viewer, order, length) => {
        const sitting = dealtOut({ salt: `${seed} `, hands: 1 });
        const beginning = [...sitting.events];
        const { at } = sitting;
        const before = sitting.playing.hand.dealt;
        sitting.playUntil(({ hand }) => hand.actions.length >= length, chanceFrom(seed));
        if (sitting.state.phase !== 'playing') return;
        const { actions } = sitting.playing.hand;
        const hands = redealt(before, shown(actions), viewer, order);
        let mine = withHands(beginning, before);
        let other = withHands(beginning, hands);
        for (const click of clicksOf(sitting, actions)) {
          const [here, there] = [act(mine, click, at), act(other, click, at)];
          if (!here.ok || !there.ok) return;
          mine = tableOf(here.value, mine) ?? mine;
          other = tableOf(there.value, other) ?? other;
          expect(seen(other, viewer)).toBe(seen(mine, viewer));
          compared += 1;
        }
      }),
      { numRuns: 120 },
    );
    expect(compared).toBeGreaterThan(300);
  });

  test('early answers of others', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom<Seat>(0, 2, 3), fc.boolean(), (seed, answering, healthy) => {
        const sitting = dealtOut({ salt: `${seed} ` });
        const viewers = SEATS.filter((seat) => seat !== answering);
        const before = viewers.map((seat) => seen(sitting.state, seat));
        const value = healthy ? 'healthy' : 'reservation';
        sitting.take(sitting.moveOf(answering, { do: 'declare', value }));
        expect(viewers.map((seat) => seen(sitting.state, seat))).toEqual(before);
      }),
      { numRuns: 20 },
    );
  });
});
