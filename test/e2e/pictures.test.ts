import { setTimeout as sleep } from 'node:timers/promises';
import { ComponentType, PermissionFlagsBits } from 'discord.js';
import { afterEach, describe, expect, test } from 'vitest';
import { readerIn } from '../../src/discord/messages/reader.ts';
import { createPictures } from '../../src/pictures/pictures.ts';
import type { Person, SeenComponent, SeenMessage } from '../../src/sandbox/client.ts';
import { RESPONSE } from '../../src/sandbox/interactions.ts';
import type { JournalEntry } from '../../src/sandbox/journal.ts';
import { WITHOUT_DRAWING } from './support/bot.ts';
import { flatten } from './support/buttons.ts';
import { type Evening, openEvening } from './support/evening.ts';
import { answerTo, pressing, reading, Sitting, until } from './support/sitting.ts';

let evening: Evening;
let refusals: readonly number[] = [];
afterEach(() => evening.leave({ refusals }));

type Painter = NonNullable<Parameters<typeof openEvening>[3]>['pictures'];

/** Anna alone with computers, her first hand dealt, and whoever draws for the bot. */
async function dealt(
  pictures: Painter,
  options: Readonly<Record<string, number>> = {},
): Promise<{ readonly anna: Person; readonly table: Sitting }> {
  refusals = [];
  evening = await openEvening('pictures', ['Anna'], undefined, pictures ? { pictures } : {});
  const [anna] = evening.people as [Person];
  return { anna, table: await Sitting.dealt(evening, [anna], { computers: 3, ...options }) };
}

const galleryIn = ({ components }: SeenMessage): SeenComponent | undefined =>
  components.flatMap(flatten).find(({ type }) => type === ComponentType.MediaGallery);

/** A message and its picture, once that is there and no other has taken its place meanwhile. */
async function drawn(
  looked: Promise<SeenMessage>,
): Promise<{ readonly message: SeenMessage; readonly bytes: Buffer } | undefined> {
  const message = await looked;
  const [picture] = message.attachments;
  if (!picture) return undefined;
  const answer = await fetch(picture.url);
  return answer.ok ? { message, bytes: Buffer.from(await answer.arrayBuffer()) } : undefined;
}

const namesIn = ({ attachments }: SeenMessage): readonly string[] =>
  attachments.map(({ filename }) => filename);

const trickNow = (person: Person, trick: number): Promise<SeenMessage> =>
  reading(person, `### Hand 1 · trick ${trick}`);

