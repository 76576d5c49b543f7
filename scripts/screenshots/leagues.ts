import { until } from '../../test/e2e/support/sitting.ts';
import { clicking, finished, idIn, type Stage } from './stage.ts';

/** A season whose first match day computers play, and whose second is entered by hand. */
export async function leagues(stage: Stage): Promise<void> {
  const { people, evening } = stage;
  const [anna, ben, clara, david] = people;
  await stage.run(david, 'league create', { name: 'Kneipenliga', rounds: 3, hands: 1 });
  for (const person of people) {
    const { id, ...season } = await stage.offering(person, 'l1:join:');
    await person.click({ messageId: id, customId: idIn({ id, ...season }, 'l1:join:') });
  }
  await stage.shoot('league-joining', ben, await stage.offering(ben, 'l1:join:'));
  const { id: started } = await stage.run(david, 'league start');
  await finished(david, started);
  await stage.shoot('league-schedule', ben, await stage.offering(ben, 'l1:schedule:', 1));
  await stage.shoot('league-day', ben, await stage.offering(ben, 'l1:table:'));

  const out = { round: 1, table: 1 };
  for (const { id } of people) {
    const answer = await stage.run(david, 'league substitute', { ...out, out: id });
    if (id === anna.id) await stage.shoot('league-substitute', david, answer);
  }
  await stage.run(david, 'league table');
  await until('computers have played', async () => {
    const [league] = await evening.bot.leagues.find({ guildId: evening.guildId });
    const reading = league && (await evening.bot.leagues.read(league.id));
    return reading?.league.rounds[0]?.over || undefined;
  });
  const points = { points1: 31, points2: -12, points3: -24, points4: 5 };
  const entered = await stage.run(david, 'league result', { round: 2, table: 1, ...points });
  await stage.shoot('league-result', david, entered);
  await stage.shoot('league-page', clara, await stage.run(clara, 'league schedule', { round: 1 }));
  const { id: asked } = await stage.run(clara, 'league standings');
  const standings = await finished(clara, asked, 'l1:ties:');
  await stage.shoot('league-standings', clara, standings);
  await stage.shoot('league-ties', clara, await clicking(clara, standings, 'l1:ties:'));
  const { id: closing } = await stage.run(david, 'league close');
  const question = await finished(david, closing, 'l1:close:');
  await stage.shoot('league-question', david, question);
  await clicking(david, question, 'l1:close:');
  await stage.shoot('league-champion', ben, await stage.offering(ben, 'l1:ties:'));
}
