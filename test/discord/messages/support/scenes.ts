import { DDV, PRESETS, type RuleSet } from '../../../../src/core/rules/ruleSet.ts';
import { NO_THROW_IN } from '../../../../src/core/rules/throwIn.ts';
import { handsWith, NORMAL_HANDS, POVERTY_HANDS, SOLO_HANDS, WEDDING_HANDS } from './hands.ts';
import { ANNA, BEN, CLEO, DORA, EMIL, FINN, type Hands, keptFor, PEOPLE, TestTable } from './testTable.ts';

const table = (hands: Hands = NORMAL_HANDS): TestTable => new TestTable(3, new Map([[1, hands]]));

const seated = (hands?: Hands): TestTable => table(hands).open().join(BEN, CLEO, DORA);

/** The first hand dealt: Dora (seat 3) deals, Cleo cuts, Anna (seat 0) is forehand. */
const dealt = (hands?: Hands): TestTable => seated(hands).start().cut(7);

/** States of a table that people see, by name; each is what its golden file shows. */
export const SCENES: Readonly<Record<string, () => TestTable>> = {
  'lobby-new': () => table().open(),
  'lobby-with-computer-and-closed-inbox': () =>
    table()
      .open({ pace: 'slow', absence: 'wait' }, 1)
      .join(BEN)
      .act({ do: 'direct-messages', person: BEN.id, open: false }),
  'lobby-full': () => seated(),
  'lobby-closed': () => table().open().act({ do: 'close', by: ANNA.id, moderator: false }),
  cutting: () => seated().start(),
  'inquiry-first': () => dealt(),
  'inquiry-with-early-answers': () =>
    dealt()
      .move(2, { do: 'declare', value: 'reservation' })
      .move(2, { do: 'name', value: 'solo-jacks' })
      .move(1, { do: 'declare', value: 'healthy' }),
  'inquiry-naming': () =>
    dealt(SOLO_HANDS)
      .healthy(1)
      .moves({ do: 'declare', value: 'reservation' }, { do: 'declare', value: 'healthy' })
      .move(3, { do: 'declare', value: 'reservation' }),
  'wedding-open': () =>
    dealt(WEDDING_HANDS)
      .moves({ do: 'declare', value: 'reservation' })
      .healthy(3)
      .moves({ do: 'name', value: 'wedding' })
      .playCards(2),
  'wedding-decided': () =>
    dealt(WEDDING_HANDS)
      .moves({ do: 'declare', value: 'reservation' })
      .healthy(3)
      .moves({ do: 'name', value: 'wedding' })
      .playCards(13),
  'silent-wedding': () => dealt(WEDDING_HANDS).healthy().playCards(3),
  solo: () =>
    dealt(SOLO_HANDS)
      .healthy(1)
      .moves({ do: 'declare', value: 'reservation' })
      .healthy(2)
      .moves({ do: 'name', value: 'solo-queens' })
      .playCards(6),
  'announcements-in-a-late-trick': () =>
    dealt()
      .healthy()
      .playCards(3)
      .move(0, { do: 'announce', value: 're' })
      .move(1, { do: 'announce', value: 'kontra' })
      .playCards(3)
      .move(0, { do: 'announce', value: 'no90' })
      .playCards(27),
  'trick-held-and-reminded': () => dealt().healthy().playCards(5).wait(41_000),
  'seat-held': () => held(),
  'seat-vacated': () => dealt().healthy().playCards(6).act({ do: 'leave', by: BEN.id }),
  paused: () => dealt().healthy().playCards(6).act({ do: 'pause', by: CLEO.id }),
  'votes-open': () =>
    dealt()
      .healthy()
      .act({ do: 'remove', by: ANNA.id, chair: 3, moderator: false })
      .act({ do: 'vote-end', by: ANNA.id }),
  'inbox-closed-at-slow-pace': () =>
    table()
      .open({ pace: 'slow' })
      .join(BEN, CLEO, DORA)
      .act({ do: 'direct-messages', person: ANNA.id, open: false })
      .start()
      .cut(null)
      .healthy(),
  'slow-pace-reminded': () =>
    table()
      .open({ pace: 'slow' })
      .join(BEN, CLEO, DORA)
      .start()
      .cut(null)
      .healthy()
      .wait(22 * 3_600_000),
  'poverty-asked': () => poor(),
  'poverty-passing': () => poor().moves({ do: 'take', value: false }, { do: 'take', value: true }),
  'poverty-returning': () =>
    poor()
      .moves({ do: 'take', value: true })
      .moves({ do: 'pass', cards: ['DA', 'D9', 'C9'] }),
  'poverty-playing': () =>
    poor()
      .moves({ do: 'take', value: true })
      .moves({ do: 'pass', cards: ['DA', 'D9', 'C9'] }, { do: 'pass', cards: ['DK', 'S9', 'S9'] })
      .playCards(3),
  'thrown-in': () =>
    reserving(handsWith({ 0: ['C9', 'C9', 'S9', 'H9', 'D9'] })).moves({ do: 'name', value: 'throw-in' }),
  result: () => dealt().healthy().playOut(),
  'result-while-paused': () => dealt().healthy().playOut().act({ do: 'pause', by: CLEO.id }),
  'result-looked-back-at': () =>
    table().open({}, 3).start().healthy().playOut().act({ do: 'look-back', by: ANNA.id }),
  'result-while-nobody-is-there': () => deserted(),
  'second-hand-cutting': () => dealt().healthy().playOut().nextHand(),
  'second-hand-playing': () => dealt().healthy().playOut().nextHand().cut(null).healthy().playCards(2),
  final: () => seatedFor(2).start().cut(null).healthy().playOut().nextHand().cut(9).healthy().playOut(),
  'schweine-when-played': () =>
    pigs({ schweine: true, superschweine: true }).moves(
      { do: 'play', card: 'DA' },
      { do: 'play', card: 'D9' },
    ),
  'schweine-at-start': () => pigs({ schweine: true, superschweine: true, schweineShown: 'at-start' }),
  'wedding-by-trump': () =>
    ruled({ weddingDecidedBy: 'trump' }, WEDDING_HANDS)
      .moves({ do: 'declare', value: 'reservation' })
      .healthy(3)
      .moves({ do: 'name', value: 'wedding' }),
  'five-in-the-lobby': () => five({ length: { kind: 'target', points: 30 } }, 6),
  'five-with-the-dealer-sitting-out': () => five().start().cut(4).healthy().playCards(2),
  'five-after-a-hand': () =>
    five({ length: { kind: 'open' } })
      .start()
      .cut(4)
      .healthy()
      .playOut(),
  'six-while-cutting': () => five({}, 6).join(FINN).start(),
  'six-with-two-sitting-out': () => five({}, 6).join(FINN).start().cut(4).healthy(2),
  'schweine-told-at-start': () => withSchweine('at-start'),
  'schweine-played': () =>
    withSchweine('when-played').moves({ do: 'play', card: 'DA' }, { do: 'play', card: 'D9' }),
  'forced-solo': () => tournament(4).start().cut(null),
  'forced-solo-played': () =>
    tournament(4).start().cut(null).moves({ do: 'name', value: 'solo-queens' }).playCards(3),
  'bock-hand': () =>
    table()
      .open({ rules: { ...DDV, announcements: 'double', bock: ANY_BOCK } })
      .join(BEN, CLEO, DORA)
      .start()
      .cut(null)
      .healthy()
      .move(0, { do: 'announce', value: 're' })
      .move(1, { do: 'announce', value: 'kontra' })
      .playOut()
      .nextHand()
      .cut(null)
      .healthy()
      .playOut(),
  'ended-by-vote-in-a-hand': () =>
    PEOPLE.slice(0, 3).reduce(
      (voted, { id }) => voted.act({ do: 'vote-end', by: id }),
      dealt().healthy().playCards(9),
    ),
  'league-lobby': () =>
    table()
      .openFixture({ seats: [keptFor(ANNA), keptFor(BEN), { kind: 'computer' }, keptFor(DORA)] })
      .join(DORA),
  'league-lobby-of-a-duplicate-round': () => table().openFixture({ dealsFrom: ROUND }, EMIL),
  'league-substitute-called': () =>
    fixture()
      .start()
      .cut()
      .healthy()
      .playCards(5)
      .act({ do: 'reseat', chair: 1, seat: keptFor(EMIL) }),
  'league-computer-as-substitute': () =>
    fixture()
      .start()
      .cut()
      .healthy()
      .act({ do: 'reseat', chair: 1, seat: { kind: 'computer' } }),
  'league-goes-on': () =>
    fixture({ before: { deals: 2, sheet: [] } })
      .start()
      .cut()
      .healthy(2),
  'league-final': () => fixture({ hands: 1 }).start().cut().healthy().playOut(),
  'league-unplayed': () => table().openFixture().act({ do: 'close', by: ANNA.id, moderator: false }),
  'duplicate-playing': () => fixture({ dealsFrom: ROUND }).start().healthy().playCards(6),
  'duplicate-result': () => duplicate(3),
  'duplicate-final-concealed': () => duplicate(1),
  'duplicate-final-disclosed': () => duplicate(2).nextHand().healthy().playOut().act({ do: 'disclose' }),
};

