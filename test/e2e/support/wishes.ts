import type { Person } from '../../../src/sandbox/client.ts';
import { type Choice, firstMove } from './sitting.ts';

/** What somebody would like to press in a hand, best first, such as `name solo-koehler` or `announce re`. */
type Wishes = (person: Person, hand: number) => readonly string[];

/** Presses what is wished for where it is offered, else the first card or answer. */
export const wishing =
  (wishes: Wishes): Choice =>
  (moves, person) => {
    const wished = wishes(person, moves[0]?.id.token.hand ?? 0);
    const texts = moves.map(
      ({ id: { move } }) => `${move.do} ${move.do === 'play' ? move.card : move.value}`,
    );
    const wish = wished.find((text) => texts.includes(text));
    return wish === undefined ? firstMove(moves, person) : moves[texts.indexOf(wish)];
  };
