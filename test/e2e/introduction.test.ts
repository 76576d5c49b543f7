import { afterEach, beforeEach, expect, test } from 'vitest';
import { guideClicks, type IntroPage } from '../../src/discord/guide/guideClick.ts';
import type { Person, SeenMessage } from '../../src/sandbox/client.ts';
import { textsFor } from '../../src/texts/texts.ts';
import { flatten } from './support/buttons.ts';
import { type Evening, openEvening } from './support/evening.ts';
import { RuleMessage } from './support/ruleMessages.ts';
import { addComputer, answerTo, pressing, Sitting } from './support/sitting.ts';

let evening: Evening;
let anna: Person;
let ben: Person;
let refusals: readonly number[] = [];
beforeEach(async () => {
  evening = await openEvening('introduction');
  [anna, ben] = evening.people as [Person, Person];
  refusals = [];
});
afterEach(() => evening.leave({ refusals }));

const t = textsFor('en');

/** Everything that somebody was ever sent of the introduction, whatever page it shows; once all is sent. */
async function introductions(person: Person): Promise<readonly SeenMessage[]> {
  await evening.bot.idle();
  return (await person.directMessages()).filter(
    ({ content }) => content.includes('Introduction ') || content === t('intro.closed'),
  );
}

const theOne = async (person: Person): Promise<SeenMessage> => {
  const [message, ...more] = await introductions(person);
  expect(more).toEqual([]);
  if (!message) throw new Error('Nobody was introduced');
  return message;
};

const clicking = (message: SeenMessage, wanted: IntroPage | 'introduced') => {
  const ids = message.components.flatMap(flatten).map(({ custom_id: id = '' }) => id);
  const customId = ids.find((id) => {
    const click = guideClicks.parse(id);
    return click?.do === 'intro' ? click.page === wanted : click?.do === wanted;
  });
  if (!customId) throw new Error(`Nothing leads to ${wanted} from ${message.content}`);
  return { messageId: message.id, customId };
};

const turning = async (person: Person, wanted: IntroPage | 'introduced'): Promise<SeenMessage> => {
  const shown = await theOne(person);
  const answer = await answerTo(person, await person.click(clicking(shown, wanted)));
  expect(answer?.id).toBe(shown.id);
  return theOne(person);
};

test('whoever sits down for the first time is introduced in three pages, once', async () => {
  await Sitting.open(evening, [anna, ben]);
  expect((await theOne(anna)).content).toContain(t('intro.start-title'));
  expect((await theOne(ben)).content).toContain(t('intro.start-title'));

  expect((await turning(ben, 'trumps')).content).toContain(t('intro.trumps-order'));
  expect((await turning(ben, 'parties')).content).toContain(t('intro.parties-rules'));
  expect((await turning(ben, 'trumps')).content).toContain(t('intro.trumps-order'));
  const closed = await turning(ben, 'introduced');
  expect(closed.content).toBe(t('intro.closed'));
  expect(closed.components.flatMap(flatten).filter(({ custom_id: id }) => id)).toEqual([]);
});

test('nobody is introduced again at another table, nor after a restart', async () => {
  const table = await Sitting.open(evening, [anna, ben]);
  await turning(ben, 'introduced');
  await pressing(ben, 'leave', { table: table.id, in: 'public' });
  await evening.stopBot();
  await evening.startBot();
  await Sitting.open(evening, [ben, anna]);
  await pressing(ben, 'join', { table: table.id, in: 'public' });
  expect((await theOne(ben)).content).toBe(t('intro.closed'));
  expect((await theOne(anna)).content).toContain(t('intro.start-title'));
});

test('the page that somebody reads stays before their eyes, whatever happens at the table', async () => {
  const table = await Sitting.open(evening, [anna, ben], { rules: 'ddv' });
  await turning(anna, 'trumps');
  await turning(ben, 'introduced');
  await ben.run(evening.channelId, 'language', { me: 'de' });
  await anna.run(evening.channelId, 'language', { me: 'hu' });
  const editor = await (await RuleMessage.ofTable(anna, table)).press('edit');
  await (await editor.turn('start')).startFrom(textsFor('hu')('shelf.preset-short'));
  for (const _ of [1, 2]) await addComputer(anna, table.id);
  await table.deal();
  await table.playTo(1);
  await evening.stopBot();
  await evening.startBot();
  await table.playTo(2);
  expect((await theOne(anna)).content).toContain(t('intro.trumps-order'));
  expect((await theOne(ben)).content).toBe(t('intro.closed'));

  const next = await answerTo(anna, await anna.click(clicking(await theOne(anna), 'parties')));
  expect(next?.content).toContain(textsFor('hu')('intro.parties-rules'));
});

test('closed direct messages are no trouble: the introduction comes when they are open', async () => {
  refusals = [50007];
  await ben.closeDirectMessages();
  const table = await Sitting.open(evening, [anna, ben], { computers: 2 });
  expect(await introductions(ben)).toEqual([]);
  await ben.openDirectMessages();
  await pressing(anna, 'start', { table: table.id });
  // Each hand is tried, whatever became of the messages before it.
  await table.cut();
  await table.playTo(1);
  expect((await theOne(ben)).content).toContain(t('intro.start-title'));
});
