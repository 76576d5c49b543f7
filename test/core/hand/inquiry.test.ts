import { describe, expect, test } from 'vitest';
import { decideHand } from '../../../src/core/hand/hand.ts';
import { type HandState, turnOf } from '../../../src/core/hand/state.ts';
import type { RuleSet } from '../../../src/core/rules/ruleSet.ts';
import { NO_THROW_IN } from '../../../src/core/rules/throwIn.ts';
import type { Seat } from '../../../src/core/seat.ts';
import { seatView } from '../../../src/core/view/seatView.ts';
import { dealWith } from '../../support/deals.ts';
import { allHealthy, given, inPlay, parseAction, when } from '../../support/script.ts';

/** Seat 2 holds both queens of clubs. */
const HANDS = dealWith({ 0: 'HT', 2: 'CQ CQ' });

const declared = (state: HandState, ...reserving: readonly Seat[]): HandState =>
  ([0, 1, 2, 3] as const).reduce<HandState>(
    (now, seat) => when(now, `${seat} declare ${reserving.includes(seat) ? 'reservation' : 'healthy'}`),
    state,
  );

const refused = (state: HandState, action: string): string | null => {
  const decided = decideHand(state, parseAction(action));
  return decided.ok ? null : decided.error.code;
};

describe('declaring', () => {
  test.each(['0 play HT', '0 name wedding', '0 take true', '0 pass HT HT CA'])(
    'is all that can be done: %s is not',
    (action) => {
      expect(refused(given(HANDS), action)).toBe('not-allowed');
    },
  );

  test('begins with forehand and goes round', () => {
    const state = given(HANDS);
    expect(turnOf(state)).toBe(0);
    expect(turnOf(when(state, '0 declare healthy'))).toBe(1);
  });

  test('who has nothing to name can only be healthy', () => {
    const state = given(HANDS, { rules: { solos: [] } });
    expect(refused(state, '0 declare reservation')).toBe('no-reservation');
    const atTwo = when(state, '0 declare healthy', '1 declare healthy');
    expect(refused(atTwo, '2 declare reservation')).toBeNull();
  });

  test('everybody healthy is a normal game', () => {
    const state = inPlay(allHealthy(given(dealWith({ 0: 'CQ', 2: 'CQ' }))));
    expect(state).toMatchObject({ contract: 'normal', parties: ['re', 'kontra', 're', 'kontra'] });
    expect(turnOf(state)).toBe(0);
  });

  test('both queens and healthy is a silent wedding, which looks like a normal game to everybody', () => {
    const state = inPlay(allHealthy(given(HANDS)));
    expect(state).toMatchObject({
      contract: 'silent-wedding',
      parties: ['kontra', 'kontra', 're', 'kontra'],
    });
    expect(([0, 1, 2, 3] as const).map((seat) => seatView(state, seat).contract)).toEqual(
      Array(4).fill('normal'),
    );
    expect(state.known).toEqual([null, null, null, null]);
  });
});

