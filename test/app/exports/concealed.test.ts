import { describe, expect, test } from 'vitest';
import { bookedHands } from '../../../src/app/bookedHands.ts';
import { EXPORT_FORMATS, type ExportSources } from '../../../src/app/exports/exportSources.ts';
import { exportOf } from '../../../src/app/exports/exports.ts';
import { personOf } from '../../../src/app/exports/person.ts';
import type { BookedHand } from '../../../src/app/ledger.ts';
import { PERSON_DEFAULTS } from '../../../src/app/preferences.ts';
import { leagueLobby, type Sitting } from '../../core/table/sitting.ts';

const ROUND = 'd5'.repeat(32);

/** A table of a duplicate round at which one hand is over. */
function played(): Sitting {
  const sitting = leagueLobby({ people: 4, hands: 2, dealsFrom: ROUND });
  sitting.take({ do: 'start', by: 'anna' });
  return sitting.playHand();
}

function sourcesOf({ events }: Sitting, concealed: boolean): ExportSources {
  const hands = [...bookedHands(null, events)].map(
    (hand): BookedHand => ({
      ...hand,
      concealed,
      rulesKey: 'k',
      struck: null,
      replaces: null,
      replacedBy: null,
    }),
  );
  return {
    ledger: {
      hands: async function* () {
        yield* hands;
      },
      leaderboard: async () => ({ rows: [], players: 0, own: null }),
    },
    events: { load: async (_table, after = 0, most = events.length) => events.slice(after, after + most) },
    leagues: { find: async () => [], load: async () => [] },
    audit: { list: async () => ({ entries: [], total: 0 }) },
    shelf: { list: async () => [] },
    now: () => 0,
  };
}

async function text(pieces: AsyncIterable<string>): Promise<string> {
  let all = '';
  for await (const piece of pieces) all += piece;
  return all;
}

const DETAILS = { sessions: [], leagues: [], corrections: [], ruleSets: [], drafts: [], ratings: [] };

/** Everything that can be exported of the table, in every format. */
async function everything(sources: ExportSources): Promise<string> {
  const exported = [
    { what: 'session', guildId: 'g', table: 't' },
    { what: 'season', guildId: 'g', league: 'l' },
    { what: 'server', guildId: 'g' },
  ] as const;
  const texts = exported.flatMap((one) =>
    EXPORT_FORMATS.map((format) => text(exportOf(sources, one, format))),
  );
  const data = { details: async () => DETAILS };
  const preferences = { ofPerson: async () => PERSON_DEFAULTS };
  const persons = text(personOf({ ...sources, data, preferences }, 'anna'));
  return (await Promise.all([...texts, persons])).join('\n');
}

/** What tells of the deal: seeds, commitments, and lists of cards. */
const tells = (shown: string): boolean => /[0-9a-f]{64}|"hands":\[\[|"(C|S|H|D)[ATKQJ9]"/.test(shown);

describe('a duplicate round that is not over', () => {
  test('is left out of every export: no cards, no seeds, no points', async () => {
    const shown = await everything(sourcesOf(played(), true));
    expect(tells(shown)).toBe(false);
    expect(shown).not.toContain('"points"');
    expect(shown).not.toContain('t-1,');
  });

  test('gives no cards and seeds even where the books have opened it before its tables have', async () => {
    expect(tells(await everything(sourcesOf(played(), false)))).toBe(false);
  });

  test('is exported with everything once it is over', async () => {
    const sitting = played();
    while (sitting.state.phase !== 'ended') {
      if (sitting.state.phase === 'between') sitting.take({ do: 'next-hand', by: 'anna', hand: 2 });
      sitting.playHand();
    }
    sitting.take({ do: 'disclose' });
    const shown = await everything(sourcesOf(sitting, false));
    expect(tells(shown)).toBe(true);
    expect(shown).toContain('"points"');
  });
});
