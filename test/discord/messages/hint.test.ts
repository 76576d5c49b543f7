import { describe, expect, test } from 'vitest';
import type { Analysis } from '../../../src/app/coach/analyst.ts';
import { hintMessage } from '../../../src/discord/messages/coach/hintMessage.ts';
import { handPanel } from '../../../src/discord/messages/panels.ts';
import { textOf } from '../../../src/discord/messages/parts.ts';
import { readerIn } from '../../../src/discord/messages/reader.ts';
import { tableMessages } from '../../../src/discord/messages/tableMessages.ts';
import { LANGUAGES, type Language } from '../../../src/texts/languages.ts';
import { ANALYSES } from './support/analyses.ts';
import { faultsOf } from './support/limits.ts';
import { readersIn } from './support/readers.ts';
import { renderPayload } from './support/render.ts';
import { ANNA, BEN, CLEO, DORA, TestTable } from './support/testTable.ts';

const withHints = (): TestTable => new TestTable(3).open({ hints: true }).join(BEN, CLEO, DORA);
const inPlay = (): TestTable => withHints().start().cut(7).healthy();

const IN_THE_INQUIRY = ['healthy', 'a solo'];

/** Anna leads in play; she is the first to declare, too. */
const anna = (name: string) => {
  const table = IN_THE_INQUIRY.includes(name) ? withHints().start().cut(7) : inPlay();
  const player = table.reading.player(ANNA.id);
  if (!player) throw new Error('Anna plays');
  return player;
};

describe.each(LANGUAGES)('a hint in %s', (language) => {
  const reader = readerIn(language);

  test('says what to do and why', async () => {
    const pages = Object.entries(ANALYSES).map(
      ([name, analysis]) => `=== ${name}\n${renderPayload(hintMessage(anna(name), analysis, reader))}\n`,
    );
    await expect(pages.join('\n')).toMatchFileSnapshot(`../../golden/coach/hint-${language}.txt`);
  });

  test.each(Object.entries(ANALYSES))('keeps to the limits: %s', (name, analysis) => {
    expect(faultsOf(hintMessage(anna(name), analysis, reader))).toEqual([]);
  });
});

describe('a hint about announcements alone', () => {
  const said = (table: TestTable, announcements: Analysis['announcements']): string => {
    const { turn, state } = table;
    const chair = state.phase === 'playing' ? state.chairs[state.deal.lineup[turn]] : null;
    const player = chair?.kind === 'person' ? table.reading.player(chair.person.id) : null;
    if (!player) throw new Error('Somebody is to play');
    return textOf(hintMessage(player, { moves: [], announcements, deals: 200 }, readerIn('en')));
  };
  const calls = ANALYSES['no reason to announce']?.announcements ?? [];

  /** The first time that whose turn it is can play so few cards. */
  const withCards = (fits: (cards: number) => boolean): TestTable => {
    const table = inPlay();
    while (!fits(table.legal().filter((move) => move.do === 'play').length)) table.playCards(1);
    return table;
  };

  test('says which card is the only one, where it is one’s turn', () => {
    expect(
      said(
        withCards((cards) => cards === 1),
        calls,
      ),
    ).toMatch(/is the only card that you can play/);
    expect(
      said(
        withCards((cards) => cards > 1),
        calls,
      ),
    ).not.toMatch(/only card/);
  });

  test.each<[string, Analysis['announcements'], RegExp]>([
    ['silence is as good', calls, /no reason to announce \*\*Kontra\*\* now\.\nYour side wins .* in 45%/],
    [
      'the call is as good',
      calls.toReversed(),
      /You may announce \*\*Kontra\*\* or leave it.*\nYour side wins .* in 45%/,
    ],
  ])('gives the figure also where %s', (_case, announcements, sentence) => {
    expect(said(inPlay(), announcements)).toMatch(sentence);
  });
});

describe('a table with hints', () => {
  test.each(LANGUAGES)('says so everywhere, in %s', async (language: Language) => {
    const lobby = withHints();
    const over = inPlay().act({ do: 'take-hint', by: ANNA.id }).playOut();
    const pages = [lobby, inPlay(), over].flatMap(({ reading }) =>
      tableMessages(reading, readersIn(language))
        .filter(({ key }) => /^(lobby|deal-1|result-1)$/.test(key))
        .map(({ key, payload }) => `=== ${key}\n${textOf(payload)}\n`),
    );
    await expect(pages.join('\n')).toMatchFileSnapshot(`../../golden/coach/table-${language}.txt`);
  });

  test('tells how many were taken in the result by direct message, too', () => {
    const resultFor = (table: TestTable): string =>
      textOf(handPanel(table.playOut().reading, BEN.id, readerIn('en')));
    expect(resultFor(inPlay().act({ do: 'take-hint', by: ANNA.id }))).toContain('💡 Hints taken: Anna 1');
    expect(resultFor(inPlay())).toContain('💡 Nobody took a hint.');
    const plain = new TestTable(3).open().join(BEN, CLEO, DORA).start().cut(7).healthy();
    expect(resultFor(plain)).not.toContain('💡');
  });

  const hintButton = (table: TestTable, person: string): string | undefined =>
    renderPayload(handPanel(table.reading, person, readerIn('en'))).match(/\[Hint[^\]]*\]/)?.[0];

  test('offers them under the cards, to be pressed where there is something to decide', () => {
    const table = inPlay();
    expect(hintButton(table, ANNA.id)).toBe('[Hint]');
    table.act({ do: 'pause', by: BEN.id });
    expect(hintButton(table, ANNA.id)).toBe('[Hint off]');
    const plain = new TestTable(3).open().join(BEN, CLEO, DORA).start().cut(7).healthy();
    expect(hintButton(plain, ANNA.id)).toBeUndefined();
  });
});
