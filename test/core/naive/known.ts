import type { Seat } from '../../../src/core/seat.ts';
import { type Actions, ALL, clockwise, type Deal, those, times } from './deal.ts';
import { stageOf } from './inquiry.ts';
import { partiesOf, tableOf } from './tricks.ts';
import { kindOf, pigPairs } from './trumps.ts';

/** Who holds Schweine and Superschweine, as far as the table has been shown; null: not, or nobody. */
export function pigsShown(
  deal: Deal,
  actions: Actions,
): { schweine: Seat | null; superschweine: Seat | null } {
  const now = stageOf(deal, actions);
  if (now.stage !== 'play') return { schweine: null, superschweine: null };
  const pairs = pigPairs(deal.rules, now.contract, now.hands);
  const shownHolder = (card: string | null): Seat | null => {
    if (card === null) return null;
    const holder = ALL.find((seat) => times(now.hands[seat]!, card) === 2)!;
    const played = those(actions, 'play').some((action) => action.card === card);
    return played || deal.rules.schweineShown === 'at-start' ? holder : null;
  };
  return { schweine: shownHolder(pairs.schweine), superschweine: shownHolder(pairs.superschweine) };
}

/** What the table knows of the parties, by seat. */
export function partiesKnown(deal: Deal, actions: Actions): ('re' | 'kontra' | null)[] {
  const nobody = ALL.map(() => null);
  const now = stageOf(deal, actions);
  if (now.stage !== 'play') return nobody;
  const table = tableOf(deal, now, actions);
  const parties = partiesOf(deal, now, table);
  // A solo was named, a poverty's cards were exchanged, a wedding's deciding trick is complete.
  if (now.contract !== 'normal' && parties) return parties;

  const known: ('re' | 'kontra' | null)[] = [...nobody];
  const queens = ALL.map(
    (seat) => those(actions, 'play').filter((a) => a.seat === seat && a.card === 'CQ').length,
  );
  for (const seat of ALL) if (queens[seat]! > 0) known[seat] = 're';
  if (!parties) return known;

  for (const { seat } of those(actions, 'announce')) known[seat] = parties[seat]!;
  for (const trick of [...table.tricks, { leader: table.leader, cards: table.lying }]) {
    trick.cards.forEach((card, at) => {
      const discards =
        kindOf(trick.cards[0]!, table.trumps) === 'trump' && kindOf(card, table.trumps) !== 'trump';
      if (discards) known[clockwise(trick.leader)[at]!] ??= 'kontra';
    });
  }
  const bothQueens = queens.includes(2) || known.filter((party) => party === 're').length === 2;
  const threeKontra = known.filter((party) => party === 'kontra').length === 3;
  return bothQueens || threeKontra ? parties : known;
}

/** A seat's own party as it knows it: null before play, and in a wedding until its deciding trick. */
export function ownPartyNow(deal: Deal, actions: Actions, seat: Seat): 're' | 'kontra' | null {
  const now = stageOf(deal, actions);
  if (now.stage !== 'play') return null;
  const parties = partiesOf(deal, now, tableOf(deal, now, actions));
  if (parties) return parties[seat]!;
  return seat === now.by ? 're' : null;
}
