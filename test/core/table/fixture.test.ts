import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readTable } from '../../../src/app/tableReading.ts';
import { DDV, PRESETS } from '../../../src/core/rules/ruleSet.ts';
import { SEATS } from '../../../src/core/seat.ts';
import type { TableAction } from '../../../src/core/table/action.ts';
import { waitingFor } from '../../../src/core/table/clock.ts';
import type { FixtureSeat } from '../../../src/core/table/fixture.ts';
import { LOBBY_LIFETIME } from '../../../src/core/table/settings.ts';
import type { ScoreSheet } from '../../../src/core/table/sheet.ts';
import { finishedHandView, tableView } from '../../../src/core/view/tableView.ts';
import { kept, leagueLobby, PEOPLE, person, Sitting, typesOf } from './sitting.ts';

const COMPUTER: FixtureSeat = { kind: 'computer' };
const ROUND = 'd5'.repeat(32);

const names = (sitting: Sitting) =>
  sitting.state.chairs.map((chair) =>
    chair === null ? null : chair.kind === 'person' ? chair.person.id : 'computer',
  );

const started = (given: Parameters<typeof leagueLobby>[0] = {}): Sitting => {
  const sitting = leagueLobby({ people: 4, ...given });
  sitting.take({ do: 'start', by: 'anna' });
  return sitting;
};

const paused = (given: Parameters<typeof leagueLobby>[0]): Sitting => {
  const sitting = started(given);
  sitting.take({ do: 'pause', by: 'anna' });
  return sitting;
};

const between = (given: Parameters<typeof leagueLobby>[0]): Sitting => {
  const sitting = started(given);
  sitting.nextDeadline();
  return sitting.playHand();
};

describe('a league’s table', () => {
  test('seats whoever opens it on the chair that is kept for them, and computers on theirs', () => {
    const sitting = leagueLobby({ host: 'cleo', seats: [kept('anna'), COMPUTER, kept('cleo'), COMPUTER] });
    expect(names(sitting)).toEqual([null, 'computer', 'cleo', 'computer']);
    expect(sitting.state.host).toBe('cleo');
  });

  test('may be opened by somebody who does not play; the first who sits down is host then', () => {
    const sitting = leagueLobby({ host: 'leader' });
    expect(names(sitting)).toEqual([null, null, null, null]);
    sitting.take({ do: 'join', by: person('ben') });
    expect(sitting.state.host).toBe('ben');
    expect(names(sitting)).toEqual([null, 'ben', null, null]);
  });

  test('has its own chair for each, in whatever order they come', () => {
    const sitting = leagueLobby({ host: 'dora' });
    for (const id of ['cleo', 'anna', 'ben']) sitting.take({ do: 'join', by: person(id) });
    expect(names(sitting)).toEqual(PEOPLE.slice(0, 4));
  });

  test('turns away everybody else, and says for whom the chairs are kept', () => {
    const sitting = leagueLobby({ seats: [kept('anna'), kept('ben'), COMPUTER, kept('dora')] });
    const people = ['anna', 'ben', 'dora'].map(person);
    expect(sitting.refuse({ do: 'join', by: person('emil') })).toEqual({ code: 'reserved', people });
    expect(sitting.refuse({ do: 'join', by: person('emil'), chair: 1 })).toEqual({
      code: 'reserved',
      people: [person('ben')],
    });
    expect(sitting.refuse({ do: 'join', by: person('ben'), chair: 2 })).toEqual({
      code: 'reserved',
      people: [],
    });
  });

  test.each([
    ['rules', { do: 'set-rules', by: 'anna', rules: PRESETS.kitchen, seen: DDV, moderator: true }],
    ['length', { do: 'set-length', by: 'anna', length: { kind: 'open' }, moderator: true }],
    ['computers, one more', { do: 'add-computer', by: 'anna', level: 'club', seats: 'one' }],
    ['computers, one less', { do: 'remove-computer', by: 'anna' }],
  ] as const)('has what the league settled: %s', (_what, action) => {
    const sitting = leagueLobby({ seats: [kept('anna'), COMPUTER, kept('cleo'), kept('dora')] });
    expect(sitting.refuse(action)).toEqual({ code: 'league-rules' });
  });

  test('has four chairs', () => {
    const { fixture, place, settings } = leagueLobby().state;
    if (!fixture) throw new Error('No fixture');
    const open = { do: 'open', table: 'u', place, settings, host: person('anna'), fixture } as const;
    const refuse = (action: TableAction) => new Sitting().refuse(action);
    expect(refuse({ ...open, chairs: 5, computers: 0 })).toEqual({ code: 'bad-settings' });
    expect(refuse({ ...open, chairs: 4, computers: 1 })).toEqual({ code: 'bad-settings' });
  });

  test('starts by button once all four are there', () => {
    const sitting = leagueLobby({ people: 3 });
    expect(sitting.refuse({ do: 'start', by: 'anna' })).toEqual({ code: 'chairs-empty', empty: 1 });
    sitting.take({ do: 'join', by: person('dora') });
    expect(typesOf(sitting.take({ do: 'start', by: 'dora' }))).toContain('session-started');
  });

  test('waits a day for those drawn, also where somebody comes and goes', () => {
    const sitting = leagueLobby();
    expect(typesOf(sitting.take({ do: 'leave', by: 'anna' }))).toEqual(['seat-left']);
    sitting.take({ do: 'join', by: person('anna') });
    expect(typesOf(sitting.wait(LOBBY_LIFETIME))).toEqual(['table-ended']);
  });

  test('of computers only starts and plays on by itself', () => {
    const sitting = leagueLobby({ host: 'leader', seats: [COMPUTER, COMPUTER, COMPUTER, COMPUTER] });
    expect(sitting.state.phase).toBe('playing');
    sitting.playHand();
    expect(typesOf(sitting.nextDeadline())).toContain('deal-sealed');
  });

  test.each([
    ['live', 'in the lobby', leagueLobby],
    ['none', 'in the lobby', leagueLobby],
    ['slow', 'in a session', started],
    ['none', 'in a session', started],
    ['none', 'in a session that is paused', paused],
    ['none', 'between two hands', between],
  ] as const)('goes on by itself, pace %s, once computers play for all four: %s', (pace, _when, begin) => {
    const sitting = begin({ people: 4, pace, hands: 2 });
    for (const chair of SEATS) sitting.take({ do: 'reseat', chair, seat: COMPUTER });
    const before = sitting.at;
    for (let hand = 0; hand < 2 && sitting.state.phase !== 'ended'; hand++) {
      if (sitting.state.phase !== 'playing') sitting.nextDeadline();
      sitting.playHand();
    }
    expect(sitting.state).toMatchObject({ phase: 'ended', reason: 'played-out' });
    expect(sitting.at - before).toBeLessThan(60_000);
  });
});

