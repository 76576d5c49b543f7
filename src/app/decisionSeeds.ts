import { createHmac } from 'node:crypto';

/** From the public name of a decision to the text that all chance in it follows from. */
export type SeedOf = (decision: string) => string;

/**
 * The seeds of one bot: the same decision always gets the same, and nobody without the secret can tell which. Without
 * it anybody could ask the computers, whose code is open, what they would have done with every hand they might hold,
 * and strike out the hands that do not fit what they did.
 */
export const decisionSeeds =
  (secret: string): SeedOf =>
  (decision) =>
    createHmac('sha256', secret).update(decision).digest('hex');
