import { setTimeout as sleep } from 'node:timers/promises';
import type { TableReading } from '../../../src/app/tableReading.ts';
import type { Level } from '../../../src/core/level.ts';
import { type Addition, additionValue, type CustomId } from '../../../src/discord/customId.ts';
import { type Acted, ControlError, type Person, type SeenMessage } from '../../../src/sandbox/client.ts';
import type { View } from '../../../src/sandbox/seen.ts';
import { type Pressable, type PressableOf, pressables } from './buttons.ts';
import type { Evening } from './evening.ts';

type Kind = CustomId['do'];

/** Flags of a message that one person sees: ephemeral, of Components V2. */
export const EPHEMERAL = 64 | 32_768;

/** Longest wait for something to show itself on a busy machine, in milliseconds. */
const PATIENCE = 30_000;

/** All messages that somebody sees, channels first; the newest stands last in each. */
export const allMessages = ({ guilds, directMessages }: View): readonly SeenMessage[] =>
  [...guilds.flatMap(({ channels }) => channels), ...directMessages].flatMap(({ messages }) => messages);

/** Waits until something holds. @throws Error that names `what` if it does not come about */
export async function until<T>(what: string, find: () => Promise<T | undefined>): Promise<T> {
  for (const deadline = Date.now() + PATIENCE; Date.now() < deadline; await sleep(15)) {
    const found = await find();
    if (found !== undefined) return found;
  }
  throw new Error(`It never came about: ${what}`);
}

/** The newest message that somebody sees and that says `text`, as soon as they see one. */
export const reading = (person: Person, text: string | RegExp): Promise<SeenMessage> =>
  until(`${person.id} reads ${text}`, async () =>
    allMessages(await person.view()).findLast(({ content }) =>
      typeof text === 'string' ? content.includes(text) : text.test(content),
    ),
  );

/** What the bot answered to an act: the message that it sent or changed; undefined where it sent none. */
export async function answerTo(person: Person, acted: Acted): Promise<SeenMessage | undefined> {
  const { messageId } = acted.response;
  if (messageId === undefined) return undefined;
  return allMessages(await person.view()).find(({ id }) => id === messageId);
}

/** Presses something seen, and gives the bot's answer. */
export async function pressIt(
  person: Person,
  { message, customId }: Pick<Pressable, 'message' | 'customId'>,
): Promise<SeenMessage | undefined> {
  return answerTo(person, await person.click({ messageId: message.id, customId }));
}

/** Where and whose a button may be looked for. */
export interface Among {
  readonly table?: string;
  readonly in?: 'direct' | 'public' | 'private';
  readonly label?: string | RegExp;
}

function isAmong(pressable: Pressable, view: View, { table, in: where, label }: Among): boolean {
  const { message } = pressable;
  const direct = view.directMessages.some(({ channelId }) => channelId === message.channel_id);
  const whispered = (message.flags & EPHEMERAL) === EPHEMERAL;
  const place = whispered ? 'private' : direct ? 'direct' : 'public';
  return (
    (table === undefined || pressable.id.table === table) &&
    (where === undefined || where === place) &&
    (label === undefined || new RegExp(label).test(pressable.label))
  );
}

/** Everything of a kind that a person could press now, the newest last. */
export async function choices<K extends Kind>(
  person: Person,
  kind: K,
  among: Among = {},
): Promise<readonly PressableOf<K>[]> {
  const view = await person.view();
  return allMessages(view)
    .toSorted((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1))
    .flatMap(pressables)
    .filter((found): found is PressableOf<K> => found.id.do === kind && isAmong(found, view, among));
}

/** The newest button of a kind, as soon as the person sees one. */
const seeing = <K extends Kind>(person: Person, kind: K, among: Among = {}): Promise<PressableOf<K>> =>
  until(`${person.id} sees ${kind} ${JSON.stringify(among)}`, async () =>
    (await choices(person, kind, among)).at(-1),
  );

