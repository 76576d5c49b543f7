import { describe, expect, test } from 'vitest';
import { PRESETS } from '../../../src/core/rules/ruleSet.ts';
import { playerView, tableView } from '../../../src/core/view/tableView.ts';
import { dealtOut, lobby, PEOPLE, person, sealed, typesOf } from './sitting.ts';

const scoresOf = (scores: readonly (number | null)[] | undefined) =>
  (scores ?? []).reduce<number>((sum, score) => sum + (score ?? 0), 0);

describe('a table of five', () => {
  const five = (dealer = 0) => dealtOut({ people: 5, chairs: 5, dealer, hands: 5 });

  test('lets the dealer sit out, who gets no cards and sees none', () => {
    const sitting = five(1);
    const { hand, deal } = sitting.playing;
    expect(deal).toMatchObject({ dealer: 1, lineup: [0, 2, 3, 4] });
    // Seat 0 is before forehand, who sits on chair 2.
    expect(hand.dealer).toBe(0);
    expect(sitting.turn).toBe(1);
    expect(playerView(sitting.state, 'ben')).toBeNull();
    expect(playerView(sitting.state, 'cleo')).toMatchObject({ chair: 2, seat: 1 });
    expect(tableView(sitting.state).present?.deal).toMatchObject({ dealer: 1, cutter: 0, sittingOut: [1] });
  });

  test('tells who sits out that they do', () => {
    const sitting = five(1);
    expect(
      sitting.refuse({
        do: 'move',
        by: 'ben',
        move: { do: 'declare', value: 'healthy' },
        token: { hand: 1 },
      }),
    ).toEqual({ code: 'sits-out' });
  });

  test('is cut by the player to the dealer’s right', () => {
    const sitting = sealed({ people: 5, chairs: 5, dealer: 1 });
    expect(sitting.refuse({ do: 'cut', by: 'cleo', cut: 3, hand: 1 })).toEqual({
      code: 'not-cutter',
      cutter: 0,
    });
    expect(typesOf(sitting.take({ do: 'cut', by: 'anna', cut: 3, hand: 1 }))).toEqual([
      'deck-cut',
      'hand:dealt',
    ]);
  });

  test('books nothing for the dealer, and over a turn lets everybody play four hands', () => {
    const sitting = five();
    for (let hand = 1; hand <= 5; hand++) {
      if (sitting.state.phase === 'between') sitting.take({ do: 'next-hand', by: 'anna', hand });
      if (sitting.state.phase === 'cutting') sitting.nextDeadline();
      sitting.playHand();
    }
    const { sheet, totals } = tableView(sitting.state);
    expect(sitting.state).toMatchObject({ phase: 'ended', reason: 'played-out' });
    expect(sheet.map(({ dealer }) => dealer)).toEqual([0, 1, 2, 3, 4]);
    for (const { dealer, scores, playedBy } of sheet) {
      expect(scores).toHaveLength(5);
      expect(scores.flatMap((score, chair) => (score === null ? [chair] : []))).toEqual([dealer]);
      expect(playedBy).toEqual(PEOPLE.slice(0, 5).map((id, chair) => (chair === dealer ? null : id)));
      expect(scoresOf(scores)).toBe(0);
    }
    expect(totals).toEqual(
      [0, 1, 2, 3, 4].map((chair) => scoresOf(sheet.map(({ scores }) => scores[chair] ?? 0))),
    );
  });

  test('lets somebody take the chair of a computer that sits out, without seeing cards', () => {
    const sitting = dealtOut({ people: 1, chairs: 5, dealer: 2, hands: 5 });
    sitting.take({ do: 'join', by: person('ben'), chair: 2 });
    expect(playerView(sitting.state, 'ben')).toBeNull();
    expect(sitting.playing.witnesses.map((witness) => witness.person)).toEqual(['anna']);
    sitting.take({ do: 'leave', by: 'ben' });
    // Who saw nothing may sit down anywhere.
    sitting.take({ do: 'join', by: person('ben'), chair: 3 });
    expect(playerView(sitting.state, 'ben')).toMatchObject({ chair: 3 });
  });
});

describe('a table of six or seven', () => {
  test.each([
    [6, 3, [0, 1, 4, 5], [2, 3]],
    [7, 6, [0, 1, 2, 3], [4, 5, 6]],
  ])('of %i, where chair %i deals, is played by %j', (chairs, dealer, lineup, resting) => {
    const sitting = dealtOut({ people: chairs, chairs, dealer });
    expect(sitting.playing.deal.lineup).toEqual(lineup);
    for (const chair of resting) expect(playerView(sitting.state, PEOPLE[chair] ?? '')).toBeNull();
    for (const chair of lineup)
      expect(playerView(sitting.state, PEOPLE[chair] ?? '')).toMatchObject({ chair });
  });
});

describe('a lobby of more than four chairs', () => {
  test('starts with four at least, and takes the empty ones away', () => {
    const sitting = lobby({ people: 3, chairs: 7 });
    expect(sitting.refuse({ do: 'start', by: 'anna' })).toEqual({ code: 'chairs-empty', empty: 1 });
    sitting.take({ do: 'join', by: person('gina'), chair: 6 });
    sitting.take({ do: 'join', by: person('dora'), chair: 4 });
    sitting.take({ do: 'start', by: 'anna' });
    expect(sitting.state.chairs.map((chair) => chair?.kind === 'person' && chair.person.id)).toEqual([
      'anna',
      'ben',
      'cleo',
      'dora',
      'gina',
    ]);
  });

  test('has seven at most, and is full then', () => {
    const sitting = lobby({ people: 7, chairs: 7 });
    expect(sitting.refuse({ do: 'join', by: person('hugo') })).toEqual({ code: 'table-full' });
  });

  test('of a tournament asks for a hand for each who plays, not for each chair', () => {
    const sitting = lobby({ people: 5, chairs: 5, hands: 5, rules: PRESETS.tournament });
    sitting.take({ do: 'start', by: 'anna' });
    expect(sitting.state.phase).toBe('cutting');
  });
});
