import type { Party } from '../rules/contract.ts';
import type { HandRules } from '../rules/ruleSet.ts';
import { type PerSeat, perSeat, type Seat } from '../seat.ts';
import {
  ALL_EYES,
  type Entry,
  type Extras,
  NOTHING_SAID,
  type PlayedContract,
  rePlayers,
  type Said,
} from './entry.ts';
import { isOneAgainstThree } from './tally.ts';

/** What somebody who enters a hand has chosen so far; parts that are still missing make it no hand yet. */
export interface Draft {
  readonly contract: PlayedContract;
  /** Seats of Re, in order; who plays alone, alone. */
  readonly re: readonly Seat[];
  /** Null: not chosen yet. */
  readonly reEyes: number | null;
  readonly trickless: Party | null;
  readonly said: Readonly<Record<Party, Said>>;
  readonly extras: Readonly<Record<Party, Extras>>;
  readonly multiplier: number;
}

const NO_EXTRAS = { re: {}, kontra: {} } as const;

export const NEW_DRAFT: Draft = {
  contract: 'normal',
  re: [],
  reEyes: null,
  trickless: null,
  said: { re: NOTHING_SAID, kontra: NOTHING_SAID },
  extras: NO_EXTRAS,
  multiplier: 1,
};

/** From where the card points of Re are counted up or down before any were chosen. */
const HALF = ALL_EYES / 2;

/** Another contract; with fewer players of Re, they are chosen anew. */
export function withContract(draft: Draft, contract: PlayedContract): Draft {
  const { most } = rePlayers(contract);
  return sensible({ ...draft, contract, re: draft.re.length > most ? [] : draft.re });
}

export const withRe = (draft: Draft, re: readonly Seat[]): Draft =>
  sensible({ ...draft, re: [...re].sort((a, b) => a - b) });

/** So many card points of Re more or fewer, as far as there are any. */
export const withEyesMoved = (draft: Draft, by: number): Draft =>
  withEyes(draft, (draft.reEyes ?? HALF) + by);

/** Card points of Re, kept within 0 and 240; with some on both sides, both won a trick. */
export function withEyes(draft: Draft, eyes: number): Draft {
  const reEyes = Math.min(Math.max(eyes, 0), ALL_EYES);
  const none = reEyes === 0 ? 're' : reEyes === ALL_EYES ? 'kontra' : null;
  return { ...draft, reEyes, trickless: draft.trickless === none ? none : null };
}

/** Says that a party won no trick, or takes that back. */
export const withTrickless = (draft: Draft, party: Party): Draft =>
  draft.trickless === party
    ? { ...draft, trickless: null }
    : sensible({ ...draft, reEyes: party === 're' ? 0 : ALL_EYES, trickless: party });

export const withSaid = (draft: Draft, party: Party, said: Said): Draft => ({
  ...draft,
  said: { ...draft.said, [party]: said },
});

export const withExtras = (draft: Draft, party: Party, extras: Extras): Draft =>
  sensible({ ...draft, extras: { ...draft.extras, [party]: extras } });

export const withMultiplier = (draft: Draft, multiplier: number): Draft => ({ ...draft, multiplier });

/** Whether extra points can be made as far as the parties are known. */
export const takesExtras = ({ re, contract }: Draft): boolean =>
  rePlayers(contract).most === 2 && !isOneAgainstThree(partiesOf(re));

/** Extra points that nobody can have made are dropped: nobody would see them any more. */
function sensible(draft: Draft): Draft {
  if (!takesExtras(draft)) return { ...draft, extras: NO_EXTRAS };
  return draft.trickless ? { ...draft, extras: { ...draft.extras, [draft.trickless]: {} } } : draft;
}

const partiesOf = (re: readonly Seat[]): PerSeat<Party> =>
  perSeat((seat) => (re.includes(seat) ? 're' : 'kontra'));

/** What is still to be chosen before it can be a hand. */
export type Missing = 're' | 'eyes';

export function missingIn({ re, reEyes, contract }: Draft): Missing | null {
  if (re.length < rePlayers(contract).least) return 're';
  return reEyes === null ? 'eyes' : null;
}

/** The hand that a draft without anything missing stands for. */
export const entryOf = (draft: Draft, rules: HandRules): Entry => ({
  rules,
  contract: draft.contract,
  parties: partiesOf(draft.re),
  reEyes: draft.reEyes ?? HALF,
  trickless: draft.trickless,
  said: draft.said,
  extras: draft.extras,
  multiplier: draft.multiplier,
});
