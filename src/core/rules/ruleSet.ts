import { err, ok, type Result } from '../result.ts';

export const SOLOS = ['clubs', 'spades', 'hearts', 'diamonds', 'queens', 'jacks', 'fleischlos'] as const;
export type Solo = (typeof SOLOS)[number];

const SECOND_DULLE = ['never', 'except-last-trick', 'always'] as const;
export type SecondDulle = (typeof SECOND_DULLE)[number];

const ANNOUNCEMENT_EFFECTS = ['add', 'double'] as const;
type AnnouncementEffect = (typeof ANNOUNCEMENT_EFFECTS)[number];

/** Thresholds from which a hand may be thrown in; null: not for that reason. */
interface ThrowIn {
  readonly nines: number | null;
  readonly kings: number | null;
}

/** What a group agrees on before the first hand: code asks these properties, never a preset's name. */
export interface RuleSet {
  readonly nines: boolean;
  readonly secondDulleWins: SecondDulle;
  readonly schweine: boolean;
  readonly poverty: boolean;
  readonly solos: readonly Solo[];
  readonly karlchen: boolean;
  readonly throwIn: ThrowIn;
  readonly announcements: AnnouncementEffect;
}

/** The tournament rules of the Deutscher Doppelkopf-Verband. */
export const DDV: RuleSet = {
  nines: true,
  secondDulleWins: 'never',
  schweine: false,
  poverty: false,
  solos: SOLOS,
  karlchen: true,
  throwIn: { nines: null, kings: null },
  announcements: 'add',
};

/** Named rule sets, as data. All but `ddv` are customary mixes, not standards. */
export const PRESETS = {
  ddv: DDV,
  short: { ...DDV, nines: false },
  kitchen: {
    ...DDV,
    secondDulleWins: 'except-last-trick',
    schweine: true,
    poverty: true,
    throwIn: { nines: 5, kings: 5 },
  },
  rhenish: {
    ...DDV,
    nines: false,
    secondDulleWins: 'always',
    schweine: true,
    poverty: true,
    announcements: 'double',
  },
} as const satisfies Readonly<Record<string, RuleSet>>;

/** What of a rule set differs from the DDV's: the `rules` of a record. */
export type RuleDifferences = Partial<RuleSet>;

export function ruleDifferences(rules: RuleSet): RuleDifferences {
  const keys = Object.keys(DDV) as (keyof RuleSet)[];
  const differing = keys.filter((key) => JSON.stringify(rules[key]) !== JSON.stringify(DDV[key]));
  return Object.fromEntries(differing.map((key) => [key, rules[key]]));
}

/** Reads one property's value; undefined where it is none. */
type Reader<T> = (value: unknown) => T | undefined;

const flag: Reader<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);

const oneOf =
  <T extends string>(choices: readonly T[]): Reader<T> =>
  (value) =>
    choices.find((choice) => choice === value);

const listOf =
  <T extends string>(choices: readonly T[]): Reader<readonly T[]> =>
  (value) => {
    if (!Array.isArray(value) || new Set(value).size !== value.length) return undefined;
    return value.every((entry) => choices.includes(entry)) ? (value as readonly T[]) : undefined;
  };

const threshold = (value: unknown): value is number | null =>
  value === null || (typeof value === 'number' && Number.isInteger(value) && value > 0);

const throwIn: Reader<ThrowIn> = (value) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const { nines = null, kings = null, ...unknown } = value as Record<string, unknown>;
  if (Object.keys(unknown).length > 0 || !threshold(nines) || !threshold(kings)) return undefined;
  return { nines, kings };
};

const READERS: { readonly [K in keyof RuleSet]: Reader<RuleSet[K]> } = {
  nines: flag,
  secondDulleWins: oneOf(SECOND_DULLE),
  schweine: flag,
  poverty: flag,
  solos: listOf(SOLOS),
  karlchen: flag,
  throwIn,
  announcements: oneOf(ANNOUNCEMENT_EFFECTS),
};

export interface BadRule {
  /** The key that is unknown or has a value it cannot have; empty where the whole is no object. */
  readonly key: string;
}

/** Reads the `rules` of a record: what differs from the DDV's. Unknown keys and values are refused. */
export function parseRules(json: unknown): Result<RuleSet, BadRule> {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return err({ key: '' });
  const read: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(json)) {
    if (!Object.hasOwn(READERS, key)) return err({ key });
    const parsed = READERS[key as keyof RuleSet](value);
    if (parsed === undefined) return err({ key });
    read[key] = parsed;
  }
  return ok({ ...DDV, ...(read as Partial<RuleSet>) });
}

/** Cards dealt to a seat: 12, or 10 without nines. */
export const handSize = (rules: RuleSet): number => (rules.nines ? 12 : 10);
