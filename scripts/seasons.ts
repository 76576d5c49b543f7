import { statSync } from 'node:fs';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { openHouse } from './seasons/house.ts';
import { judge, judgeWithout } from './seasons/judge.ts';
import { playersOf, playSeasons } from './seasons/play.ts';

/**
 * Sixteen people play three seasons in the sandbox by commands and buttons alone; then everything is counted again
 * from the exported records, and compared with what the bot says and keeps. Prints what it took as JSON; the exit
 * status is 1 where anything disagrees.
 *
 * Usage: npm run seasons [-- --rounds 3 --hands 8 --tournament-hands 8 --duplicate-hands 8
 *   --tournament-people 13 --duplicate-people 16]
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    hands: { type: 'string', default: '8' },
    'tournament-hands': { type: 'string', default: '8' },
    'duplicate-hands': { type: 'string', default: '8' },
    'tournament-people': { type: 'string', default: '13' },
    'duplicate-people': { type: 'string', default: '16' },
  },
});

const house = await openHouse();
try {
  const players = playersOf(house);
  const [, second] = players;
  if (!second) throw new Error('Nobody has come');
  const began = performance.now();
  const played = await playSeasons(house, players, {
    rounds: Number(values.rounds),
    hands: Number(values.hands),
    tournamentHands: Number(values['tournament-hands']),
    duplicateHands: Number(values['duplicate-hands']),
    tournamentPeople: Number(values['tournament-people']),
    duplicatePeople: Number(values['duplicate-people']),
  });
  const seconds = (performance.now() - began) / 1000;
  const { hands, counting, ...verdict } = await judge(house, players, played);
  const faults = [...verdict.faults];
  const without = await judgeWithout(house, players, played, second);
  faults.push(...without.faults.map((fault) => `after a deletion: ${fault}`));
  const presses = players.reduce((sum, player) => sum + player.presses, 0);
  // What it closes in good order has nothing left beside its file.
  await house.bot.end('SIGTERM');
  const { size: bytes } = statSync(house.databaseFile);
  const report = {
    seasons: played.length,
    hands,
    counting,
    presses,
    seconds: Math.round(seconds),
    handsPerSecond: rounded(hands / seconds),
    pressesPerSecond: rounded(presses / seconds),
    databaseBytes: bytes,
    bytesPerHand: Math.round(bytes / hands),
    faults,
    logged: house.bot.output.join(''),
  };
  process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
  if (faults.length > 0) process.exitCode = 1;
} finally {
  await house.close();
}

function rounded(figure: number): number {
  return Math.round(figure * 100) / 100;
}
