import type { BookedHand } from '../../app/ledger.ts';
import type { Texts } from '../../texts/texts.ts';
import { seatText } from '../messages/boards/players.ts';
import { button, rowsOf } from '../messages/components.ts';
import type { MessagePayload } from '../messages/desired.ts';
import { message } from '../messages/parts.ts';
import { personOf } from '../person.ts';
import { type Click, turnInto, whisper } from '../reply.ts';
import type { Visit } from '../visit.ts';
import { correctionButtons } from './correctionButtons.ts';
import { type CorrectionClick, correctionClicks } from './correctionClick.ts';
import { pointsLine } from './handPlayers.ts';
import { correctableHand } from './mayCorrect.ts';
import { openCorrection } from './openCorrection.ts';

/**
 * Answers the buttons of `correctionButtons`, wherever they stand, privately; messages that tell of the hand in
 * public follow by themselves.
 */
export async function answerCorrectionClick(visit: Visit<Click>, click: CorrectionClick): Promise<void> {
  const { interaction, desk, reader } = visit;
  const { t } = reader;
  const say = (payload: MessagePayload): Promise<void> => whisper(interaction, desk, payload);
  const correctable = await correctableHand(interaction, desk, click.hand, t);
  if (!correctable.ok) return say(message([correctable.error]));
  const hand = correctable.value;
  const by = personOf(interaction);
  switch (click.do) {
    case 'ask':
      return say(hand.struck ? handAsItStands(hand, t) : strikeQuestion(hand, t));
    case 'correct':
      return say(await openCorrection(visit, hand));
    case 'strike':
      await desk.entered.strike(hand, by);
      // The question has its answer.
      return turnInto(interaction, desk, await handNow(visit, hand));
    case 'restore':
      await desk.entered.restore(hand, by);
      return say(await handNow(visit, hand));
  }
}

const strikeQuestion = (hand: BookedHand, t: Texts): MessagePayload =>
  message(
    [t('entry.ask-strike', { hand: hand.id, points: pointsLine(hand.seats, seatText, t) })],
    rowsOf([button(t('entry.strike'), correctionClicks.make({ do: 'strike', hand: hand.id }), 'danger')]),
  );

/** Read anew: somebody else may have been faster. */
const handNow = async ({ desk, reader }: Visit<Click>, hand: BookedHand): Promise<MessagePayload> =>
  handAsItStands((await desk.ledger.hand(hand.guildId, hand.id)) ?? hand, reader.t);

/** Whether a hand counts, and what can be done about it. */
function handAsItStands(hand: BookedHand, t: Texts): MessagePayload {
  const { id, struck, replacedBy, seats } = hand;
  const points = pointsLine(seats, seatText, t);
  const text =
    struck && replacedBy !== null
      ? t('entry.now-replaced', { hand: id })
      : t(struck ? 'entry.now-struck' : 'entry.now-counts', { hand: id, points });
  return message([text], rowsOf(correctionButtons(hand, t)));
}
