import { describe, expect, test } from 'vitest';
import type { Card } from '../../../src/core/card.ts';
import { withoutAll } from '../../../src/core/card.ts';
import { DDV, type RuleSet } from '../../../src/core/rules/ruleSet.ts';
import { NO_THROW_IN } from '../../../src/core/rules/throwIn.ts';
import { SEATS, type Seat } from '../../../src/core/seat.ts';
import { shuffled } from '../../../src/core/shuffle.ts';
import { tableMessages } from '../../../src/discord/messages/tableMessages.ts';
import { WEDDING_HANDS } from './support/hands.ts';
import { panelsOf } from './support/panels.ts';
import { ENGLISH_READERS } from './support/readers.ts';
import { renderMessages, renderPayload } from './support/render.ts';
import {
  ANNA,
  BEN,
  CLEO,
  DORA,
  EMIL,
  type Hands,
  keptFor,
  randomOf,
  TestTable,
} from './support/testTable.ts';

/** A seat, somebody who sits out the hand, or whoever reads the channel. */
type Viewer = Seat | 'sits out' | 'channel';

const VIEWERS: readonly Viewer[] = ['channel', ...SEATS];

function personOf({ reading }: TestTable, viewer: Viewer): string | null {
  if (viewer === 'channel') return null;
  const { lineup = [], sittingOut = [] } = reading.table.present?.deal ?? {};
  const number = viewer === 'sits out' ? sittingOut[0] : (lineup[viewer] ?? viewer);
  const chair = reading.table.chairs[number ?? -1];
  return chair?.kind === 'person' ? chair.person.id : null;
}

/** Every byte that the viewer is shown, in messages and in panels. */
function shownTo(table: TestTable, viewer: Viewer): string {
  const { reading } = table;
  const person = personOf(table, viewer);
  const messages = tableMessages(reading, ENGLISH_READERS).filter(({ to }) =>
    to.kind === 'person' ? to.id === person : viewer === 'channel',
  );
  const panels = Object.values(panelsOf(reading, person ?? 'nobody')).map(renderPayload);
  return [renderMessages(messages), ...panels].join('\n');
}

/** The same history with the cards that the viewer cannot know dealt otherwise; null: it could not be. */
function otherwise(table: TestTable, viewer: Viewer, random: (limit: number) => number): TestTable | null {
  const { state } = table;
  if (state.phase !== 'playing') return null;
  const number = state.deal.number;
  const dealt = table.decks.get(number);
  if (!dealt) return null;
  const other = new TestTable(
    1,
    new Map(table.decks).set(number, permuted(dealt, state.hand.cards, viewer, random)),
  );
  for (const { action, at } of table.steps) {
    other.now = at;
    if (!other.attempt(action).ok) return null;
  }
  return other;
}

/** Cards on the table and the viewer's own stay; all others change places. */
function permuted(dealt: Hands, held: Hands, viewer: Viewer, random: (limit: number) => number): Hands {
  const hidden = SEATS.filter((seat) => seat !== viewer);
  const pool = [
    ...shuffled(
      hidden.flatMap((seat) => held[seat]),
      random,
    ),
  ];
  const dealtTo = (seat: Seat): readonly Card[] =>
    seat === viewer
      ? dealt[seat]
      : [...withoutAll(dealt[seat], held[seat]), ...pool.splice(0, held[seat].length)];
  return [dealtTo(0), dealtTo(1), dealtTo(2), dealtTo(3)];
}

const partiesOf = ({ state }: TestTable): string =>
  state.phase === 'playing' && state.hand.phase === 'play' ? state.hand.parties.join() : '';

/** Who holds Schweine is known to the table once one was played, and then no other deal would look the same. */
const schweineOf = ({ reading }: TestTable): string => {
  const hand = reading.table.present?.hand;
  return `${hand?.schweine} ${hand?.superschweine}`;
};

/** Compares what viewers are shown with what they would be shown had hidden cards been dealt otherwise. */
function compare(
  open: (seed: number) => TestTable,
  viewers: readonly Viewer[],
): { readonly compared: number; readonly otherParties: number } {
  let compared = 0;
  let otherParties = 0;
  for (let seed = 1; seed <= 30; seed++) {
    const random = randomOf(seed * 7919);
    const table = open(seed);
    for (let steps = 3 + random(50); steps > 0 && table.step(); steps--);
    for (const viewer of viewers) {
      for (let attempt = 0; attempt < 4; attempt++) {
        const other = otherwise(table, viewer, random);
        if (!other || schweineOf(other) !== schweineOf(table)) continue;
        expect(shownTo(other, viewer)).toBe(shownTo(table, viewer));
        compared++;
        if (partiesOf(other) !== partiesOf(table)) otherParties++;
      }
    }
  }
  return { compared, otherParties };
}

const HOUSE_RULES: RuleSet = {
  ...DDV,
  schweine: true,
  superschweine: true,
  poverty: true,
  weddingDecidedBy: 'trump',
  announceAt30: true,
  throwIn: { ...NO_THROW_IN, kings: 5 },
};

