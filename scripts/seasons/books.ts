import type { House } from './house.ts';
import type { SeasonPlayer } from './player.ts';
import { buttonIn, choose, press, run } from './talk.ts';

/** A normal hand that four played with real cards. */
export interface HomeHand {
  readonly players: readonly [SeasonPlayer, SeasonPlayer, SeasonPlayer, SeasonPlayer];
  /** Seats of Re. */
  readonly re: readonly [number, number];
  /** Card points of Re. */
  readonly eyes: number;
}

/** Enters a hand by `/score enter`, and gives its id. @throws Error where it is not booked */
export async function enterHand({ channelId }: House, { players, re, eyes }: HomeHand): Promise<string> {
  const [one, two, three, four] = players;
  const panel = await run(one.person, channelId, 'score enter', {
    player1: one.person.id,
    player2: two.person.id,
    player3: three.person.id,
    player4: four.person.id,
    eyes,
  });
  const chosen = await choose(one.person, panel, 'e1:re:', re.map(String));
  const booked = await press(one.person, chosen, 'e1:book:');
  const [, hand] = /`(\S+)`/.exec(booked.content) ?? [];
  if (hand === undefined) throw new Error(`Not booked: ${booked.content}`);
  return hand;
}

/** Strikes a hand, or takes that back, by the buttons under it. @throws Error where nobody offers that */
export async function correct(
  { person }: SeasonPlayer,
  { channelId }: House,
  hand: string,
  what: 'strike' | 'restore',
): Promise<void> {
  const shown = await run(person, channelId, 'replay', { hand });
  const asked = what === 'strike' ? await press(person, shown, `k1:ask:${hand}`) : shown;
  await press(person, asked, `k1:${what}:${hand}`);
}

/** Enters a hand anew in place of a booked one, with one more or fewer card point of Re, and gives its id. */
export async function replaceHand(
  { person }: SeasonPlayer,
  { channelId }: House,
  hand: string,
): Promise<string> {
  const shown = await run(person, channelId, 'replay', { hand });
  const panel = await press(person, shown, `k1:correct:${hand}`);
  const [, re] = /Re:.* (\d+) card points/u.exec(panel.content) ?? [];
  const entry = buttonIn(panel, 'e1:book:')?.custom_id?.slice('e1:book:'.length) ?? '';
  const moved = await press(person, panel, `e1:eyes:${entry}:${Number(re) > 120 ? -1 : 1}`);
  await press(person, moved, 'e1:book:');
  return entry;
}
