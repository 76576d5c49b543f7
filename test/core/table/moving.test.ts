import { describe, expect, test } from 'vitest';
import { CARDS, type Card } from '../../../src/core/card.ts';
import type { PlayState } from '../../../src/core/hand/state.ts';
import { DDV } from '../../../src/core/rules/ruleSet.ts';
import type { Seat } from '../../../src/core/seat.ts';
import type { Move, TableAction } from '../../../src/core/table/action.ts';
import { seatView } from '../../../src/core/view/seatView.ts';
import { playerView, tableView } from '../../../src/core/view/tableView.ts';
import { dealtOut, inPlay, PEOPLE, type Sitting, typesOf } from './sitting.ts';

const HEALTHY: Move = { do: 'declare', value: 'healthy' };
const RESERVATION: Move = { do: 'declare', value: 'reservation' };
const CLUBS: Move = { do: 'name', value: 'solo-clubs' };
const JACKS: Move = { do: 'name', value: 'solo-jacks' };

const kept = (sitting: Sitting, id: string) =>
  playerView(sitting.state, id)?.early.kept.map((answer) => answer.value);

const openTo = (sitting: Sitting, id: string) =>
  playerView(sitting.state, id)?.early.open.map((answer) => answer.value) ?? [];

const act = (sitting: Sitting, seat: Seat, move: Move) => sitting.take(sitting.moveOf(seat, move));

const firstCard = (sitting: Sitting, seat: Seat): Card => {
  const play = playerView(sitting.state, PEOPLE[seat])?.hand.legal.find((action) => action.do === 'play');
  if (play?.do !== 'play') throw new Error('Nothing to play');
  return play.card;
};

describe('an answer before its turn', () => {
  test('is kept, and given when its turn comes', () => {
    const sitting = dealtOut();
    expect(typesOf(act(sitting, 3, HEALTHY))).toEqual(['answered-early']);
    expect(typesOf(act(sitting, 2, HEALTHY))).toEqual(['answered-early']);
    expect(kept(sitting, 'dora')).toEqual(['healthy']);
    expect(typesOf(act(sitting, 1, HEALTHY))).toEqual(['hand:declared', 'hand:declared', 'hand:declared']);
    expect(sitting.playing.hand.actions.map(({ seat }) => seat)).toEqual([1, 2, 3]);
    expect(sitting.turn).toBe(0);
    expect(kept(sitting, 'dora')).toEqual([]);
  });

  test('is secret: neither the table nor the other players see anything of it', () => {
    const sitting = dealtOut();
    const seen = () =>
      JSON.stringify([
        tableView(sitting.state),
        ...['anna', 'ben', 'cleo'].map((id) => playerView(sitting.state, id)),
      ]);
    const before = seen();
    for (const move of [RESERVATION, CLUBS, JACKS, HEALTHY]) {
      act(sitting, 3, move);
      expect(seen()).toBe(before);
    }
  });

  test('can be changed until its turn comes, and the newest counts', () => {
    const sitting = dealtOut();
    act(sitting, 2, HEALTHY);
    expect(openTo(sitting, 'cleo')).toEqual(['reservation']);
    act(sitting, 2, RESERVATION);
    act(sitting, 1, HEALTHY);
    expect(sitting.playing.hand.declarations).toEqual([null, 'healthy', 'reservation', null]);
  });

  test('can name what the reservation will be, up to the moment it is asked for', () => {
    const sitting = dealtOut();
    expect(openTo(sitting, 'cleo')).toEqual(['healthy', 'reservation']);
    act(sitting, 2, RESERVATION);
    expect(openTo(sitting, 'cleo')).toContain('solo-clubs');
    act(sitting, 2, CLUBS);
    expect(openTo(sitting, 'cleo')).not.toContain('solo-clubs');
    act(sitting, 1, HEALTHY);
    act(sitting, 2, JACKS);
    act(sitting, 3, HEALTHY);
    expect(kept(sitting, 'cleo')).toEqual(['solo-jacks']);
    expect(typesOf(act(sitting, 0, HEALTHY))).toEqual([
      'hand:declared',
      'hand:naming-began',
      'hand:named',
      'hand:play-began',
    ]);
    expect(tableView(sitting.state).present?.hand).toMatchObject({ contract: 'solo-jacks', soloist: 2 });
  });

  test('that nobody had to hear is forgotten with the inquiry', () => {
    const sitting = dealtOut();
    act(sitting, 2, RESERVATION);
    act(sitting, 2, CLUBS);
    act(sitting, 1, RESERVATION);
    act(sitting, 3, HEALTHY);
    act(sitting, 0, HEALTHY);
    act(sitting, 1, JACKS);
    expect(tableView(sitting.state).present?.hand).toMatchObject({ contract: 'solo-jacks', soloist: 1 });
    expect(kept(sitting, 'cleo')).toEqual([]);
  });

  test('of health takes the name of a reservation back', () => {
    const sitting = dealtOut();
    act(sitting, 2, RESERVATION);
    act(sitting, 2, CLUBS);
    act(sitting, 2, HEALTHY);
    expect(kept(sitting, 'cleo')).toEqual(['healthy']);
    expect(openTo(sitting, 'cleo')).toEqual(['reservation']);
  });

  test('is not taken for a name without a reservation', () => {
    const sitting = dealtOut();
    expect(sitting.refuse(sitting.moveOf(2, CLUBS))).toMatchObject({ code: 'hand' });
    act(sitting, 2, HEALTHY);
    expect(sitting.refuse(sitting.moveOf(2, CLUBS))).toMatchObject({ code: 'hand' });
  });

  test('of a reservation keeps its name when it is given again', () => {
    const sitting = dealtOut();
    for (const move of [RESERVATION, CLUBS, RESERVATION]) act(sitting, 2, move);
    expect(kept(sitting, 'cleo')).toEqual(['reservation', 'solo-clubs']);
  });

  test('is not taken for a reservation where nothing can be named', () => {
    const sitting = dealtOut({ rules: { ...DDV, solos: [] } });
    const nothing = ([2, 3, 0] as const).filter(
      (seat) => !openTo(sitting, PEOPLE[seat]).includes('reservation'),
    );
    expect(nothing.length).toBeGreaterThan(1);
    for (const seat of nothing) {
      expect(sitting.refuse(sitting.moveOf(seat, RESERVATION))).toMatchObject({ code: 'hand' });
      act(sitting, seat, HEALTHY);
      expect(kept(sitting, PEOPLE[seat])).toEqual(['healthy']);
    }
  });

  test('does not move the clock of the player whose turn it is', () => {
    const sitting = dealtOut({ pace: 'live' });
    const until = tableView(sitting.state).until;
    sitting.wait(10_000);
    act(sitting, 2, HEALTHY);
    expect(tableView(sitting.state).until).toBe(until);
  });
});

