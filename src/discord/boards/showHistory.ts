import type { HistoryQuery } from '../../app/ledger.ts';
import { HANDS, historyMessage } from '../messages/boards/historyMessage.ts';
import type { MessagePayload } from '../messages/desired.ts';
import { personOf } from '../person.ts';
import type { Asker } from '../rules/heldSet.ts';
import type { Visit } from '../visit.ts';
import type { HistoryChoice } from './boardClick.ts';

/**
 * A page of hands: of the server where somebody asks; in direct messages those that they played themselves, in any
 * server. `name`: what the player is called where the hands do not tell.
 */
export async function historyFor(
  { interaction, desk, reader }: Visit<Asker>,
  asked: HistoryChoice,
  name = '',
): Promise<MessagePayload> {
  const { guildId, user } = interaction;
  const player = guildId === null ? user.id : asked.player;
  const wanted: HistoryQuery = {
    ...(guildId === null
      ? { guildId, player: user.id }
      : { guildId, ...(player === null ? {} : { player }) }),
    limit: HANDS,
    ...(asked.table === null ? {} : { table: asked.table }),
  };
  const read = (page: number) => desk.ledger.history({ ...wanted, offset: (page - 1) * HANDS });
  let found = await read(asked.page);
  const last = Math.max(1, Math.ceil(found.total / HANDS));
  const page = Math.min(asked.page, last);
  if (page !== asked.page) found = await read(page);
  const seats = found.hands.flatMap((hand) => hand.seats);
  return historyMessage(
    {
      choice: { ...asked, player, page },
      ...found,
      me: user.id,
      name:
        seats.find((seat) => seat.player === player)?.name ??
        (player === user.id ? personOf(interaction).name : name),
      isServer: guildId !== null,
    },
    reader,
  );
}
