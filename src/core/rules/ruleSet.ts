import type { BockRule } from './bock.ts';
import { NO_THROW_IN, type ThrowIn } from './throwIn.ts';

/** The solos of the DDV's rules. */
export const DDV_SOLOS = ['clubs', 'spades', 'hearts', 'diamonds', 'queens', 'jacks', 'fleischlos'] as const;

/** Every solo a group may allow. */
export const SOLOS = [
  ...DDV_SOLOS,
  'kings',
  'queens-jacks',
  'kings-queens',
  'kings-jacks',
  'koehler',
] as const;
export type Solo = (typeof SOLOS)[number];

export const SECOND_DULLE = ['never', 'except-last-trick', 'always'] as const;
export type SecondDulle = (typeof SECOND_DULLE)[number];

export const SCHWEINE_SHOWN = ['when-played', 'at-start'] as const;
export const SOLO_LEADS = ['forehand', 'soloist'] as const;
export const WEDDING_DECIDED_BY = ['any', 'side-suit', 'trump'] as const;
export type WeddingDecidedBy = (typeof WEDDING_DECIDED_BY)[number];
export const ANNOUNCEMENT_EFFECTS = ['add', 'double'] as const;

/** Not played; the cards are exchanged with a partner; or the hand is void like a throw-in. */
export const POVERTIES = [false, true, 'redeal'] as const;

/** Rules of one hand: what a record's `rules` state. */
export interface HandRules {
  readonly nines: boolean;
  readonly secondDulleWins: SecondDulle;
  readonly schweine: boolean;
  readonly superschweine: boolean;
  readonly schweineInSuitSolos: boolean;
  readonly schweineShown: (typeof SCHWEINE_SHOWN)[number];
  readonly poverty: (typeof POVERTIES)[number];
  /** Whether foxes count among a poverty's trumps and have to be passed. */
  readonly povertyFoxesCount: boolean;
  readonly weddingDecidedBy: WeddingDecidedBy;
  readonly throwIn: ThrowIn;
  readonly solos: readonly Solo[];
  /** Who leads in a voluntary solo. */
  readonly soloLead: (typeof SOLO_LEADS)[number];
  readonly announcements: (typeof ANNOUNCEMENT_EFFECTS)[number];
  /** A first trick of 30 eyes obliges its winner to announce. */
  readonly announceAt30: boolean;
  readonly karlchen: boolean;
  readonly karlchenCaught: boolean;
  readonly foxLastTrick: boolean;
  readonly heartsTrick: boolean;
  readonly dulleCaught: boolean;
}

/** Rules of a whole session: a single hand only knows what they lead to. */
interface SessionRules {
  readonly bock: BockRule | null;
  /** Every player owes a solo. */
  readonly mandatorySolos: boolean;
}

/** What a group agrees on before the first hand: code asks these properties, never a preset's name. */
export type RuleSet = HandRules & SessionRules;

/** The tournament rules of the Deutscher Doppelkopf-Verband, without its mandatory solos. */
export const DDV: RuleSet = {
  nines: true,
  secondDulleWins: 'never',
  schweine: false,
  superschweine: false,
  schweineInSuitSolos: false,
  schweineShown: 'when-played',
  poverty: false,
  povertyFoxesCount: true,
  weddingDecidedBy: 'any',
  throwIn: NO_THROW_IN,
  solos: DDV_SOLOS,
  soloLead: 'forehand',
  announcements: 'add',
  announceAt30: false,
  karlchen: true,
  karlchenCaught: false,
  foxLastTrick: false,
  heartsTrick: false,
  dulleCaught: false,
  bock: null,
  mandatorySolos: false,
};

/** Named rule sets, as data. `short`, `kitchen` and `rhenish` are customary mixes, not standards. */
export const PRESETS = {
  ddv: DDV,
  tournament: { ...DDV, mandatorySolos: true },
  short: { ...DDV, nines: false },
  kitchen: {
    ...DDV,
    secondDulleWins: 'except-last-trick',
    schweine: true,
    poverty: true,
    throwIn: { ...NO_THROW_IN, nines: 5, kings: 5 },
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

export type PresetName = keyof typeof PRESETS;

/** Cards dealt to a seat: 12, or 10 without nines. */
export const handSize = (rules: Pick<HandRules, 'nines'>): number => (rules.nines ? 12 : 10);
