import { afterEach, describe, expect, test } from 'vitest';
import { type Card, eyesOf, type Suit } from '../../src/core/card.ts';
import { NORMAL_ORDER } from '../../src/core/rules/cardOrder.ts';
import type { HandRuleDifferences } from '../../src/core/rules/readRules.ts';
import { SOLOS } from '../../src/core/rules/ruleSet.ts';
import { SEATS } from '../../src/core/seat.ts';
import type { Person } from '../../src/sandbox/client.ts';
import { chosenDeals, onlyOne, solosOnly, type WantedDeal } from './support/chosenDeals.ts';
import { clickedTable } from './support/clickedTable.ts';
import { type Evening, openEvening } from './support/evening.ts';
import { RuleMessage } from './support/ruleMessages.ts';
import { expectTrueRecords } from './support/sessionRecords.ts';
import { pressing, reading } from './support/sitting.ts';
import { wishing } from './support/wishes.ts';

let evening: Evening;
afterEach(() => evening.leave());

/** To announce all there is, the highest first. Who does that mostly loses. */
const BOASTING = ['announce schwarz', 'announce re', 'announce kontra'];
const NOT_TAKING = 'take false';

const naming = (reservation: string): readonly string[] => [
  'declare reservation',
  `name ${reservation}`,
  NOT_TAKING,
];

const sideCards = (cards: readonly Card[], suit: Suit): readonly Card[] =>
  cards.filter((card) => NORMAL_ORDER.groupOf(card) === suit);

