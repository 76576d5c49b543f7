import { DiscordAPIError, type REST, type RouteLike } from 'discord.js';
import { CARDS } from '../../../src/core/card.ts';
import { type CardLook, type SignImage, signOf } from '../../../src/discord/emojis/signs.ts';

export const ENGLISH: CardLook = { faces: 'french', letters: ['J', 'Q', 'K', 'A'], suits: 'two' };
export const GERMAN: CardLook = { faces: 'french', letters: ['B', 'D', 'K', 'A'], suits: 'two' };

type Answered = Pick<REST, 'get' | 'post' | 'delete'>;

/** Discord's routes for the emojis of one application, in memory. */
export class EmojiShelf implements Answered {
  /** Requests that were made, such as `POST HT_dulle1a2b3c`. */
  readonly requests: string[] = [];
  /** Fails a request before it has an effect, if it returns an error. */
  fault: (request: string) => Error | null = () => null;
  private emojis: { readonly id: string; readonly name: string }[] = [];
  private lastId = 999n;

  get names(): readonly string[] {
    return this.emojis.map(({ name }) => name);
  }

  add(...names: readonly string[]): void {
    for (const name of names) this.emojis.push({ id: String(++this.lastId), name });
  }

  drop(name: string): void {
    this.emojis = this.emojis.filter((emoji) => emoji.name !== name);
  }

  async get(): Promise<unknown> {
    await this.request('GET');
    // Discord promises no order.
    return { items: this.emojis.toReversed() };
  }

  async post(_route: RouteLike, { body }: { readonly body?: unknown } = {}): Promise<unknown> {
    const { name } = body as { readonly name: string };
    await this.request(`POST ${name}`);
    if (this.names.includes(name)) throw refusal(50035, 400);
    this.add(name);
    return this.emojis.at(-1);
  }

  async delete(route: RouteLike): Promise<unknown> {
    const emoji = this.emojis.find(({ id }) => route.endsWith(`/${id}`));
    await this.request(`DELETE ${emoji?.name}`);
    if (!emoji) throw refusal(10014, 404);
    this.emojis = this.emojis.filter(({ id }) => id !== emoji.id);
    return undefined;
  }

  private async request(request: string): Promise<void> {
    this.requests.push(request);
    // What others do meanwhile comes in between.
    await Promise.resolve();
    const error = this.fault(request);
    if (error) throw error;
  }
}

export const refusal = (code: number, status: number): DiscordAPIError =>
  new DiscordAPIError({ code, message: 'no' }, code, status, 'POST', '/emojis', { body: {}, files: [] });

/** A picture of one kind; each version of it looks otherwise. */
export const image = (sign: string, version = 1): SignImage => ({
  sign,
  png: Buffer.from(`${sign} ${version}`),
});

/** A picture for each card as somebody sees it. */
export const faces = (look: CardLook, version = 1): readonly SignImage[] =>
  CARDS.map((card) => image(signOf(card, look), version));
