import type { EntryPlayer } from '../../app/entries.ts';
import type { BookedHand } from '../../app/ledger.ts';
import { err, ok, type Result } from '../../core/result.ts';
import type { Texts } from '../../texts/texts.ts';
import type { Desk } from '../desk.ts';
import { holdsRight } from '../rights.ts';
import { type Asker, guildOf } from '../rules/heldSet.ts';

/** Whether it was written down at a real table, for which its players answer: not by a league or a correction. */
const isTheirs = ({ table, league }: BookedHand): boolean => table === null && league === null;

const hasPlayed = ({ seats }: BookedHand, person: string): boolean =>
  seats.some(({ player }) => player === person);

/** A booked hand that somebody may strike, restore or correct; else why not, in a sentence. */
export async function correctableHand(
  asker: Asker,
  desk: Pick<Desk, 'ledger' | 'rights'>,
  id: string,
  t: Texts,
): Promise<Result<BookedHand, string>> {
  const hand = await desk.ledger.hand(guildOf(asker), id);
  if (!hand) return err(t('entry.no-hand', { hand: `\`${id}\`` }));
  const theirs = isTheirs(hand);
  const may = (theirs && hasPlayed(hand, asker.user.id)) || (await holdsRight(asker, desk, 'scores'));
  if (!may) return err(t(theirs ? 'entry.may-not-entered' : 'entry.may-not-played'));
  // Nothing of it may be told, not even that it was thrown in.
  if (hand.concealed) return err(t('entry.concealed', { hand: id }));
  return hand.contract === 'thrown-in' ? err(t('entry.thrown-in', { hand: id })) : ok(hand);
}

/** Why somebody may not enter a hand of these players, in a sentence; null: they may. */
export async function mayEnter(
  asker: Asker,
  desk: Pick<Desk, 'rights'>,
  players: readonly Pick<EntryPlayer, 'player'>[],
  t: Texts,
): Promise<string | null> {
  const plays = players.some(({ player }) => player === asker.user.id);
  return plays || (await holdsRight(asker, desk, 'scores')) ? null : t('entry.not-player');
}
