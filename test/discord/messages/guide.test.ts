import { describe, expect, test } from 'vitest';
import type { Card } from '../../../src/core/card.ts';
import { replay } from '../../../src/core/record/replay.ts';
import { NOTHING_ANNOUNCED } from '../../../src/core/rules/announcement.ts';
import { DDV, PRESETS, type RuleSet, SOLOS } from '../../../src/core/rules/ruleSet.ts';
import { NO_THROW_IN } from '../../../src/core/rules/throwIn.ts';
import type { PlayedResult } from '../../../src/core/score/result.ts';
import { winnerOf } from '../../../src/core/score/winner.ts';
import { INTRO_PAGES } from '../../../src/discord/guide/guideClick.ts';
import { CHAPTERS, type Chapter, paragraphsOf } from '../../../src/discord/messages/guide/chapters.ts';
import { exampleRecord } from '../../../src/discord/messages/guide/example.ts';
import { guideMessage } from '../../../src/discord/messages/guide/guideMessage.ts';
import { introducedMessage, introMessage } from '../../../src/discord/messages/guide/introMessage.ts';
import { tipLine } from '../../../src/discord/messages/guide/tipLine.ts';
import { textOf } from '../../../src/discord/messages/parts.ts';
import { type Reader, readerIn } from '../../../src/discord/messages/reader.ts';
import { LANGUAGES } from '../../../src/texts/languages.ts';
import { SWITCHED } from '../../support/rules.ts';
import { faultsOf } from './support/limits.ts';
import { renderPayload } from './support/render.ts';

const subject = { of: 'preset', preset: 'ddv' } as const;
const english = readerIn('en');

const told = (chapter: Chapter, rules: Partial<RuleSet>, reader: Reader = english): string =>
  paragraphsOf(chapter, { ...DDV, ...rules }, reader).join('\n');

/** All that can make the guide longer. */
const WORDIEST: RuleSet = {
  ...DDV,
  secondDulleWins: 'except-last-trick',
  schweine: true,
  superschweine: true,
  schweineInSuitSolos: true,
  schweineShown: 'at-start',
  poverty: true,
  povertyFoxesCount: false,
  weddingDecidedBy: 'side-suit',
  throwIn: { nines: 5, kings: 5, ninesAndKings: 7, fullCards: 8, eyesOver: 85, noTrumpAbove: 'DJ' },
  solos: SOLOS,
  soloLead: 'forehand',
  announcements: 'double',
  announceAt30: true,
  karlchenCaught: true,
  foxLastTrick: true,
  heartsTrick: true,
  dulleCaught: true,
  bock: { on: ['120-120'], hands: 4, effect: 'double', overlap: 'stack' },
  mandatorySolos: true,
};

/** Every card as an emoji, which takes far more characters than its letters. */
const signs = (card: Card) => ({ id: '1234567890123456789', name: `card_${card}` });