describe('a substitute', () => {
  test('named in the lobby has the chair kept; whoever sat there gets up', () => {
    const sitting = leagueLobby({ people: 2 });
    expect(typesOf(sitting.take({ do: 'reseat', chair: 0, seat: kept('emil') }))).toEqual([
      'reseated',
      'seat-left',
      'host-passed',
    ]);
    expect(sitting.state.host).toBe('ben');
    expect(sitting.refuse({ do: 'join', by: person('anna') })).toMatchObject({ code: 'reserved' });
    sitting.take({ do: 'join', by: person('emil') });
    expect(names(sitting)).toEqual(['emil', 'ben', null, null]);
    expect(tableView(sitting.state).fixture?.named).toEqual(['emil']);
  });

  test('named in a session takes over; a computer plays until then, whatever the hand', () => {
    const sitting = started();
    expect(typesOf(sitting.take({ do: 'reseat', chair: 1, seat: kept('emil') }))).toEqual([
      'reseated',
      'seat-left',
    ]);
    expect(names(sitting)).toEqual(['anna', 'computer', 'cleo', 'dora']);
    expect(sitting.refuse({ do: 'join', by: person('ben') })).toMatchObject({ code: 'reserved' });
    sitting.take({ do: 'join', by: person('emil'), chair: 1 });
    expect(names(sitting)).toEqual(['anna', 'emil', 'cleo', 'dora']);
    expect(sitting.state.insiders).toEqual(['anna', 'ben', 'cleo', 'dora', 'emil']);
  });

  test('is taken back: the one who was drawn sits down again', () => {
    const sitting = started();
    sitting.take({ do: 'reseat', chair: 1, seat: kept('emil') });
    sitting.take({ do: 'join', by: person('emil') });
    sitting.take({ do: 'reseat', chair: 1, seat: kept('ben') });
    sitting.take({ do: 'join', by: person('ben') });
    expect(names(sitting)).toEqual(PEOPLE.slice(0, 4));
  });

  test('may be a computer, in the lobby and in a session, and gives way to a person', () => {
    const sitting = leagueLobby({ people: 2 });
    sitting.take({ do: 'reseat', chair: 1, seat: COMPUTER });
    sitting.take({ do: 'reseat', chair: 2, seat: COMPUTER });
    sitting.take({ do: 'reseat', chair: 3, seat: COMPUTER });
    expect(names(sitting)).toEqual(['anna', 'computer', 'computer', 'computer']);
    sitting.take({ do: 'reseat', chair: 3, seat: kept('dora') });
    expect(names(sitting)).toEqual(['anna', 'computer', 'computer', null]);
    sitting.take({ do: 'join', by: person('dora') });
    sitting.take({ do: 'start', by: 'dora' });
    sitting.take({ do: 'reseat', chair: 1, seat: kept('ben') });
    sitting.take({ do: 'join', by: person('ben') });
    expect(names(sitting)).toEqual(['anna', 'ben', 'computer', 'dora']);
  });

  test.each([
    ['as their league wants it', { level: 'expert' }, 'expert'],
    ['as computers usually do, where it says nothing', {}, 'club'],
  ] as const)(
    'that are computers play %s, and so do those for whoever is gone or away',
    (_case, given, level) => {
      const levels = ({ state }: Sitting) =>
        state.chairs.map((chair) => (chair?.kind === 'computer' ? chair.level : null));
      const sitting = leagueLobby({
        ...given,
        seats: [kept('anna'), kept('ben'), kept('cleo'), COMPUTER],
        people: 3,
      });
      expect(levels(sitting)).toEqual([null, null, null, level]);
      sitting.take({ do: 'reseat', chair: 2, seat: COMPUTER });
      sitting.take({ do: 'start', by: 'anna' });
      sitting.take({ do: 'reseat', chair: 1, seat: COMPUTER });
      expect(levels(sitting)).toEqual([null, level, level, level]);
      const turnOfAnna = () => readTable(sitting.state, 0).computerTurn();
      while (sitting.state.phase !== 'playing' || waitingFor(sitting.state)?.seat !== 0) {
        if (sitting.state.phase === 'playing') sitting.step();
        else sitting.nextDeadline();
      }
      while (waitingFor(sitting.state)?.by === 'person') sitting.nextDeadline();
      expect(turnOfAnna()).toMatchObject({ seat: 0, level });
    },
  );

  test('does not end a table where nobody else sits', () => {
    const sitting = started({ seats: [kept('anna'), COMPUTER, COMPUTER, COMPUTER], people: 1 });
    sitting.take({ do: 'reseat', chair: 0, seat: kept('emil') });
    expect(sitting.state.phase).not.toBe('ended');
    sitting.take({ do: 'join', by: person('emil') });
    expect(sitting.state.host).toBe('emil');
  });

  test('named twice changes nothing; who has a chair already gets no second one', () => {
    const sitting = leagueLobby();
    sitting.take({ do: 'reseat', chair: 1, seat: kept('emil') });
    expect(sitting.take({ do: 'reseat', chair: 1, seat: kept('emil') })).toEqual([]);
    expect(sitting.refuse({ do: 'reseat', chair: 2, seat: kept('emil') })).toEqual({
      code: 'already-seated',
      chair: 1,
    });
  });
});

