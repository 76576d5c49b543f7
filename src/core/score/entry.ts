import { err, ok, type Result } from '../result.ts';
import { NOTHING_ANNOUNCED, STEPS } from '../rules/announcement.ts';
import { PARTIES, type Party, soloOf } from '../rules/contract.ts';
import type { HandRules } from '../rules/ruleSet.ts';
import type { PerSeat } from '../seat.ts';
import { extrasPlayed } from './extraPoints.ts';
import { EXTRA_REASONS, type ExtraReason, type PlayedResult } from './result.ts';
import { isOneAgainstThree, type Score, scoreTally, type Tally } from './tally.ts';

export type PlayedContract = PlayedResult['contract'];

/** A hand as people at a real table know it when it is over. */
export interface Entry {
  readonly rules: HandRules;
  readonly contract: PlayedContract;
  readonly parties: PerSeat<Party>;
  /** Card points of Re, 0 to 240. */
  readonly reEyes: number;
  /** The party that won no trick at all, if one. */
  readonly trickless: Party | null;
  readonly said: Readonly<Record<Party, Said>>;
  /** How many extra points each party made, by kind; what is left out is none. */
  readonly extras: Readonly<Record<Party, Extras>>;
  /** What the hand counts: 1, or more in a Bock round. */
  readonly multiplier: number;
}

/** What a party announced: Re or Kontra, and so many steps (0 to 4), skipped ones included. */
export interface Said {
  readonly call: boolean;
  readonly steps: number;
}

export const NOTHING_SAID: Said = { call: false, steps: 0 };

export type Extras = Readonly<Partial<Record<ExtraReason, number>>>;

/** Why no hand can have been like that. */
export type EntryFault =
  | { readonly code: 'contract-not-played'; readonly contract: PlayedContract }
  /** The contract asks for so many of Re. */
  | { readonly code: 're-players'; readonly least: number; readonly most: number }
  | { readonly code: 'eyes-out-of-range' }
  /** Without a trick there are no eyes. */
  | { readonly code: 'trickless-with-eyes'; readonly party: Party }
  /** Without nines every trick has eyes. */
  | { readonly code: 'tricks-without-eyes'; readonly party: Party }
  | { readonly code: 'steps-out-of-range'; readonly party: Party }
  | { readonly code: 'steps-without-call'; readonly party: Party }
  | { readonly code: 'extras-in-solo' }
  | { readonly code: 'extra-not-played'; readonly reason: ExtraReason }
  | { readonly code: 'trickless-with-extras'; readonly party: Party }
  /** Both parties together can have so many of these. */
  | { readonly code: 'too-many-extras'; readonly reasons: readonly ExtraReason[]; readonly most: number }
  /** Only one party won the last trick. */
  | { readonly code: 'two-last-tricks' }
  | { readonly code: 'doppelkopf-needs-eyes'; readonly party: Party }
  | { readonly code: 'multiplier-out-of-range' };

export const ALL_EYES = 240;
const DOPPELKOPF_EYES = 40;
const MOST_MULTIPLIER = 2 ** 20;

/** How many of Re a contract asks for; a wedding may have found no partner. */
export function rePlayers(contract: PlayedContract): { readonly least: number; readonly most: number } {
  if (contract === 'wedding') return { least: 1, most: 2 };
  const players = contract === 'normal' || contract === 'poverty' ? 2 : 1;
  return { least: players, most: players };
}

/** The contracts that rules allow, a silent wedding among them. */
export const contractsPlayed = (rules: HandRules): readonly PlayedContract[] => [
  ...(['normal', 'wedding', 'silent-wedding'] as const),
  ...(rules.poverty === true ? (['poverty'] as const) : []),
  ...rules.solos.map((solo) => `solo-${solo}` as const),
];

/** The score of an entered hand, by the same rules as that of one that was played here; or what is wrong with it. */
export function scoreEntry(entry: Entry): Result<Score, EntryFault> {
  const fault = entryFault(entry);
  return fault ? err(fault) : ok(scoreTally(tallyOfEntry(entry)));
}

function tallyOfEntry({ rules, parties, reEyes, trickless, said, extras, multiplier }: Entry): Tally {
  const announced = ({ call, steps }: Said) =>
    call ? ({ call: 'in-time', steps } as const) : NOTHING_ANNOUNCED;
  return {
    rules,
    parties,
    taken: {
      re: { eyes: reEyes, trickless: trickless === 're' },
      kontra: { eyes: ALL_EYES - reEyes, trickless: trickless === 'kontra' },
    },
    announced: { re: announced(said.re), kontra: announced(said.kontra) },
    extras: EXTRA_REASONS.flatMap((reason) =>
      PARTIES.flatMap((party) =>
        Array.from({ length: extras[party][reason] ?? 0 }, () => ({ party, reason })),
      ),
    ),
    multiplier,
  };
}

