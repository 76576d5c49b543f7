import { SEATS } from '../../src/core/seat.ts';
import type { Sitting } from '../../test/e2e/support/sitting.ts';

/**
 * Plays on what nobody looks at, without a click for each card: until so many cards lie open in the present
 * hand, else to its end. The first legal card each time; what is wished for is announced where it may be.
 */
export async function playOn(table: Sitting, cards = Number.POSITIVE_INFINITY, wish = ''): Promise<void> {
  const { tables, idle } = table.evening.bot;
  while ((await table.cardsPlayed()) < cards) {
    const mover = await table.mover();
    const player = mover && (await table.read()).player(mover.id);
    if (!mover || !player) break;
    const { token, hand } = player;
    const wished = hand.legal.find((action) => action.do === 'announce' && action.value === wish);
    const move = wished ?? hand.legal.find((action) => action.do !== 'announce');
    if (!move || move.do === 'pass') throw new Error(`${mover.id} has nothing to play`);
    const acted = await tables.act(table.id, { do: 'move', by: mover.id, move, token });
    if (!acted.ok) throw new Error(`${mover.id} may not ${move.do}: ${acted.error.code}`);
    // No more messages and pictures at once than get through.
    if ((await table.cardsPlayed()) % SEATS.length === 0) await idle();
  }
  await idle();
}
