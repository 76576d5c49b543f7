import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ConfigError, environment, readConfig, VARIABLES } from '../src/config.ts';

const problem = (variables: Record<string, string>): string => {
  try {
    readConfig(variables);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message;
  }
  throw new Error('The configuration was taken');
};

describe('the configuration', () => {
  test('needs a token and has a default for everything else', () => {
    expect(readConfig({ DISCORD_TOKEN: ' abc ' })).toEqual({
      token: 'abc',
      discordApi: undefined,
      databaseFile: 'data/dulle.sqlite',
      computerDelay: 1_200,
      computerThreads: Math.max(1, availableParallelism() - 1),
      pictures: true,
      timeZone: 'Europe/Berlin',
      logLevel: 'info',
    });
  });

  test('takes what is set', () => {
    expect(
      readConfig({
        DISCORD_TOKEN: 'abc',
        DISCORD_API: 'http://127.0.0.1:4747/api',
        DATABASE_FILE: '/tmp/x.sqlite',
        COMPUTER_DELAY: '0',
        COMPUTER_THREADS: '12',
        PICTURES: 'off',
        TIME_ZONE: ' America/New_York ',
        LOG_LEVEL: 'debug',
        HOME: '/root',
      }),
    ).toEqual({
      token: 'abc',
      discordApi: 'http://127.0.0.1:4747/api',
      databaseFile: '/tmp/x.sqlite',
      computerDelay: 0,
      computerThreads: 12,
      pictures: false,
      timeZone: 'America/New_York',
      logLevel: 'debug',
    });
  });

  test.each([{}, { DISCORD_TOKEN: '' }, { DISCORD_TOKEN: '  ' }])(
    'without a token names the sandbox: %o',
    (variables) => {
      expect(problem(variables as Record<string, string>)).toMatch(
        /^DISCORD_TOKEN is not set.*npm run sandbox$/,
      );
    },
  );

  test('takes an empty variable for one that is not set', () => {
    expect(readConfig({ DISCORD_TOKEN: 'abc', LOG_LEVEL: '', COMPUTER_DELAY: ' ' })).toMatchObject({
      logLevel: 'info',
      computerDelay: 1_200,
    });
  });

  test.each([
    ['DISCORD_API', 'discord.com'],
    ['DISCORD_API', 'http://127.0.0.1:4747/api/'],
    ['DISCORD_API', 'file:///etc/passwd'],
    ['COMPUTER_DELAY', 'soon'],
    ['COMPUTER_DELAY', '-1'],
    ['COMPUTER_DELAY', '60001'],
    ['COMPUTER_DELAY', '1.5'],
    ['COMPUTER_THREADS', '0'],
    ['COMPUTER_THREADS', '65'],
    ['COMPUTER_THREADS', 'all'],
    ['TIME_ZONE', 'Atlantis/Capital'],
    ['TIME_ZONE', 'half past nine'],
    ['LOG_LEVEL', 'loud'],
  ])('refuses %s=%s in one sentence that names the variable', (name, value) => {
    const sentence = problem({ DISCORD_TOKEN: 'secret-token', [name]: value });
    expect(sentence).toMatch(new RegExp(`^${name} must be .+[^.]\\.$`));
    expect(sentence).not.toContain('\n');
    expect(sentence).not.toContain('secret-token');
  });

  test('is described by .env.example, variable by variable', () => {
    const lines = readFileSync('.env.example', 'utf8').split('\n');
    const named = lines.flatMap((line) => /^#?([A-Z_]+)=/.exec(line)?.[1] ?? []);
    expect(named.toSorted()).toEqual(VARIABLES.toSorted());
    for (const name of VARIABLES) {
      const at = lines.findIndex((line) => line.replace('#', '').startsWith(`${name}=`));
      expect(lines[at - 1], `${name} has its purpose and default above it`).toMatch(/^# .*efault/);
    }
  });

  test('states the defaults in .env.example that hold', () => {
    const text = readFileSync('.env.example', 'utf8');
    const { databaseFile, computerDelay, timeZone, logLevel } = readConfig({ DISCORD_TOKEN: 'abc' });
    expect(text).toContain(`#DATABASE_FILE=${databaseFile}`);
    expect(text).toContain(`#COMPUTER_DELAY=${computerDelay}`);
    expect(text).toContain(`#TIME_ZONE=${timeZone}`);
    expect(text).toContain(`#LOG_LEVEL=${logLevel}`);
  });
});

describe('the environment', () => {
  afterEach(() => vi.unstubAllEnvs());

  test('is what is set, and what the file adds to it', () => {
    const folder = mkdtempSync(join(tmpdir(), 'dulle-env-'));
    try {
      const file = join(folder, '.env');
      writeFileSync(file, '# a comment\nDISCORD_TOKEN="from file"\nLOG_LEVEL=debug\n');
      vi.stubEnv('LOG_LEVEL', 'warn');
      vi.stubEnv('DISCORD_TOKEN', '');
      expect(environment(file)).toMatchObject({ DISCORD_TOKEN: 'from file', LOG_LEVEL: 'warn' });
      expect(process.env.DISCORD_TOKEN).toBe('');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test('needs no file', () => {
    vi.stubEnv('LOG_LEVEL', 'warn');
    expect(environment(join(tmpdir(), 'there-is-no-such-file'))).toMatchObject({ LOG_LEVEL: 'warn' });
  });
});
