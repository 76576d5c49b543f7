import { randomInt, randomBytes as systemRandomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Events } from 'discord.js';
import { COMMANDS } from '../commands/index.ts';
import { Bookkeeping } from './app/bookkeeping.ts';
import { Clockwork } from './app/clockwork.ts';
import type { Analyst } from './app/coach/analyst.ts';
import { Hints } from './app/coach/hints.ts';
import { Reviews } from './app/coach/reviews.ts';
import { ThreadAnalyst } from './app/coach/threadAnalyst.ts';
import { type ComputerPlayer, ComputerSeats } from './app/computerSeats.ts';
import { decisionSeeds } from './app/decisionSeeds.ts';
import { EnteredHands } from './app/enteredHands.ts';
import { Exports } from './app/exports/exports.ts';
import { circumstances, type RandomBytes, roundSecret } from './app/fairDeal.ts';
import { drawBeside } from './app/leagues/drawing.ts';
import { Fixtures } from './app/leagues/fixtures.ts';
import { Leagues } from './app/leagues/leagues.ts';
import { LeagueTables } from './app/leagues/leagueTables.ts';
import type { After } from './app/ports.ts';
import { Privacy } from './app/privacy.ts';
import { RememberedPreferences } from './app/rememberedPreferences.ts';
import { Retention } from './app/retention.ts';
import type { TableReading } from './app/tableReading.ts';
import { Tables } from './app/tables.ts';
import { Thinking } from './app/thinking/thinking.ts';
import type { Config } from './config.ts';
import { createClient } from './discord/bot.ts';
import { OpenHints } from './discord/coach/openHints.ts';
import { OpenPages } from './discord/coach/openPages.ts';
import type { Desk } from './discord/desk.ts';
import { EmojiBook } from './discord/emojis/emojiBook.ts';
import { signImages } from './discord/emojis/signImages.ts';
import type { SignImage } from './discord/emojis/signs.ts';
import { forgetIntroduction, introduce } from './discord/introduction.ts';
import { leaguePresenter, leaguesToRecover } from './discord/leagues/leaguePresenter.ts';
import { handPanel } from './discord/messages/panels.ts';
import { tableMessages, threadName } from './discord/messages/tableMessages.ts';
import { apologyText } from './discord/messages/troubleText.ts';
import { Courier } from './discord/presenting/courier.ts';
import { EphemeralHands } from './discord/presenting/ephemeralHands.ts';
import { Gallery, type Painter } from './discord/presenting/gallery.ts';
import { Presenter } from './discord/presenting/presenter.ts';
import { Readership, type TableReaders } from './discord/readership.ts';
import { createRouter } from './discord/router.ts';
import { entryPresenter } from './discord/scores/entryPresenter.ts';
import { languageOfServer } from './discord/settings/languageChoice.ts';
import type { Log } from './log.ts';
import { createPictures, type Pictures } from './pictures/pictures.ts';
import { openStore } from './store/store.ts';
import { textsFor } from './texts/texts.ts';

/** What a run may be given from outside, so that tests deal the same cards again and need not wait. */
export interface Surroundings {
  readonly now?: () => number;
  /** The timer that goes with `now`. */
  readonly after?: After;
  readonly randomBytes?: RandomBytes;
  /** Draws instead of the process that a run has for it. */
  readonly pictures?: Painter & Pick<Pictures, 'warm' | 'stop'>;
  /** Thinks instead of the thread that a run has for it. */
  readonly analyst?: Analyst & Pick<ThreadAnalyst, 'stop'>;
  /** Decides for the computers instead of the threads that a run has for it. */
  readonly computers?: ComputerPlayer & Pick<Thinking, 'stop'>;
  /** The pictures that become emojis, instead of all cards and marks. */
  readonly signs?: () => Promise<readonly SignImage[]>;
}

/** A bot that is logged in. */
export interface Running {
  readonly tables: Tables;
  readonly leagues: Leagues;
  /** Settles when every message says what its table's state wants, and the books are kept. */
  idle(): Promise<void>;
  stop(): Promise<void>;
}

