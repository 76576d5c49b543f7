import { clicking, idIn, type Stage } from './stage.ts';

/** A hand of a real table. */
export async function entries(stage: Stage): Promise<void> {
  const [anna, ben, clara, david] = stage.people;
  const players = { player2: ben.id, player3: clara.id, player4: david.id };
  const panel = await stage.run(anna, 'score enter', { ...players, eyes: 160 });
  await stage.shoot('entry', anna, panel);
  await anna.select({ messageId: panel.id, customId: idIn(panel, 'e1:re:'), values: ['0', '2'] });
  const points = await clicking(anna, panel, ':points');
  await stage.shoot('entry-points', anna, points);
  await clicking(anna, points, 'e1:book:');
  await stage.shoot('entered', clara, await stage.inChannel(clara));
}

/** What is kept of people, and who may do what. */
export async function ownership(stage: Stage): Promise<void> {
  const [anna, , , david] = stage.people;
  await stage.shoot('privacy', anna, await stage.run(anna, 'privacy'));
  await stage.shoot('export', anna, await stage.run(anna, 'export', { what: 'session', format: 'csv' }));
  await stage.shoot('rights', david, await stage.run(david, 'rights'));
  await stage.shoot('audit', david, await stage.run(david, 'audit'));
}
