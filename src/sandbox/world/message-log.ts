import { compareSnowflakes } from '../snowflake.ts';
import type { Message } from './entities.ts';

interface Page {
  readonly limit: number;
  readonly before?: string;
  readonly after?: string;
  /** Ephemeral messages are in the log too; only who may see them gets them. */
  readonly visible: (message: Message) => boolean;
}

/** The messages of one channel, oldest first. Ids ascend, so a place in the log is found by halving. */
export class MessageLog {
  readonly #byId = new Map<string, Message>();
  readonly #ids: string[] = [];

  get(id: string): Message | undefined {
    return this.#byId.get(id);
  }

  add(message: Message): void {
    this.#byId.set(message.id, message);
    this.#ids.push(message.id);
  }

  delete(id: string): void {
    if (this.#byId.delete(id)) this.#ids.splice(this.#placeOf(id), 1);
  }

  ids(): readonly string[] {
    return this.#ids;
  }

  /** The newest visible messages (or those nearest to `after`), oldest first. */
  page({ limit, before, after, visible }: Page): readonly Message[] {
    const end = before === undefined ? this.#ids.length : this.#placeOf(before);
    const start = after === undefined ? 0 : this.#placeAfter(after);
    const found: Message[] = [];
    const take = (index: number): void => {
      const message = this.#byId.get(this.#ids[index] ?? '');
      if (message && visible(message)) found.push(message);
    };
    if (after !== undefined) {
      for (let index = start; index < end && found.length < limit; index += 1) take(index);
      return found;
    }
    for (let index = end - 1; index >= start && found.length < limit; index -= 1) take(index);
    return found.reverse();
  }

  #placeAfter(id: string): number {
    const place = this.#placeOf(id);
    return this.#ids[place] === id ? place + 1 : place;
  }

  /** Where this id stands, or would stand. */
  #placeOf(id: string): number {
    let low = 0;
    let high = this.#ids.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (compareSnowflakes(this.#ids[middle] ?? '', id) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
