import type { Browser } from 'playwright-core';
import type { Card } from '../../src/core/card.ts';
import type { Seat } from '../../src/core/seat.ts';
import type { Person } from '../../src/sandbox/client.ts';
import type { Language } from '../../src/texts/languages.ts';
import { textsFor } from '../../src/texts/texts.ts';
import { chosenDeals, onlyOne, solosOnly, type WantedDeal } from '../../test/e2e/support/chosenDeals.ts';
import { PassMenu } from '../../test/e2e/support/passMenu.ts';
import { RuleMessage } from '../../test/e2e/support/ruleMessages.ts';
import { addComputer, pressing, Sitting } from '../../test/e2e/support/sitting.ts';
import { wishing } from '../../test/e2e/support/wishes.ts';
import { entries, ownership } from './keeping.ts';
import { leagues } from './leagues.ts';
import { playOn } from './play.ts';
import { choosing, clicking, finished, idIn, Stage, there } from './stage.ts';

const NAMES = ['Anna', 'Ben', 'Clara', 'David'];
const MINUTE = 60_000;

const count = (hand: readonly Card[], card: Card): number => hand.filter((held) => held === card).length;

/** Anna is of Re, has a fox to lose and a dulle, and everybody is healthy. */
const shownHand: WantedDeal = (hands) =>
  count(hands[0], 'CQ') === 1 &&
  count(hands[0], 'HT') === 1 &&
  count(hands[0], 'DA') === 1 &&
  count(hands[0], 'CA') + count(hands[0], 'SA') === 2 &&
  solosOnly(hands, {});

const anyHand: WantedDeal = (hands) => solosOnly(hands, {});

const POVERTY_RULES = { poverty: true } as const;

/** Where Anna, who is the first at the table, sits in every hand whose dealer is the last. */
const ANNA: Seat = 0;

/** Photographs everything that is to be seen in one language. */
export async function tour(browser: Browser, folder: string, language: Language): Promise<void> {
  const deals = chosenDeals({
    nines: true,
    dealer: 3,
    deals: [shownHand, anyHand, anyHand, onlyOne(ANNA, 'poverty', POVERTY_RULES), anyHand],
  });
  const stage = await Stage.open(browser, { folder, language, names: NAMES, deals });
  try {
    await lobby(stage);
    await session(stage);
    await boards(stage);
    await entries(stage);
    await ownership(stage);
    await poverty(stage);
    await warning(stage);
    await hint(stage);
    await leagues(stage);
    await learning(stage);
    await settings(stage);
  } finally {
    await stage.close();
  }
}

/** A table that is never played: two people and a computer in its lobby. */
async function lobby(stage: Stage): Promise<void> {
  const { evening, people } = stage;
  const [anna, ben] = people;
  const table = await Sitting.open(evening, [anna, ben], { hands: 8, pace: 'relaxed', computers: 1 });
  const [head, ...more] = await anna.messagesIn(evening.channelId);
  const [first, second] = [there(head), there(more[0])];
  // The answer to the command and the lobby come in either order.
  const [shown, answer] = first.flags & 64 ? [second, first] : [first, second];
  await stage.shoot('lobby', ben, shown);
  await stage.shoot('created', anna, answer);
  await stage.shoot('refusal', ben, await stage.run(ben, 'table close'));

  const intro = await stage.direct(anna);
  await stage.shoot('welcome', anna, await stage.direct(anna, 1));
  await stage.shoot('intro-1', anna, intro);
  const second_ = await clicking(anna, intro, ':trumps');
  await stage.shoot('intro-2', anna, second_);
  const third = await clicking(anna, second_, ':parties');
  await stage.shoot('intro-3', anna, third);
  await stage.shoot('intro-closed', anna, await clicking(anna, third, 'g1:introduced'));

  const rules = await RuleMessage.ofTable(anna, table);
  await stage.shoot('rules', anna, rules.message);
  const topic = await rules.turn('announcements');
  await stage.shoot('rules-topic', anna, topic.message);
  const editor = await (await topic.press('edit')).turn('wedding-poverty');
  await stage.shoot('editor', anna, editor.message);
  await stage.shootPage('editor-menu', anna, evening.channelId, async (page) => {
    await page.locator('.select').first().click();
    await page.getByRole('option').first().waitFor();
  });

  await stage.shoot('lobby-question', anna, await stage.run(anna, 'table close'));
  await pressing(anna, 'close', { table: table.id });
  await stage.shoot('lobby-closed', ben, shown);
}

