import { describe, expect, test } from 'vitest';
import { turnOf } from '../../src/core/hand/state.ts';
import { DDV } from '../../src/core/rules/ruleSet.ts';
import type { Seat } from '../../src/core/seat.ts';
import { seatView } from '../../src/core/view/seatView.ts';
import { playedOut } from '../support/playout.ts';
import { ran } from './running.ts';

const views = playedOut(3, DDV).states.flatMap((state) => {
  const seat = turnOf(state);
  return seat === null ? [] : [seatView(state, seat as Seat)];
});

const lines = (...questions: readonly unknown[]): string =>
  questions
    .map((question) => `${typeof question === 'string' ? question : JSON.stringify(question)}\n`)
    .join('');

const asked = async (level: string, ...questions: readonly unknown[]) => {
  const { status, stdout } = await ran(['engine', '--level', level], lines(...questions));
  return {
    status,
    answers: stdout
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as object),
  };
};

describe('dulle engine', () => {
  test('answers every view in order, with something that is legal', async () => {
    const questions = views.map((view, index) => ({ id: index, view, budgetMs: 300 }));
    const { status, answers } = await asked('beginner', ...questions);
    expect(status).toBe(0);
    expect(answers).toHaveLength(views.length);
    for (const [index, view] of views.entries()) {
      const { id, action } = answers[index] as { id: number; action: { do: string } };
      expect(id).toBe(index);
      expect(view.legal.map(({ do: kind }) => kind)).toContain(action.do);
      expect(action).not.toHaveProperty('seat');
    }
  });

  test('a bad line is answered as one and never stops the next', async () => {
    const { status, answers } = await asked('random', 'oh', '', { id: 'a' }, { id: 'b', view: views[0] });
    expect(status).toBe(1);
    expect(answers).toEqual([
      { id: null, error: { code: 'bad-request', detail: expect.any(String) } },
      { id: 'a', error: { code: 'bad-view', detail: expect.any(String) } },
      { id: 'b', action: expect.any(Object) },
    ]);
  });

  test('decides the same each time, and by the seed', async () => {
    const questions = views.map((view) => ({ id: 1, view, seed: 'x' }));
    const first = await asked('random', ...questions);
    expect(await asked('random', ...questions)).toEqual(first);
    expect(await asked('random', ...questions.map((question) => ({ ...question, seed: 'y' })))).not.toEqual(
      first,
    );
  });

  test('plays the strongest level unless another is asked for', async () => {
    const { status, stdout } = await ran(['engine'], lines({ id: 1, view: views[0] }));
    expect([status, JSON.parse(stdout)]).toEqual([0, { id: 1, action: expect.any(Object) }]);
  });

  test.each([[['--level', 'nobody']], [['--speed', '9']], [['--level']], [['file.jsonl']]])(
    'refuses %j in a sentence',
    async (args) => {
      const { status, stdout, stderr } = await ran(['engine', ...args]);
      expect([status, stdout]).toEqual([2, '']);
      expect(stderr).toContain('there are: random, beginner');
    },
  );
});
