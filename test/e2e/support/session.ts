import { setTimeout as sleep } from 'node:timers/promises';
import type { Person, SeenChannel, SeenMessage } from '../../../src/sandbox/client.ts';
import { newest } from './buttons.ts';
import type { Club } from './club.ts';
import type { TablePlayer } from './player.ts';

/** Opens a table by command, lets everybody join and starts it. */
export async function startTable(
  club: Club,
  people: readonly Person[],
  options: { readonly hands: number; readonly pace?: string; readonly computers?: number },
): Promise<void> {
  const [host, ...others] = people;
  if (!host) throw new Error('A table needs somebody');
  // Beginners decide at once: a process that ends now and then has no time to think.
  await host.run(club.channelId, 'table create', { pace: 'none', level: 'beginner', ...options });
  for (const person of others) await press(club, person, 'join');
  await press(club, host, 'start');
}

/** Presses the newest public button of a kind, as soon as the person sees one. */
async function press(
  club: Club,
  person: Person,
  kind: 'join' | 'start' | 'next-hand' | 'menu' | 'my-hand' | 'last-trick' | 'leave',
): Promise<void> {
  const button = await person.until((view) => {
    const channels = view.guilds.find(({ id }) => id === club.guildId)?.channels ?? [];
    return newest(
      channels.flatMap(({ messages }) => messages),
      kind,
    );
  });
  await person.click({ messageId: button.message.id, customId: button.customId });
}

/** The thread in which a table is played, with its messages; undefined before there is one. */
async function threadOf(club: Club, person: Person): Promise<SeenChannel | undefined> {
  const { guilds } = await person.view();
  const channels = guilds.find(({ id }) => id === club.guildId)?.channels ?? [];
  return channels.filter(({ parentId }) => parentId === club.channelId).at(-1);
}

export interface PlayedSession {
  /** The thread's messages at the end, oldest first. */
  readonly messages: readonly SeenMessage[];
  readonly final: SeenMessage;
}

/** Lets the players press until the session's final message offers its records. */
export async function playOut(
  club: Club,
  players: readonly TablePlayer[],
  everyRound?: () => Promise<void>,
): Promise<PlayedSession> {
  let next = 0;
  for (let idle = 0; idle < 1_500; ) {
    let acted = false;
    // Play goes round: whoever sits behind the one who has just moved is asked first.
    for (let asked = 0; asked < players.length && !acted; asked++) {
      acted = (await players[next]?.step()) ?? false;
      next = (next + 1) % players.length;
    }
    if (!acted) {
      const messages = (await threadOf(club, players[0]!.person))?.messages ?? [];
      const final = newest(messages, 'records');
      if (final) return { messages, final: final.message };
      acted = await goOn(messages, players);
    }
    await everyRound?.();
    if (acted) idle = 0;
    else {
      idle++;
      await sleep(5);
    }
  }
  throw new Error('Nobody can go on');
}

/** Cuts, and asks for the next hand. */
async function goOn(messages: readonly SeenMessage[], players: readonly TablePlayer[]): Promise<boolean> {
  const cut = newest(messages, 'cut');
  if (cut) {
    const value = cut.values[cut.id.hand % cut.values.length] ?? '';
    for (const { person } of players) {
      const { messageId, customId } = { messageId: cut.message.id, customId: cut.customId };
      await person.select({ messageId, customId, values: [value] }).catch(() => undefined);
    }
    return true;
  }
  const next = newest(messages, 'next-hand');
  return next ? (players[0]?.press(next) ?? false) : false;
}

/** The last line of the final sheet: points by seat. */
export function shownTotals({ content }: SeenMessage): readonly number[] {
  const line = content.split('\n').find((text) => /^\s*=/.test(text)) ?? '';
  return (line.match(/[+−±]?\d+/g) ?? []).map((text) => Number(text.replace('−', '-').replace('±', '')));
}
