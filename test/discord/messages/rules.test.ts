import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BOCK_TRIGGERS } from '../../../src/core/rules/bock.ts';
import { parseRuleSet, ruleDifferences } from '../../../src/core/rules/readRules.ts';
import { ruleConflicts } from '../../../src/core/rules/ruleConflicts.ts';
import { DDV, PRESETS, type RuleSet, SOLOS } from '../../../src/core/rules/ruleSet.ts';
import { NO_THROW_IN } from '../../../src/core/rules/throwIn.ts';
import { textOf } from '../../../src/discord/messages/parts.ts';
import { conflictText, switchLines } from '../../../src/discord/messages/rules/phrases.ts';
import { ruleEditor } from '../../../src/discord/messages/rules/ruleEditor.ts';
import { ruleLine } from '../../../src/discord/messages/rules/ruleLine.ts';
import { rulesPanel, type ShownRules } from '../../../src/discord/messages/rules/rulesPanel.ts';
import { differs, type Switch } from '../../../src/discord/messages/rules/switches.ts';
import {
  chosenIn,
  chosenValues,
  isGroup,
  MENUS,
  MOST_MENUS,
  menuNamed,
  type RuleMenu,
  SWITCHES,
  TOPICS,
} from '../../../src/discord/messages/rules/topics.ts';
import { READING_PAGES, type ReadingPage } from '../../../src/discord/rules/ruleClick.ts';
import { LANGUAGES } from '../../../src/texts/languages.ts';
import { textsFor } from '../../../src/texts/texts.ts';
import { mixedRules } from '../../support/rules.ts';
import { faultsOf } from './support/limits.ts';
import { renderPayload } from './support/render.ts';

const t = textsFor('en');

