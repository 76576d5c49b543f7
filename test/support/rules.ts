import fc from 'fast-check';
import { ruleConflicts } from '../../src/core/rules/ruleConflicts.ts';
import {
  ANNOUNCEMENT_EFFECTS,
  DDV,
  DDV_SOLOS,
  type HandRules,
  POVERTIES,
  type RuleSet,
  SCHWEINE_SHOWN,
  SECOND_DULLE,
  SOLO_LEADS,
  SOLOS,
  WEDDING_DECIDED_BY,
} from '../../src/core/rules/ruleSet.ts';
import { NO_THROW_IN, type ThrowIn } from '../../src/core/rules/throwIn.ts';

const OFF_ON = [false, true] as const;

/** Every reason to throw in alone, with a threshold that is reached now and then, and all together. */
const THROW_INS: readonly Partial<ThrowIn>[] = [
  {},
  { nines: 4 },
  { kings: 4 },
  { ninesAndKings: 6 },
  { fullCards: 7 },
  { eyesOver: 75 },
  { noTrumpAbove: 'DJ' },
  { noTrumpAbove: 'DA' },
  { nines: 5, kings: 5, ninesAndKings: 7, fullCards: 8, eyesOver: 85, noTrumpAbove: 'DJ' },
];

/** Every value that a key of a hand's rules is tested with, the DDV's first. */
export const VALUES: { readonly [Key in keyof HandRules]: readonly HandRules[Key][] } = {
  nines: [true, false],
  secondDulleWins: SECOND_DULLE,
  schweine: OFF_ON,
  superschweine: OFF_ON,
  schweineInSuitSolos: OFF_ON,
  schweineShown: SCHWEINE_SHOWN,
  poverty: POVERTIES,
  povertyFoxesCount: [true, false],
  weddingDecidedBy: WEDDING_DECIDED_BY,
  throwIn: THROW_INS.map((reasons) => ({ ...NO_THROW_IN, ...reasons })),
  solos: [DDV_SOLOS, [], ...SOLOS.map((solo) => [solo]), SOLOS],
  soloLead: SOLO_LEADS,
  announcements: ANNOUNCEMENT_EFFECTS,
  announceAt30: OFF_ON,
  karlchen: [true, false],
  karlchenCaught: OFF_ON,
  foxLastTrick: OFF_ON,
  heartsTrick: OFF_ON,
  dulleCaught: OFF_ON,
};

/** What a key needs of others to make sense, or to show. */
const NEEDS: { readonly [Key in keyof HandRules]?: Partial<HandRules> } = {
  superschweine: { schweine: true },
  schweineInSuitSolos: { schweine: true },
  schweineShown: { schweine: true },
  povertyFoxesCount: { poverty: true },
};

const KEYS = Object.keys(VALUES) as (keyof HandRules)[];

/** The DDV's rules with one switch set, for every switch and each of its other values. */
export const SWITCHED: readonly { readonly name: string; readonly rules: RuleSet }[] = KEYS.flatMap((key) =>
  VALUES[key]
    .filter((value) => JSON.stringify(value) !== JSON.stringify(DDV[key]))
    .map((value) => ({
      name: `${key} ${JSON.stringify(value, (_, entry: unknown) => entry ?? undefined)}`,
      rules: { ...DDV, ...NEEDS[key], [key]: value },
    })),
);

/** Any mix of all switches that makes sense; shrinks towards the DDV's rules. */
export const mixedRules: fc.Arbitrary<RuleSet> = fc
  .record(
    Object.fromEntries(KEYS.map((key) => [key, fc.constantFrom(...(VALUES[key] as readonly unknown[]))])),
  )
  .map((mix) => sensible({ ...DDV, ...(mix as Partial<HandRules>) }));

function sensible(mix: RuleSet): RuleSet {
  const rules: RuleSet = {
    ...mix,
    schweine: mix.schweine || mix.superschweine || mix.schweineInSuitSolos,
    throwIn: mix.nines ? mix.throwIn : { ...mix.throwIn, nines: null },
  };
  const [conflict] = ruleConflicts(rules);
  if (conflict) throw new Error(`A mix of rules is refused: ${conflict.code}`);
  return rules;
}
