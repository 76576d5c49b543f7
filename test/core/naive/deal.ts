import type { Card } from '../../../src/core/card.ts';
import type { HandAction } from '../../../src/core/hand/action.ts';
import type { HandRules } from '../../../src/core/rules/ruleSet.ts';
import type { Seat } from '../../../src/core/seat.ts';

/** All that is settled before the first action of a hand. */
export interface Deal {
  readonly rules: HandRules;
  readonly dealer: Seat;
  readonly hands: readonly (readonly Card[])[];
  readonly owesSolo: readonly Seat[];
  readonly forcedSolo: Seat | null;
  readonly multiplier: number;
}

export type Actions = readonly HandAction[];
export type Doing<Deed extends HandAction['do']> = Extract<HandAction, { do: Deed }>;

/** The actions of one kind, in the order they happened. */
export function those<Deed extends HandAction['do']>(actions: Actions, deed: Deed): Doing<Deed>[] {
  return actions.filter((action): action is Doing<Deed> => action.do === deed);
}

export const ALL: readonly Seat[] = [0, 1, 2, 3];

/** Four seats clockwise, from `first` on. */
export const clockwise = (first: number): Seat[] => [0, 1, 2, 3].map((step) => ((first + step) % 4) as Seat);

export const times = (cards: readonly string[], wanted: string): number =>
  cards.filter((card) => card === wanted).length;

/** `cards` less one copy of each of `gone`. */
export function less<T extends string>(cards: readonly T[], gone: readonly string[]): T[] {
  const left = [...cards];
  for (const card of gone) {
    const at = left.indexOf(card as T);
    if (at < 0) throw new Error(`${card} is not among ${cards}`);
    left.splice(at, 1);
  }
  return left;
}

export function eyes(cards: readonly string[]): number {
  let sum = 0;
  for (const card of cards) sum += { A: 11, T: 10, K: 4, Q: 3, J: 2 }[card[1] as 'A'] ?? 0;
  return sum;
}
