import { describe, expect, test } from 'vitest';
import { type Draft, NEW_DRAFT } from '../../../src/core/score/draft.ts';
import { NOTHING_SAID } from '../../../src/core/score/entry.ts';
import { fairDealMessage } from '../../../src/discord/messages/boards/fairDealMessage.ts';
import { handMessage, sharedHand } from '../../../src/discord/messages/boards/handMessage.ts';
import { historyMessage } from '../../../src/discord/messages/boards/historyMessage.ts';
import {
  leaderboardMessage,
  sharedLeaderboard,
} from '../../../src/discord/messages/boards/leaderboardMessage.ts';
import { periodText } from '../../../src/discord/messages/boards/periodText.ts';
import { sharedStats, statsMessage } from '../../../src/discord/messages/boards/statsMessage.ts';
import type { MessagePayload } from '../../../src/discord/messages/desired.ts';
import { textOf } from '../../../src/discord/messages/parts.ts';
import { type Reader, readerIn } from '../../../src/discord/messages/reader.ts';
import { correctionButtons } from '../../../src/discord/scores/correctionButtons.ts';
import { LANGUAGES } from '../../../src/texts/languages.ts';
import {
  AWKWARD,
  bookedHand,
  enteredHand,
  shownBoard,
  shownHand,
  shownHistory,
  shownStats,
} from './support/books.ts';
import { faultsOf } from './support/limits.ts';
import { ENGLISH } from './support/readers.ts';
import { renderPayload } from './support/render.ts';
import { ANNA, BEN, CLEO, DORA } from './support/testTable.ts';

const STRANGER = '100000000000000009';
const BY = `<@${ANNA.id}>`;

type Shown = Readonly<Record<string, (reader: Reader) => MessagePayload>>;

const NOBODY = { board: { rows: [], players: 0, own: null } };
const MANY = { players: 34, own: DORA.id };

const LEADERBOARDS: Shown = {
  points: (reader) => leaderboardMessage(shownBoard(), reader),
  average: (reader) => leaderboardMessage(shownBoard({ by: 'average' }, { least: 24, rules: 'DDV' }), reader),
  wins: (reader) => leaderboardMessage(shownBoard({ by: 'wins' }), reader),
  rating: (reader) => leaderboardMessage(shownBoard({ by: 'rating' }), reader),
  'a page without the reader': (reader) => leaderboardMessage(shownBoard({ page: 2 }, MANY), reader),
  'a reader who is not listed': (reader) =>
    leaderboardMessage(shownBoard({}, { own: STRANGER, least: 8 }), reader),
  nobody: (reader) => leaderboardMessage(shownBoard({}, { ...NOBODY, least: 24 }), reader),
  'no season': (reader) => leaderboardMessage(shownBoard({ period: 'season' }, { board: null }), reader),
  'shown to all': (reader) => sharedLeaderboard(shownBoard({}, MANY), BY, reader),
  'difficult names': (reader) => leaderboardMessage(shownBoard({}, { names: AWKWARD, players: 5 }), reader),
};

const STATISTICS: Shown = {
  'of oneself': (reader) => statsMessage(shownStats(), reader),
  'by some rules': (reader) => statsMessage(shownStats(undefined, { rules: 'DDV' }), reader),
  'of somebody who has none': (reader) =>
    statsMessage(shownStats(undefined, { stats: null, isOwn: false, name: AWKWARD[0] }), reader),
  'of oneself without any': (reader) => statsMessage(shownStats(undefined, { stats: null }), reader),
  'shown to all': (reader) => sharedStats(shownStats(), BY, reader),
  'difficult names': (reader) => statsMessage(shownStats(AWKWARD), reader),
};

const HISTORIES: Shown = {
  'of a server': (reader) => historyMessage(shownHistory(), reader),
  'of a player': (reader) =>
    historyMessage(shownHistory({ player: BEN.id, page: 2 }, { name: 'Ben', total: 41 }), reader),
  'of a table': (reader) => historyMessage(shownHistory({ table: 'k3f9' }), reader),
  'in direct messages': (reader) =>
    historyMessage(shownHistory({ player: ANNA.id }, { isServer: false }), reader),
  none: (reader) => historyMessage(shownHistory({}, { hands: [], total: 0 }), reader),
  'difficult names': (reader) =>
    historyMessage(
      shownHistory({}, { hands: [bookedHand({ id: 'k3f9-5', table: 'k3f9', re: [1], points: 4 }, AWKWARD)] }),
      reader,
    ),
};

const STRUCK = { by: BEN.id, at: Date.UTC(2026, 10, 30, 13) };
const DRAFT: Draft = {
  ...NEW_DRAFT,
  re: [0, 1],
  reEyes: 125,
  said: { re: { call: true, steps: 0 }, kontra: NOTHING_SAID },
};
const DEAL = { seed: '5eed'.repeat(16), commitment: 'c0de'.repeat(16), cut: 7 };