const WORST_NAME = '*_`|~<@#>[]('
  .repeat(4)
  .slice(0, 40)
  .replace(/[\\`*_~|<>#@:/.[\](){}+-]/g, '\\$&');

/** Every switch unlike the DDV's. */
const ALL_ON: RuleSet = {
  nines: false,
  secondDulleWins: 'except-last-trick',
  schweine: true,
  superschweine: true,
  schweineInSuitSolos: true,
  schweineShown: 'at-start',
  poverty: 'redeal',
  povertyFoxesCount: false,
  weddingDecidedBy: 'side-suit',
  throwIn: { ...NO_THROW_IN, kings: 5, ninesAndKings: 6, fullCards: 7, eyesOver: 80, noTrumpAbove: 'DA' },
  solos: SOLOS,
  soloLead: 'soloist',
  announcements: 'double',
  announceAt30: true,
  karlchen: false,
  karlchenCaught: true,
  foxLastTrick: true,
  heartsTrick: true,
  dulleCaught: true,
  bock: { on: BOCK_TRIGGERS, hands: 12, effect: 'double', overlap: 'stack' },
  mandatorySolos: true,
};

const MENU_LIST = TOPICS.flatMap((topic) => MENUS[topic]);

/** Every value a menu can be given, from none to all. */
const someValues = (menu: RuleMenu, rules: RuleSet): fc.Arbitrary<readonly string[]> => {
  const [first] = menu.switches;
  if (isGroup(menu)) return fc.subarray(menu.switches.map(({ key }) => key as string));
  const words = first!.words(rules);
  return first!.takes === 'many' ? fc.subarray([...words]) : fc.constantFrom(...words).map((word) => [word]);
};

/** Rules that somebody arrives at by choosing in menus, sensible or not. */
const clickedRules: fc.Arbitrary<RuleSet> = fc
  .array(
    fc
      .nat(MENU_LIST.length - 1)
      .chain((index) =>
        someValues(MENU_LIST[index]!, DDV).map((values) => ({ menu: MENU_LIST[index]!, values })),
      ),
    { maxLength: 25 },
  )
  .map((choices) =>
    choices.reduce(
      (rules, { menu, values }) => chosenIn(menu, rules, values, chosenValues(menu, rules)) ?? rules,
      DDV as RuleSet,
    ),
  );

const sensibleRules = clickedRules.filter((rules) => ruleConflicts(rules).length === 0);

/** Two solos more and two fewer are named at length, and stand before the other difference. */
const LONGEST_FIRST: RuleSet = {
  ...DDV,
  solos: SOLOS.filter((solo) => !['queens', 'fleischlos', 'kings', 'kings-jacks', 'koehler'].includes(solo)),
  soloLead: 'soloist',
};

const someSolos = fc.subarray([...SOLOS]);

/** Rules that somebody clicked, or any mix that makes sense with any solos, or solos alone: the longest phrases. */
const anyRules: fc.Arbitrary<RuleSet> = fc.oneof(
  clickedRules,
  fc.record({ mix: mixedRules, solos: someSolos }).map(({ mix, solos }): RuleSet => ({ ...mix, solos })),
  fc.record({ solos: someSolos }).map(({ solos }): RuleSet => ({ ...DDV, solos, soloLead: 'soloist' })),
);

const shown = (rules: RuleSet, rest: Partial<ShownRules> = {}): ShownRules => ({
  subject: { of: 'saved', set: 'k3f9abcd' },
  name: 'Kitchen table',
  isDefault: false,
  rules,
  table: null,
  editable: true,
  ...rest,
});

describe('the topics', () => {
  test('hold every property of a rule set, and of its parts, exactly once', () => {
    const parts = {
      throwIn: Object.keys(NO_THROW_IN),
      // What a Bock round does is always to double.
      bock: ['on', 'hands', 'overlap'],
    } as const satisfies Partial<Record<keyof RuleSet, readonly string[]>>;
    const keys = Object.keys(DDV).flatMap((key) =>
      key in parts ? parts[key as keyof typeof parts].map((part) => `${key}-${part}`) : [key],
    );
    expect(SWITCHES.map(({ key }) => key as string).sort()).toEqual(keys.sort());
  });

  test('fit into the rows of a message, and every menu is found by its name', () => {
    for (const topic of TOPICS) {
      expect(MENUS[topic].length).toBeLessThanOrEqual(MOST_MENUS);
      for (const menu of MENUS[topic]) expect(menuNamed(menu.name)).toEqual({ topic, menu });
    }
    expect(new Set(MENU_LIST.map(({ name }) => name)).size).toBe(MENU_LIST.length);
    expect(menuNamed('jokers')).toBeNull();
  });

  test.each(SWITCHES.map((given) => [given.key, given] as const))(
    '%s is explained, and every word of it is a phrase that differs from the others',
    (key, given) => {
      expect(t(`help.${key}`)).toMatch(/^[A-Z].+\.$/);
      const words = given.words(DDV);
      const labels = words.map((word) => given.label(word, t));
      expect(new Set(labels).size).toBe(words.length);
      for (const label of labels) expect(label).not.toMatch(/^(rule|contract)\.|\{/);
      expect(given.chosen(DDV).every((word) => words.includes(word))).toBe(true);
    },
  );

  test.each(
    SWITCHES.filter(({ key }) => key !== 'throwIn-nines').map((given) => [given.key, given] as const),
  )('%s can be told from the DDV’s rules', (_key, given: Switch) => {
    expect(differs(given, ALL_ON)).toBe(true);
    expect(differs(given, DDV)).toBe(false);
  });
});

describe('what a switch is about', () => {
  const linesOf = (key: Switch['key'], rules: RuleSet): readonly string[] => {
    const given = SWITCHES.find((candidate) => candidate.key === key);
    return given ? switchLines(given, rules, t) : [];
  };

  test.each([
    ['poverty', DDV],
    ['announceAt30', DDV],
    ['throwIn-kings', DDV],
    ['bock-on', DDV],
    ['solos', { ...DDV, solos: [] }],
  ] as const)('is told of %s as of something for other tables, where it is not played', (key, rules) => {
    expect(linesOf(key, rules)[1]).toBe(`-# ${t('help.elsewhere', { help: t(`help.${key}`) })}`);
  });

  test.each([
    ['a rule that is played', 'poverty', ALL_ON],
    ['a number that is agreed', 'throwIn-kings', ALL_ON],
    ['nines, in whose text both sides are told', 'nines', { ...DDV, nines: false }],
    ['one of several values', 'secondDulleWins', DDV],
    [
      'foxes in a poverty, in whose text both sides are told',
      'povertyFoxesCount',
      {
        ...ALL_ON,
        povertyFoxesCount: false,
      },
    ],
  ] as const)('is told without more of %s', (_case, key, rules) => {
    expect(linesOf(key, rules)[1]).toBe(`-# ${t(`help.${key}`)}`);
  });
});