describe('the guide follows the rules', () => {
  test.each<[what: string, chapter: Chapter, rules: Partial<RuleSet>, says: string, saysNot: string]>([
    ['with nines', 'game', {}, '48 of them', '40 of them'],
    ['with nines', 'game', {}, '12 tricks', '10 tricks'],
    ['without nines', 'game', { nines: false }, '40 of them', 'nine'],
    ['without nines', 'game', { nines: false }, '10 tricks', '12 tricks'],
    ['the order of trumps', 'trumps', {}, '♦A ♦10 ♦K ♦9', 'Schweine'],
    ['the order of trumps', 'trumps', {}, '♣Q ♠Q ♥Q ♦Q', '♣K ♣Q'],
    ['without nines', 'trumps', { nines: false }, '24 of the 40', '9'],
    ['the first Dulle', 'trumps', {}, 'the **first played** wins.', 'second ♥10'],
    [
      'the second Dulle',
      'trumps',
      { secondDulleWins: 'always' },
      'the second ♥10 beats the first.',
      'except',
    ],
    [
      'the second Dulle but for the last trick',
      'trumps',
      { secondDulleWins: 'except-last-trick' },
      'beats the first, except in the last trick',
      'beats the first.',
    ],
    ['Schweine', 'trumps', { schweine: true }, '♦A ♦A · Schweine', 'Superschweine'],
    ['Superschweine', 'trumps', { schweine: true, superschweine: true }, '♦9 ♦9 · Superschweine', '♦K ♦K'],
    [
      'Superschweine without nines',
      'trumps',
      { nines: false, schweine: true, superschweine: true },
      '♦K ♦K · Superschweine',
      '♦9',
    ],
    ['Schweine told', 'trumps', { schweine: true, schweineShown: 'at-start' }, 'first lead', 'learns'],
    ['a wedding', 'parties', {}, 'win one of the first three tricks becomes', 'led with'],
    [
      'a wedding by trump',
      'parties',
      { weddingDecidedBy: 'trump' },
      'is led with trump',
      'side suit becomes',
    ],
    ['no solos', 'parties', { solos: [] }, 'Silent wedding', 'The soloist'],
    ['a poverty', 'parties', { poverty: true }, 'The poor player', '[object'],
    ['no poverty', 'parties', {}, 'Silent wedding', 'poor'],
    ['the inquiry', 'inquiry', {}, '1. Solo', 'Poverty'],
    ['the inquiry', 'inquiry', {}, '2. Wedding', 'hrow-in'],
    ['mandatory solos', 'inquiry', { mandatorySolos: true }, '1. Mandatory solo', '4.'],
    ['no solos', 'inquiry', { solos: [] }, '1. Wedding', 'Solo'],
    [
      'poverty',
      'inquiry',
      { poverty: true },
      '2. Poverty: you hold at most three trumps. The',
      'not counted',
    ],
    ['foxes not counted', 'inquiry', { poverty: true, povertyFoxesCount: false }, '♦A not counted', '4.'],
    ['poverty dealt again', 'inquiry', { poverty: 'redeal' }, 'The cards are dealt again', 'take three'],
    [
      'throwing in',
      'inquiry',
      { throwIn: { ...NO_THROW_IN, nines: 5 } },
      '2. Throw-in with 5+ nines. Nobody scores',
      'kings',
    ],
    ['the solos', 'solos', {}, 'Diamonds solo', 'Kings solo'],
    ['no solos', 'solos', { solos: [] }, 'There are no solos', 'Diamonds solo'],
    ['some solos', 'solos', { solos: ['kings'] }, 'Kings solo', 'Queens solo'],
    ['who leads', 'solos', {}, 'left, as always', 'mandatory'],
    ['who leads', 'solos', { soloLead: 'soloist' }, 'The soloist.', 'left'],
    ['who leads', 'solos', { mandatorySolos: true }, 'In a mandatory solo the soloist', 'as always'],
    ['Schweine', 'solos', { schweine: true, schweineInSuitSolos: true }, 'In a suit solo too', '{{'],
    ['Schweine, no suit solo', 'solos', { schweineInSuitSolos: true, solos: ['diamonds'] }, 'trump', 'too'],
    ['deadlines', 'announcements', {}, 'Re / Kontra: 11 cards', '9 cards or'],
    ['deadlines', 'announcements', {}, 'schwarz: 7 cards', 'schwarz: 5'],
    ['deadlines without nines', 'announcements', { nines: false }, 'Re / Kontra: 9 cards', '11 cards'],
    ['deadlines without nines', 'announcements', { nines: false }, 'schwarz: 5 cards', 'schwarz: 7'],
    ['Re adds', 'announcements', {}, 'add **2**', 'double'],
    ['Re doubles', 'announcements', { announcements: 'double' }, '**double**', 'add **2**'],
    ['no obligation', 'announcements', {}, 'Reply', 'First trick of 30'],
    ['an obligation', 'announcements', { announceAt30: true }, 'First trick of 30', '{{'],
    ['Re adds', 'scoring', {}, '2 each for Re and Kontra', 'Doubling'],
    ['Re doubles', 'scoring', { announcements: 'double' }, 'Doubling', '2 each for Re'],
    ['no Bock', 'scoring', {}, 'Who pays', 'Bock'],
    ['Bock', 'scoring', { bock: WORDIEST.bock }, 'Bock round', '{{'],
    ['Karlchen', 'extras', {}, '**Karlchen**', 'Karlchen caught'],
    ['no Karlchen', 'extras', { karlchen: false }, 'Fox caught', 'Karlchen'],
    ['no Karlchen', 'tips', { karlchen: false }, 'fox home', '♣J'],
    ['Karlchen', 'tips', {}, 'Keep a ♣J', '{{'],
    ['without nines', 'tips', { nines: false }, 'six cards each', 'nine'],
    ['without nines', 'tips-partner', { nines: false }, 'about eight trumps', 'nine'],
    ['no solos', 'tips-partner', { solos: [] }, 'Feed', 'solo'],
    ['four hearts', 'extras', { heartsTrick: true }, 'Four hearts', 'Dulle caught'],
    ['a Dulle caught', 'extras', { dulleCaught: true }, 'Dulle caught', 'Four hearts'],
    ['Schweine', 'extras', { schweine: true }, 'unless they are Schweine', '{{'],
    ['no Schweine', 'extras', {}, 'Every one counts.', 'Schweine'],
  ])('%s: %s', (_, chapter, rules, says, saysNot) => {
    expect(told(chapter, rules)).toContain(says);
    expect(told(chapter, rules)).not.toContain(saysNot);
  });

  test('with every switch it tells something that is whole, and says which rules they are', () => {
    for (const { name, rules } of SWITCHED) {
      for (const chapter of CHAPTERS) {
        expect(faultsOf(guideMessage({ subject, rules }, chapter, english)), `${name} ${chapter}`).toEqual(
          [],
        );
      }
    }
    const short = { subject, rules: PRESETS.short };
    expect(textOf(guideMessage(short, 'game', english))).toContain('DDV rules, but: without nines');
  });
});