describe('a click', () => {
  test('in time plays the card', () => {
    const sitting = inPlay();
    const card = firstCard(sitting, 1);
    expect(typesOf(act(sitting, 1, { do: 'play', card }))).toEqual(['hand:card-played']);
    expect(sitting.turn).toBe(2);
  });

  test('out of turn, or against the rules, says why', () => {
    const sitting = inPlay();
    const card = firstCard(sitting, 1);
    expect(sitting.refuse(sitting.moveOf(2, { do: 'play', card }))).toEqual({
      code: 'hand',
      rejection: { code: 'not-your-turn', turn: 1 },
    });
    const missing = CARDS.find((other) => !sitting.playing.hand.cards[1].includes(other)) ?? card;
    expect(sitting.refuse(sitting.moveOf(1, { do: 'play', card: missing }))).toEqual({
      code: 'hand',
      rejection: { code: 'not-in-hand' },
    });
  });

  test('that is doubled plays no second card, not even an equal one in the next trick', () => {
    const sitting = inPlay();
    const doubled = sitting.moveOf(1, { do: 'play', card: firstCard(sitting, 1) });
    sitting.take(doubled);
    expect(sitting.refuse(doubled)).toEqual({ code: 'late' });
    sitting.playUntil(({ hand }) => hand.phase === 'play' && hand.tricks.length === 1);
    expect(sitting.refuse(doubled)).toEqual({ code: 'late' });
  });

  test.each<[string, () => [Sitting, TableAction]]>([
    [
      'a declaration',
      () => {
        const sitting = dealtOut();
        return [sitting, sitting.moveOf(1, HEALTHY)];
      },
    ],
    [
      'a name',
      () => {
        const sitting = dealtOut();
        act(sitting, 1, RESERVATION);
        for (const seat of [2, 3, 0] as const) act(sitting, seat, seat === 2 ? RESERVATION : HEALTHY);
        return [sitting, sitting.moveOf(1, CLUBS)];
      },
    ],
    [
      'an answer to a poverty',
      () => {
        const sitting = inPoverty();
        return [sitting, sitting.moveOf(sitting.turn, { do: 'take', value: false })];
      },
    ],
  ])('that doubles %s is late and changes nothing', (_case, given) => {
    const [sitting, click] = given();
    sitting.take(click);
    const before = sitting.state;
    expect(sitting.refuse(click)).toEqual({ code: 'late' });
    expect(sitting.state).toBe(before);
  });

  test('from the inquiry is late once cards are played', () => {
    const sitting = inPlay();
    expect(sitting.refuse(sitting.moveOf(1, CLUBS))).toEqual({ code: 'late' });
    expect(sitting.refuse(sitting.moveOf(1, { do: 'take', value: true }))).toEqual({ code: 'late' });
  });

  test('for an earlier hand is late, whatever it wanted', () => {
    const sitting = inPlay({ hands: 3 });
    const play = sitting.moveOf(1, { do: 'play', card: firstCard(sitting, 1) });
    const announce = sitting.moveOf(1, { do: 'announce', value: 're' });
    sitting.playHand();
    expect(sitting.refuse(play)).toEqual({ code: 'late' });
    sitting.take({ do: 'next-hand', by: 'anna', hand: 2 });
    expect(sitting.refuse(announce)).toEqual({ code: 'late' });
    sitting.nextDeadline();
    expect(sitting.refuse(announce)).toEqual({ code: 'late' });
  });

  test('by somebody who does not sit here is refused', () => {
    const sitting = inPlay();
    const token = { hand: 1, played: 0 };
    const move = { do: 'play', card: firstCard(sitting, 1) } as const;
    expect(sitting.refuse({ do: 'move', by: 'emil', move, token })).toEqual({ code: 'not-seated' });
  });

  test.each([
    ['of a seat whose turn it is not', 2, { hand: 1, played: 0 }],
    ['for an earlier hand', 1, { hand: 0, played: 0 }],
    ['for an earlier card', 1, { hand: 1, played: 1 }],
  ] as const)('of a computer %s is late', (_name, seat, token) => {
    const sitting = inPlay({ people: 1 });
    const view = seatView(sitting.playing.hand, 1);
    const play = view.legal.find((action) => action.do === 'play');
    if (play?.do !== 'play') throw new Error('Nothing to play');
    expect(sitting.refuse({ do: 'computer-move', seat, move: play, token })).toEqual({ code: 'late' });
    sitting.take({ do: 'computer-move', seat: 1, move: play, token: { hand: 1, played: 0 } });
  });

  test('as a computer is not to be had for a person’s seat', () => {
    const sitting = inPlay();
    const move = { do: 'play', card: firstCard(sitting, 1) } as const;
    const token = { hand: 1, played: 0 };
    expect(sitting.refuse({ do: 'computer-move', seat: 1, move, token })).toEqual({ code: 'late' });
  });
});

