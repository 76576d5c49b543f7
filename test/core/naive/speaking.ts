import type { HandAction } from '../../../src/core/hand/action.ts';
import type { Seat } from '../../../src/core/seat.ts';
import { type Actions, type Deal, type Doing, those } from './deal.ts';
import type { Playable } from './inquiry.ts';
import { decision, partiesOf, type Table, tricksInHand } from './tricks.ts';

type Party = 're' | 'kontra';
export type Said = Doing<'announce'>['value'];

const STEPS = ['no90', 'no60', 'no30', 'schwarz'] as const;
/** Cards that a speaker has to hold, of twelve. */
const AT_LEAST: Record<Said, number> = { re: 11, kontra: 11, no90: 10, no60: 9, no30: 8, schwarz: 7 };

export interface Spoken {
  /** The party's Re or Kontra: not said, in time, or only as a late reply. */
  readonly own: 'no' | 'in-time' | 'late';
  /** Steps that count as announced, skipped ones too. */
  readonly steps: readonly Said[];
}

/** Figures fall without nines, and where a wedding's deciding trick was late. */
function atLeast(deal: Deal, play: Playable, table: Table, said: Said): number {
  const short = 12 - tricksInHand(deal);
  const late = play.contract === 'wedding' ? decision(deal, play, table)!.trick - 1 : 0;
  return AT_LEAST[said] - short - late;
}

/** What a party has announced by now. */
export function spokenBy(
  deal: Deal,
  play: Playable,
  table: Table,
  actions: Actions,
  parties: readonly Party[],
  party: Party,
): Spoken {
  let own: Spoken['own'] = 'no';
  let reached = -1;
  for (const [at, action] of actions.entries()) {
    if (action.do !== 'announce' || parties[action.seat] !== party) continue;
    const held = cardsAt(deal, actions.slice(0, at), action.seat);
    if (action.value === party) own = held >= atLeast(deal, play, table, party) ? 'in-time' : 'late';
    else reached = Math.max(reached, STEPS.indexOf(action.value as 'no90'));
  }
  return { own, steps: STEPS.slice(0, reached + 1) };
}

const cardsAt = (deal: Deal, actions: Actions, seat: Seat): number =>
  tricksInHand(deal) - those(actions, 'play').filter((action) => action.seat === seat).length;

/** What a seat may announce now, in a hand that is being played. */
export function announceable(
  deal: Deal,
  play: Playable,
  table: Table,
  actions: Actions,
  seat: Seat,
): readonly Said[] {
  const parties = partiesOf(deal, play, table);
  if (!parties) return [];
  const party = parties[seat]!;
  const other = party === 're' ? 'kontra' : 're';
  const mine = spokenBy(deal, play, table, actions, parties, party);
  const theirs = spokenBy(deal, play, table, actions, parties, other);
  const held = cardsAt(deal, actions, seat);
  const inTime = (said: Said) => held >= atLeast(deal, play, table, said);
  if (mine.own === 'no') {
    if (inTime(party)) return [party];
    if (theirs.own === 'no') return [];
    const highest = theirs.steps.at(-1) ?? other;
    return held >= atLeast(deal, play, table, highest) - 1 ? [party] : [];
  }
  if (mine.own === 'late') return [];
  const open = STEPS.slice(mine.steps.length);
  return open.filter((_, at) => open.slice(0, at + 1).every(inTime));
}

/** Which announcement the winner of a first trick of 30 eyes owes before anything else; null: none. */
export function dueAnnouncement(
  deal: Deal,
  play: Playable,
  table: Table,
  actions: Actions,
): Extract<HandAction, { do: 'announce' }> | null {
  if (!deal.rules.announceAt30 || play.contract === 'wedding') return null;
  const [first] = table.tricks;
  if (!first || first.eyes < 30 || table.tricks.length > 1 || table.lying.length > 0) return null;
  // Made already: the winner has spoken since the fourth card.
  const fourth = actions.lastIndexOf(those(actions, 'play')[3]!);
  if (actions.slice(fourth + 1).some((action) => action.do === 'announce')) return null;
  const [value] = announceable(deal, play, table, actions, first.winner);
  return value === undefined ? null : { seat: first.winner, do: 'announce', value };
}
