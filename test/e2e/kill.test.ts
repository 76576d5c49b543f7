import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { MessageFlags } from 'discord.js';
import { expect, test } from 'vitest';
import type { HandRecord } from '../../src/core/record/handRecord.ts';
import { replay } from '../../src/core/record/replay.ts';
import { parseCustomId } from '../../src/discord/customId.ts';
import type { SandboxClient, SeenMessage } from '../../src/sandbox/client.ts';
import { deployTo, seededBytes } from './support/bot.ts';
import { openClub } from './support/club.ts';
import { TablePlayer } from './support/player.ts';
import { BotProcess } from './support/process.ts';
import { exportedFiles } from './support/records.ts';
import { playOut, shownTotals, startTable } from './support/session.ts';

const KILLS = 50;
const HANDS = 4;
/** At most so many of the bot's requests pass between its start and its end. */
const LONGEST_LIFE = 14;

/** Answers by which a click was taken: a deferred or an immediate change of its message. */
const TAKEN = [6, 7];

test(`a session survives ${KILLS} ends of the process at random moments`, { timeout: 400_000 }, async () => {
  const club = await openClub();
  const folder = mkdtempSync(join(tmpdir(), 'dulle-kill-'));
  const bot = new BotProcess(club.sandbox, club.client, join(folder, 'dulle.sqlite'));
  const random = seededBytes('kill');
  try {
    await deployTo(club.sandbox);
    await bot.start();
    const people = club.people.slice(0, 3);
    await startTable(club, people, { hands: HANDS, computers: 1 });
    let kills = 0;
    const killing = (async () => {
      while (kills < KILLS) {
        const { next: born } = await club.client.journal(Number.MAX_SAFE_INTEGER);
        const life = (random(1)[0] ?? 0) % LONGEST_LIFE;
        for (let waited = 0; waited < 200; waited++) {
          if ((await club.client.journal(Number.MAX_SAFE_INTEGER)).next - born >= life) break;
          await sleep(5);
        }
        await bot.end('SIGKILL');
        kills++;
        await bot.start();
      }
    })();
    const players = people.map(
      (person, index) =>
        new TablePlayer(person, {
          seed: `kill ${index}`,
          wish: () => 'healthy',
          announces: 0.2,
          pressesAgainAfter: 700,
        }),
    );
    const { final, messages } = await playOut(club, players, async () => {
      // The last hand is not finished before all ends have happened.
      if (kills < KILLS) await sleep(10);
    });
    await killing;

    const { hands } = await exportedFiles(people[0]!, final);
    const totals = [0, 0, 0, 0];
    for (const result of hands.map(replay)) {
      expect(result.status).toBe('finished');
      if (result.status === 'finished') {
        for (const [seat, points] of result.scores.entries()) totals[seat]! += points;
      }
    }
    expect(hands).toHaveLength(HANDS);
    expect(shownTotals(final)).toEqual(totals);
    expect(kills).toBe(KILLS);
    const taken = await takenClicks(club.client);
    for (const player of players) {
      expect(player.presses.some(({ interactionId }) => taken.has(interactionId))).toBe(true);
      expect(lost(player, taken, hands as readonly HandRecord[])).toEqual([]);
    }
    expect(doubled(messages)).toEqual([]);
    for (const person of people) expect(doubled(await person.directMessages())).toEqual([]);
    expect(bot.output.join('')).toBe('');
  } finally {
    await bot.end('SIGKILL');
    await club.close();
    rmSync(folder, { recursive: true });
  }
});

/**
 * First lines that stand over more than one message: each message has a first line of its own, but for the
 * private answers to clicks that came twice.
 */
function doubled(messages: readonly SeenMessage[]): readonly string[] {
  const heads = messages
    .filter(({ flags }) => (flags & MessageFlags.Ephemeral) === 0)
    .map(({ content }) => content.split('\n')[0] ?? '');
  return heads.filter((head, index) => heads.indexOf(head) !== index);
}

/** The interactions that the bot answered as taken. */
async function takenClicks(client: SandboxClient): Promise<ReadonlySet<string>> {
  const { entries } = await client.journal();
  const answered = entries.map(({ request: { path, body } }) => ({
    interaction: /^\/interactions\/(\d+)\//.exec(path)?.[1],
    type: (body as { readonly type?: number } | null)?.type ?? 0,
  }));
  return new Set(
    answered.flatMap(({ interaction, type }) => (interaction && TAKEN.includes(type) ? [interaction] : [])),
  );
}

/** Cards whose click was answered as taken and that no record holds. */
function lost(
  player: TablePlayer,
  taken: ReadonlySet<string>,
  records: readonly HandRecord[],
): readonly string[] {
  return player.presses.flatMap(({ customId, interactionId }) => {
    const id = parseCustomId(customId);
    if (id?.do !== 'move' || id.move.do !== 'play' || !taken.has(interactionId)) return [];
    const { card } = id.move;
    const record = records[id.token.hand - 1];
    const held = record?.actions.some((action) => action.do === 'play' && action.card === card);
    return held ? [] : [customId];
  });
}
