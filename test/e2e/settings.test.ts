import { ComponentType } from 'discord.js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { settingClicks } from '../../src/discord/settings/settingClick.ts';
import type { Acted, Person, SeenMessage } from '../../src/sandbox/client.ts';
import type { Language } from '../../src/texts/languages.ts';
import { textsFor } from '../../src/texts/texts.ts';
import { flatten } from './support/buttons.ts';
import { type Evening, openEvening } from './support/evening.ts';
import { answerTo, EPHEMERAL, pressing, Sitting, until } from './support/sitting.ts';

let evening: Evening;
let anna: Person;
let ben: Person;
let mod: Person;
beforeEach(async () => {
  evening = await openEvening('settings');
  [anna, ben, mod] = evening.people as [Person, Person, Person];
  await evening.client.updateGuild(evening.guildId, { adminIds: [mod.id] });
});
afterEach(() => evening.leave());

const answering = async (person: Person, acted: Acted): Promise<SeenMessage> => {
  const message = await answerTo(person, acted);
  if (!message) throw new Error('The bot answered with no message');
  return message;
};

const language = async (
  person: Person,
  options: Readonly<Record<string, string>>,
  channelId = evening.channelId,
): Promise<string> => {
  const message = await answering(person, await person.run(channelId, 'language', options));
  expect(message.flags & EPHEMERAL).toBe(EPHEMERAL);
  return message.content;
};

const settings = async (person: Person): Promise<SeenMessage> =>
  answering(person, await person.run(evening.channelId, 'settings'));

const choose = async (
  person: Person,
  { id }: SeenMessage,
  customId: string,
  value: string,
): Promise<SeenMessage> =>
  answering(person, await person.select({ messageId: id, customId, values: [value] }));

const press = async (person: Person, { id }: SeenMessage, customId: string): Promise<SeenMessage> =>
  answering(person, await person.click({ messageId: id, customId }));

/** What a menu shows as chosen. */
const chosenIn = (message: SeenMessage, customId: string): string | undefined =>
  message.components
    .flatMap(flatten)
    .find(({ custom_id: id }) => id === customId)
    ?.options?.find((option) => option.default)?.value;

const pagesIn = (message: SeenMessage) =>
  new Set(
    message.components.flatMap(flatten).flatMap(({ custom_id: id }) => {
      const click = settingClicks.parse(id ?? '');
      return click && click.do !== 'turn' ? [click.do] : [];
    }),
  );

const hasPicture = ({ components }: SeenMessage): boolean =>
  components.flatMap(flatten).some(({ type }) => type === ComponentType.MediaGallery);

/** Anna alone with computers, her first card to be played. */
const dealt = () => Sitting.dealt(evening, [anna], { computers: 3 });

/** The newest direct message to somebody that says something, as soon as it is there. */
const direct = (person: Person, text: string): Promise<SeenMessage> =>
  until(`${person.id} reads ${text}`, async () =>
    (await person.directMessages()).findLast((message) => message.content.includes(text)),
  );

const handIn = (spoken: Language): string => textsFor(spoken)('table.hand-of', { hand: 1, hands: 4 });

/** The message of the table in the channel. */
const lobbyIn = (spoken: Language): Promise<SeenMessage> =>
  until(`the lobby in ${spoken}`, async () =>
    (await ben.messagesIn(evening.channelId)).find(
      (message) =>
        (message.flags & EPHEMERAL) !== EPHEMERAL &&
        message.content.includes(textsFor(spoken)('table.rules-ddv')),
    ),
  );

