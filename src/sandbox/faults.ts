/** A disturbance of matching requests, put in by a test. */
export interface Fault {
  readonly method?: string;
  /** Source of a regular expression that is looked for in the path below `/api/v10`. */
  readonly route?: string;
  /** HTTP status to answer with; 0 cuts the connection without an answer; absent, the request is only slow. */
  readonly status?: number;
  /** Discord's code in the body. */
  readonly code?: number;
  /** How many requests it hits; 1 if absent. */
  readonly times?: number;
  /** Milliseconds before anything happens. */
  readonly delayMs?: number;
  /** Of a 429: milliseconds that the client is told to wait; 250 if absent. */
  readonly retryAfterMs?: number;
  /** Carry the request out before failing it, as when the answer was lost. */
  readonly afterEffect?: boolean;
}

export class Faults {
  #armed: { readonly fault: Fault; readonly route: RegExp; left: number }[] = [];

  /** @throws SyntaxError if `route` is no regular expression */
  inject(fault: Fault): void {
    this.#armed.push({ fault, route: new RegExp(fault.route ?? ''), left: fault.times ?? 1 });
  }

  clear(): void {
    this.#armed = [];
  }

  /** The fault that hits this request, if one does; it is used up by that. */
  take(method: string, path: string): Fault | undefined {
    if (this.#armed.length === 0) return undefined;
    const hit = this.#armed.find(
      ({ fault, route }) => (fault.method ?? method).toUpperCase() === method && route.test(path),
    );
    if (!hit) return undefined;
    hit.left -= 1;
    if (hit.left <= 0) this.#armed = this.#armed.filter((one) => one !== hit);
    return hit.fault;
  }
}
