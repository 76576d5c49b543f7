import type { SeatView } from '../core/view/seatView.ts';
import type { Random } from './player.ts';

/** A source of numbers that follows from a text alone: cyrb128 for the seed, sfc32 for the numbers. */
export function randomFrom(text: string): Random {
  let h1 = 1779033703;
  let h2 = 3144134277 | 0;
  let h3 = 1013904242;
  let h4 = 2773480762 | 0;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    h1 = h2 ^ Math.imul(h1 ^ unit, 597399067);
    h2 = h3 ^ Math.imul(h2 ^ unit, 2869860233);
    h3 = h4 ^ Math.imul(h3 ^ unit, 951274213);
    h4 = h1 ^ Math.imul(h4 ^ unit, 2716044179);
  }
  let a = Math.imul(h3 ^ (h1 >>> 18), 597399067);
  let b = Math.imul(h4 ^ (h2 >>> 22), 2869860233);
  let c = Math.imul(h1 ^ (h3 >>> 17), 951274213);
  let counter = Math.imul(h2 ^ (h4 >>> 19), 2716044179);
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 0x1_0000_0000;
  };
  for (let round = 0; round < 12; round++) next();
  return next;
}

/**
 * The random source of a decision: it follows from a seed that names the deal, the seat, the dealer and how often
 * the seat has acted, all of which everybody knows; never from cards.
 */
export function decisionRandom(seed: string, { seat, dealer, actions }: SeatView): Random {
  let own = 0;
  for (const action of actions) if (action.seat === seat) own++;
  return randomFrom(`${seed} ${dealer} ${seat} ${own}`);
}