describe('the README', () => {
  const rows = new Map(
    readFileSync('README.md', 'utf8')
      .split('\n')
      .map((line) => line.split(' | '))
      .filter((cells) => cells.length === 3)
      .map(([name = '', values = '']) => [name.replace(/^\| /, ''), values]),
  );

  test.each(SWITCHES.map((given) => [given.key.replace('-', '.'), given] as const))(
    'lists %s with everything it can be',
    (name, given) => {
      const values = rows.get(`\`${name}\``);
      expect(values).toBeDefined();
      const words = given.words(DDV).filter((word) => word !== 'no' && !/^\d+$/.test(word));
      for (const word of words) expect(values).toMatch(new RegExp(`\`"?${word}"?\``));
    },
  );
});

describe('choosing in a menu', () => {
  const menuOf = (name: string): RuleMenu => menuNamed(name)!.menu;

  /** A choice in a menu that shows the rules as they are. */
  const choosing = (name: string, rules: RuleSet, ...values: string[]) =>
    chosenIn(menuOf(name), rules, values, chosenValues(menuOf(name), rules));

  test.each<[string, string[], RuleSet, Partial<RuleSet>]>([
    ['nines', ['false'], DDV, { nines: false }],
    ['secondDulleWins', ['always'], DDV, { secondDulleWins: 'always' }],
    ['schweine', ['schweine', 'superschweine'], DDV, { schweine: true, superschweine: true }],
    ['schweine', [], PRESETS.kitchen, { schweine: false }],
    ['solos', ['koehler', 'clubs'], DDV, { solos: ['clubs', 'koehler'] }],
    ['solos', [], DDV, { solos: [] }],
    ['poverty', ['redeal'], DDV, { poverty: 'redeal' }],
    ['throwIn-nines', ['5'], DDV, { throwIn: { ...NO_THROW_IN, nines: 5 } }],
    ['throwIn-nines', ['no'], PRESETS.kitchen, { throwIn: { ...NO_THROW_IN, kings: 5 } }],
    ['throwIn-noTrumpAbove', ['DJ'], DDV, { throwIn: { ...NO_THROW_IN, noTrumpAbove: 'DJ' } }],
    ['extra-points', ['foxLastTrick'], DDV, { karlchen: false, foxLastTrick: true }],
    [
      'bock-on',
      ['schwarz', '120-120'],
      DDV,
      { bock: { on: ['120-120', 'schwarz'], hands: 4, effect: 'double', overlap: 'append' } },
    ],
    ['bock-on', [], ALL_ON, { bock: null }],
    ['bock-hands', ['5'], ALL_ON, { bock: { ...ALL_ON.bock!, hands: 5 } }],
    ['bock-overlap', ['ignore'], ALL_ON, { bock: { ...ALL_ON.bock!, overlap: 'ignore' } }],
    ['mandatorySolos', ['true'], DDV, { mandatorySolos: true }],
  ])('%s %j', (menu, values, before, change) => {
    expect(choosing(menu, before, ...values)).toEqual({ ...before, ...change });
  });

  test.each<[string, string, string[]]>([
    ['a value of another menu', 'secondDulleWins', ['true']],
    ['two where one is to be chosen', 'nines', ['true', 'false']],
    ['none where one is to be chosen', 'nines', []],
    ['the same twice', 'solos', ['clubs', 'clubs']],
    ['a switch that is not in the group', 'extra-points', ['schweine']],
    ['a number that is not offered', 'throwIn-nines', ['49']],
    ['hands of a Bock that is not played', 'bock-hands', ['5']],
  ])('is not %s', (_what, menu, values) => {
    expect(choosing(menu, DDV, ...values)).toBeNull();
  });

  const BOCK = { on: ['120-120'], hands: 5, effect: 'double', overlap: 'stack' } as const;

  test.each<[string, string, RuleSet, RuleSet, string[], Partial<RuleSet>]>([
    [
      'a point added beside one that another added',
      'extra-points',
      DDV,
      { ...DDV, heartsTrick: true },
      ['karlchen', 'dulleCaught'],
      { heartsTrick: true, dulleCaught: true },
    ],
    [
      'a point taken away beside one that another added',
      'extra-points',
      DDV,
      { ...DDV, heartsTrick: true },
      [],
      { karlchen: false, heartsTrick: true },
    ],
    [
      'a point added that another took away meanwhile from the others',
      'extra-points',
      DDV,
      { ...DDV, karlchen: false },
      ['karlchen', 'dulleCaught'],
      { karlchen: false, dulleCaught: true },
    ],
    [
      'what another added too',
      'extra-points',
      DDV,
      { ...DDV, heartsTrick: true },
      ['karlchen', 'heartsTrick'],
      { heartsTrick: true },
    ],
    [
      'Superschweine added beside Schweine that are shown',
      'schweine',
      { ...DDV, schweine: true },
      { ...DDV, schweine: true, schweineInSuitSolos: true },
      ['schweine', 'superschweine'],
      { schweine: true, superschweine: true, schweineInSuitSolos: true },
    ],
    [
      'a solo added, and one taken away, beside the same of another',
      'solos',
      DDV,
      { ...DDV, solos: [...DDV.solos.slice(1), 'kings'] },
      [...DDV.solos.slice(0, -1), 'koehler'],
      { solos: [...DDV.solos.slice(1, -1), 'kings', 'koehler'] },
    ],
    [
      'a reason for Bock added beside another’s',
      'bock-on',
      DDV,
      { ...DDV, bock: BOCK },
      ['schwarz'],
      { bock: { ...BOCK, on: ['120-120', 'schwarz'] } },
    ],
    [
      'the last reason for Bock that was seen taken away',
      'bock-on',
      { ...DDV, bock: BOCK },
      { ...DDV, bock: { ...BOCK, on: ['120-120', 'schwarz'] } },
      [],
      { bock: { ...BOCK, on: ['schwarz'] } },
    ],
    [
      'one of a few',
      'secondDulleWins',
      DDV,
      { ...DDV, secondDulleWins: 'always' },
      ['except-last-trick'],
      { secondDulleWins: 'except-last-trick' },
    ],
  ])('keeps what others chose meanwhile: %s', (_what, menu, before, now, values, change) => {
    const chosen = chosenIn(menuOf(menu), now, values, chosenValues(menuOf(menu), before));
    expect(chosen).toEqual({ ...now, ...change });
  });

  test('leads to rules that are stored and read as they are, unless they make no sense', () => {
    fc.assert(
      fc.property(clickedRules, (rules) => {
        const stored = JSON.parse(JSON.stringify(ruleDifferences(rules)));
        const read = parseRuleSet(stored);
        expect(read).toEqual(
          ruleConflicts(rules).length === 0
            ? { ok: true, value: rules }
            : { ok: false, error: expect.objectContaining({ conflict: ruleConflicts(rules)[0] }) },
        );
      }),
    );
  });

  test('can lead from any rules to any that make sense', () => {
    fc.assert(
      fc.property(clickedRules, sensibleRules, (from, to) => {
        const arrived = MENU_LIST.reduce((rules, menu) => {
          const [values, seen] = [chosenValues(menu, to), chosenValues(menu, rules)];
          return chosenIn(menu, rules, values, seen) ?? rules;
        }, from);
        expect(arrived).toEqual(to);
      }),
    );
  });
});

