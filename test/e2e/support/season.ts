import type { LeagueReading } from '../../../src/app/leagues/leagues.ts';
import { type LeagueClick, leagueClicks } from '../../../src/discord/leagues/leagueClick.ts';
import type { Acted, Person, SeenMessage } from '../../../src/sandbox/client.ts';
import { flatten } from './buttons.ts';
import type { Evening } from './evening.ts';
import { allMessages, answerTo, EPHEMERAL, until } from './sitting.ts';

type Options = Readonly<Record<string, string | number | boolean>>;

/** What people type and press about the leagues of an evening, and what they read of them. */
export class Season {
  private readonly evening: Evening;

  constructor(evening: Evening) {
    this.evening = evening;
  }

  /** Types `/league …`, and gives the private answer. */
  async type(person: Person, command: string, options: Options = {}): Promise<SeenMessage> {
    return this.answer(person, await person.run(this.evening.channelId, `league ${command}`, options));
  }

  /** Presses a league's button on a message, and gives the answer; undefined: the message itself changes. */
  async press(
    person: Person,
    message: SeenMessage,
    kind: LeagueClick['do'],
  ): Promise<SeenMessage | undefined> {
    const customId = buttonsOf(message).find((id) => leagueClicks.parse(id)?.do === kind);
    if (!customId) throw new Error(`${person.id} sees no ${kind} among ${buttonsOf(message)}`);
    const answer = await answerTo(person, await person.click({ messageId: message.id, customId }));
    const isDrawing = kind === 'start' || kind === 'redraw';
    return isDrawing ? this.seeing(person, message.id, ({ content }) => content !== message.content) : answer;
  }

  /** Presses a button on the newest public message that has it. */
  async pressPublic(person: Person, kind: LeagueClick['do']): Promise<SeenMessage | undefined> {
    const message = await until(`${person.id} sees ${kind}`, async () =>
      (await this.public(person)).findLast((seen) =>
        buttonsOf(seen).some((id) => leagueClicks.parse(id)?.do === kind),
      ),
    );
    return this.press(person, message, kind);
  }

  /** Messages of the channel that everybody sees, once all are as they should be. */
  async public(person: Person): Promise<readonly SeenMessage[]> {
    await this.evening.bot.idle();
    return allMessages(await person.view(this.evening.channelId)).filter(
      ({ flags, channel_id }) => channel_id === this.evening.channelId && (flags & EPHEMERAL) !== EPHEMERAL,
    );
  }

  /** The newest public message that says something. */
  reading(person: Person, text: string | RegExp): Promise<SeenMessage> {
    return until(`${person.id} reads ${text}`, async () =>
      (await this.public(person)).findLast(({ content }) =>
        typeof text === 'string' ? content.includes(text) : text.test(content),
      ),
    );
  }

  /** The newest season of the server, as the bot knows it. */
  async read(): Promise<LeagueReading> {
    const [newest] = await this.evening.bot.leagues.find({ guildId: this.evening.guildId });
    const reading = newest && (await this.evening.bot.leagues.read(newest.id));
    if (!reading) throw new Error('There is no league');
    return reading;
  }

  /** Where drawing takes its time, the answer says at first only that it is coming. */
  private async answer(person: Person, acted: Acted): Promise<SeenMessage> {
    const { messageId } = acted.response;
    if (messageId === undefined) throw new Error('The bot answered with no message');
    return this.seeing(person, messageId, ({ content }) => content !== '');
  }

  private seeing(
    person: Person,
    messageId: string,
    is: (message: SeenMessage) => boolean,
  ): Promise<SeenMessage> {
    return until(`${person.id} sees ${messageId} change`, async () =>
      allMessages(await person.view()).find((message) => message.id === messageId && is(message)),
    );
  }
}

/** Ids of the buttons of a message that can be pressed. */
export const buttonsOf = ({ components }: SeenMessage): readonly string[] =>
  components.flatMap(flatten).flatMap(({ custom_id: id, disabled }) => (id && !disabled ? [id] : []));
