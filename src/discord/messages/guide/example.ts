import type { Card } from '../../../core/card.ts';
import type { HandAction } from '../../../core/hand/action.ts';
import { playerAt } from '../../../core/hand/trick.ts';
import type { HandRecord } from '../../../core/record/handRecord.ts';
import { replay } from '../../../core/record/replay.ts';
import type { RuleSet } from '../../../core/rules/ruleSet.ts';
import type { PlayedResult } from '../../../core/score/result.ts';
import { perSeat, SEATS, type Seat } from '../../../core/seat.ts';

/** The tricks of the guide's example: who leads, and the cards from there clockwise. */
const TRICKS: readonly (readonly [leader: Seat, cards: string])[] = [
  [0, 'SA S9 SK ST'],
  [0, 'CA CK C9 C9'],
  [0, 'HA DA H9 HK'],
  [1, 'CA CT HT CT'],
  [3, 'SA SK S9 DT'],
  [2, 'HT D9 DK D9'],
  [2, 'CQ DJ DT DK'],
  [2, 'HQ SQ CQ CJ'],
  [0, 'HQ SQ HJ HJ'],
  [1, 'CK DQ HK HA'],
  [2, 'SJ DJ DQ DA'],
  [0, 'H9 ST CJ SJ'],
];

/** Said by seat 2 before it plays to its second and third trick. */
export const ANNOUNCER: Seat = 2;
const ANNOUNCED: Readonly<Record<number, 're' | 'no90'>> = { 1: 're', 2: 'no90' };

const PLAYS: readonly (readonly { readonly seat: Seat; readonly card: Card }[])[] = TRICKS.map(
  ([leader, cards]) =>
    cards.split(' ').map((card, place) => ({ seat: playerAt(leader, place), card: card as Card })),
);

const ACTIONS: readonly HandAction[] = [
  ...SEATS.map((seat) => ({ seat, do: 'declare', value: 'healthy' }) as const),
  ...PLAYS.flatMap((plays, trick) =>
    plays.flatMap(({ seat, card }): readonly HandAction[] => {
      const value = seat === ANNOUNCER ? ANNOUNCED[trick] : undefined;
      const play = { seat, do: 'play', card } as const;
      return value ? [{ seat, do: 'announce', value }, play] : [play];
    }),
  ),
];

/** Rules that change how a hand is counted, and not how it is played. */
const COUNTING = [
  'announcements',
  'karlchen',
  'karlchenCaught',
  'foxLastTrick',
  'heartsTrick',
  'dulleCaught',
] as const satisfies readonly (keyof RuleSet)[];

/** A whole hand by the DDV's rules, counted as `rules` do. */
export const exampleRecord = (rules: RuleSet): HandRecord => ({
  format: 'doko-hand/1',
  rules: Object.fromEntries(COUNTING.map((rule) => [rule, rules[rule]])),
  dealer: 3,
  hands: perSeat((holder) => PLAYS.flat().flatMap(({ seat, card }) => (seat === holder ? [card] : []))),
  actions: ACTIONS,
});

/** What the core makes of the example: the guide says nothing of it that was not computed. */
export function exampleResult(rules: RuleSet): PlayedResult {
  const replayed = replay(exampleRecord(rules));
  if (replayed.status !== 'finished' || replayed.contract === 'thrown-in') {
    throw new Error(`The guide's example cannot be played: ${JSON.stringify(replayed)}`);
  }
  return replayed as PlayedResult;
}
