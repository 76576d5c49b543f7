import { describe, expect, test } from 'vitest';
import type { Card } from '../../../src/core/card.ts';
import type { WonTrick } from '../../../src/core/hand/trick.ts';
import type { PartyAnnouncements } from '../../../src/core/rules/announcement.ts';
import { NOTHING_ANNOUNCED, STEPS } from '../../../src/core/rules/announcement.ts';
import type { Contract, Party } from '../../../src/core/rules/contract.ts';
import { DDV, type RuleSet } from '../../../src/core/rules/ruleSet.ts';
import { scoreHand } from '../../../src/core/score/score.ts';
import type { PerSeat, Seat } from '../../../src/core/seat.ts';

/** "re no90" announces Re and no90; "" nothing. Re sits at 0 and 2. */
function announced(text: string): PartyAnnouncements {
  const words = text.split(' ').filter(Boolean);
  const highest = Math.max(0, ...words.map((word) => STEPS.indexOf(word as never) + 1));
  return words.length === 0 ? NOTHING_ANNOUNCED : { call: 'in-time', steps: highest };
}

const PLAIN: readonly Card[] = ['S9', 'SK', 'S9', 'SK'];

/** `count` tricks that bring `eyes` in all and no extra point. */
function plainTricks(winner: Seat, eyes: number, count: number): WonTrick[] {
  return Array.from({ length: count }, (_, index) => ({
    leader: 0,
    cards: PLAIN,
    winner,
    eyes: Math.floor(eyes / count) + (index < eyes % count ? 1 : 0),
  }));
}

interface Played {
  readonly re: number;
  readonly kontra: number;
  readonly reTricks?: number;
  readonly saidRe?: string;
  readonly saidKontra?: string;
  readonly contract?: Contract;
  readonly rules?: Partial<RuleSet>;
  readonly extra?: readonly WonTrick[];
  readonly multiplier?: number;
  readonly schweine?: Seat;
  /** In a wedding: the partner, or null where it became a solo. */
  readonly partner?: Seat | null;
}

function scored(played: Played) {
  const { re, kontra, saidRe = '', saidKontra = '', contract = 'normal', extra = [] } = played;
  const tricks = 12 - extra.length;
  const reTricks = played.reTricks ?? (re === 0 ? 0 : kontra === 0 ? tricks : Math.floor(tricks / 2));
  const alone = contract !== 'normal' && contract !== 'poverty' && !played.partner;
  const parties: PerSeat<Party> = alone
    ? ['re', 'kontra', 'kontra', 'kontra']
    : ['re', 'kontra', 're', 'kontra'];
  return scoreHand({
    rules: { ...DDV, ...played.rules },
    contract,
    parties,
    tricks: [...plainTricks(0, re, reTricks), ...plainTricks(1, kontra, tricks - reTricks), ...extra],
    announced: { re: announced(saidRe), kontra: announced(saidKontra) },
    schweine: played.schweine ?? null,
    multiplier: played.multiplier ?? 1,
  });
}

describe('a normal game without extra points: points of Re', () => {
  test.each<[string, Played, number, Party | null]>([
    ['120:120 without announcement', { re: 120, kontra: 120 }, -2, 'kontra'],
    ['120:120, Re announced', { re: 120, kontra: 120, saidRe: 're' }, -4, 'kontra'],
    ['120:120, Kontra announced', { re: 120, kontra: 120, saidKontra: 'kontra' }, 3, 're'],
    ['120:120, both announced', { re: 120, kontra: 120, saidRe: 're', saidKontra: 'kontra' }, -6, 'kontra'],
    ['121:119', { re: 121, kontra: 119 }, 1, 're'],
    ['119:121, Kontra announced', { re: 119, kontra: 121, saidKontra: 'kontra' }, -4, 'kontra'],
    ['Re no90 with 150 eyes', { re: 150, kontra: 90, saidRe: 're no90' }, -5, 'kontra'],
    ['Re no90 with 170 eyes', { re: 170, kontra: 70, saidRe: 're no90' }, 5, 're'],
    [
      'Re no60, Kontra, 170:70',
      { re: 170, kontra: 70, saidRe: 're no60', saidKontra: 'kontra' },
      -8,
      'kontra',
    ],
    ['both no90, 130:110', { re: 130, kontra: 110, saidRe: 're no90', saidKontra: 'kontra no90' }, 1, null],
    [
      'both schwarz, 57:183',
      { re: 57, kontra: 183, saidRe: 're schwarz', saidKontra: 'kontra schwarz' },
      -5,
      null,
    ],
    [
      'Kontra up to schwarz, Re made one trick of 4 eyes',
      { re: 4, kontra: 236, reTricks: 1, saidKontra: 'kontra schwarz' },
      7,
      're',
    ],
    ['Re every trick, up to schwarz', { re: 240, kontra: 0, saidRe: 're schwarz' }, 11, 're'],
    ['Re 240 eyes but one trick of nines lost', { re: 240, kontra: 0, reTricks: 11 }, 4, 're'],
  ])('%s', (_name, played, points, winner) => {
    const result = scored(played);
    expect(result.winner).toBe(winner);
    expect(result.scores).toEqual([points, -points, points, -points]);
    expect(result.value).toBe(Math.abs(points));
  });
});

