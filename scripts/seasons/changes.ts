import type { SandboxClient } from '../../src/sandbox/client.ts';

/** In which channels of the sandbox something visible changed, counted from when this was opened. */
export class Changes {
  private count = 0;
  private readonly latest = new Map<string, number>();
  private readonly waiting = new Set<() => void>();
  private readonly end = new AbortController();

  private constructor() {}

  static async follow({ url }: SandboxClient): Promise<Changes> {
    const changes = new Changes();
    const { body } = await fetch(`${url}/control/stream`, { signal: changes.end.signal });
    if (!body) throw new Error('The sandbox tells of no changes');
    changes.read(body).catch(() => undefined);
    return changes;
  }

  /** A mark for `after`: everything up to now lies before it. */
  get now(): number {
    return this.count;
  }

  /** Whether something changed in the channel after a mark. */
  since(mark: number, channelId: string): boolean {
    return (this.latest.get(channelId) ?? 0) > mark;
  }

  /** Waits for a change after a mark, wherever it is; or so many milliseconds. */
  async after(mark: number, most: number): Promise<void> {
    if (this.count > mark) return;
    await new Promise<void>((resolve) => {
      const go = (): void => {
        clearTimeout(timer);
        this.waiting.delete(go);
        resolve();
      };
      const timer = setTimeout(go, most);
      this.waiting.add(go);
    });
  }

  close(): void {
    this.end.abort();
  }

  private async read(body: ReadableStream<Uint8Array>): Promise<void> {
    let rest = '';
    for await (const text of body.pipeThrough(new TextDecoderStream())) {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) this.note(line);
    }
  }

  private note(line: string): void {
    const channelId = /^data: .*"channelId":"(\d+)"/.exec(line)?.[1];
    if (channelId === undefined) return;
    this.count++;
    this.latest.set(channelId, this.count);
    for (const go of [...this.waiting]) go();
  }
}
