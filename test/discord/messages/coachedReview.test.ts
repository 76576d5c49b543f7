import { describe, expect, test } from 'vitest';
import type { Mark } from '../../../src/app/coach/marks.ts';
import type { ChairNumber } from '../../../src/core/table/chairs.ts';
import type { Coached } from '../../../src/discord/messages/coach/reviewMarks.ts';
import { textOf } from '../../../src/discord/messages/parts.ts';
import { readerIn } from '../../../src/discord/messages/reader.ts';
import { reviewPanel } from '../../../src/discord/messages/reviewPanel.ts';
import { LANGUAGES } from '../../../src/texts/languages.ts';
import { faultsOf } from './support/limits.ts';
import { ENGLISH } from './support/readers.ts';
import { renderPayload } from './support/render.ts';
import { SCENES } from './support/scenes.ts';
import { EMIL, PEOPLE, TestTable } from './support/testTable.ts';

const over = () => SCENES.result!().reading;

/** The card that was played to a trick by its leader, with the seat. */
function lead(trick: number): Pick<Mark, 'seat' | 'trick' | 'made'> {
  const result = over().finishedHand(1)?.hand?.result;
  const won = result && result.contract !== 'thrown-in' ? result.tricks[trick - 1] : undefined;
  if (!won?.cards[0]) throw new Error('The hand is over');
  return { seat: won.leader, trick, made: { do: 'play', card: won.cards[0] } };
}

const card = { do: 'play', card: 'HT' } as const;

/** A mark for every way in which one is told. */
const OWN: Readonly<Record<string, Omit<Mark, 'standIn'>>> = {
  'own card': {
    ...lead(2),
    better: card,
    loss: 1.84,
    reason: { ground: 'own-takes', better: 0.78, worse: 0.31 },
  },
  party: { ...lead(3), better: card, loss: 0.71, reason: { ground: 'party-takes', better: 0.9, worse: 0.4 } },
  wins: { ...lead(4), better: card, loss: 2, reason: { ground: 'wins', better: 0.62, worse: 0.41 } },
  eyes: { ...lead(5), better: card, loss: 0.5, reason: { ground: 'eyes', better: 139.4, worse: 121 } },
  extras: { ...lead(6), better: card, loss: 0.66, reason: { ground: 'extras', better: 0.4, worse: -0.3 } },
  'certain trick': {
    ...lead(2),
    better: card,
    loss: 1,
    reason: { ground: 'own-takes', better: 1, worse: 0 },
  },
  'certain for the party': {
    ...lead(3),
    better: card,
    loss: 1,
    reason: { ground: 'party-takes', better: 1, worse: 0 },
  },
  'more extras': {
    ...lead(6),
    better: card,
    loss: 0.6,
    reason: { ground: 'extras', better: 0.8, worse: 0.2 },
  },
  'fewer extras lost': {
    ...lead(6),
    better: card,
    loss: 0.9,
    reason: { ground: 'extras', better: -1, worse: -1.9 },
  },
  points: { ...lead(7), better: card, loss: 0.58, reason: { ground: 'points', better: 1, worse: 0.42 } },
  announced: {
    seat: 0,
    trick: 1,
    made: { do: 'announce', value: 're' },
    better: null,
    loss: 1.2,
    reason: { ground: 'call', better: 0.36, worse: 0.36 },
  },
  silent: {
    seat: 1,
    trick: 1,
    made: null,
    better: { do: 'announce', value: 'kontra' },
    loss: 0.9,
    reason: { ground: 'call', better: 0.81, worse: 0.81 },
  },
  step: {
    seat: 2,
    trick: 1,
    made: { do: 'announce', value: 'no60' },
    better: { do: 'announce', value: 'no90' },
    loss: 0.8,
    reason: { ground: 'step', better: 0.4, worse: 0.4 },
  },
  inquiry: {
    seat: 3,
    trick: null,
    made: { do: 'declare', value: 'healthy' },
    better: { do: 'name', value: 'solo-jacks' },
    loss: 3.1,
    reason: { ground: 'wins', better: 0.74, worse: 0.55 },
  },
};