const linesOf = (played: Played): string =>
  scored(played)
    .lines.map(({ party, reason, points }) => `${party} ${reason} ${points}`)
    .join(', ');

describe('every line of the score', () => {
  const RE_STEPS = 're re-no90-announced 1, re re-no60-announced 1, re re-no30-announced 1';
  const KONTRA_STEPS =
    're kontra-no90-announced 1, re kontra-no60-announced 1, re kontra-no30-announced 1, re kontra-schwarz-announced 1';

  test.each<[string, Played, string]>([
    ['Re won', { re: 150, kontra: 90 }, 're won 1'],
    ['Kontra won', { re: 120, kontra: 120 }, 'kontra won 1, kontra against-the-old 1'],
    ['Kontra under 90', { re: 151, kontra: 89 }, 're won 1, re under-90 1'],
    ['Kontra with 60', { re: 180, kontra: 60 }, 're won 1, re under-90 1'],
    ['Kontra under 60', { re: 181, kontra: 59 }, 're won 1, re under-90 1, re under-60 1'],
    ['Kontra with 30', { re: 210, kontra: 30 }, 're won 1, re under-90 1, re under-60 1'],
    ['Kontra under 30', { re: 211, kontra: 29 }, 're won 1, re under-90 1, re under-60 1, re under-30 1'],
    [
      'Kontra with a trick of nines',
      { re: 240, kontra: 0, reTricks: 11 },
      're won 1, re under-90 1, re under-60 1, re under-30 1',
    ],
    [
      'Kontra without a trick',
      { re: 240, kontra: 0 },
      're won 1, re under-90 1, re under-60 1, re under-30 1, re schwarz 1',
    ],
    ['Re said Re', { re: 121, kontra: 119, saidRe: 're' }, 're won 1, re re-announced 2'],
    [
      'both spoke, and Re its steps',
      { re: 211, kontra: 29, saidRe: 're no30', saidKontra: 'kontra' },
      `re won 1, re under-90 1, re under-60 1, re under-30 1, re re-announced 2, ${RE_STEPS}, re kontra-announced 2`,
    ],
    [
      'a lost no90 goes to the winner, who reached 90 only',
      { re: 150, kontra: 90, saidRe: 're no90' },
      'kontra won 1, kontra re-announced 2, kontra re-no90-announced 1, kontra against-the-old 1',
    ],
    [
      'a lost no90 and 120 eyes against it',
      { re: 120, kontra: 120, saidRe: 're no90' },
      'kontra won 1, kontra re-announced 2, kontra re-no90-announced 1, kontra 120-against-no90 1, kontra against-the-old 1',
    ],
    [
      'no60 and 90 eyes against it',
      { re: 90, kontra: 150, saidKontra: 'kontra no60' },
      're won 1, re kontra-announced 2, re kontra-no90-announced 1, re kontra-no60-announced 1, re 90-against-no60 1',
    ],
    [
      'no30 and 60 eyes against it',
      { re: 60, kontra: 180, saidKontra: 'kontra no30' },
      're won 1, re kontra-announced 2, re kontra-no90-announced 1, re kontra-no60-announced 1, re kontra-no30-announced 1, re 60-against-no30 1',
    ],
    [
      'schwarz and 30 eyes against it',
      { re: 30, kontra: 210, saidKontra: 'kontra schwarz' },
      `re won 1, re kontra-announced 2, ${KONTRA_STEPS}, re 30-against-schwarz 1`,
    ],
    [
      'schwarz and 29 eyes against it',
      { re: 29, kontra: 211, saidKontra: 'kontra schwarz' },
      `re won 1, re kontra-announced 2, ${KONTRA_STEPS}`,
    ],
    [
      'nobody won: what each party reached',
      { re: 150, kontra: 90, saidRe: 're no90', saidKontra: 'kontra no60' },
      're 120-against-no90 1, re 90-against-no60 1',
    ],
    [
      'nobody won, and nobody took a trick from Kontra',
      { re: 0, kontra: 240, saidRe: 're no90', saidKontra: 'kontra schwarz', reTricks: 1 },
      'kontra under-90 1, kontra under-60 1, kontra under-30 1, kontra 120-against-no90 1',
    ],
    ['in a solo nothing is against the old', { contract: 'solo-jacks', re: 90, kontra: 150 }, 'kontra won 1'],
    [
      'in a poverty as in a normal game',
      { contract: 'poverty', re: 90, kontra: 150 },
      'kontra won 1, kontra against-the-old 1',
    ],
    [
      'in a wedding that found its partner too',
      { contract: 'wedding', partner: 2, re: 90, kontra: 150 },
      'kontra won 1, kontra against-the-old 1',
    ],
    [
      'in a wedding that found none as in a solo',
      { contract: 'wedding', partner: null, re: 90, kontra: 150 },
      'kontra won 1',
    ],
  ])('%s', (_name, played, lines) => {
    expect(linesOf(played)).toBe(lines);
  });
});