describe('the worked example', () => {
  const played = (rules: RuleSet): PlayedResult => replay(exampleRecord(rules)) as PlayedResult;

  test.each([
    ['the DDV’s rules', DDV],
    ['no Karlchen', { ...DDV, karlchen: false }],
    ['every extra point', { ...WORDIEST, announcements: 'add' as const }],
    ['Re doubles', { ...DDV, announcements: 'double' as const }],
    ['no nines', PRESETS.short],
  ])('says what the core counts, with %s', (_, rules) => {
    const result = played(rules);
    const text = told('example', rules);
    for (const { points, party, reason } of result.lines) {
      expect(text).toContain(
        `+${points} for ${party === 're' ? 'Re' : 'Kontra'}: ${english.t(`reason.${reason}`)}`,
      );
    }
    expect(text.match(/^\+\d for /gm)).toHaveLength(result.lines.length);
    expect(text).toContain(`**${result.value}** for Re`);
    expect(text).toContain(`Anna +${result.value} · Ben −${result.value} · Clara +${result.value}`);
    expect(text).toContain(`**${result.eyes.re}** card points, Kontra **${result.eyes.kontra}**`);
  });

  test('tells of the hand what happened in it', () => {
    const { winner, parties, tricks, eyes, lines, value } = played(DDV);
    expect({ winner, parties, eyes, value }).toEqual({
      winner: 're',
      parties: ['re', 'kontra', 're', 'kontra'],
      eyes: { re: 163, kontra: 77 },
      value: 6,
    });
    const text = told('example', {});
    expect(text).toContain('Anna and Clara hold the club queens');
    expect(text).toContain('Kontra won a trick of 41 card points');
    expect(tricks.filter(({ eyes: taken }) => taken >= 40).map((trick) => parties[trick.winner])).toEqual([
      'kontra',
    ]);
    expect(text).toContain('Clara won the last trick with a ♣J');
    expect(tricks.at(-1)).toMatchObject({ winner: 2, cards: ['H9', 'ST', 'CJ', 'SJ'] });
    expect(lines).toContainEqual({ party: 're', reason: 'fox', points: 1 });
    expect(text).toContain('Re needed 151');
    expect(lines).toContainEqual({ party: 're', reason: 're-no90-announced', points: 1 });
  });

  test('with 150 card points Re would have lost it, as the guide says', () => {
    const announced = { re: { call: 'in-time', steps: 1 }, kontra: NOTHING_ANNOUNCED } as const;
    const some = { trickless: false };
    const winner = winnerOf(announced, { re: { eyes: 150, ...some }, kontra: { eyes: 90, ...some } });
    expect(winner).toBe('kontra');
    expect(told('example', {})).toContain('only 150 card points, Kontra would have won with 90');
  });
});

