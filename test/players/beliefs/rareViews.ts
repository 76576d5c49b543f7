import { CARDS, type Card, countOf, rankOf } from '../../../src/core/card.ts';
import type { HandState } from '../../../src/core/hand/state.ts';
import { DDV, type RuleSet } from '../../../src/core/rules/ruleSet.ts';
import { NO_THROW_IN } from '../../../src/core/rules/throwIn.ts';
import { SEATS, type Seat } from '../../../src/core/seat.ts';
import { type SeatView, seatView } from '../../../src/core/view/seatView.ts';
import { LIVELY, playedOut } from '../../support/playout.ts';

export const unseenBy = (state: HandState, viewer: Seat): number =>
  SEATS.reduce<number>((sum, seat) => sum + (seat === viewer ? 0 : state.cards[seat].length), 0);

const counts = (view: SeatView, card: Card): { played: number; own: number } => ({
  played: view.actions.filter((action) => action.do === 'play' && action.card === card).length,
  own: countOf(view.dealt, card),
});
const isUnseen = (view: SeatView, card: Card): boolean => {
  const { played, own } = counts(view, card);
  return played === 0 && own === 0;
};
const namedByOthers = (view: SeatView, name: string): number =>
  view.actions.filter((action) => action.do === 'name' && action.value === name && action.seat !== view.seat)
    .length;
const reservedByOthers = (view: SeatView): number =>
  view.actions.filter(
    (action) => action.do === 'declare' && action.value === 'reservation' && action.seat !== view.seat,
  ).length;
const partnerOf = (view: SeatView): Seat | undefined =>
  view.actions.find((action) => action.do === 'take' && action.value)?.seat;

const PIGS: Partial<RuleSet> = { schweine: true, superschweine: true };
const POOR: Partial<RuleSet> = { poverty: true };
const NAMELESS: Partial<RuleSet> = { solos: [], poverty: true };

export interface Rare {
  readonly name: string;
  readonly rules: Partial<RuleSet>;
  readonly keeps?: readonly Card[];
  readonly when: (view: SeatView, state: HandState) => boolean;
}

/** With few cards unseen. */
export const LATE: readonly Rare[] = [
  {
    name: 'both club queens may be in one hand',
    rules: {},
    keeps: ['CQ'],
    when: (view) => view.contract === 'normal' && isUnseen(view, 'CQ'),
  },
  {
    name: 'a Re was announced, and no club queen played',
    rules: {},
    keeps: ['CQ'],
    when: (view) =>
      view.contract === 'normal' &&
      isUnseen(view, 'CQ') &&
      view.knownParties.filter((party) => party === 're').length === 1,
  },
  {
    name: 'a wedding whose queens are still held',
    rules: {},
    keeps: ['CQ'],
    when: (view) => view.contract === 'wedding' && isUnseen(view, 'CQ'),
  },
  {
    name: 'foxes unseen, Schweine possible',
    rules: PIGS,
    keeps: ['DA', 'D9'],
    when: (view) => isUnseen(view, 'DA') && isUnseen(view, 'D9'),
  },
  {
    name: 'a nine of diamonds was played and not shown, foxes unseen',
    rules: PIGS,
    keeps: ['DA'],
    when: (view) =>
      view.contract === 'normal' &&
      isUnseen(view, 'DA') &&
      view.superschweine === undefined &&
      counts(view, 'D9').played === 1,
  },
  {
    name: 'Superschweine were shown, the Schweine not',
    rules: PIGS,
    keeps: ['DA'],
    when: (view) => view.superschweine !== undefined && view.schweine === undefined && isUnseen(view, 'DA'),
  },
  {
    name: 'Schweine were shown, and a nine of diamonds was played',
    rules: PIGS,
    keeps: ['D9'],
    when: (view) =>
      view.schweine !== undefined && counts(view, 'D9').own === 0 && counts(view, 'D9').played <= 1,
  },
  {
    name: 'nobody was told to hold Schweine at the start',
    rules: { ...PIGS, schweineShown: 'at-start' },
    keeps: ['DA', 'D9'],
    when: (view) => view.contract === 'normal' && view.schweine === undefined && isUnseen(view, 'DA'),
  },
  {
    name: 'Schweine were told at the start, Superschweine not',
    rules: { ...PIGS, schweineShown: 'at-start' },
    keeps: ['DA', 'D9'],
    when: (view) => view.schweine !== undefined && view.superschweine === undefined && isUnseen(view, 'D9'),
  },
  {
    name: 'a poverty, as the opponents see it',
    rules: POOR,
    keeps: CARDS.filter((card) => card[0] === 'D' || 'QJ'.includes(rankOf(card))),
    when: (view) => view.contract === 'poverty' && view.party === 'kontra',
  },
  {
    name: 'a poverty that keeps its foxes, as the opponents see it',
    rules: { ...POOR, povertyFoxesCount: false },
    keeps: ['DA'],
    when: (view) => view.contract === 'poverty' && view.party === 'kontra' && counts(view, 'DA').own === 0,
  },
  {
    name: 'a poverty, as those who exchanged cards see it',
    rules: { ...POOR, povertyFoxesCount: false },
    keeps: ['DA', 'DK', 'DT'],
    when: (view) => view.contract === 'poverty' && view.party === 're',
  },
];

