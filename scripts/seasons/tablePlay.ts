import type { SeenMessage } from '../../src/sandbox/client.ts';
import { en } from '../../src/texts/en/index.ts';
import { newest, type Pressable } from '../../test/e2e/support/buttons.ts';
import type { Changes } from './changes.ts';
import type { SeasonPlayer } from './player.ts';

/** A table that nobody can go on at for so long has been forgotten by somebody; milliseconds. */
const STUCK = 60_000;

/** Public messages of a table that still have buttons stand among its newest. */
const NEWEST = 8;

interface TablePlay {
  readonly table: string;
  /** The thread where it is played. */
  readonly threadId: string;
  /** Whoever sits there. */
  readonly players: readonly SeasonPlayer[];
  readonly changes: Changes;
}

/**
 * Lets the people of a table press what they are shown, until its thread tells the final score. Gives that
 * message. @throws Error where nothing has happened for a minute
 */
export async function playTable({ table, threadId, players, changes }: TablePlay): Promise<SeenMessage> {
  const [witness] = players;
  if (!witness) throw new Error('Nobody sits at the table');
  const looked = new Map<string, number>();
  const hasNews = (channelId: string): boolean => changes.since(looked.get(channelId) ?? -1, channelId);
  let next = 0;
  let alive = performance.now();
  while (performance.now() - alive < STUCK) {
    const mark = changes.now;
    let acted = false;
    // Play goes round: whoever sits behind the one who has just moved is asked first.
    for (let asked = 0; asked < players.length && !acted; asked++) {
      const player = players[next];
      next = (next + 1) % players.length;
      const inbox = await player?.inboxId();
      if (!player || inbox === undefined) continue;
      const again = performance.now() - alive > 1_000;
      if (!hasNews(inbox) && !again) continue;
      const before = changes.now;
      acted = await player.step(table);
      if (!acted) looked.set(inbox, before);
    }
    if (!acted) {
      const messages = await witness.person.messagesIn(threadId, NEWEST);
      const final = messages.findLast(({ content }) => content.includes(en.score['final-title']));
      if (final) return final;
      acted = await goOn(messages, players);
    }
    if (acted) alive = performance.now();
    else await changes.after(mark, 1_000);
  }
  throw new Error(`Nobody can go on at the table ${table}`);
}

/** Leaves the deck uncut, or asks for the next hand. */
async function goOn(messages: readonly SeenMessage[], players: readonly SeasonPlayer[]): Promise<boolean> {
  const uncut = newest(messages, 'leave-uncut');
  const cutter = uncut && players.find((player) => isAskedToCut(player, uncut.message));
  if (uncut && cutter) return cutter.press(uncut);
  const next: Pressable | undefined = newest(messages, 'next-hand');
  return next ? ((await players[0]?.press(next)) ?? false) : false;
}

const isAskedToCut = ({ person, name }: SeasonPlayer, { content }: SeenMessage): boolean => {
  const line = content.split('\n').find((text) => text.includes('may cut')) ?? '';
  return line.includes(name) || line.includes(`<@${person.id}>`);
};
