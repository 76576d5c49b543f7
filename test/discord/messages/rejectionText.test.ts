import { describe, expect, test } from 'vitest';
import type { Card } from '../../../src/core/card.ts';
import type { Seat } from '../../../src/core/seat.ts';
import type { Move, TableAction } from '../../../src/core/table/action.ts';
import type { CustomId } from '../../../src/discord/customId.ts';
import { rejectionText } from '../../../src/discord/messages/rejectionText.ts';
import { handsWith, NORMAL_HANDS } from './support/hands.ts';
import { ENGLISH } from './support/readers.ts';
import { SCENES } from './support/scenes.ts';
import { ANNA, BEN, CLEO, DORA, keptFor, PEOPLE, TestTable } from './support/testTable.ts';

const OUTSIDER = '100000000000000009';

/** Hands in which Anna can lead ♣A and Ben has clubs, spades and trump. */
const HANDS = handsWith({
  0: ['CA', 'SA', 'HA', 'CQ'],
  1: ['C9', 'CK', 'ST', 'DQ'],
  2: ['CT', 'CQ'],
  3: ['CA'],
});

const seated = (): TestTable => new TestTable(3, new Map([[1, HANDS]])).open().join(BEN, CLEO, DORA);
const cutting = (): TestTable => seated().start();
const inquiry = (): TestTable => cutting().cut();
const playing = (): TestTable => inquiry().healthy();
const lead = (card: Card): TestTable => playing().move(0, { do: 'play', card });
const between = (): TestTable => playing().playOut();
const ended = (): TestTable => seated().act({ do: 'close', by: ANNA.id, moderator: false });

/** A click on a button for a move, offered when so many cards were played. */
const clicked = (move: Exclude<Move, { do: 'pass' }>, played = 0, hand = 1): CustomId => ({
  table: 'k3f9',
  do: 'move',
  move,
  token: { hand, played },
});

const moved = (seat: Seat, move: Move, played = 0, hand = 1): TableAction => ({
  do: 'move',
  by: PEOPLE[seat].id,
  move,
  token: { hand, played },
});

const play = (card: Card): Extract<Move, { do: 'play' }> => ({ do: 'play', card });
const HEALTHY = { do: 'declare', value: 'healthy' } as const;

/** The answer to an action that is refused. */
function answer(table: TestTable, action: TableAction, click: CustomId | null = null): string {
  const decided = table.attempt(action);
  if (decided.ok) throw new Error('It was taken');
  const by = 'by' in action ? action.by : '';
  return rejectionText(decided.error, table.reading, typeof by === 'string' ? by : by.id, click, ENGLISH);
}

/** Moments are relative; what matters is that there is one. */
const withoutMoment = (text: string): string => text.replace(/<t:\d+:R>/g, '<time>');

describe('a move that is not taken', () => {
  test('cards that a poor player cannot pass', () => {
    const token = { hand: 1, played: 0 };
    const cards = ['CA', 'CT', 'CK'] as const;
    const table = SCENES['poverty-passing']!();
    const pass = { do: 'move', by: ANNA.id, move: { do: 'pass', cards }, token } as const;
    expect(answer(table, pass, { table: 'k3f9', do: 'pass', token })).toBe(
      'Those three cannot go: everything marked “has to go” has to be among them. Choose again.',
    );
  });

  const cases: readonly [string, TestTable, TableAction, CustomId | null, string][] = [
    [
      'side suit not followed',
      lead('CA'),
      moved(1, play('ST')),
      clicked(play('ST')),
      'Clubs was led, and you have it: play ♣9, ♣K.',
    ],
    [
      'trump not followed',
      lead('CQ'),
      moved(1, play('ST')),
      clicked(play('ST')),
      'Trump was led, and you have trump: play ',
    ],
    [
      'out of turn',
      lead('CA'),
      moved(2, play('CT')),
      clicked(play('CT')),
      'It is Ben’s turn (their time runs out <time>); your move comes after.',
    ],
    [
      'the same card twice',
      lead('CA'),
      moved(0, play('CA')),
      clicked(play('CA')),
      'Your card in trick 1 is already played (♣A); it is Ben’s turn.',
    ],
    [
      'another card for the same trick',
      lead('CA'),
      moved(0, play('SA')),
      clicked(play('SA')),
      'Your card in trick 1 is already played (♣A); it is Ben’s turn.',
    ],
    [
      'a second answer',
      inquiry().healthy(1),
      moved(0, HEALTHY),
      clicked(HEALTHY),
      'You already answered; it is Ben’s turn.',
    ],
    [
      'a button of an earlier hand',
      between().nextHand().cut(),
      moved(0, play('CA'), 3),
      clicked(play('CA'), 3),
      'That button belonged to hand 1; it is Ben’s turn.',
    ],
    [
      'after the hand',
      between(),
      moved(0, play('CA'), 3),
      clicked(play('CA'), 3),
      'That button belonged to hand 1; the next hand has not been dealt yet.',
    ],
    [
      'while paused',
      lead('CA').act({ do: 'pause', by: CLEO.id }),
      moved(1, play('CK')),
      clicked(play('CK')),
      'The table is paused by Cleo; **Menu** → **Resume** goes on.',
    ],
    [
      'an announcement too late',
      playing().playCards(12),
      moved(0, { do: 'announce', value: 're' }),
      clicked({ do: 'announce', value: 're' }),
      'That can’t be announced (any more).',
    ],
    [
      'by somebody else',
      playing(),
      { ...moved(0, play('CA')), by: OUTSIDER } as TableAction,
      clicked(play('CA')),
      'You do not sit at this table.',
    ],
    [
      'after the end',
      ended(),
      moved(0, play('CA')),
      clicked(play('CA')),
      'This table has ended. **/table create** opens a new one.',
    ],
  ];
  test.each(cases)('%s', (_name, table, action, click, text) => {
    expect(withoutMoment(answer(table, action, click))).toContain(text);
  });
});

