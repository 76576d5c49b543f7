import type { AutocompleteInteraction, ChatInputCommandInteraction } from 'discord.js';
import { describe, expect, test } from 'vitest';
import type { LeagueQuery, LeagueSummary } from '../../../src/app/leagues/leagueStore.ts';
import type { LeaguePhase } from '../../../src/core/league/settings.ts';
import type { Desk } from '../../../src/discord/desk.ts';
import { completeLeague, leagueMeant } from '../../../src/discord/leagues/leagueMeant.ts';
import { ENGLISH } from '../messages/support/readers.ts';

const league = (id: string, name: string, phase: LeaguePhase, season = 1): LeagueSummary => ({
  id,
  guildId: 'club',
  name,
  season,
  kind: 'points',
  phase,
  openedAt: 1,
  closedAt: phase === 'closed' ? 2 : null,
});

const RUNNING = { phases: [['running'], ['joining']], none: 'leagueNo.none-running' } as const;

/** A desk with these leagues, newest first; Anna takes part in those of the given ids. */
const deskWith = (leagues: readonly LeagueSummary[], annas: readonly string[] = []): Desk =>
  ({
    leagues: {
      find: async ({ person }: LeagueQuery) =>
        person === undefined ? leagues : leagues.filter(({ id }) => annas.includes(id)),
    },
  }) as unknown as Desk;

async function meant(desk: Desk, typed: string | null = null): Promise<string> {
  const interaction = {
    guildId: 'club',
    user: { id: 'anna' },
    options: { getString: () => typed },
  } as unknown as ChatInputCommandInteraction;
  const found = await leagueMeant({ interaction, desk, reader: ENGLISH }, RUNNING);
  return found.ok ? found.value.id : found.error;
}

const cup = league('c', 'Cup', 'running');
const plate = league('p', 'Plate', 'running');
const old = league('o', 'Cup', 'closed');

describe('the league that somebody means', () => {
  test.each([
    ['the only one that is played', [cup, old], [], null, 'c'],
    [
      'the one that is played before one that can be joined',
      [league('j', 'New', 'joining'), cup],
      [],
      null,
      'c',
    ],
    ['the one that can be joined where none is played', [league('j', 'New', 'joining'), old], [], null, 'j'],
    ['the one in which they take part', [cup, plate], ['p'], null, 'p'],
    ['the one that was chosen', [cup, plate], ['p'], 'c', 'c'],
    ['the one that was typed, in whatever letters', [cup, plate], [], ' pLATE ', 'p'],
    ['the open season of a name', [cup, old], [], 'cup', 'c'],
    [
      'a season that is over by its title',
      [league('c', 'Cup', 'running', 2), old],
      [],
      'Cup · season 1',
      'o',
    ],
  ] as const)('is %s', async (_what, leagues, annas, typed, id) => {
    expect(await meant(deskWith(leagues, annas), typed)).toBe(id);
  });

  test.each([
    ['there is none', [], null, 'There is no league here.'],
    ['none is played', [old], null, 'No season is being played here.'],
    ['several are', [cup, plate], null, 'Several are possible: Cup · season 1, Plate · season 1.'],
    [
      'none has that name',
      [cup],
      '@everyone',
      'There is no league **\\@everyone** here. There are: Cup · season 1.',
    ],
  ] as const)('is asked for where %s', async (_what, leagues, typed, says) => {
    expect(await meant(deskWith(leagues), typed)).toContain(says);
  });

  test('is offered by what was typed so far, open ones first', async () => {
    const offered: unknown[] = [];
    const interaction = {
      guildId: 'club',
      options: { getFocused: () => 'c' },
      respond: async (choices: unknown) => offered.push(choices),
    } as unknown as AutocompleteInteraction;
    await completeLeague(interaction, deskWith([old, plate, cup]), ENGLISH);
    expect(offered).toEqual([
      [
        { name: 'Cup · season 1', value: 'c' },
        { name: 'Cup · season 1', value: 'o' },
      ],
    ]);
  });
});
