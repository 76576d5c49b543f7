import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { en } from '../../src/texts/en/index.ts';

const ROOT = new URL('../..', import.meta.url).pathname;

const SOURCES = globSync(['src/**/*.ts', 'commands/**/*.ts'], { cwd: ROOT })
  // What the store names are columns: it knows no texts.
  .filter((file) => !file.startsWith('src/texts/') && !file.startsWith('src/store/'))
  .map((file) => readFileSync(`${ROOT}/${file}`, 'utf8'));

const AREAS = Object.keys(en).join('|');

/** Keys asked for in the sources; what a template leaves open may be anything. */
const ASKED = SOURCES.flatMap((source) =>
  Array.from(
    source.matchAll(new RegExp(`['\`]((?:${AREAS})\\.(?:[^'\`$\\s]|\\$\\{[^}]*\\})+)['\`]`, 'g')),
    (match) => {
      const parts = (match[1] ?? '').split(/\$\{[^}]*\}/).map((part) => part.replace(/[.-]/g, '\\$&'));
      return new RegExp(`^${parts.join('.+')}$`);
    },
  ),
);

const TEXTS: readonly (readonly [key: string, text: string])[] = Object.entries(en).flatMap(([area, texts]) =>
  Object.entries(texts).map(([name, text]) => [`${area}.${name}`, text] as const),
);

const baseOf = (key: string): string => key.replace(/_(one|other)$/, '');

describe('the English texts', () => {
  test('hold no text that nobody reads', () => {
    const unread = TEXTS.map(([key]) => key).filter((key) => !ASKED.some((asked) => asked.test(baseOf(key))));
    expect(unread).toEqual([]);
  });

  test('hold every text that is asked for by its whole name', () => {
    const known = new Set(TEXTS.map(([key]) => baseOf(key)));
    const whole = ASKED.map((asked) => asked.source).filter((source) => !source.includes('.+'));
    const names = whole.map((source) => source.slice(1, -1).replaceAll('\\', ''));
    expect(names.filter((name) => !known.has(name))).toEqual([]);
    expect(names.length).toBeGreaterThan(100);
  });

  test('have both forms of every plural, and these ask for the same values', () => {
    const forms = TEXTS.filter(([key]) => key.endsWith('_one'));
    for (const [key] of forms) {
      expect(TEXTS.map(([other]) => other)).toContain(key.replace(/_one$/, '_other'));
    }
    expect(forms.length).toBeGreaterThan(5);
  });

  test('name their values in double braces', () => {
    for (const [key, text] of TEXTS) {
      expect(text.replace(/\{\{[a-z][A-Za-z0-9]*\}\}/g, ''), key).not.toMatch(/[{}]/);
    }
  });
});
