import { describe, expect, test } from 'vitest';
import { BotProcess, runToEnd } from '../../src/sandbox/bot-process.ts';

/** Runs a script as the bot until it is given up. */
function watch(script: string): Promise<readonly string[]> {
  const notices: string[] = [];
  return new Promise((resolve) => {
    new BotProcess({
      command: ['-e', script],
      env: process.env,
      restartMs: 1,
      onNotice: (sentence) => notices.push(sentence),
      onGiveUp: () => resolve(notices),
    }).start();
  });
}

describe('the bot’s process', () => {
  test('is started again when it dies, and given up when it never stays', async () => {
    const notice = 'The bot ended (status 3); it is started again.';
    expect(await watch('process.exit(3)')).toEqual([notice, notice]);
  });

  test('a signal that ended it is named', async () => {
    const [notice] = await watch('process.kill(process.pid, "SIGKILL")');
    expect(notice).toBe('The bot ended (SIGKILL); it is started again.');
  });

  test('stopped, it stays stopped and nothing is said', async () => {
    const notices: string[] = [];
    const bot = new BotProcess({
      command: ['-e', 'setInterval(() => {}, 1000)'],
      env: process.env,
      onNotice: (sentence) => notices.push(sentence),
      onGiveUp: () => notices.push('given up'),
    });
    bot.start();
    await bot.stop();
    await bot.stop();
    expect(notices).toEqual([]);
  });
});

test('a script that fails rejects with its status', async () => {
  await expect(runToEnd(['-e', ''], process.env)).resolves.toBeUndefined();
  await expect(runToEnd(['-e', 'process.exit(4)'], process.env)).rejects.toThrow('ended with status 4');
});
