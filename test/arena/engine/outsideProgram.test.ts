import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ArenaError } from '../../../src/arena/arenaError.ts';
import { OutsideProgram, outsideCommand } from '../../../src/arena/engine/outsideProgram.ts';
import { runArena } from '../../../src/arena/run.ts';
import { PRESETS } from '../../../src/core/rules/ruleSet.ts';
import { seatView } from '../../../src/core/view/seatView.ts';
import { playedOut } from '../../support/playout.ts';
import { matchOf } from '../arenas.ts';

const NODE = JSON.stringify(process.execPath);
const ENGINE = `exec:${NODE} src/cli.ts engine --level beginner`;
const TOY = `exec:${NODE} test/arena/engine/toyPlayer.js`;

afterEach(() => vi.useRealTimers());

describe('an outside program', () => {
  test('that is the engine plays exactly as its level does, in several threads', async () => {
    const match = matchOf({ a: ENGINE, b: 'beginner', seating: 'pairs' });
    const report = await runArena(match, { first: 1, deals: 3, jobs: 2 });
    expect(report.mean).toBe(0);
    expect(report.perDealDeviation).toBe(0);
    expect(report.timing.a.decisions).toBeGreaterThan(100);
  });

  test('of another kind can be seated, under any rules', async () => {
    const match = matchOf({ a: 'beginner', b: TOY, rules: PRESETS.kitchen });
    const report = await runArena(match, { first: 1, deals: 10, jobs: 1 });
    expect(report).toMatchObject({ games: 40, b: TOY });
    expect(report.players.b.announcements.re.count).toBe(0);
  });
});

const view = (() => {
  const [state] = playedOut(1, PRESETS.ddv).states;
  if (!state) throw new Error('No hand');
  return seatView(state, 0);
})();

/** A program that answers each line with what an expression makes of the question `q`. */
const program = (expression: string): string => {
  const source = `require('readline').createInterface({input:process.stdin}).on('line',(l)=>{const q=JSON.parse(l);const a=${expression};if(a!==undefined)console.log(typeof a==='string'?a:JSON.stringify(a))})`;
  return `${NODE} -e ${JSON.stringify(source.replaceAll('"', "'"))}`;
};

async function failureOf(expression: string, budget: number | null = 300): Promise<string> {
  const player = new OutsideProgram(program(expression), budget);
  const failed = await Promise.resolve(player.decide(view, 's')).then(
    (move) => new Error(`It moved: ${JSON.stringify(move)}`),
    (error: unknown) => error,
  );
  await player.close();
  expect(failed).toBeInstanceOf(ArenaError);
  return (failed as ArenaError).message;
}

describe('a program that is wrong', () => {
  test.each<[string, string, string]>([
    ['writes no JSON', "'hello'", 'wrote a line that is no JSON object: hello.'],
    [
      'answers with an error',
      "{id:q.id,error:{code:'tired'}}",
      'answered with an error: {"id":1,"error":{"code":"tired"}}.',
    ],
    ['answers another question', '{id:q.id+1,action:null}', 'answered another question than 1'],
    ['answers with no action', "{id:q.id,action:{do:'sing'}}", 'answered with what is no action'],
    ['answers without an action', '{id:q.id}', 'answered with what is no action'],
    ['ends', 'process.exit(3)', 'ended by itself (status 3)'],
  ])('%s', async (_name, expression, message) => {
    const text = await failureOf(expression);
    expect(text).toContain('The program "exec:');
    expect(text).toContain(message);
  });

  test('cannot be found', async () => {
    const player = new OutsideProgram('exec 2>&-; no-such-program-anywhere', 300);
    await expect(player.decide(view, 's')).rejects.toThrow('ended by itself (status 127)');
    await player.close();
  });

  test('does not answer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const player = new OutsideProgram(program('q.id===1?{id:1,action:null}:undefined'), 300);
    // The first answer has a minute more, for the start of the program.
    expect(await player.decide(view, 's')).toBeNull();
    const failed = expect(player.decide(view, 's')).rejects.toThrow('has not answered for 11000 ms');
    await vi.advanceTimersByTimeAsync(11_000);
    await failed;
    vi.useRealTimers();
    await player.close();
  });

  test('says what nobody asked', async () => {
    const player = new OutsideProgram(program("(console.log('{}'),{id:q.id,action:null})"), 300);
    await expect(player.decide(view, 's')).rejects.toThrow('answered another question than 1: {}');
    await expect(player.decide(view, 's')).rejects.toThrow('answered another question than 1: {}');
    await player.close();
  });
});

test('a program that does not end with its input is ended, with what it started', async () => {
  const stubborn = `${NODE} -e "setInterval(()=>{},1e3)" & ${program('{id:q.id,action:null}')}`;
  const player = new OutsideProgram(stubborn, 300);
  await player.decide(view, 's');
  await player.close();
  await expect(player.decide(view, 's')).rejects.toThrow('was closed');
});

test('a child that a program leaves behind in a session of its own keeps nobody waiting', async () => {
  const player = new OutsideProgram(
    `setsid sleep 60 2>/dev/null & exec ${program('{id:q.id,action:null}')}`,
    300,
  );
  await player.decide(view, 's');
  const late = sleep(20_000, 'late', { ref: false });
  expect(await Promise.race([player.close().then(() => 'closed'), late])).toBe('closed');
});

test('what a program says last is heard, though it has ended already', async () => {
  const player = new OutsideProgram(
    program('(setImmediate(()=>process.exit(0)),{id:q.id,action:null})'),
    300,
  );
  expect(await player.decide(view, 's')).toBeNull();
  await expect(player.decide(view, 's')).rejects.toThrow('ended by itself (status 0)');
  await player.close();
});

test('a program that closes its output and goes on is ended', async () => {
  const player = new OutsideProgram('exec 1>&-; sleep 20', 300);
  await expect(player.decide(view, 's')).rejects.toThrow('has closed its output');
  await player.close();
});

test('is told budget and seed, and no budget where there is none', async () => {
  const expression =
    "{id:q.id,action:{do:'name',value:q.budgetMs===BUDGET&&q.seed==='s'?'wedding':'poverty'}}";
  for (const [budget, told] of [
    [250, '250'],
    [null, 'undefined'],
  ] as const) {
    const player = new OutsideProgram(program(expression.replace('BUDGET', told)), budget);
    expect(await player.decide(view, 's')).toEqual({ do: 'name', value: 'wedding' });
    await player.close();
  }
});

test('only what follows "exec:" is a command', () => {
  expect(outsideCommand('exec:./play --fast')).toBe('./play --fast');
  expect(outsideCommand('exec:')).toBeNull();
  expect(outsideCommand('beginner')).toBeNull();
});
