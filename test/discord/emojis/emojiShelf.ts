import { DiscordAPIError, type REST, type RouteLike } from 'discord.js';
import { CARDS } from '../../../src/core/card.ts';
import type { SignImage } from '../../../src/discord/emojis/signs.ts';
import { cardSign } from '../../../src/discord/emojis/signs.ts';
import type { RankLetters } from '../../../src/pictures/spec.ts';

export const ENGLISH: RankLetters = ['J', 'Q', 'K', 'A'];
export const GERMAN: RankLetters = ['B', 'D', 'K', 'A'];

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
    this.drop(emoji.name);
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

/** A picture of one kind; the version stands for what it is made of. */
export const image = (name: string, version = 1): SignImage => ({
  name,
  source: `${name} ${version}`,
  png: async () => Buffer.from(`${name} ${version}`),
});

/** A picture for each card in these letters. */
export const faces = (letters: RankLetters, version = 1): readonly SignImage[] =>
  CARDS.map((card) => image(cardSign(card, letters), version));