const MARKS: Readonly<Record<string, Mark>> = {
  ...Object.fromEntries(Object.entries(OWN).map(([name, mark]) => [name, { ...mark, standIn: false }])),
  'stand-in': {
    ...lead(4),
    standIn: true,
    better: card,
    loss: 2,
    reason: { ground: 'wins', better: 0.62, worse: 0.41 },
  },
};

describe.each(LANGUAGES)('a review in %s', (language) => {
  const reader = readerIn(language);
  const shown = (page: number | 'overview', coached: Coached): string =>
    renderPayload(reviewPanel(over(), 1, page, reader, coached));

  test('tells what cost most and why', async () => {
    const pages = [
      ['thinking', shown('overview', 'thinking')],
      ['nothing', shown('overview', [])],
      ...Object.entries(MARKS).map(([name, mark]) => [
        name,
        textOf(reviewPanel(over(), 1, 'overview', reader, [mark])),
      ]),
      ['trick 2', shown(2, Object.values(MARKS))],
      ['trick 1', shown(1, Object.values(MARKS))],
      ['trick 4', shown(4, [MARKS['stand-in'] as Mark])],
      ['trick 2, thinking', shown(2, 'thinking')],
    ].map(([name, text]) => `=== ${name}\n${text}\n`);
    await expect(pages.join('\n')).toMatchFileSnapshot(`../../golden/coach/review-${language}.txt`);
  });

  test('keeps to the limits with the longest names', () => {
    const [host, ...others] = PEOPLE.map(({ id }) => ({ id, name: '*_`|~<@#>[]('.repeat(4) }));
    const table = new TestTable(4)
      .open({}, 0, host)
      .join(...others)
      .start()
      .cut(null)
      .healthy()
      .playOut();
    const marks = Object.values(MARKS).map((mark) => ({ ...mark, trick: 2 }));
    for (const page of ['overview', 2] as const) {
      expect(faultsOf(reviewPanel(table.reading, 1, page, reader, marks.slice(0, 3)))).toEqual([]);
    }
  });
});

describe('a review', () => {
  const drawn = (page: number | 'overview', coached: Coached): string =>
    renderPayload(reviewPanel(over(), 1, page, ENGLISH, coached));

  test('marks a card in the picture and in the text of its own trick alone', () => {
    const marks = Object.values(MARKS);
    expect(drawn(2, marks)).toContain('💡 −1.8');
    expect(drawn(2, marks)).toMatch(/drawn: .*"−1\.8"/);
    expect(drawn(8, marks)).toBe(drawn(8, null));
    expect(drawn(8, marks)).not.toContain('💡');
  });

  test('never takes a computer for the person whose seat it held', () => {
    const { 'stand-in': mark } = MARKS as { readonly 'stand-in': Mark };
    expect(drawn(4, [mark])).toContain('💡 🤖 −2.0');
    expect(drawn(4, [mark])).toMatch(/drawn: .*"🤖 −2\.0"/);
    expect(drawn('overview', [mark])).toMatch(/Trick 4 · 🤖 for \S+:/);
    expect(drawn('overview', [{ ...mark, standIn: false }])).not.toContain('🤖');
  });

  test('reproaches nobody with what another did in the seat that is theirs now', () => {
    const table = SCENES.result!();
    const mark: Mark = { ...(MARKS['stand-in'] as Mark), standIn: false };
    const chair = table.reading.finishedHand(1)?.deal.lineup[mark.seat] as ChairNumber;
    const player = table.reading.table.chairs[chair];
    if (player?.kind !== 'person') throw new Error('A person played');
    const seen = (page: number | 'overview'): string =>
      renderPayload(reviewPanel(table.reading, 1, page, ENGLISH, [mark]));
    expect(seen('overview')).toContain('💡');
    table.act({ do: 'leave', by: player.person.id });
    for (const page of ['overview', 4] as const) expect(seen(page)).not.toContain('💡');
    table.act({ do: 'join', by: EMIL, chair });
    for (const page of ['overview', 4] as const) expect(seen(page)).not.toContain('💡');
  });

  test('is what it was before where the coach could not think', () => {
    expect(drawn('overview', null)).not.toContain('💡');
  });
});