test('a result counts the tricks and the eyes of each party', () => {
  expect(scored({ re: 130, kontra: 110, reTricks: 5 })).toMatchObject({
    trickCount: { re: 5, kontra: 7 },
    eyes: { re: 130, kontra: 110 },
  });
});

test('where the lines cancel out nobody gets anything, not even less than nothing', () => {
  const drawn = scored({ re: 120, kontra: 120, saidRe: 're no90', saidKontra: 'kontra no90' });
  expect(drawn).toMatchObject({ winner: null, value: 0, scores: [0, 0, 0, 0] });
});

describe('a solo: points of the soloist', () => {
  test.each<[string, Played, number]>([
    [
      'clubs solo, Re up to no30, Kontra, 214:26',
      {
        contract: 'solo-clubs',
        re: 214,
        kontra: 26,
        saidRe: 're no30',
        saidKontra: 'kontra',
      },
      33,
    ],
    ['silent wedding without announcements, 7:233', { contract: 'silent-wedding', re: 7, kontra: 233 }, -12],
    ['without "against the old"', { contract: 'solo-queens', re: 100, kontra: 140 }, -3],
  ])('%s', (_name, played, points) => {
    expect(scored(played).scores).toEqual([points, -points / 3, -points / 3, -points / 3]);
  });
});

describe('who wins', () => {
  test.each<[string, string, number, Party | null]>([
    ['', '', 121, 're'],
    ['', '', 120, 'kontra'],
    ['re', '', 121, 're'],
    ['re', '', 120, 'kontra'],
    ['', 'kontra', 120, 're'],
    ['', 'kontra', 119, 'kontra'],
    ['re', 'kontra', 120, 'kontra'],
    ['re no90', '', 151, 're'],
    ['re no90', '', 150, 'kontra'],
    ['re no60', '', 181, 're'],
    ['re no60', '', 180, 'kontra'],
    ['re no30', '', 211, 're'],
    ['re no30', '', 210, 'kontra'],
    ['', 'kontra no90', 90, 're'],
    ['', 'kontra no90', 89, 'kontra'],
    ['', 'kontra no60', 60, 're'],
    ['', 'kontra no60', 59, 'kontra'],
    ['', 'kontra no30', 30, 're'],
    ['', 'kontra no30', 29, 'kontra'],
    ['re schwarz', '', 239, 'kontra'],
    ['re schwarz', '', 240, 're'],
    ['', 'kontra schwarz', 1, 're'],
    ['', 'kontra schwarz', 0, 'kontra'],
    ['re no90', 'kontra no90', 151, 're'],
    ['re no90', 'kontra no90', 150, null],
    ['re no90', 'kontra no90', 89, 'kontra'],
    ['re no60', 'kontra no90', 180, null],
    ['re no60', 'kontra no90', 89, 'kontra'],
  ])('Re said "%s", Kontra "%s", Re has %i eyes: %s', (saidRe, saidKontra, re, winner) => {
    expect(scored({ re, kontra: 240 - re, saidRe, saidKontra }).winner).toBe(winner);
  });
});

const wonBy = (winner: Seat, cards: readonly Card[], eyes = 20): WonTrick => ({
  leader: 0,
  cards,
  winner,
  eyes,
});

