import { afterEach, describe, expect, test } from 'vitest';
import { countOf } from '../../src/core/card.ts';
import type { HandRuleDifferences } from '../../src/core/rules/readRules.ts';
import { PRESETS } from '../../src/core/rules/ruleSet.ts';
import type { CustomId } from '../../src/discord/customId.ts';
import { termMessage } from '../../src/discord/messages/guide/termMessage.ts';
import { menuPanel, scorePanel } from '../../src/discord/messages/panels.ts';
import { type Reader, readerIn } from '../../src/discord/messages/reader.ts';
import { reviewPanel } from '../../src/discord/messages/reviewPanel.ts';
import type { Acted, Person } from '../../src/sandbox/client.ts';
import type { JournalEntry } from '../../src/sandbox/journal.ts';
import { LANGUAGES, type Language } from '../../src/texts/languages.ts';
import { textsFor } from '../../src/texts/texts.ts';
import { newest } from './support/buttons.ts';
import { chosenDeals, onlyOne, type WantedDeal } from './support/chosenDeals.ts';
import { NAMES } from './support/club.ts';
import { type Evening, openEvening } from './support/evening.ts';
import { historyIn, unexplained } from './support/leaks.ts';
import { PassMenu } from './support/passMenu.ts';
import { type ExportedDeal, exportedFiles } from './support/records.ts';
import { allMessages, reading, Sitting } from './support/sitting.ts';
import { foreignWords, textsIn } from './support/spoken.ts';
import { wishing } from './support/wishes.ts';

/** A coach whose answer nobody here waits for. */
const ENDLESSLY_THINKING = { analyse: () => new Promise<never>(() => {}), stop: async () => {} };

let evening: Evening;

/** What somebody else at the table reads. */
const GUEST = { en: 'de', de: 'hu', hu: 'hr', hr: 'en' } as const satisfies Record<Language, Language>;

const LOCALES = { en: 'en-GB', de: 'de', hu: 'hu', hr: 'hr' } as const satisfies Record<Language, string>;

const rules: HandRuleDifferences = PRESETS.rhenish;

const DEALS: readonly WantedDeal[] = [
  onlyOne(0, 'poverty', rules),
  () => true,
  (hands) => hands.every((cards) => countOf(cards, 'CQ') < 2),
];

/** What Anna and Ben press where it is offered, hand by hand: poverty, solo, normal game. */
const WISHES: readonly (readonly (readonly string[])[])[] = [
  [['declare reservation', 'name poverty'], ['take true']],
  [['declare reservation', 'name solo-queens', 'announce re'], ['announce kontra']],
  [
    ['announce re', 'announce kontra', 'announce no90'],
    ['announce re', 'announce kontra'],
  ],
];

/** A session in one language, with somebody at the table who reads another. */
class Spoken {
  readonly language: Language;
  readonly table: Sitting;

  private constructor(language: Language, table: Sitting) {
    this.language = language;
    this.table = table;
  }

  static async opened(language: Language): Promise<Spoken> {
    const home = LOCALES[language];
    const people = [home, LOCALES[GUEST[language]], home, home];
    evening = await openEvening(chosenDeals({ nines: false, dealer: 3, deals: DEALS }), NAMES, undefined, {
      locales: { server: home, people },
      analyst: ENDLESSLY_THINKING,
    });
    const [anna] = evening.people as [Person];
    const panel = await anna.run(evening.channelId, 'settings');
    await anna.select({
      messageId: panel.response.messageId ?? '',
      customId: 's1:me:aid',
      values: ['on'],
    });
    const table = await Sitting.open(evening, evening.people, { rules: 'rhenish', hands: WISHES.length });
    return new Spoken(language, table);
  }

  get anna(): Person {
    return this.table.at(0);
  }

  get guest(): Person {
    return this.table.at(1);
  }

  /** What somebody reads alone: Anna with the aid. */
  person(id: string): Reader {
    const language = id === this.guest.id ? GUEST[this.language] : this.language;
    return readerIn(language, { aid: id === this.anna.id });
  }

  /** Plays the present hand as everybody wishes. */
  async playHand(wishes: readonly (readonly string[])[] = []): Promise<void> {
    const choose = wishing((person) => wishes[this.table.people.indexOf(person)] ?? []);
    for (;;) {
      const { phase, present } = (await this.table.read()).table;
      if (phase !== 'playing') return;
      const mover = present?.hand?.phase === 'pass' ? await this.table.mover() : undefined;
      if (mover) {
        const menu = await PassMenu.seenBy(mover);
        const others = menu.values.filter((value) => !menu.must.includes(value));
        await menu.pass([...menu.must, ...others].slice(0, 3));
      } else await this.table.move('direct', choose);
    }
  }

  async play(): Promise<void> {
    for (const wishes of WISHES) {
      await this.table.deal();
      await this.playHand(wishes);
    }
    await evening.bot.idle();
  }
}

