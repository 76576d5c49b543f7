import type { SeenMessage } from '../../src/sandbox/client.ts';
import { correct, enterHand, replaceHand } from './books.ts';
import type { House } from './house.ts';
import { SeasonPlayer } from './player.ts';
import { Season, type StandingLine } from './season.ts';

/** How long the seasons are. */
export interface Length {
  /** Match days of the first and of the last season; the tournament has as many rounds. */
  readonly rounds: number;
  /** Hands at a table of the first season. */
  readonly hands: number;
  /** The same where everybody owes a solo: four at least. */
  readonly tournamentHands: number;
  readonly duplicateHands: number;
  /** Who plays the tournament: with a number that four does not divide somebody rests. */
  readonly tournamentPeople: number;
  /** Who plays the duplicate season: eight at least, so that there is somebody to be compared with. */
  readonly duplicatePeople: number;
}

/** A season that was played, and what was said of it. */
export interface SeasonPlayed {
  readonly season: Season;
  /** Span of time in milliseconds since 1970, a little wider than the season itself. */
  readonly openedAt: number;
  readonly closedAt: number;
  readonly said: readonly StandingLine[];
  readonly champion: SeenMessage;
}

/** Everybody of a house as somebody who plays by what they are shown. */
export const playersOf = ({ members }: House): readonly SeasonPlayer[] =>
  members.map(
    ({ name, person }) => new SeasonPlayer(person, name, { seed: name, solos: 0.06, announces: 0.08 }),
  );

/**
 * Plays three seasons by commands and buttons alone: one by the DDV's rules, in which somebody stays away and a
 * result is entered by hand; a tournament with mandatory solos, in which somebody substitutes; and a duplicate one.
 * Besides, hands are entered from home, corrected, struck, and restored.
 */
export async function playSeasons(
  house: House,
  players: readonly SeasonPlayer[],
  length: Length,
): Promise<readonly SeasonPlayed[]> {
  const [leader] = players;
  if (!leader) throw new Error('Nobody plays');
  return [
    await playLeague(house, leader, players, length),
    await playTournament(house, leader, players, length),
    await playDuplicate(house, leader, players, length),
  ];
}

async function playLeague(
  house: House,
  leader: SeasonPlayer,
  players: readonly SeasonPlayer[],
  { rounds, hands }: Length,
): Promise<SeasonPlayed> {
  const openedAt = Date.now();
  const plan = { name: 'Sommerliga', rules: 'DDV', rounds, hands, duplicate: false } as const;
  const season = await Season.start(house, plan, leader, players);
  const entered = [await enterHand(house, homeHand(players, 133))];
  const [absent] = season.drawnFor({ round: 1, table: 1 });
  if (absent) await season.substitute({ round: 1, table: 1 }, absent, null);
  const last = season.tablesOn(rounds).at(-1);
  if (last) await season.enterResult(last, [12, -4, -4, -4]);
  for (let round = 1; round <= rounds; round++) await season.playDay(round);
  entered.push(await enterHand(house, homeHand(players, 95)));
  for (const hand of entered) await correct(leader, house, hand, 'strike');
  await correct(leader, house, entered[1] ?? '', 'restore');
  const [struck, replaced] = season.handsPlayed;
  if (struck) await correct(leader, house, struck, 'strike');
  if (replaced) await replaceHand(leader, house, replaced);
  return ended(season, openedAt);
}

async function playTournament(
  house: House,
  leader: SeasonPlayer,
  everybody: readonly SeasonPlayer[],
  { rounds, tournamentHands, tournamentPeople }: Length,
): Promise<SeasonPlayed> {
  const openedAt = Date.now();
  const players = everybody.slice(0, tournamentPeople);
  const plan = {
    name: 'Turnier',
    rules: 'Tournament',
    rounds: Math.max(1, rounds - 1),
    hands: tournamentHands,
    duplicate: false,
  } as const;
  const season = await Season.start(house, plan, leader, players);
  const spot = { round: 1, table: 1 };
  const [, replaced] = season.drawnFor(spot);
  const resting = players.find((player) =>
    season.tablesOn(1).every((table) => !season.drawnFor(table).includes(player)),
  );
  if (replaced && resting) await season.substitute(spot, replaced, resting);
  for (let round = 1; round <= plan.rounds; round++) await season.playDay(round);
  return ended(season, openedAt);
}

async function playDuplicate(
  house: House,
  leader: SeasonPlayer,
  everybody: readonly SeasonPlayer[],
  { rounds, duplicateHands, duplicatePeople }: Length,
): Promise<SeasonPlayed> {
  const openedAt = Date.now();
  const players = everybody.slice(0, duplicatePeople);
  const plan = {
    name: 'Duplikat',
    rules: 'DDV',
    rounds: Math.max(1, rounds - 1),
    hands: duplicateHands,
    duplicate: true,
  } as const;
  const season = await Season.start(house, plan, leader, players);
  for (let round = 1; round <= plan.rounds; round++) await season.playDay(round);
  return ended(season, openedAt);
}

async function ended(season: Season, openedAt: number): Promise<SeasonPlayed> {
  const said = await season.readStandings();
  const champion = await season.close();
  return { season, openedAt, closedAt: Date.now(), said, champion };
}

/** The first four, of whom the second and third are Re. */
function homeHand(players: readonly SeasonPlayer[], eyes: number) {
  const [one, two, three, four] = players;
  if (!one || !two || !three || !four) throw new Error('A hand needs four');
  return { players: [one, two, three, four], re: [1, 2], eyes } as const;
}
