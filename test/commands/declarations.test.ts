import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../../commands/index.ts';
import { de } from '../../src/texts/de/index.ts';
import { en } from '../../src/texts/en/index.ts';
import { hr } from '../../src/texts/hr/index.ts';
import { hu } from '../../src/texts/hu/index.ts';
import { LANGUAGES, type Language } from '../../src/texts/languages.ts';

type Localized = { readonly [locale: string]: string | null };

/** What Discord shows of a command, subcommand, option or choice; only choices have no description. */
interface Shown {
  readonly name: string;
  readonly name_localizations?: Localized | null;
  readonly description?: string;
  readonly description_localizations?: Localized | null;
  readonly options?: readonly Shown[];
  readonly choices?: readonly Shown[];
}

const DECLARED = COMMANDS.map(({ declaration }) => declaration) as readonly Shown[];

/** Every node with what leads to it, in English. */
const walk = (nodes: readonly Shown[], path: readonly string[] = []): readonly (readonly [string, Shown])[] =>
  nodes.flatMap((node) => {
    const here = [...path, node.name];
    return [
      [here.join(' '), node] as const,
      ...walk(node.options ?? [], here),
      ...walk(node.choices ?? [], here),
    ];
  });

const ALL = walk(DECLARED);
const isChoice = (node: Shown): boolean => node.description === undefined;

const FOREIGN = LANGUAGES.filter((language) => language !== 'en');

const nameIn = (language: Language, node: Shown): string | null | undefined =>
  language === 'en' ? node.name : node.name_localizations?.[language];

const descriptionIn = (language: Language, node: Shown): string | null | undefined =>
  language === 'en' ? node.description : node.description_localizations?.[language];

/** What Discord takes as the name of a command or option. */
const NAME = /^[-_'\p{L}\p{N}]{1,32}$/u;

test('there are commands, subcommands, options and choices to look at', () => {
  expect(ALL.map(([path]) => path)).toEqual(
    expect.arrayContaining([
      'table',
      'rules save',
      'table create pace',
      'table create until open end: until the players end it',
    ]),
  );
});

test.each(ALL)('/%s is there in every language', (_path, node) => {
  expect(Object.keys(node.name_localizations ?? {}).sort()).toEqual([...FOREIGN].sort());
  if (isChoice(node)) return;
  expect(Object.keys(node.description_localizations ?? {}).sort()).toEqual([...FOREIGN].sort());
});

describe.each(LANGUAGES)('in %s', (language) => {
  test('commands and options have names that Discord takes', () => {
    const bad = ALL.filter(([, node]) => !isChoice(node))
      .map(([path, node]) => [path, nameIn(language, node) ?? ''] as const)
      .filter(([, name]) => !NAME.test(name) || name !== name.toLowerCase());
    expect(bad).toEqual([]);
  });

  test('descriptions and choices fit', () => {
    const texts = ALL.map(([path, node]) => {
      const text = isChoice(node) ? nameIn(language, node) : descriptionIn(language, node);
      return [path, text ?? ''] as const;
    });
    expect(texts.filter(([, text]) => text.length < 1 || text.length > 100)).toEqual([]);
  });

  test('no two that stand side by side are called the same', () => {
    const families = [DECLARED, ...ALL.flatMap(([, node]) => [node.options ?? [], node.choices ?? []])];
    for (const family of families) {
      const names = family.map((node) => nameIn(language, node));
      expect(new Set(names).size, names.join(', ')).toBe(names.length);
    }
  });

  test('texts name commands as they are called there', () => {
    const texts: Readonly<Record<Language, object>> = { en, de, hu, hr };
    const called = new Set(
      ALL.filter(([, node]) => !isChoice(node)).map(([path]) => localPath(language, path)),
    );
    const unknown = Object.entries(
      texts[language] as Readonly<Record<string, Readonly<Record<string, string>>>>,
    )
      .flatMap(([area, named]) =>
        Object.entries(named).map(([key, text]) => [`${area}.${key}`, text] as const),
      )
      .flatMap(([key, text]) =>
        Array.from(
          text.matchAll(/\*\*\/(?!\{)([^*]+)\*\*/g),
          ([, mentioned = '']) => [key, mentioned] as const,
        ),
      )
      .filter(([, mentioned]) => !called.has(mentioned));
    expect(unknown).toEqual([]);
  });
});

/** A command with its subcommand as it is typed in a language, such as `tisch erstellen`. */
function localPath(language: Language, path: string): string {
  const words = path.split(' ');
  return words
    .map((_, index) => ALL.find(([other]) => other === words.slice(0, index + 1).join(' '))?.[1])
    .map((node) => node && nameIn(language, node))
    .join(' ');
}
