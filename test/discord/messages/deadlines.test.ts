import { describe, expect, test } from 'vitest';
import { announceable } from '../../../src/core/rules/announcement.ts';
import { SEATS } from '../../../src/core/seat.ts';
import { lastMoment } from '../../../src/discord/messages/deadlines.ts';
import { handsWith, WEDDING_HANDS } from './support/hands.ts';
import { BEN, CLEO, DORA, type Hands, randomOf, TestTable } from './support/testTable.ts';

/** Checks every announcement that is legal now: it stays so down to its last moment, and not below. */
function checkAll(table: TestTable): number {
  const { state, reading } = table;
  const hand = reading.table.present?.hand;
  if (state.phase !== 'playing' || state.hand.phase !== 'play' || !hand) return 0;
  const { announced, parties, shift } = state.hand;
  let checked = 0;
  for (const seat of SEATS) {
    const party = parties[seat];
    for (const move of table.legal(seat)) {
      if (move.do !== 'announce' || !party) continue;
      const least = lastMoment(hand, party, move.value);
      expect(announceable(announced, party, least, shift)).toContain(move.value);
      expect(announceable(announced, party, least - 1, shift)).not.toContain(move.value);
      checked++;
    }
  }
  return checked;
}

/** Plays a hand in which people announce often, and checks after every card. */
function play(hands: Hands, seed: number, begin: (table: TestTable) => void): number {
  const random = randomOf(seed);
  const table = new TestTable(seed, new Map([[1, hands]])).open().join(BEN, CLEO, DORA).start().cut();
  begin(table);
  let checked = 0;
  for (let card = 0; card < 30; card++) {
    checked += checkAll(table);
    const seat = SEATS[random(4)]!;
    const spoken = table.legal(seat).filter((move) => move.do === 'announce');
    if (spoken.length > 0 && random(3) === 0) table.move(seat, spoken[random(spoken.length)]!);
    checked += checkAll(table);
    table.playCards(1);
  }
  return checked;
}

describe('the last moment of an announcement', () => {
  test.each([1, 2, 3, 4, 5])('is when it stops being legal, in a normal game (%i)', (seed) => {
    expect(play(handsWith({}, seed), seed, (table) => table.healthy())).toBeGreaterThan(20);
  });

  test.each([1, 2, 3, 4, 5])('moves with the deciding trick of a wedding (%i)', (seed) => {
    const checked = play(WEDDING_HANDS, seed, (table) =>
      table.moves({ do: 'declare', value: 'reservation' }).healthy(3).moves({ do: 'name', value: 'wedding' }),
    );
    expect(checked).toBeGreaterThan(0);
  });
});
