import { type BoardClick, boardClicks } from '../../../src/discord/boards/boardClick.ts';
import type { Acted, Person, SeenComponent, SeenMessage } from '../../../src/sandbox/client.ts';
import { flatten } from './buttons.ts';
import { allMessages, answerTo, until } from './sitting.ts';

interface Clickable {
  readonly click: BoardClick;
  readonly component: SeenComponent;
}

/** A leaderboard, statistics or a hand that somebody sees, and what they do with it. */
export class BoardMessage {
  readonly person: Person;
  readonly message: SeenMessage;

  constructor(person: Person, message: SeenMessage) {
    this.person = person;
    this.message = message;
  }

  /** Types a command in a channel, or `dm`, and takes the answer. */
  static async byCommand(
    person: Person,
    channelId: string,
    command: string,
    options: Readonly<Record<string, string | number | boolean>> = {},
  ): Promise<BoardMessage> {
    return BoardMessage.answering(person, await person.run(channelId, command, options));
  }

  private static async answering(person: Person, acted: Acted): Promise<BoardMessage> {
    const message = await answerTo(person, acted);
    if (!message) throw new Error('The bot answered with no message');
    return new BoardMessage(person, message);
  }

  get content(): string {
    return this.message.content;
  }

  /** What can be pressed or chosen. */
  get clicks(): readonly BoardClick[] {
    return this.clickables.map(({ click }) => click);
  }

  /** The values of a menu. */
  values(kind: BoardClick['do']): readonly string[] {
    const menu = this.clickables.find(({ click }) => click.do === kind);
    return (menu?.component.options ?? []).map(({ value }) => value);
  }

  /** Presses the first button of a kind whose click is as wanted. */
  async press<K extends BoardClick['do']>(
    kind: K,
    wanted: Partial<Extract<BoardClick, { readonly do: K }>> = {},
  ): Promise<BoardMessage> {
    const customId = this.idOf(kind, wanted);
    return BoardMessage.answering(
      this.person,
      await this.person.click({ messageId: this.message.id, customId }),
    );
  }

  async choose(kind: BoardClick['do'], value: string): Promise<BoardMessage> {
    const menu = { messageId: this.message.id, customId: this.idOf(kind, {}), values: [value] };
    return BoardMessage.answering(this.person, await this.person.select(menu));
  }

  /** Presses a button that shows something to all, and gives what somebody else sees then. */
  async share(kind: BoardClick['do'], other: Person): Promise<BoardMessage> {
    const before = new Set(allMessages(await other.view()).map(({ id }) => id));
    await this.person.click({ messageId: this.message.id, customId: this.idOf(kind, {}) });
    const shown = await until(`${other.id} is shown ${kind}`, async () =>
      allMessages(await other.view()).find(({ id }) => !before.has(id)),
    );
    return new BoardMessage(other, shown);
  }

  /** The lines of the only file of a message, each read as JSON. */
  async fileLines(): Promise<readonly unknown[]> {
    const [file, ...more] = this.message.attachments;
    if (!file || more.length > 0) throw new Error(`${this.message.attachments.length} files`);
    const text = await (await fetch(file.url)).text();
    return text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown);
  }

  private get clickables(): readonly Clickable[] {
    return this.message.components.flatMap(flatten).flatMap((component) => {
      const click = component.custom_id ? boardClicks.parse(component.custom_id) : null;
      return click ? [{ click, component }] : [];
    });
  }

  private idOf(kind: BoardClick['do'], wanted: object): string {
    const found = this.clickables.find(
      ({ click }) =>
        click.do === kind &&
        Object.entries(wanted).every(([key, value]) => (click as Record<string, unknown>)[key] === value),
    );
    if (!found?.component.custom_id) {
      throw new Error(`No ${kind} ${JSON.stringify(wanted)} among ${JSON.stringify(this.clicks)}`);
    }
    return found.component.custom_id;
  }
}