describe('the line about rules', () => {
  test.each<[RuleSet, string]>([
    [DDV, 'DDV rules'],
    [PRESETS.tournament, 'DDV rules, but: mandatory solos'],
    [
      PRESETS.kitchen,
      'DDV rules, but: the second Dulle wins except in the last trick, Schweine, poverty, throw-in with 5+ nines, throw-in with 5+ kings',
    ],
    [
      PRESETS.rhenish,
      'DDV rules, but: without nines, the second Dulle wins, Schweine, poverty, Re and Kontra double',
    ],
    [{ ...DDV, solos: [] }, 'DDV rules, but: no solos'],
    [{ ...DDV, solos: SOLOS }, 'DDV rules, but: 5 more solos'],
    [
      { ...DDV, solos: [...DDV.solos.slice(1), 'koehler'] },
      'DDV rules, but: with Köhler solo, without ♣ solo',
    ],
    [{ ...DDV, karlchen: false }, 'DDV rules, but: no Karlchen'],
    [
      ALL_ON,
      'DDV rules, but: without nines, the second Dulle wins except in the last trick, Schweine, Superschweine, Schweine in every suit solo, Schweine are shown at the start, 5 more solos, … and 20 more',
    ],
  ])('%#', (rules, line) => {
    expect(ruleLine(rules, t)).toBe(line);
  });

  test('counts the differences where not even the first fits', () => {
    expect(ruleLine(LONGEST_FIRST, t, 100)).toBe('DDV rules with 2 differences');
    expect(ruleLine(LONGEST_FIRST, t)).toBe(
      'DDV rules, but: with Queens-jacks solo + Kings-queens solo, without Queens solo + No-trump solo, the soloist leads',
    );
  });

  test('stays short whatever is chosen, and is never empty', () => {
    fc.assert(
      fc.property(
        anyRules,
        fc.constantFrom(100, 200),
        fc.constantFrom(...LANGUAGES),
        (rules, longest, language) => {
          const { length } = ruleLine(rules, textsFor(language), longest);
          expect(length).toBeGreaterThan(0);
          expect(length).toBeLessThanOrEqual(longest);
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('the game in short', () => {
  const SCHWEINE = { ...DDV, schweine: true };

  test.each<[string, RuleSet, string]>([
    [
      'the Dulle',
      DDV,
      '24 cards, each twice. The ten of hearts (the Dulle) is the highest trump, then all queens',
    ],
    [
      'Schweine',
      SCHWEINE,
      'Both ♦A in one hand (Schweine) are the highest trumps, then comes the ten of hearts (the Dulle), then all',
    ],
    [
      'Superschweine',
      { ...SCHWEINE, superschweine: true },
      'Both ♦9 in one hand (Superschweine) are the highest',
    ],
    [
      'Superschweine without nines',
      { ...SCHWEINE, superschweine: true, nines: false },
      'Both ♦K in one hand (Superschweine) are the highest trumps where somebody has Schweine (both ♦A)',
    ],
    ['any wedding', DDV, 'the first other player to win one of the first three tricks is the partner.'],
    [
      'a wedding by side suits',
      { ...DDV, weddingDecidedBy: 'side-suit' },
      'to win one of the first three tricks that is led with a side suit is the partner.',
    ],
    [
      'a wedding by trump',
      { ...DDV, weddingDecidedBy: 'trump' },
      'to win one of the first three tricks that is led with trump is the partner.',
    ],
  ])('is told as it is played: %s', (_what, rules, text) => {
    expect(textOf(rulesPanel(shown(rules), 'basics', t))).toContain(text);
  });

  test('does not call the Dulle the highest trump where Schweine are', () => {
    expect(textOf(rulesPanel(shown(SCHWEINE), 'basics', t))).not.toContain('(the Dulle) is the highest');
  });
});

describe('messages about rules', () => {
  test.each<[string, RuleSet]>([
    ['ddv', DDV],
    ['kitchen', PRESETS.kitchen],
    ['all-on', ALL_ON],
  ])('%s', async (name, rules) => {
    const pages = [...READING_PAGES, ...TOPICS].map(
      (page) => `=== reading ${page}\n${renderPayload(rulesPanel(shown(rules), page, t))}\n`,
    );
    const offered = [
      { subject: { of: 'preset', preset: 'short' }, label: 'Short', rules: PRESETS.short },
    ] as const;
    const topics = [...TOPICS, 'start' as const].map(
      (page) => `=== changing ${page}\n${renderPayload(ruleEditor(shown(rules), page, offered, t))}\n`,
    );
    await expect([...pages, ...topics].join('\n')).toMatchFileSnapshot(`../../golden/rules/${name}.txt`);
  });

  test.each(LANGUAGES)(
    'keep to Discord’s limits and leave out nothing in %s, whatever is chosen',
    (language) => {
      const said = textsFor(language);
      const longest = ruleConflicts({ ...DDV, throwIn: { ...NO_THROW_IN, ninesAndKings: 40 } });
      const notice = conflictText(longest[0]!, said);
      const offeredAs = (rules: RuleSet) =>
        Array.from({ length: 25 }, (_, n) => ({
          subject: { of: 'saved', set: `set${n}` } as const,
          label: 'x'.repeat(80),
          rules: n % 2 === 0 ? rules : ALL_ON,
        }));
      const uncut = (content: string, last: string): void => {
        expect(content).toContain(last);
      };
      const [extras = ''] = said('rules.extras', { extras: '…' }).split('…');
      const [menuExplains = ''] = said('rules.read-more').split('.');
      const lastIn = (page: ReadingPage): string =>
        page === 'overview' ? menuExplains : page === 'basics' ? extras : '.';
      const check = (rules: RuleSet): void => {
        const worst = shown(rules, { name: WORST_NAME, isDefault: true });
        for (const page of [...READING_PAGES, ...TOPICS]) {
          const panel = rulesPanel(worst, page, said, notice);
          expect(faultsOf(panel)).toEqual([]);
          uncut(textOf(panel), lastIn(page));
        }
        for (const page of [...TOPICS, 'start' as const]) {
          const editor = ruleEditor(worst, page, offeredAs(rules), said, notice);
          expect(faultsOf(editor)).toEqual([]);
          uncut(textOf(editor), said('shelf.saved'));
        }
      };
      check(ALL_ON);
      check(LONGEST_FIRST);
      fc.assert(fc.property(anyRules, check), { numRuns: 10 });
    },
  );
});

describe('what makes no sense', () => {
  test.each<[RuleSet, RegExp]>([
    [{ ...DDV, superschweine: true }, /^Superschweine rank above Schweine, so they need them/],
    [{ ...DDV, schweineInSuitSolos: true }, /need Schweine/],
    [{ ...PRESETS.kitchen, nines: false }, /^Without nines nobody can throw in for nines/],
    [
      { ...DDV, throwIn: { ...NO_THROW_IN, fullCards: 40 } },
      /a throw-in for aces and tens takes from 1 to 12\. Choose another number/,
    ],
    [{ ...DDV, mandatorySolos: true, solos: [] }, /^Nobody can play a mandatory solo/],
  ])('%# is said in one sentence that tells what to do', (rules, sentence) => {
    expect(conflictText(ruleConflicts(rules)[0]!, t)).toMatch(sentence);
  });
});
