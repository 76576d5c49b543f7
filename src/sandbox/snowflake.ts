import type { Clock } from './clock.ts';

/** Discord counts its ids' milliseconds from the first second of 2015. */
const DISCORD_EPOCH = 1_420_070_400_000;
const PER_MILLISECOND = 4096n;
const TIME_SHIFT = 22n;
const SNOWFLAKE = /^\d{17,19}$/;

/** Gives a new id with each call, ascending, never twice. */
export type NextId = () => string;

export const isSnowflake = (value: unknown): value is string =>
  typeof value === 'string' && SNOWFLAKE.test(value);

/** The moment, in milliseconds since 1970, at which an id was made. */
export const snowflakeTime = (id: string): number => Number(BigInt(id) >> TIME_SHIFT) + DISCORD_EPOCH;

/** Orders ids by age: negative if `a` is the older one. */
export const compareSnowflakes = (a: string, b: string): number =>
  a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);

/** Ids made from the clock alone: the same clock gives the same ids. */
export function snowflakes(clock: Clock): NextId {
  let last = 0n;
  return () => {
    const earliest = BigInt(clock.now() - DISCORD_EPOCH) * (1n << TIME_SHIFT);
    // Within one millisecond the low bits count up; beyond 4096 ids the time itself is pushed on.
    const step =
      last % (1n << TIME_SHIFT) === PER_MILLISECOND - 1n ? (1n << TIME_SHIFT) - PER_MILLISECOND + 1n : 1n;
    last = earliest > last ? earliest : last + step;
    return last.toString();
  };
}
