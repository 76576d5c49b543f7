import { afterAll, describe, expect, test } from 'vitest';
import { belowOf, verifyDeal } from '../../src/app/fairDeal.ts';
import { replay } from '../../src/core/record/replay.ts';
import type { SoloContract } from '../../src/core/rules/contract.ts';
import type { Person } from '../../src/sandbox/client.ts';
import { startBot } from './support/bot.ts';
import { type Club, openClub } from './support/club.ts';
import { englishReaders, findLeaks, historyIn, unexplained } from './support/leaks.ts';
import { TablePlayer, type Wish } from './support/player.ts';
import { exportedFiles } from './support/records.ts';
import { playOut, shownTotals, startTable } from './support/session.ts';
import { answerTo } from './support/sitting.ts';

const HANDS = 4;

/** What is wished for in each hand of a session; the hand's number chooses whose wish it is. */
const SESSIONS: readonly { readonly seed: string; readonly wishes: readonly Wish[] }[] = [
  { seed: 'suits', wishes: ['solo-clubs', 'solo-spades', 'solo-hearts', 'solo-diamonds'] },
  { seed: 'others 11', wishes: ['solo-queens', 'solo-jacks', 'solo-fleischlos', 'wedding'] },
  { seed: 'weddings 4', wishes: ['wedding', 'wedding', 'wedding', 'wedding'] },
  { seed: 'healthy 1', wishes: ['healthy', 'healthy', 'healthy', 'healthy'] },
];

/** What the lines of the aid begin with. */
const AID_SIGN = '🧮';

async function chooseAid({ channelId }: Club, person: Person): Promise<void> {
  const panel = await answerTo(person, await person.run(channelId, 'settings'));
  await person.select({ messageId: panel?.id ?? '', customId: 's1:me:aid', values: ['on'] });
}

const isSoloWish = (wish: Wish): wish is SoloContract => wish.startsWith('solo-');

describe('four people play whole sessions, pressing only what each of them sees', () => {
  const contracts = new Set<string>();

  test.each(SESSIONS)(
    '$seed: the score is that of the replayed records, and nothing leaks',
    async ({ seed, wishes }) => {
      let databaseFile = '';
      const club = await openClub(async (sandbox) => {
        const bot = await startBot(sandbox, seed);
        databaseFile = bot.databaseFile;
        return bot;
      });
      try {
        const players = club.people.map((person, index) => {
          const wish = (hand: number): Wish => {
            const wished = wishes[hand - 1] ?? 'healthy';
            return isSoloWish(wished) && hand % 4 !== index ? 'healthy' : wished;
          };
          return new TablePlayer(person, { seed: `${seed} ${index}`, wish, announces: 0.3 });
        });
        // Two of them want what counts trumps and knows parties: it must not know more than they do.
        const aided = club.people.slice(0, 2);
        for (const person of aided) await chooseAid(club, person);
        const { next } = await club.client.journal();
        await startTable(club, club.people, { hands: HANDS });
        const { final } = await playOut(club, players);

        const { hands, deals } = await exportedFiles(club.people[0]!, final);
        const results = hands.map(replay);
        expect(results.map(({ status }) => status)).toEqual(Array(HANDS).fill('finished'));
        const totals = [0, 0, 0, 0];
        for (const result of results) {
          if (result.status !== 'finished') continue;
          contracts.add(result.contract);
          for (const [seat, points] of result.scores.entries()) totals[seat]! += points;
        }
        expect(shownTotals(final)).toEqual(totals);
        for (const deal of deals)
          expect(verifyDeal({ ...deal, nines: true, hands: deal.record.hands })).toBeNull();
        const { entries } = await club.client.journal(next, { refusals: true });
        expect(entries.filter(({ kind }) => kind === 'refusal')).toEqual([]);

        const history = historyIn(databaseFile);
        const where = { threadId: final.channel_id };
        const viewers = ['channel', ...club.people.map(({ id }) => id)];
        const readers = englishReaders(aided.map(({ id }) => id));
        const below = belowOf('00', seed.length);
        const { compared, pictures, leaks } = findLeaks(history, viewers, where, below, readers);
        expect(leaks).toEqual([]);
        expect(compared).toBeGreaterThan(200);
        expect(pictures).toBeGreaterThan(compared);
        expect(unexplained(history, entries, where, readers)).toEqual([]);
        expect(JSON.stringify(entries)).toContain(AID_SIGN);
      } finally {
        await club.close();
      }
    },
  );

  afterAll(() => {
    expect([...contracts].sort()).toEqual([
      'normal',
      'silent-wedding',
      'solo-clubs',
      'solo-diamonds',
      'solo-fleischlos',
      'solo-hearts',
      'solo-jacks',
      'solo-queens',
      'solo-spades',
      'wedding',
    ]);
  });
});
