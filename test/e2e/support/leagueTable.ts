import type { Person } from '../../../src/sandbox/client.ts';
import type { Evening } from './evening.ts';
import { answerTo, choices, Sitting, until } from './sitting.ts';

/** What the bot answers to a command in the club's channel. */
export async function say(
  { channelId }: Evening,
  person: Person,
  command: string,
  options: Readonly<Record<string, string | number | boolean>> = {},
): Promise<string> {
  return (await answerTo(person, await person.run(channelId, command, options)))?.content ?? '';
}

/** A season of one match day, led by the first of the evening's people, that the others named have joined. */
export async function startSeason(
  evening: Evening,
  players: readonly Person[],
  options: Readonly<Record<string, string | number | boolean>> = {},
): Promise<void> {
  const leader = evening.people[0]!;
  await evening.client.updateGuild(evening.guildId, { adminIds: [leader.id] });
  await say(evening, leader, 'league create', { name: 'Kneipenliga', rounds: 1, hands: 1, ...options });
  for (const player of players) await say(evening, player, 'league join');
  await say(evening, leader, 'league start');
  // The answer may come before the match days, which are drawn beside the event loop.
  await until('the match days are drawn', async () => {
    const running = await evening.bot.leagues.find({ guildId: evening.guildId, phases: ['running'] });
    return running[0];
  });
}

/** Opens somebody's own table of the match day, with whoever was drawn for it, in order of chairs. */
export async function ownTable(evening: Evening, person: Person): Promise<Sitting> {
  const known = (await choices(person, 'join')).map(({ id }) => id.table);
  const answer = await say(evening, person, 'league table');
  const leave = await until(`a lobby after: ${answer}`, async () =>
    (await choices(person, 'leave')).find(({ id }) => !known.includes(id.table)),
  );
  const table = leave.id.table;
  const seats = (await evening.bot.tables.read(table))?.table.fixture?.seats ?? [];
  const people = seats.flatMap((seat) =>
    seat.kind === 'person' ? evening.people.filter(({ id }) => id === seat.person.id) : [],
  );
  return Sitting.at(evening, table, people);
}