describe('extra points', () => {
  const foxOfKontra = wonBy(0, ['HT', 'DA', 'DK', 'DK']);
  const foxOfRe = wonBy(0, ['HT', 'DK', 'DA', 'DK']);
  const doppelkopf = wonBy(1, ['CA', 'CA', 'CT', 'CT'], 42);
  const karlchen = wonBy(0, ['CJ', 'D9', 'D9', 'DK'], 6);

  test.each<[string, Partial<Played>, string[]]>([
    ['a fox of the other party', { extra: [foxOfKontra, wonBy(1, PLAIN)] }, ['re fox']],
    ['a fox of one’s own party', { extra: [foxOfRe, wonBy(1, PLAIN)] }, []],
    [
      'two foxes in one trick',
      { extra: [wonBy(0, ['HT', 'DA', 'DK', 'DA']), wonBy(1, PLAIN)] },
      ['re fox', 're fox'],
    ],
    ['a trick of 40 eyes is a Doppelkopf', { extra: [wonBy(0, PLAIN, 40)] }, ['re doppelkopf']],
    ['a trick of 39 eyes is none', { extra: [wonBy(0, PLAIN, 39)] }, []],
    ['a Doppelkopf', { extra: [doppelkopf] }, ['kontra doppelkopf']],
    ['Karlchen in the last trick', { extra: [karlchen] }, ['re karlchen']],
    ['Karlchen in another trick', { extra: [karlchen, wonBy(1, PLAIN)] }, []],
    ['Karlchen caught', { extra: [wonBy(0, ['SQ', 'CJ', 'D9', 'DK'])] }, []],
    ['Karlchen where it is not played', { extra: [karlchen], rules: { karlchen: false } }, []],
    ['none in a solo', { contract: 'solo-clubs', extra: [foxOfKontra, doppelkopf, karlchen] }, []],
    ['none in a silent wedding', { contract: 'silent-wedding', extra: [foxOfKontra, karlchen] }, []],
  ])('%s', (_name, played, expected) => {
    const { lines } = scored({ re: 60, kontra: 60, ...played });
    const extras = lines.filter(({ reason }) => ['fox', 'doppelkopf', 'karlchen'].includes(reason));
    expect(extras.map(({ party, reason }) => `${party} ${reason}`)).toEqual(expected);
  });

  const HOUSE = { karlchenCaught: true, foxLastTrick: true, heartsTrick: true, dulleCaught: true };
  const heartsTrick = wonBy(0, ['HA', 'HK', 'H9', 'HK'], 19);

  /** Seats 0 and 2 are Re; each trick is led by seat 0, and the last of them is the last of the hand. */
  test.each<[string, Partial<Played>, string[]]>([
    [
      'a Karlchen of the other party caught',
      { extra: [wonBy(0, ['SQ', 'CJ', 'D9', 'DK'])] },
      ['re karlchen-caught'],
    ],
    [
      'both Karlchen caught at once',
      { extra: [wonBy(0, ['HT', 'CJ', 'D9', 'CJ'])] },
      ['re karlchen-caught', 're karlchen-caught'],
    ],
    [
      'a Karlchen caught with the other one',
      { extra: [wonBy(0, ['CJ', 'CJ', 'D9', 'DK'])] },
      ['re karlchen', 're karlchen-caught'],
    ],
    ['a Karlchen of one’s own party', { extra: [wonBy(0, ['SQ', 'D9', 'CJ', 'DK'])] }, []],
    [
      'a Karlchen taken before the last trick',
      { extra: [wonBy(0, ['SQ', 'CJ', 'D9', 'DK']), wonBy(1, PLAIN)] },
      [],
    ],
    [
      'the last trick won with a fox',
      { extra: [wonBy(1, ['D9', 'DA', 'DK', 'DT'])] },
      ['kontra fox-last-trick'],
    ],
    [
      'the last trick won with a fox that takes the other',
      { extra: [wonBy(0, ['DA', 'DA', 'D9', 'DK'])] },
      ['re fox', 're fox-last-trick'],
    ],
    ['the last trick won with a Schwein', { extra: [wonBy(0, ['DA', 'D9', 'DK', 'DK'])], schweine: 0 }, []],
    ['another trick won with a fox', { extra: [wonBy(0, ['DA', 'D9', 'DK', 'DK']), wonBy(1, PLAIN)] }, []],
    ['a hearts trick', { extra: [heartsTrick, wonBy(1, PLAIN)] }, ['re hearts-trick']],
    ['two hearts tricks', { extra: [heartsTrick, heartsTrick] }, ['re hearts-trick', 're hearts-trick']],
    ['hearts with a Dulle', { extra: [wonBy(1, ['HA', 'HT', 'H9', 'HK'])] }, []],
    ['hearts with a jack of hearts', { extra: [wonBy(1, ['HA', 'HJ', 'H9', 'HK'])] }, []],
    ['a Dulle caught by the first', { extra: [wonBy(0, ['HT', 'HT', 'D9', 'DK'])] }, ['re dulle-caught']],
    [
      'a Dulle caught by the second',
      { extra: [wonBy(1, ['HT', 'HT', 'D9', 'DK'])] },
      ['kontra dulle-caught'],
    ],
    ['a Dulle of one’s own party', { extra: [wonBy(0, ['HT', 'D9', 'HT', 'DK'])] }, []],
    ['two Dulles under a Schwein', { extra: [wonBy(3, ['HT', 'HT', 'D9', 'DA'])], schweine: 3 }, []],
    [
      'none in a solo',
      { contract: 'solo-clubs', extra: [heartsTrick, wonBy(0, ['HT', 'HT', 'DA', 'CJ'])] },
      [],
    ],
    ['none in a silent wedding', { contract: 'silent-wedding', extra: [heartsTrick] }, []],
    [
      'none of them without its rule',
      { rules: {}, extra: [heartsTrick, wonBy(0, ['HT', 'HT', 'D9', 'CJ'])] },
      [],
    ],
  ])('by a house rule: %s', (_name, played, expected) => {
    const { lines } = scored({ re: 60, kontra: 60, rules: HOUSE, ...played });
    const extras = lines.filter(({ reason }) => /fox|karlchen|hearts|dulle/.test(reason));
    expect(extras.map(({ party, reason }) => `${party} ${reason}`)).toEqual(expected);
  });

  test.each<[string, WonTrick[], number]>([
    ['nothing more', [], 1],
    ['Karlchen of Re', [wonBy(0, ['CJ', 'D9', 'D9', 'DK'], 6)], 2],
    ['a Karlchen caught by Re', [wonBy(0, ['SQ', 'CJ', 'D9', 'DK'], 9)], 2],
    ['both Karlchen caught by Re', [wonBy(0, ['HT', 'CJ', 'D9', 'CJ'], 14)], 3],
    ['the last trick won with a fox by Kontra', [wonBy(1, ['D9', 'DA', 'DK', 'DT'], 25)], 0],
    ['two hearts tricks of Re', [heartsTrick, heartsTrick], 3],
    ['a Dulle caught by Kontra', [wonBy(1, ['HT', 'HT', 'D9', 'DK'], 24)], 0],
  ])('130:110 without announcements, %s: points of Re', (_name, extra, points) => {
    const taken = (re: boolean) =>
      extra.reduce((sum, { winner, eyes }) => sum + ((winner === 0) === re ? eyes : 0), 0);
    const result = scored({ re: 130 - taken(true), kontra: 110 - taken(false), rules: HOUSE, extra });
    expect(result.eyes).toEqual({ re: 130, kontra: 110 });
    expect(result.scores[0]).toBe(points);
  });

  test('worked example: 130:110, a Karlchen and a Dulle caught by Re, a hearts trick for Kontra', () => {
    const hearts = wonBy(1, ['HK', 'HA', 'H9', 'HK'], 19);
    const dulle = wonBy(0, ['HT', 'HT', 'D9', 'DK'], 24);
    const karlchen = wonBy(0, ['SQ', 'CJ', 'D9', 'DK'], 9);
    const { eyes, scores, lines } = scored({
      re: 130 - 33,
      kontra: 110 - 19,
      rules: HOUSE,
      extra: [hearts, dulle, karlchen],
    });
    expect(eyes).toEqual({ re: 130, kontra: 110 });
    expect(lines.map(({ party, reason }) => `${party} ${reason}`)).toEqual([
      're won',
      'kontra hearts-trick',
      're dulle-caught',
      're karlchen-caught',
    ]);
    expect(scores).toEqual([2, -2, 2, -2]);
  });

  test('worked example: Re and Kontra announced, 130:110, fox and Karlchen for Re, Doppelkopf for Kontra', () => {
    const extra = [doppelkopf, foxOfKontra, karlchen];
    const result = scored({
      re: 130 - 26,
      kontra: 110 - 42,
      saidRe: 're',
      saidKontra: 'kontra',
      extra,
    });
    expect(result.eyes).toEqual({ re: 130, kontra: 110 });
    expect(result.scores).toEqual([6, -6, 6, -6]);
  });
});

describe('switches', () => {
  test.each<[string, Played, number]>([
    ['Re doubles', { re: 130, kontra: 110, saidRe: 're', rules: { announcements: 'double' } }, 2],
    [
      'Re and Kontra double twice',
      { re: 100, kontra: 140, saidRe: 're', saidKontra: 'kontra', rules: { announcements: 'double' } },
      -8,
    ],
    ['a Bock hand counts double', { re: 130, kontra: 110, multiplier: 2 }, 2],
  ])('%s', (_name, played, points) => {
    expect(scored(played).scores[0]).toBe(points);
  });
});