describe.each(LANGUAGES)('in the language %s', (language) => {
  const reader = readerIn(language);
  const inEmojis = readerIn(language, { signs });

  test.each([
    ['DDV', DDV],
    ['all switches', WORDIEST],
    ['all switches without nines', { ...WORDIEST, nines: false }],
  ])('every chapter is a readable page with %s', (_, rules) => {
    for (const chapter of CHAPTERS) {
      const shown = guideMessage({ subject, rules }, chapter, reader);
      expect(faultsOf(shown)).toEqual([]);
      expect(textOf(shown).length, chapter).toBeLessThanOrEqual(2200);
      const emojis = guideMessage({ subject, rules }, chapter, inEmojis);
      expect(faultsOf(emojis)).toEqual([]);
      // Whole lines would be dropped from the end where it were too long.
      expect(textOf(emojis)).toContain(`${CHAPTERS.indexOf(chapter) + 1}/${CHAPTERS.length}`);
    }
  });

  test('the introduction has three short pages', () => {
    for (const [at, page] of INTRO_PAGES.entries()) {
      const shown = introMessage({ subject, rules: WORDIEST }, page, reader);
      expect(faultsOf(shown)).toEqual([]);
      expect(textOf(shown).length, page).toBeLessThanOrEqual(1400);
      expect(textOf(shown)).toContain(`${at + 1}`);
    }
    expect(faultsOf(introducedMessage(reader))).toEqual([]);
  });

  test('every text names its cards', () => {
    for (const rules of [DDV, WORDIEST]) {
      for (const chapter of CHAPTERS) expect(told(chapter, rules, reader)).not.toContain('{{');
    }
  });
});

describe('the tip after a hand', () => {
  const tipAfter = (hand: number, rules: RuleSet = DDV): string => tipLine(rules, hand, english);

  test('is another one each time, until all were given', () => {
    const all = paragraphsOf('tips', DDV, english).length + paragraphsOf('tips-partner', DDV, english).length;
    const given = Array.from({ length: all }, (_, hand) => tipAfter(hand + 1));
    expect(new Set(given).size).toBe(all);
    expect(tipAfter(all + 1)).toBe(tipAfter(1));
    for (const tip of given) expect(tip).toMatch(/^-# 💡 \S[^\n]+$/);
  });

  test('holds under the rules of the table', () => {
    expect(tipAfter(1)).toContain('eight cards each');
    expect(tipAfter(1, PRESETS.short)).toContain('six cards each');
  });
});

describe('the pages of the guide', () => {
  test('lead on, back, to every chapter, and to the rules', () => {
    const page = renderPayload(guideMessage({ subject, rules: DDV }, 'trumps', english));
    expect(page).toContain('g1:contents:p.ddv');
    expect(page).toContain('g1:chapter:p.ddv:game');
    expect(page).toContain('g1:chapter:p.ddv:parties');
    expect(page).toContain('r1:read:p.ddv');
  });

  test('have an end on both sides', () => {
    const ids = (chapter: Chapter): number =>
      renderPayload(guideMessage({ subject, rules: DDV }, chapter, english)).match(/g1:chapter/g)?.length ??
      0;
    expect(ids('game')).toBe(1);
    expect(ids('solos')).toBe(2);
    expect(ids('discord')).toBe(1);
  });

  test('of the introduction turn, and are done with a click', () => {
    const page = (name: (typeof INTRO_PAGES)[number]): string =>
      renderPayload(introMessage({ subject, rules: DDV }, name, english));
    expect(page('start')).toContain('g1:intro:p.ddv:trumps');
    expect(page('start')).not.toContain('g1:intro:p.ddv:start');
    expect(page('trumps')).toContain('g1:intro:p.ddv:start');
    expect(page('parties')).toContain('g1:chapter:p.ddv:game');
    for (const name of INTRO_PAGES) expect(page(name)).toContain('g1:introduced');
  });
});
