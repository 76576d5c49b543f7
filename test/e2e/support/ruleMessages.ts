import { type EditorPage, type RuleClick, ruleClicks } from '../../../src/discord/rules/ruleClick.ts';
import type { Person, SeenComponent, SeenMessage } from '../../../src/sandbox/client.ts';
import { flatten } from './buttons.ts';
import { answerTo, pressing, type Sitting } from './sitting.ts';

/** A click in the editor: on which page, in which menu, and what is chosen. */
export type RuleChoice = readonly [page: EditorPage, menu: string, ...values: string[]];

/** A message about rules that somebody sees, and what they do with it. */
export class RuleMessage {
  readonly person: Person;
  readonly message: SeenMessage;

  constructor(person: Person, message: SeenMessage) {
    this.person = person;
    this.message = message;
  }

  /** Types a command and takes the answer. */
  static async byCommand(
    person: Person,
    channelId: string,
    command: string,
    options: Readonly<Record<string, string>> = {},
  ): Promise<RuleMessage> {
    return RuleMessage.answering(person, await person.run(channelId, command, options));
  }

  static async answering(person: Person, acted: Awaited<ReturnType<Person['click']>>): Promise<RuleMessage> {
    const message = await answerTo(person, acted);
    if (!message) throw new Error('The bot answered with no message');
    return new RuleMessage(person, message);
  }

  /** Presses **Rules** under the table's newest public message. */
  static async ofTable(person: Person, table: Sitting): Promise<RuleMessage> {
    const message = await pressing(person, 'rules', { table: table.id, in: 'public' });
    if (!message) throw new Error('The bot answered with no message');
    return new RuleMessage(person, message);
  }

  get content(): string {
    return this.message.content;
  }

  /** What can be pressed or chosen, by its kind. */
  get kinds(): readonly RuleClick['do'][] {
    return this.components.map(({ click }) => click.do);
  }

  /** What a menu of the editor shows as chosen. */
  chosen(menu: string): readonly string[] {
    const found = this.components.find(({ click }) => click.do === 'choose' && click.menu === menu);
    return (found?.component.options ?? []).filter((option) => option.default).map(({ value }) => value);
  }

  async press(kind: RuleClick['do']): Promise<RuleMessage> {
    const customId = this.idOf(({ do: verb }) => verb === kind);
    return RuleMessage.answering(
      this.person,
      await this.person.click({ messageId: this.message.id, customId }),
    );
  }

  /** Turns to another page. */
  turn(page: string): Promise<RuleMessage> {
    return this.select(({ do: verb }) => verb === 'turn' || verb === 'browse', [page]);
  }

  /** Chooses in a menu of the editor. */
  choose(menu: string, ...values: string[]): Promise<RuleMessage> {
    return this.select((click) => click.do === 'choose' && click.menu === menu, values);
  }

  chooseLength(word: string): Promise<RuleMessage> {
    return this.select(({ do: verb }) => verb === 'length', [word]);
  }

  /** Makes these choices, turning to the page of each. */
  async chooseAll(choices: readonly RuleChoice[]): Promise<RuleMessage> {
    let editor: RuleMessage = this;
    for (const [page, menu, ...values] of choices) {
      editor = await (await editor.turn(page)).choose(menu, ...values);
    }
    return editor;
  }

  startFrom(label: string): Promise<RuleMessage> {
    const start = this.components.find(({ click }) => click.do === 'start');
    const option = start?.component.options?.find((candidate) => candidate.label === label);
    return this.select(({ do: verb }) => verb === 'start', [option?.value ?? label]);
  }

  private get components(): readonly { readonly component: SeenComponent; readonly click: RuleClick }[] {
    return this.message.components.flatMap(flatten).flatMap((component) => {
      const click = ruleClicks.parse(component.custom_id ?? '');
      return click && !component.disabled ? [{ component, click }] : [];
    });
  }

  private async select(
    wanted: (click: RuleClick) => boolean,
    values: readonly string[],
  ): Promise<RuleMessage> {
    const customId = this.idOf(wanted);
    return RuleMessage.answering(
      this.person,
      await this.person.select({ messageId: this.message.id, customId, values }),
    );
  }

  private idOf(wanted: (click: RuleClick) => boolean): string {
    const found = this.components.find(({ click }) => wanted(click));
    if (!found?.component.custom_id) throw new Error(`Nothing like that in: ${this.kinds.join(', ')}`);
    return found.component.custom_id;
  }
}
