type Listener = (channelId: string | undefined) => void;

/** Tells who listens that something visible has changed, and in which channel. */
export class Changes {
  readonly #listeners = new Set<Listener>();

  emit(channelId?: string): void {
    for (const listener of this.#listeners) listener(channelId);
  }

  /** Returns the function that ends the subscription. */
  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