const HANDS: Shown = {
  played: (reader) => handMessage(shownHand('result'), 'hand', reader),
  'four hands': (reader) => handMessage(shownHand('result'), 'overview', reader),
  'a trick': (reader) => handMessage(shownHand('result'), 3, reader),
  'a solo, struck': (reader) => handMessage(shownHand('solo', { struck: STRUCK }), 'hand', reader),
  entered: (reader) => handMessage({ ...enteredHand(), entered: DRAFT }, 'hand', reader),
  'entered, as the books alone tell': (reader) => handMessage(enteredHand(), 'hand', reader),
  'entered in place of a played one, for who may correct it': (reader) => {
    const shown = enteredHand({ table: 'k3f9', replaces: 'k3f9-1' });
    const corrections = correctionButtons(shown.booked, reader.t);
    return handMessage({ ...shown, entered: DRAFT, corrections }, 'hand', reader);
  },
  'entered in place of another': (reader) =>
    handMessage(enteredHand({ replaces: 'wrong111' }), 'hand', reader),
  'struck and replaced': (reader) =>
    handMessage(enteredHand({ struck: STRUCK, replacedBy: 'entered2' }), 'hand', reader),
  concealed: (reader) => handMessage(shownHand('result', { concealed: true }), 'overview', reader),
  'shown to all': (reader) => sharedHand(shownHand('result'), BY, reader),
  'difficult names': (reader) =>
    handMessage(enteredHand({ contract: 'solo-jacks', soloist: 0 }, AWKWARD), 'hand', reader),
  fair: ({ t }) => fairDealMessage(DEAL, null, t),
  'unfair seed': ({ t }) => fairDealMessage({ ...DEAL, cut: null }, 'wrong-commitment', t),
  'unfair cards': ({ t }) => fairDealMessage(DEAL, 'wrong-hands', t),
};

const ALL: Readonly<Record<string, Shown>> = {
  leaderboard: LEADERBOARDS,
  stats: STATISTICS,
  history: HISTORIES,
  hand: HANDS,
};

describe.each(LANGUAGES)('in %s', (language) => {
  const reader = readerIn(language);

  test.each(Object.entries(ALL))('%s', async (name, shown) => {
    const pages = Object.entries(shown).map(
      ([title, make]) => `=== ${title}\n${renderPayload(make(reader))}\n`,
    );
    await expect(pages.join('\n')).toMatchFileSnapshot(`../../golden/boards/${name}-${language}.txt`);
  });

  test.each(Object.values(ALL).flatMap((shown) => Object.entries(shown)))(
    '%s keeps to the limits',
    (_title, make) => {
      expect(faultsOf(make(reader))).toEqual([]);
    },
  );

  test('full pages of difficult names keep to the limits', () => {
    const names = AWKWARD.slice(0, 4);
    const hands = Array.from({ length: 10 }, (_, index) =>
      bookedHand(
        {
          id: `abcdefgh-9${index}`,
          table: 'abcdefgh',
          contract: 'solo-koehler',
          re: [index % 4],
          points: -12_345,
          enteredBy: BEN.id,
          struck: STRUCK,
          replacedBy: 'abcdefgh',
        },
        names,
      ),
    );
    const history = historyMessage(
      shownHistory({ player: ANNA.id, table: 'abcdefgh', page: 4_000 }, { hands, total: 99_000 }),
      reader,
    );
    expect(faultsOf(history)).toEqual([]);
    // Nothing was left out for lack of room.
    expect(textOf(history).match(/abcdefgh-9\d/g)).toHaveLength(10);
    const board = leaderboardMessage(shownBoard({ page: 2, by: 'wins' }, { names, ...MANY }), reader);
    expect(faultsOf(board)).toEqual([]);
    for (const scene of ['result', 'solo', 'thrown-in', 'bock-hand', 'schweine-played', 'wedding-decided']) {
      for (const page of ['hand', 'overview', 1, 12] as const) {
        expect(faultsOf(handMessage(shownHand(scene, {}, names), page, reader)), scene).toEqual([]);
      }
    }
  });
});

test('whoever reads text only is shown no picture', () => {
  const reader = readerIn('en', { look: null });
  const made = [leaderboardMessage(shownBoard(), reader), statsMessage(shownStats(), reader)];
  for (const { pictures = [] } of made) expect(pictures).toEqual([]);
});

describe('a hand', () => {
  test('names those who played it, whoever sits there now', () => {
    const shown = handMessage(shownHand('result', {}, ['Xaver', 'Yann', 'Zoe', 'Wim']), 1, ENGLISH);
    const text = renderPayload(shown);
    for (const name of ['Xaver', 'Yann', 'Zoe', 'Wim']) expect(text).toContain(name);
    for (const { name } of [ANNA, BEN, CLEO, DORA]) expect(text).not.toContain(name);
  });

  test.each(['hand', 'overview', 1] as const)(
    'of a match day that goes on shows nothing on its page %s',
    (page) => {
      const open = shownHand('result');
      const text = renderPayload(
        handMessage({ ...open, booked: { ...open.booked, concealed: true } }, page, ENGLISH),
      );
      expect(text).not.toMatch(/[♣♠♥♦]|Re\b|Kontra|wins|game point|hand-record|hand-deal|hand-share/);
    },
  );
});

test('a history tells nothing of a concealed hand but when and by whom it was played', () => {
  const conceal = (points: number, re: readonly number[]) =>
    renderPayload(
      historyMessage(
        shownHistory(
          {},
          { hands: [bookedHand({ id: 'k3f9-1', table: 'k3f9', concealed: true, points, re })], total: 1 },
        ),
        ENGLISH,
      ),
    );
  expect(conceal(9, [2])).toBe(conceal(-1, [0, 1]));
  expect(conceal(0, [])).toBe(conceal(4, [3]));
});

describe('a period in words', () => {
  const season = { name: '*Liga*', season: 3 };
  test.each([
    ['today', 'en', 'November 30, 2026'],
    ['today', 'de', '30. November 2026'],
    ['month', 'hu', '2026. november'],
    ['month', 'hr', 'studeni 2026.'],
    ['season', 'en', '\\*Liga\\*, season 3'],
    ['all', 'de', 'Seit Beginn'],
  ] as const)('%s in %s', (period, language, text) => {
    expect(periodText(period, { day: '2026-11-30', season }, readerIn(language))).toBe(text);
  });
});
