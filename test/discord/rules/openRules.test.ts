import { describe, expect, test } from 'vitest';
import { ok } from '../../../src/core/result.ts';
import { DDV, PRESETS, type RuleSet, SOLOS } from '../../../src/core/rules/ruleSet.ts';
import type { Desk } from '../../../src/discord/desk.ts';
import { type Asker, holdSet } from '../../../src/discord/rules/heldSet.ts';
import { type OpenRules, openRules } from '../../../src/discord/rules/openRules.ts';
import type { RuleSubject } from '../../../src/discord/rules/ruleClick.ts';
import { ENGLISH } from '../messages/support/readers.ts';
import { askerNamed, ruleDesk } from '../support/ruleDesk.ts';

const ANNA = askerNamed('anna');
const BEN = askerNamed('ben');
const MOD = askerNamed('mod', { moderator: true });

const SET = { of: 'saved', set: 'ours' } as const;
const TABLE = { of: 'table', table: 'k3f9' } as const;

/** A set that Anna saved, and a table that she hosts, both by the DDV's rules. */
async function annasDesk(): Promise<Desk> {
  const desk = ruleDesk();
  await desk.shelf.add('club', { id: SET.set, name: 'Ours', savedBy: 'anna', rules: DDV });
  await desk.tables.act(TABLE.table, {
    do: 'open',
    table: TABLE.table,
    place: { guildId: 'club', channelId: 'c' },
    host: { id: 'anna', name: 'Anna' },
    settings: {
      rules: DDV,
      length: { kind: 'hands', hands: 16 },
      pace: 'none',
      absence: 'wait',
      hints: false,
    },
    chairs: 4,
    computers: 3,
  });
  return desk;
}

async function opened(asker: Asker, desk: Desk, subject: RuleSubject): Promise<OpenRules> {
  const open = await openRules(asker, desk, subject, ENGLISH);
  if (!open.ok) throw new Error(open.error);
  return open.value;
}

const rulesOf = async (desk: Desk, subject: RuleSubject): Promise<RuleSet> =>
  (await opened(ANNA, desk, subject)).rules;

const changedBy = (open: OpenRules, change: Partial<RuleSet>) =>
  open.change((rules) => ok({ ...(rules ?? DDV), ...change }));

describe.each<[string, RuleSubject]>([
  ['a saved set', SET],
  ['a table', TABLE],
])('the rules of %s', (_whose, subject) => {
  test.each<[string, Partial<RuleSet>, RegExp]>([
    ['Superschweine without Schweine', { superschweine: true }, /^Superschweine rank above Schweine/],
    ['Schweine in suit solos alone', { schweineInSuitSolos: true }, /need Schweine/],
    ['an impossible throw-in', { throwIn: { ...DDV.throwIn, kings: 9 } }, /^Every hand reaches that/],
  ])('do not become senseless: %s', async (_what, change, sentence) => {
    const desk = await annasDesk();
    const changed = await changedBy(await opened(ANNA, desk, subject), change);
    expect(changed).toEqual({ ok: false, error: expect.stringMatching(sentence) });
    expect(await rulesOf(desk, subject)).toEqual(DDV);
  });

  test('are changed as they stand, whatever was seen before', async () => {
    const desk = await annasDesk();
    const [anna, mod] = [await opened(ANNA, desk, subject), await opened(MOD, desk, subject)];
    expect(await changedBy(anna, { nines: false })).toMatchObject({ ok: true });
    expect(await changedBy(mod, { schweine: true })).toEqual(ok({ ...DDV, nines: false, schweine: true }));
    expect(await rulesOf(desk, subject)).toEqual({ ...DDV, nines: false, schweine: true });
  });

  test('keep all changes that are made at once', async () => {
    const desk = await annasDesk();
    const editors = await Promise.all(SOLOS.map(() => opened(MOD, desk, subject)));
    await Promise.all(
      editors.map((open, index) =>
        open.change((rules) => ok({ ...DDV, ...rules, solos: toggled(rules ?? DDV, index) })),
      ),
    );
    const { solos } = await rulesOf(desk, subject);
    expect(solos).toEqual(SOLOS.filter((solo) => !DDV.solos.includes(solo)));
  });
});

const toggled = ({ solos }: RuleSet, index: number) =>
  SOLOS.filter((solo, at) => solos.includes(solo) !== (at === index));

describe('a saved set', () => {
  const own = /^Only who saved \*\*Ours\*\*, and moderators/;
  const fixed = /^\*\*Ours\*\* is the default of this server: as long as it is, only moderators/;

  test.each<[string, Asker, boolean, RegExp | null]>([
    ['who saved it', ANNA, false, null],
    ['somebody else', BEN, false, own],
    ['a moderator', MOD, false, null],
    ['who saved what is the default now', ANNA, true, fixed],
    ['somebody else, of the default', BEN, true, fixed],
    ['a moderator, of the default', MOD, true, null],
  ])('may be changed, or not, by %s', async (_who, asker, isDefault, refusal) => {
    const desk = await annasDesk();
    if (isDefault) await desk.shelf.setDefault('club', SET);
    const held = (await holdSet(asker, desk, SET.set, ENGLISH))!;
    expect(held.isDefault).toBe(isDefault);
    const expected = refusal === null ? null : expect.stringMatching(refusal);
    expect(held.refusal).toEqual(expected);
    expect(await held.change(() => ok(PRESETS.short))).toEqual(
      refusal === null ? ok(PRESETS.short) : { ok: false, error: expected },
    );
    expect(await rulesOf(desk, SET)).toEqual(refusal === null ? PRESETS.short : DDV);
  });
});
