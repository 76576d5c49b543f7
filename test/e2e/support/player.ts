import { createHash } from 'node:crypto';
import type { SoloContract } from '../../../src/core/rules/contract.ts';
import { type Acted, ControlError, type Person, type SeenMessage } from '../../../src/sandbox/client.ts';
import { type PressableOf, pressables } from './buttons.ts';

type MovePressable = PressableOf<'move'>;

/** What a player would like to play in a hand; a wedding is wished for only with both ♣Q in sight. */
export type Wish = SoloContract | 'wedding' | 'healthy';

export interface PlayerOptions {
  readonly seed: string;
  /** The wish of this player for a hand, by its number. */
  readonly wish: (hand: number) => Wish;
  /** Share of the possible announcements that are made, 0 to 1. */
  readonly announces: number;
  /**
   * Presses without waiting for the answer, and again where nothing came of it for so many milliseconds;
   * absent: waits for each answer.
   */
  readonly pressesAgainAfter?: number;
}

/** Whether a hand shows both ♣Q among its trumps, the first line of its cards. */
const bothQueens = ({ content }: SeenMessage): boolean =>
  content.split('\n').some((line) => /^[♣♠♥♦]/u.test(line) && line.split('♣Q').length === 3);

/**
 * Plays by pressing only what the person sees. Choices depend on the seed and the decision alone, not on
 * when the buttons were seen.
 */
export class TablePlayer {
  readonly person: Person;
  /** Every press, and what the bot answered if this player waits for it. */
  readonly presses: { readonly customId: string; readonly interactionId: string; readonly answer?: Acted }[] =
    [];
  private readonly options: PlayerOptions;
  /** When each decision was made, in milliseconds of the process. */
  private readonly done = new Map<string, number>();

  constructor(person: Person, options: PlayerOptions) {
    this.person = person;
    this.options = options;
  }

  /** Presses one button if there is one to be pressed. */
  async step(messages?: readonly SeenMessage[]): Promise<boolean> {
    const seen = messages ?? (await this.person.directMessages());
    const moves = seen.flatMap(pressables).filter((p): p is MovePressable => p.id.do === 'move');
    const choice = this.choose(moves);
    return choice ? this.press(choice) : false;
  }

  async press({ message, customId }: { message: SeenMessage; customId: string }): Promise<boolean> {
    try {
      const button = { messageId: message.id, customId };
      if (this.options.pressesAgainAfter === undefined) {
        const answer = await this.person.click(button);
        this.presses.push({ customId, interactionId: answer.interactionId, answer });
      } else {
        this.presses.push({ customId, interactionId: await this.person.clickAndGo(button) });
      }
      return true;
    } catch (error) {
      // The message was edited between the look and the press, or nobody answered: look again.
      if (!(error instanceof ControlError) || ![403, 404, 409, 504].includes(error.status)) throw error;
      this.forget();
      return false;
    }
  }

  private choose(moves: readonly MovePressable[]): MovePressable | undefined {
    const hand = Math.max(...moves.map(({ id }) => id.token.hand));
    const now = moves.filter(({ id }) => id.token.hand === hand);
    return (
      this.declaration(now, hand) ?? this.name(now, hand) ?? this.announcement(now) ?? this.card(now, hand)
    );
  }

  private declaration(moves: readonly MovePressable[], hand: number): MovePressable | undefined {
    const wish = this.options.wish(hand);
    const found = moves.find(({ id, message }) => {
      const reserves = wish === 'wedding' ? bothQueens(message) : wish !== 'healthy';
      return id.move.do === 'declare' && id.move.value === (reserves ? 'reservation' : 'healthy');
    });
    return found && this.once(`declare ${hand}`) ? found : undefined;
  }

  private name(moves: readonly MovePressable[], hand: number): MovePressable | undefined {
    const names = moves.filter(({ id }) => id.move.do === 'name');
    const wish = this.options.wish(hand);
    const found = names.find(({ id }) => id.move.do === 'name' && id.move.value === wish) ?? names[0];
    return found && this.once(`name ${hand}`) ? found : undefined;
  }

  private announcement(moves: readonly MovePressable[]): MovePressable | undefined {
    const possible = moves.filter(({ id }) => id.move.do === 'announce');
    return possible.find(
      (move) => this.once(move.customId) && this.chance(move.customId) < this.options.announces,
    );
  }

  private card(moves: readonly MovePressable[], hand: number): MovePressable | undefined {
    const cards = moves.filter(({ id }) => id.move.do === 'play');
    const played = Math.max(...cards.map(({ id }) => id.token.played));
    const now = cards.filter(({ id }) => id.token.played === played);
    if (now.length === 0 || !this.once(`play ${hand} ${played}`)) return undefined;
    return now[Math.floor(this.chance(`card ${hand} ${played}`) * now.length)];
  }

  private once(what: string): boolean {
    const { pressesAgainAfter = Number.POSITIVE_INFINITY } = this.options;
    const before = this.done.get(what);
    if (before !== undefined && performance.now() - before < pressesAgainAfter) return false;
    this.done.set(what, performance.now());
    return true;
  }

  /** Lets decisions be made again, after a press that did not get through. */
  private forget(): void {
    this.done.clear();
  }

  private chance(what: string): number {
    const digest = createHash('sha256').update(`${this.options.seed} ${what}`).digest();
    return digest.readUInt32BE(0) / 2 ** 32;
  }
}
