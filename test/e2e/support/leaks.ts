import { isDeepStrictEqual } from 'node:util';
import Database from 'better-sqlite3';
import { readTable, type TableReading } from '../../../src/app/tableReading.ts';
import { type Card, withoutAll } from '../../../src/core/card.ts';
import type { HandAction } from '../../../src/core/hand/action.ts';
import type { HandEvent } from '../../../src/core/hand/event.ts';
import { decideHand, evolveHand } from '../../../src/core/hand/hand.ts';
import type { HandState } from '../../../src/core/hand/state.ts';
import { type PerSeat, perSeat, SEATS, type Seat } from '../../../src/core/seat.ts';
import { shuffled } from '../../../src/core/shuffle.ts';
import { seatOfChair } from '../../../src/core/table/chairs.ts';
import type { TableEvent } from '../../../src/core/table/event.ts';
import { tableOf } from '../../../src/core/table/evolve.ts';
import { chairOf } from '../../../src/core/table/seating.ts';
import type { TableState } from '../../../src/core/table/state.ts';
import { bodyOf } from '../../../src/discord/courier.ts';
import type { MessagePayload } from '../../../src/discord/messages/desired.ts';
import type { Whereabouts } from '../../../src/discord/messages/scene.ts';
import { tableMessages } from '../../../src/discord/messages/tableMessages.ts';
import type { JournalEntry } from '../../../src/sandbox/journal.ts';

/** Everything that happened at the one table of a database. */
export function historyIn(databaseFile: string): readonly TableEvent[] {
  const db = new Database(databaseFile, { readonly: true });
  const rows = db.prepare('select data from events order by version').all() as { data: string }[];
  db.close();
  return rows.map(({ data }) => JSON.parse(data) as TableEvent);
}

/** A person, or the channel. */
export type Viewer = string | 'channel';

/** Everything that is sent to a viewer for a state. */
function shownTo(reading: TableReading, viewer: Viewer, where: Whereabouts): string {
  return JSON.stringify(
    tableMessages(reading, where).filter(({ to }) =>
      to.kind === 'person' ? to.id === viewer : viewer === 'channel',
    ),
  );
}

const readingOf = (events: readonly TableEvent[]): TableReading => {
  const state = tableOf(events);
  if (!state) throw new Error('There is no table');
  return readTable(state, events.length);
};

export interface LeakCheck {
  /** Histories with permuted cards that a viewer was shown the same of. */
  readonly compared: number;
  /** What a viewer was shown otherwise though only cards that they cannot know had changed. */
  readonly leaks: readonly string[];
}

/**
 * Permutes, after each event, the cards that each viewer cannot know, in such a way that everybody would have
 * done the same; whatever is sent to that viewer must be the same to the byte.
 */
export function findLeaks(
  events: readonly TableEvent[],
  viewers: readonly Viewer[],
  where: Whereabouts,
  below: (limit: number) => number,
): LeakCheck {
  let compared = 0;
  const leaks: string[] = [];
  for (let count = 1; count <= events.length; count++) {
    const past = events.slice(0, count);
    const state = tableOf(past);
    if (state?.phase !== 'playing') continue;
    for (const viewer of viewers) {
      const other = permuted(past, state, viewer, below);
      if (!other) continue;
      compared++;
      const shown = shownTo(readTable(state, count), viewer, where);
      const shownOtherwise = shownTo(readingOf(other), viewer, where);
      if (shown !== shownOtherwise) leaks.push(`${viewer} after ${count}:\n${shown}\n${shownOtherwise}`);
    }
  }
  return { compared, leaks };
}

function seatAt(state: Extract<TableState, { phase: 'playing' }>, person: string): Seat | null {
  const chair = chairOf(state.chairs, person);
  return chair === null ? null : seatOfChair(state.deal.lineup, chair);
}

function permuted(
  events: readonly TableEvent[],
  state: Extract<TableState, { phase: 'playing' }>,
  viewer: Viewer,
  below: (limit: number) => number,
): readonly TableEvent[] | null {
  const own = viewer === 'channel' ? null : seatAt(state, viewer);
  const { dealt, cards } = state.hand;
  const hidden = SEATS.filter((seat) => seat !== own);
  const pool = [
    ...shuffled(
      hidden.flatMap((seat) => cards[seat]),
      below,
    ),
  ];
  const hands = perSeat((seat) =>
    seat === own
      ? dealt[seat]
      : [...withoutAll(dealt[seat], cards[seat]), ...pool.splice(0, cards[seat].length)],
  );
  return withHands(events, hands);
}

/** The same history with other cards in the present hand; null where it could not have happened. */
function withHands(
  events: readonly TableEvent[],
  hands: PerSeat<readonly Card[]>,
): readonly TableEvent[] | null {
  const from = events.findLastIndex(({ type }) => type === 'deal-sealed');
  let hand: HandState | undefined;
  let following: HandEvent[] = [];
  const other: TableEvent[] = [];
  for (const [index, event] of events.entries()) {
    if (index < from || event.type !== 'hand-event') {
      other.push(event);
      continue;
    }
    const action = actionOf(event.event);
    if (event.event.type === 'dealt') {
      following = [{ ...event.event, hands }];
    } else if (action && hand) {
      const decided = decideHand(hand, action);
      if (!decided.ok) return null;
      following = [...decided.value];
    }
    const next = following.shift();
    if (next?.type !== event.event.type) return null;
    // Whoever announces shows the own party: it stays the same.
    if (next.type === 'announced' && !isDeepStrictEqual(next, event.event)) return null;
    hand = evolveHand(hand, next);
    other.push({ ...event, event: next });
  }
  return following.length === 0 ? other : null;
}

/** The action behind an event; null where the event followed from another. */
function actionOf(event: HandEvent): HandAction | null {
  switch (event.type) {
    case 'declared':
      return { seat: event.seat, do: 'declare', value: event.value };
    case 'named':
      return { seat: event.seat, do: 'name', value: event.value };
    case 'announced':
      return { seat: event.seat, do: 'announce', value: event.value };
    case 'card-played':
      return { seat: event.seat, do: 'play', card: event.card };
    default:
      return null;
  }
}

/**
 * What the bot sent, in public or by direct message, that no state of the table makes: whatever is checked of
 * the messages that states make is true of what was sent only where nothing else was.
 */
export function unexplained(
  events: readonly TableEvent[],
  entries: readonly JournalEntry[],
  where: Whereabouts,
): readonly string[] {
  const made = new Set<string>();
  for (let count = 1; count <= events.length; count++) {
    for (const place of [where, {}]) {
      for (const { payload } of tableMessages(readingOf(events.slice(0, count)), place))
        made.add(said(payload));
    }
  }
  return entries
    .flatMap(({ kind, request: { body } }): readonly MessagePayload[] => {
      if (kind === 'create' || kind === 'edit') return [body as MessagePayload];
      return kind === 'update' ? [(body as { readonly data: MessagePayload }).data] : [];
    })
    .map(said)
    .filter((body) => !made.has(body));
}

/** What a message says and offers, whatever else its request holds. */
const said = (payload: MessagePayload): string => {
  const { content, embeds, components } = bodyOf(payload);
  return JSON.stringify({ content, embeds, components });
};
