import { describe, expect, test } from 'vitest';
import { DDV, PRESETS } from '../../../src/core/rules/ruleSet.ts';
import { HAND_AUDIENCES, TABLE_AUDIENCES } from '../../../src/core/table/audience.ts';
import type { TableEvent } from '../../../src/core/table/event.ts';
import { tableOf } from '../../../src/core/table/evolve.ts';
import { tableView } from '../../../src/core/view/tableView.ts';
import { dealtOut, inPlay, leagueLobby, lobby, person, type Sitting, typesOf } from './sitting.ts';

/** Sessions in which, together, everything happens that can. */
function histories(): readonly (readonly TableEvent[])[] {
  const busy = dealtOut({ hands: 1 });
  busy.take(busy.moveOf(3, { do: 'declare', value: 'healthy' }));
  busy.take({ do: 'direct-messages', person: 'anna', open: false });
  for (let misses = 0; misses < 2; ) {
    const turn = busy.turn;
    if (turn === 1) {
      busy.nextDeadline();
      busy.nextDeadline();
      misses += 1;
    }
    busy.step();
  }
  busy.take({ do: 'return', by: 'ben' });
  busy.take({ do: 'remove', by: 'anna', chair: 1, moderator: false });
  busy.take({ do: 'vote-end', by: 'cleo' });
  busy.take({ do: 'pause', by: 'cleo' });
  busy.take({ do: 'resume', by: 'cleo' });
  busy.take(busy.moveOf(3, { do: 'announce', value: announcementOf(busy) }));
  busy.take({ do: 'leave', by: 'anna' });
  busy.take({ do: 'join', by: person('emil') });
  busy.playHand();
  const helped = inPlay({ hints: true });
  helped.take({ do: 'take-hint', by: 'ben' });
  helped.playHand();
  const computers = inPlay({ people: 1, hands: 1 });
  const waiting = inPlay({ absence: 'wait' });
  while (typesOf(waiting.nextDeadline())[0] !== 'overdue');
  const agreeing = lobby();
  agreeing.take({ do: 'set-rules', by: 'anna', rules: PRESETS.kitchen, seen: DDV, moderator: false });
  agreeing.take({ do: 'set-length', by: 'anna', length: { kind: 'open' }, moderator: false });
  agreeing.take({ do: 'set-hints', by: 'anna', hints: true, moderator: false });
  const league = leagueLobby({ hands: 1, people: 4, dealsFrom: 'd5'.repeat(32) });
  league.take({ do: 'reseat', chair: 3, seat: { kind: 'computer' } });
  league.take({ do: 'start', by: 'anna' });
  league.playHand();
  league.take({ do: 'disclose' });
  const alone = dealtOut({ people: 1 }).playHand();
  alone.take({ do: 'look-back', by: 'anna' });
  return [busy, helped, computers, waiting, wedding(), poverty(), agreeing, league, alone].map(
    ({ events }) => events,
  );
}

function announcementOf(sitting: Sitting) {
  const { hand } = sitting.playing;
  return hand.phase === 'play' && hand.parties[3] === 're' ? 're' : 'kontra';
}

/** A session in which somebody names what only some hands allow. */
function withName(
  name: 'wedding' | 'poverty',
  rest: (sitting: Sitting, seat: 0 | 1 | 2 | 3) => void,
): Sitting {
  const rules = { ...inPlay().state.settings.rules, poverty: true, solos: [] };
  for (let salt = 0; salt < 3_000; salt++) {
    const sitting = dealtOut({ rules, hands: 1, salt: `${name} ${salt} ` });
    for (const seat of [1, 2, 3, 0] as const) {
      const reserved = sitting.try(sitting.moveOf(seat, { do: 'declare', value: 'reservation' })).ok;
      if (!reserved) sitting.take(sitting.moveOf(seat, { do: 'declare', value: 'healthy' }));
    }
    while (sitting.state.phase === 'playing' && sitting.playing.hand.phase === 'name') {
      const seat = sitting.turn;
      if (sitting.try(sitting.moveOf(seat, { do: 'name', value: name })).ok) {
        rest(sitting, seat);
        return sitting;
      }
      sitting.step();
    }
  }
  throw new Error(`Nobody had a ${name}`);
}