/** Presses the newest button of a kind, as soon as the person sees one, and gives the bot's answer. */
export async function pressing(
  person: Person,
  kind: Kind,
  among: Among = {},
): Promise<SeenMessage | undefined> {
  return until(`${person.id} presses ${kind}`, async () => {
    try {
      return { answer: await pressIt(person, await seeing(person, kind, among)) };
    } catch (error) {
      if (isOutdated(error)) return undefined;
      throw error;
    }
  }).then(({ answer }) => answer);
}

/** Chooses from the menu of computers, as soon as the person sees it, and gives the bot's answer. */
export async function addComputer(
  person: Person,
  table: string,
  addition: Addition = { level: 'club', seats: 'one' },
): Promise<SeenMessage | undefined> {
  return until(`${person.id} adds a computer`, async () => {
    try {
      const { message, customId } = await seeing(person, 'seat-computer', { table });
      const values = [additionValue(addition)];
      return {
        answer: await answerTo(person, await person.select({ messageId: message.id, customId, values })),
      };
    } catch (error) {
      if (isOutdated(error)) return undefined;
      throw error;
    }
  }).then(({ answer }) => answer);
}

/** The message was edited between the look and the press. */
const isOutdated = (error: unknown): boolean =>
  error instanceof ControlError && [403, 404, 409].includes(error.status);

export interface SittingOptions {
  readonly hands?: number;
  readonly until?: string;
  readonly seats?: number;
  readonly pace?: string;
  readonly computers?: number;
  readonly level?: Level;
  readonly wait?: boolean;
  readonly hints?: boolean;
  readonly rules?: string;
  readonly channelId?: string;
}

/** What a person presses of the moves that they see. */
export type Choice = (
  moves: readonly PressableOf<'move'>[],
  person: Person,
) => PressableOf<'move'> | undefined;

/** The first card or answer; nothing is announced. */
export const firstMove: Choice = (moves) => moves.find(({ id }) => id.move.do !== 'announce');

/** A table and the people at it, in the order of their seats. */
export class Sitting {
  readonly evening: Evening;
  readonly id: string;
  readonly people: readonly Person[];

  private constructor(evening: Evening, id: string, people: readonly Person[]) {
    this.evening = evening;
    this.id = id;
    this.people = people;
  }

  /** Opens a lobby by command and lets everybody sit down. */
  static async open(
    evening: Evening,
    people: readonly Person[],
    { channelId = evening.channelId, ...options }: SittingOptions = {},
  ): Promise<Sitting> {
    const [host, ...others] = people;
    if (!host) throw new Error('A table needs somebody');
    const before = [...(await choices(host, 'join')), ...(await choices(host, 'leave'))];
    const known = before.map(({ id }) => id.table);
    await host.run(channelId, 'table create', {
      ...(options.until === undefined ? { hands: 4 } : {}),
      pace: 'none',
      ...options,
    });
    const join = await until('a new lobby', async () =>
      (await choices(host, 'leave')).find(({ id }) => !known.includes(id.table)),
    );
    const sitting = new Sitting(evening, join.id.table, people);
    for (const person of others) await pressing(person, 'join', { table: sitting.id });
    return sitting;
  }

  /** A table that was opened otherwise, such as by a league. */
  static at(evening: Evening, id: string, people: readonly Person[]): Sitting {
    return new Sitting(evening, id, people);
  }

  /** Opens a table, starts it, and leaves the deck uncut. */
  static async dealt(
    evening: Evening,
    people: readonly Person[],
    options: SittingOptions = {},
  ): Promise<Sitting> {
    const sitting = await Sitting.open(evening, people, options);
    await sitting.deal();
    return sitting;
  }

  async read(): Promise<TableReading> {
    const read = await this.evening.bot.tables.read(this.id);
    if (!read) throw new Error(`There is no table ${this.id}`);
    return read;
  }

