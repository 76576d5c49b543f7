import type { Card } from '../../../src/core/card.ts';
import { parsePassedCards } from '../../../src/discord/customId.ts';
import type { Person, SeenMessage } from '../../../src/sandbox/client.ts';
import type { PressableOf } from './buttons.ts';
import { answerTo, choices, until } from './sitting.ts';

/** A menu's value as the card it stands for. */
export const cardOf = (value: string): Card => parsePassedCards([value])![0]!;

/** The menu of cards to pass, in somebody's direct messages. */
export class PassMenu {
  readonly values: readonly string[];
  /** What is marked as having to go. */
  readonly must: readonly string[];
  private readonly person: Person;
  private readonly menu: PressableOf<'pass'>;

  private constructor(person: Person, menu: PressableOf<'pass'>) {
    this.person = person;
    this.menu = menu;
    this.values = menu.values;
    this.must = menu.marked;
  }

  static async seenBy(person: Person): Promise<PassMenu> {
    return new PassMenu(
      person,
      await until('cards are to be passed', async () =>
        (await choices(person, 'pass', { in: 'direct' })).at(-1),
      ),
    );
  }

  async pass(values: readonly string[]): Promise<SeenMessage | undefined> {
    const { message, customId } = this.menu;
    return answerTo(this.person, await this.person.select({ messageId: message.id, customId, values }));
  }
}