/** Three hands from the lobby to the records. */
async function session(stage: Stage): Promise<void> {
  const { evening, people } = stage;
  const [anna, , clara, david] = people;
  const table = await Sitting.open(evening, people, { hands: 3 });
  const lobbies = (await clara.messagesIn(evening.channelId)).filter(({ flags }) => !(flags & 64));
  await stage.shoot('lobby-full', clara, there(lobbies.at(-1)));
  await pressing(anna, 'start', { table: table.id });
  await stage.shoot('cut', anna, await stage.posted(anna));
  await table.cut();
  await firstHand(stage, table);
  await stage.shoot('score', david, await stage.run(david, 'score show'));
  for (let hand = 1; hand < 3; hand++) {
    await table.deal();
    await playOn(table, undefined, hand === 1 ? 'kontra' : 're');
  }
  await stage.shoot('final', anna, await stage.posted(anna));
  await stage.shoot('records', anna, there(await pressing(anna, 'records', { table: table.id })));
}

/** What is kept of the session. */
async function boards(stage: Stage): Promise<void> {
  const [anna] = stage.people;
  const leaderboard = await stage.run(anna, 'leaderboard');
  await stage.shoot('leaderboard', anna, leaderboard);
  await choosing(anna, leaderboard, 'b1:board-by', 'wins');
  const wins = await finished(anna, leaderboard.id, 'b1:board-share:wins');
  await stage.shoot('leaderboard-wins', anna, wins);
  await stage.shoot('stats', anna, await stage.run(anna, 'stats'));
  await stage.shoot('history', anna, await stage.run(anna, 'history'));
  const hand = await stage.run(anna, 'replay');
  await stage.shoot('replay', anna, hand);
  await stage.shoot('replay-deal', anna, await clicking(anna, hand, 'b1:hand-deal'));
}

async function firstHand(stage: Stage, table: Sitting): Promise<void> {
  const [anna] = stage.people;
  const healthy = wishing(() => ['declare healthy']);
  await stage.shoot('inquiry', anna, await stage.posted(anna));
  await stage.shoot('hand-inquiry', anna, await stage.direct(anna));
  for (let seat = 0; seat < 4; seat++) await table.move('direct', healthy);
  await stage.shoot('trick-first', anna, await stage.posted(anna));
  await stage.shoot('dealt', anna, await stage.posted(anna, 1));
  await stage.shoot('hand-turn', anna, await stage.direct(anna));
  await looks(stage, anna);
  await table.move(
    'direct',
    wishing(() => ['announce re']),
  );
  await stage.shoot('hand-announced', anna, await stage.direct(anna));
  await table.playTo(2);
  await stage.shoot('trick-going', anna, await stage.posted(anna));
  await stage.shoot('hand-waiting', anna, await stage.direct(anna));
  await table.playTo(4);
  await stage.shoot('trick-won', anna, await stage.posted(anna, 1));
  await stage.shoot('last-trick', anna, there(await pressing(anna, 'last-trick', { table: table.id })));
  const menu = there(await pressing(anna, 'menu', { table: table.id }));
  await stage.shoot('menu', anna, menu);
  await stage.shoot('question', anna, await clicking(anna, menu, `d1:ask-leave:${table.id}`));

  await choosing(anna, await stage.run(anna, 'settings'), 's1:me:aid', 'on');
  await playOn(table, 16);
  while ((await table.mover()) !== anna) await table.move();
  await stage.shoot('hand-aid', anna, await stage.direct(anna));
  await choosing(anna, await stage.run(anna, 'settings'), 's1:me:aid', 'off');

  await playOn(table);
  await stage.shoot('result', anna, await stage.posted(anna));
  await stage.shoot('result-light', anna, await stage.posted(anna), 'light');
  await stage.shoot('hand-over', anna, await stage.direct(anna));
  await pressing(anna, 'review', { table: table.id, in: 'public' });
  const review = await finished(anna, (await stage.posted(anna)).id, ':1:1');
  await stage.shoot('review', anna, review);
  await clicking(anna, review, ':1:1');
  await finished(anna, review.id, ':1:overview');
  await stage.shoot('review-trick', anna, review);
}

