/** Keeps what was used last, up to so many bytes; what was not used for longest goes first. */
export class ByteCache<Value> {
  readonly #most: number;
  readonly #kept = new Map<string, { readonly value: Value; readonly bytes: number }>();
  #bytes = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get(key: string): Value | undefined {
    const entry = this.#kept.get(key);
    if (!entry) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, entry);
    return entry.value;
  }

  /** Keeps a value of so many bytes; one that is larger than the whole cache is not kept. */
  set(key: string, value: Value, bytes: number): void {
    this.#drop(key);
    if (bytes > this.#most) return;
    this.#kept.set(key, { value, bytes });
    this.#bytes += bytes;
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#most) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#kept.get(key)?.bytes ?? 0;
    this.#kept.delete(key);
  }
}