/** With many cards unseen. */
export const EARLY: readonly Rare[] = [
  {
    name: 'one other reserved, and there are no solos',
    rules: { ...NAMELESS, throwIn: { ...NO_THROW_IN, nines: 5, kings: 5, eyesOver: 80, noTrumpAbove: 'DA' } },
    when: (view) => view.phase === 'declare' && reservedByOthers(view) === 1,
  },
  {
    name: 'two others reserved, and there are no solos',
    rules: { ...NAMELESS, throwIn: { ...NO_THROW_IN, nines: 4, kings: 4 } },
    when: (view) => view.phase !== 'over' && view.contract === null && reservedByOthers(view) === 2,
  },
  {
    name: 'a throw-in was named, and a solo is played',
    rules: { throwIn: { ...NO_THROW_IN, nines: 4, fullCards: 7 } },
    when: (view) => view.phase === 'play' && namedByOthers(view, 'throw-in') > 0,
  },
  {
    name: 'a poverty was named, and a solo is played',
    rules: POOR,
    when: (view) =>
      view.phase === 'play' && view.contract !== 'poverty' && namedByOthers(view, 'poverty') > 0,
  },
  {
    name: 'a poverty is to be taken',
    rules: POOR,
    when: (view) => view.phase === 'take' && namedByOthers(view, 'poverty') > 0,
  },
  {
    name: 'the poor player has given cards away',
    rules: POOR,
    when: (view) =>
      view.phase === 'pass' && namedByOthers(view, 'poverty') === 0 && view.actions.at(-1)?.do === 'pass',
  },
];

/** So rare that hardly any deal which is drawn blindly fits. */
export const OUT_OF_SIGHT: readonly Rare[] = [
  {
    name: 'a poverty’s cards are out of sight, and none came back yet',
    rules: POOR,
    when: (view, { phase, actions }) =>
      phase === 'pass' &&
      actions.at(-1)?.do === 'pass' &&
      view.seat !== partnerOf(view) &&
      namedByOthers(view, 'poverty') > 0,
  },
  {
    name: 'a poverty’s cards were exchanged out of sight',
    rules: { ...POOR, povertyFoxesCount: false },
    when: (view) => view.contract === 'poverty' && view.party === 'kontra',
  },
  {
    name: 'the partner got a poverty’s cards',
    rules: POOR,
    when: (view) =>
      view.phase === 'pass' && view.seat === partnerOf(view) && view.actions.at(-1)?.do === 'pass',
  },
  {
    name: 'the partner of a poverty reserved, and nothing else was to be named',
    rules: NAMELESS,
    when: (view) =>
      (view.phase === 'pass' || view.contract === 'poverty') &&
      view.seat !== partnerOf(view) &&
      view.actions.some(
        (action) =>
          action.do === 'declare' && action.value === 'reservation' && action.seat === partnerOf(view),
      ),
  },
];

/** The first so many views under the rules, of different hands, that are so rare; late ones near the hand's end. */
export function* rareViews({ rules, keeps = [], when }: Rare, unseen: number | null, wanted: number) {
  let found = 0;
  for (let seed = 0; found < wanted; seed++) {
    if (seed > 40_000) throw new Error(`Only ${found} views are so rare`);
    const { states } = playedOut(seed, { ...DDV, ...rules }, { ...LIVELY, keeps });
    const viewer = (seed % 4) as Seat;
    const state = states.find(
      (state) =>
        state.phase !== 'over' &&
        (unseen === null || unseenBy(state, viewer) === unseen) &&
        when(seatView(state, viewer), state),
    );
    if (!state) continue;
    found++;
    yield { state, viewer, seed };
  }
}
