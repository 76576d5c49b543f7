import type { Browser } from 'playwright-core';
import { chosenDeals, solosOnly, type WantedDeal } from '../../test/e2e/support/chosenDeals.ts';
import { pressing, Sitting } from '../../test/e2e/support/sitting.ts';
import { wishing } from '../../test/e2e/support/wishes.ts';
import type { NamedKind } from './kinds.ts';
import { playOn } from './play.ts';
import { clicking, finished, Stage, there } from './stage.ts';

/** Emoji, right to left, as wide as Discord allows, and Markdown. */
const DIFFICULT_NAMES = ['👩‍👩‍👧 Ünïcødé 🎴', 'שלום עולם', 'Ｗ'.repeat(32), '**_`~~||<@1>#[x](y)'] as const;

const anyHand: WantedDeal = (hands) => solosOnly(hands, {});

/** Photographs a session of people with difficult names. */
export async function difficultNames(browser: Browser, folder: string): Promise<void> {
  const deals = chosenDeals({ nines: true, dealer: 3, deals: [anyHand, anyHand] });
  const stage = await Stage.open(browser, { folder, language: 'en', names: DIFFICULT_NAMES, deals });
  const { evening, people } = stage;
  const [first] = people;
  const shoot = async (kind: NamedKind, before = 0): Promise<void> =>
    stage.shoot(kind, first, await stage.posted(first, before));
  try {
    const table = await Sitting.open(evening, people, { hands: 2 });
    const lobbies = (await first.messagesIn(evening.channelId)).filter(({ flags }) => !(flags & 64));
    await stage.shoot('lobby', first, there(lobbies.at(-1)));
    await stage.shoot('welcome', first, await stage.direct(first, 1));
    await table.deal();
    await shoot('inquiry');
    for (let seat = 0; seat < 4; seat++)
      await table.move(
        'direct',
        wishing(() => ['declare healthy']),
      );
    await stage.shoot('hand-turn', first, await stage.direct(first));
    await table.playTo(3);
    await shoot('trick-going');
    await table.playTo(4);
    await shoot('trick-won', 1);
    await stage.shoot('menu', first, there(await pressing(first, 'menu', { table: table.id })));
    await playOn(table);
    await shoot('result');
    await pressing(first, 'review', { table: table.id, in: 'public' });
    const review = await finished(first, (await stage.posted(first)).id, ':1:1');
    await stage.shoot('review', first, review);
    await clicking(first, review, ':1:1');
    await finished(first, review.id, ':1:overview');
    await stage.shoot('review-trick', first, review);
    await table.deal();
    await playOn(table);
    await shoot('final');
  } finally {
    await stage.close();
  }
}