describe('naming', () => {
  test.each<[string, Seat[], string[], string, number]>([
    ['a wedding alone', [2], ['2 name wedding'], 'wedding', 0],
    ['a solo ends it at once', [0, 2], ['0 name solo-jacks'], 'solo-jacks', 0],
    ['a later solo outranks a wedding', [2, 3], ['2 name wedding', '3 name solo-clubs'], 'solo-clubs', 0],
    ['of two solos the earlier', [1, 3], ['1 name solo-hearts'], 'solo-hearts', 0],
  ])('%s', (_name, reserving, names, contract, leader) => {
    const state = inPlay(when(declared(given(HANDS), ...reserving), ...names));
    expect(state.contract).toBe(contract);
    expect(state.trick.leader).toBe(leader);
  });

  test('a named solo is one against three, and everybody knows', () => {
    const state = inPlay(when(declared(given(HANDS), 1, 2), '1 name solo-hearts'));
    expect(state).toMatchObject({
      soloist: 1,
      parties: ['kontra', 're', 'kontra', 'kontra'],
      known: ['kontra', 're', 'kontra', 'kontra'],
    });
  });

  test('a name of lower rank after the first changes nothing', () => {
    const asked = when(declared(given(HANDS, { owesSolo: [2] }), 0, 2), '0 name solo-jacks');
    expect(inPlay(when(asked, '2 name wedding'))).toMatchObject({ contract: 'solo-jacks', soloist: 0 });
  });

  test('who could not outrank the name is asked all the same where a later seat could', () => {
    const asked = when(declared(given(HANDS, { owesSolo: [2] }), 0, 1, 2), '0 name solo-jacks');
    expect(turnOf(asked)).toBe(1);
    expect(turnOf(when(asked, '1 name solo-clubs'))).toBe(2);
  });

  test('of two poverties the earlier stands', () => {
    const hands = dealWith({
      1: 'DK D9 CJ CA CA CT CT CK CK SA SA ST',
      3: 'DK D9 CJ C9 C9 ST SK SK S9 S9 HA HA',
    });
    const state = declared(given(hands, { rules: { poverty: true } }), 1, 3);
    expect(when(state, '1 name poverty', '3 name poverty')).toMatchObject({ phase: 'take', poor: 1 });
  });

  test('what was not named stays secret', () => {
    const state = when(declared(given(HANDS), 0, 2), '0 name solo-jacks');
    expect(state.names).toEqual(['solo-jacks', null, null, null]);
  });

  test('a mandatory solo outranks an earlier solo, and its soloist leads', () => {
    const asked = when(declared(given(HANDS, { owesSolo: [2] }), 0, 2), '0 name solo-jacks');
    expect(asked.phase).toBe('name');
    const state = inPlay(when(asked, '2 name solo-queens'));
    expect(state).toMatchObject({ contract: 'solo-queens', soloist: 2, trick: { leader: 2 } });
  });

  test.each<[Partial<RuleSet>, readonly Seat[], number]>([
    [{}, [], 0],
    [{ soloLead: 'soloist' }, [], 2],
    [{ soloLead: 'forehand' }, [2], 2],
  ])('with %o, a solo owed by %o: seat 2, the soloist, makes seat %i lead', (rules, owesSolo, leader) => {
    const state = when(declared(given(HANDS, { rules, owesSolo }), 2), '2 name solo-jacks');
    expect(inPlay(state).trick.leader).toBe(leader);
  });

  test('who leads in a solo changes no other contract', () => {
    const state = when(declared(given(HANDS, { rules: { soloLead: 'soloist' } }), 2), '2 name wedding');
    expect(inPlay(state).trick.leader).toBe(0);
  });

  test('only the solos of the rules can be named', () => {
    const state = declared(given(HANDS, { rules: { solos: ['koehler'] } }), 0);
    expect(refused(state, '0 name solo-clubs')).toBe('no-reservation');
    const play = inPlay(when(state, '0 name solo-koehler'));
    expect(play.order.trumps.join(' ')).toBe('CK SK HK DK CQ SQ HQ DQ CJ SJ HJ DJ');
  });

  test('a solo is not asked on for somebody who owes none', () => {
    const state = when(declared(given(HANDS, { owesSolo: [3] }), 0, 2), '0 name solo-jacks');
    expect(state.phase).toBe('play');
  });

  test('a forced solo has no inquiry and its soloist leads', () => {
    const state = given(HANDS, { owesSolo: [1, 2], forcedSolo: 1 });
    expect(state).toMatchObject({ phase: 'name', turn: 1 });
    expect(refused(state, '1 name wedding')).toBe('no-reservation');
    expect(inPlay(when(state, '1 name solo-clubs'))).toMatchObject({ soloist: 1, trick: { leader: 1 } });
  });

  test('who is forced can name solos only', () => {
    const state = given(HANDS, { forcedSolo: 2 });
    expect(refused(state, '2 name wedding')).toBe('no-reservation');
    expect(refused(state, '2 name solo-jacks')).toBeNull();
  });

  test('who is forced leads, whether or not the record says that the solo is owed', () => {
    const state = when(given(HANDS, { forcedSolo: 2 }), '2 name solo-clubs');
    expect(inPlay(state)).toMatchObject({ soloist: 2, trick: { leader: 2 } });
  });

  test.each<[string, string]>([
    ['1 name solo-clubs', 'not-your-turn'],
    ['0 name wedding', 'no-reservation'],
    ['0 name poverty', 'no-reservation'],
    ['0 name throw-in', 'no-reservation'],
    ['0 play HT', 'not-allowed'],
    ['0 declare healthy', 'not-allowed'],
    ['0 announce re', 'announcement-not-allowed'],
  ])('%s: %s', (action, code) => {
    expect(refused(declared(given(HANDS), 0, 2), action)).toBe(code);
  });
});