/** What a person was answered: the components as they were sent. */
async function answered(person: Person, act: () => Promise<Acted>): Promise<unknown> {
  const { next } = await evening.client.journal();
  await act();
  const { entries } = await evening.client.journal(next);
  const answer = entries.find(({ kind }) => kind === 'response' || kind === 'update');
  if (answer?.audience !== person.id) throw new Error('The bot did not answer with a message');
  return (answer.request.body as { readonly data: { readonly components: unknown } }).data.components;
}

/** Presses the newest button of a kind that somebody sees. */
const pressed = (person: Person, kind: CustomId['do']): Promise<unknown> =>
  answered(person, async () => {
    const button = newest(allMessages(await person.view()), kind);
    if (!button) throw new Error(`Nobody offers ${kind}`);
    return person.click({ messageId: button.message.id, customId: button.customId });
  });

/** The command that somebody types in their language, as Discord was told of it: its words in English. */
async function typed(words: readonly string[], locale: string): Promise<string> {
  type Named = { readonly name: string; readonly name_localizations?: unknown; readonly options?: unknown };
  const names: string[] = [];
  let offered = (await evening.client.commands()) as readonly Named[];
  for (const word of words) {
    const called = ({ name, name_localizations: others }: Named): string =>
      (others as Readonly<Record<string, string>> | null)?.[locale] ?? name;
    const found = offered.find((one) => called(one) === word);
    if (!found) throw new Error(`Nothing is called ${word}`);
    names.push(found.name);
    offered = (found.options ?? []) as readonly Named[];
  }
  return names.join(' ');
}

/** Who reads what a request says. */
const languageFor = ({ audience }: JournalEntry, spoken: Spoken): Language =>
  audience === null ? spoken.language : spoken.person(audience).language;

/** Words that somebody was shown, wherever, and that none of the texts in their language has. */
function strangeWords(entries: readonly JournalEntry[], spoken: Spoken, names: readonly string[]): string[] {
  const strange = entries
    .filter(({ kind }) => kind !== 'choices')
    .flatMap((entry) => {
      const language = languageFor(entry, spoken);
      return textsIn(entry.request.body).flatMap((text) =>
        foreignWords(text, language, names).map((word) => `${language}: ${word} in ${text}`),
      );
    });
  return [...new Set(strange)];
}

/** Deals and their records in the first language that was played. */
let recorded: readonly ExportedDeal[] | null = null;

describe.each(LANGUAGES)('a whole evening in %s', (language) => {
  afterEach(() => evening.leave());

  test('says everything to each in their language, and counts the same', async () => {
    const spoken = await Spoken.opened(language);
    const { table, anna, guest } = spoken;
    const t = textsFor(language);
    expect(await typed([t('commandName.table'), t('commandName.table-create')], LOCALES[language])).toBe(
      'table create',
    );
    const { next } = await evening.client.journal();
    await spoken.play();
    const whole = await table.read();
    expect(whole.table.sheet.map(({ contract }) => contract)).toEqual(['poverty', 'solo-queens', 'normal']);

    const final = await reading(anna, `## ${t('score.final-title')}`);
    const readers = {
      channel: readerIn(language),
      person: (id: string) => spoken.person(id),
      isIntroduced: () => true,
    };
    const { entries: played } = await evening.client.journal();
    const sent = played.filter(({ n, kind }) => n > next || kind === 'create');
    const where = { threadId: final.channel_id };
    expect(unexplained(historyIn(evening.databaseFile), sent, where, readers)).toEqual([]);

    for (const person of [anna, guest]) {
      const reader = spoken.person(person.id);
      const run = (command: string, options = {}) =>
        answered(person, () => person.run(evening.channelId, command, options));
      expect(await run('score show')).toEqual(scorePanel(whole, person.id, reader).components);
      expect(await pressed(person, 'score')).toEqual(scorePanel(whole, person.id, reader).components);
      expect(await pressed(person, 'review')).toEqual(
        reviewPanel(whole, 3, 'overview', reader, 'thinking').components,
      );
      expect(await pressed(person, 'review')).toEqual(
        reviewPanel(whole, 3, 1, reader, 'thinking').components,
      );
      expect(await pressed(person, 'menu')).toEqual(menuPanel(whole, person.id, reader, where).components);
      expect(await run('glossary', { term: 'fox' })).toEqual(termMessage('fox', reader).components);
      for (const command of ['rules show', 'rules learn', 'settings', 'language', 'hand'])
        expect(JSON.stringify(await run(command))).toContain('"content"');
      expect(await pressed(person, 'rules')).toBeDefined();
    }

    const names = [...NAMES, textsFor('de')('glossary.fox-title')];
    const { entries } = await evening.client.journal();
    expect(strangeWords(entries, spoken, names)).toEqual([]);

    const { deals } = await exportedFiles(anna, final);
    recorded ??= deals;
    expect(deals).toEqual(recorded);
  });
});

test('a text of another language would have been noticed', () => {
  for (const language of LANGUAGES) {
    const said = textsFor(language)('deal.may-cut-unhurried', { cutter: 'Anna' });
    for (const other of LANGUAGES)
      expect(foreignWords(said, other, NAMES).length > 0, `${language} in ${other}`).toBe(language !== other);
  }
});
