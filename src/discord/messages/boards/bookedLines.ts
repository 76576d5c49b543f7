import type { BookedHand } from '../../../app/ledger.ts';
import { PARTIES, type Party } from '../../../core/rules/contract.ts';
import type { Texts } from '../../../texts/texts.ts';
import { signed } from '../scene.ts';
import { dateTimeText } from './figures.ts';
import { seatText, shortSeat } from './players.ts';

/** What was played, and by whom where somebody played alone. */
export function contractText({ contract, soloist, seats }: BookedHand, t: Texts): string {
  const called = t(`contract.${contract}`);
  const alone = soloist === null ? undefined : seats[soloist];
  return alone ? t('board.contract-of', { contract: called, person: shortSeat(alone, t) }) : called;
}

/** Everybody's points, in order of seats. */
export const pointsText = ({ seats }: BookedHand, t: Texts): string =>
  seats.map((seat) => `${shortSeat(seat, t)} **${signed(seat.points)}**`).join(' · ');

/** How a hand that has no cards ended: winner, parties with their card points, value, and points. */
export function outcomeLines(hand: BookedHand, t: Texts): readonly string[] {
  const { contract, winner, value } = hand;
  if (contract === 'thrown-in') return [t('score.thrown-in')];
  return [
    `**${contractText(hand, t)}**`,
    winner ? t('board.winner', { party: t(`party.${winner}`) }) : t('board.nobody'),
    ...PARTIES.map((party) => sideLine(hand, party, t)),
    winner && value > 0
      ? t('score.value', { count: value, party: t(`party.${winner}`) })
      : t('score.value-nobody'),
    ...(hand.multiplier > 1 ? [t('score.doubled-bock', { times: hand.multiplier })] : []),
    hand.seats.map((seat) => `${seatText(seat, t)} **${signed(seat.points)}**`).join(' · '),
  ];
}

function sideLine({ seats, reEyes }: BookedHand, party: Party, t: Texts): string {
  const members = seats.filter((seat) => seat.party === party);
  const side = { party: t(`party.${party}`), people: members.map((seat) => seatText(seat, t)).join(', ') };
  if (reEyes === null) return t('board.side', side);
  return t('board.side-eyes', { ...side, eyes: party === 're' ? reEyes : 240 - reEyes });
}

/** Where a hand comes from, and what was corrected about it. Whoever did it is mentioned: their name is not kept. */
export function correctionLines(
  { enteredBy, struck, replaces, replacedBy }: BookedHand,
  mention: (person: string) => string,
  t: Texts,
): readonly string[] {
  return [
    ...(enteredBy === null ? [] : [t('board.entered-by', { person: mention(enteredBy) })]),
    ...(struck ? [t('board.struck-by', { person: mention(struck.by), date: dateTimeText(struck.at) })] : []),
    ...(replaces === null ? [] : [t('board.replaces', { hand: replaces })]),
    ...(replacedBy === null ? [] : [t('board.replaced-by', { hand: replacedBy })]),
  ];
}
