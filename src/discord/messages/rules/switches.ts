import { BOCK_DEFAULTS, BOCK_TRIGGERS, type BockRule } from '../../../core/rules/bock.ts';
import { DDV, type RuleSet, SOLOS, type Solo } from '../../../core/rules/ruleSet.ts';
import {
  NO_TRUMP_ABOVE,
  type ThrowIn,
  type ThrowInCount,
  throwInRange,
} from '../../../core/rules/throwIn.ts';
import type { Texts } from '../../../texts/texts.ts';

/** Everything about a rule set that is chosen by itself: its properties, and the parts of the two that have parts. */
type SwitchKey =
  | Exclude<keyof RuleSet, 'throwIn' | 'bock'>
  | `throwIn-${keyof ThrowIn}`
  | `bock-${Exclude<keyof BockRule, 'effect'>}`;

/** One switch of a rule set: what it can be set to, how that is said, and how it is changed. */
export interface Switch {
  readonly key: SwitchKey;
  /** Whether any number of words is chosen, or one. */
  readonly takes: 'one' | 'many';
  /** Words for all it can be set to beside these rules, in order and stable, as menus carry them. */
  words(rules: RuleSet): readonly string[];
  chosen(rules: RuleSet): readonly string[];
  /** The rules with other words chosen. */
  choose(rules: RuleSet, words: readonly string[]): RuleSet;
  /** One word as a phrase. */
  label(word: string, t: Texts): string;
  /** What a word means, where its label does not say it. */
  readonly explain?: (word: string, t: Texts) => string;
  /** What is chosen, in a phrase. */
  phrase(rules: RuleSet, t: Texts): string;
  /** What is chosen as shortly as may be, where it differs from the DDV's. */
  brief(rules: RuleSet, t: Texts): string;
  /** Why it has no effect beside these rules; null: it has. */
  idle(rules: RuleSet, t: Texts): string | null;
  /** Whether it can be set beside these rules. */
  isOpen(rules: RuleSet): boolean;
}

type Idle = Switch['idle'];

const never = (): null => null;
const always = (): true => true;

type ChoiceKey = { [K in keyof RuleSet]: RuleSet[K] extends string | boolean ? K : never }[keyof RuleSet];
/** Such as `secondDulleWins-always`: every value has its text, or this does not compile. */
type ChoiceText = { [K in ChoiceKey]: `${K}-${RuleSet[K]}` }[ChoiceKey];

const single = (
  parts: Omit<Switch, 'takes' | 'phrase' | 'brief' | 'idle' | 'isOpen' | 'chosen'> & {
    readonly chosenWord: (rules: RuleSet) => string;
    readonly idle?: Idle;
    readonly isOpen?: Switch['isOpen'];
  },
): Switch => {
  const { chosenWord, label, idle = never, isOpen = always } = parts;
  const phrase = (rules: RuleSet, t: Texts): string => label(chosenWord(rules), t);
  return {
    ...parts,
    takes: 'one',
    chosen: (rules) => [chosenWord(rules)],
    phrase,
    brief: phrase,
    idle,
    isOpen,
  };
};

/** A property with a few values. */
export const choice = <K extends ChoiceKey>(key: K, values: readonly RuleSet[K][], idle?: Idle): Switch =>
  single({
    key,
    words: () => values.map(String),
    chosenWord: (rules) => String(rules[key]),
    choose: (rules, [word]) => ({ ...rules, [key]: values.find((value) => String(value) === word) }),
    label: (word, t) => t(`rule.${`${key}-${word}` as ChoiceText}`),
    ...(idle ? { idle } : {}),
  });

/** A property that is played or not. */
export const flag = (key: ChoiceKey & FlagKey): Switch => choice(key, [true, false]);

type FlagKey = { [K in keyof RuleSet]: RuleSet[K] extends boolean ? K : never }[keyof RuleSet];

/** The word for a reason that throws in nothing. */
export const NO = 'no';

/** Card points are offered in steps: nobody agrees on 83. */
const EYES_STEP = 5;
const FEWEST_EYES = 30;

function thresholds(count: ThrowInCount, { nines, throwIn }: RuleSet): readonly number[] {
  const present = throwIn[count];
  const { least, most } = throwInRange(count, nines);
  const all = Array.from({ length: Math.max(0, most - least + 1) }, (_, index) => least + index);
  const offered =
    count === 'eyesOver' ? all.filter((eyes) => eyes >= FEWEST_EYES && eyes % EYES_STEP === 0) : all;
  if (count === 'nines' && !nines) return present === null ? [] : [present];
  return present === null || offered.includes(present)
    ? offered
    : [...offered, present].sort((a, b) => a - b);
}

/** A reason for throwing in: not, or from a number on. */
export const threshold = (count: ThrowInCount, idle?: Idle): Switch =>
  single({
    key: `throwIn-${count}`,
    words: (rules) => [NO, ...thresholds(count, rules).map(String)],
    chosenWord: ({ throwIn }) => String(throwIn[count] ?? NO),
    choose: (rules, [word]) => ({
      ...rules,
      throwIn: { ...rules.throwIn, [count]: word === NO ? null : Number(word) },
    }),
    label: (word, t) =>
      word === NO ? t(`rule.throwIn-${count}-no`) : t(`rule.throwIn-${count}-at`, { number: word }),
    ...(idle ? { idle } : {}),
  });

