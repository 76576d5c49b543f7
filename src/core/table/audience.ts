import type { HandEvent } from '../hand/event.ts';
import type { TableEvent } from './event.ts';

/** Who may know an event while its hand goes on; once a hand is over, everybody may know all of it. */
interface Audience<E> {
  /** `seat`: only the seat it names. */
  readonly to: 'everybody' | 'seat';
  /** Parts of it that only the seats they concern may know, or nobody at all. */
  readonly secret: readonly Exclude<keyof E, 'type' | 'at'>[];
}

type Audiences<E extends { readonly type: string }> = {
  readonly [T in E['type']]: Audience<Extract<E, { readonly type: T }>>;
};

const EVERYBODY = { to: 'everybody', secret: [] } as const;

/** For everything that happens at a table; what happens in a hand has a table of its own. */
export const TABLE_AUDIENCES: Audiences<TableEvent> = {
  // From the round's secret follow deals that are still to come.
  'table-opened': { to: 'everybody', secret: ['fixture'] },
  'seat-taken': EVERYBODY,
  'computer-seated': EVERYBODY,
  'seat-left': EVERYBODY,
  'host-passed': EVERYBODY,
  'rules-set': EVERYBODY,
  'length-set': EVERYBODY,
  'hints-set': EVERYBODY,
  'session-started': EVERYBODY,
  // The commitment is public at once, that is its purpose; the seed would tell all four hands.
  'deal-sealed': { to: 'everybody', secret: ['seed'] },
  'deck-cut': EVERYBODY,
  // Also that somebody answered early: it would tell who thought about a reservation.
  'answered-early': { to: 'seat', secret: [] },
  // After the hand everybody hears how many there were; that somebody hesitates here is for nobody to know.
  'hint-taken': { to: 'seat', secret: [] },
  // See `HAND_AUDIENCES`.
  'hand-event': { to: 'everybody', secret: ['event'] },
  'hand-finished': EVERYBODY,
  'looked-back': EVERYBODY,
  reminded: EVERYBODY,
  'move-missed': EVERYBODY,
  overdue: EVERYBODY,
  returned: EVERYBODY,
  'direct-messages': EVERYBODY,
  'removal-voted': EVERYBODY,
  'end-voted': EVERYBODY,
  paused: EVERYBODY,
  resumed: EVERYBODY,
  'table-ended': EVERYBODY,
  reseated: EVERYBODY,
  disclosed: EVERYBODY,
};

/** For everything that happens in a hand. */
export const HAND_AUDIENCES: Audiences<HandEvent> = {
  // Each seat knows its own cards.
  dealt: { to: 'everybody', secret: ['hands'] },
  declared: EVERYBODY,
  named: EVERYBODY,
  took: EVERYBODY,
  // Giver and receiver know the cards; the table hears how many trumps came back.
  passed: { to: 'everybody', secret: ['cards'] },
  'naming-began': EVERYBODY,
  'naming-went-on': EVERYBODY,
  'poverty-stands': EVERYBODY,
  // A silent wedding looks like a normal game; parties show themselves in play (rules.md §5).
  'play-began': { to: 'everybody', secret: ['contract', 'soloist', 'parties', 'schweine', 'superschweine'] },
  announced: EVERYBODY,
  'card-played': EVERYBODY,
  'trick-won': EVERYBODY,
  'wedding-decided': EVERYBODY,
  scored: EVERYBODY,
};