describe('an action on the table that is not taken', () => {
  const moderator = false;
  const cases: readonly [string, TestTable, TableAction, string][] = [
    [
      'start too early',
      new TestTable().open().join(BEN),
      { do: 'start', by: ANNA.id },
      '2 seats are still free',
    ],
    ['join twice', seated(), { do: 'join', by: BEN }, 'You already sit at this table, on seat 2.'],
    [
      'join a full lobby',
      seated(),
      { do: 'join', by: { id: OUTSIDER, name: 'Otto' } },
      'All seats are taken.',
    ],
    [
      'join four people',
      playing(),
      { do: 'join', by: { id: OUTSIDER, name: 'Otto' } },
      'People play on all seats.',
    ],
    ['start from outside', seated(), { do: 'start', by: OUTSIDER }, 'You do not sit at this table.'],
    ['cut for another', cutting(), { do: 'cut', by: ANNA.id, cut: 3, hand: 1 }, 'It is Cleo who may cut'],
    ['cut twice', playing(), { do: 'cut', by: CLEO.id, cut: 3, hand: 1 }, 'That is over; it is Anna’s turn.'],
    [
      'close by a guest',
      seated(),
      { do: 'close', by: BEN.id, moderator },
      'Only the host, Anna, and moderators',
    ],
    ['resume what runs', playing(), { do: 'resume', by: ANNA.id }, 'The table is not paused.'],
    [
      'remove oneself',
      playing(),
      { do: 'remove', by: BEN.id, chair: 1, moderator },
      'Nobody else sits there',
    ],
    [
      'vote twice',
      playing().act({ do: 'vote-end', by: BEN.id }),
      { do: 'vote-end', by: BEN.id },
      'Your vote is counted already',
    ],
    [
      'add a fifth',
      seated(),
      { do: 'add-computer', by: ANNA.id, level: 'club', seats: 'one' },
      'All seats are taken.',
    ],
    [
      'start again',
      playing(),
      { do: 'start', by: ANNA.id },
      'The session is running: hand 1 is being played.',
    ],
  ];
  test.each(cases)('%s', (_name, table, action, text) => {
    expect(answer(table, action)).toContain(text);
  });

  test('somebody who saw cards may not choose another seat', () => {
    const table = playing().act({ do: 'leave', by: BEN.id }).act({ do: 'leave', by: CLEO.id });
    expect(answer(table, { do: 'join', by: BEN, chair: 2 })).toBe(
      'You have seen the cards of seat 2 in this hand, so you can only sit there until it is over.',
    );
  });

  const league = (): TestTable => new TestTable(3).openFixture().join(BEN);
  const stranger = { id: OUTSIDER, name: 'Otto*' };
  test.each<[string, TestTable, TableAction, string]>([
    ['sit down uninvited', league(), { do: 'join', by: stranger }, 'kept for Anna, Ben, Cleo, Dora.'],
    ['sit on the chair of another', league(), { do: 'join', by: DORA, chair: 2 }, 'kept for Cleo.'],
    [
      'sit on the chair of a computer',
      new TestTable(3).openFixture({
        seats: [keptFor(ANNA), { kind: 'computer' }, keptFor(CLEO), keptFor(DORA)],
      }),
      { do: 'join', by: DORA, chair: 1 },
      'The league has put a computer on that seat.',
    ],
    [
      'add a computer',
      league(),
      { do: 'add-computer', by: ANNA.id, level: 'club', seats: 'one' },
      'settles its rules, its length',
    ],
    ['start too early', league(), { do: 'start', by: ANNA.id }, '2 players are still missing'],
    [
      'close what the leader has opened',
      new TestTable(3).openFixture({}, stranger),
      { do: 'close', by: ANNA.id, moderator: false },
      `Only the host, <@${OUTSIDER}>, and moderators`,
    ],
    [
      'join what has ended',
      league().act({ do: 'close', by: ANNA.id, moderator: true }),
      { do: 'join', by: CLEO },
      'the league can open again',
    ],
  ])('at a league’s table: %s', (_name, table, action, text) => {
    expect(answer(table, action)).toContain(text);
  });

  test('a table that is unknown', () => {
    expect(rejectionText({ code: 'not-open' }, null, ANNA.id, null, ENGLISH)).toContain('**/table create**');
  });
});

describe('a refusal', () => {
  test('says nothing about what others hold or have kept', () => {
    const deal = (hands: typeof NORMAL_HANDS): TestTable =>
      new TestTable(3, new Map([[1, hands]])).open().join(BEN, CLEO, DORA).start().cut();
    const one = deal(NORMAL_HANDS).move(2, { do: 'declare', value: 'reservation' });
    const [a, b, c, d] = NORMAL_HANDS;
    const other = deal([a, d, b, c]);
    for (const action of [moved(0, play(a[0]!)), { do: 'resume', by: ANNA.id } as const]) {
      expect(answer(one, action)).toBe(answer(other, action));
    }
  });
});