const handNow = (person: Person): Promise<SeenMessage> => reading(person, /^### Hand 1 of 4/);

/** Changes of messages that show the same pictures as before. */
function unchangedPictures(entries: readonly JournalEntry[]): readonly JournalEntry[] {
  const shown = new Map<string | null, string>();
  return entries.filter(({ kind, messageId, request: { body } }) => {
    if (kind !== 'create' && kind !== 'edit') return false;
    const now = (JSON.stringify(body).match(/attachment:\/\/[\w.-]+/g) ?? []).join();
    const isSame = now !== '' && shown.get(messageId) === now;
    shown.set(messageId, now);
    return isSame && kind === 'edit';
  });
}

test('hands and tricks are drawn, described, and named by nothing but what they show', async () => {
  const pictures = createPictures();
  // The first picture takes as long as a process takes to start.
  const { style } = readerIn('en');
  if (style) await pictures.render({ kind: 'hand', style, cards: [{ card: 'CQ', bright: true }], trumps: 1 });
  const { anna, table } = await dealt(pictures);
  await table.playTo(5);
  await evening.bot.idle();
  // On a busy machine a picture may follow its message.
  const hand = await until('the hand is drawn', () => drawn(handNow(anna)));
  const trick = await until('the trick is drawn', () => drawn(trickNow(anna, 1)));
  for (const [{ message, bytes }, kind, words] of [
    [hand, 'hand', /of (clubs|spades|hearts|diamonds)/],
    [trick, 'trick', /Anna: (\w+) of (clubs|spades|hearts|diamonds)/],
  ] as const) {
    const [picture, ...more] = message.attachments;
    expect(more).toEqual([]);
    expect(picture).toMatchObject({
      content_type: 'image/webp',
      filename: expect.stringMatching(NAME[kind]),
    });
    expect(picture?.size).toBeGreaterThan(2_000);
    expect(picture?.size).toBeLessThan(150_000);
    expect([bytes.toString('latin1', 0, 4), bytes.toString('latin1', 8, 12)]).toEqual(['RIFF', 'WEBP']);
    expect(JSON.stringify(galleryIn(message))).toMatch(words);
  }

  const last = await pressing(anna, 'last-trick', { table: table.id, in: 'public' });
  expect(namesIn(last!)).toEqual(namesIn(trick.message));
});

test('a change that shows the same pictures does not send them again', async () => {
  const { table } = await dealt(WITHOUT_DRAWING.pictures);
  await table.playTo(5);
  await evening.bot.idle();
  const { entries } = await evening.client.journal();
  const unchanged = unchangedPictures(entries);
  expect(unchanged.length).toBeGreaterThan(0);
  expect(unchanged.filter(({ request }) => (request.files ?? []).length > 0)).toEqual([]);
});

const NAME = { hand: /^hand-[0-9a-f]{24}\.webp$/, trick: /^trick-[0-9a-f]{24}\.webp$/ };

describe('what cannot be drawn', () => {
  test('leaves messages that say the same in text, and a game that goes on', async () => {
    const { anna, table } = await dealt({
      ...WITHOUT_DRAWING.pictures,
      render: () => Promise.reject(new Error('No ink')),
    });
    await table.playTo(5);
    await evening.bot.idle();
    for (const message of [await handNow(anna), await trickNow(anna, 1)]) {
      expect(message.attachments).toEqual([]);
      expect(galleryIn(message)).toBeUndefined();
      expect(message.content).toMatch(/[♣♠♥♦](9|10|J|Q|K|A)/u);
    }
    expect(evening.logged.some(({ msg }) => msg === 'a picture was not drawn')).toBe(true);
  });

  test('in time comes later: clicks are acknowledged at once', async () => {
    let drawing: Promise<void> = Promise.resolve();
    const { anna, table } = await dealt({
      ...WITHOUT_DRAWING.pictures,
      render: async () => {
        await drawing;
        return WITHOUT_DRAWING.pictures.render();
      },
    });
    await table.playTo(1);
    expect(await table.mover()).toBe(anna);
    await evening.bot.idle();
    const [card] = await table.movesOf(anna);
    if (!card) throw new Error('Anna has nothing to play');

    let finish = (): void => {};
    drawing = new Promise((resolve) => {
      finish = resolve;
    });
    const { message, customId } = card;
    const played = await anna.click({ messageId: message.id, customId });
    expect(played.response.type).toBe(RESPONSE.deferredUpdate);
    const asked = await anna.click(await lastTrickButton(anna));
    expect(asked.response.type).toBe(RESPONSE.deferredMessage);
    // Longer than anybody waits for a picture before the answer.
    await sleep(300);
    finish();
    await until('the last trick is shown', async () => {
      const answer = await answerTo(anna, asked);
      return answer && galleryIn(answer) ? true : undefined;
    });
    await until('the hand has changed', async () => {
      const hand = await handNow(anna);
      return namesIn(hand).join() === namesIn(message).join() ? undefined : true;
    });
  });

  test('where the bot may attach no files any more, the table plays in text, and asks in vain once', async () => {
    const { anna, table } = await dealt(undefined);
    refusals = [50013];
    await table.playTo(1);
    const deny = (permissions: bigint): Promise<unknown> =>
      evening.client.updateChannel(evening.channelId, { denyBot: permissions.toString() });
    await deny(PermissionFlagsBits.AttachFiles);
    await table.playTo(9);
    await evening.bot.idle();
    expect(galleryIn(await trickNow(anna, 2))).toBeUndefined();
    expect((await trickNow(anna, 2)).content).toContain('wins the trick');
    expect(galleryIn(await handNow(anna))).toBeDefined();
    const { entries } = await evening.client.journal(0, { refusals: true });
    expect(entries.filter(({ code }) => code === 50013)).toHaveLength(1);
    await deny(0n);
    await evening.stopBot();
    await evening.startBot();
    await table.playTo(17);
    await evening.bot.idle();
    expect(galleryIn(await trickNow(anna, 4))).toBeDefined();
  });

  test('for a long time holds up nobody; the pictures follow when they are there', async () => {
    let finish = (): void => {};
    const drawing = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const { anna, table } = await dealt({
      ...WITHOUT_DRAWING.pictures,
      render: async () => {
        await drawing;
        return WITHOUT_DRAWING.pictures.render();
      },
    });
    await table.playTo(6);
    await evening.bot.idle();
    expect(galleryIn(await handNow(anna))).toBeUndefined();
    expect((await trickNow(anna, 1)).content).toContain('wins the trick');
    finish();
    await until('the pictures have followed', async () =>
      galleryIn(await handNow(anna)) && galleryIn(await trickNow(anna, 1)) ? true : undefined,
    );
  });

  test('follows at a table that has ended meanwhile, too', async () => {
    let drawing: Promise<void> = Promise.resolve();
    const { anna, table } = await dealt(
      {
        ...WITHOUT_DRAWING.pictures,
        render: async () => {
          await drawing;
          return WITHOUT_DRAWING.pictures.render();
        },
      },
      { hands: 2 },
    );
    await table.playOut();
    await table.deal();
    await table.playTo(44);
    let finish = (): void => {};
    drawing = new Promise((resolve) => {
      finish = resolve;
    });
    await table.playOut();
    await evening.bot.idle();
    const final = (): Promise<SeenMessage> => reading(anna, 'Final score');
    expect(galleryIn(await final())).toBeUndefined();
    finish();
    await until('the chart has followed', async () => (galleryIn(await final()) ? true : undefined));
  });
});

async function lastTrickButton(person: Person): Promise<{ messageId: string; customId: string }> {
  const view = await person.view();
  for (const message of view.guilds.flatMap(({ channels }) => channels).flatMap(({ messages }) => messages)) {
    const button = message.components.flatMap(flatten).find(({ label }) => label === 'Last trick');
    if (button?.custom_id) return { messageId: message.id, customId: button.custom_id };
  }
  throw new Error('Nobody offers the last trick');
}
