import { handId } from '../../app/bookedHands.ts';
import type { TableReading } from '../../app/tableReading.ts';
import type { PersonId } from '../../core/table/occupant.ts';
import type { Desk } from '../desk.ts';
import { hintMessage } from '../messages/coach/hintMessage.ts';
import type { MessagePayload } from '../messages/desired.ts';
import { message } from '../messages/parts.ts';
import type { Reader } from '../messages/reader.ts';
import { rejectionText } from '../messages/rejectionText.ts';
import { type HintPlace, placeOf } from './openHints.ts';

/** What a hint is given with. */
type Coaching = Pick<Desk, 'tables' | 'hints'>;

/** What is answered, and what it is about where it is a hint. */
export interface Hint {
  readonly payload: MessagePayload;
  readonly place: HintPlace | null;
}

/** A hint for a person's decision at the first of these tables that gives them one; or why none does. */
export async function giveHint(
  desk: Coaching,
  tables: readonly TableReading[],
  person: PersonId,
  reader: Reader,
): Promise<Hint> {
  let refused: string | null = null;
  for (const reading of tables) {
    const { id } = reading.table;
    const taken = await desk.tables.act(id, { do: 'take-hint', by: person });
    if (taken.ok) return thoughtOut(desk, taken.value.reading, person, reader);
    const now = (await desk.tables.read(id)) ?? reading;
    refused ??= rejectionText(taken.error, now, person, null, reader);
  }
  return { payload: message([refused ?? reader.t('trouble.no-table-here')]), place: null };
}

async function thoughtOut(
  { hints }: Coaching,
  reading: TableReading,
  person: PersonId,
  reader: Reader,
): Promise<Hint> {
  const player = reading.player(person);
  if (!player) throw new Error('A hint was taken by somebody without cards');
  const { hand, deal } = player;
  const table = reading.table.id;
  const decision = placeOf(reading, person);
  const analysis = await hints.of(hand, handId(table, deal.number));
  return {
    payload: analysis ? hintMessage(player, analysis, reader) : message([reader.t('coach.no-choice-one')]),
    place: decision === null ? null : { table, person, decision },
  };
}
