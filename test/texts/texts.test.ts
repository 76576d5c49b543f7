import { describe, expect, test } from 'vitest';
import { textsFor } from '../../src/texts/texts.ts';

const t = textsFor('en');

describe('texts', () => {
  test.each([
    [0, '0 hands'],
    [1, '1 hand'],
    [16, '16 hands'],
  ])('counts %i as "%s"', (count, text) => {
    expect(t('table.hands', { count })).toBe(text);
  });

  test.each(['en-US', 'en-GB', 'fr', 'zh-CN', ''])('are English where %j has none of its own', (locale) => {
    expect(textsFor(locale)('button.join')).toBe('Join');
  });

  test.each([
    ['de', 'Dame'],
    ['hu', 'dáma'],
    ['hr', 'dama'],
    ['en-US', 'queen'],
    ['en-GB', 'queen'],
    ['de-AT', 'Dame'],
    ['es-ES', 'queen'],
    ['pt-BR', 'queen'],
    ['deutsch', 'queen'],
  ])('of the locale %j call a queen "%s"', (locale, queen) => {
    expect(textsFor(locale)('card.Q')).toBe(queen);
  });

  test('of one language are the same ones, whichever locale asks for them', () => {
    expect(textsFor('en-GB')).toBe(textsFor('ja'));
    expect(textsFor('de')).not.toBe(textsFor('hu'));
  });

  test.each(['$t(button.join)', '{{count}}', '<b>&amp;</b>', '$&', '{{name}} {{name}}'])(
    'put %s in as it is',
    (name) => {
      expect(t('button.remove', { name })).toBe(`Remove ${name}`);
    },
  );

  test('are checked against the English file by the compiler', () => {
    // @ts-expect-error no such text
    t('button.fly');
    // @ts-expect-error a value is missing
    t('button.remove');
    // @ts-expect-error a value has another name
    t('button.remove', { person: 'Anna' });
    // @ts-expect-error a plural needs its count
    t('table.hands', {});
    expect(t('button.fly' as 'button.join')).toBe('button.fly');
  });
});
