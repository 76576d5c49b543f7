import type { Level } from '../core/level.ts';
import { type RuleDifferences, ruleDifferences, withDdvRules } from '../core/rules/readRules.ts';
import type { TableEvent } from '../core/table/event.ts';

type Json = Readonly<Record<string, unknown>>;

/** Events that once named a chair by its seat: at a table of four they are one. */
const OF_A_CHAIR: readonly unknown[] = [
  'seat-taken',
  'computer-seated',
  'seat-left',
  'reminded',
  'move-missed',
  'overdue',
  'returned',
  'removal-voted',
];

/**
 * An event as it is stored. Every deal states its rules, and most groups play nearly the DDV's: what differs
 * is enough, and a third of what a deal takes.
 */
export function storedEvent(event: TableEvent): string {
  if (event.type !== 'hand-event' || event.event.type !== 'dealt') return JSON.stringify(event);
  const { rules, ...dealt } = event.event;
  return JSON.stringify({ ...event, event: { ...dealt, rules: ruleDifferences(rules) } });
}

/**
 * Reads an event as it is stored, in the shape of today: what an earlier version could not say stands as what it
 * meant then. Nothing stored is ever rewritten, but that somebody is forgotten.
 */
export function readEvent(stored: string): TableEvent {
  const event = JSON.parse(stored) as Json;
  return inPresentShape(OF_A_CHAIR.includes(event.type) ? withChair(event) : event);
}

function withChair(event: Json): Json {
  if (!('seat' in event)) return event;
  const { seat: chair, ...rest } = event;
  return { ...rest, chair };
}

/** How all computers played before a table chose their level. */
const FIRST_LEVEL: Level = 'beginner';

/** A computer that plays on for somebody was once told by its name alone. */
const computerOf = (computer: unknown): unknown =>
  typeof computer === 'string' ? { name: computer, level: FIRST_LEVEL } : computer;

function inPresentShape(event: Json): TableEvent {
  switch (event.type) {
    case 'table-opened':
      return {
        chairs: 4,
        fixture: null,
        ...event,
        settings: settingsOf(event.settings as Json),
      } as unknown as TableEvent;
    case 'computer-seated':
      return { level: FIRST_LEVEL, ...event } as unknown as TableEvent;
    case 'seat-left':
      return { ...event, computer: computerOf(event.computer) } as unknown as TableEvent;
    case 'deal-sealed':
      return { lineup: [0, 1, 2, 3], ...event } as unknown as TableEvent;
    case 'hand-event':
      return { ...event, event: handEvent(event.event as Json) } as unknown as TableEvent;
    case 'hand-finished':
      return {
        ...event,
        row: { solo: null, multiplier: 1, bock: [], ...(event.row as Json) },
      } as unknown as TableEvent;
    default:
      return event as unknown as TableEvent;
  }
}

function settingsOf({ hands, ...settings }: Json): Json {
  const rules = withDdvRules(settings.rules as RuleDifferences);
  const length = hands === undefined ? {} : { length: { kind: 'hands', hands } };
  return { hints: false, ...length, ...settings, rules };
}

function handEvent(event: Json): Json {
  if (event.type === 'dealt') return { ...event, rules: withDdvRules(event.rules as RuleDifferences) };
  return event.type === 'play-began' ? { superschweine: null, ...event } : event;
}