export const noTrumpAbove: Switch = single({
  key: 'throwIn-noTrumpAbove',
  words: () => [NO, ...NO_TRUMP_ABOVE],
  chosenWord: ({ throwIn }) => throwIn.noTrumpAbove ?? NO,
  choose: (rules, [word]) => ({
    ...rules,
    throwIn: { ...rules.throwIn, noTrumpAbove: NO_TRUMP_ABOVE.find((card) => card === word) ?? null },
  }),
  label: (word, t) => t(`rule.throwIn-noTrumpAbove-${NO_TRUMP_ABOVE.find((card) => card === word) ?? NO}`),
});

const soloNamed = (word: string): Solo | undefined => SOLOS.find((solo) => solo === word);

const soloName = (solo: Solo, t: Texts): string => t(`contract.solo-${solo}`);

/** So many solos more or fewer than the DDV's are named; beyond they are counted. */
const SOLOS_NAMED = 2;

function soloDifference(rules: RuleSet, t: Texts): string {
  if (rules.solos.length === 0) return t('rule.solos-none');
  const more = SOLOS.filter((solo) => rules.solos.includes(solo) && !DDV.solos.includes(solo));
  const fewer = DDV.solos.filter((solo) => !rules.solos.includes(solo));
  const named = (solos: readonly Solo[]): string =>
    solos.map((solo) => t(`reservation.solo-${solo}`)).join(' + ');
  return [
    more.length > SOLOS_NAMED
      ? t('rule.solos-more', { count: more.length })
      : more.length > 0 && t('rule.solos-with', { solos: named(more) }),
    fewer.length > SOLOS_NAMED
      ? t('rule.solos-fewer', { count: fewer.length })
      : fewer.length > 0 && t('rule.solos-without', { solos: named(fewer) }),
  ]
    .filter((part) => part !== false)
    .join(', ');
}

export const solos: Switch = {
  key: 'solos',
  takes: 'many',
  words: () => SOLOS,
  chosen: (rules) => SOLOS.filter((solo) => rules.solos.includes(solo)),
  choose: (rules, words) => ({ ...rules, solos: SOLOS.filter((solo) => words.includes(solo)) }),
  label: (word, t) => {
    const solo = soloNamed(word);
    return solo ? soloName(solo, t) : word;
  },
  explain: (word, t) => {
    const solo = soloNamed(word);
    return solo ? t(`solo.${solo}`) : '';
  },
  phrase: (rules, t) => {
    if (rules.solos.length === 0) return t('rule.solos-none');
    if (!differs(solos, rules)) return t('rule.solos-ddv');
    const names = rules.solos.map((solo) => soloName(solo, t)).join(', ');
    return t('rule.solos-list', { solos: names });
  },
  brief: soloDifference,
  idle: never,
  isOpen: always,
};

const withBock = (rules: RuleSet, change: Partial<BockRule>): RuleSet =>
  rules.bock ? { ...rules, bock: { ...rules.bock, ...change } } : rules;

const triggerName = (word: string, t: Texts): string => {
  const trigger = BOCK_TRIGGERS.find((known) => known === word);
  return trigger ? t(`rule.bock-${trigger}`) : word;
};

export const bockOn: Switch = {
  key: 'bock-on',
  takes: 'many',
  words: () => BOCK_TRIGGERS,
  chosen: ({ bock }) => bock?.on ?? [],
  choose: (rules, words) => {
    const on = BOCK_TRIGGERS.filter((trigger) => words.includes(trigger));
    return { ...rules, bock: on.length === 0 ? null : { ...BOCK_DEFAULTS, ...rules.bock, on } };
  },
  label: triggerName,
  phrase: ({ bock }, t) =>
    bock
      ? t('rule.bock-after', { triggers: bock.on.map((trigger) => triggerName(trigger, t)).join('; ') })
      : t('rule.bock-none'),
  brief: ({ bock }, t) =>
    t('rule.bock-brief', {
      triggers: (bock?.on ?? []).map((trigger) => triggerName(trigger, t)).join(' / '),
    }),
  idle: never,
  isOpen: always,
};

const withoutBock: Idle = ({ bock }, t) => (bock ? null : t('idle.bock'));

/** One turn of four to seven players, their multiples, and short rounds. */
const BOCK_HANDS = [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 15, 16, 18, 20, 21, 24, 28];

export const bockHands: Switch = single({
  key: 'bock-hands',
  words: ({ bock }) => [...new Set([...BOCK_HANDS, bock?.hands ?? 1])].sort((a, b) => a - b).map(String),
  chosenWord: ({ bock }) => String(bock?.hands ?? BOCK_DEFAULTS.hands),
  choose: (rules, [word]) => withBock(rules, { hands: Number(word) }),
  label: (word, t) => t('rule.bock-hands', { count: Number(word) }),
  idle: withoutBock,
  isOpen: ({ bock }) => bock !== null,
});

export const bockOverlap = (overlaps: readonly BockRule['overlap'][]): Switch =>
  single({
    key: 'bock-overlap',
    words: () => overlaps,
    chosenWord: ({ bock }) => bock?.overlap ?? BOCK_DEFAULTS.overlap,
    choose: (rules, [word]) =>
      withBock(rules, { overlap: overlaps.find((overlap) => overlap === word) ?? BOCK_DEFAULTS.overlap }),
    label: (word, t) => t(`rule.bock-overlap-${word as BockRule['overlap']}`),
    idle: withoutBock,
    isOpen: ({ bock }) => bock !== null,
  });

/** Whether a switch is set otherwise than in the DDV's rules. */
export const differs = (given: Switch, rules: RuleSet): boolean =>
  given.chosen(rules).join() !== given.chosen(DDV).join();
