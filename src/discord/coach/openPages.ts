/** Pages that are remembered; older ones are finished long since. */
const MOST = 1_000;

/** Which page somebody turned to last: what comes late must not turn them back. */
export class OpenPages {
  private readonly latest = new Map<string, symbol>();

  /** Notes that somebody turns to a page of a hand; tells whether that is still the page they are on. */
  turn(person: string, hand: string): () => boolean {
    const key = `${person} ${hand}`;
    const page = Symbol(key);
    this.latest.delete(key);
    this.latest.set(key, page);
    const oldest = this.latest.keys().next();
    if (this.latest.size > MOST && !oldest.done) this.latest.delete(oldest.value);
    return () => this.latest.get(key) === page;
  }
}
