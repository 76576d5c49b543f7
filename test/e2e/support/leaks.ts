import { isDeepStrictEqual } from 'node:util';
import Database from 'better-sqlite3';
import { readTable, type TableReading } from '../../../src/app/tableReading.ts';
import type { Card } from '../../../src/core/card.ts';
import type { HandAction } from '../../../src/core/hand/action.ts';
import type { HandEvent } from '../../../src/core/hand/event.ts';
import { decideHand, evolveHand } from '../../../src/core/hand/hand.ts';
import type { HandState } from '../../../src/core/hand/state.ts';
import { NORMAL_ORDER } from '../../../src/core/rules/cardOrder.ts';
import { type PerSeat, perSeat, SEATS, type Seat } from '../../../src/core/seat.ts';
import { shuffled } from '../../../src/core/shuffle.ts';
import { seatOfChair } from '../../../src/core/table/chairs.ts';
import type { TableEvent } from '../../../src/core/table/event.ts';
import { evolveTable, tableOf } from '../../../src/core/table/evolve.ts';
import type { PersonId } from '../../../src/core/table/occupant.ts';
import { chairOf } from '../../../src/core/table/seating.ts';
import type { TableState } from '../../../src/core/table/state.ts';
import type { DesiredMessage, MessagePayload } from '../../../src/discord/messages/desired.ts';
import { readerIn } from '../../../src/discord/messages/reader.ts';
import type { Whereabouts } from '../../../src/discord/messages/scene.ts';
import { type Readers, tableMessages } from '../../../src/discord/messages/tableMessages.ts';
import type { JournalEntry } from '../../../src/sandbox/journal.ts';
import { readEvent } from '../../../src/store/storedEvent.ts';

/** Everything that happened at the one table of a database. */
export function historyIn(databaseFile: string): readonly TableEvent[] {
  const db = new Database(databaseFile, { readonly: true });
  const rows = db.prepare('select data from events order by version').all() as { data: string }[];
  db.close();
  return rows.map(({ data }) => readEvent(data));
}

/** Everybody reads English, sees pictures and is new to the game; some are aided. */
export const englishReaders = (aided: readonly PersonId[] = []): Readers => {
  const reader = readerIn('en');
  const withAid = readerIn('en', { aid: true });
  return {
    channel: reader,
    person: (id) => (aided.includes(id) ? withAid : reader),
    isIntroduced: () => true,
  };
};

/** A person, or the channel. */
export type Viewer = string | 'channel';

/** Everything that is sent to a viewer for a state; what pictures show is part of it. */
type Shown = (reading: TableReading, viewer: Viewer) => readonly DesiredMessage[];

const shownBy =
  (readers: Readers, where: Whereabouts): Shown =>
  (reading, viewer) =>
    tableMessages(reading, readers, where).filter(({ to }) =>
      to.kind === 'person' ? to.id === viewer : viewer === 'channel',
    );

const readingOf = (events: readonly TableEvent[]): TableReading => {
  const state = tableOf(events);
  if (!state) throw new Error('There is no table');
  return readTable(state, events.length);
};

export interface LeakCheck {
  /** Histories with permuted cards that a viewer was shown the same of. */
  readonly compared: number;
  /** Pictures among what was compared. */
  readonly pictures: number;
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
  readers: Readers = englishReaders(),
): LeakCheck {
  const shownTo = shownBy(readers, where);
  let compared = 0;
  let pictures = 0;
  const leaks: string[] = [];
  for (let count = 1; count <= events.length; count++) {
    const past = events.slice(0, count);
    const state = tableOf(past);
    if (state?.phase !== 'playing') continue;
    for (const viewer of viewers) {
      const other = permuted(past, state, viewer, below);
      if (!other) continue;
      compared++;
      const messages = shownTo(readTable(state, count), viewer);
      pictures += messages.flatMap(({ payload }) => payload.pictures ?? []).length;
      const shown = JSON.stringify(messages);
      const shownOtherwise = JSON.stringify(shownTo(readingOf(other), viewer));
      if (shown !== shownOtherwise) leaks.push(`${viewer} after ${count}:\n${shown}\n${shownOtherwise}`);
    }
  }
  return { compared, pictures, leaks };
}

function seatAt(state: Extract<TableState, { phase: 'playing' }>, person: string): Seat | null {
  const chair = chairOf(state.chairs, person);
  return chair === null ? null : seatOfChair(state.deal.lineup, chair);
}

/** One of the 48 cards on its way: whose it was at first, who has held it, and what else it could have been. */
interface Token {
  readonly dealtTo: Seat;
  readonly heldBy: Seat[];
  readonly card: Card;
  other: Card;
  played: boolean;
}

/** The cards of a hand as they went from seat to seat, and those of each pass. */
function tokensOf({ dealt, actions, poor, partner }: Passed): {
  readonly tokens: readonly Token[];
  readonly passes: readonly (readonly Token[])[];
} {
  const tokens = SEATS.flatMap((seat) =>
    dealt[seat].map((card): Token => ({ dealtTo: seat, heldBy: [seat], card, other: card, played: false })),
  );
  const passes: Token[][] = [];
  const held = (seat: Seat, card: Card): Token => {
    const found = tokens.find(
      (token) => !token.played && token.heldBy.at(-1) === seat && token.card === card,
    );
    if (!found) throw new Error(`Seat ${seat} does not hold ${card}`);
    return found;
  };
  for (const action of actions) {
    if (action.do === 'play') held(action.seat, action.card).played = true;
    if (action.do !== 'pass') continue;
    const to = action.seat === poor ? partner : poor;
    if (to === null) throw new Error('Cards are passed to nobody');
    const pass: Token[] = [];
    for (const card of action.cards) {
      const token = held(action.seat, card);
      token.heldBy.push(to);
      pass.push(token);
    }
    passes.push(pass);
  }
  return { tokens, passes };
}

