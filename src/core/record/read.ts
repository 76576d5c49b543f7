import { type Card, isCard } from '../card.ts';
import type { HandAction } from '../hand/action.ts';
import type { HandSetup } from '../hand/event.ts';
import { err, ok, type Result } from '../result.ts';
import { ANNOUNCEMENTS } from '../rules/announcement.ts';
import { parseRules } from '../rules/readRules.ts';
import { DECLARATIONS, type ReservationName } from '../rules/reservation.ts';
import { SOLOS } from '../rules/ruleSet.ts';
import { isSeat, type PerSeat } from '../seat.ts';

/** A record whose head was read; its actions are read one by one, so that the first bad one is named. */
export interface ReadRecord {
  readonly setup: HandSetup;
  readonly actions: readonly unknown[];
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads the head of a record. Error: `bad-record` for what is no `doko-hand/1` (a wrong type, format, rule or
 * value). Whether the lists of names are a deal is judged when the hand begins.
 */
export function readRecord(json: unknown): Result<ReadRecord, 'bad-record'> {
  if (!isObject(json) || json.format !== 'doko-hand/1') return err('bad-record');
  const { dealer, hands, owesSolo = [], forcedSolo, multiplier = 1, actions } = json;
  const rules = parseRules(json.rules);
  if (!rules.ok || !isSeat(dealer) || !isListOf(hands, isTextList) || !Array.isArray(actions)) {
    return err('bad-record');
  }
  if (!isListOf(owesSolo, isSeat) || new Set(owesSolo).size !== owesSolo.length) return err('bad-record');
  if (forcedSolo !== undefined && !isSeat(forcedSolo)) return err('bad-record');
  if (!isMultiplier(multiplier)) return err('bad-record');
  // Without solos nobody can owe one.
  const solosOwed = owesSolo.length > 0 || forcedSolo !== undefined;
  if (solosOwed && rules.value.solos.length === 0) return err('bad-record');
  const setup: HandSetup = {
    rules: rules.value,
    dealer,
    hands: hands as unknown as PerSeat<readonly Card[]>,
    owesSolo,
    forcedSolo: forcedSolo ?? null,
    multiplier,
  };
  return ok({ setup, actions });
}

function isListOf<T>(value: unknown, is: (entry: unknown) => entry is T): value is readonly T[] {
  return Array.isArray(value) && value.every(is);
}

const isText = (value: unknown): value is string => typeof value === 'string';

const isTextList = (value: unknown): value is readonly string[] => isListOf(value, isText);

const isMultiplier = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 1;

const NAMES: readonly ReservationName[] = [
  ...SOLOS.map((solo) => `solo-${solo}` as const),
  'throw-in',
  'poverty',
  'wedding',
];

const isOneOf = <T>(choices: readonly T[], value: unknown): value is T => choices.includes(value as T);

/** Reads one action; null where it has no such shape. */
export function readAction(json: unknown): HandAction | null {
  if (!isObject(json)) return null;
  const { seat, value, card, cards } = json;
  if (!isSeat(seat)) return null;
  switch (json.do) {
    case 'declare':
      return isOneOf(DECLARATIONS, value) ? { seat, do: 'declare', value } : null;
    case 'name':
      return isOneOf(NAMES, value) ? { seat, do: 'name', value } : null;
    case 'take':
      return typeof value === 'boolean' ? { seat, do: 'take', value } : null;
    case 'pass':
      return isListOf(cards, isCard) ? { seat, do: 'pass', cards } : null;
    case 'announce':
      return isOneOf(ANNOUNCEMENTS, value) ? { seat, do: 'announce', value } : null;
    case 'play':
      return isCard(card) ? { seat, do: 'play', card } : null;
    default:
      return null;
  }
}
