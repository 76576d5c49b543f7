import { afterEach, expect, test } from 'vitest';
import { type House, openHouse } from '../../scripts/seasons/house.ts';
import { judge, judgeWithout } from '../../scripts/seasons/judge.ts';
import { playersOf, playSeasons } from '../../scripts/seasons/play.ts';

let house: House;
afterEach(() => house.close());

/** `npm run seasons` plays longer ones. */
const SHORT = {
  rounds: 1,
  hands: 1,
  tournamentHands: 4,
  tournamentPeople: 5,
  duplicateHands: 1,
  duplicatePeople: 8,
};

/** What Discord says to a bot whose answer comes after three seconds, as it may where many tests run at once. */
const TOO_LATE = [10015, 10062];

test('three seasons of sixteen people: whatever the bot says and keeps follows from the records alone', async () => {
  house = await openHouse();
  const players = playersOf(house);
  const played = await playSeasons(house, players, SHORT);
  expect(played.map(({ season }) => season.known.people.length)).toEqual([16, 5, 8]);

  const { hands, counting, faults } = await judge(house, players, played);
  expect(faults).toEqual([]);
  // Of the first day one table's result was entered; two hands are from home, two struck, one entered anew.
  expect({ hands, counting }).toEqual({ hands: 3 + 2 + 4 + 2 + 1, counting: 3 + 2 + 4 + 2 - 2 });

  const without = await judgeWithout(house, players, played, players[1]!);
  expect(without).toEqual({ hands, counting, faults: [] });

  expect(house.bot.output.join('')).toBe('');
  const { entries } = await house.client.journal(0, { refusals: true });
  const refused = entries.filter(({ kind, code = 0 }) => kind === 'refusal' && !TOO_LATE.includes(code));
  expect(refused).toEqual([]);
});
