import { describe, expect, test } from 'vitest';
import type { EntryTrouble } from '../../../src/app/enteredHands.ts';
import type { OpenEntry } from '../../../src/app/entries.ts';
import { type BookedHand, GUEST } from '../../../src/app/ledger.ts';
import { PRESETS, type RuleSet, SOLOS } from '../../../src/core/rules/ruleSet.ts';
import {
  type Draft,
  NEW_DRAFT,
  withContract,
  withExtras,
  withEyes,
  withMultiplier,
  withRe,
  withSaid,
  withTrickless,
} from '../../../src/core/score/draft.ts';
import { EXTRA_REASONS } from '../../../src/core/score/result.ts';
import { perSeat } from '../../../src/core/seat.ts';
import type { MessagePayload } from '../../../src/discord/messages/desired.ts';
import { message } from '../../../src/discord/messages/parts.ts';
import { type Reader, readerIn } from '../../../src/discord/messages/reader.ts';
import { parseExtras, parseSaid, parseSeats, saidWord } from '../../../src/discord/scores/choices.ts';
import { correctionButtons } from '../../../src/discord/scores/correctionButtons.ts';
import { enteredMessage } from '../../../src/discord/scores/enteredMessage.ts';
import { entryPanel } from '../../../src/discord/scores/entryPanel.ts';
import { entryTroubleText } from '../../../src/discord/scores/entryTrouble.ts';
import { LANGUAGES } from '../../../src/texts/languages.ts';
import { textsFor } from '../../../src/texts/texts.ts';
import { AWKWARD, bookedHand } from '../messages/support/books.ts';
import { faultsOf } from '../messages/support/limits.ts';
import { renderPayload } from '../messages/support/render.ts';
import { ANNA, BEN, CLEO } from '../messages/support/testTable.ts';

const PLAYERS: OpenEntry['players'] = [
  { player: ANNA.id, name: ANNA.name },
  { player: BEN.id, name: BEN.name },
  { player: CLEO.id, name: CLEO.name },
  { player: GUEST, name: 'Guest' },
];

const open = (draft: Draft, given: Partial<OpenEntry> = {}): OpenEntry => ({
  id: 'k3f9',
  guildId: 'club',
  channelId: 'channel',
  owner: ANNA.id,
  openedAt: 1,
  rules: PRESETS.kitchen,
  players: PLAYERS,
  draft,
  replaces: null,
  ...given,
});

const CHOSEN = withEyes(withRe(NEW_DRAFT, [0, 2]), 160);
const SAID = withSaid(CHOSEN, 're', { call: true, steps: 1 });
const FULL = withMultiplier(withExtras(SAID, 're', { fox: 2, karlchen: 1 }), 2);
const SOLO = withTrickless(withRe(withContract(FULL, 'solo-queens'), [1]), 'kontra');
const ALL_ON: RuleSet = {
  ...PRESETS.rhenish,
  solos: SOLOS,
  karlchenCaught: true,
  foxLastTrick: true,
  heartsTrick: true,
  dulleCaught: true,
};

type Shown = Readonly<Record<string, (reader: Reader) => MessagePayload>>;

const PANELS: Shown = {
  'nothing chosen': ({ t }) => entryPanel(open(NEW_DRAFT), 'hand', t),
  'without card points': ({ t }) => entryPanel(open(withRe(NEW_DRAFT, [1, 3])), 'hand', t),
  'parties and card points': ({ t }) => entryPanel(open(CHOSEN), 'hand', t),
  'announcements and extra points': ({ t }) => entryPanel(open(FULL), 'points', t),
  'all rules': ({ t }) => entryPanel(open(FULL, { rules: ALL_ON }), 'points', t),
  'a solo': ({ t }) => entryPanel(open(SOLO, { rules: ALL_ON }), 'hand', t),
  'a solo, its announcements': ({ t }) => entryPanel(open(SOLO), 'points', t),
  'a correction': ({ t }) => entryPanel(open(FULL, { replaces: 'k3f9-12' }), 'hand', t),
  'what cannot be': ({ t }) => entryPanel(open(withExtras(CHOSEN, 'kontra', { doppelkopf: 3 })), 'points', t),
  'difficult names': ({ t }) =>
    entryPanel(
      open(FULL, { players: perSeat((seat) => ({ player: String(seat), name: AWKWARD[seat] ?? '' })) }),
      'hand',
      t,
    ),
};

const STRUCK = { by: BEN.id, at: Date.UTC(2026, 10, 30, 13) };

/** A booked hand with the same result as the draft `FULL`. */
const hand = (given: Parameters<typeof bookedHand>[0] = {}): BookedHand => {
  const made = bookedHand({ id: 'k3f9', re: [0, 2], points: 14, enteredBy: ANNA.id, ...given });
  const seats: BookedHand['seats'] = perSeat((seat) => ({ ...made.seats[seat], ...PLAYERS[seat] }));
  return { ...made, rules: PRESETS.kitchen, seats };
};