/** What is dealt at a table: by number of the deal, whose seat gets which cards. */
const dealsAt = (sitting: Sitting) =>
  sitting.events.flatMap((event) =>
    event.type === 'hand-event' && event.event.type === 'dealt' ? [event.event] : [],
  );

describe('a duplicate round', () => {
  test('deals the same cards to the same chairs by the same dealers, whatever is played', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (mine, other) => {
        const played = [mine, other].map((seed) => {
          const sitting = started({ dealsFrom: ROUND, hands: 3, dealer: seed, salt: `${seed} ` });
          let drawn = seed;
          const random = () => {
            drawn = (drawn * 1_103_515_245 + 12_345) % 2 ** 31;
            return drawn / 2 ** 31;
          };
          for (let hand = 1; hand <= 3; hand++) {
            sitting.playHand(random);
            if (sitting.state.phase === 'between')
              sitting.take({ do: 'next-hand', by: 'ben', hand: hand + 1 });
          }
          return sitting;
        });
        const [here, there] = played.map((sitting) => [
          dealsAt(sitting),
          sitting.events.flatMap((event) => (event.type === 'deal-sealed' ? [{ ...event, at: 0 }] : [])),
        ]);
        expect(here?.[0]).toHaveLength(3);
        expect(here).toEqual(there);
      }),
      { numRuns: 15 },
    );
  });

  test('is not cut; the chairs deal in turn', () => {
    const sitting = started({ dealsFrom: ROUND, hands: 5 });
    const dealers: number[] = [];
    while (sitting.state.phase === 'playing') {
      dealers.push(sitting.state.deal.dealer);
      expect(sitting.state.deal.cut).toBeNull();
      sitting.playHand();
      if (sitting.now?.phase === 'between') sitting.nextDeadline();
    }
    expect(dealers).toEqual([0, 1, 2, 3, 0]);
  });

  test('goes on with the next deal where an earlier table stopped', () => {
    const whole = started({ dealsFrom: ROUND, hands: 4 });
    for (let hand = 1; hand <= 3; hand++) {
      whole.playHand();
      whole.take({ do: 'next-hand', by: 'anna', hand: hand + 1 });
    }
    const rest = started({ dealsFrom: ROUND, hands: 4, before: { deals: 3, sheet: [] } });
    expect(dealsAt(rest)[0]).toEqual(dealsAt(whole)[3]);
  });

  test('deals other cards each time, and other ones than another round', () => {
    const first = started({ dealsFrom: ROUND, hands: 2 });
    first.playHand().take({ do: 'next-hand', by: 'anna', hand: 2 });
    const other = started({ dealsFrom: 'd6'.repeat(32) });
    const [one, two] = dealsAt(first);
    expect(one?.hands).not.toEqual(two?.hands);
    expect(one?.hands).not.toEqual(dealsAt(other)[0]?.hands);
  });

  test('shows neither seed nor the hands of others until the round is over', () => {
    const sitting = started({ dealsFrom: ROUND, hands: 1 }).playHand();
    const concealed = tableView(sitting.state);
    expect(concealed.concealed).toBe(true);
    expect(concealed.previous?.deal.seed).toBeNull();
    expect(concealed.previous?.hand).toMatchObject({ phase: 'over', dealt: null });
    expect(finishedHandView(sitting.state, 1)?.hand?.dealt).toBeNull();
    expect(typesOf(sitting.take({ do: 'disclose' }))).toEqual(['disclosed']);
    const open = tableView(sitting.state);
    expect(open.concealed).toBe(false);
    expect(open.previous?.deal.seed).toMatch(/^[0-9a-f]{64}$/);
    expect(open.previous?.hand?.dealt).toHaveLength(4);
    expect(sitting.take({ do: 'disclose' })).toEqual([]);
  });

  test('is not disclosed while its table goes on', () => {
    expect(started({ dealsFrom: ROUND }).refuse({ do: 'disclose' })).toMatchObject({ code: 'wrong-phase' });
  });
});