/** A hand with what its actions say of a poverty. */
interface Passed extends Pick<HandState, 'dealt' | 'actions'> {
  readonly poor: Seat | null;
  readonly partner: Seat | null;
}

const passedIn = ({ dealt, actions }: HandState): Passed => ({
  dealt,
  actions,
  poor: actions.find((action) => action.do === 'pass')?.seat ?? null,
  partner: actions.find((action) => action.do === 'take' && action.value)?.seat ?? null,
});

/** In a poverty only cards of a kind are exchanged: how many trumps went to and fro is no secret. */
function kindIn({ names }: HandState, card: Card): string {
  if (!names.includes('poverty')) return '';
  return card === 'DA' ? card : NORMAL_ORDER.groupOf(card) === 'trump' ? 'trump' : 'side';
}

function permuted(
  events: readonly TableEvent[],
  state: Extract<TableState, { phase: 'playing' }>,
  viewer: Viewer,
  below: (limit: number) => number,
): readonly TableEvent[] | null {
  const own = viewer === 'channel' ? null : seatAt(state, viewer);
  const { hand } = state;
  const { tokens, passes } = tokensOf(passedIn(hand));
  const hidden = tokens.filter((token) => !token.played && (own === null || !token.heldBy.includes(own)));
  for (const kind of new Set(hidden.map(({ card }) => kindIn(hand, card)))) {
    const alike = hidden.filter(({ card }) => kindIn(hand, card) === kind);
    const cards = shuffled(
      alike.map(({ card }) => card),
      below,
    );
    for (const [index, token] of alike.entries()) token.other = cards[index] ?? token.card;
  }
  const othersOf = (some: readonly Token[]): readonly Card[] => some.map(({ other }) => other);
  return withHands(
    events,
    perSeat((seat) => othersOf(tokens.filter(({ dealtTo }) => dealtTo === seat))),
    passes.map(othersOf),
  );
}

/** The same history with other cards in the present hand; null where it could not have happened. */
function withHands(
  events: readonly TableEvent[],
  hands: PerSeat<readonly Card[]>,
  passes: readonly (readonly Card[])[],
): readonly TableEvent[] | null {
  const passing = [...passes];
  const from = events.findLastIndex(({ type }) => type === 'deal-sealed');
  let hand: HandState | undefined;
  let following: HandEvent[] = [];
  const other: TableEvent[] = [];
  for (const [index, event] of events.entries()) {
    if (index < from || event.type !== 'hand-event') {
      other.push(event);
      continue;
    }
    const action = actionOf(event.event, () => passing.shift() ?? []);
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

/** The action behind an event, a pass with other cards; null where the event followed from another. */
function actionOf(event: HandEvent, passed: () => readonly Card[]): HandAction | null {
  switch (event.type) {
    case 'declared':
      return { seat: event.seat, do: 'declare', value: event.value };
    case 'named':
      return { seat: event.seat, do: 'name', value: event.value };
    case 'took':
      return { seat: event.seat, do: 'take', value: event.value };
    case 'passed':
      return { seat: event.seat, do: 'pass', cards: passed() };
    case 'announced':
      return { seat: event.seat, do: 'announce', value: event.value };
    case 'card-played':
      return { seat: event.seat, do: 'play', card: event.card };
    default:
      return null;
  }
}

/**
 * What the bot sent, in public or by direct message, that no state of the table makes for whoever was sent it:
 * whatever is checked of the messages that states make is true of what was sent only where nothing else was.
 */
export function unexplained(
  events: readonly TableEvent[],
  entries: readonly JournalEntry[],
  where: Whereabouts,
  readers: Readers = englishReaders(),
): readonly string[] {
  const made = new Set<string>();
  let state: TableState | null = null;
  for (const [index, event] of events.entries()) {
    state = evolveTable(state, event);
    const reading = readTable(state, index + 1);
    for (const place of [where, {}]) {
      for (const { to, payload } of tableMessages(reading, readers, place))
        made.add(said(to.kind === 'person' ? to.id : 'channel', payload));
    }
  }
  return entries
    .flatMap((entry) => {
      const payload = sentBy(entry);
      return payload ? [said(entry.audience ?? 'channel', payload)] : [];
    })
    .filter((message) => !made.has(message));
}

/** What a request says that sends or changes one of the table's messages. */
function sentBy({ kind, request: { body } }: JournalEntry): MessagePayload | null {
  if (kind === 'create' || kind === 'edit') return body as MessagePayload;
  return kind === 'update' ? (body as { readonly data: MessagePayload }).data : null;
}

/** What a message says and offers to a viewer, whatever else its request holds; pictures are named by what they show. */
const said = (viewer: Viewer, { components }: MessagePayload): string =>
  `${viewer} ${JSON.stringify(components)}`;
