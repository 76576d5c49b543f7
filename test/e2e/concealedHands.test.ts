import { setTimeout as sleep } from 'node:timers/promises';
import { PermissionsBitField } from 'discord.js';
import { afterEach, expect, test } from 'vitest';
import { handId } from '../../src/app/bookedHands.ts';
import { DDV } from '../../src/core/rules/ruleSet.ts';
import type { TableAction } from '../../src/core/table/action.ts';
import { NOTHING_BEFORE } from '../../src/core/table/fixture.ts';
import type { Person } from '../../src/sandbox/client.ts';
import { openStore } from '../../src/store/store.ts';
import { BoardMessage } from './support/boardMessages.ts';
import { NAMES } from './support/club.ts';
import { type Evening, openEvening } from './support/evening.ts';

/** What a table needs, private threads included. */
const PERMISSIONS = String(
  PermissionsBitField.resolve([
    'ViewChannel',
    'SendMessages',
    'AttachFiles',
    'ReadMessageHistory',
    'CreatePublicThreads',
    'CreatePrivateThreads',
    'ManageThreads',
    'SendMessagesInThreads',
  ]),
);

const TABLE = 'duplicat';
const HAND = handId(TABLE, 1);

let evening: Evening;
afterEach(() => evening.leave());

/** Everything that could tell something of a hand: cards, parties, points, who won, and what leads on to them. */
const TELLING = /[♣♠♥♦]|\bRe\b|Kontra|wins|[+−]\d|game point|Normal game|[Ss]olo|[Ww]edding/;

test('of a hand whose deal other tables still play, the boards tell that it was played and nothing else', async () => {
  evening = await openEvening('concealed', NAMES, PERMISSIONS);
  const [anna, ben] = evening.people as [Person, Person];
  await playDuplicate(anna);
  const asked = (command: string, options = {}, person = ben): Promise<BoardMessage> =>
    BoardMessage.byCommand(person, evening.channelId, command, options);

  for (const person of [anna, ben]) {
    const history = await asked('history', {}, person);
    expect(history.content).toContain(`**${HAND}**`);
    expect(history.content).toContain('🔒');
    expect(JSON.stringify(history.message.components)).not.toMatch(TELLING);
    const hand = await history.choose('history-open', HAND);
    expect(hand.content).toContain('a league’s match day that is still going on');
    expect(hand.clicks.map((click) => click.do)).toEqual(['history']);
    expect(JSON.stringify(hand.message.components)).not.toMatch(TELLING);
    expect((await asked('replay', { hand: HAND }, person)).content).toBe(hand.content);
    expect((await asked('leaderboard', {}, person)).content).toContain('Nobody is on this list yet.');
    expect((await asked('stats', { player: anna.id }, person)).content).not.toMatch(TELLING);
  }
  const { response } = await anna.autocomplete(evening.channelId, 'replay', { hand: '' }, 'hand');
  expect(response.choices).toEqual([{ name: HAND, value: HAND }]);

  await evening.bot.tables.act(TABLE, { do: 'disclose' });
  const { ledger, close } = await openStore(evening.databaseFile);
  await ledger.reveal('liga', 1);
  await close();
  const hand = await asked('replay', { hand: HAND });
  expect(hand.content).toMatch(TELLING);
  expect((await hand.press('hand', { page: 1 })).content).toContain('trick 1 of 12');
  expect((await asked('leaderboard')).content).toContain('Anna');
});

/** A table of a duplicate round at which Anna plays one hand with three computers. */
async function playDuplicate({ id }: Person): Promise<void> {
  const { tables } = evening.bot;
  const act = async (action: TableAction): Promise<void> => {
    const acted = await tables.act(TABLE, action);
    if (!acted.ok) throw new Error(JSON.stringify(acted.error));
  };
  const computer = { kind: 'computer' } as const;
  const person = { id, name: 'Anna' };
  await act({
    do: 'open',
    table: TABLE,
    place: { guildId: evening.guildId, channelId: evening.channelId },
    host: person,
    settings: {
      rules: DDV,
      length: { kind: 'hands', hands: 1 },
      pace: 'none',
      absence: 'computer',
      hints: false,
    },
    chairs: 4,
    computers: 0,
    fixture: {
      league: 'liga',
      name: 'Liga',
      round: 1,
      table: 1,
      seats: [{ kind: 'person', person }, computer, computer, computer],
      dealsFrom: '5eed'.repeat(16),
      before: NOTHING_BEFORE,
    },
  });
  for (;;) {
    const reading = await tables.read(TABLE);
    const { phase, waiting, present } = reading!.table;
    if (phase === 'ended') return;
    const own = reading!.player(id);
    const move = own?.hand.legal.find((action) => action.do === 'declare' || action.do === 'play');
    if (phase === 'lobby') await act({ do: 'start', by: id });
    else if (phase === 'cutting') await act({ do: 'cut', by: id, cut: null, hand: present!.deal.number });
    else if (phase === 'playing' && waiting?.by === 'person' && own && move) {
      await act({ do: 'move', by: id, move, token: own.token });
    } else await sleep(10);
  }
}