describe('a throw-in', () => {
  const rules = { throwIn: { ...NO_THROW_IN, nines: 5, kings: null } };
  const FIVE_NINES = dealWith({ 0: 'C9 C9 S9 S9 H9', 1: 'H9 D9 D9' });

  test('voids the hand', () => {
    const state = when(declared(given(FIVE_NINES, { rules }), 0), '0 name throw-in');
    expect(state).toMatchObject({ phase: 'over', thrownIn: true });
    expect(state.phase === 'over' && state.result).toEqual({
      contract: 'thrown-in',
      tricks: [],
      winner: null,
      value: 0,
      scores: [0, 0, 0, 0],
    });
  });

  test('needs its nines', () => {
    const state = declared(given(FIVE_NINES, { rules }), 1);
    expect(refused(state, '1 name throw-in')).toBe('no-reservation');
  });
});

describe('a poverty', () => {
  const rules = { poverty: true };
  /** Seat 1 has the king and nine of diamonds and the jack of clubs, and no other trump. */
  const POOR = dealWith({ 0: 'HT HT CQ', 1: 'DK D9 CJ CA CA CT CT CK CK SA SA ST' });
  const named = () => when(declared(given(POOR, { rules }), 1), '1 name poverty');

  test('asks the others from the poor player’s left', () => {
    expect(named()).toMatchObject({ phase: 'take', poor: 1, turn: 2 });
    expect(when(named(), '2 take false')).toMatchObject({ turn: 3 });
  });

  test('that nobody takes is thrown in', () => {
    const state = when(named(), '2 take false', '3 take false', '0 take false');
    expect(state).toMatchObject({ phase: 'over', result: { contract: 'thrown-in' } });
  });

  test('waits for an answer, then for cards, and for nothing else', () => {
    for (const action of ['2 play CQ', '2 declare healthy', '2 pass CQ CQ CA']) {
      expect(refused(named(), action)).toBe('not-allowed');
    }
    const taken = when(named(), '2 take true');
    for (const action of ['1 play DK', '1 take true', '1 name poverty']) {
      expect(refused(taken, action)).toBe('not-allowed');
    }
  });

  test('passes three cards, all trumps among them', () => {
    const taken = when(named(), '2 take false', '3 take false', '0 take true');
    expect(taken).toMatchObject({ phase: 'pass', turn: 1 });
    expect(refused(taken, '1 pass DK D9 CA')).toBe('not-allowed');
    expect(refused(taken, '1 pass DK D9')).toBe('not-allowed');
    expect(refused(taken, '1 pass DK D9 CJ CA')).toBe('not-allowed');
    expect(refused(taken, '1 pass DK DK CJ')).toBe('not-in-hand');
    expect(refused(taken, '0 pass HT HT CQ')).toBe('not-your-turn');
    expect(refused(taken, '1 pass CJ D9 DK')).toBeNull();
  });

  test('is played by the two as Re, forehand leading', () => {
    const state = inPlay(
      when(named(), '2 take false', '3 take false', '0 take true', '1 pass DK D9 CJ', '0 pass D9 DK CQ'),
    );
    expect(state).toMatchObject({
      contract: 'poverty',
      parties: ['re', 're', 'kontra', 'kontra'],
      known: ['re', 're', 'kontra', 'kontra'],
      trick: { leader: 0 },
    });
    expect(state.cards.map((hand) => hand.length)).toEqual([12, 12, 12, 12]);
    expect(state.cards[0]).toContain('CJ');
  });

  test('shows the cards on their way to the two who exchange them, and to nobody else', () => {
    const state = when(named(), '2 take false', '3 take false', '0 take true', '1 pass DK D9 CJ');
    expect(state.phase).toBe('pass');
    const passes = (seat: Seat) => seatView(state, seat).actions.filter((action) => action.do === 'pass');
    for (const seat of [0, 1] as const) {
      expect(passes(seat)).toEqual([{ seat: 1, do: 'pass', cards: ['DK', 'D9', 'CJ'] }]);
    }
    for (const seat of [2, 3] as const) expect(passes(seat)).toEqual([{ seat: 1, do: 'pass' }]);
  });

  test('tells the table only how many trumps came back', () => {
    const state = when(
      when(named(), '2 take false', '3 take false', '0 take true'),
      '1 pass DK D9 CJ',
      '0 pass D9 DK CQ',
    );
    const passes = (seat: Seat) => seatView(state, seat).actions.filter((action) => action.do === 'pass');
    expect(passes(2)).toEqual([
      { seat: 1, do: 'pass' },
      { seat: 0, do: 'pass', trumps: 3 },
    ]);
    expect(passes(0)).toEqual([
      { seat: 1, do: 'pass', cards: ['DK', 'D9', 'CJ'] },
      { seat: 0, do: 'pass', cards: ['D9', 'DK', 'CQ'] },
    ]);
    expect(passes(1)).toEqual(passes(0));
  });
});