/** The own hand in every look that somebody can choose. */
async function looks(stage: Stage, anna: Person): Promise<void> {
  const panel = await stage.run(anna, 'settings');
  for (const [kind, setting, value, usual] of [
    ['hand-large', 'pictures', 'large', 'normal'],
    ['hand-text', 'pictures', 'none', 'normal'],
    ['hand-four', 'suits', 'four', 'two'],
    ['hand-german', 'faces', 'german', 'french'],
    ['hand-light', 'theme', 'light', 'dark'],
  ] as const) {
    await choosing(anna, panel, `s1:me:${setting}`, value);
    await stage.shoot(kind, anna, await stage.direct(anna), kind === 'hand-light' ? 'light' : 'dark');
    await choosing(anna, panel, `s1:me:${setting}`, usual);
  }
}

async function poverty(stage: Stage): Promise<void> {
  const { evening, people } = stage;
  const [anna, ben] = people;
  const table = await Sitting.open(evening, [anna, ben], { hands: 1 });
  const editor = await (await RuleMessage.ofTable(anna, table)).press('edit');
  await editor.chooseAll([['wedding-poverty', 'poverty', 'true']]);
  await addComputer(anna, table.id, { level: 'club', seats: 'all' });
  await table.deal();
  for (const wish of ['declare reservation', 'declare healthy', 'name poverty'])
    await table.move(
      'direct',
      wishing(() => [wish]),
    );
  await stage.shoot('poverty-take', ben, await stage.direct(ben));
  await table.move(
    'direct',
    wishing(() => ['take true']),
  );
  const passing = await PassMenu.seenBy(anna);
  const hand = await stage.direct(anna);
  await stage.shoot('poverty-pass', anna, hand);
  await stage.shootPage('poverty-menu', anna, hand.channel_id, async (page) => {
    await page
      .locator(`article[data-message-id="${hand.id}"] .select[data-custom-id="${idIn(hand, 'd1:pass:')}"]`)
      .click();
    await page.getByRole('option').first().waitFor();
  });
  await passing.pass([...new Set([...passing.must, ...passing.values])].slice(0, 3));
  await PassMenu.seenBy(ben);
  await stage.shoot('poverty-return', ben, await stage.direct(ben));
}

/** A move that nobody makes. */
async function warning(stage: Stage): Promise<void> {
  const { evening, people } = stage;
  const [, , clara] = people;
  const table = await Sitting.open(evening, [clara], { hands: 1, pace: 'relaxed', computers: 3 });
  await table.deal();
  await table.mover();
  evening.clock.skip(8.5 * MINUTE);
  await stage.evening.bot.idle();
  await stage.shoot('warning', clara, await stage.direct(clara));
  await stage.shoot('warning-public', clara, await stage.posted(clara));
}

/** What the coach says of a first card. */
async function hint(stage: Stage): Promise<void> {
  const { evening, people } = stage;
  const [, ben] = people;
  const table = await Sitting.open(evening, [ben], { hands: 1, computers: 3, level: 'expert', hints: true });
  await table.deal();
  await table.mover();
  const among = { table: table.id, in: 'direct' } as const;
  await stage.shoot('hint', ben, there(await pressing(ben, 'hint', among)));
  await stage.shoot('hint-public', ben, await stage.posted(ben));
}

async function learning(stage: Stage): Promise<void> {
  const { evening, people, language } = stage;
  const [, , , david] = people;
  const guide = await stage.run(david, 'rules learn');
  await stage.shoot('learn', david, guide);
  for (const chapter of ['trumps', 'example', 'tips'] as const)
    await stage.shoot(`learn-${chapter}`, david, await choosing(david, guide, 'g1:contents', chapter));
  await stage.shoot('term', david, await stage.run(david, 'glossary', { term: 'fox' }));
  await stage.shootPage('terms', david, evening.channelId, async (page) => {
    const composer = page.getByTestId('main-pane').getByTestId('composer');
    await composer.click();
    await composer.pressSequentially(`/${textsFor(language)('commandName.glossary')}`);
    // Until the page knows the commands, Enter would send a message.
    await page.getByTestId('suggestions').getByRole('option').first().waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.type('s');
    await page.getByTestId('suggestions').getByRole('option').nth(2).waitFor();
  });
}

async function settings(stage: Stage): Promise<void> {
  const [, , , david] = stage.people;
  const panel = await stage.run(david, 'settings');
  await stage.shoot('settings', david, panel);
  await stage.shoot('settings-server', david, await clicking(david, panel, 's1:turn:server'));
  await stage.shoot('language', david, await stage.run(david, 'language'));
}