const wedding = () => withName('wedding', (sitting) => sitting.playHand());

const poverty = () =>
  withName('poverty', (sitting) => {
    if (sitting.state.phase === 'playing' && sitting.playing.hand.phase === 'take') sitting.step();
    sitting.playHand();
  });

let played: readonly (readonly TableEvent[])[] | undefined;

/** Played by the first test that asks, not while tests are collected. */
const historiesPlayed = () => {
  played ??= histories();
  return played;
};

describe('the audience of events', () => {
  test('is stated for everything that happens', () => {
    const happened = new Set(
      historiesPlayed()
        .flat()
        .map((event) => event.type),
    );
    const inHands = new Set(
      historiesPlayed()
        .flat()
        .flatMap((event) => (event.type === 'hand-event' ? [event.event.type] : [])),
    );
    expect(Object.keys(TABLE_AUDIENCES).filter((type) => !happened.has(type as never))).toEqual([]);
    expect([...happened].filter((type) => !(type in TABLE_AUDIENCES))).toEqual([]);
    expect([...inHands].filter((type) => !(type in HAND_AUDIENCES))).toEqual([]);
    expect(Object.keys(HAND_AUDIENCES).filter((type) => !inHands.has(type as never))).toEqual([]);
  });

  test('gets its due: no secret part of an event stands in the view of the table while its hand goes on', () => {
    for (const history of historiesPlayed()) {
      for (let length = 1; length <= history.length; length++) {
        const state = tableOf(history.slice(0, length));
        if (state?.phase !== 'cutting' && state?.phase !== 'playing') continue;
        const view = JSON.stringify(tableView(state));
        expect(view).not.toContain(state.deal.seed);
        if (state.phase === 'playing' && state.hand.phase !== 'over') {
          for (const cards of [...state.hand.dealt, ...state.hand.cards].filter((held) => held.length > 4)) {
            expect(view).not.toContain(JSON.stringify(cards).slice(1, -1));
          }
        }
      }
    }
  });

  test('learns nothing from what is not for everybody: leaving it out leaves the view of the table as it is', () => {
    for (const history of historiesPlayed()) {
      for (const [index, event] of history.entries()) {
        if (TABLE_AUDIENCES[event.type].to === 'everybody') continue;
        const before = tableOf(history.slice(0, index));
        const after = tableOf([event], before);
        expect(after && tableView(after)).toEqual(before && tableView(before));
      }
    }
  });

  test('hears of a silent wedding as of a normal game', () => {
    const secret = HAND_AUDIENCES['play-began'].secret;
    expect(secret).toEqual(['contract', 'soloist', 'parties', 'schweine', 'superschweine']);
    expect(HAND_AUDIENCES.dealt.secret).toEqual(['hands']);
    expect(HAND_AUDIENCES.passed.secret).toEqual(['cards']);
    expect(TABLE_AUDIENCES['deal-sealed'].secret).toEqual(['seed']);
    expect(TABLE_AUDIENCES['hand-event'].secret).toEqual(['event']);
    expect(Object.values(HAND_AUDIENCES).filter(({ to }) => to !== 'everybody')).toEqual([]);
  });

  test('never learns from what the deals of a round follow', () => {
    expect(TABLE_AUDIENCES['table-opened'].secret).toEqual(['fixture']);
    for (const history of historiesPlayed()) {
      for (let length = 1; length <= history.length; length++) {
        const state = tableOf(history.slice(0, length));
        if (!state?.fixture) continue;
        expect(JSON.stringify(tableView(state))).not.toContain(state.fixture.dealsFrom);
      }
    }
  });

  test('is one seat for an early answer: that somebody gave one would tell of a reservation', () => {
    expect(TABLE_AUDIENCES['answered-early']).toEqual({ to: 'seat', secret: [] });
  });
});
