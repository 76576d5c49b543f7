import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DDV, PRESETS } from '../../src/core/rules/ruleSet.ts';
import type { Person } from '../../src/sandbox/client.ts';
import { type Evening, openEvening } from './support/evening.ts';
import { RuleMessage } from './support/ruleMessages.ts';
import { EPHEMERAL, pressing, reading, Sitting } from './support/sitting.ts';

let evening: Evening;
let anna: Person;
let ben: Person;
let mod: Person;
beforeEach(async () => {
  evening = await openEvening('table rules');
  [anna, ben, mod] = evening.people as [Person, Person, Person];
  await evening.client.updateGuild(evening.guildId, { adminIds: [mod.id] });
});
afterEach(() => evening.leave());

const rules = (person: Person, command: string, options: Readonly<Record<string, string>> = {}) =>
  RuleMessage.byCommand(person, evening.channelId, `rules ${command}`, options);

const rulesAt = async (table: Sitting) => (await table.read()).table.settings.rules;

describe('the rules of a table in the lobby', () => {
  test('are opened with a saved set, changed by the host’s clicks, and fixed with the start', async () => {
    await rules(ben, 'save', { name: 'Ours', from: 'Kitchen' });
    const table = await Sitting.open(evening, [anna], { rules: 'ours', computers: 3 });
    expect(await rulesAt(table)).toEqual(PRESETS.kitchen);
    await reading(
      ben,
      '## Doppelkopf\nDDV rules, but: the second Dulle wins except in the last trick, Schweine,',
    );

    const shown = await RuleMessage.ofTable(anna, table);
    expect(shown.message.flags).toBe(EPHEMERAL);
    expect(shown.kinds).toEqual(['browse', 'edit']);
    const editor = await shown.press('edit');
    expect(editor.content).toContain('### Change the rules of this table');
    const dulle = await editor.choose('secondDulleWins', 'always');
    const poverty = await (await dulle.turn('wedding-poverty')).choose('poverty', 'redeal');
    await reading(ben, 'DDV rules, but: the second Dulle wins, Schweine, a poverty is dealt again, throw-in');
    expect(await rulesAt(table)).toEqual({
      ...PRESETS.kitchen,
      secondDulleWins: 'always',
      poverty: 'redeal',
    });

    await pressing(anna, 'start', { table: table.id });
    const before = await rulesAt(table);
    const late = await poverty.choose('weddingDecidedBy', 'trump');
    expect(late.content).toMatch(/^⚠️ The session is running: hand 1 is being/m);
    expect(late.kinds).toEqual(['browse']);
    expect((await rules(anna, 'edit')).content).toMatch(/^⚠️ The session is running: hand 1 is being/m);
    expect(await rulesAt(table)).toEqual(before);
    expect((await RuleMessage.ofTable(anna, table)).kinds).toEqual(['browse']);
  });

  test('are changed by moderators too, and by nobody else', async () => {
    const table = await Sitting.open(evening, [anna, ben]);
    expect((await RuleMessage.ofTable(ben, table)).kinds).toEqual(['browse']);
    expect((await rules(ben, 'edit')).content).toMatch(
      /^⚠️ Only the host, Anna, and moderators can do that\./m,
    );
    const editor = await rules(mod, 'edit');
    const rhenish = await (await editor.turn('start')).startFrom('Rhenish');
    expect(await rulesAt(table)).toEqual(PRESETS.rhenish);
    await evening.client.updateGuild(evening.guildId, { adminIds: [] });
    expect((await rhenish.startFrom('DDV')).content).toMatch(/^⚠️ Only the host, Anna,/m);
    expect(await rulesAt(table)).toEqual(PRESETS.rhenish);
  });

  test('keep the changes of two who click at once, and of one who clicks on what is old', async () => {
    const table = await Sitting.open(evening, [anna]);
    const [annas, mods] = [await rules(anna, 'edit'), await rules(mod, 'edit')];
    const [annasPoints, modsPoints] = [await annas.turn('extra-points'), await mods.turn('extra-points')];
    await Promise.all([
      annasPoints.choose('extra-points', 'karlchen', 'heartsTrick'),
      modsPoints.choose('extra-points', 'dulleCaught'),
    ]);
    expect(await rulesAt(table)).toEqual({ ...DDV, karlchen: false, heartsTrick: true, dulleCaught: true });
    const annasSolos = await annasPoints.turn('solos');
    const modsSolos = await modsPoints.turn('solos');
    await annasSolos.choose('solos', 'queens', 'jacks', 'fleischlos');
    await modsSolos.choose('solos', ...DDV.solos, 'koehler');
    expect((await rulesAt(table)).solos).toEqual(['queens', 'jacks', 'fleischlos', 'koehler']);
  });

  test('are meant of one’s own table, where several stand in the channel', async () => {
    await Sitting.open(evening, [anna], { rules: 'Short' });
    await Sitting.open(evening, [ben], { rules: 'Tournament' });
    expect((await rules(anna, 'show')).content).toContain('DDV rules, but: without nines ·');
    const saved = await rules(anna, 'save', { name: 'Ours' });
    expect(saved.content).toContain('✅ Saved as **Ours**.');
    expect(saved.content).toContain('\nDDV rules, but: without nines\n');
    expect((await rules(mod, 'show')).content).toContain('DDV rules, but: mandatory solos ·');
  });

  test('are a tournament only where its solos fit in: the length is chosen beside them', async () => {
    const table = await Sitting.open(evening, [anna], { hands: 3 });
    const page = await (await rules(anna, 'edit')).turn('tournament');
    const refused = await page.choose('mandatorySolos', 'true');
    expect(refused.content).toMatch(/^⚠️ Everybody owes a solo under these rules, so the session needs/m);
    const longer = await refused.chooseLength('hands-20');
    expect(longer.content).toContain('DDV rules · 20 hands');
    await longer.choose('mandatorySolos', 'true');
    expect((await table.read()).table.settings).toMatchObject({
      rules: { mandatorySolos: true },
      length: { kind: 'hands', hands: 20 },
    });
    await reading(ben, '· 20 hands ·');
    expect((await longer.chooseLength('open')).content).toMatch(/^⚠️ Everybody owes a solo/m);
  });

  test('do not become senseless, and survive a restart in the middle of editing', async () => {
    const table = await Sitting.open(evening, [anna]);
    const editor = await rules(anna, 'edit');
    const solos = await (await editor.turn('solos')).choose('solos');
    await evening.stopBot();
    await evening.startBot();
    const tournament = await (await solos.turn('tournament')).choose('mandatorySolos', 'true');
    expect(tournament.content).toMatch(/^⚠️ Nobody can play a mandatory solo where there are no solos/m);
    expect(tournament.chosen('mandatorySolos')).toEqual(['false']);
    expect(await rulesAt(table)).toEqual({ ...DDV, solos: [] });
    const saved = await rules(ben, 'save', { name: 'No solos' });
    expect(saved.content).toContain('### Change the rules “No solos”\nDDV rules, but: no solos\n');
  });
});