const isWhole = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

/** The first thing that cannot be; null where a hand can have ended like that. */
function entryFault(entry: Entry): EntryFault | null {
  return (
    contractFault(entry) ??
    eyesFault(entry) ??
    saidFault(entry) ??
    extrasFault(entry) ??
    multiplierFault(entry)
  );
}

function contractFault({ rules, contract, parties }: Entry): EntryFault | null {
  const solo = soloOf(contract);
  if (solo ? !rules.solos.includes(solo) : !contractsPlayed(rules).includes(contract)) {
    return { code: 'contract-not-played', contract };
  }
  const { least, most } = rePlayers(contract);
  const players = parties.filter((party) => party === 're').length;
  return isWhole(players, least, most) ? null : { code: 're-players', least, most };
}

function eyesFault({ rules, reEyes, trickless }: Entry): EntryFault | null {
  if (!isWhole(reEyes, 0, ALL_EYES)) return { code: 'eyes-out-of-range' };
  const none = reEyes === 0 ? 're' : reEyes === ALL_EYES ? 'kontra' : null;
  if (trickless && trickless !== none) return { code: 'trickless-with-eyes', party: trickless };
  return none && !trickless && !rules.nines ? { code: 'tricks-without-eyes', party: none } : null;
}

function saidFault({ said }: Entry): EntryFault | null {
  for (const party of PARTIES) {
    const { call, steps } = said[party];
    if (!isWhole(steps, 0, STEPS.length)) return { code: 'steps-out-of-range', party };
    if (steps > 0 && !call) return { code: 'steps-without-call', party };
  }
  return null;
}

/** What the cards of a deck allow at most, both parties together. */
const MOST_EXTRAS: readonly { readonly reasons: readonly ExtraReason[]; readonly most: number }[] = [
  // Sixteen aces and tens.
  { reasons: ['doppelkopf'], most: 4 },
  { reasons: ['fox', 'fox-last-trick'], most: 2 },
  // One card wins the last trick.
  { reasons: ['karlchen', 'fox-last-trick'], most: 1 },
  { reasons: ['karlchen', 'karlchen-caught'], most: 2 },
  // Six hearts at most are no trump.
  { reasons: ['hearts-trick'], most: 1 },
  { reasons: ['dulle-caught'], most: 1 },
];

/** How many of one kind of extra point a hand can have. */
export const mostExtras = (reason: ExtraReason): number =>
  Math.min(...MOST_EXTRAS.filter(({ reasons }) => reasons.includes(reason)).map(({ most }) => most));

const OF_LAST_TRICK = ['karlchen', 'karlchen-caught', 'fox-last-trick'] as const;

function extrasFault({ rules, parties, reEyes, trickless, extras }: Entry): EntryFault | null {
  const of = (party: Party, reasons: readonly ExtraReason[]) =>
    reasons.reduce((sum, reason) => sum + (extras[party][reason] ?? 0), 0);
  const total = (reasons: readonly ExtraReason[]) => of('re', reasons) + of('kontra', reasons);
  if (total(EXTRA_REASONS) === 0) return null;
  if (isOneAgainstThree(parties)) return { code: 'extras-in-solo' };
  const played = extrasPlayed(rules);
  const unplayed = EXTRA_REASONS.find((reason) => total([reason]) > 0 && !played.includes(reason));
  if (unplayed) return { code: 'extra-not-played', reason: unplayed };
  if (trickless && of(trickless, EXTRA_REASONS) > 0)
    return { code: 'trickless-with-extras', party: trickless };
  const exceeded = MOST_EXTRAS.find(({ reasons, most }) => total(reasons) > most);
  if (exceeded) return { code: 'too-many-extras', ...exceeded };
  if (PARTIES.every((party) => of(party, OF_LAST_TRICK) > 0)) return { code: 'two-last-tricks' };
  const eyes = { re: reEyes, kontra: ALL_EYES - reEyes };
  const poor = PARTIES.find((party) => of(party, ['doppelkopf']) * DOPPELKOPF_EYES > eyes[party]);
  return poor ? { code: 'doppelkopf-needs-eyes', party: poor } : null;
}

const multiplierFault = ({ multiplier }: Entry): EntryFault | null =>
  isWhole(multiplier, 1, MOST_MULTIPLIER) ? null : { code: 'multiplier-out-of-range' };