/** A league's table at which all sit; in a duplicate round where it is said. */
const fixture = (given: Parameters<TestTable['openFixture']>[0] = {}): TestTable =>
  table().openFixture(given).join(BEN, CLEO, DORA);

const ROUND = 'd5'.repeat(32);

/** In a duplicate round Anna deals first, and nobody cuts. */
const duplicate = (hands: number): TestTable =>
  fixture({ hands, dealsFrom: ROUND }).start().healthy().playOut();

/** Under other rules than the DDV's; dealt and uncut. */
const ruled = (rules: Partial<RuleSet>, hands: Hands): TestTable =>
  table(hands)
    .open({ rules: { ...DDV, ...rules } })
    .join(BEN, CLEO, DORA)
    .start()
    .cut(null);

/** Anna holds both ♦A, Ben both ♦9; Anna leads. */
const pigs = (rules: Partial<RuleSet>): TestTable =>
  ruled(rules, handsWith({ 0: ['DA', 'DA', 'CQ'], 1: ['D9', 'D9'] })).healthy();

/** Of Re and Kontra, one is always lost. */
const ANY_BOCK = { on: ['announcement-lost'], hands: 4, effect: 'double', overlap: 'append' } as const;

/** Five people; Dora deals first. */
const five = (settings: Parameters<TestTable['open']>[0] = {}, chairs = 5): TestTable =>
  table().open(settings, 0, ANNA, chairs).join(BEN, CLEO, DORA, EMIL);