describe('a table that goes on where another stopped', () => {
  const row = { contract: 'normal', winner: 're', value: 1, playedBy: [], multiplier: 1, bock: [] } as const;
  const before: ScoreSheet = [
    { ...row, hand: 1, dealer: 1, scores: [1, 1, -1, -1], solo: null },
    { ...row, hand: 2, dealer: 2, scores: [3, -1, -1, -1], solo: { chair: 0, kind: 'voluntary' } },
    { ...row, hand: 3, dealer: 2, scores: [-1, 3, -1, -1], solo: { chair: 1, kind: 'forced' } },
  ];

  test('has the next dealer, the next number, and the solos that are still owed', () => {
    const rules = { ...DDV, mandatorySolos: true };
    const sitting = started({ rules, hands: 8, dealer: 0, before: { deals: 3, sheet: before } });
    const view = tableView(sitting.state);
    expect(view.owedSolos).toEqual([0, 2, 3]);
    expect(view.present?.deal).toMatchObject({ dealer: 3, number: 4 });
    expect(view.sheet).toEqual([]);
  });

  test('plays what is left', () => {
    const sitting = started({ hands: 4, before: { deals: 3, sheet: before.slice(1) } });
    for (const number of [4, 5]) {
      if (sitting.now?.phase === 'between') sitting.take({ do: 'next-hand', by: 'anna', hand: number });
      sitting.nextDeadline();
      expect(sitting.playing.deal.number).toBe(number);
      sitting.playHand();
    }
    expect(sitting.state).toMatchObject({ phase: 'ended', reason: 'played-out' });
  });

  test('has lost the deal of a duplicate round that was broken off: everybody has seen some of it', () => {
    const sitting = started({ dealsFrom: ROUND, hands: 4, before: { deals: 3, sheet: before.slice(0, 2) } });
    sitting.playHand();
    expect(sitting.state).toMatchObject({ phase: 'ended', reason: 'played-out' });
  });
});
