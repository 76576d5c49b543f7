import type { BookedHand, PlayerKey } from '../../../app/ledger.ts';
import { PARTIES, type Party } from '../../../core/rules/contract.ts';
import { isFormer } from '../../../core/table/occupant.ts';
import type { Texts } from '../../../texts/texts.ts';
import { mention, signed } from '../scene.ts';
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

/** How a hand ended of which the books alone tell: winner, parties with their card points, value, and points. */
export function bookedOutcome(hand: BookedHand, t: Texts): readonly string[] {
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
  { enteredBy, table, struck, replaces, replacedBy }: BookedHand,
  t: Texts,
): readonly string[] {
  const entered = table === null ? 'board.entered-by' : 'board.corrected-by';
  return [
    ...(enteredBy === null ? [] : [t(entered, { person: doerText(enteredBy, t) })]),
    ...(struck
      ? [t('board.struck-by', { person: doerText(struck.by, t), date: dateTimeText(struck.at) })]
      : []),
    ...(replaces === null ? [] : [t('board.replaces', { hand: replaces })]),
    ...(replacedBy === null ? [] : [t('board.replaced-by', { hand: replacedBy })]),
  ];
}

const doerText = (person: PlayerKey, t: Texts): string =>
  isFormer(person) ? seatText({ player: person, name: '' }, t) : mention(person);
