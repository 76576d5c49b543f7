import { DiscordAPIError, type REST, RESTJSONErrorCodes, Routes } from 'discord.js';
import type { Emoji } from '../messages/reader.ts';
import { codeOf } from '../presenting/courier.ts';

/**
 * The emojis of an application, by REST. Limits of rate are waited for inside `rest`; errors are thrown as it
 * throws them.
 */
export class ApplicationEmojis {
  private readonly rest: Pick<REST, 'get' | 'post' | 'delete'>;
  private readonly applicationId: string;
  private readonly signal: AbortSignal | undefined;

  constructor(rest: Pick<REST, 'get' | 'post' | 'delete'>, applicationId: string, signal?: AbortSignal) {
    this.rest = rest;
    this.applicationId = applicationId;
    this.signal = signal;
  }

  /** All of them, the oldest first, whoever uploaded them. */
  async list(): Promise<readonly Emoji[]> {
    const answer = await this.rest.get(Routes.applicationEmojis(this.applicationId), this.options());
    const { items } = answer as { readonly items: readonly Emoji[] };
    return items.map(({ id, name }) => ({ id, name })).sort((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1));
  }

  async create(name: string, png: Buffer): Promise<Emoji> {
    const body = { name, image: `data:image/png;base64,${png.toString('base64')}` };
    const route = Routes.applicationEmojis(this.applicationId);
    const { id } = (await this.rest.post(route, { ...this.options(), body })) as Emoji;
    return { id, name };
  }

  /** Whoever comes second finds it gone, which is what they wanted. */
  async remove({ id }: Emoji): Promise<void> {
    try {
      await this.rest.delete(Routes.applicationEmoji(this.applicationId, id), this.options());
    } catch (error) {
      if (codeOf(error) !== RESTJSONErrorCodes.UnknownEmoji) throw error;
    }
  }

  private options(): { readonly signal?: AbortSignal } {
    return this.signal ? { signal: this.signal } : {};
  }
}

/** Whether Discord refused an emoji as it was sent: its name is taken, or its picture no good. */
export const isRefusedEmoji = (error: unknown): boolean =>
  codeOf(error) === RESTJSONErrorCodes.InvalidFormBodyOrContentType;

/** Whether Discord refused a message because an emoji in a button or a menu has been deleted. */
export const namesLostEmoji = (error: unknown): boolean =>
  error instanceof DiscordAPIError && JSON.stringify(error.rawError).includes('"COMPONENT_INVALID_EMOJI"');
