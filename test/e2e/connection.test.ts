import { afterEach, beforeEach, describe, test } from 'vitest';
import { type Evening, openEvening } from './support/evening.ts';
import { expectNothingTwice } from './support/posts.ts';
import { reading, Sitting, until } from './support/sitting.ts';

let evening: Evening;
beforeEach(async () => {
  evening = await openEvening('connection');
});
afterEach(() => evening.leave());

const online = (): Promise<true> =>
  until('the bot is back', async () =>
    (await evening.client.world()).application.online ? true : undefined,
  );

describe('a connection to Discord', () => {
  test.each([
    ['is cut', () => evening.client.drop()],
    ['is closed with 4000', () => evening.client.drop(4000)],
    ['is to be made anew', () => evening.client.reconnect()],
    ['loses its session', () => evening.client.invalidate()],
  ])('that %s in the middle of a hand is taken up again', async (_what, disturb) => {
    const table = await Sitting.dealt(evening, evening.people);
    await table.playTo(3);
    await disturb();
    await online();
    await table.playTo(6);
    await reading(evening.people[0]!, '### Hand 1 · trick 2');
    await expectNothingTwice(evening);
  });

  test('that is cut keeps the clicks that were made meanwhile', async () => {
    const table = await Sitting.dealt(evening, evening.people);
    await table.playTo(2);
    const mover = (await table.mover())!;
    const [card] = await table.movesOf(mover);
    await evening.client.drop();
    await mover.clickAndGo({ messageId: card!.message.id, customId: card!.customId });
    await until('the card lies on the table', async () =>
      (await table.cardsPlayed()) === 3 ? true : undefined,
    );
  });
});
