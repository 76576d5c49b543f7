import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type EntryClick, entryClicks } from '../../src/discord/scores/entryClick.ts';
import type { Person, SeenMessage } from '../../src/sandbox/client.ts';
import { flatten } from './support/buttons.ts';
import { type Evening, openEvening } from './support/evening.ts';
import { answerTo, EPHEMERAL, Sitting, until } from './support/sitting.ts';

let evening: Evening;
let anna: Person;
let ben: Person;
let clara: Person;
let david: Person;
let mod: Person;
beforeEach(async () => {
  evening = await openEvening('scores', ['Anna', 'Ben', 'Clara', 'David', 'Mod']);
  [anna, ben, clara, david, mod] = evening.people as [Person, Person, Person, Person, Person];
  await evening.client.updateGuild(evening.guildId, { adminIds: [mod.id] });
});
afterEach(() => evening.leave());

/** What the bot answers to a command: one private message. */
async function asked(person: Person, command: string, options = {}): Promise<SeenMessage> {
  const answer = await answerTo(person, await person.run(evening.channelId, command, options));
  if (!answer) throw new Error(`No answer to /${command}`);
  expect(answer.flags & EPHEMERAL).toBe(EPHEMERAL);
  return answer;
}

const idsIn = (message: SeenMessage): readonly string[] =>
  message.components.flatMap(flatten).flatMap(({ custom_id: id, disabled }) => (id && !disabled ? [id] : []));

/** The entry that a panel shows. */
const entryOn = (panel: SeenMessage): string =>
  idsIn(panel).flatMap((id) => entryClicks.parse(id)?.entry ?? [])[0] ?? '';

/** Presses a button of a panel, or chooses from one of its menus; gives the panel as it is then. */
async function choose(
  person: Person,
  panel: SeenMessage,
  click: Record<string, unknown>,
  values?: readonly string[],
): Promise<SeenMessage> {
  const customId = entryClicks.make({ entry: entryOn(panel), ...click } as EntryClick);
  const acted = values
    ? await person.select({ messageId: panel.id, customId, values })
    : await person.click({ messageId: panel.id, customId });
  return (await answerTo(person, acted)) ?? panel;
}

/** Enters what the four played: Anna and Clara were Re with 160 card points, said no 90, and caught a fox. */
async function filledIn(panel: SeenMessage, person = anna): Promise<SeenMessage> {
  await choose(person, panel, { do: 're' }, ['0', '2']);
  await choose(person, panel, { do: 'turn', page: 'points' });
  await choose(person, panel, { do: 'said', party: 're' }, ['no90']);
  return choose(person, panel, { do: 'extras', party: 're' }, ['fox.1']);
}

const everybody = () => ({ player2: ben.id, player3: clara.id, player4: david.id });

/** Presses a button by its label. */
async function press(person: Person, { id }: SeenMessage, label: string): Promise<SeenMessage> {
  const answer = await answerTo(person, await person.click({ messageId: id, label }));
  if (!answer) throw new Error(`No answer to ${label}`);
  return answer;
}

/** The messages in the channel that say something, for whoever reads there. */
const told = async (text: string): Promise<readonly SeenMessage[]> =>
  (await mod.messagesIn(evening.channelId)).filter(({ content }) => content.includes(text));

const channelSays = (text: string): Promise<SeenMessage> =>
  until(`the channel reads ${text}`, async () => (await told(text))[0]);

/** Who stands on the leaderboard, with how many points. */
async function points(): Promise<Readonly<Record<string, string>>> {
  const { content } = await asked(mod, 'leaderboard');
  const found = content.matchAll(/· ([A-Z][a-z]+) \**([+−]?\d+)\**/g);
  return Object.fromEntries([...found].map(([, name = '', figure = '']) => [name, figure]));
}

const BOOKED = { Anna: '+6', Ben: '−6', Clara: '+6', David: '−6' };

/** Anna enters a hand with all four, and books it; gives what the channel reads. */
async function booked(): Promise<SeenMessage> {
  const panel = await asked(anna, 'score enter', { ...everybody(), eyes: 160 });
  await filledIn(panel);
  await choose(anna, panel, { do: 'book' });
  return channelSays('Hand entered');
}

