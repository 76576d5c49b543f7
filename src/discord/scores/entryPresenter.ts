import type { Entries } from '../../app/entries.ts';
import type { Ledger } from '../../app/ledger.ts';
import type { MessageStore } from '../../app/ports.ts';
import type { Log } from '../../log.ts';
import type { Courier } from '../presenting/courier.ts';
import { Presenter } from '../presenting/presenter.ts';
import type { ChannelReaders, Readership } from '../readership.ts';
import { type EnteredHand, enteredMessage } from './enteredMessage.ts';

interface EnteredAt extends EnteredHand {
  readonly version: string;
}

/** Makes Discord tell, where they were entered, of the hands that were. */
export type EntryPresenter = Presenter<EnteredAt, ChannelReaders>;

interface Parts {
  readonly entries: Pick<Entries, 'booked'>;
  readonly ledger: Pick<Ledger, 'hand'>;
  readonly readership: Pick<Readership, 'ofChannel'>;
  readonly store: MessageStore;
  readonly courier: Courier;
  readonly log: Log;
}

export const entryPresenter = (parts: Parts): EntryPresenter =>
  new Presenter<EnteredAt, ChannelReaders>({
    shown: {
      read: (id) => readEntered(id, parts),
      readers: ({ hand }) => parts.readership.ofChannel(hand.guildId),
      // Nothing of a hand that was entered goes to direct messages.
      noteInbox: async () => {},
    },
    messages: {
      of: (entered, { channel }) => [
        { key: 'entered', to: { kind: 'channel' }, payload: enteredMessage(entered, channel.t) },
      ],
      threadName: () => '',
      channelOf: ({ entry }) => entry.channelId,
      // It changes rarely; what was sent is read from the store when it does.
      hasEnded: () => true,
    },
    store: parts.store,
    courier: parts.courier,
    log: parts.log,
  });

/** Null for a hand that was played here, and one whose server is gone. */
async function readEntered(id: string, { entries, ledger }: Parts): Promise<EnteredAt | null> {
  const entry = await entries.booked(id);
  const hand = entry && (await ledger.hand(entry.guildId, id));
  if (!entry || !hand) return null;
  const [before, after] = await Promise.all(
    [hand.replaces, hand.replacedBy].map((other) => other && ledger.hand(entry.guildId, other)),
  );
  const version = JSON.stringify([hand.struck, after, hand.seats.map(({ player }) => player)]);
  return { version, entry, hand, before: before || null, after: after || null };
}
