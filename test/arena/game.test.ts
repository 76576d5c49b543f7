import { describe, expect, test } from 'vitest';
import { ArenaError } from '../../src/arena/arenaError.ts';
import type { ArenaPlayer } from '../../src/arena/arenaPlayer.ts';
import { factsOf } from '../../src/arena/facts.ts';
import { playGame } from '../../src/arena/game.ts';
import { Stopwatch } from '../../src/arena/stopwatch.ts';
import type { HandSetup } from '../../src/core/hand/event.ts';
import { DDV, type RuleSet } from '../../src/core/rules/ruleSet.ts';
import { perSeat, type Seat } from '../../src/core/seat.ts';
import type { SeatView } from '../../src/core/view/seatView.ts';
import type { PlayerMove } from '../../src/players/player.ts';
import { dealWith } from '../support/deals.ts';
import { playing } from './arenas.ts';

/** The first legal thing but announcements and reservations. */
function quiet(view: SeatView): PlayerMove | null {
  if (view.turn !== view.seat) return null;
  const first = view.legal.find((action) => action.do !== 'announce') ?? view.legal[0];
  return first && first.do !== 'pass' ? first : null;
}

/** The lowest thing that may be announced now. */
const announced = (view: SeatView): PlayerMove | null => {
  const [first] = view.legal.flatMap((action) => (action.do === 'announce' ? [action] : []));
  return first ?? null;
};

const setupOf = (named: Partial<Record<Seat, string>>, given: Partial<HandSetup> = {}): HandSetup => ({
  rules: DDV,
  dealer: 3,
  hands: dealWith(named),
  owesSolo: [],
  forcedSolo: null,
  multiplier: 1,
  ...given,
});

const watches = perSeat(() => new Stopwatch());

/** Plays with somebody special on one seat among quiet players. */
const played = (setup: HandSetup, seat: Seat, special: ArenaPlayer) =>
  playGame(
    setup,
    { players: perSeat((other) => (other === seat ? special : playing(quiet))), watches },
    'x 7',
  );

const RE = { 0: 'CQ HT HT DA DA', 2: 'CQ' };

describe('announcements', () => {
  test('of a seat in its turn are made before its card, and counted with their party', async () => {
    const special = playing((view) => announced(view) ?? quiet(view));
    const facts = factsOf(await played(setupOf(RE), 0, special));
    expect(facts).toMatchObject({
      contract: 'normal',
      parties: ['re', 'kontra', 're', 'kontra'],
      soloist: null,
    });
    // It says everything it may at its first card: Re, then all steps at once.
    expect(facts.announcements.map(({ seat, value, late }) => [seat, value, late])).toEqual([
      [0, 're', false],
      [0, 'no90', false],
      [0, 'no60', false],
      [0, 'no30', false],
      [0, 'schwarz', false],
    ]);
  });

  test('of whoever speaks out of turn are asked for before every card, and may be late replies', async () => {
    const asked: number[] = [];
    const decide = (view: SeatView): PlayerMove | null => {
      asked.push(view.actions.length);
      // With ten cards only as a reply.
      return (view.cards.length === 10 ? announced(view) : null) ?? quiet(view);
    };
    const said = (view: SeatView) => view.actions.some((action) => action.do === 'announce');
    const sayer = playing((view) => {
      return (view.cards.length === 11 && !said(view) ? announced(view) : null) ?? quiet(view);
    });
    const players = perSeat((seat) =>
      seat === 1 ? playing(decide, { speaksOutOfTurn: true }) : seat === 0 ? sayer : playing(quiet),
    );
    const game = await playGame(setupOf(RE), { players, watches }, 'x 7');
    expect(factsOf(game).announcements.map(({ seat, value, late }) => [seat, value, late])).toEqual([
      [0, 're', false],
      [1, 'kontra', true],
    ]);
    // Out of its turn it was asked in the first trick, while it could have announced.
    expect(asked.length).toBeGreaterThan(13);
  });

  test('nobody is asked out of turn who has nothing to announce, or does not want to be', async () => {
    const special = playing((view) => {
      expect(view.turn).toBe(view.seat);
      return quiet(view);
    });
    await played(setupOf(RE), 2, special);
  });
});

describe('what else is counted', () => {
  const naming = (name: string) =>
    playing((view) => {
      const wanted = view.legal.find(
        (action) =>
          (action.do === 'name' && action.value === name) ||
          (action.do === 'declare' && action.value === 'reservation'),
      );
      return wanted && wanted.do !== 'pass' ? wanted : quiet(view);
    });

  test.each<[string, Partial<HandSetup>]>([
    ['voluntary', {}],
    ['mandatory', { owesSolo: [1] }],
    ['forced', { owesSolo: [1], forcedSolo: 1 }],
  ])('a solo: %s', async (reason, given) => {
    const facts = factsOf(await played(setupOf({}, given), 1, naming('solo-jacks')));
    expect(facts).toMatchObject({
      contract: 'solo-jacks',
      soloist: 1,
      named: [{ seat: 1, solo: 'solo-jacks', reason }],
    });
  });

  test('a poverty that nobody takes, and the hand is thrown in', async () => {
    const rules: RuleSet = { ...DDV, poverty: true };
    const hands = dealWith({ 2: 'CA CT CK C9 SA ST SK S9 HA HK H9 D9' });
    const no = playing((view) => (view.phase === 'take' ? { do: 'take', value: false } : quiet(view)));
    const players = perSeat((seat) => (seat === 2 ? naming('poverty') : no));
    const facts = factsOf(await playGame(setupOf({}, { rules, hands }), { players, watches }, 'x 7'));
    expect(facts).toMatchObject({
      contract: 'thrown-in',
      poverty: { poor: 2, taker: null },
      parties: null,
      scores: [0, 0, 0, 0],
    });
  });
});

describe('a player that is wrong ends the game with one error that says where', () => {
  test.each<[string, ArenaPlayer['decide'], string]>([
    [
      'a move that is refused',
      (view) =>
        view.phase === 'play' ? { do: 'play', card: view.actions.length > 8 ? 'HT' : 'C9' } : quiet(view),
      'seat 1 of deal "x 7" made a move that is refused (not-in-hand): {"do":"play","card":"C9","seat":1}.',
    ],
    [
      'an announcement of the other party',
      (view) => (view.phase === 'play' ? { do: 'announce', value: 're' } : quiet(view)),
      'refused (announcement-not-allowed)',
    ],
    ['no move in its turn', () => null, '"test" on seat 1 of deal "x 7" has no move in its turn.'],
  ])('%s', async (_name, decide, message) => {
    const setup = setupOf({ ...RE, 0: `${RE[0]} C9 C9` });
    const failed = await played(setup, 1, playing(decide)).then(
      () => null,
      (error: unknown) => error,
    );
    expect(failed).toBeInstanceOf(ArenaError);
    expect((failed as ArenaError).message).toContain(message);
  });
});
