import { type ChairNumber, chairAfter, chairNumbers, chairsFrom, type Lineup, lineupFor } from './chairs.ts';
import { type Fixture, isDuplicate } from './fixture.ts';
import type { TableSettings } from './settings.ts';
import { countedHands, type ScoreSheet, totals } from './sheet.ts';

/** What the course of a session follows from. */
export interface Course {
  readonly settings: TableSettings;
  readonly sheet: ScoreSheet;
  readonly chairs: { readonly length: number };
  /** What a league's table goes on with, and whether its deals are those of others. */
  readonly fixture?: Pick<Fixture, 'before' | 'dealsFrom'> | null;
}

/** All hands that the course follows from: those of earlier tables of a league's fixture come first. */
const allHands = ({ fixture, sheet }: Course): ScoreSheet => [...(fixture?.before.sheet ?? []), ...sheet];

/** Chairs whose players still owe their mandatory solo. */
export function owedSolos(course: Course): readonly ChairNumber[] {
  const { settings, chairs } = course;
  if (!settings.rules.mandatorySolos) return [];
  const done = allHands(course).flatMap(({ solo }) =>
    solo && solo.kind !== 'voluntary' ? [solo.chair] : [],
  );
  return chairNumbers(chairs).filter((chair) => !done.includes(chair));
}

/**
 * Hands still to be played; null where their number is not fixed. In a duplicate round every deal counts, a
 * thrown-in one too: each table plays the same deals, and no other.
 */
export function handsLeft(course: Course): number | null {
  const { settings, sheet, fixture } = course;
  if (settings.length.kind !== 'hands') return null;
  const dealt = (fixture?.before.deals ?? 0) + sheet.length;
  const played = isDuplicate(fixture) ? dealt : countedHands(allHands(course));
  return Math.max(0, settings.length.hands - played);
}

/** How the next hand begins. */
export interface NextDeal {
  readonly dealer: ChairNumber;
  readonly lineup: Lineup;
  /** Who must name a solo, without an inquiry. */
  readonly forced: ChairNumber | null;
}

/**
 * The next deal, where `first` deals first: the dealer moves clockwise, but deals again after a throw-in and
 * after a mandatory solo. Once as many solos are owed as hands are left, the next owing player left of the
 * dealer is forced (rules.md §9); where none of those who owe would play, the deal passes on until one does.
 * In a duplicate round chair 0 deals first and the dealer moves on with every deal, at all tables alike.
 */
export function nextDeal(course: Course, first: ChairNumber): NextDeal {
  const count = course.chairs.length;
  const owed = owedSolos(course);
  const left = handsLeft(course);
  const forces = owed.length > 0 && left !== null && owed.length >= left;
  const plays = (dealer: ChairNumber) => owed.some((chair) => lineupFor(dealer, count).includes(chair));
  const due = nextDealer(course, first);
  const dealer = forces ? (chairsFrom(due, count).find(plays) ?? due) : due;
  const lineup = lineupFor(dealer, count);
  const asked = chairsFrom(chairAfter(dealer, count), count);
  const forced = forces
    ? (asked.find((chair) => owed.includes(chair) && lineup.includes(chair)) ?? null)
    : null;
  return { dealer, lineup, forced };
}

function nextDealer(course: Course, first: ChairNumber): ChairNumber {
  const { sheet, chairs, fixture } = course;
  if (fixture && fixture.dealsFrom !== null)
    return chairAfter(0, chairs.length, fixture.before.deals + sheet.length);
  const last = allHands(course).at(-1);
  if (!last) return first;
  const again = last.contract === 'thrown-in' || last.solo?.kind === 'mandatory';
  return again ? last.dealer : chairAfter(last.dealer, chairs.length);
}

/** Rounds that multiply with one another: scores stay whole numbers that every program can add up. */
const MOST_DOUBLINGS = 20;

/** What the next hand counts: doubled while a Bock round runs. */
export function nextMultiplier(course: Course): number {
  const { bock } = course.settings.rules;
  if (!bock) return 1;
  // Each round by the hands it still has; thrown-in hands use up none (house-rules.md).
  let rounds: readonly number[] = [];
  for (const row of allHands(course)) {
    if (row.contract === 'thrown-in') continue;
    const ran = rounds.length > 0;
    const running = bock.overlap === 'stack' ? rounds.length : 1;
    const begun = row.bock.map(() => bock.hands);
    rounds = [
      ...rounds.map((hands, round) => (round < running ? hands - 1 : hands)).filter((hands) => hands > 0),
      ...(bock.overlap === 'ignore' ? (ran ? [] : begun.slice(0, 1)) : begun),
    ];
  }
  if (rounds.length === 0) return 1;
  return bock.overlap === 'stack' ? 2 ** Math.min(rounds.length, MOST_DOUBLINGS) : 2;
}

/** Whether all that was agreed on has been played. */
export function isPlayedOut(course: Course): boolean {
  const { length } = course.settings;
  switch (length.kind) {
    case 'hands':
      return handsLeft(course) === 0;
    case 'target':
      return Math.max(...totals(course.sheet, course.chairs)) >= length.points;
    case 'open':
      return false;
  }
}
