import type { TableReading } from '../../app/tableReading.ts';
import type { Card, Suit } from '../../core/card.ts';
import type { Rejection } from '../../core/hand/rejection.ts';
import type { Seat } from '../../core/seat.ts';
import { seatOfChair } from '../../core/table/chairs.ts';
import type { Person, PersonId } from '../../core/table/occupant.ts';
import type { TableRejection } from '../../core/table/rejection.ts';
import { chairOf } from '../../core/table/seating.ts';
import { MOST_HANDS } from '../../core/table/settings.ts';
import { proseName } from '../../texts/names.ts';
import type { Texts } from '../../texts/texts.ts';
import type { CustomId } from '../customId.ts';
import { cardText, orderIn } from './cards.ts';
import { notSeatedText } from './panels.ts';
import type { Reader } from './reader.ts';
import { conflictText } from './rules/phrases.ts';
import { atHand, isDealt, lastHand, mention, moment, type Said, type Scene, sceneOf } from './scene.ts';

/**
 * One sentence for the person whose action was not taken: what is true now, and what they can do. `clicked`
 * is the button they pressed, if it was one.
 */
export function rejectionText(
  rejection: TableRejection,
  reading: TableReading | null,
  person: PersonId,
  clicked: CustomId | null,
  reader: Reader,
): string {
  const { t } = reader;
  if (isUnfit(rejection)) return settingsText(rejection, t);
  if (!reading) return t('no.not-open');
  const scene = sceneOf(reading.table, reader, 'person');
  const { view, name } = scene;
  switch (rejection.code) {
    case 'already-open':
    case 'not-open':
    case 'no-computer':
    case 'not-paused':
    case 'not-a-person':
    case 'already-voted':
    case 'sits-out':
    case 'rules-changed':
    case 'league-rules':
      return t(`no.${rejection.code}`);
    case 'hints-not-in-exchange':
      return t('coach.no-hints-in-exchange');
    case 'hints-in-league':
      return t('coach.no-hints-in-league');
    case 'hints-off':
      return t(view.phase === 'lobby' ? 'coach.no-hints-off-lobby' : 'coach.no-hints-off');
    case 'no-choice':
      return noChoiceText(scene, person);
    case 'reserved':
      return reservedText(rejection.people, t);
    case 'already-seated':
    case 'saw-cards':
      return t(`no.${rejection.code}`, { number: rejection.chair + 1 });
    case 'table-full':
      return fullText(scene);
    case 'not-seated':
      return notSeatedText(scene);
    case 'not-host':
      return t('no.not-host', { host: nameOfPerson(scene, view.host) });
    case 'chairs-empty':
      return t(view.fixture ? 'fixture.chairs-empty' : 'no.chairs-empty', { count: rejection.empty });
    case 'wrong-phase':
      return phaseText(scene);
    case 'still-here':
      return t('no.still-here', { name: name(rejection.chair) });
    case 'not-cutter':
      return t('no.not-cutter', { cutter: name(rejection.cutter) });
    case 'late':
      return lateText(scene, person, clicked);
    case 'paused':
      return pausedText(scene);
    case 'hand':
      return handText(scene, rejection.rejection, person, clicked);
  }
}

const UNFIT_CODES = [
  'bad-settings',
  'senseless-rules',
  'mandatory-solos-need-hands',
  'hints-in-tournament',
] as const;

type UnfitSettings = Extract<TableRejection, { code: (typeof UNFIT_CODES)[number] }>;

const isUnfit = (rejection: TableRejection): rejection is UnfitSettings =>
  UNFIT_CODES.some((code) => code === rejection.code);

/** Why a table cannot be played with what was chosen. */
function settingsText(rejection: UnfitSettings, t: Texts): string {
  switch (rejection.code) {
    case 'bad-settings':
      return t('no.bad-settings', { most: MOST_HANDS });
    case 'senseless-rules':
      return conflictText(rejection.conflict, t);
    case 'hints-in-tournament':
      return t('coach.no-hints-in-tournament');
    case 'mandatory-solos-need-hands':
      return t('no.mandatory-solos-need-hands', { least: rejection.least });
  }
}

/** For whom a league keeps its seats; nobody: for a computer. */
function reservedText(people: readonly Person[], t: Texts): string {
  if (people.length === 0) return t('no.reserved-computer');
  return t('no.reserved', { people: people.map(({ name }) => proseName(name)).join(', ') });
}

function nameOfPerson({ view, name }: Scene, person: PersonId): string {
  const chair = chairOf(view.chairs, person);
  // Who opened a league's table need not sit there.
  return chair === null ? mention(person) : name(chair);
}

/** A seat may be gone while computers still play others. */
function fullText({ view, t }: Scene): string {
  if (view.phase === 'lobby') return t('no.table-full');
  const offered = view.chairs.some((chair) => chair?.kind === 'computer');
  return t(offered ? 'no.seat-taken' : 'no.table-full-playing');
}

function phaseText({ view, t }: Scene): string {
  const hand = view.present?.deal.number ?? lastHand(view);
  return view.phase === 'cutting' || view.phase === 'playing'
    ? t(`no.phase-${view.phase}`, { hand })
    : t(view.phase === 'ended' && view.fixture ? 'fixture.phase-ended' : `no.phase-${view.phase}`);
}

