import { join } from 'node:path';
import { MessageFlags, REST, Routes } from 'discord.js';
import type { Browser, Page } from 'playwright-core';
import { ThreadAnalyst } from '../../src/app/coach/threadAnalyst.ts';
import type { RandomBytes } from '../../src/app/fairDeal.ts';
import { signImages } from '../../src/discord/emojis/signImages.ts';
import { createLog } from '../../src/log.ts';
import type { Person, SeenMessage } from '../../src/sandbox/client.ts';
import type { Sandbox } from '../../src/sandbox/sandbox.ts';
import type { Language } from '../../src/texts/languages.ts';
import { textsFor } from '../../src/texts/texts.ts';
import { flatten } from '../../test/e2e/support/buttons.ts';
import { type Evening, openEvening } from '../../test/e2e/support/evening.ts';
import { allMessages, answerTo, until } from '../../test/e2e/support/sitting.ts';
import { Camera, type Look, type Theme } from './camera.ts';
import type { Kind } from './kinds.ts';
import { PatientPainter } from './patientPainter.ts';

/** What Discord calls a language that people have chosen for it. */
const LOCALES = { en: 'en-US', de: 'de', hu: 'hu', hr: 'hr' } as const satisfies Record<Language, string>;

interface Scenery {
  /** Where the pictures go. */
  readonly folder: string;
  /** Of the server and of everybody's Discord. */
  readonly language: Language;
  /** Of four people, the last of whom is a moderator. */
  readonly names: readonly string[];
  readonly deals: RandomBytes;
}

/** An evening in one language, with real pictures and emojis, and somebody who photographs it. */
export class Stage {
  readonly evening: Evening;
  readonly people: readonly [Person, Person, Person, Person];
  readonly language: Language;
  private readonly painter: PatientPainter;
  private readonly camera: Camera;
  private readonly folder: string;

  private constructor(
    evening: Evening,
    painter: PatientPainter,
    browser: Browser,
    { folder, language }: Scenery,
  ) {
    this.evening = evening;
    this.people = evening.people as Stage['people'];
    this.painter = painter;
    this.camera = new Camera(browser, evening.client.url, evening.clock.now);
    this.folder = folder;
    this.language = language;
  }

  static async open(browser: Browser, scenery: Scenery): Promise<Stage> {
    const { language, names, deals } = scenery;
    const pictures = new PatientPainter();
    // What the coach says is what it would say: a club's evening in tests has one that guesses.
    const analyst = new ThreadAnalyst({ seedOf: (decision) => decision, log: createLog('warn') });
    const drawing = { pictures, signs: async () => signImages(), analyst };
    const evening = await openEvening(deals, names, undefined, drawing);
    await emojisUploaded(evening.sandbox);
    const stage = new Stage(evening, pictures, browser, scenery);
    const [, , , moderator] = stage.people;
    await evening.client.updateGuild(evening.guildId, { adminIds: [moderator.id] });
    for (const person of stage.people) await person.setLocale(LOCALES[language]);
    await moderator.run(evening.channelId, 'language', { server: language });
    return stage;
  }

  async close(): Promise<void> {
    await this.camera.close();
    await this.evening.close();
  }

  /** Photographs a message as somebody sees it, once the bot has nothing left to change. */
  async shoot(
    kind: Kind,
    person: Person,
    { id, channel_id: channel }: SeenMessage,
    theme: Theme = 'dark',
  ): Promise<void> {
    await this.rest();
    await finished(person, id);
    const isThinking = (content: string): boolean =>
      content.includes(textsFor(this.language)('coach.thinking'));
    await until(`the coach has looked at ${id}`, async () =>
      allMessages(await person.view()).find((message) => message.id === id && !isThinking(message.content)),
    );
    await this.camera.message(this.fileOf(kind), id, await lookOf(person, channel, theme));
  }

  /** Photographs the page in a channel, once something was done there. */
  async shootPage(
    kind: Kind,
    person: Person,
    channel: string,
    act: (page: Page) => Promise<void>,
  ): Promise<void> {
    await this.rest();
    await this.camera.page(this.fileOf(kind), await lookOf(person, channel, 'dark'), act);
  }

  /** Until every message says and shows what it should. */
  private rest(): Promise<void> {
    return this.painter.rest(this.evening.bot.idle);
  }

  private fileOf(kind: Kind): string {
    return join(this.folder, `${kind}.webp`);
  }