describe('a poverty that voids the hand', () => {
  const rules = { poverty: 'redeal' as const };
  const POOR = dealWith({ 1: 'DK D9 CJ CA CA CT CT CK CK SA SA ST', 2: 'CQ CQ' });

  test('is void as soon as it stands, and nobody is asked', () => {
    const state = when(declared(given(POOR, { rules: { ...rules, solos: [] } }), 1), '1 name poverty');
    expect(state).toMatchObject({ phase: 'over', result: { contract: 'thrown-in', scores: [0, 0, 0, 0] } });
  });

  test('outranks a wedding and is outranked by a solo', () => {
    const three = when(declared(given(POOR, { rules }), 1, 2, 3), '1 name poverty', '2 name wedding');
    expect(when(three, '3 name solo-jacks')).toMatchObject({ contract: 'solo-jacks' });
    const two = when(declared(given(POOR, { rules }), 1, 2), '1 name poverty', '2 name wedding');
    expect(two).toMatchObject({ result: { contract: 'thrown-in' } });
  });
});

describe('a poverty in which foxes do not count', () => {
  const rules = { poverty: true, povertyFoxesCount: false };
  /** Seat 1 has both foxes beside three trumps. */
  const POOR = dealWith({ 1: 'DA DA DK D9 CJ CA CA CT CT CK CK SA', 2: 'HT HT' });
  const taken = (named = POOR) => when(declared(given(named, { rules }), 1), '1 name poverty', '2 take true');

  test('cannot be named where they do', () => {
    const state = declared(given(POOR, { rules: { poverty: true } }), 1);
    expect(refused(state, '1 name poverty')).toBe('no-reservation');
  });

  test('foxes need not be passed, the other trumps have to', () => {
    expect(refused(taken(), '1 pass DA DK D9')).toBe('not-allowed');
    expect(refused(taken(), '1 pass CJ DK D9')).toBeNull();
  });

  test('foxes may be passed, and count among the trumps that come back', () => {
    const one = taken(dealWith({ 1: 'DA DA CJ CA CA CT CT CK CK SA SA ST', 2: 'HT HT' }));
    const state = when(one, '1 pass CJ DA CA', '2 pass DA CJ CA');
    expect(seatView(state, 3).actions.at(-1)).toEqual({ seat: 2, do: 'pass', trumps: 2 });
  });
});