  /** Passes on the cut, where a person has it. */
  async cut(): Promise<void> {
    const { table } = await this.read();
    if (table.phase !== 'cutting' || !table.present) return;
    const cutter = table.chairs[table.present.deal.cutter];
    const person = this.evening.people.find(({ id }) => cutter?.kind === 'person' && cutter.person.id === id);
    if (person) await pressing(person, 'leave-uncut', { table: this.id });
  }

  /** The person on a seat. */
  at(seat: number): Person {
    const person = this.people[seat];
    if (!person) throw new Error(`Nobody sits on seat ${seat}`);
    return person;
  }

  /** Whose turn it is among the people, once no computer is to move; undefined between hands. */
  async mover(): Promise<Person | undefined> {
    const { turn } = await until('a person is to move', async () => {
      const { table } = await this.read();
      if (table.phase !== 'playing') return { turn: undefined };
      return table.waiting?.by === 'person' ? { turn: table.waiting.seat } : undefined;
    });
    if (turn === undefined) return undefined;
    const { table } = await this.read();
    const chair = table.chairs[table.present?.deal.lineup[turn] ?? turn];
    const id = chair?.kind === 'person' ? chair.person.id : '';
    return this.evening.people.find((person) => person.id === id) ?? this.evening.client.as(id);
  }

  /** What somebody may press to move now: the inquiry's answers, or the legal cards. */
  async movesOf(person: Person, place: Among['in'] = 'direct'): Promise<readonly PressableOf<'move'>[]> {
    return (await this.offeredTo(person, place)).filter(({ id }) => id.move.do !== 'announce');
  }

  /** The moves of the present hand that somebody may press, announcements included. */
  private async offeredTo(
    person: Person,
    place: Among['in'] = 'direct',
  ): Promise<readonly PressableOf<'move'>[]> {
    const token = (await this.read()).player(person.id)?.token;
    const moves = await choices(person, 'move', { table: this.id, in: place });
    return moves.filter(
      ({ id }) =>
        id.token.hand === token?.hand && (id.move.do !== 'play' || id.token.played === token.played),
    );
  }

  /** Lets the person who is to move press what they choose, or the first button for it; false: nobody is. */
  async move(place: Among['in'] = 'direct', choose: Choice = firstMove): Promise<boolean> {
    const person = await this.mover();
    if (!person) return false;
    const before = (await this.read()).version;
    await until(`${person.id} moves`, async () => {
      if ((await this.read()).version !== before) return true;
      const choice = choose(await this.offeredTo(person, place), person);
      if (!choice) return undefined;
      try {
        await pressIt(person, choice);
      } catch (error) {
        if (!isOutdated(error)) throw error;
      }
      return (await this.read()).version === before ? undefined : true;
    });
    return true;
  }

  /** Plays on until so many cards lie open in the present hand; all have been asked before the first. */
  async playTo(cards: number): Promise<void> {
    while ((await this.cardsPlayed()) < cards) await this.move();
  }

  async cardsPlayed(): Promise<number> {
    const actions = (await this.read()).table.present?.hand?.actions ?? [];
    return actions.filter((action) => action.do === 'play').length;
  }

  /** Plays the present hand to its end. */
  async playOut(choose: Choice = firstMove): Promise<void> {
    while ((await this.read()).table.phase === 'playing') await this.move('direct', choose);
  }

  /** Deals the first hand of a lobby, or the one that comes next, and leaves the deck uncut. */
  async deal(): Promise<void> {
    const { table } = await this.read();
    const host = this.people[0]!;
    if (table.phase === 'lobby') await pressing(host, 'start', { table: this.id });
    if (table.phase === 'between') await pressing(host, 'next-hand', { table: this.id, in: 'public' });
    await this.cut();
  }

  /** Plays from where the table stands to the end of the session. */
  async playSession(choose: Choice = firstMove): Promise<void> {
    while ((await this.read()).table.phase !== 'ended') {
      await this.deal();
      await this.playOut(choose);
    }
  }
}