describe('/score enter', () => {
  test('books what was chosen, by the rules of played hands, and tells the channel', async () => {
    const panel = await asked(anna, 'score enter', { ...everybody(), eyes: 160 });
    expect(panel.content).toContain('Still to choose: who was Re.');
    const shown = await filledIn(panel);
    // Won, under 90, Re, no 90, a fox.
    expect(shown.content).toContain('**6 game points** for Re');
    const done = await choose(anna, shown, { do: 'book' });
    expect(done.content).toContain('✅ Booked as hand');
    const message = await channelSays('✍️ Hand entered');
    expect(message.content).toContain(`entered by <@${anna.id}>`);
    expect(message.content).toContain('Re announced no 90');
    expect(message.content).toContain(`<@${anna.id}> **+6** · <@${ben.id}> **−6**`);
    expect(await points()).toEqual(BOOKED);
    expect((await asked(ben, 'audit')).content).toContain('Hand entered');
  });

  test('moves card points by buttons, takes a solo, and refuses what cannot be', async () => {
    const panel = await asked(anna, 'score enter', everybody());
    await choose(anna, panel, { do: 'contract' }, ['solo-queens']);
    const soloist = await choose(anna, panel, { do: 're' }, ['1']);
    expect(soloist.content).toContain('Still to choose: the card points of Re.');
    await choose(anna, panel, { do: 'eyes', by: 10 });
    const won = await choose(anna, panel, { do: 'eyes', by: -5 });
    expect(won.content).toContain('Queens solo');
    expect(won.content).toContain('125 card points');
    expect(won.content).toContain('Ben **+3** · Clara **−1**');
    const all = await choose(anna, panel, { do: 'trickless', party: 'kontra' });
    expect(all.content).toContain('Kontra: Anna, Clara, David · no trick');
    const missing = await choose(anna, panel, { do: 'contract' }, ['normal']);
    expect(missing.content).toContain('Still to choose: who was Re.');
    const gone = await choose(anna, panel, { do: 'discard' });
    expect(gone.content).toBe('Discarded: nothing was booked.');
    expect(await points()).toEqual({});
  });

  test('books once, however often and however fast it is pressed', async () => {
    const panel = await asked(anna, 'score enter', { ...everybody(), eyes: 160 });
    await filledIn(panel);
    await Promise.all([choose(anna, panel, { do: 'book' }), choose(anna, panel, { do: 'book' })]);
    await channelSays('Hand entered');
    await evening.bot.idle();
    expect(await told('Hand entered')).toHaveLength(1);
    expect(await points()).toEqual(BOOKED);
    expect((await asked(ben, 'audit')).content.match(/Hand entered/g)).toHaveLength(1);
  });

  test('goes on after a restart, and is forgotten after a day', async () => {
    const panel = await asked(anna, 'score enter', { ...everybody(), eyes: 160 });
    await choose(anna, panel, { do: 're' }, ['0', '2']);
    await evening.stopBot();
    await evening.startBot();
    const later = await choose(anna, panel, { do: 'turn', page: 'points' });
    expect(later.content).toContain('Re: Anna, Clara · 160 card points');
    await evening.clock.skip(25 * 60 * 60_000);
    const gone = await choose(anna, panel, { do: 'book' });
    expect(gone.content).toContain('This entry is gone');
    expect(await points()).toEqual({});
  });

  test('has guests where nobody is named: they count, and stand on no list', async () => {
    const panel = await asked(anna, 'score enter', { player2: ben.id, eyes: 160 });
    expect(panel.content).toContain('Guest 3');
    await filledIn(panel);
    await choose(anna, panel, { do: 'book' });
    expect((await channelSays('Hand entered')).content).toContain('Guest 3 **+6**');
    expect(await points()).toEqual({ Anna: '+6', Ben: '−6' });
  });

  test('takes the named rules', async () => {
    const panel = await asked(anna, 'score enter', { ...everybody(), eyes: 160, rules: 'Rhenish' });
    const shown = await filledIn(panel);
    // Won, under 90, no 90, a fox; doubled by Re.
    expect(shown.content).toContain('**8 game points** for Re');
  });

  test('is for who played, and for who may correct scores', async () => {
    const others = { player1: ben.id, player2: clara.id, player3: david.id };
    expect((await asked(anna, 'score enter', others)).content).toContain('You are none of the four.');
    expect((await asked(mod, 'score enter', others)).content).toContain('Enter a hand');
  });

  test('takes nobody twice, and no bot', async () => {
    const { botUserId } = (await evening.client.world()).application;
    const refusal = async (options: object) => (await asked(anna, 'score enter', options)).content;
    expect(await refusal({ player2: ben.id, player3: ben.id })).toContain('Ben was named twice');
    expect(await refusal({ player1: anna.id, player2: anna.id })).toContain('Anna was named twice');
    expect(await refusal({ player2: botUserId })).toContain('Dulle is a bot');
  });
});

