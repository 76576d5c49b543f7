import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LEVELS } from '../../../src/core/level.ts';
import { ANNOUNCEMENTS } from '../../../src/core/rules/announcement.ts';
import { NO_THROW_IN } from '../../../src/core/rules/throwIn.ts';
import { SEATS, type Seat } from '../../../src/core/seat.ts';
import type { Move, TableAction } from '../../../src/core/table/action.ts';
import { deadlineOf, waitingFor } from '../../../src/core/table/clock.ts';
import type { TableEvent } from '../../../src/core/table/event.ts';
import { tableOf } from '../../../src/core/table/evolve.ts';
import { COMPUTER_NAMES } from '../../../src/core/table/occupant.ts';
import { isSession } from '../../../src/core/table/state.ts';
import { playerView, tableView } from '../../../src/core/view/tableView.ts';
import { dealtOut, lobby, PEOPLE, person, type Sitting } from './sitting.ts';

const people = fc.constantFrom(...PEOPLE);
const seats = fc.constantFrom<Seat>(...SEATS);
const hands = fc.integer({ min: 0, max: 3 });

const moves: fc.Arbitrary<Move> = fc.oneof(
  fc.record({
    do: fc.constant('declare' as const),
    value: fc.constantFrom('healthy' as const, 'reservation' as const),
  }),
  fc.record({
    do: fc.constant('name' as const),
    value: fc.constantFrom('solo-clubs' as const, 'wedding' as const, 'solo-fleischlos' as const),
  }),
  fc.record({ do: fc.constant('take' as const), value: fc.boolean() }),
  fc.record({ do: fc.constant('pass' as const), cards: fc.constantFrom([], ['CA', 'CA', 'D9'] as const) }),
  fc.record({ do: fc.constant('announce' as const), value: fc.constantFrom(...ANNOUNCEMENTS) }),
  fc.record({
    do: fc.constant('play' as const),
    card: fc.constantFrom('CA' as const, 'HT' as const, 'D9' as const),
  }),
);

const token = fc.record({ hand: hands, played: fc.integer({ min: 0, max: 12 }) });

/** Anything that anybody might do, sensible or not. */
const wild: fc.Arbitrary<TableAction> = fc.oneof(
  fc.record({ do: fc.constant('join' as const), by: people.map(person) }),
  fc.record({ do: fc.constant('join' as const), by: people.map(person), chair: seats }),
  fc.record({
    do: fc.constantFrom('leave' as const, 'remove-computer' as const),
    by: people,
  }),
  fc.record({
    do: fc.constant('add-computer' as const),
    by: people,
    level: fc.constantFrom(...LEVELS),
    seats: fc.constantFrom('one' as const, 'all' as const),
  }),
  fc.record({
    do: fc.constantFrom('start' as const, 'return' as const, 'look-back' as const, 'vote-end' as const),
    by: people,
  }),
  fc.record({ do: fc.constantFrom('pause' as const, 'resume' as const, 'resume' as const), by: people }),
  fc.record({
    do: fc.constant('cut' as const),
    by: people,
    cut: fc.option(fc.integer({ min: 1, max: 25 })),
    hand: hands,
  }),
  fc.record({ do: fc.constant('move' as const), by: people, move: moves, token }),
  fc.record({ do: fc.constant('computer-move' as const), seat: seats, move: moves, token }),
  fc.record({ do: fc.constant('next-hand' as const), by: people, hand: hands }),
  fc.record({ do: fc.constant('direct-messages' as const), person: people, open: fc.boolean() }),
  fc.record({ do: fc.constant('remove' as const), by: people, chair: seats, moderator: fc.boolean() }),
  fc.record({ do: fc.constant('tick' as const) }),
);

/** What happens next: somebody does anything, the seat to move plays on, or time passes. */
const nexts = fc.oneof(
  { weight: 3, arbitrary: wild.map((action) => ({ what: 'wild' as const, action })) },
  {
    weight: 6,
    arbitrary: fc.integer({ min: 1, max: 12 }).map((moves) => ({ what: 'play' as const, moves })),
  },
  { weight: 1, arbitrary: fc.constant({ what: 'next' as const }) },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 1_000, max: 90_000 }).map((ms) => ({ what: 'wait' as const, ms })),
  },
);

function perform(
  sitting: Sitting,
  next: typeof nexts extends fc.Arbitrary<infer T> ? T : never,
  chance: () => number,
) {
  switch (next.what) {
    case 'wild':
      sitting.try(next.action);
      return;
    case 'wait':
      sitting.wait(next.ms);
      return;
    case 'next':
      if (sitting.state.phase === 'lobby') sitting.try({ do: 'start', by: tableView(sitting.state).host });
      else if (deadlineOf(sitting.state)) sitting.nextDeadline();
      return;
    case 'play':
      for (let move = 0; move < next.moves && waitingFor(sitting.state); move++) sitting.step(chance);
  }
}