const booked = (draft: Draft, given: Partial<BookedHand> = {}) => {
  const { id, guildId, channelId, rules } = open(draft);
  return { entry: { id, guildId, channelId, rules, draft }, hand: hand(given) };
};

const BEFORE = hand({ id: 'old11111', points: 4, struck: STRUCK, replacedBy: 'k3f9' });
const AFTER = hand({ id: 'new22222', points: -3 });

const TOLD: Shown = {
  entered: ({ t }) => enteredMessage({ ...booked(FULL), before: null, after: null }, t),
  struck: ({ t }) => enteredMessage({ ...booked(FULL, { struck: STRUCK }), before: null, after: null }, t),
  corrected: ({ t }) =>
    enteredMessage(
      { ...booked(FULL, { table: 'k3f9', replaces: 'old11111' }), before: BEFORE, after: null },
      t,
    ),
  replaced: ({ t }) =>
    enteredMessage(
      { ...booked(FULL, { struck: STRUCK, replacedBy: 'new22222' }), before: null, after: AFTER },
      t,
    ),
  'entered by somebody who left': ({ t }) =>
    enteredMessage({ ...booked(FULL, { enteredBy: 'former:2' }), before: null, after: null }, t),
};

const TROUBLES: readonly EntryTrouble[] = [
  { code: 'missing', what: 're' },
  { code: 'missing', what: 'eyes' },
  { code: 'contract-not-played', contract: 'poverty' },
  { code: 're-players', least: 2, most: 2 },
  { code: 'eyes-out-of-range' },
  { code: 'trickless-with-eyes', party: 're' },
  { code: 'tricks-without-eyes', party: 'kontra' },
  { code: 'steps-out-of-range', party: 're' },
  { code: 'steps-without-call', party: 'kontra' },
  { code: 'extras-in-solo' },
  { code: 'extra-not-played', reason: 'hearts-trick' },
  { code: 'trickless-with-extras', party: 're' },
  { code: 'too-many-extras', reasons: ['fox', 'fox-last-trick'], most: 2 },
  { code: 'two-last-tricks' },
  { code: 'doppelkopf-needs-eyes', party: 'kontra' },
  { code: 'multiplier-out-of-range' },
];

const REFUSED: Shown = {
  troubles: ({ t }) => message(TROUBLES.map((trouble) => entryTroubleText(trouble, t))),
};

const ALL: Readonly<Record<string, Shown>> = { panel: PANELS, told: TOLD, trouble: REFUSED };

describe.each(LANGUAGES)('in %s', (language) => {
  const reader = readerIn(language);

  test.each(Object.entries(ALL))('%s', async (name, shown) => {
    const pages = Object.entries(shown).map(
      ([title, make]) => `=== ${title}\n${renderPayload(make(reader))}\n`,
    );
    await expect(pages.join('\n')).toMatchFileSnapshot(`../../golden/scores/${name}-${language}.txt`);
  });

  test.each(Object.values(ALL).flatMap((shown) => Object.entries(shown)))(
    '%s keeps to the limits',
    (_title, make) => {
      expect(faultsOf(make(reader))).toEqual([]);
    },
  );
});

describe('choices', () => {
  test.each(['none', 'call', 'no90', 'no60', 'no30', 'schwarz'])('%s is written as it is read', (word) => {
    const said = parseSaid(word);
    expect(said && saidWord(said)).toBe(word);
  });

  test('take nothing that nobody offered', () => {
    expect(parseSaid('no45')).toBeNull();
    expect(parseExtras(['fox.1', 'unicorn.1'])).toEqual({ fox: 1 });
    expect(parseSeats(['0', '7', 'x', '3'])).toEqual([0, 3]);
  });

  test('count extra points, whichever of them is chosen', () => {
    expect(parseExtras(['fox.2', 'doppelkopf.1', 'doppelkopf.4'])).toEqual({ fox: 1, doppelkopf: 2 });
    expect(parseExtras(EXTRA_REASONS.map((reason) => `${reason}.1`))).toEqual(
      Object.fromEntries(EXTRA_REASONS.map((reason) => [reason, 1])),
    );
  });
});

describe('the buttons under a booked hand', () => {
  const labels = (given: Partial<BookedHand>): readonly string[] =>
    correctionButtons(hand(given), textsFor('en')).map((shown) =>
      'label' in shown ? (shown.label ?? '') : '',
    );

  test.each<[string, Partial<BookedHand>, readonly string[]]>([
    ['one that counts', {}, ['Correct', 'Strike']],
    ['one that is struck', { struck: STRUCK }, ['Restore']],
    ['one that was replaced', { struck: STRUCK, replacedBy: 'new22222' }, ['Restore']],
    ['one that was thrown in', { contract: 'thrown-in' }, []],
    ['one whose round is not over', { concealed: true }, []],
  ])('of %s', (_which, given, expected) => {
    expect(labels(given)).toEqual(expected);
  });
});
