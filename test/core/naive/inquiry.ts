import type { Card } from '../../../src/core/card.ts';
import type { Seat } from '../../../src/core/seat.ts';
import { type Actions, ALL, clockwise, type Deal, eyes, less, those, times } from './deal.ts';
import { plainTrumps } from './trumps.ts';

/** How far a hand has come before the first card. */
export type Stage =
  | { readonly stage: 'declare'; readonly turn: Seat }
  | { readonly stage: 'name'; readonly turn: Seat }
  | { readonly stage: 'take'; readonly turn: Seat }
  | {
      readonly stage: 'pass';
      readonly turn: Seat;
      readonly cards: readonly Card[];
      readonly must: readonly Card[];
    }
  | { readonly stage: 'void' }
  | Playable;

export interface Playable {
  readonly stage: 'play';
  /** normal (a silent wedding too), wedding, poverty or solo-… */
  readonly contract: string;
  /** Whose solo, wedding or poverty. */
  readonly by: Seat | null;
  /** Who took a poverty's cards. */
  readonly partner: Seat | null;
  readonly leader: Seat;
  /** When play begins. */
  readonly hands: readonly (readonly Card[])[];
}

const TRUMPS = plainTrumps('normal');

function povertyTrumps(deal: Deal, hand: readonly Card[]): Card[] {
  const counted = deal.rules.povertyFoxesCount ? TRUMPS : TRUMPS.filter((card) => card !== 'DA');
  return hand.filter((card) => counted.includes(card));
}

function mayThrowIn(deal: Deal, hand: readonly Card[]): boolean {
  const { nines, kings, ninesAndKings, fullCards, eyesOver, noTrumpAbove } = deal.rules.throwIn;
  const ranks = (wanted: string) => hand.filter((card) => wanted.includes(card[1]!)).length;
  if (nines !== null && ranks('9') >= nines) return true;
  if (kings !== null && ranks('K') >= kings) return true;
  if (ninesAndKings !== null && ranks('9K') >= ninesAndKings) return true;
  if (fullCards !== null && ranks('AT') >= fullCards) return true;
  if (eyesOver !== null && eyes(hand) > eyesOver) return true;
  if (noTrumpAbove === null) return false;
  const above = TRUMPS.slice(0, TRUMPS.indexOf(noTrumpAbove));
  return !hand.some((card) => above.includes(card));
}

/** What a seat may name. */
export function nameable(deal: Deal, seat: Seat): string[] {
  const hand = deal.hands[seat]!;
  const names: string[] = deal.rules.solos.map((solo) => `solo-${solo}`);
  if (deal.forcedSolo === seat) return names;
  if (mayThrowIn(deal, hand)) names.push('throw-in');
  if (deal.rules.poverty !== false && povertyTrumps(deal, hand).length <= 3) names.push('poverty');
  if (times(hand, 'CQ') === 2) names.push('wedding');
  return names;
}

/** Mandatory solo, solo, throw-in, poverty, wedding: 5 to 1. */
function rank(deal: Deal, seat: Seat, name: string): number {
  if (name.startsWith('solo-')) return deal.owesSolo.includes(seat) || deal.forcedSolo === seat ? 5 : 4;
  return name === 'throw-in' ? 3 : name === 'poverty' ? 2 : 1;
}

/** The most a seat that reserved could name for all that the table knows. */
function highestThinkable(deal: Deal, seat: Seat): number {
  if (deal.rules.solos.length > 0) return rank(deal, seat, 'solo-');
  if (Object.values(deal.rules.throwIn).some((entry) => entry !== null)) return 3;
  return deal.rules.poverty === false ? 1 : 2;
}

export function stageOf(deal: Deal, actions: Actions): Stage {
  const forehand = ((deal.dealer + 1) % 4) as Seat;
  const order = clockwise(forehand);
  const declared = those(actions, 'declare');
  if (deal.forcedSolo === null && declared.length < 4)
    return { stage: 'declare', turn: order[declared.length]! };
  const reserved =
    deal.forcedSolo === null
      ? declared.filter(({ value }) => value === 'reservation').map(({ seat }) => seat)
      : [deal.forcedSolo];
  const plain = { stage: 'play', partner: null, leader: forehand, hands: deal.hands } as const;
  if (reserved.length === 0) return { ...plain, contract: 'normal', by: null };

  const named = those(actions, 'name');
  let best = { seat: forehand, value: '', rank: 0 };
  for (const { seat, value } of named) {
    if (rank(deal, seat, value) > best.rank) best = { seat, value, rank: rank(deal, seat, value) };
  }
  const silent = reserved.slice(named.length);
  if (silent.some((seat) => highestThinkable(deal, seat) > best.rank))
    return { stage: 'name', turn: silent[0]! };

  if (best.value === 'throw-in') return { stage: 'void' };
  if (best.value === 'poverty') {
    return deal.rules.poverty === 'redeal' ? { stage: 'void' } : exchange(deal, actions, best.seat);
  }
  const solo = best.value !== 'wedding';
  const soloistLeads = solo && (best.rank === 5 || deal.rules.soloLead === 'soloist');
  return { ...plain, contract: best.value, by: best.seat, leader: soloistLeads ? best.seat : forehand };
}

function exchange(deal: Deal, actions: Actions, poor: Seat): Stage {
  const answers = those(actions, 'take');
  const asked = clockwise(poor).slice(1);
  const yes = answers.find(({ value }) => value);
  if (!yes) {
    return answers.length === 3 ? { stage: 'void' } : { stage: 'take', turn: asked[answers.length]! };
  }
  const partner = yes.seat;
  const [given, returned] = those(actions, 'pass');
  const poorHand = deal.hands[poor]!;
  if (!given) return { stage: 'pass', turn: poor, cards: poorHand, must: povertyTrumps(deal, poorHand) };
  const richHand = [...deal.hands[partner]!, ...given.cards];
  if (!returned) return { stage: 'pass', turn: partner, cards: richHand, must: [] };
  const hands = ALL.map((seat) => {
    if (seat === poor) return [...less(poorHand, given.cards), ...returned.cards];
    return seat === partner ? less(richHand, returned.cards) : deal.hands[seat]!;
  });
  const leader = ((deal.dealer + 1) % 4) as Seat;
  return { stage: 'play', contract: 'poverty', by: poor, partner, leader, hands };
}
