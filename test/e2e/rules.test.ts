import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DDV, PRESETS } from '../../src/core/rules/ruleSet.ts';
import type { Person } from '../../src/sandbox/client.ts';
import { type Evening, openEvening } from './support/evening.ts';
import { RuleMessage } from './support/ruleMessages.ts';
import { EPHEMERAL, Sitting } from './support/sitting.ts';

let evening: Evening;
let anna: Person;
let ben: Person;
let mod: Person;
beforeEach(async () => {
  evening = await openEvening('rules');
  [anna, ben, mod] = evening.people as [Person, Person, Person];
  await evening.client.updateGuild(evening.guildId, { adminIds: [mod.id] });
});
afterEach(() => evening.leave());

const rules = (person: Person, command: string, options: Readonly<Record<string, string>> = {}) =>
  RuleMessage.byCommand(person, evening.channelId, `rules ${command}`, options);

const offered = async (command: string, typed: string, option = 'set'): Promise<readonly string[]> => {
  const { response } = await anna.autocomplete(evening.channelId, command, { [option]: typed }, option);
  const choices = (response.choices ?? []) as readonly { readonly value: string }[];
  return choices.map(({ value }) => value);
};

describe('/rules show', () => {
  test('shows the default of the server, privately, and explains every rule by a menu', async () => {
    const shown = await rules(anna, 'show');
    expect(shown.message.flags).toBe(EPHEMERAL);
    expect(shown.content).toMatch(/^### Rules: DDV \(the default of this server\)\nDDV rules\n/);
    expect(shown.kinds).toEqual(['browse']);
    const schweine = await shown.turn('schweine');
    expect(schweine.message.id).toBe(shown.message.id);
    expect(schweine.content).toContain(
      '**No Superschweine**\n-# *Where it is played* · Superschweine are both ♦9 in one hand',
    );
    expect((await schweine.turn('basics')).content).toContain('Re needs 121 of the 240 card points');
  });

  test('shows a preset in full', async () => {
    const shown = await rules(anna, 'show', { set: 'kitchen' });
    expect(shown.content).toContain('### Rules: Kitchen\nDDV rules, but: the second Dulle wins except');
    expect(shown.content).toContain('- Throw-in with 5+ nines\n');
  });

  test('knows no set that nobody saved', async () => {
    expect((await rules(anna, 'show', { set: '@everyone' })).content).toBe(
      'There is no rule set **\\@everyone** here. The presets are DDV, Tournament, Short, Kitchen, Rhenish; **/rules save** makes one of your own.',
    );
  });
});

describe('a rule set', () => {
  test('is saved from a preset, changed by menus, and is there after a restart', async () => {
    const saved = await rules(anna, 'save', { name: 'Our table', from: 'Kitchen' });
    expect(saved.content).toContain('### Change the rules “Our table”\nDDV rules, but: the second Dulle');
    expect(saved.chosen('secondDulleWins')).toEqual(['except-last-trick']);
    const dulle = await saved.choose('secondDulleWins', 'always');
    expect(dulle.message.id).toBe(saved.message.id);
    expect(dulle.chosen('secondDulleWins')).toEqual(['always']);
    await evening.stopBot();
    await evening.startBot();
    const points = await (await dulle.turn('extra-points')).choose(
      'extra-points',
      'heartsTrick',
      'dulleCaught',
    );
    expect(points.content).toContain('**No Karlchen**');
    const bock = await points.turn('bock');
    expect(bock.content).toContain('Choose first what starts a Bock round.');
    const started = await bock.choose('bock-on', '120-120');
    expect((await started.choose('bock-hands', '5')).chosen('bock-hands')).toEqual(['5']);
    const read = await started.press('read');
    expect(read.content).toContain('- A Bock round after: 120 card points each\n- 5 hands in a Bock round');
    const shown = await rules(ben, 'show', { set: 'OUR TABLE' });
    expect(shown.content).toContain('- The second Dulle wins\n');
    expect(shown.kinds).toEqual(['browse']);
  });

  test('takes over another as a whole', async () => {
    await rules(anna, 'save', { name: 'Sunday', from: 'rhenish' });
    const monday = await rules(anna, 'save', { name: 'Monday' });
    expect(monday.content).toContain('\nDDV rules\n');
    const start = await monday.turn('start');
    expect((await start.startFrom('Sunday')).content).toContain(
      'DDV rules, but: without nines, the second Dulle wins,',
    );
    expect((await start.startFrom('Short')).content).toContain('DDV rules, but: without nines\n');
  });

  test('does not become senseless: the message says why and what to do, and shows what is true', async () => {
    const saved = await rules(anna, 'save', { name: 'Sty', from: 'Kitchen' });
    const refused = await saved.choose('nines', 'false');
    expect(refused.content).toMatch(
      /^⚠️ Without nines nobody can throw in for nines: under \*\*Throwing in\*\*/m,
    );
    expect(refused.chosen('nines')).toEqual(['true']);
    const schweine = await refused.turn('schweine');
    expect((await schweine.choose('schweine', 'superschweine')).content).toMatch(/^⚠️ Superschweine rank/m);
    const all = await schweine.choose('schweine', 'schweine', 'superschweine', 'schweineInSuitSolos');
    expect(all.content).not.toContain('⚠️');
    expect(all.chosen('schweine')).toHaveLength(3);
  });

  test('keeps both changes of two who click at once', async () => {
    const saved = await rules(anna, 'save', { name: 'Both' });
    const other = await rules(mod, 'edit', { set: 'both' });
    await Promise.all([saved.choose('nines', 'false'), other.choose('secondDulleWins', 'always')]);
    expect((await rules(ben, 'show', { set: 'Both' })).content).toContain(
      'DDV rules, but: without nines, the second Dulle wins\n',
    );
  });

  test('keeps what another editor chose meanwhile in the same menu', async () => {
    const opening = await rules(anna, 'save', { name: 'Both' });
    const annas = await opening.turn('extra-points');
    const mods = await (await rules(mod, 'edit', { set: 'both' })).turn('extra-points');
    await annas.choose('extra-points', 'karlchen', 'heartsTrick');
    expect(mods.chosen('extra-points')).toEqual(['karlchen']);
    const added = await mods.choose('extra-points', 'karlchen', 'dulleCaught');
    expect(added.chosen('extra-points')).toEqual(['karlchen', 'heartsTrick', 'dulleCaught']);
    const taken = await annas.choose('extra-points', 'heartsTrick');
    expect(taken.chosen('extra-points')).toEqual(['heartsTrick', 'dulleCaught']);
  });

  test('is overwritten with the rules that the question named, or asked about again', async () => {
    const own = await rules(anna, 'save', { name: 'Mine' });
    const source = await rules(mod, 'save', { name: 'Source', from: 'Rhenish' });
    const asked = await rules(anna, 'save', { name: 'mine', from: 'Source' });
    await source.choose('secondDulleWins', 'never');
    const again = await asked.press('overwrite');
    expect(again.content).toBe(
      '⚠️ Those rules have changed since I asked, so nothing is overwritten yet.\n\n' +
        'There is a rule set **Mine** already (DDV rules). Overwrite it with: DDV rules, but: without nines, ' +
        'Schweine, poverty, Re and Kontra double?\n-# Otherwise just dismiss this.',
    );
    await own.choose('secondDulleWins', 'always');
    const third = await again.press('overwrite');
    expect(third.content).toContain('already (DDV rules, but: the second Dulle wins). Overwrite it with');
    const overwritten = await third.press('overwrite');
    expect(overwritten.content).toContain('“Mine”\nDDV rules, but: without nines, Schweine, poverty, Re and');
  });

  test('is changed, overwritten and deleted by who saved it and by moderators only', async () => {
    const own = await rules(anna, 'save', { name: 'Mine', from: 'Kitchen' });
    const sentence = 'Only who saved **Mine**, and moderators, can change, overwrite or delete it.';
    expect((await rules(ben, 'edit', { set: 'Mine' })).content).toMatch(`⚠️ ${sentence}`);
    expect((await rules(ben, 'save', { name: 'mine' })).content).toBe(sentence);
    expect((await rules(ben, 'delete', { set: 'Mine' })).content).toBe(sentence);

    const asked = await rules(mod, 'save', { name: 'MINE', from: 'Short' });
    expect(asked.content).toContain('There is a rule set **Mine** already (DDV rules, but: the second Dulle');
    const overwritten = await asked.press('overwrite');
    expect(overwritten.content).toContain('### Change the rules “Mine”\nDDV rules, but: without nines\n');
    const question = await rules(anna, 'delete', { set: 'Mine' });
    expect(question.content).toContain('Delete the rule set **Mine** for everybody in this server?');
    expect((await question.press('delete')).content).toContain('The rule set **Mine** is deleted.');
    for (const late of [await own.choose('nines', 'true'), await question.press('delete').catch(() => null)])
      if (late) expect(late.content).toBe('That rule set is gone: somebody deleted it.');
    expect(await offered('rules show', 'm')).toEqual(['Tournament']);
  });

  test('is safe from whoever was a moderator when they were asked, and is none any more', async () => {
    await rules(anna, 'save', { name: 'Mine', from: 'Kitchen' });
    const editor = await rules(mod, 'edit', { set: 'Mine' });
    const overwriting = await rules(mod, 'save', { name: 'Mine', from: 'Short' });
    const deleting = await rules(mod, 'delete', { set: 'Mine' });
    await evening.client.updateGuild(evening.guildId, { adminIds: [] });
    const refused = [
      await editor.choose('nines', 'false'),
      await overwriting.press('overwrite'),
      await deleting.press('delete'),
    ];
    for (const { content } of refused) expect(content).toContain('Only who saved **Mine**, and moderators,');
    expect((await rules(anna, 'show', { set: 'Mine' })).content).toContain('- Throw-in with 5+ kings');
  });

  test.each(['show', 'edit', 'delete'])('is completed by its name: /rules %s', async (command) => {
    await rules(anna, 'save', { name: 'Kitchen two' });
    expect(await offered(`rules ${command}`, 'KITCH')).toEqual(['Kitchen', 'Kitchen two']);
    expect(await offered(`rules ${command}`, '')).toHaveLength(6);
  });

  test('under a hostile name neither formats nor mentions', async () => {
    const name = '**@everyone** <#1> `x` \u202E';
    const saved = await rules(anna, 'save', { name });
    expect(saved.content).toContain('“\\*\\*\\@everyone\\*\\* \\<\\#1\\> \\`x\\`”');
    expect((await rules(anna, 'delete', { set: name })).content).toContain('\\@everyone');
  });

  test.each([
    ['x'.repeat(41), 'A rule set needs a name of 1 to 40 characters.'],
    ['\u200B', 'A rule set needs a name of 1 to 40 characters.'],
    ['\u3164', 'A rule set needs a name of 1 to 40 characters.'],
    ['DDV\u200C', '**DDV** is a preset and stays as it is.'],
    ['KITCHEN', '**Kitchen** is a preset and stays as it is. **/rules save** makes a copy'],
    ['Ddv', '**DDV** is a preset and stays as it is.'],
  ])('is not called %s', async (name, text) => {
    expect((await rules(anna, 'save', { name })).content).toContain(text);
  });

  test('finds no room where there are twenty', async () => {
    for (let n = 1; n <= 20; n++) await rules(anna, 'save', { name: `Set ${n}` });
    expect((await rules(anna, 'save', { name: 'Set 21' })).content).toBe(
      'This server has 20 rule sets, as many as there may be. **/rules delete** makes room.',
    );
    const editor = await rules(anna, 'edit', { set: 'Set 7' });
    expect((await (await editor.turn('start')).startFrom('Set 20')).content).not.toContain('⚠️');
    expect(await offered('rules show', '')).toHaveLength(25);
  });
});

test.each(['edit', 'delete'])('a preset cannot be changed: /rules %s says what to do', async (command) => {
  expect((await rules(mod, command, { set: 'Rhenish' })).content).toContain(
    '**Rhenish** is a preset and stays as it is. **/rules save** makes a copy under another name',
  );
});

describe('the default of a server', () => {
  test('is chosen by moderators, and new tables play by it', async () => {
    expect((await rules(anna, 'default', { set: 'Short' })).content).toBe(
      'Only moderators choose the default of this server.',
    );
    expect((await rules(mod, 'default', { set: 'Short' })).content).toBe(
      'New tables here play by **Short** unless they say otherwise: DDV rules, but: without nines.',
    );
    const short = await Sitting.open(evening, [anna]);
    expect((await short.read()).table.settings.rules).toEqual(PRESETS.short);
    await rules(anna, 'save', { name: 'Ours', from: 'Rhenish' });
    await rules(mod, 'default', { set: 'ours' });
    const ours = await Sitting.open(evening, [anna]);
    expect((await ours.read()).table.settings.rules).toEqual(PRESETS.rhenish);
    await (await rules(mod, 'delete', { set: 'ours' })).press('delete');
    const ddv = await Sitting.open(evening, [anna]);
    expect((await ddv.read()).table.settings.rules).toEqual(DDV);
  });
});

test('the default of a server is its moderators’, even where somebody else saved it', async () => {
  const editor = await rules(anna, 'save', { name: 'Ours', from: 'Rhenish' });
  const question = await rules(anna, 'save', { name: 'Ours', from: 'Short' });
  const deleting = await rules(anna, 'delete', { set: 'Ours' });
  await rules(mod, 'default', { set: 'Ours' });
  const refused = [
    await editor.choose('nines', 'true'),
    await question.press('overwrite'),
    await deleting.press('delete'),
    await rules(anna, 'edit', { set: 'Ours' }),
    await rules(anna, 'save', { name: 'Ours' }),
    await rules(anna, 'delete', { set: 'Ours' }),
  ];
  for (const { content } of refused)
    expect(content).toContain(
      '**Ours** is the default of this server: as long as it is, only moderators can change, overwrite or delete it.',
    );
  expect((await rules(mod, 'edit', { set: 'Ours' })).chosen('nines')).toEqual(['false']);
  await rules(mod, 'default', { set: 'DDV' });
  expect((await (await rules(anna, 'edit', { set: 'Ours' })).choose('nines', 'true')).content).not.toContain(
    '⚠️',
  );
});

describe('a table', () => {
  test('is opened by the rules that were named, and says in one line what they are', async () => {
    expect(await offered('table create', 'rhe', 'rules')).toEqual(['Rhenish']);
    const table = await Sitting.open(evening, [anna], { rules: 'rhenish' });
    expect((await table.read()).table.settings.rules).toEqual(PRESETS.rhenish);
    const shown = await rules(ben, 'show');
    expect(shown.content).toContain(
      '### The rules of this table\nDDV rules, but: without nines, the second Dulle wins, Schweine, poverty, Re and Kontra double · 4 hands',
    );
    const copy = await rules(ben, 'save', { name: 'Copy' });
    expect(copy.content).toContain('### Change the rules “Copy”\nDDV rules, but: without nines, the second');
  });

  test('is not opened by rules that nobody saved', async () => {
    const answer = await RuleMessage.byCommand(anna, evening.channelId, 'table create', { rules: 'Skat' });
    expect(answer.content).toMatch(/^There is no rule set \*\*Skat\*\* here\./);
  });
});