describe('what somebody is shown', () => {
  test('does not depend on cards that they cannot know', () => {
    const { compared, otherParties } = compare(
      (seed) => new TestTable(seed).open({ pace: seed % 2 ? 'slow' : 'live' }).join(BEN, CLEO, DORA),
      VIEWERS,
    );
    expect(compared).toBeGreaterThan(100);
    expect(otherParties).toBeGreaterThan(20);
  });

  test('does not either under house rules, of five players, to whoever sits out', () => {
    const { compared, otherParties } = compare(
      (seed) => new TestTable(seed).open({ rules: HOUSE_RULES }, 0, ANNA, 5).join(BEN, CLEO, DORA, EMIL),
      [...VIEWERS, 'sits out'],
    );
    expect(compared).toBeGreaterThan(100);
    expect(otherParties).toBeGreaterThan(20);
  });

  test('would show a leak: to the viewer, their own cards are not the same', () => {
    const random = randomOf(11);
    const table = new TestTable(4).open().join(BEN, CLEO, DORA).start().cut().healthy();
    const other = otherwise(table, 'channel', random);
    expect(other && shownTo(other, 0)).not.toBe(shownTo(table, 0));
  });

  test('does not tell that somebody has answered the inquiry early', () => {
    const quiet = new TestTable(2).open().join(BEN, CLEO, DORA).start().cut();
    const early = new TestTable(2)
      .open()
      .join(BEN, CLEO, DORA)
      .start()
      .cut()
      .move(3, { do: 'declare', value: 'reservation' })
      .move(3, { do: 'name', value: 'solo-fleischlos' })
      .move(1, { do: 'declare', value: 'healthy' });
    for (const viewer of ['channel', 0, 2] as const) {
      expect(shownTo(early, viewer)).toBe(shownTo(quiet, viewer));
    }
    expect(shownTo(early, 3)).not.toBe(shownTo(quiet, 3));
  });

  test('does not tell a silent wedding from a normal game', () => {
    const begin = (hands: Hands): TestTable =>
      new TestTable(2, new Map([[1, hands]])).open().join(BEN, CLEO, DORA).start().cut().healthy();
    const [holder, partner, ...rest] = WEDDING_HANDS;
    const swapped = (cards: readonly Card[], from: Card, to: Card): readonly Card[] =>
      cards.with(cards.indexOf(from), to);
    const queen: Hands = [swapped(holder, 'CQ', partner[0]!), swapped(partner, partner[0]!, 'CQ'), ...rest];
    const silent = begin(WEDDING_HANDS);
    const normal = begin(queen);
    for (const viewer of ['channel', 2, 3] as const) {
      expect(shownTo(normal, viewer)).toBe(shownTo(silent, viewer));
    }
    expect(shownTo(silent, 0)).toContain('You hold both ♣Q: you play **alone as Re**.');
    expect(shownTo(normal, 0)).toContain('You are **Re**.');
  });
});

const OUTSIDER = '100000000000000009';

/** Every byte that somebody gets who has never sat at the table: what stands in its channel, and every button. */
function shownToOutsider({ reading }: TestTable): string {
  const messages = tableMessages(reading, ENGLISH_READERS).filter(
    ({ to }) => to.kind === 'channel' || (to.kind === 'person' && to.id === OUTSIDER),
  );
  return [
    renderMessages(messages),
    ...Object.values(panelsOf(reading, OUTSIDER)).map(renderPayload),
    JSON.stringify(reading.records()),
  ].join('\n');
}

/** A table of a duplicate round that was played to the end of its second hand, or broken off in its third. */
function duplicateTable(seed: number, dealsFrom: string | null, hands: number): TestTable {
  const table = new TestTable(seed).openFixture({ hands, dealsFrom }).join(BEN, CLEO, DORA).start();
  for (let hand = 1; hand <= 2; hand++) {
    table.cut().healthy().playOut();
    if (hand < hands) table.nextHand();
  }
  return hands > 2 ? table.cut().healthy(2) : table;
}

describe('a table of a duplicate round', () => {
  const ROUND = 'd5'.repeat(32);
  const STAGES: readonly (readonly [string, number, (table: TestTable) => TestTable])[] = [
    ['in its third hand', 4, (table) => table],
    ['after its third hand', 4, (table) => table.healthy(2).playOut()],
    ['that is paused', 4, (table) => table.act({ do: 'pause', by: BEN.id })],
    ['that has ended', 2, (table) => table],
    ['that was broken off', 4, (table) => table.act({ do: 'close', by: ANNA.id, moderator: true })],
    [
      'with a substitute',
      4,
      (table) => table.act({ do: 'reseat', chair: 1, seat: keptFor(EMIL) }).act({ do: 'join', by: EMIL }),
    ],
  ];

  test.each(STAGES)('%s shows strangers the same whatever was dealt and played', (_stage, hands, then) => {
    const shown = [3, 4, 5].map((seed) => shownToOutsider(then(duplicateTable(seed, ROUND, hands))));
    expect(new Set(shown).size).toBe(1);
  });

  test('would show a leak: elsewhere strangers see what was played', () => {
    const shown = [3, 4].map((seed) => shownToOutsider(duplicateTable(seed, null, 2)));
    expect(new Set(shown).size).toBe(2);
  });

  test('opens once the round is over', () => {
    const table = duplicateTable(3, ROUND, 2);
    const before = shownToOutsider(table);
    table.act({ do: 'disclose' });
    expect(shownToOutsider(table)).not.toBe(before);
    expect(table.reading.records()).toHaveLength(2);
  });

  test('tells those who play there what they saw, but no seed, no hand and no record', () => {
    const table = duplicateTable(3, ROUND, 2);
    const shown = [
      renderMessages(tableMessages(table.reading, ENGLISH_READERS)),
      ...Object.values(panelsOf(table.reading, ANNA.id)).map(renderPayload),
    ].join('\n');
    expect(shown).toContain('Re');
    const finished = table.state.phase === 'ended' ? table.state.finished : [];
    expect(finished).toHaveLength(2);
    for (const { deal } of finished) expect(shown).not.toContain(deal.seed);
    expect(shown).not.toContain('review:');
    expect(shown).not.toContain('records:');
  });
});
