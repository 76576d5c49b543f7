import { expect, test } from 'vitest';
import type { HandAction } from '../../../src/core/hand/action.ts';
import type { Seat } from '../../../src/core/seat.ts';
import { tableView } from '../../../src/core/view/tableView.ts';
import { dealtOut, inPlay, PEOPLE, person, type Sitting } from './sitting.ts';

/** What computers did for people in the hand that is over. */
const standIns = ({ state }: Sitting): readonly HandAction[] => {
  const last = state.phase === 'lobby' ? undefined : state.finished.at(-1);
  if (!last) throw new Error('No hand is over');
  return last.standIns.flatMap((at) => last.hand.actions[at] ?? []);
};

/** The seat to move lets its time run out; the computer then makes its move. */
function miss(sitting: Sitting): HandAction {
  while (tableView(sitting.state).waiting?.by === 'person') sitting.nextDeadline();
  const at = sitting.playing.hand.actions.length;
  sitting.step();
  const action = sitting.playing.hand.actions[at];
  if (!action) throw new Error('Nobody moved');
  return action;
}

const until = (sitting: Sitting, seat: Seat): Sitting => sitting.playUntil(() => sitting.turn === seat);

test('one move that somebody missed is the computer’s, what they play before and after is theirs', () => {
  const sitting = inPlay();
  sitting.step();
  const missed = miss(until(sitting, 1));
  sitting.playHand();
  expect(standIns(sitting)).toEqual([missed]);
});

test('all moves in a seat that a computer holds are the computer’s, until its person is back', () => {
  const sitting = inPlay();
  const missed = [1, 2].map(() => miss(until(sitting, 1)));
  const third = miss(until(sitting, 1));
  until(sitting, 1).take({ do: 'return', by: 'ben' });
  sitting.playHand();
  expect(standIns(sitting)).toEqual([...missed, third]);
});

test('an answer that was given early is its person’s', () => {
  const sitting = dealtOut({ hands: 2 });
  const token = { hand: 1, played: 0 };
  const healthy = { do: 'declare', value: 'healthy' } as const;
  for (const by of PEOPLE.slice(2, 4)) sitting.take({ do: 'move', by, move: healthy, token });
  const declared = miss(sitting);
  expect(declared).toMatchObject({ seat: 1, do: 'declare' });
  sitting.playHand();
  expect(standIns(sitting)).toEqual([declared]);
});

test('what a computer did before somebody took its seat is the computer’s', () => {
  const sitting = inPlay({ people: 3 });
  until(sitting, 3);
  const before = sitting.playing.hand.actions.length;
  sitting.step();
  const [, played] = sitting.playing.hand.actions.slice(before - 1);
  sitting.take({ do: 'join', by: person('emil'), chair: 3 });
  sitting.playHand();
  expect(standIns(sitting)).toEqual([{ seat: 3, do: 'declare', value: 'healthy' }, played]);
});

test('computers in seats of their own stand in for nobody', () => {
  expect(standIns(inPlay({ people: 2 }).playHand())).toEqual([]);
});

test.each<[string, (sitting: Sitting) => void]>([
  ['another', (sitting) => sitting.take({ do: 'join', by: person('emil'), chair: 1 })],
  ['a computer', () => {}],
])('what somebody played who then left their seat to %s is neither’s', (_whom, takeOver) => {
  const sitting = inPlay();
  until(sitting, 1).step();
  const at = sitting.playing.hand.actions.findLastIndex(({ seat }) => seat === 1);
  sitting.take({ do: 'leave', by: 'ben' });
  takeOver(sitting);
  sitting.playHand();
  const { state } = sitting;
  const last = state.phase === 'lobby' ? undefined : state.finished.at(-1);
  expect(last?.predecessors).toContain(at);
  expect(last?.predecessors.every((place) => last.hand.actions[place]?.seat === 1 && place <= at)).toBe(true);
  expect(last?.standIns).toEqual([]);
});

test('everybody sees which cards were a computer’s, during the hand and after it, when its person is back', () => {
  const sitting = until(inPlay(), 1);
  const card = sitting.playing.hand.actions.filter((action) => action.do === 'play').length;
  miss(sitting);
  until(sitting, 1).step();
  expect(tableView(sitting.state).present?.standInCards).toEqual([card]);
  sitting.playHand();
  expect(tableView(sitting.state).previous?.standInCards).toEqual([card]);
});

test('cards of computers in seats of their own are marked by their names alone', () => {
  const sitting = inPlay({ people: 2 });
  sitting.step();
  expect(tableView(sitting.state).present?.standInCards).toEqual([]);
});
