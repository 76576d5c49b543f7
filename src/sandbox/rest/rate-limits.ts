import type { Clock } from '../clock.ts';
import type { Route } from './router.ts';

interface Bucket {
  left: number;
  resetAt: number;
}

interface Verdict {
  readonly headers: { readonly [name: string]: string };
  readonly global: boolean;
  /** Set if the request is one too many: milliseconds to wait. */
  readonly retryAfterMs?: number;
}

const WINDOW_MS = 5000;
const GLOBAL = { count: 50, windowMs: 1000 } as const;
/** The first of these in a path makes the bucket, as Discord documents it. */
const MAJOR = ['channel', 'guild', 'application'] as const;

/**
 * Rate limits as Discord's headers state them: five requests in five seconds for each route and channel, fifty
 * a second in all, answers to interactions free. Without `enforce` the headers never say that it is enough,
 * so that tests need not wait.
 */
export class RateLimits {
  readonly #clock: Clock;
  readonly #enforce: boolean;
  readonly #buckets = new Map<string, Bucket>();
  readonly #global: Bucket = { left: GLOBAL.count, resetAt: 0 };

  constructor(clock: Clock, enforce: boolean) {
    this.#clock = clock;
    this.#enforce = enforce;
  }

  take(route: Route, params: { readonly [name: string]: string }): Verdict {
    const name = `${route.method} ${route.path}`;
    if (!this.#enforce) return { headers: headers(name, 5, 4, WINDOW_MS, this.#clock.now()), global: false };
    if (route.path.startsWith('/interactions/')) return { headers: {}, global: false };
    const now = this.#clock.now();
    const overall = draw(this.#global, GLOBAL.count, GLOBAL.windowMs, now);
    if (overall !== undefined) return { headers: {}, global: true, retryAfterMs: overall };
    const major = MAJOR.map((key) => params[key]).find((value) => value !== undefined) ?? '';
    const key = `${name} ${major} ${params.token ?? ''}`;
    const bucket = this.#buckets.get(key) ?? { left: 5, resetAt: 0 };
    this.#buckets.set(key, bucket);
    const wait = draw(bucket, 5, WINDOW_MS, now);
    const stated = headers(name, 5, bucket.left, bucket.resetAt - now, now);
    return wait === undefined
      ? { headers: stated, global: false }
      : { headers: stated, global: false, retryAfterMs: wait };
  }
}

/** Takes one from the bucket; or says how many milliseconds are missing until it is full again. */
function draw(bucket: Bucket, size: number, windowMs: number, now: number): number | undefined {
  if (now >= bucket.resetAt) {
    bucket.left = size;
    bucket.resetAt = now + windowMs;
  }
  if (bucket.left === 0) return bucket.resetAt - now;
  bucket.left -= 1;
  return undefined;
}

const headers = (name: string, limit: number, left: number, resetMs: number, now: number) => ({
  'X-RateLimit-Limit': String(limit),
  'X-RateLimit-Remaining': String(left),
  'X-RateLimit-Reset': String((now + resetMs) / 1000),
  'X-RateLimit-Reset-After': String(resetMs / 1000),
  'X-RateLimit-Bucket': Buffer.from(name).toString('base64url').slice(0, 32),
});
