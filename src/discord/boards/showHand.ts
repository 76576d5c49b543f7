import { verifyDeal } from '../../app/fairDeal.ts';
import type { FinishedRecord } from '../../app/tableReading.ts';
import type { ReviewOf } from '../coach/showReview.ts';
import { fairDealMessage } from '../messages/boards/fairDealMessage.ts';
import { handMessage, type ShownHand, sharedHand } from '../messages/boards/handMessage.ts';
import type { MessagePayload } from '../messages/desired.ts';
import { message } from '../messages/parts.ts';
import type { Reader } from '../messages/reader.ts';
import { dealFile, recordFile } from '../recordFiles.ts';
import type { Enclosure } from '../reply.ts';
import type { Asker } from '../rules/heldSet.ts';
import { correctionButtons } from '../scores/correctionButtons.ts';
import { correctableHand } from '../scores/mayCorrect.ts';
import type { Visit } from '../visit.ts';
import type { HandPage } from './boardClick.ts';
import { type FoundHand, findHand, noSuchHand } from './findHand.ts';

/** An answer with files. */
interface Enclosing {
  readonly payload: MessagePayload;
  readonly enclosures: readonly Enclosure[];
}

/** A page of a hand, to whoever asks; a sentence where there is no such hand for them. */
export async function handFor(
  visit: Visit<Asker>,
  id: string,
  page: HandPage = 'hand',
): Promise<MessagePayload> {
  const { interaction, desk, reader } = visit;
  const found = await findHand(interaction, desk, id);
  if (!found) return message([noSuchHand(id, reader.t)]);
  return handMessage(await shown(visit, found), page, reader);
}

/** A page of a hand with what the coach says of it; null: there is no such hand for them, or nothing to review. */
export async function reviewFor(visit: Visit<Asker>, id: string, page: HandPage): Promise<ReviewOf | null> {
  const { interaction, desk, reader } = visit;
  const found = page === 'hand' ? null : await findHand(interaction, desk, id);
  if (!found?.record) return null;
  const hand = await shown(visit, found);
  return {
    hand: found.booked.id,
    table: found.booked.table,
    played: found.record,
    page: (coached) => handMessage(hand, page, reader, coached),
  };
}

/** The hand to everybody; null: there is nothing to be shown of it. `by`: who shows it, as a mention. */
export async function handForAll(
  { interaction, desk }: Visit<Asker>,
  id: string,
): Promise<((by: string, everybody: Reader) => MessagePayload) | null> {
  const found = await findHand(interaction, desk, id);
  if (!found || found.booked.concealed) return null;
  return (by, everybody) => sharedHand({ ...found, corrections: [], isServer: true }, by, everybody);
}

/** The hand as a record. */
export const recordFor = (visit: Visit<Asker>, id: string): Promise<Enclosing> =>
  enclosing(visit, id, (record) => ({
    payload: message([visit.reader.t('board.record-file')]),
    enclosures: [recordFile(id, record)],
  }));

/** Whether the deal was fair, judged anew, with the file that lets anybody judge. */
export const dealFor = (visit: Visit<Asker>, id: string): Promise<Enclosing> =>
  enclosing(visit, id, (record, { played }) => {
    const { seed, commitment, cut } = record;
    const { hands } = record.record;
    const nines = played?.hand.hand.rules.nines ?? true;
    return {
      payload: fairDealMessage(record, verifyDeal({ seed, commitment, cut, nines, hands }), visit.reader.t),
      enclosures: [dealFile(id, record)],
    };
  });

async function enclosing(
  { interaction, desk, reader }: Visit<Asker>,
  id: string,
  make: (record: FinishedRecord, found: FoundHand) => Enclosing,
): Promise<Enclosing> {
  const found = await findHand(interaction, desk, id);
  if (found?.record) return make(found.record, found);
  const sentence = found ? reader.t('board.no-cards') : noSuchHand(id, reader.t);
  return { payload: message([sentence]), enclosures: [] };
}

/** A found hand with what the person may do about it. */
async function shown({ interaction, desk, reader }: Visit<Asker>, found: FoundHand): Promise<ShownHand> {
  const isServer = interaction.guildId !== null;
  const may = isServer && (await correctableHand(interaction, desk, found.booked.id, reader.t)).ok;
  return { ...found, corrections: may ? correctionButtons(found.booked, reader.t) : [], isServer };
}