describe('a table plays the rules that were clicked, and its records replay to its scores', () => {
  test('everything that goes together, without nines, at five seats', async () => {
    evening = await openEvening(chosenDeals({ nines: false, dealer: 0, deals: [] }), ['Anna', 'Ben']);
    const [anna, ben] = evening.people as [Person, Person];
    const table = await clickedTable(
      evening,
      [anna, ben],
      [
        ['cards', 'nines', 'false'],
        ['cards', 'secondDulleWins', 'except-last-trick'],
        ['schweine', 'schweine', 'schweine', 'superschweine', 'schweineInSuitSolos'],
        ['schweine', 'schweineShown', 'at-start'],
        ['solos', 'solos', ...SOLOS],
        ['solos', 'soloLead', 'soloist'],
        ['wedding-poverty', 'weddingDecidedBy', 'side-suit'],
        ['wedding-poverty', 'poverty', 'true'],
        ['wedding-poverty', 'povertyFoxesCount', 'false'],
        ['throw-in', 'throwIn-kings', '5'],
        ['throw-in', 'throwIn-ninesAndKings', '6'],
        ['throw-in-more', 'throwIn-fullCards', '9'],
        ['throw-in-more', 'throwIn-eyesOver', '85'],
        ['throw-in-more', 'throwIn-noTrumpAbove', 'DJ'],
        ['announcements', 'announcements', 'double'],
        ['announcements', 'announceAt30', 'true'],
        [
          'extra-points',
          'extra-points',
          'karlchen',
          'karlchenCaught',
          'foxLastTrick',
          'heartsTrick',
          'dulleCaught',
        ],
        ['bock', 'bock-on', '120-120', 'solo-lost', 'announcement-lost', 'hearts-trick', 'schwarz'],
        ['bock', 'bock-hands', '5'],
        ['bock', 'bock-overlap', 'stack'],
        ['tournament', 'mandatorySolos', 'true'],
      ],
      { hands: 8, seats: 5 },
    );
    expect((await table.read()).table.settings.rules).toMatchObject({
      mandatorySolos: true,
      bock: {
        on: ['120-120', 'solo-lost', 'announcement-lost', 'hearts-trick', 'schwarz'],
        hands: 5,
        effect: 'double',
        overlap: 'stack',
      },
    });
    await table.playSession(
      wishing((person, hand) => [
        ...BOASTING,
        NOT_TAKING,
        ...(person === anna
          ? hand === 2
            ? naming('solo-koehler')
            : ['name solo-queens-jacks']
          : ['name solo-kings-queens']),
      ]),
    );
    const sheet = await expectTrueRecords(table, anna, {
      nines: false,
      secondDulleWins: 'except-last-trick',
      schweine: true,
      superschweine: true,
      schweineInSuitSolos: true,
      schweineShown: 'at-start',
      solos: SOLOS,
      soloLead: 'soloist',
      weddingDecidedBy: 'side-suit',
      poverty: true,
      povertyFoxesCount: false,
      throwIn: { kings: 5, ninesAndKings: 6, fullCards: 9, eyesOver: 85, noTrumpAbove: 'DJ' },
      announcements: 'double',
      announceAt30: true,
      karlchenCaught: true,
      foxLastTrick: true,
      heartsTrick: true,
      dulleCaught: true,
    });
    for (const row of sheet)
      expect(row.scores.flatMap((points, chair) => (points === null ? [chair] : []))).toEqual([row.dealer]);
    expect(
      sheet
        .filter(({ solo }) => solo && solo.kind !== 'voluntary')
        .map(({ solo }) => solo?.chair)
        .sort(),
    ).toEqual([0, 1, 2, 3, 4]);
    expect(Math.max(...sheet.map(({ multiplier }) => multiplier))).toBeGreaterThan(1);
  });

  test('a tournament with throw-ins, poverties dealt again, and announcements at 30', async () => {
    const rules: HandRuleDifferences = {
      poverty: 'redeal',
      weddingDecidedBy: 'trump',
      throwIn: { nines: 5, kings: 6 },
      announceAt30: true,
    };
    // Anna is chair 0 and forehand of the first hand, Ben chair 1.
    // Ben leads an ace, and all others have to give an ace or ten.
    const fatTrick: WantedDeal = (hands) =>
      hands[1].includes('CA') &&
      SEATS.every(
        (seat) =>
          seat === 1 ||
          (sideCards(hands[seat], 'C').length > 0 &&
            sideCards(hands[seat], 'C').every((card) => eyesOf(card) > 4)),
      ) &&
      solosOnly(hands, rules);
    const deals = [
      () => true,
      onlyOne(1, 'poverty', rules),
      onlyOne(0, 'throw-in', rules),
      onlyOne(0, 'wedding', rules),
      fatTrick,
    ];
    evening = await openEvening(chosenDeals({ nines: true, dealer: 3, deals }), ['Anna', 'Ben']);
    const [anna, ben] = evening.people as [Person, Person];
    const table = await clickedTable(
      evening,
      [anna, ben],
      [
        ['wedding-poverty', 'weddingDecidedBy', 'trump'],
        ['wedding-poverty', 'poverty', 'redeal'],
        ['throw-in', 'throwIn-nines', '5'],
        ['throw-in', 'throwIn-kings', '6'],
        ['announcements', 'announceAt30', 'true'],
        ['tournament', 'mandatorySolos', 'true'],
      ],
      { hands: 6 },
    );
    const wishes: Readonly<Record<string, readonly (readonly string[])[]>> = {
      [anna.id]: [naming('solo-jacks'), [], naming('throw-in'), naming('wedding')],
      [ben.id]: [[], naming('poverty'), [], [], ['play CA']],
    };
    await table.playSession(wishing((person, hand) => wishes[person.id]?.[hand - 1] ?? ['name solo-hearts']));
    const sheet = await expectTrueRecords(table, anna, rules);
    expect(sheet.map(({ contract }) => contract).slice(0, 5)).toEqual([
      'solo-jacks',
      'thrown-in',
      'thrown-in',
      'wedding',
      'normal',
    ]);
    expect(sheet.map(({ dealer }) => dealer)).toEqual([3, 3, 3, 3, 0, 1, 2, 3]);
    expect(sheet.map(({ solo }) => solo && `${solo.kind} ${solo.chair}`)).toEqual([
      'mandatory 0',
      ...[null, null, null, null],
      'forced 2',
      'forced 3',
      'forced 1',
    ]);
    await reading(anna, new RegExp(`^### Hand 5 · trick 2\n📣 <@${ben.id}>: \\*\\*(Re|Kontra)\\*\\*`));
  });

  test('a target that is reached with doubled hands', async () => {
    evening = await openEvening('target', ['Anna']);
    const [anna] = evening.people as [Person];
    const table = await clickedTable(
      evening,
      [anna],
      [
        ['announcements', 'announcements', 'double'],
        ['bock', 'bock-on', 'announcement-lost'],
        ['bock', 'bock-hands', '28'],
        ['bock', 'bock-overlap', 'stack'],
      ],
    );
    const editor = await (await RuleMessage.ofTable(anna, table)).press('edit');
    await (await editor.turn('tournament')).chooseLength('target-30');
    await table.playSession(wishing(() => BOASTING));
    await expectTrueRecords(table, anna, { announcements: 'double' });
    const { totals, sheet } = (await table.read()).table;
    expect(Math.max(...totals)).toBeGreaterThanOrEqual(30);
    const before = totals.map((points, chair) => points - (sheet.at(-1)?.scores[chair] ?? 0));
    expect(Math.max(...before)).toBeLessThan(30);
    await reading(anna, '🏁 The target of 30 points is reached.');
  });

  test('an open end, until most of the players have had enough', async () => {
    evening = await openEvening('open end', ['Anna', 'Ben']);
    const [anna, ben] = evening.people as [Person, Person];
    const table = await clickedTable(evening, [anna, ben], [['extra-points', 'extra-points']], {
      until: 'open',
    });
    await table.deal();
    await reading(ben, /^### Hand 1 · http/);
    await table.playOut();
    await table.deal();
    for (const person of [anna, ben]) {
      await pressing(person, 'menu', { table: table.id, in: 'public' });
      await pressing(person, 'ask-vote-end', { table: table.id, in: 'private' });
      await pressing(person, 'vote-end', { table: table.id, in: 'private' });
    }
    await reading(anna, '🏁 The players ended the session early.\nThe hand that was being played counts');
    expect(await expectTrueRecords(table, anna, { karlchen: false })).toHaveLength(1);
  });
});
