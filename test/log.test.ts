import { DiscordAPIError } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { createLog, type Log, type LogLevel } from '../src/log.ts';

/** What a log writes, line by line. */
function written(use: (log: Log) => void, level: LogLevel = 'debug'): readonly string[] {
  const lines: string[] = [];
  use(createLog(level, { write: (line) => void lines.push(line) }));
  return lines;
}

const one = (details: object): Record<string, unknown> =>
  JSON.parse(written((log) => log.error(details, 'something'))[0] ?? '');

describe('the log', () => {
  test('is one JSON object a line, with level, time and message', () => {
    const lines = written((log) => {
      log.info('ready');
      log.warn({ table: 't' }, 'careful\nnow');
    });
    expect(lines).toHaveLength(2);
    expect(lines.every((line) => line.endsWith('\n') && line.trim().split('\n').length === 1)).toBe(true);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 'info', msg: 'ready', time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
      { level: 'warn', msg: 'careful\nnow', table: 't' },
    ]);
  });

  test.each<[LogLevel, number]>([
    ['silent', 0],
    ['error', 1],
    ['warn', 2],
    ['info', 3],
    ['debug', 4],
  ])('at level %s writes %i of four', (level, count) => {
    const lines = written((log) => {
      log.error('e');
      log.warn('w');
      log.info('i');
      log.debug('d');
    }, level);
    expect(lines).toHaveLength(count);
  });

  test.each([
    ['a token', { token: 'SECRET' }],
    ['a token within', { config: { token: 'SECRET' } }],
    ['a header', { request: { headers: { authorization: 'SECRET' } } }],
    ['a seed', { deal: { seed: 'SECRET' } }],
    ['cards', { cards: ['SECRET'] }],
    ['the hands of a deal', { event: { hands: [['SECRET']] } }],
    ['a move', { move: { do: 'play', card: 'SECRET' } }],
    ['a view', { view: { cards: ['SECRET'] } }],
  ])('hides %s', (_case, details) => {
    expect(JSON.stringify(one(details))).not.toContain('SECRET');
    expect(JSON.stringify(one(details))).toContain('[hidden]');
  });

  test('tells of an error what helps, and its causes', () => {
    const { err } = one({ err: new Error('outer', { cause: new TypeError('inner') }) });
    expect(err).toMatchObject({
      type: 'Error',
      message: 'outer',
      cause: { type: 'TypeError', message: 'inner' },
    });
    expect((err as { stack: string }).stack).toContain('log.test.ts');
  });

  test('ends with causes that go round in circles', () => {
    const error = new Error('round');
    error.cause = error;
    expect(JSON.stringify(one({ err: error })).length).toBeLessThan(20_000);
  });

  test('tells what is thrown although it is no error', () => {
    expect(one({ err: 'just text' }).err).toEqual({ type: 'string', message: 'just text' });
  });

  test('writes nothing of the message that Discord refused, nor the token in its address', () => {
    const refused = new DiscordAPIError(
      { code: 50_007, message: 'Cannot send messages to this user' },
      50_007,
      403,
      'PATCH',
      'https://discord.com/api/v10/webhooks/123/aW50ZXJhY3Rpb24/messages/@original',
      { files: undefined, body: { content: 'Your cards: ♣A ♥10' } },
    );
    const line = JSON.stringify(one({ err: refused }));
    expect(line).toContain('50007');
    expect(line).toContain('/webhooks/123/[hidden]/messages/@original');
    expect(line).not.toContain('aW50ZXJhY3Rpb24');
    expect(line).not.toContain('♣A');
  });
});