function pausedText({ view, t, name }: Scene): string {
  const by = view.paused?.by;
  const chair = by == null ? null : chairOf(view.chairs, by);
  return chair === null ? t('no.paused') : t('no.paused-by', { person: name(chair) });
}

/** What the table waits for now, as the end of a sentence. */
function nowText({ view, t, name }: Scene, person: PersonId): string {
  if (view.paused) return t('no.now-paused');
  switch (view.phase) {
    case 'lobby':
    case 'between':
    case 'ended':
      return t(`no.now-${view.phase}`);
    case 'cutting':
      return t('no.now-cutting', { person: name(view.present?.deal.cutter ?? 0) });
    case 'playing': {
      const { deal, hand } = view.present ?? {};
      const turn = deal?.lineup[hand?.turn ?? 0] ?? 0;
      if (chairOf(view.chairs, person) === turn) return t('no.now-your-turn');
      return t('no.now-turn', { person: name(turn) });
    }
  }
}

/** Where no hint can be given: somebody who is to move has only one thing to do. */
function noChoiceText(scene: Scene, person: PersonId): string {
  const { view, t } = scene;
  const turn = view.present?.hand?.turn ?? null;
  const isTheirs = turn !== null && seatOf(scene, person) === turn && !view.paused;
  return isTheirs ? t('coach.no-choice-one') : t('coach.no-choice', { now: nowText(scene, person) });
}

/** A click on something that is over: says what took its place. */
function lateText(scene: Scene, person: PersonId, clicked: CustomId | null): string {
  const { view, t, reader } = scene;
  const now = nowText(scene, person);
  const hand = handOf(clicked);
  const number = view.present?.deal.number ?? null;
  if (clicked?.do === 'cut' || clicked?.do === 'leave-uncut') return t('no.late-cut', { now });
  if (hand !== null && hand !== number && clicked?.do !== 'next-hand')
    return t('no.late-hand', { hand, now });
  if (clicked?.do !== 'move') return t('no.late', { now });
  if (clicked.move.do === 'declare') return t('no.late-answered', { now });
  const seat = seatOf(scene, person);
  const card = seat === null ? null : playedAs(scene, seat, clicked.token.played);
  if (clicked.move.do !== 'play' || card === null) return t('no.late', { now });
  return t('no.late-played', { trick: clicked.token.played + 1, card: cardText(card, reader), now });
}

/** The seat a person plays in the present hand. */
function seatOf({ view }: Said, person: PersonId): Seat | null {
  const chair = chairOf(view.chairs, person);
  return chair === null || !view.present ? null : seatOfChair(view.present.deal.lineup, chair);
}

const handOf = (clicked: CustomId | null): number | null => {
  if (clicked?.do === 'move' || clicked?.do === 'pass') return clicked.token.hand;
  return clicked !== null && 'hand' in clicked ? clicked.hand : null;
};

/** The card a seat played as its `index`-th (from 0) of the present hand. */
function playedAs({ view }: Said, seat: Seat, index: number): Card | null {
  const actions = view.present?.hand?.actions ?? [];
  const cards = actions.flatMap((action) =>
    action.do === 'play' && action.seat === seat ? [action.card] : [],
  );
  return cards[index] ?? null;
}

function handText(scene: Scene, rejection: Rejection, person: PersonId, clicked: CustomId | null): string {
  const { view, t } = scene;
  const { name } = view.present ? atHand(scene, view.present.deal) : scene;
  switch (rejection.code) {
    case 'not-your-turn': {
      const time = view.until === null ? '' : t('no.turn-until', { time: moment(view.until) });
      return t('no.not-your-turn', { person: name(rejection.turn), time });
    }
    case 'no-reservation':
      return clicked?.do === 'move' && clicked.move.do === 'name'
        ? t('no.not-allowed-reservation')
        : t('no.no-reservation');
    case 'not-allowed':
      return clicked?.do === 'pass'
        ? t('no.not-allowed-pass')
        : t('no.not-allowed', { now: nowText(scene, person) });
    case 'hand-over':
      return t(`no.${rejection.code}`, { now: nowText(scene, person) });
    case 'must-follow-suit':
      return followText(scene, rejection.legal);
    case 'announcement-due':
      return t('no.announcement-due', {
        person: name(rejection.seat),
        announcement: t(`announcement.${rejection.value}`),
      });
    case 'not-in-hand':
    case 'announcement-not-allowed':
    case 'bad-deal':
      return t(`no.${rejection.code}`);
  }
}

const SUIT_KEYS = {
  C: 'no.clubs',
  S: 'no.spades',
  H: 'no.hearts',
  D: 'no.diamonds',
} as const satisfies Record<Suit, string>;

function followText({ view, t, reader }: Scene, legal: readonly Card[]): string {
  const cards = [...new Set(legal)].map((card) => cardText(card, reader)).join(', ');
  const hand = isDealt(view.present) ? view.present.hand : null;
  const led = hand?.currentTrick?.cards[0];
  const group = hand && led ? orderIn(hand).groupOf(led) : 'trump';
  if (group === 'trump') return t('no.must-follow-trump', { cards });
  return t('no.must-follow-suit', { suit: t(SUIT_KEYS[group]), cards });
}
