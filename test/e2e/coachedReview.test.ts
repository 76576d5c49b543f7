import { afterEach, describe, expect, test } from 'vitest';
import type { Analyst } from '../../src/app/coach/analyst.ts';
import { ThreadAnalyst } from '../../src/app/coach/threadAnalyst.ts';
import { boardClicks } from '../../src/discord/boards/boardClick.ts';
import { createLog } from '../../src/log.ts';
import type { Person, SeenMessage } from '../../src/sandbox/client.ts';
import { guessed } from '../support/fakeAnalyst.ts';
import { flatten } from './support/buttons.ts';
import { type Evening, openEvening } from './support/evening.ts';
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
afterEach(() => evening.leave());

/** A coach who thinks about nothing before the test lets it. */
class PatientAnalyst implements Analyst {
  readonly gate = Promise.withResolvers<void>();
  asked = 0;
  async analyse(...[view, decision]: Parameters<Analyst['analyse']>) {
    this.asked += 1;
    await this.gate.promise;
    return guessed(view, decision);
  }
  async stop(): Promise<void> {}
}

/** A table of one hand that is over. */
async function played(analyst: PatientAnalyst | ThreadAnalyst): Promise<{ table: Sitting; anna: Person }> {
  evening = await openEvening('reviewed', undefined, undefined, { analyst });
  const [anna, ben] = evening.people as [Person, Person];
  const table = await Sitting.dealt(evening, [anna, ben], { hands: 1, computers: 2 });
  await table.playOut();
  return { table, anna };
}

const seenAgain = async (person: Person, { id }: SeenMessage): Promise<SeenMessage | undefined> => {
  const { guilds, directMessages } = await person.view();
  return [...guilds.flatMap(({ channels }) => channels), ...directMessages]
    .flatMap(({ messages }) => messages)
    .find((message) => message.id === id);
};

/** The message as soon as it says something. */
const saying = (person: Person, message: SeenMessage, text: string): Promise<SeenMessage> =>
  until(`the review says ${text}`, async () => {
    const now = await seenAgain(person, message);
    return now?.content.includes(text) ? now : undefined;
  });

const reviewing = async (person: Person, table: Sitting): Promise<SeenMessage> => {
  const review = await pressing(person, 'review', { table: table.id, in: 'public' });
  if (!review) throw new Error('No review');
  return review;
};

/** The four hands of the first hand, by `/replay`. */
async function openHands(person: Person, table: Sitting): Promise<SeenMessage> {
  const found = await answerTo(
    person,
    await person.run(evening.channelId, 'replay', { hand: `${table.id}-1` }),
  );
  expect(found?.content).not.toContain('coach');
  const overview = found?.components.flatMap(flatten).find(({ custom_id: id = '' }) => {
    const click = boardClicks.parse(id);
    return click?.do === 'hand' && click.page === 'overview';
  });
  const shown = await answerTo(
    person,
    await person.click({ messageId: found?.id ?? '', customId: overview?.custom_id ?? '' }),
  );
  if (!shown) throw new Error('Nothing was shown');
  return shown;
}

test('who sits alone is not dealt the next hand over a review, not even after a restart', async () => {
  evening = await openEvening('looking back');
  const [anna] = evening.people as [Person];
  const table = await Sitting.dealt(evening, [anna], { pace: 'live', computers: 3 });
  await table.playOut();
  await reading(anna, 'The next hand is dealt');
  const review = await reviewing(anna, table);
  expect(review.content).toContain('Hand 1');
  await reading(anna, 'The review is open: the next hand waits for **Next hand**.');
  evening.clock.skip(10 * 60_000);
  await evening.stopBot();
  await evening.startBot();
  evening.clock.skip(10 * 60_000);
  await pressing(anna, 'rules', { table: table.id, in: 'public' });
  expect((await table.read()).table).toMatchObject({ phase: 'between', lookedBack: true });
  await pressing(anna, 'next-hand', { table: table.id, in: 'public' });
  await reading(anna, 'Hand 2 of 4');
});

test('/replay of the last hand holds the next one as well', async () => {
  evening = await openEvening('looking back');
  const [anna] = evening.people as [Person];
  const table = await Sitting.dealt(evening, [anna], { pace: 'live', computers: 3 });
  await table.playOut();
  await openHands(anna, table);
  evening.clock.skip(10 * 60_000);
  await reading(anna, 'The review is open: the next hand waits for **Next hand**.');
});

describe('the coach', () => {
  test('marks what cost most in the review of a hand, once it has thought', async () => {
    const analyst = new PatientAnalyst();
    const { table, anna } = await played(analyst);
    // Nobody thinks about a hand that nobody looks at.
    expect(analyst.asked).toBe(0);
    const review = await reviewing(anna, table);
    expect(review.flags).toBe(EPHEMERAL);
    expect(review.content).toContain('The coach is thinking');
    const onPage = (await choices(anna, 'review', { table: table.id, in: 'private' })).at(-1);
    const turned = onPage && (await pressIt(anna, onPage));
    expect(turned?.content).toContain('trick 1 of 12');
    analyst.gate.resolve();
    await until('it has thought', async () => {
      const now = await seenAgain(anna, review);
      return now && !now.content.includes('thinking') ? now : undefined;
    });
    // It does not turn the page back.
    expect((await seenAgain(anna, review))?.content).toContain('trick 1 of 12');
    const [ben] = table.people.slice(1) as [Person];
    const known = await reviewing(ben, table);
    expect(known.content).toContain('The moves that cost most');
    expect(known.content).toMatch(/ cost about \d+\.\d points|would have brought about/);
    const { asked } = analyst;
    await reviewing(anna, table);
    expect(analyst.asked).toBe(asked);
  });

  test('marks the same hand in /replay', async () => {
    const analyst = new PatientAnalyst();
    analyst.gate.resolve();
    const { table, anna } = await played(analyst);
    await saying(anna, await openHands(anna, table), 'The moves that cost most');
  });

  test('thinks for itself, in its thread', async () => {
    const { table, anna } = await played(
      new ThreadAnalyst({ seedOf: (decision) => decision, log: createLog('silent') }),
    );
    const review = await reviewing(anna, table);
    const coached = await saying(anna, review, '💡');
    await until('it has thought', async () =>
      (await seenAgain(anna, coached))?.content.includes('thinking') ? undefined : true,
    );
    expect((await seenAgain(anna, coached))?.content).toMatch(
      /The moves that cost most|found no move that cost much/,
    );
  });
});
