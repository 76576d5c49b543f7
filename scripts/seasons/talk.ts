import { setTimeout as sleep } from 'node:timers/promises';
import { leagueClicks } from '../../src/discord/leagues/leagueClick.ts';
import {
  type Acted,
  ControlError,
  type Person,
  type SeenComponent,
  type SeenMessage,
} from '../../src/sandbox/client.ts';
import { flatten } from '../../test/e2e/support/buttons.ts';
import { allMessages } from '../../test/e2e/support/sitting.ts';

/** Of a message to which the bot is still thinking. */
const THINKING = 128;

/** Whatever answers somebody stands among the newest that they see. */
const NEWEST = 12;

/** Longest wait for an answer on a busy machine, in milliseconds. */
const PATIENCE = 30_000;

/** Waits until something holds. @throws Error that names `what` if it does not come about */
export async function until<T>(what: string, find: () => Promise<T | undefined>): Promise<T> {
  for (const deadline = Date.now() + PATIENCE; Date.now() < deadline; await sleep(40)) {
    const found = await find();
    if (found !== undefined) return found;
  }
  throw new Error(`It never came about: ${what}`);
}

/** A message by its id as somebody sees it, once the bot has said in it what it has to say. */
export const answerOf = (person: Person, messageId: string | undefined): Promise<SeenMessage> =>
  until(`an answer to ${person.id}`, async () =>
    allMessages(await person.view(undefined, NEWEST)).find(
      ({ id, flags }) => id === messageId && (flags & THINKING) === 0,
    ),
  );

type Options = Parameters<Person['run']>[2];

/** Types a command, and gives the bot's answer. */
export const run = (
  person: Person,
  channelId: string,
  command: string,
  options: Options = {},
): Promise<SeenMessage> => answered(person, () => person.run(channelId, command, options));

/** How often somebody tries again to whom Discord says that the application did not respond. */
const ATTEMPTS = 5;

/** Gives the bot's answer to an act; on a machine that is busy it may not come in time, as for anybody. */
async function answered(person: Person, act: () => Promise<Acted>): Promise<SeenMessage> {
  for (let attempt = 1; ; attempt++) {
    try {
      const { response } = await act();
      return await answerOf(person, response.messageId);
    } catch (error) {
      if (attempt >= ATTEMPTS || !isUnanswered(error)) throw error;
    }
  }
}

const isUnanswered = (error: unknown): boolean => error instanceof ControlError && error.status === 504;

/** Every button and menu of a message that can be pressed. */
export const buttonsOf = ({ components }: SeenMessage): readonly SeenComponent[] =>
  components.flatMap(flatten).filter(({ custom_id: id, disabled }) => id !== undefined && !disabled);

/** The button or menu of a message whose id begins so. */
export const buttonIn = (message: SeenMessage, begin: string): SeenComponent | undefined =>
  buttonsOf(message).find(({ custom_id: id }) => id?.startsWith(begin));

/** Presses a button by the beginning of its id, and gives the bot's answer. @throws Error where there is none */
export async function press(person: Person, message: SeenMessage, begin: string): Promise<SeenMessage> {
  const customId = buttonIn(message, begin)?.custom_id;
  if (customId === undefined) throw new Error(`Nothing like ${begin} in: ${message.content}`);
  return answered(person, () => person.click({ messageId: message.id, customId }));
}

/** The same for a menu. */
export async function choose(
  person: Person,
  message: SeenMessage,
  begin: string,
  values: readonly string[],
): Promise<SeenMessage> {
  const customId = buttonIn(message, begin)?.custom_id;
  if (customId === undefined) throw new Error(`Nothing like ${begin} in: ${message.content}`);
  return answered(person, () => person.select({ messageId: message.id, customId, values }));
}

/** Whether a message was edited between the look and the press, or nobody answered in time. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof ControlError && [403, 404, 409, 504].includes(error.status);

/** The league that a message's buttons are about. */
export const leagueIn = (message: SeenMessage): string | undefined =>
  buttonsOf(message)
    .map(({ custom_id: id = '' }) => leagueClicks.parse(id)?.league)
    .find((league) => league !== undefined);
