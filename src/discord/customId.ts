import { type Card, isCard } from '../core/card.ts';
import { isLevel } from '../core/level.ts';
import { ANNOUNCEMENTS } from '../core/rules/announcement.ts';
import { DECLARATIONS, type ReservationName } from '../core/rules/reservation.ts';
import { SOLOS } from '../core/rules/ruleSet.ts';
import { HIGHEST_CUT } from '../core/shuffle.ts';
import type { Move, MoveToken, TableAction } from '../core/table/action.ts';
import { type ChairNumber, MOST_CHAIRS } from '../core/table/chairs.ts';

/** Clicks that need nothing but their table; those beginning with `ask-` ask again before something happens. */
const PLAIN = [
  'join',
  'leave',
  'add-computer',
  'remove-computer',
  'start',
  'rules',
  'my-hand',
  'hint',
  'last-trick',
  'menu',
  'score',
  'records',
  'pause',
  'resume',
  'return',
  'vote-end',
  'close',
  'ask-leave',
  'ask-vote-end',
  'ask-close',
] as const;

/** Clicks meant for one hand, by its number in the session. */
const OF_HAND = ['cut', 'leave-uncut', 'next-hand'] as const;

/**
 * Clicks meant for one chair. `seat-computer`: a menu whose values `parseAddition` reads; `unseat-computer`: one whose
 * value `parseChair` reads.
 */
const OF_CHAIR = ['take-seat', 'remove', 'ask-remove', 'seat-computer', 'unseat-computer'] as const;

/** Moves that a button says whole; the cards of a pass come from a menu. */
export type ButtonMove = Exclude<Move, { do: 'pass' }>;

/** What a finished hand is shown as: all four hands as dealt, or one trick (from 1). */
export type ReviewPage = number | 'overview';

/** One member of a union for each verb. */
type Each<Verb extends string, More = unknown> = Verb extends string ? { readonly do: Verb } & More : never;

/**
 * What a button or menu stands for. `cut`: a menu whose value `parseCut` reads; `pass`: a menu whose values
 * `parsePassedCards` reads.
 */
export type CustomId = { readonly table: string } & (
  | Each<(typeof PLAIN)[number]>
  | Each<(typeof OF_HAND)[number], { readonly hand: number }>
  | Each<(typeof OF_CHAIR)[number], { readonly chair: ChairNumber }>
  | { readonly do: 'review'; readonly hand: number; readonly page: ReviewPage }
  | { readonly do: 'move'; readonly token: Required<MoveToken>; readonly move: ButtonMove }
  | { readonly do: 'pass'; readonly token: Required<MoveToken> }
);

/** What is asked again before it happens. */
export type Question =
  | { readonly do: 'leave' | 'vote-end' | 'close' }
  | { readonly do: 'remove'; readonly chair: ChairNumber };

/** The question an `ask-…` id opens; null for all others. */
export function questionOf(id: CustomId): Question | null {
  switch (id.do) {
    case 'ask-leave':
      return { do: 'leave' };
    case 'ask-vote-end':
      return { do: 'vote-end' };
    case 'ask-close':
      return { do: 'close' };
    case 'ask-remove':
      return { do: 'remove', chair: id.chair };
    default:
      return null;
  }
}

/** Raised when the form of the ids changes, so that old buttons are recognized and answered kindly. */
const VERSION = 'd1';

/** Discord's bound for a custom id. */
const LONGEST = 100;

const TABLE = /^[A-Za-z0-9_-]{1,40}$/;

/** Writes an id, such as `d1:play:k3f9:2:5:HT`; throws for a table name that no id can carry. */
export function makeCustomId(id: CustomId): string {
  if (!TABLE.test(id.table)) throw new Error(`A custom id cannot carry the table ${id.table}`);
  return [VERSION, ...partsOf(id)].join(':');
}

function partsOf(id: CustomId): readonly (string | number)[] {
  switch (id.do) {
    case 'cut':
    case 'leave-uncut':
    case 'next-hand':
      return [id.do, id.table, id.hand];
    case 'take-seat':
    case 'remove':
    case 'ask-remove':
    case 'seat-computer':
    case 'unseat-computer':
      return [id.do, id.table, id.chair];
    case 'review':
      return [id.do, id.table, id.hand, id.page];
    case 'pass':
      return [id.do, id.table, id.token.hand, id.token.played];
    case 'move':
      return [id.move.do, id.table, id.token.hand, id.token.played, wordOf(id.move)];
    default:
      return [id.do, id.table];
  }
}

