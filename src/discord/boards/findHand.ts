import type { FinishedRecord, TableReading } from '../../app/tableReading.ts';
import { chairOf } from '../../core/table/seating.ts';
import { proseName } from '../../texts/names.ts';
import type { Texts } from '../../texts/texts.ts';
import type { Desk } from '../desk.ts';
import type { ShownHand } from '../messages/boards/handMessage.ts';
import { isDealt } from '../messages/scene.ts';
import type { Asker } from '../rules/heldSet.ts';

/** A hand that somebody may look at. */
export interface FoundHand extends Omit<ShownHand, 'corrections' | 'isServer'> {
  /** What replays it and verifies its deal; null: it has no cards, or is concealed. */
  readonly record: FinishedRecord | null;
}

/**
 * A hand by its id: in a server one of its own; in direct messages one of a table at which the person sat. Null:
 * there is none.
 */
export async function findHand(
  { guildId, user }: Pick<Asker, 'guildId' | 'user'>,
  { ledger, tables, entered }: Pick<Desk, 'ledger' | 'tables' | 'entered'>,
  id: string,
): Promise<FoundHand | null> {
  const booked = await ledger.hand(guildId, id);
  if (!booked) return null;
  const reading = booked.table === null ? null : await tables.read(booked.table);
  const sat =
    booked.seats.some(({ player }) => player === user.id) ||
    (reading !== null && chairOf(reading.table.chairs, user.id) !== null);
  if (guildId === null && !sat) return null;
  if (booked.concealed || reading?.table.concealed) {
    return { booked: { ...booked, concealed: true }, ...NOTHING_KEPT };
  }
  // What was entered in place of a hand that was played here has its table, but not its cards.
  if (booked.enteredBy !== null) {
    return { booked, ...NOTHING_KEPT, entered: await entered.chosen(booked.id) };
  }
  return { booked, ...playedAt(reading, booked.number) };
}

type Kept = Omit<FoundHand, 'booked'>;

const NOTHING_KEPT: Kept = { played: null, entered: null, record: null };

function playedAt(reading: TableReading | null, number: number): Kept {
  const hand = reading?.finishedHand(number) ?? null;
  if (!reading || !isDealt(hand)) return NOTHING_KEPT;
  return {
    played: { table: reading.table, hand },
    entered: null,
    record: reading.records().find((record) => record.number === number) ?? null,
  };
}

export const noSuchHand = (id: string, t: Texts): string => t('board.no-hand', { hand: proseName(id) });
