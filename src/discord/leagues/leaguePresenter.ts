import type { Leagues, Season } from '../../app/leagues/leagues.ts';
import type { MessageStore } from '../../app/ports.ts';
import type { Log } from '../../log.ts';
import { leagueMessages } from '../messages/leagues/leagueMessages.ts';
import { leagueScene, shownSeason } from '../messages/leagues/leagueScene.ts';
import type { Courier } from '../presenting/courier.ts';
import { Presenter } from '../presenting/presenter.ts';
import type { ChannelReaders, Readership } from '../readership.ts';

/** A season as it was told of once. */
interface SeasonAt {
  /** Its edition. */
  readonly version: number;
  readonly season: Season;
}

/** Makes Discord show what stands in the channels of leagues. */
export type LeaguePresenter = Presenter<SeasonAt, ChannelReaders>;

interface Parts {
  readonly leagues: Pick<Leagues, 'read' | 'season'>;
  readonly readership: Pick<Readership, 'ofChannel'>;
  readonly store: MessageStore;
  readonly courier: Courier;
  readonly log: Log;
}

/** Seasons whose results are remembered: as many as are likely to go on at once. */
const MOST_KEPT = 50;

export function leaguePresenter({ leagues, readership, store, courier, log }: Parts): LeaguePresenter {
  const seasons = new Map<string, SeasonAt>();
  return new Presenter<SeasonAt, ChannelReaders>({
    shown: {
      // A season's results are added up from its hands, which a look at the same edition need not do again.
      read: async (league) => {
        const reading = await leagues.read(league);
        const known = seasons.get(league);
        if (reading && known?.version === reading.edition) return known;
        const season = reading && (await leagues.season(league));
        if (!season) return null;
        const made = { version: season.reading.edition, season };
        seasons.delete(league);
        seasons.set(league, made);
        for (const oldest of [...seasons.keys()].slice(0, -MOST_KEPT)) seasons.delete(oldest);
        return made;
      },
      readers: ({ season }) => readership.ofChannel(season.reading.league.guildId),
      // Nothing of a league goes to direct messages.
      noteInbox: async () => {},
    },
    messages: {
      of: ({ season }, { channel }) => leagueMessages(leagueScene(shownSeason(season), channel, 'channel')),
      threadName: () => '',
      channelOf: ({ season }) => season.reading.league.channelId,
      hasEnded: ({ season }) => season.reading.league.phase === 'closed',
    },
    store,
    courier,
    log,
  });
}

/** A season that ended so lately may have messages that the last run did not send. Milliseconds. */
const LATELY = 24 * 60 * 60_000;

/** Leagues whose messages an earlier run may have left behind what is true. `now` in milliseconds since 1970. */
export async function leaguesToRecover(
  leagues: Pick<Leagues, 'find'>,
  now: number,
): Promise<readonly string[]> {
  const found = await leagues.find({});
  return found.filter(({ closedAt }) => closedAt === null || closedAt > now - LATELY).map(({ id }) => id);
}
