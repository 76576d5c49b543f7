import { describe, expect, test } from 'vitest';
import { GLOSSARY, relatedTo, type Term } from '../../../src/discord/guide/glossary.ts';
import { completeTerm, namesOf, searchTerms, termNamed } from '../../../src/discord/guide/glossarySearch.ts';
import { termMessage, unknownTermMessage } from '../../../src/discord/messages/guide/termMessage.ts';
import { textOf } from '../../../src/discord/messages/parts.ts';
import { readerIn } from '../../../src/discord/messages/reader.ts';
import { en } from '../../../src/texts/en/index.ts';
import { LANGUAGES } from '../../../src/texts/languages.ts';
import { textsFor } from '../../../src/texts/texts.ts';
import { faultsOf } from '../messages/support/limits.ts';

const TERMS: readonly Term[] = GLOSSARY.map(({ id }) => id);
const english = textsFor('en');

const titles = (typed: string): readonly string[] => completeTerm(typed, english).map(({ name }) => name);

describe('the glossary', () => {
  test('explains every word that has a text, each once', () => {
    const written = Object.keys(en.glossary).filter((key) => key.endsWith('-title'));
    expect([...TERMS].sort()).toEqual(written.map((key) => key.replace(/-title$/, '')).sort());
    expect(TERMS.length).toBeGreaterThanOrEqual(60);
  });

  test.each(TERMS)('leads on from %s to one to five others', (term) => {
    const related = relatedTo(term);
    expect(related.length).toBeGreaterThanOrEqual(1);
    expect(related.length).toBeLessThanOrEqual(5);
    expect(new Set([...related, term]).size).toBe(related.length + 1);
  });

  test('leads to every word from another one', () => {
    const reached = new Set(TERMS.flatMap(relatedTo));
    expect(TERMS.filter((term) => !reached.has(term))).toEqual([]);
  });

  describe.each(LANGUAGES)('in the language %s', (language) => {
    const reader = readerIn(language);

    test.each(TERMS)('tells %s in a few sentences that keep to Discord’s limits', (term) => {
      const shown = termMessage(term, reader);
      expect(faultsOf(shown)).toEqual([]);
      const [title, text = ''] = textOf(shown).split('\n');
      expect(title).toBe(`### ${reader.t(`glossary.${term}-title`)}`);
      expect(text.length).toBeGreaterThan(40);
      expect(text.length).toBeLessThanOrEqual(language === 'en' ? 350 : 450);
    });

    test('calls no two words the same', () => {
      const called = TERMS.map((term) => reader.t(`glossary.${term}-title`));
      expect(called.filter((title, at) => called.indexOf(title) !== at)).toEqual([]);
    });

    test('finds every word by each of its names, with any client', () => {
      for (const term of TERMS) {
        for (const name of namesOf(term, reader.t)) {
          const found = searchTerms(name);
          const best = found.slice(0, 25).map((one) => one.term);
          expect(best, `${name} → ${term}`).toContain(term);
        }
      }
    });

    test('completes whatever is typed with at most 25 choices that fit', () => {
      for (const typed of ['', 'a', 'e', 's', '♥', 'so', 'zzzz']) {
        const choices = completeTerm(typed, reader.t);
        expect(choices.length).toBeLessThanOrEqual(25);
        for (const { name } of choices) expect(name.length).toBeLessThanOrEqual(100);
        expect(new Set(choices.map(({ value }) => value)).size).toBe(choices.length);
      }
    });
  });

  test('says with a German word what it is called at most tables', () => {
    expect(textOf(termMessage('fox', readerIn('en')))).toContain('-# In German: Fuchs');
    expect(textOf(termMessage('karlchen', readerIn('en')))).not.toContain('In German');
    const german = readerIn('de');
    expect(textOf(termMessage('fox', german))).not.toContain(german.t('lookup.german', { title: 'Fuchs' }));
  });
});

describe('looking for a word', () => {
  test.each([
    ['Fuchs', 'fox'],
    ['fuchs', 'fox'],
    ['FOX', 'fox'],
    ['róka', 'fox'],
    ['roka', 'fox'],
    ['lisica', 'fox'],
    ['Klärungsstich', 'deciding-trick'],
    ['klarungsstich', 'deciding-trick'],
    ['gegen die Alten', 'against-the-old'],
    ['Charlie', 'karlchen'],
    ['Schweinchen', 'schweine'],
    ['Armut', 'poverty'],
    ['siromaštvo', 'poverty'],
    ['adu', 'trump'],
    ['Fleischloser', 'no-trump-solo'],
    ['schmieren', 'feeding'],
    ['Vorhand', 'forehand'],
  ] as const)('%s is first of all %s', (typed, term) => {
    expect(searchTerms(typed)[0]?.term).toBe(term);
    expect(termNamed(typed)).toBe(term);
  });

  test('puts whole names before beginnings, these before beginnings of words, and those before the rest', () => {
    const found = searchTerms('re').map(({ term }) => term);
    const at = (term: Term): number => found.indexOf(term);
    expect(at('re')).toBe(0);
    expect(at('reservation')).toBeLessThan(at('score-sheet'));
    expect(at('double')).toBeLessThan(at('score-sheet'));
  });

  test('says by which name a word was found, where its title does not', () => {
    expect(titles('lisica')).toContain('Fox · Lisica');
    expect(titles('fox')[0]).toBe('Fox');
  });

  test('offers the words of a newcomer before anything is typed', () => {
    expect(completeTerm('', english).map(({ value }) => value)).toEqual(TERMS.slice(0, 25));
  });

  test('prefers, of names that fit equally well, those that its reader says', () => {
    const offered = completeTerm('s', textsFor('de')).map(({ name }) => name);
    expect(offered.slice(0, 3)).toEqual(['Vorbehalt · Sonderspiel', 'Stille Hochzeit', 'Solo']);
    expect(completeTerm('strana re', textsFor('de'))[0]?.value).toBe('re');
  });

  test('takes what was chosen from the list', () => {
    for (const term of TERMS) expect(termNamed(term)).toBe(term);
  });

  test.each(['!!!', '???', '♣', '🦊', ' '])(
    'knows no word in “%s”, which has neither letter nor number',
    (typed) => {
      expect(termNamed(typed)).toBeNull();
    },
  );

  test('offers nothing for signs alone', () => {
    expect(completeTerm('♣?', english)).toEqual([]);
  });

  test('knows no word that nobody plays, and repeats it harmlessly', () => {
    expect(termNamed('zugzwang')).toBeNull();
    const shown = unknownTermMessage('@everyone **x**', readerIn('en'));
    expect(faultsOf(shown)).toEqual([]);
    expect(textOf(shown)).toContain('\\@everyone \\*\\*x\\*\\*');
  });
});