const wordOf = (move: ButtonMove): string => (move.do === 'play' ? move.card : String(move.value));

/** Reads an id; null for anything that `makeCustomId` did not write. */
export function parseCustomId(text: string): CustomId | null {
  if (text.length > LONGEST) return null;
  const [version, verb, table, ...words] = text.split(':');
  if (version !== VERSION || verb === undefined || table === undefined || !TABLE.test(table)) return null;
  const body = parseBody(verb, words);
  return body && { table, ...body };
}

type WithoutTable<T> = T extends unknown ? Omit<T, 'table'> : never;
type Body = WithoutTable<CustomId>;

function parseBody(verb: string, words: readonly string[]): Body | null {
  const plain = PLAIN.find((name) => name === verb);
  if (plain) return words.length === 0 ? { do: plain } : null;
  const first = parseCount(words[0]);
  if (first === null) return null;
  const ofHand = OF_HAND.find((name) => name === verb);
  if (ofHand) return words.length === 1 ? { do: ofHand, hand: first } : null;
  const ofChair = OF_CHAIR.find((name) => name === verb);
  if (ofChair) return words.length === 1 && isChair(first) ? { do: ofChair, chair: first } : null;
  if (verb === 'review') {
    const page = words[1] === 'overview' ? words[1] : parseCount(words[1]);
    return words.length === 2 && page !== null ? { do: verb, hand: first, page } : null;
  }
  const played = parseCount(words[1]);
  if (played === null) return null;
  const token = { hand: first, played };
  if (verb === 'pass') return words.length === 2 ? { do: verb, token } : null;
  const move = parseMove(verb, words[2]);
  return words.length === 3 && move ? { do: 'move', token, move } : null;
}

const isChair = (number: number): number is ChairNumber => number < MOST_CHAIRS;

/** A whole number as `makeCustomId` writes it: no sign, no leading zero, at most five digits. */
function parseCount(word: string | undefined): number | null {
  return word !== undefined && /^(0|[1-9]\d{0,4})$/.test(word) ? Number(word) : null;
}

const RESERVATIONS: readonly ReservationName[] = [
  ...SOLOS.map((solo) => `solo-${solo}` as const),
  'throw-in',
  'poverty',
  'wedding',
];

function parseMove(verb: string, word: string | undefined): ButtonMove | null {
  switch (verb) {
    case 'declare': {
      const value = DECLARATIONS.find((name) => name === word);
      return value ? { do: verb, value } : null;
    }
    case 'name': {
      const value = RESERVATIONS.find((name) => name === word);
      return value ? { do: verb, value } : null;
    }
    case 'announce': {
      const value = ANNOUNCEMENTS.find((name) => name === word);
      return value ? { do: verb, value } : null;
    }
    case 'take':
      return word === 'true' || word === 'false' ? { do: verb, value: word === 'true' } : null;
    case 'play':
      return isCard(word) ? { do: verb, card: word } : null;
    default:
      return null;
  }
}

/** The number chosen in a cut's menu; undefined where the values are none. */
export function parseCut([value, ...more]: readonly string[]): number | undefined {
  const cut = more.length === 0 ? parseCount(value) : null;
  return cut !== null && cut >= 1 && cut <= HIGHEST_CUT ? cut : undefined;
}

/** The chair chosen in a menu; null where the values are none. */
export function parseChair([value, ...more]: readonly string[]): ChairNumber | null {
  const chair = more.length === 0 ? parseCount(value) : null;
  return chair !== null && isChair(chair) ? chair : null;
}

/** Computers that somebody wants at the table. */
export type Addition = Pick<Extract<TableAction, { do: 'add-computer' }>, 'level' | 'seats'>;

export const additionValue = ({ level, seats }: Addition): string => `${level}.${seats}`;

/** What was chosen from the menu of computers; null where the values are none. */
export function parseAddition([value, ...more]: readonly string[]): Addition | null {
  const [level, seats] = value?.split('.') ?? [];
  const isOne = more.length === 0 && isLevel(level) && (seats === 'one' || seats === 'all');
  return isOne ? { level, seats } : null;
}

/** Menu values must differ: the second of two equal cards bears a mark. */
export const passValue = (card: Card, copy: number): string => (copy === 0 ? card : `${card}.${copy}`);

/** The cards chosen in a pass's menu; null where a value is no card. */
export function parsePassedCards(values: readonly string[]): readonly Card[] | null {
  const cards = values.map((value) => value.split('.')[0]);
  return cards.every(isCard) ? cards : null;
}
