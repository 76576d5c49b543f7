import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ruleClicks } from '../../src/discord/rules/ruleClick.ts';
import type { Person } from '../../src/sandbox/client.ts';
import { FakeAnalyst } from '../support/fakeAnalyst.ts';
import { flatten } from './support/buttons.ts';
import { type Evening, openEvening } from './support/evening.ts';
import { ownTable, say, startSeason } from './support/leagueTable.ts';
import {
  answerTo,
  choices,
  EPHEMERAL,
  pressIt,
  pressing,
  reading,
  Sitting,
  until,
} from './support/sitting.ts';

let evening: Evening;
let analyst: FakeAnalyst;
let anna: Person;
beforeEach(async () => {
  analyst = new FakeAnalyst();
  evening = await openEvening('hints', undefined, undefined, { analyst });
  [anna] = evening.people as [Person];
});
afterEach(() => evening.leave());

const hintFor = async (person: Person, channelId = evening.channelId) => {
  const message = await answerTo(person, await person.run(channelId, 'hint'));
  if (!message) throw new Error('Nothing was answered');
  return message;
};

/** The hints that a person still sees. */
const hintsBefore = async (person: Person): Promise<readonly string[]> => {
  const { guilds, directMessages } = await person.view();
  return [...guilds.flatMap(({ channels }) => channels), ...directMessages]
    .flatMap(({ messages }) => messages)
    .filter(({ content }) => content.startsWith('### Hint'))
    .map(({ id }) => id);
};

/** A table of the first people, and computers, at which so many cards lie open. */
async function playing(hints: boolean, cards = 0, people = 4): Promise<{ table: Sitting; mover: Person }> {
  const options = { hands: 1, hints, computers: 4 - people };
  const table = await Sitting.dealt(evening, evening.people.slice(0, people), options);
  await table.playTo(cards);
  const mover = await table.mover();
  if (!mover) throw new Error('Nobody is to move');
  return { table, mover };
}

describe('at a table with hints', () => {
  test('whoever is to move gets one, alone, by command and by button; everybody hears how many', async () => {
    const { table, mover } = await playing(true, 1);
    expect((await reading(anna, 'with hints')).content).toContain('/hint');
    const hint = await hintFor(mover);
    expect(hint.flags).toBe(EPHEMERAL);
    expect(hint.content).toMatch(/^### Hint · trick 1\nPlay /);
    const under = (await choices(mover, 'hint', { table: table.id, in: 'direct' })).at(-1);
    const pressed = under && (await pressIt(mover, under));
    expect(pressed?.content).toBe(hint.content);
    // The next one comes in place of the last, and none outlasts its decision.
    await until('the first hint is gone', async () => !(await hintsBefore(mover)).includes(hint.id));
    expect(await hintsBefore(mover)).toEqual([pressed?.id]);
    await table.playTo(2);
    await until('the hint is gone', async () => (await hintsBefore(mover)).length === 0);
    const [person, other] = [mover, ...table.people.filter(({ id }) => id !== mover.id)] as [Person, Person];
    expect(analyst.asked).toHaveLength(1);
    expect((await reading(other, 'Hand 1')).content).not.toContain('Hints taken');
    await table.playOut();
    await reading(other, `Hints taken: <@${person.id}> 1`);
    // By direct message, too, where people are called by their names.
    await reading(other, /Hand 1 of 1.*Hints taken: [A-Z][a-z]+ 1/s);
  });

  test('nobody else gets one', async () => {
    const { table, mover } = await playing(true, 0, 3);
    const waiting = table.people.find(({ id }) => id !== mover.id) as Person;
    expect((await hintFor(waiting)).content).toContain('turn');
    const outsider = evening.people[3] as Person;
    expect((await hintFor(outsider)).content).toContain('You do not sit at this table');
    expect(analyst.asked).toEqual([]);
  });
});

test('the host allows hints in the lobby, and everybody sees that', async () => {
  const table = await Sitting.open(evening, evening.people.slice(0, 2), { hands: 1 });
  expect((await hintFor(anna)).content).toContain('whoever hosts it can allow them');
  const rules = await pressing(anna, 'rules', { table: table.id });
  const press = async (message: typeof rules, verb: 'edit' | 'hints') => {
    const found = message?.components
      .flatMap(flatten)
      .find(({ custom_id: id = '' }) => ruleClicks.parse(id)?.do === verb);
    return message && found?.custom_id
      ? answerTo(anna, await anna.click({ messageId: message.id, customId: found.custom_id }))
      : undefined;
  };
  const editor = await press(await press(rules, 'edit'), 'hints');
  expect(editor?.content).toContain('with hints');
  expect((await reading(evening.people[1] as Person, 'Everybody may ask for hints')).content).toContain(
    '/hint',
  );
});

test('a table that plays without refuses, and so does a tournament', async () => {
  const { mover } = await playing(false);
  expect((await hintFor(mover)).content).toContain('This table plays without hints');
  const opened = await say(evening, anna, 'table create', { rules: 'tournament', hints: true });
  expect(opened).toContain('A tournament');
  expect(analyst.asked).toEqual([]);
});

test('a league’s table refuses', async () => {
  await startSeason(evening, evening.people.slice(0, 4));
  const table = await ownTable(evening, anna);
  for (const person of evening.people.slice(1, 4)) await pressing(person, 'join', { table: table.id });
  await table.deal();
  const mover = (await table.mover()) as Person;
  expect((await hintFor(mover)).content).toContain('Tables of leagues are played without hints');
  expect(analyst.asked).toEqual([]);
});
