import { afterEach, describe, expect, test } from 'vitest';
import { startBot } from './support/bot.ts';
import { type Club, openClub } from './support/club.ts';
import { TablePlayer } from './support/player.ts';
import { playOut, startTable } from './support/session.ts';

let club: Club | undefined;
afterEach(() => club?.close());

describe('four people', () => {
  test('play a whole session', async () => {
    club = await openClub((sandbox) => startBot(sandbox, 'one'));
    const players = club.people.map(
      (person, seat) =>
        new TablePlayer(person, { seed: `one ${seat}`, wish: () => 'healthy', announces: 0.2 }),
    );
    await startTable(club, club.people, { hands: 2 });
    const { final } = await playOut(club, players);
    expect(final.content).toContain('Final score');
  });
});
