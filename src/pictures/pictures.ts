import { Tinypool } from 'tinypool';
import { ByteCache } from './byteCache.ts';
import { nameOf } from './contentName.ts';
import { PictureError } from './pictureError.ts';
import type { PictureSpec } from './spec.ts';

export interface PictureOptions {
  /** Processes that draw; 1 unless said. */
  readonly workers?: number;
  /** Drawn pictures that are kept, in bytes. */
  readonly cacheBytes?: number;
  /** Pictures that are drawn or wait for it; beyond these, asking fails at once. */
  readonly mostWaiting?: number;
  /** How long one picture may be drawn, the start of a process included; then that process is ended. Milliseconds. */
  readonly patience?: number;
  /** Whoever has waited longer for their turn gets no picture any more: it shows what is past. Milliseconds. */
  readonly longestWait?: number;
  /** Told of what nobody waits for: a process that ended between two pictures. */
  readonly onTrouble?: (error: unknown) => void;
  /** The module whose default export draws. */
  readonly worker?: URL;
}

export interface Pictures {
  /** The picture as WebP; rejects with a {@link PictureError} only. Equal ones are drawn once. */
  render(spec: PictureSpec): Promise<Buffer>;
  /** The name of its file: equal pictures have equal names, and it tells nothing that the picture does not. */
  nameOf(spec: PictureSpec): string;
  /** Starts the processes, so that the first picture need not wait for that. */
  warm(): void;
  /** Ends the processes; whoever still waits is told that drawing has stopped. */
  stop(): Promise<void>;
}

const DEFAULTS = {
  workers: 1,
  cacheBytes: 32 * 1024 * 1024,
  mostWaiting: 64,
  patience: 10_000,
  longestWait: 4_000,
  onTrouble: () => {},
  worker: new URL('./worker.ts', import.meta.url),
};

/**
 * Draws pictures beside the event loop, in processes of their own: not even a crash of the drawing library reaches
 * the bot. They start when they are warmed or asked for the first picture, and know nothing of the bot's environment.
 */
export function createPictures(options: PictureOptions = {}): Pictures {
  const { workers, cacheBytes, mostWaiting, patience, longestWait, onTrouble, worker } = {
    ...DEFAULTS,
    ...options,
  };
  const kept = new ByteCache<Buffer>(cacheBytes);
  const waiting = new Map<string, Promise<Buffer>>();
  const queue: Turn[] = [];
  let drawing = 0;
  let pool: Tinypool | null = null;
  let stopped = false;

  const started = (): Tinypool => {
    pool ??= poolOf(worker, workers).on('error', onTrouble) as Tinypool;
    return pool;
  };

  /** Settles when a process is free for the next picture. */
  const turn = (): Promise<void> =>
    new Promise((resolve, reject) => {
      queue.push({ since: performance.now(), take: resolve, miss: reject });
      proceed();
    });

  const proceed = (): void => {
    while (drawing < workers) {
      const next = queue.shift();
      if (!next) return;
      if (performance.now() - next.since > longestWait) {
        next.miss(new PictureError('late'));
        continue;
      }
      drawing++;
      next.take();
    }
  };

  const drawn = async (name: string, spec: PictureSpec): Promise<Buffer> => {
    try {
      await turn();
    } catch (error) {
      waiting.delete(name);
      throw error;
    }
    // What is waited for is not what is measured: a queue must not end the process that works it off.
    const signal = AbortSignal.timeout(patience);
    try {
      if (stopped) throw new PictureError('stopped');
      const bytes: Uint8Array = await started().run(spec, { signal });
      const picture = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      kept.set(name, picture, picture.byteLength);
      return picture;
    } catch (error) {
      throw new PictureError(stopped ? 'stopped' : signal.aborted ? 'late' : 'failed', causeOf(error));
    } finally {
      drawing--;
      waiting.delete(name);
      proceed();
    }
  };

  return {
    nameOf,
    warm: () => void started(),
    async render(spec) {
      if (stopped) throw new PictureError('stopped');
      const name = nameOf(spec);
      const known = kept.get(name) ?? waiting.get(name);
      if (known) return known;
      if (waiting.size >= mostWaiting) throw new PictureError('busy');
      const picture = drawn(name, spec);
      waiting.set(name, picture);
      return picture;
    },
    async stop() {
      stopped = true;
      for (const { miss } of queue.splice(0)) miss(new PictureError('stopped'));
      await pool?.destroy();
      pool = null;
    },
  };
}

/** Somebody who waits for a process to draw for them. */
interface Turn {
  /** Milliseconds of this process. */
  readonly since: number;
  readonly take: () => void;
  readonly miss: (error: PictureError) => void;
}

/** What a process throws arrives as a plain object. */
function causeOf(error: unknown): unknown {
  if (error instanceof Error || typeof error !== 'object' || error === null) return error;
  const { message, stack } = error as { readonly message?: unknown; readonly stack?: unknown };
  return Object.assign(new Error(String(message)), typeof stack === 'string' ? { stack } : {});
}

const poolOf = (worker: URL, workers: number): Tinypool =>
  new Tinypool({
    filename: worker.href,
    runtime: 'child_process',
    serialization: 'advanced',
    minThreads: workers,
    maxThreads: workers,
    // What this process was started with, such as a loader or an inspector, is not for those that draw.
    execArgv: [],
    env: {},
  });
