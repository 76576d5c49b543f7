import { type Card, eyesOf } from '../core/card.ts';
import type { Announcement } from '../core/rules/announcement.ts';
import { isSolo } from '../core/rules/contract.ts';
import type { SeatView } from '../core/view/seatView.ts';
import { playsAlone, type Situation } from './situation.ts';
import { normalStrength, soloLosers } from './strength.ts';

/**
 * Strength of the hand as dealt, in tricks, from which a party is announced: four of five such hands are
 * won (measured over seeded deals). A silent wedding is played alone and needs more.
 */
const CALLS_FROM = { re: 5.2, kontra: 5.8, alone: 8.5 } as const;

/** Strength from which a party is likely to reach the 151 eyes of no90. */
const NO90_STRENGTH = 6.8;

/** Re, Kontra or no90 where the hand is clearly strong enough; null otherwise. */
export function chooseAnnouncement(view: SeatView, situation: Situation): Announcement | null {
  const { party } = view;
  if (party === null) return null;
  const possible = view.legal.flatMap((action) => (action.do === 'announce' ? [action.value] : []));
  if (possible.length === 0) return null;
  const strength = strengthOf(view, situation);
  if (possible.includes(party)) return strength >= threshold(view) ? party : null;
  return possible.includes('no90') && strength >= NO90_STRENGTH ? 'no90' : null;
}

function threshold(view: SeatView): number {
  if (view.party === 'kontra') return CALLS_FROM.kontra;
  return playsAlone(view) ? CALLS_FROM.alone : CALLS_FROM.re;
}

/** Tricks a forced soloist may expect to lose and still announce Re. */
const MOST_LOSERS_OF_RE = 1;

/** The hand as dealt, and what the tricks so far have shown; a soloist chose the contract and trusts it. */
function strengthOf(view: SeatView, situation: Situation): number {
  const { contract, dealt, party } = view;
  if (contract !== null && isSolo(contract)) {
    if (party !== 're') return defence(dealt);
    // A solo that is named freely has next to no losers, which is enough for Re but no promise of no90.
    const freely = view.forcedSolo === undefined || soloLosers(dealt, contract) <= MOST_LOSERS_OF_RE;
    return freely ? CALLS_FROM.re : 0;
  }
  return normalStrength(dealt) + shown(situation);
}

/** Against a solo: aces and Dulles are what the opponents live on. */
const defence = (dealt: readonly Card[]): number =>
  dealt.filter((card) => eyesOf(card) >= 10).length >= 7 ? CALLS_FROM.kontra : 0;

/** A known friend makes the hand better. */
const shown = ({ friend, me }: Situation): number =>
  friend.some((chance, seat) => seat !== me && chance === 1) ? 0.4 : 0;
