import type { Card } from '../../../src/core/card.ts';
import { type Actions, type Deal, times } from './deal.ts';
import type { Playable } from './inquiry.ts';
import { spokenBy } from './speaking.ts';
import { partiesOf, type Table, type Trick } from './tricks.ts';
import { foxesArePigs, kindOf } from './trumps.ts';

type Party = 're' | 'kontra';
type Line = { readonly party: Party; readonly reason: string; readonly points: number };

const NEEDED = [151, 181, 211];
const AGAINST = [120, 90, 60, 30];

const opponent = (party: Party): Party => (party === 're' ? 'kontra' : 're');

/** The result of a hand whose last card has been played, as `replay` writes it. */
export function scored(deal: Deal, play: Playable, table: Table, actions: Actions) {
  const parties = partiesOf(deal, play, table)!;
  const wonBy = (party: Party) => table.tricks.filter((trick) => parties[trick.winner] === party);
  const eyesOf = (party: Party) => wonBy(party).reduce((sum, trick) => sum + trick.eyes, 0);
  const eyes = { re: eyesOf('re'), kontra: eyesOf('kontra') };
  const trickCount = { re: wonBy('re').length, kontra: wonBy('kontra').length };
  const said = {
    re: spokenBy(deal, play, table, actions, parties, 're'),
    kontra: spokenBy(deal, play, table, actions, parties, 'kontra'),
  };
  const alone = parties.filter((party) => party === 're').length === 1;

  function reachesGoal(party: Party): boolean {
    const own = said[party].steps.length;
    const theirs = said[opponent(party)].steps.length;
    if (own === 4) return trickCount[opponent(party)] === 0;
    if (own > 0) return eyes[party] >= NEEDED[own - 1]!;
    if (theirs === 4) return trickCount[party] > 0;
    if (theirs > 0) return eyes[party] >= [90, 60, 30][theirs - 1]!;
    const onlyKontra = said.kontra.own !== 'no' && said.re.own === 'no';
    return eyes[party] >= ((party === 're') === onlyKontra ? 120 : 121);
  }

  function winnerOf(): Party | null {
    const reaching = (['re', 'kontra'] as const).filter(reachesGoal);
    if (reaching.length === 2) throw new Error('Both parties won');
    return reaching[0] ?? null;
  }

  const winner = winnerOf();
  const lines: Line[] = [];
  const add = (party: Party, reason: string, points = 1) => lines.push({ party, reason, points });

  for (const party of ['re', 'kontra'] as const) {
    if (winner === opponent(party)) continue;
    const other = opponent(party);
    if (eyes[other] < 90) add(party, 'under-90');
    if (eyes[other] < 60) add(party, 'under-60');
    if (eyes[other] < 30) add(party, 'under-30');
    if (trickCount[other] === 0) add(party, 'schwarz');
    said[other].steps.forEach((step, at) => {
      if (eyes[party] >= AGAINST[at]!) add(party, `${AGAINST[at]}-against-${step}`);
    });
  }
  if (winner) {
    add(winner, 'won');
    if (winner === 'kontra' && !alone) add('kontra', 'against-the-old');
    for (const party of ['re', 'kontra'] as const) {
      if (said[party].own !== 'no' && deal.rules.announcements === 'add')
        add(winner, `${party}-announced`, 2);
      for (const step of said[party].steps) add(winner, `${party}-${step}-announced`);
    }
  }
  if (!alone) {
    for (const trick of table.tricks) {
      const isLast = trick === table.tricks.at(-1);
      for (const reason of extraPoints(deal, table, trick, parties, isLast))
        add(parties[trick.winner]!, reason);
    }
  }

  const total = (party: Party) =>
    lines.filter((line) => line.party === party).reduce((sum, line) => sum + line.points, 0);
  let booked = total('re') - total('kontra');
  if (winner && deal.rules.announcements === 'double') {
    if (said.re.own !== 'no') booked *= 2;
    if (said.kontra.own !== 'no') booked *= 2;
  }
  booked *= deal.multiplier;
  const scores = parties.map((party) => {
    const points = party === 're' ? booked : -booked;
    return (alone && party === 're' ? 3 * points : points) + 0;
  });
  const contract = play.contract === 'normal' && alone ? 'silent-wedding' : play.contract;
  return {
    contract,
    parties,
    tricks: table.tricks,
    eyes,
    trickCount,
    winner,
    lines,
    value: Math.abs(booked),
    scores,
  };
}

/** The extra points that a trick brings the party of its winner. */
function extraPoints(
  deal: Deal,
  table: Table,
  trick: Trick,
  parties: readonly Party[],
  isLast: boolean,
): string[] {
  const { rules } = deal;
  const reasons: string[] = [];
  const bySeat = trick.cards.map((card, at) => ({ card, seat: (trick.leader + at) % 4 }));
  const winning = bySeat.find(({ seat }) => seat === trick.winner)!.card;
  const opposing = bySeat
    .filter(({ seat }) => parties[seat] !== parties[trick.winner])
    .map(({ card }) => card) as Card[];
  const foxes = !foxesArePigs(table.trumps);
  const each = (reason: string, count: number) => {
    for (let nth = 0; nth < count; nth++) reasons.push(reason);
  };
  if (trick.eyes >= 40) reasons.push('doppelkopf');
  if (foxes) each('fox', times(opposing, 'DA'));
  if (isLast && rules.karlchen && winning === 'CJ') reasons.push('karlchen');
  if (isLast && rules.karlchenCaught) each('karlchen-caught', times(opposing, 'CJ'));
  if (isLast && rules.foxLastTrick && foxes && winning === 'DA') reasons.push('fox-last-trick');
  if (rules.heartsTrick && trick.cards.every((card) => kindOf(card, table.trumps) === 'H')) {
    reasons.push('hearts-trick');
  }
  if (rules.dulleCaught && winning === 'HT' && opposing.includes('HT')) reasons.push('dulle-caught');
  return reasons;
}
