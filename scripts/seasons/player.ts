import { createHash } from 'node:crypto';
import { ControlError, type Person, type SeenMessage } from '../../src/sandbox/client.ts';
import { type Pressable, type PressableOf, pressables } from '../../test/e2e/support/buttons.ts';

/** How somebody plays; shares from 0 to 1. */
export interface Manner {
  readonly seed: string;
  /** Of the hands in which they would name a solo. */
  readonly solos: number;
  /** Of the announcements offered that they make. */
  readonly announces: number;
}

/** A press that nothing came of is made again after so many milliseconds. */
const PATIENCE = 4_000;

/** A hand's message and what stands around it: older ones have no buttons. */
const NEWEST = 6;

type Move = PressableOf<'move'>;

/**
 * Somebody who presses the buttons of their direct messages, and knows nothing but what these say. What is pressed
 * depends on the seed and the decision alone, not on when the buttons were seen.
 */
export class SeasonPlayer {
  readonly person: Person;
  readonly name: string;
  /** How many presses the bot took. */
  presses = 0;
  private readonly manner: Manner;
  /** When each decision was made, in milliseconds of the process. */
  private readonly made = new Map<string, number>();
  private inbox: string | undefined;

  constructor(person: Person, name: string, manner: Manner) {
    this.person = person;
    this.name = name;
    this.manner = manner;
  }

  /** The channel of their direct messages; undefined before the first. */
  async inboxId(): Promise<string | undefined> {
    this.inbox ??= (await this.person.view(undefined, 1)).directMessages[0]?.channelId;
    return this.inbox;
  }

  /** Presses one button if there is one to be pressed at that table. */
  async step(table: string): Promise<boolean> {
    const inbox = await this.inboxId();
    if (inbox === undefined) return false;
    const messages = await this.person.messagesIn(inbox, NEWEST);
    const shown = messages.flatMap(pressables).filter(({ id }) => id.table === table);
    return (await this.passes(shown)) || (await this.moves(shown, messages));
  }

  /** Presses something; false where it was gone already. */
  async press({ message, customId }: Pick<Pressable, 'message' | 'customId'>): Promise<boolean> {
    return this.attempt(() => this.person.click({ messageId: message.id, customId }));
  }

  private async passes(shown: readonly Pressable[]): Promise<boolean> {
    const menu = shown.find((one): one is PressableOf<'pass'> => one.id.do === 'pass');
    if (!menu || !this.may(menu.customId)) return false;
    const others = menu.values.filter((value) => !menu.marked.includes(value));
    const values = [...menu.marked, ...others].slice(0, 3);
    return this.attempt(() =>
      this.person.select({ messageId: menu.message.id, customId: menu.customId, values }),
    );
  }

  private async moves(shown: readonly Pressable[], messages: readonly SeenMessage[]): Promise<boolean> {
    const moves = shown.filter((one): one is Move => one.id.do === 'move');
    const hand = Math.max(...moves.map(({ id }) => id.token.hand));
    const now = moves.filter(({ id }) => id.token.hand === hand);
    const chosen = this.choose(now, messages);
    return chosen ? this.press(chosen) : false;
  }

  private choose(moves: readonly Move[], messages: readonly SeenMessage[]): Move | undefined {
    const [first] = moves;
    if (!first) return undefined;
    const about = `${first.id.table} ${first.id.token.hand}`;
    const kinds = Map.groupBy(moves, ({ id }) => id.move.do);
    const decide = (kind: Move['id']['move']['do'], pick: (offered: readonly Move[]) => Move | undefined) => {
      const offered = kinds.get(kind);
      const chosen = offered && pick(offered);
      return chosen && this.may(`${kind} ${about}`) ? chosen : undefined;
    };
    const valued = (value: string | boolean) => (offered: readonly Move[]) =>
      offered.find(({ id }) => id.move.do !== 'play' && id.move.value === value);
    return (
      decide('declare', valued(this.reserves(about, messages) ? 'reservation' : 'healthy')) ??
      decide('name', (offered) => this.named(offered, about)) ??
      decide('take', valued(this.chance(`take ${about}`) < 0.5)) ??
      this.announcement(kinds.get('announce') ?? []) ??
      this.card(kinds.get('play') ?? [], about)
    );
  }

  private wantsSolo = (about: string): boolean => this.chance(`solo ${about}`) < this.manner.solos;

  private reserves(about: string, messages: readonly SeenMessage[]): boolean {
    return this.wantsSolo(about) || messages.some(bothQueens);
  }

  private named(offered: readonly Move[], about: string): Move | undefined {
    const value = ({ id }: Move): string => (id.move.do === 'name' ? id.move.value : '');
    const solos = offered.filter((move) => value(move).startsWith('solo-'));
    const others = offered.filter((move) => !solos.includes(move));
    const wanted = this.wantsSolo(about) || others.length === 0 ? solos : others;
    return wanted[Math.floor(this.chance(`name ${about}`) * wanted.length)];
  }

  private announcement(offered: readonly Move[]): Move | undefined {
    return offered.find(
      (move) => this.chance(announced(move)) < this.manner.announces && this.may(announced(move)),
    );
  }

  private card(offered: readonly Move[], about: string): Move | undefined {
    const played = Math.max(...offered.map(({ id }) => id.token.played));
    const now = offered.filter(({ id }) => id.token.played === played);
    if (now.length === 0 || !this.may(`play ${about} ${played}`)) return undefined;
    return now[Math.floor(this.chance(`card ${about} ${played}`) * now.length)];
  }

  private async attempt(act: () => Promise<unknown>): Promise<boolean> {
    try {
      await act();
      this.presses++;
      return true;
    } catch (error) {
      // The message was edited between the look and the press, or nobody answered: look again.
      if (!(error instanceof ControlError) || ![403, 404, 409, 504].includes(error.status)) throw error;
      this.made.clear();
      return false;
    }
  }

  private may(decision: string): boolean {
    const before = this.made.get(decision);
    if (before !== undefined && performance.now() - before < PATIENCE) return false;
    this.made.set(decision, performance.now());
    return true;
  }

  private chance(what: string): number {
    const digest = createHash('sha256').update(`${this.manner.seed} ${what}`).digest();
    return digest.readUInt32BE(0) / 2 ** 32;
  }
}

/** The same announcement is considered once in a hand, however many cards are played meanwhile. */
const announced = ({ id }: Move): string =>
  `announce ${id.table} ${id.token.hand} ${id.move.do === 'announce' ? id.move.value : ''}`;

/** Whether a hand shows both ♣Q among its trumps, the first line of its cards. */
const bothQueens = ({ content }: SeenMessage): boolean =>
  content.split('\n').some((line) => /^[#\s]*[♣♠♥♦]/u.test(line) && line.split('♣Q').length === 3);