const tournament = (hands: number): TestTable =>
  table()
    .open({ rules: PRESETS.tournament, length: { kind: 'hands', hands } })
    .join(BEN, CLEO, DORA);

/** Anna holds both ♦A, Ben both ♦9. */
const withSchweine = (schweineShown: 'at-start' | 'when-played'): TestTable =>
  table(handsWith({ 0: ['DA', 'DA'], 1: ['D9', 'D9'] }))
    .open({ rules: { ...DDV, schweine: true, superschweine: true, schweineShown } })
    .join(BEN, CLEO, DORA)
    .start()
    .cut(null)
    .healthy();

/** House rules; Anna reserves, the others are healthy. */
const reserving = (hands: Hands): TestTable =>
  table(hands)
    .open({ rules: { ...DDV, poverty: true, throwIn: { ...NO_THROW_IN, nines: 5, kings: null } } })
    .join(BEN, CLEO, DORA)
    .start()
    .cut(1)
    .moves({ do: 'declare', value: 'reservation' })
    .healthy(3);

/** Anna is poor: two trumps. */
const poor = (): TestTable => reserving(POVERTY_HANDS).moves({ do: 'name', value: 'poverty' });

const seatedFor = (hands: number): TestTable =>
  table()
    .open({ length: { kind: 'hands', hands } })
    .join(BEN, CLEO, DORA);

/** Whoever leads misses two moves in a row; a computer holds the seat then. */
/** Anna has gone, the hand was played to its end, and the table has paused itself. */
function deserted(): TestTable {
  const played = table().open({}, 3).start().healthy();
  for (let misses = 0; misses < 2; misses++) {
    while (played.turn !== 0) played.playCards(1);
    played.wait(41_000).wait(21_000).playCards(1);
  }
  return played.playOut().wait(61_000);
}

function held(): TestTable {
  const played = dealt().healthy().playCards(4);
  for (let misses = 0; misses < 2; misses++) {
    const slow = played.turn;
    played.wait(41_000).wait(21_000);
    const { state } = played;
    if (state.chairs[slow]?.kind === 'person' && state.phase === 'playing') played.playCards(1);
    while (played.turn !== slow) played.playCards(1);
  }
  return played;
}
