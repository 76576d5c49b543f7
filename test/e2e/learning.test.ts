import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type GuideClick, guideClicks } from '../../src/discord/guide/guideClick.ts';
import { ruleClicks } from '../../src/discord/rules/ruleClick.ts';
import type { Acted, Person, SeenMessage } from '../../src/sandbox/client.ts';
import { flatten } from './support/buttons.ts';
import { type Evening, openEvening } from './support/evening.ts';
import { RuleMessage } from './support/ruleMessages.ts';
import { answerTo, EPHEMERAL, Sitting } from './support/sitting.ts';

let evening: Evening;
let anna: Person;
beforeEach(async () => {
  evening = await openEvening('learning');
  [anna] = evening.people as [Person];
});
afterEach(() => evening.leave());

const answered = async (acted: Acted): Promise<SeenMessage> => {
  const message = await answerTo(anna, acted);
  if (!message) throw new Error('The bot answered with no message');
  return message;
};

const typing = async (command: string, options: Readonly<Record<string, string>> = {}) =>
  answered(await anna.run(evening.channelId, command, options));

/** The id of the first button or menu that stands for such a click. */
function idOf(message: SeenMessage, wanted: (click: GuideClick) => boolean): string {
  for (const { custom_id: id = '' } of message.components.flatMap(flatten)) {
    const click = guideClicks.parse(id);
    if (click && wanted(click)) return id;
  }
  throw new Error(`Nothing like that under ${message.content}`);
}

const pressing = async (message: SeenMessage, wanted: (click: GuideClick) => boolean) =>
  answered(await anna.click({ messageId: message.id, customId: idOf(message, wanted) }));

const turning = async (message: SeenMessage, chapter: string) =>
  answered(
    await anna.select({
      messageId: message.id,
      customId: idOf(message, (click) => click.do === 'contents'),
      values: [chapter],
    }),
  );

describe('/rules learn', () => {
  test('tells the game privately, by a menu and buttons that work after a restart', async () => {
    const first = await typing('rules learn');
    expect(first.flags).toBe(EPHEMERAL);
    expect(first.content).toMatch(/^### The game in five minutes\n/);
    const trumps = await pressing(first, (click) => click.do === 'chapter' && click.chapter === 'trumps');
    expect(trumps.id).toBe(first.id);
    expect(trumps.content).toContain('26 of the 48 cards');
    await evening.stopBot();
    await evening.startBot();
    const example = await turning(trumps, 'example');
    expect(example.id).toBe(first.id);
    expect(example.content).toContain('7 − 1 = **6** for Re');
  });

  test('tells it by the rules of the table here, and the rules lead to it', async () => {
    const table = await Sitting.open(evening, [anna], { rules: 'short' });
    expect((await typing('rules learn')).content).toContain('40 of them');
    const rules = (await RuleMessage.ofTable(anna, table)).message;
    const guide = await pressing(rules, (click) => click.do === 'chapter');
    expect(guide.id).toBe(rules.id);
    expect(guide.content).toContain('DDV rules, but: without nines');
    const back = guide.components
      .flatMap(flatten)
      .find(({ custom_id: id = '' }) => ruleClicks.parse(id)?.do === 'read');
    const read = await answered(await anna.click({ messageId: guide.id, customId: back?.custom_id ?? '' }));
    expect(read.content).toContain('### The rules of this table');
  });

  test('tells it by a preset that is named, and knows no set that nobody saved', async () => {
    expect((await typing('rules learn', { set: 'rhenish' })).content).toContain('40 of them');
    expect((await typing('rules learn', { set: 'nonsense' })).content).toContain('There is no rule set');
  });
});

describe('/glossary', () => {
  const offered = async (typed: string) => {
    const { response } = await anna.autocomplete(evening.channelId, 'glossary', { term: typed }, 'term');
    return (response.choices ?? []) as readonly { readonly name: string; readonly value: string }[];
  };

  test.each(['Fuchs', 'róka', 'LISICA', 'fox'])('finds the fox by %s', async (typed) => {
    expect((await offered(typed))[0]?.value).toBe('fox');
  });

  test('offers something before anything is typed, in the language of who asks', async () => {
    expect(await offered('')).toHaveLength(25);
    await anna.setLocale('de');
    expect((await offered('fox'))[0]?.name).toBe('Fuchs · Fox');
    expect((await typing('glossary', { term: 'fox' })).content).toMatch(/^### Fuchs\n/);
  });

  test('explains a word privately, and leads on by buttons', async () => {
    const fox = await typing('glossary', { term: 'fox' });
    expect(fox.flags).toBe(EPHEMERAL);
    expect(fox.content).toMatch(/^### Fox\nThe ♦A: a low trump/);
    const extra = await pressing(fox, (click) => click.do === 'term' && click.term === 'extra-point');
    expect(extra.id).toBe(fox.id);
    expect(extra.content).toMatch(/^### Extra point\n/);
  });

  test('understands who typed a word without choosing it', async () => {
    expect((await typing('glossary', { term: 'klarungsstich' })).content).toMatch(/^### Deciding trick\n/);
    const unknown = await typing('glossary', { term: '@everyone' });
    expect(unknown.content).toContain('I do not know the word **\\@everyone**');
  });
});