/** A small generator of its own, so that a failing case can be played again. */
function chanceFrom(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

const stored = (events: readonly TableEvent[]): readonly TableEvent[] => JSON.parse(JSON.stringify(events));

function expectSound(sitting: Sitting): void {
  const { state } = sitting;
  const view = tableView(state);
  for (const row of view.sheet) {
    expect(row.scores.reduce<number>((sum, score) => sum + (score ?? 0), 0)).toBe(0);
    expect(Math.max(...row.scores.map((score) => Math.abs(score ?? 0)))).toBeLessThanOrEqual(row.value * 3);
  }
  expect(view.totals.reduce((sum, total) => sum + total, 0)).toBe(0);
  if (state.phase !== 'lobby') {
    for (const { hand } of state.finished) {
      if (hand.phase !== 'over' || hand.result.contract === 'thrown-in') continue;
      expect(hand.result.eyes.re + hand.result.eyes.kontra).toBe(240);
      expect(hand.result.tricks.flatMap(({ cards }) => cards)).toHaveLength(48);
    }
  }
  const sitters = state.chairs.flatMap((chair) => (chair?.kind === 'person' ? [chair.person.id] : []));
  expect(new Set(sitters).size).toBe(sitters.length);
  const computers = state.chairs.flatMap((chair) => (chair?.kind === 'computer' ? [chair.name] : []));
  expect(new Set(computers).size).toBe(computers.length);
  for (const name of computers) expect(COMPUTER_NAMES).toContain(name);
  if (state.phase !== 'ended') expect(sitters).toContain(state.host);
  for (const id of sitters) playerView(state, id);
  // Nobody saw two hands of one deal.
  if (state.phase === 'playing') {
    const seen = new Map<string, number>();
    for (const { person: id, chair } of state.witnesses)
      expect(seen.set(id, seen.get(id) ?? chair).get(id)).toBe(chair);
  }
  // Somebody or the clock can always move the table on.
  if (isSession(state) && !waitingFor(state) && state.phase !== 'between')
    expect(deadlineOf(state)).not.toBeNull();
}

describe('whatever people do', () => {
  test('nothing throws, the table stays sound, and its history alone gives its state', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 4 }),
        fc.constantFrom('live' as const, 'slow' as const, 'none' as const),
        fc.constantFrom('computer' as const, 'wait' as const),
        fc.array(nexts, { minLength: 5, maxLength: 60 }),
        fc.nat(),
        (count, pace, absence, happenings, seed) => {
          const sitting = lobby({
            people: count as 1 | 2 | 3 | 4,
            pace,
            absence,
            hands: 2,
            salt: `${seed} `,
          });
          while (sitting.try({ do: 'add-computer', by: 'anna', level: 'club', seats: 'one' }).ok);
          const chance = chanceFrom(seed);
          for (const next of happenings) {
            const before = JSON.stringify(sitting.state);
            const kept = sitting.state;
            perform(sitting, next, chance);
            expect(JSON.stringify(kept)).toBe(before);
            expectSound(sitting);
          }
          expect(tableOf(stored(sitting.events))).toEqual(sitting.state);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('every table with computers plays out', () => {
    fc.assert(
      fc.property(fc.nat(), fc.boolean(), fc.integer({ min: 1, max: 3 }), (seed, nines, count) => {
        const rules = {
          ...lobby().state.settings.rules,
          nines,
          poverty: true,
          schweine: true,
          throwIn: { ...NO_THROW_IN, kings: 5 },
        };
        const sitting = dealtOut({ people: count as 1 | 2 | 3, rules, hands: 2, salt: `${seed} ` });
        const chance = chanceFrom(seed);
        for (let rounds = 0; sitting.state.phase !== 'ended' && rounds < 40; rounds++) {
          sitting.playHand(chance);
          if (deadlineOf(sitting.state)) sitting.nextDeadline();
        }
        expect(sitting.state).toMatchObject({ phase: 'ended', reason: 'played-out' });
        const counted = tableView(sitting.state).sheet.filter(({ contract }) => contract !== 'thrown-in');
        expect(counted).toHaveLength(2);
      }),
      { numRuns: 25 },
    );
  });

  test('people who are never there are played for to the end', () => {
    const sitting = dealtOut({ people: 4, hands: 2 });
    for (let moves = 0; tableView(sitting.state).phase !== 'ended' && moves < 2_000; moves++) {
      if (waitingFor(sitting.state)?.by === 'computer') sitting.step();
      else sitting.nextDeadline();
    }
    // Once all are away it pauses after the hand, and ends unused.
    expect(sitting.state).toMatchObject({ phase: 'ended', reason: 'unused' });
    expect(tableView(sitting.state).sheet).toHaveLength(1);
  });
});