describe('a hand that was entered', () => {
  test('is struck by one of its players after a question, and restored', async () => {
    const message = await booked();
    const question = await press(ben, message, 'Strike');
    expect(question.flags & EPHEMERAL).toBe(EPHEMERAL);
    expect(question.content).toContain('Its points will count for nothing: Anna **+6**');
    expect(await points()).toEqual(BOOKED);
    await press(ben, question, 'Strike');
    const struck = await channelSays(`**Struck** by <@${ben.id}>`);
    expect(struck.id).toBe(message.id);
    expect(struck.content).toContain('**+6**');
    expect(await points()).toEqual({});
    const back = await press(david, struck, 'Restore');
    expect(back.content).toContain('counts: Anna **+6**');
    await until('it counts again', async () => ((await told('**Struck**')).length === 0 ? true : undefined));
    expect(await points()).toEqual(BOOKED);
    const audit = (await asked(anna, 'audit')).content;
    expect(audit).toContain('Hand struck');
    expect(audit).toContain('Strike taken back');
  });

  test('is nobody else’s to strike', async () => {
    await evening.client.updateGuild(evening.guildId, { adminIds: [] });
    const refused = await press(mod, await booked(), 'Strike');
    expect(refused.content).toBe(
      'Only its four players, and who may correct scores here (**/rights**), can do that.',
    );
    expect(await points()).toEqual(BOOKED);
  });

  test('is corrected by another in its place, and both values are kept and shown', async () => {
    const message = await booked();
    const panel = await press(clara, message, 'Correct');
    expect(panel.content).toContain('**6 game points** for Re');
    const changed = await choose(clara, panel, { do: 'eyes', by: -10 });
    expect(changed.content).toContain('150 card points');
    await choose(clara, panel, { do: 'book' });
    const corrected = await channelSays('✍️ Hand corrected');
    expect(corrected.content).toContain(`which is struck: <@${anna.id}> **+6**`);
    const old = await until('the first follows', async () =>
      (await told('stands in its place')).find(({ id }) => id === message.id),
    );
    expect(old.content).toContain(`<@${anna.id}> **+6**`);
    expect(await points()).toEqual({ Anna: '−4', Ben: '+4', Clara: '−4', David: '+4' });
    const refused = await press(anna, old, 'Restore');
    expect(refused.content).toContain('strike that one first');
    expect((await asked(anna, 'audit')).content).toContain('Hand replaced');
  });
});

describe('/score correct', () => {
  test('of a hand that was played here is for who may correct scores', async () => {
    const sitting = await Sitting.dealt(evening, [anna], { computers: 3 });
    await sitting.playOut();
    const hand = `${sitting.id}-1`;
    const { table } = await sitting.read();
    expect((await asked(anna, 'score correct', { hand })).content).toContain(
      'Hands played at a table are corrected only by who may correct scores here',
    );
    const panel = await asked(mod, 'score correct', { hand });
    expect(panel.content).toContain(`Correct hand \`${hand}\``);
    for (const played of table.sheet[0]?.scores ?? []) {
      expect(panel.content).toContain(played && played > 0 ? `**+${played}**` : `**−${-(played ?? 0)}**`);
    }
  });

  test('suggests the hands of the server by who played and what was played', async () => {
    await booked();
    const suggested = async (typed: string) =>
      (await mod.autocomplete(evening.channelId, 'score correct', { hand: typed }, 'hand')).response;
    expect(JSON.stringify(await suggested('clara'))).toContain('Normal game');
    expect(JSON.stringify(await suggested('wedding'))).not.toContain('game');
  });

  test('suggests nothing outside the server, where anybody may ask', async () => {
    await booked();
    const outside = await mod.autocomplete('dm', 'score correct', { hand: '' }, 'hand');
    expect(JSON.stringify(outside.response)).toContain('"choices":[]');
  });

  test('is not booked by who lost the right since it was opened', async () => {
    const sitting = await Sitting.dealt(evening, [anna], { computers: 3 });
    await sitting.playOut();
    const panel = await asked(mod, 'score correct', { hand: `${sitting.id}-1` });
    await choose(mod, panel, { do: 'eyes', by: 10 });
    await evening.client.updateGuild(evening.guildId, { adminIds: [] });
    expect((await choose(mod, panel, { do: 'book' })).content).toContain(
      'Hands played at a table are corrected only by who may correct scores here',
    );
    expect(await told('Hand entered')).toEqual([]);
  });

  test('says where there is no such hand', async () => {
    expect((await asked(mod, 'score correct', { hand: 'nope-1' })).content).toBe(
      'There is no hand `nope-1` in this server.',
    );
    expect((await asked(mod, 'score correct', { hand: '*x*' })).content).toBe(
      'There is no hand \\*x\\* in this server.',
    );
  });
});