describe('an announcement', () => {
  test('that is due is made by itself', () => {
    for (let salt = 0; salt < 100; salt++) {
      const sitting = inPlay({ salt: `due ${salt} `, rules: { ...DDV, announceAt30: true } });
      const [trick] =
        sitting.playUntil(({ hand }) => hand.phase === 'play' && hand.tricks.length > 0).playing.hand
          .phase === 'play'
          ? (sitting.playing.hand as PlayState).tricks
          : [];
      if (!trick || trick.eyes < 30) continue;
      expect(sitting.events.at(-1)).toMatchObject({
        type: 'hand-event',
        event: { type: 'announced', seat: trick.winner },
      });
      return;
    }
    throw new Error('No first trick had 30 eyes');
  });

  test('is made out of turn and does not move the clock', () => {
    const sitting = inPlay({ pace: 'live' });
    const until = tableView(sitting.state).until;
    sitting.wait(5_000);
    const party = playerView(sitting.state, 'dora')?.hand.party;
    expect(typesOf(act(sitting, 3, { do: 'announce', value: party ?? 're' }))).toEqual(['hand:announced']);
    expect(tableView(sitting.state)).toMatchObject({ until, waiting: { seat: 1 } });
  });

  test('of the other party is refused', () => {
    const sitting = inPlay();
    const other = playerView(sitting.state, 'dora')?.hand.party === 're' ? 'kontra' : 're';
    expect(sitting.refuse(sitting.moveOf(3, { do: 'announce', value: other }))).toEqual({
      code: 'hand',
      rejection: { code: 'announcement-not-allowed' },
    });
  });
});

/** Seat 1 is poor; its left neighbour is asked first. */
function inPoverty(): Sitting {
  for (let salt = 0; salt < 2_000; salt++) {
    const sitting = dealtOut({
      salt: `poverty ${salt} `,
      rules: { ...dealtOut().state.settings.rules, poverty: true },
    });
    const names = playerView(sitting.state, 'ben')?.hand;
    act(sitting, 2, HEALTHY);
    if (!names || sitting.playing.hand.phase !== 'declare') continue;
    act(sitting, 3, HEALTHY);
    act(sitting, 0, HEALTHY);
    act(sitting, 1, RESERVATION);
    if (sitting.try(sitting.moveOf(1, { do: 'name', value: 'poverty' })).ok) return sitting;
  }
  throw new Error('Nobody was poor');
}
