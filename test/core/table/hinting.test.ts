import { describe, expect, test } from 'vitest';
import { DDV, PRESETS } from '../../../src/core/rules/ruleSet.ts';
import { tableOf } from '../../../src/core/table/evolve.ts';
import { playerView, tableView } from '../../../src/core/view/tableView.ts';
import { dealtOut, inPlay, leagueLobby, lobby, PEOPLE, type Sitting, sealed, typesOf } from './sitting.ts';

const hintFor = (by: string) => ({ do: 'take-hint', by }) as const;
const allow = (by: string, hints = true, moderator = false) =>
  ({ do: 'set-hints', by, hints, moderator }) as const;

/** Whose turn it is at a table where all sit on the chairs of their seats. */
const mover = (sitting: Sitting): string => PEOPLE[tableView(sitting.state).waiting?.chair ?? 0] ?? '';

describe('hints are allowed', () => {
  test('in the lobby, by the host and by moderators, and taken away again', () => {
    const sitting = lobby({ people: 2 });
    expect(tableView(sitting.state).settings.hints).toBe(false);
    expect(sitting.refuse(allow('ben'))).toEqual({ code: 'not-host' });
    expect(typesOf(sitting.take(allow('anna')))).toEqual(['hints-set']);
    expect(tableView(sitting.state).settings.hints).toBe(true);
    expect(sitting.take(allow('anna'))).toEqual([]);
    sitting.take(allow('mod', false, true));
    expect(tableView(sitting.state).settings.hints).toBe(false);
  });

  test('until the first deal freezes that', () => {
    const sitting = sealed();
    expect(sitting.refuse(allow('anna'))).toEqual({ code: 'wrong-phase', phase: 'cutting' });
  });

  test('never in a tournament: they go where the rules become one', () => {
    const sitting = lobby({ hints: true });
    const { rules } = sitting.state.settings;
    sitting.take({ do: 'set-rules', by: 'anna', rules: PRESETS.tournament, seen: rules, moderator: false });
    expect(sitting.state.settings.hints).toBe(false);
    expect(sitting.refuse(allow('anna'))).toEqual({ code: 'hints-in-tournament' });
  });

  test('never at a table that opens as a tournament, or in a league', () => {
    const open = () => lobby({ hands: 24, rules: PRESETS.tournament, hints: true });
    expect(open).toThrow('hints-in-tournament');
    const league = leagueLobby();
    expect(league.refuse(allow('anna'))).toEqual({ code: 'league-rules' });
    expect(league.refuse(hintFor('anna'))).toEqual({ code: 'hints-in-league' });
  });
});

describe('a hint', () => {
  test.each<[string, () => Sitting, string, object]>([
    ['where the table plays without', () => inPlay(), 'ben', { code: 'hints-off' }],
    [
      'in a tournament',
      () => inPlay({ rules: { ...DDV, mandatorySolos: true }, hands: 24 }),
      'ben',
      { code: 'hints-in-tournament' },
    ],
    ['in the lobby', () => lobby({ hints: true }), 'anna', { code: 'wrong-phase', phase: 'lobby' }],
    ['while the deck is cut', () => sealed({ hints: true }), 'anna', { code: 'no-choice' }],
    ['for somebody who sits elsewhere', () => inPlay({ hints: true }), 'emil', { code: 'not-seated' }],
    [
      'while somebody else is to declare',
      () => dealtOut({ hints: true }),
      'dora',
      { code: 'hand', rejection: { code: 'not-your-turn', turn: 1 } },
    ],
  ])('is not given %s', (_case, given, by, rejection) => {
    expect(given().refuse(hintFor(by))).toEqual(rejection);
  });

  test('is not given while the table is paused', () => {
    const sitting = inPlay({ hints: true });
    sitting.take({ do: 'pause', by: 'anna' });
    expect(sitting.refuse(hintFor('ben'))).toEqual({ code: 'paused' });
  });

  test('is not given where only one card can be played, and nothing announced', () => {
    const sitting = inPlay({ hints: true });
    sitting.playUntil(({ hand }) => hand.phase === 'play' && hand.tricks.length === 11);
    expect(sitting.refuse(hintFor(mover(sitting)))).toEqual({ code: 'no-choice' });
  });

  test('is noted once for a decision, however often it is asked for', () => {
    const sitting = inPlay({ hints: true });
    expect(typesOf(sitting.take(hintFor('ben')))).toEqual(['hint-taken']);
    expect(sitting.take(hintFor('ben'))).toEqual([]);
    sitting.step();
    const next = mover(sitting);
    expect(typesOf(sitting.take(hintFor(next)))).toEqual(['hint-taken']);
  });

  test('is given to somebody who may announce while another is to play', () => {
    const sitting = inPlay({ hints: true });
    expect(playerView(sitting.state, 'dora')?.hand.legal).toContainEqual(
      expect.objectContaining({ do: 'announce' }),
    );
    expect(typesOf(sitting.take(hintFor('dora')))).toEqual(['hint-taken']);
  });

  test('changes nothing that anybody sees while the hand goes on, and prolongs no wait', () => {
    const sitting = inPlay({ hints: true });
    const seen = () =>
      JSON.stringify([tableView(sitting.state), PEOPLE.map((id) => playerView(sitting.state, id))]);
    const before = seen();
    sitting.wait(1_000);
    sitting.take(hintFor('ben'));
    expect(seen()).toBe(before);
  });

  test('is counted by seat for everybody to see once the hand is over', () => {
    const sitting = inPlay({ hints: true });
    for (const by of ['ben', 'cleo', 'dora']) {
      sitting.take(hintFor(by));
      sitting.step();
    }
    sitting.playUntil(({ hand }) => hand.phase === 'play' && hand.tricks.length === 2);
    const again = sitting.turn;
    sitting.take(hintFor(mover(sitting)));
    sitting.playUntil(() => false);
    const { previous } = tableView(tableOf(sitting.events) ?? sitting.state);
    expect(previous?.hints).toEqual([0, 1, 1, 1].map((count, seat) => count + (seat === again ? 1 : 0)));
  });
});