  /** Types a command in the channel, and gives the answer. */
  async run(
    person: Person,
    command: string,
    options: Readonly<Record<string, string | number>> = {},
  ): Promise<SeenMessage> {
    const answer = await answerTo(person, await person.run(this.evening.channelId, command, options));
    return finished(person, there(answer).id);
  }

  /** The newest message in the thread of the newest table, or one of those before it. */
  async posted(person: Person, before = 0): Promise<SeenMessage> {
    await this.evening.bot.idle();
    const { guilds } = await person.view();
    const threads = guilds.flatMap(({ channels }) => channels).filter(({ parentId }) => parentId);
    return there(threads.at(-1)?.messages.at(-1 - before));
  }

  /** The newest message of the channel that everybody sees. */
  async inChannel(person: Person): Promise<SeenMessage> {
    await this.evening.bot.idle();
    const messages = await person.messagesIn(this.evening.channelId);
    return there(messages.filter(({ flags }) => !(flags & MessageFlags.Ephemeral)).at(-1));
  }

  /** The newest message that everybody sees with a button or menu {@link idIn} finds, or one of those before it. */
  async offering(person: Person, edge: string, before = 0): Promise<SeenMessage> {
    await this.evening.bot.idle();
    const messages = await person.messagesIn(this.evening.channelId);
    const offering = messages.filter(
      (message) => !(message.flags & MessageFlags.Ephemeral) && idsIn(message, edge).length > 0,
    );
    return there(offering.at(-1 - before));
  }

  /** The newest direct message, or one of those before it. */
  async direct(person: Person, before = 0): Promise<SeenMessage> {
    await this.evening.bot.idle();
    return there((await person.directMessages()).at(-1 - before));
  }
}

/** What is sent before may show cards as text. */
async function emojisUploaded({ apiUrl, botToken }: Sandbox): Promise<void> {
  const rest = new REST({ api: apiUrl }).setToken(botToken);
  const { id } = (await rest.get(Routes.currentApplication())) as { readonly id: string };
  const { length } = await signImages();
  await until('all emojis are uploaded', async () => {
    const { items } = (await rest.get(Routes.applicationEmojis(id))) as {
      readonly items: readonly unknown[];
    };
    return items.length >= length || undefined;
  });
}

/** Of a message to which the bot is still thinking. */
const THINKING = 128;

/** A message as a person sees it, once the bot has said in it what it has to say, or offers such a button. */
export const finished = (person: Person, id: string, edge = ''): Promise<SeenMessage> =>
  until(`${id} is finished`, async () =>
    allMessages(await person.view()).find(
      (message) =>
        message.id === id && !(message.flags & THINKING) && (edge === '' || idsIn(message, edge)[0]),
    ),
  );

/** The page knows direct messages by a word. */
async function lookOf(person: Person, channel: string, theme: Theme): Promise<Look> {
  const { directMessages } = await person.view();
  const direct = directMessages.some(({ channelId }) => channelId === channel);
  return { as: person.id, channel: direct ? 'dm' : channel, theme };
}

/** @throws Error where there is no such message */
export function there(message: SeenMessage | undefined): SeenMessage {
  if (!message) throw new Error('There is no such message');
  return message;
}

/** The id of the first button or menu in a message that begins or ends so. @throws Error where there is none */
export function idIn(message: SeenMessage, edge: string): string {
  const [found] = idsIn(message, edge);
  if (found === undefined) throw new Error(`Nothing like ${edge} in ${message.content}`);
  return found;
}

const idsIn = ({ components }: SeenMessage, edge: string): readonly string[] =>
  components
    .flatMap(flatten)
    .map(({ custom_id: id = '' }) => id)
    .filter((id) => id.startsWith(edge) || id.endsWith(edge));

/** Presses a button that {@link idIn} finds, and gives the answer. */
export const clicking = async (person: Person, message: SeenMessage, edge: string): Promise<SeenMessage> =>
  there(await answerTo(person, await person.click({ messageId: message.id, customId: idIn(message, edge) })));

/** Chooses in a menu that {@link idIn} finds, and gives the answer. */
export const choosing = async (
  person: Person,
  message: SeenMessage,
  edge: string,
  value: string,
): Promise<SeenMessage> => {
  const menu = { messageId: message.id, customId: idIn(message, edge), values: [value] };
  return there(await answerTo(person, await person.select(menu)));
};
