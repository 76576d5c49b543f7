import { expect, test } from 'vitest';
import { readTable } from '../../src/app/tableReading.ts';
import { seatView } from '../../src/core/view/seatView.ts';
import { inPlay, typesOf } from '../core/table/sitting.ts';

const announcements = (legal: readonly { readonly do: string }[]) =>
  legal.filter((action) => action.do === 'announce');

test('a computer that stands in for a person plays their card and does not speak for them', () => {
  const sitting = inPlay();
  while (typesOf(sitting.nextDeadline())[0] !== 'move-missed');
  const turn = readTable(sitting.state, 0).computerTurn();
  expect(turn?.seat).toBe(1);
  expect(announcements(seatView(sitting.playing.hand, 1).legal)).not.toEqual([]);
  expect(announcements(turn?.view.legal ?? [])).toEqual([]);
  expect(turn?.view.legal.some((action) => action.do === 'play')).toBe(true);
});

test('a computer of its own may announce', () => {
  const sitting = inPlay();
  sitting.take({ do: 'leave', by: 'ben' });
  const turn = readTable(sitting.state, 0).computerTurn();
  expect(turn?.seat).toBe(1);
  expect(announcements(turn?.view.legal ?? [])).not.toEqual([]);
});