describe('/language', () => {
  test('says what is true and how to change it', async () => {
    const text = await language(anna, {});
    expect(text).toContain('What you alone read: **English**, as in your Discord.');
    expect(text).toContain('What everybody reads in this server: **English**, as the server itself.');
    expect(text).toContain('**/language**');
    expect(text).not.toContain('✅');
  });

  test('of a person changes the hand before their eyes, and what they are answered; not the channel', async () => {
    await dealt();
    const hand = await direct(anna, handIn('en'));
    const answer = await language(anna, { me: 'de' });
    expect(answer).toContain(textsFor('de')('settings.changed'));
    expect(answer).toContain('**Deutsch**');
    expect((await direct(anna, handIn('de'))).id).toBe(hand.id);
    await lobbyIn('en');
    expect(await language(anna, { me: 'own' })).toContain('**English**');
    expect((await direct(anna, handIn('en'))).id).toBe(hand.id);
  });

  test('of a person changes the hand that they opened privately, too', async () => {
    await dealt();
    const opened = await pressing(anna, 'my-hand', { in: 'public' });
    const now = (spoken: Language) =>
      until(`the opened hand in ${spoken}`, async () =>
        (await anna.messagesIn(opened?.channel_id ?? '')).find(
          ({ id, content }) => id === opened?.id && content.includes(handIn(spoken)),
        ),
      );
    await now('en');
    await language(anna, { me: 'hr' });
    await now('hr');
  });

  test('of a server changes what stands in its channels, not what people read alone', async () => {
    await dealt();
    const lobby = await lobbyIn('en');
    expect(await language(mod, { server: 'hr' })).toContain('**Hrvatski**, as was chosen here.');
    expect((await lobbyIn('hr')).id).toBe(lobby.id);
    await direct(anna, handIn('en'));
    expect(await language(anna, {})).toContain('**Hrvatski**, as was chosen here.');
  });

  test('of a server is for who may manage it: nobody else changes anything', async () => {
    const refusal = await language(anna, { server: 'de', me: 'hu' });
    expect(refusal).toBe(
      'Only who may manage this server chooses its language and the look of its pictures.',
    );
    const text = await language(anna, {});
    expect(text).toContain('What you alone read: **English**');
    expect(text).toContain('in this server: **English**');
  });

  test('of a server is not chosen in direct messages; one’s own is', async () => {
    expect(await language(mod, { server: 'de' }, 'dm')).toBe(
      'The language of a server is chosen in one of its channels.',
    );
    expect(await language(mod, { me: 'de' }, 'dm')).toContain('**Deutsch**');
  });

  test('is that of somebody’s Discord where they chose none', async () => {
    await anna.setLocale('hu');
    await dealt();
    await direct(anna, handIn('hu'));
    await lobbyIn('en');
    await evening.stopBot();
    await evening.startBot();
    expect(await language(anna, {})).toContain('**Magyar**');
  });
});

describe('/settings', () => {
  test('keeps every choice at once, and over a restart', async () => {
    const panel = await settings(anna);
    expect(panel.flags & EPHEMERAL).toBe(EPHEMERAL);
    await choose(anna, panel, 's1:me:suits', 'four');
    await choose(anna, panel, 's1:me:aid', 'on');
    await evening.stopBot();
    await evening.startBot();
    const later = await choose(anna, panel, 's1:me:faces', 'german');
    expect(later.id).toBe(panel.id);
    for (const message of [later, await settings(anna)]) {
      expect(chosenIn(message, 's1:me:suits')).toBe('four');
      expect(chosenIn(message, 's1:me:aid')).toBe('on');
      expect(chosenIn(message, 's1:me:faces')).toBe('german');
      expect(chosenIn(message, 's1:me:theme')).toBe('dark');
    }
    expect(chosenIn(await settings(ben), 's1:me:suits')).toBe('two');
  });

  test('shows itself in the language that is chosen in it', async () => {
    const german = await choose(anna, await settings(anna), 's1:me:language', 'de');
    expect(german.content).toContain(textsFor('de')('settings.title-me'));
  });

  test('takes the pictures out of a hand for who wants text only, and puts them back', async () => {
    await dealt();
    const hand = await direct(anna, handIn('en'));
    const panel = await settings(anna);
    await choose(anna, panel, 's1:me:pictures', 'none');
    const now = (pictures: boolean) =>
      until(pictures ? 'pictures' : 'text only', async () =>
        (await anna.directMessages()).find(
          (message) => message.id === hand.id && hasPicture(message) === pictures,
        ),
      );
    expect((await now(false)).content).toContain(handIn('en'));
    await choose(anna, panel, 's1:me:pictures', 'large');
    await now(true);
  });

  test('has a page for the server, for who may manage it alone', async () => {
    expect(pagesIn(await settings(anna))).toEqual(new Set(['me']));
    const page = await press(mod, await settings(mod), 's1:turn:server');
    expect(pagesIn(page)).toEqual(new Set(['server']));
    await dealt();
    await choose(mod, page, 's1:server:language', 'de');
    await lobbyIn('de');
    await evening.client.updateGuild(evening.guildId, { adminIds: [] });
    const refused = await choose(mod, page, 's1:server:language', 'hr');
    expect(refused.content).toContain('⚠️ Only who may manage this server');
    expect(pagesIn(refused)).toEqual(new Set(['me']));
    await lobbyIn('de');
  });
});
