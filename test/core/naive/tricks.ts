import type { Card } from '../../../src/core/card.ts';
import type { Seat } from '../../../src/core/seat.ts';
import { type Actions, ALL, clockwise, type Deal, eyes, less, those, times } from './deal.ts';
import type { Playable } from './inquiry.ts';
import { kindOf, trumpsOf, winningCard } from './trumps.ts';

export interface Trick {
  readonly leader: Seat;
  readonly cards: readonly Card[];
  readonly winner: Seat;
  readonly eyes: number;
}

export interface Table {
  readonly trumps: readonly string[];
  readonly tricks: readonly Trick[];
  /** The trick that is being played: who led or leads, and what lies. */
  readonly leader: Seat;
  readonly lying: readonly Card[];
  /** Cards that each seat still holds. */
  readonly held: readonly (readonly Card[])[];
}

export const tricksInHand = (deal: Deal): number => (deal.rules.nines ? 12 : 10);

/** The table after the cards played so far. */
export function tableOf(deal: Deal, play: Playable, actions: Actions): Table {
  const trumps = trumpsOf(deal, play.contract, play.hands);
  const played = those(actions, 'play');
  const tricks: Trick[] = [];
  let leader = play.leader;
  let at = 0;
  for (; at + 4 <= played.length; at += 4) {
    const cards = played.slice(at, at + 4).map(({ card }) => card);
    const isLast = tricks.length === tricksInHand(deal) - 1;
    const winner = clockwise(leader)[winningCard(cards, trumps, deal.rules, isLast)]!;
    tricks.push({ leader, cards, winner, eyes: eyes(cards) });
    leader = winner;
  }
  const lying = played.slice(at).map(({ card }) => card);
  const held = ALL.map((seat) =>
    less(
      play.hands[seat]!,
      played.filter((one) => one.seat === seat).map(({ card }) => card),
    ),
  );
  return { trumps, tricks, leader, lying, held };
}

/** Follow the led suit; who cannot plays anything. */
export function playable(held: readonly Card[], table: Table): Card[] {
  const led = table.lying[0];
  const following =
    led === undefined ? [] : held.filter((card) => kindOf(card, table.trumps) === kindOf(led, table.trumps));
  return [...new Set(following.length > 0 ? following : held)];
}

/** The deciding trick of a wedding, 1 to 3, and the partner it found, if any; null while there is none. */
export function decision(
  deal: Deal,
  play: Playable,
  table: Table,
): { readonly trick: number; readonly partner: Seat | null } | null {
  const wanted = deal.rules.weddingDecidedBy;
  for (const trick of [1, 2, 3]) {
    const done = table.tricks[trick - 1];
    if (!done) return null;
    const led = kindOf(done.cards[0]!, table.trumps) === 'trump' ? 'trump' : 'side-suit';
    if (done.winner !== play.by && (wanted === 'any' || wanted === led))
      return { trick, partner: done.winner };
  }
  return { trick: 3, partner: null };
}

/** Each seat's party; null where a wedding's is not settled yet. */
export function partiesOf(deal: Deal, play: Playable, table: Table): ('re' | 'kontra')[] | null {
  let re: (Seat | null)[] = [play.by];
  if (play.contract === 'normal') re = ALL.filter((seat) => times(deal.hands[seat]!, 'CQ') > 0);
  if (play.contract === 'poverty') re = [play.by, play.partner];
  if (play.contract === 'wedding') {
    const decided = decision(deal, play, table);
    if (!decided) return null;
    re = [play.by, decided.partner];
  }
  return ALL.map((seat) => (re.includes(seat) ? 're' : 'kontra'));
}