/** Puts everything together, logs in, and takes up the tables of the last run. Rejects where it cannot. */
export async function startDulle(
  config: Config,
  log: Log,
  surroundings: Surroundings = {},
): Promise<Running> {
  const {
    now = Date.now,
    after,
    randomBytes = systemRandomBytes,
    signs = async () => signImages(),
  } = surroundings;
  const { timeZone } = config;
  const store = await openStore(config.databaseFile, { timeZone, onBooks: () => bookkeeping.wake() });
  const seedOf = decisionSeeds(await store.secrets.of('decisions'));
  const analyst = surroundings.analyst ?? new ThreadAnalyst({ seedOf, log });
  const bookkeeping = new Bookkeeping({ ...store, now, log });
  const tables = new Tables(store.events, circumstances(now, randomBytes));
  /** Clicks and commands that are being answered. */
  const answers = new Set<Promise<void>>();
  const client = createClient({
    ...(config.discordApi ? { api: config.discordApi } : {}),
    log,
    handle: (interaction) => {
      const answer = route(interaction).finally(() => answers.delete(answer));
      answers.add(answer);
      return answer;
    },
    emojiLost: () => void emojis.check(),
    apology: (reference, locale) => apologyText(reference, textsFor(locale)),
  });
  const preferences = new RememberedPreferences(store.preferences);
  const emojis = new EmojiBook({
    rest: client.rest,
    applicationId: () => client.application?.id ?? '',
    images: signs,
    onChange: () => {
      presentAgain().catch((error: unknown) => log.error({ err: error }, 'could not show other emojis'));
    },
    log,
  });
  const readership = new Readership(preferences, emojis, config.pictures);
  const pictures =
    surroundings.pictures ??
    createPictures({ onTrouble: (error) => log.warn({ err: error }, 'the drawing process ended') });
  const gallery = new Gallery(pictures, log);
  const courier = new Courier(client.rest, gallery);
  const presenter = new Presenter<TableReading, TableReaders>({
    shown: {
      read: (table) => tables.read(table),
      noteInbox: async (table, person, open) => {
        await tables.act(table, { do: 'direct-messages', person, open });
        await (open ? introduce : forgetIntroduction)(person, table, desk);
      },
      readers: ({ table }) => readership.at(table),
    },
    messages: {
      of: tableMessages,
      threadName: (reading, { channel }) => threadName(reading, channel),
      channelOf: ({ table }) => table.place.channelId,
      membersOf: ({ table }) => (table.fixture?.duplicate ? table.insiders : null),
      hasEnded: ({ table }) => table.phase === 'ended',
    },
    store: store.messages,
    courier,
    log,
  });
  const hands = new EphemeralHands({
    rest: client.rest,
    applicationId: () => client.application?.id ?? '',
    read: (table) => tables.read(table),
    gallery,
    panel: async (reading, { table, person }) => {
      const readers = await readership.at(reading.table);
      return handPanel(reading, person, readers.person(person), await presenter.whereabouts(table));
    },
    now,
    log,
  });
  const { shelf, rights, audit, personalData, ledger, entries } = store;
  const leagues = new Leagues({
    store: store.leagues,
    tables,
    hands: ledger,
    audit,
    draw: drawBeside,
    circumstances: () => ({
      at: now(),
      seed: Buffer.from(randomBytes(4)).readUInt32BE(),
      secret: () => roundSecret(randomBytes),
    }),
    log,
  });
  const leagueTables = new LeagueTables({ leagues, tables, log });
  const fixtures = new Fixtures({ leagues, tables, newId, log });
  const shownLeagues = leaguePresenter({ leagues, readership, store: store.leagueMessages, courier, log });
  const privacy = new Privacy({
    data: personalData,
    tables,
    seasons: store.leagues,
    leagues,
    preferences,
    books: bookkeeping,
    audit,
    formerName: async (guildId, number) => {
      const { language } = languageOfServer(await preferences.ofServer(guildId));
      return textsFor(language)('audit.former', { number });
    },
    now,
    log,
  });
  const told = entryPresenter({
    entries,
    ledger,
    readership,
    store: store.entryMessages,
    courier,
    log,
  });
  const entered = new EnteredHands({
    entries,
    ledger,
    audit,
    now,
    changed: (hand) => told.changed(hand),
    recounted: (league) => leagues.retold(league),
  });
  const hints = new Hints(analyst);
  const openHints = new OpenHints({ read: (table) => tables.read(table), log });
  const desk: Desk = {
    tables,
    leagues,
    fixtures,
    leaguePresenter: shownLeagues,
    presenter,
    hands,
    shelf,
    preferences,
    rights,
    audit,
    exports: new Exports({ ...store, preferences, data: personalData, now }),
    privacy,
    ledger,
    entered,
    readership,
    gallery,
    hints,
    openHints,
    reviews: new Reviews({ analyst, hints, log }),
    pages: new OpenPages(),
    timeZone,
    now,
    newId,
  };
  const route = createRouter(COMMANDS, desk);
  const clockwork = new Clockwork({
    deadlines: store.events,
    tick: (table) => tables.act(table, { do: 'tick' }),
    now,
    ...(after ? { after } : {}),
    log,
  });
  const thinking = surroundings.computers ?? new Thinking({ threads: config.computerThreads, seedOf, log });
  const computers = new ComputerSeats({ tables, player: thinking, delay: config.computerDelay, log });
  for (const observer of [presenter, hands, openHints, clockwork, computers, leagueTables.tables]) {
    tables.observe(observer);
  }
  for (const observer of [leagueTables.leagues, fixtures, shownLeagues]) leagues.observe(observer);

  const presentAgain = async (): Promise<void> => {
    for (const { id } of await tables.openTables()) for (const shown of [presenter, hands]) shown.changed(id);
  };

  const retention = new Retention({
    servers: store.departedServers,
    tables,
    preferences,
    now,
    ...(after ? { after } : {}),
    log,
  });
  client.on(Events.GuildCreate, ({ id }) => void retention.returned(id));
  // Discord tells an outage otherwise: from this server the bot was removed.
  client.on(Events.GuildDelete, ({ id }) => void retention.left(id));

  await privacy.resume();
  await Promise.all([
    new Promise((ready) => client.once(Events.ClientReady, ready)),
    client.login(config.token),
  ]);
  if (config.pictures) pictures.warm();
  await emojis.open();
  await presenter.recover((await tables.openTables()).map(({ id }) => id));
  await entered.recover();
  clockwork.start();
  await computers.start();
  bookkeeping.start();
  await retention.start([...client.guilds.cache.keys()]);
  await leagueTables.start();
  await fixtures.start();
  await shownLeagues.recover(await leaguesToRecover(leagues, now()));
  log.info({ user: client.user?.id, servers: client.guilds.cache.size }, 'ready');

  return {
    tables,
    leagues,
    idle: async () => {
      await Promise.all([leagueTables.idle(), fixtures.idle()]);
      await Promise.all([presenter.idle(), told.idle(), bookkeeping.idle(), retention.idle()]);
      await shownLeagues.idle();
    },
    stop: async () => {
      emojis.stop();
      await computers.stop();
      await thinking.stop();
      await clockwork.stop();
      await retention.stop();
      await Promise.all([leagueTables.idle(), fixtures.idle()]);
      await leagues.idle();
      await bookkeeping.stop();
      await Promise.race([Promise.allSettled(answers), sleep(LAST_ANSWERS, undefined, { ref: false })]);
      // Nobody waits for pictures any more; and what is still being sent needs the client.
      await pictures.stop();
      await analyst.stop();
      await Promise.all([presenter.stop(), shownLeagues.stop(), told.stop()]);
      await client.destroy();
      await store.close();
    },
  };
}

/** How long the bot stays for what it was asked before it was told to stop. Milliseconds. */
const LAST_ANSWERS = 2_500;

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Eight letters and digits that are hard to mistake for one another: a million million names. */
const newId = (): string => Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
