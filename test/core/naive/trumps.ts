import type { Deal } from './deal.ts';
import { ALL, times } from './deal.ts';

const QUEENS = ['CQ', 'SQ', 'HQ', 'DQ'];
const JACKS = ['CJ', 'SJ', 'HJ', 'DJ'];
const KINGS = ['CK', 'SK', 'HK', 'DK'];
const PICTURES = ['HT', ...QUEENS, ...JACKS];

const SOLO_TRUMPS: Record<string, readonly string[]> = {
  'solo-queens': QUEENS,
  'solo-jacks': JACKS,
  'solo-kings': KINGS,
  'solo-queens-jacks': [...QUEENS, ...JACKS],
  'solo-kings-queens': [...KINGS, ...QUEENS],
  'solo-kings-jacks': [...KINGS, ...JACKS],
  'solo-koehler': [...KINGS, ...QUEENS, ...JACKS],
  'solo-fleischlos': [],
  'solo-hearts': [...PICTURES, 'HA', 'HK', 'H9'],
  'solo-spades': [...PICTURES, 'SA', 'ST', 'SK', 'S9'],
  'solo-clubs': [...PICTURES, 'CA', 'CT', 'CK', 'C9'],
};

/** The trumps of a contract without any Schweine, high to low. */
export const plainTrumps = (contract: string): readonly string[] =>
  SOLO_TRUMPS[contract] ?? [...PICTURES, 'DA', 'DT', 'DK', 'D9'];

/** What the pair is, in this contract, that its holder ranks above the HT with; null where there is none. */
function pigs(rules: Deal['rules'], contract: string): { pair: string; superPair: string } | null {
  if (!rules.schweine) return null;
  const low = rules.nines ? '9' : 'K';
  const suit = { 'solo-clubs': 'C', 'solo-spades': 'S', 'solo-hearts': 'H' }[contract];
  if (suit !== undefined) {
    return rules.schweineInSuitSolos ? { pair: `${suit}A`, superPair: `${suit}${low}` } : null;
  }
  if (contract.startsWith('solo-') && contract !== 'solo-diamonds') return null;
  return { pair: 'DA', superPair: `D${low}` };
}

/** The card of which somebody holds a pair as Schweine, and as Superschweine; null where nobody does. */
export function pigPairs(
  rules: Deal['rules'],
  contract: string,
  hands: readonly (readonly string[])[],
): { schweine: string | null; superschweine: string | null } {
  const kinds = pigs(rules, contract);
  const pairIn = (card: string) => ALL.some((seat) => times(hands[seat]!, card) === 2);
  if (!kinds || !pairIn(kinds.pair)) return { schweine: null, superschweine: null };
  const superschweine = rules.superschweine && pairIn(kinds.superPair) ? kinds.superPair : null;
  return { schweine: kinds.pair, superschweine };
}

/** The trumps as they rank in this hand, high to low; `hands` as they are when play begins. */
export function trumpsOf(deal: Deal, contract: string, hands: readonly (readonly string[])[]): string[] {
  const { schweine, superschweine } = pigPairs(deal.rules, contract, hands);
  const promoted = [superschweine, schweine].filter((card) => card !== null);
  return [...promoted, ...plainTrumps(contract).filter((card) => !promoted.includes(card))];
}

/** Whether the foxes of this hand are Schweine. */
export const foxesArePigs = (trumps: readonly string[]): boolean =>
  trumps.includes('HT') && trumps.indexOf('DA') >= 0 && trumps.indexOf('DA') < trumps.indexOf('HT');

/** What has to be followed: 'trump', or the card's suit. */
export const kindOf = (card: string, trumps: readonly string[]): string =>
  trumps.includes(card) ? 'trump' : card[0]!;

/** Which of the four cards, in the order they were played, wins the trick: 0 to 3. */
export function winningCard(
  cards: readonly string[],
  trumps: readonly string[],
  rules: Deal['rules'],
  isLast: boolean,
): number {
  const secondDulle =
    rules.secondDulleWins === 'always' || (rules.secondDulleWins === 'except-last-trick' && !isLast);
  const led = kindOf(cards[0]!, trumps);
  // One list of everything that can win, high to low; what is not in it cannot.
  const order = [...trumps, ...(led === 'trump' ? [] : ['A', 'T', 'K', 'Q', 'J', '9'].map((r) => led + r))];
  for (const card of order) {
    if (card === 'HT' && trumps.includes('HT') && secondDulle && cards.includes('HT')) {
      return cards.lastIndexOf('HT');
    }
    if (cards.includes(card)) return cards.indexOf(card);
  }
  throw new Error(`Nothing wins ${cards}`);
}
