import type { Random } from '../player.ts';

/** Fast random numbers for playouts (sfc32): seeded from a player's random source, mutable. */
export class Rng {
  private a = 0;
  private b = 0;
  private c = 0;
  private counter = 1;

  constructor(random: Random) {
    this.a = (random() * 0x1_0000_0000) | 0;
    this.b = (random() * 0x1_0000_0000) | 0;
    this.c = (random() * 0x1_0000_0000) | 0;
    for (let round = 0; round < 12; round++) this.next();
  }

  /** Begins anew from two numbers, so that two playouts can meet the same luck. */
  reseed(first: number, second: number): void {
    this.a = first | 0;
    this.b = second | 0;
    this.c = 0x9e3779b9 | 0;
    this.counter = 1;
    for (let round = 0; round < 12; round++) this.next();
  }

  /** 32 random bits, as an unsigned number. */
  next(): number {
    const sum = (((this.a + this.b) | 0) + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }

  /** A whole number from 0 up to, not including, `limit`. */
  below(limit: number): number {
    return Math.floor((this.next() / 0x1_0000_0000) * limit);
  }

  /** From 0 up to, not including, 1. */
  unit(): number {
    return this.next() / 0x1_0000_0000;
  }
}
