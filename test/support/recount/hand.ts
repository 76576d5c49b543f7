import type { HandRecord } from '../../../src/core/record/handRecord.ts';
import { withDdvRules } from '../../../src/core/rules/readRules.ts';
import { type Deal, those } from '../../core/naive/deal.ts';
import { resultOf } from '../../core/naive/naive.ts';

type Party = 're' | 'kontra';

/** What a seat did, in numbers of times. */
export interface Deeds {
  readonly announced: number;
  readonly kept: number;
  readonly foxesCaught: number;
  readonly foxesLost: number;
  readonly doppelkoepfe: number;
  readonly karlchen: number;
}

export interface CountedSeat {
  readonly player: string;
  readonly name: string;
  /** Null in a hand that was thrown in. */
  readonly party: Party | null;
  readonly points: number;
  readonly deeds: Deeds;
}

/** What a hand brought. */
export interface Outcome {
  readonly contract: string;
  /** The only one of Re, if there is one. */
  readonly soloist: number | null;
  readonly soloKind: 'voluntary' | 'mandatory' | 'forced' | null;
  readonly winner: Party | null;
  readonly reEyes: number | null;
  readonly value: number;
  readonly parties: readonly (Party | null)[];
  readonly points: readonly number[];
  readonly deeds: readonly Deeds[];
}

/** A hand that counts, with who played it. */
export interface CountedHand extends Omit<Outcome, 'parties' | 'points' | 'deeds'> {
  readonly id: string;
  readonly at: number;
  readonly number: number;
  readonly league: { readonly league: string; readonly round: number; readonly table: number } | null;
  readonly rulesKey: string;
  readonly seats: readonly CountedSeat[];
}

const NOTHING: Deeds = {
  announced: 0,
  kept: 0,
  foxesCaught: 0,
  foxesLost: 0,
  doppelkoepfe: 0,
  karlchen: 0,
};

/** What a record's hand brought, by the naive rules. @throws Error where it is not finished */
export function outcomeOf(record: HandRecord): Outcome {
  const deal: Deal = {
    rules: withDdvRules(record.rules),
    dealer: record.dealer,
    hands: record.hands,
    owesSolo: record.owesSolo ?? [],
    forcedSolo: record.forcedSolo ?? null,
    multiplier: record.multiplier ?? 1,
  };
  const result = resultOf(deal, record.actions);
  if (!result) throw new Error('A record is not finished');
  if (!('parties' in result)) {
    return {
      contract: 'thrown-in',
      soloist: null,
      soloKind: null,
      winner: null,
      reEyes: null,
      value: 0,
      parties: [null, null, null, null],
      points: [0, 0, 0, 0],
      deeds: [NOTHING, NOTHING, NOTHING, NOTHING],
    };
  }
  const { contract, parties, winner, eyes, value, scores, tricks } = result;
  const alone = parties.filter((party) => party === 're').length === 1;
  const soloist = alone ? parties.indexOf('re') : null;
  const named = contract.startsWith('solo-') ? soloist : null;
  const soloKind =
    named === null
      ? null
      : record.forcedSolo === named
        ? 'forced'
        : deal.owesSolo.some((seat) => seat === named)
          ? 'mandatory'
          : 'voluntary';
  const announced = [0, 0, 0, 0];
  for (const { seat } of those(record.actions, 'announce')) announced[seat] = (announced[seat] ?? 0) + 1;
  const deeds = parties.map((party, seat): Deeds => {
    const count = announced[seat] ?? 0;
    const fair = { announced: count, kept: party === winner ? count : 0 };
    // Who plays alone plays for no extra points.
    return alone ? { ...NOTHING, ...fair } : { ...fair, ...extrasOf(seat, parties, tricks, deal.rules) };
  });
  return { contract, soloist, soloKind, winner, reEyes: eyes.re, value, parties, points: scores, deeds };
}

type Tricks = readonly {
  readonly leader: number;
  readonly cards: readonly string[];
  readonly winner: number;
  readonly eyes: number;
}[];

function extrasOf(
  seat: number,
  parties: readonly Party[],
  tricks: Tricks,
  { karlchen, schweine }: Pick<Deal['rules'], 'karlchen' | 'schweine'>,
): Pick<Deeds, 'foxesCaught' | 'foxesLost' | 'doppelkoepfe' | 'karlchen'> {
  let [caught, lost, fat, jacks] = [0, 0, 0, 0];
  for (const trick of tricks) {
    const foxes = trick.cards.flatMap((card, place) => (card === 'DA' ? [(trick.leader + place) % 4] : []));
    const stolen = foxes.filter((from) => parties[from] !== parties[trick.winner]);
    if (trick.winner === seat) caught += stolen.length;
    lost += stolen.filter((from) => from === seat).length;
    if (trick.winner === seat && trick.eyes >= 40) fat++;
  }
  const last = tricks.at(-1);
  if (karlchen && last?.winner === seat && last.cards[(seat - last.leader + 4) % 4] === 'CJ') jacks++;
  // With pigs a fox may be none: such rules are counted elsewhere.
  if (schweine) throw new Error('Pigs are not recounted');
  return { foxesCaught: caught, foxesLost: lost, doppelkoepfe: fat, karlchen: jacks };
}
