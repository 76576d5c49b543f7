import { describe, expect, test } from 'vitest';
import { de } from '../../src/texts/de/index.ts';
import { en } from '../../src/texts/en/index.ts';
import { hr } from '../../src/texts/hr/index.ts';
import { hu } from '../../src/texts/hu/index.ts';
import type { Language } from '../../src/texts/languages.ts';
import { PLURAL_FORMS } from '../../src/texts/translation.ts';

type Areas = Readonly<Record<string, Readonly<Record<string, string>>>>;
type Foreign = Exclude<Language, 'en'>;

const FOREIGN: Readonly<Record<Foreign, Areas>> = { de, hu, hr };

const flat = (areas: Areas): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(areas).flatMap(([area, texts]) =>
      Object.entries(texts).map(([name, text]) => [`${area}.${name}`, text] as const),
    ),
  );

const ENGLISH = flat(en);

const COUNTED = [...ENGLISH.keys()].filter((key) => key.endsWith('_one')).map((key) => key.slice(0, -4));

/** The English text that one of another language stands for, whichever plural form it has. */
function sourceOf(key: string): string | undefined {
  const [base = key, form] = key.split('_');
  return form === undefined ? ENGLISH.get(key) : ENGLISH.get(`${base}_${form === 'one' ? 'one' : 'other'}`);
}

const keysIn = (language: Language): readonly string[] => [
  ...[...ENGLISH.keys()].filter((key) => !/_(one|other)$/.test(key)),
  ...COUNTED.flatMap((base) => PLURAL_FORMS[language].map((form) => `${base}_${form}`)),
];

const namesIn = (text: string): readonly string[] =>
  [...new Set(Array.from(text.matchAll(/\{\{(\w+)\}\}/g), ([, name = '']) => name))].sort();

/** Whether a form stands for one number only, so that its text need not tell it. */
const isOfOneNumber = (language: Language, form: string): boolean => {
  const rules = new Intl.PluralRules(language);
  return (
    Array.from({ length: 200 }, (_, count) => rules.select(count)).filter((is) => is === form).length === 1
  );
};

/** Counts that stay below 21, with which forms for one end again in some languages: seats, players. */
const SMALL = ['deal.sits-out', 'no.chairs-empty', 'table.chairs-free', 'table.chairs-more'];

/** Texts of more than a word that are the same in English. */
const SAME: Readonly<Record<Foreign, readonly string[]>> = {
  de: ['guide.example-players'],
  hu: ['guide.example-players'],
  hr: ['guide.example-players'],
};

/** What is neither a word nor a space: it says the same in every language. */
const withoutSigns = (text: string): string => text.replace(/\{\{\w+\}\}|[^\p{L}\s]/gu, '').trim();

const EMOJI = /\p{Extended_Pictographic}/gu;

/** What Discord reads as something else than words, and the spaces that glue a text to its neighbours. */
const shapeOf = (text: string) => ({
  small: text.startsWith('-# '),
  before: /^\s*/.exec(text)?.[0],
  after: /\s*$/.exec(text)?.[0],
  lines: text.split('\n').length,
  emoji: (text.match(EMOJI) ?? []).sort(),
});

/** Values of about the greatest length that they have: names have at most 32 characters, some wide. */
const LONGEST: Readonly<Record<string, string>> = {
  name: '🧑🏽'.repeat(12),
  count: '48',
  trick: '12',
  hand: '999',
  card: '♥10',
  most: '99',
  number: '240',
};

const filled = (text: string): string =>
  text.replace(/\{\{(\w+)\}\}/g, (hole, name: string) => LONGEST[name] ?? hole);

/** Discord's bounds, in characters, by where a text is shown. */
const BOUNDS: readonly (readonly [where: string, texts: RegExp, most: number])[] = [
  ['label of a button', /^button\.(?!yes$)/, 80],
  ['label of a button of leagues', /^league\.button-/, 80],
  ['description of a command', /^command\.(?!created$|one-length$)/, 100],
  ['option of a menu', /^(rule|topic|reservation|announcement|contract)\./, 100],
  ['option of the settings', /^settings\.(pictures|suits|faces|theme|aid|language)/, 100],
  ['name of a command', /^commandName\./, 32],
  ['description of an option', /^(solo|idle)\./, 100],
];

test('English has every plural form that it is said to have', () => {
  expect([...ENGLISH.keys()].sort()).toEqual([...keysIn('en')].sort());
});

test.each(Object.entries(PLURAL_FORMS))('%s tells %j apart', (language, forms) => {
  const rules = new Intl.PluralRules(language);
  expect(new Set(Array.from({ length: 200 }, (_, count) => rules.select(count)))).toEqual(new Set(forms));
});

describe.each(['de', 'hu', 'hr'] as const)('the texts in %s', (language) => {
  const texts = flat(FOREIGN[language]);
  const keys = keysIn(language);

  test('are whole', () => {
    expect(keys.filter((key) => !texts.has(key))).toEqual([]);
  });

  test('hold nothing that English has not, in the plural forms of the language', () => {
    expect([...texts.keys()].filter((key) => !keys.includes(key))).toEqual([]);
  });

  test('ask for the values that the English ones ask for', () => {
    const wrong = [...texts].filter(([key, text]) => {
      const [base = key, form] = key.split('_');
      const asked = namesIn(ENGLISH.get(form === undefined ? key : `${base}_other`) ?? '');
      const given = namesIn(text);
      const free =
        form !== undefined &&
        (SMALL.includes(base) || isOfOneNumber(language, form) || !asked.includes('count'));
      const without = (names: readonly string[]) => names.filter((name) => !free || name !== 'count').join();
      return without(asked) !== without(given);
    });
    expect(wrong).toEqual([]);
  });

  test('are translated', () => {
    const same = [...texts].filter(
      ([key, text]) =>
        text === sourceOf(key) && /\s/.test(withoutSigns(text)) && !SAME[language].includes(key),
    );
    expect(same).toEqual([]);
  });

  test('are shaped as the English ones are', () => {
    for (const [key, text] of texts) {
      const source = sourceOf(key);
      if (source !== undefined) expect(shapeOf(text), key).toEqual(shapeOf(source));
    }
  });

  test('close every mark of Markdown, every brace and every quotation', () => {
    for (const [key, text] of texts) {
      for (const mark of ['**', '`']) expect(text.split(mark).length % 2, `${key}: ${mark}`).toBe(1);
      expect(text.replace(/\{\{\w+\}\}/g, ''), key).not.toMatch(/[{}"]/);
      expect(text.match(/[„“”]/g)?.length ?? 0, key).toSatisfy((quotes: number) => quotes % 2 === 0);
    }
  });
});

describe.each(['en', 'de', 'hu', 'hr'] as const)('in %s', (language) => {
  const texts = [...flat(language === 'en' ? en : FOREIGN[language])];

  test.each(BOUNDS)('a %s fits', (_where, where, most) => {
    const long = texts.filter(([key, text]) => where.test(key) && filled(text).length > most);
    expect(long).toEqual([]);
  });
});
