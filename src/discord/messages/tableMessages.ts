import type { TableReading } from '../../app/tableReading.ts';
import { chairNumbers } from '../../core/table/chairs.ts';
import type { PersonId } from '../../core/table/occupant.ts';
import { peopleAt } from '../../core/table/seating.ts';
import type { PlayerView, TableHandView, TableView } from '../../core/view/tableView.ts';
import { plainName } from '../../texts/names.ts';
import { dealMessage } from './deal.ts';
import type { DesiredMessage, MessagePayload } from './desired.ts';
import { calls } from './fixture.ts';
import { introMessage } from './guide/introMessage.ts';
import { lobbyMessage } from './lobby.ts';
import { notices } from './notices.ts';
import { brokenOffMessage, departedMessage, handOf, overMessage, ownHandMessage } from './ownHand.ts';
import { extended, message } from './parts.ts';
import type { Reader } from './reader.ts';
import { finalMessage, resultMessage } from './result.ts';
import { isDealt, labelName, type Scene, sceneOf, type Whereabouts } from './scene.ts';
import { offeredSeats, statusLines, tableRow } from './status.ts';
import { trickMessage } from './trick.ts';

/**
 * All messages that should exist for the present state of a table, in the order in which they are posted.
 * Public ones are made of the table's public view alone, each private one of its person's view besides.
 */
export function tableMessages(
  reading: TableReading,
  readers: Readers,
  where: Whereabouts = {},
): readonly DesiredMessage[] {
  const inThread = sceneOf(reading.table, readers.channel, 'channel', where);
  const inPrivate: Privately = (id) => sceneOf(reading.table, readers.person(id), 'person', where);
  return [
    { key: 'lobby', to: { kind: 'channel' }, payload: lobbyMessage(inThread), vital: true },
    ...calls(sceneOf(reading.table, readers.channel, 'channel')),
    ...welcomes(reading.table, readers, inPrivate),
    ...disclosedResults(reading, inThread),
    ...threadMessages(inThread),
    ...ownHands(reading, inPrivate),
    ...notices(inThread, inPrivate),
  ];
}

/** The scene as somebody sees it in private. */
type Privately = (id: PersonId) => Scene;

/** For whom the messages of a table are made. */
export interface Readers {
  readonly channel: Reader;
  /** Whoever is or was at the table. */
  person(id: PersonId): Reader;
  /** Whether this is the table at which they were introduced to the game. */
  isIntroduced(id: PersonId): boolean;
}

const LONGEST_NAME_IN_TITLE = 18;
const LONGEST_TITLE = 100;

/** The name of a table's thread, as short as Discord wants it: emojis count for what they are made of. */
export function threadName({ table }: TableReading, { t }: Reader): string {
  const { fixture } = table;
  const title = (longest: number): string => {
    const names = chairNumbers(table.chairs)
      .map((chair) => labelName(table, chair, longest))
      .join(', ');
    if (!fixture) return t('table.thread-name', { names });
    const league = plainName(fixture.name, longest);
    return t('fixture.thread-name', { league, round: fixture.round, table: fixture.table, names });
  };
  let longest = LONGEST_NAME_IN_TITLE;
  while (longest > 1 && title(longest).length > LONGEST_TITLE) longest--;
  return title(longest);
}

/** People whom direct messages reach, on all chairs or on those named. */
const reachable = (view: TableView, chairs = chairNumbers(view.chairs)): readonly string[] =>
  peopleAt(chairs.map((chair) => view.chairs[chair] ?? null))
    .map(({ person }) => person.id)
    .filter((person) => !view.closedInboxes.includes(person));

export const introductionKey = (person: PersonId): string => `intro-${person}`;

/** What everybody is told who sits down, and what somebody is who has never played here. */
function welcomes(
  view: TableView,
  { isIntroduced }: Readers,
  inPrivate: Privately,
): readonly DesiredMessage[] {
  if (view.phase === 'ended') return [];
  return reachable(view).flatMap((id) => {
    const { reader } = inPrivate(id);
    // The channel, not the thread: this message is sent before there is one, and stays as it is.
    const { t, link } = sceneOf(view, reader, 'person');
    const to = { kind: 'person', id } as const;
    const told = { subject: { of: 'table', table: view.id }, rules: view.settings.rules } as const;
    return [
      { key: `welcome-${id}`, to, payload: message([t('table.welcome', { link })]) },
      ...(isIntroduced(id)
        ? [{ key: introductionKey(id), to, payload: introMessage(told, 'start', reader), theirs: true }]
        : []),
    ];
  });
}

function threadMessages(scene: Scene): readonly DesiredMessage[] {
  const { view } = scene;
  const hands = [view.previous, view.present].filter((hand) => hand !== null);
  const posts = hands.flatMap((hand) => handMessages(scene, hand));
  const newest = posts.at(-1);
  if (!newest) return [];
  if (view.phase === 'ended') return [...posts, post('final', finalMessage(scene))];
  const rows = [...tableRow(scene), ...offeredSeats(scene)];
  const payload = extended(newest.payload, statusLines(scene), rows);
  return [...posts.slice(0, -1), { ...newest, payload, vital: true }];
}

const post = (key: string, payload: MessagePayload): DesiredMessage => ({
  key,
  to: { kind: 'thread' },
  payload,
});

/**
 * Results of a duplicate round that is over, each with its seed and the way to its hands: where they stand, they
 * are changed. Those of the last hands stand among the others.
 */
function disclosedResults(reading: TableReading, scene: Scene): readonly DesiredMessage[] {
  const { view } = scene;
  if (!view.fixture?.duplicate || view.concealed || view.phase !== 'ended') return [];
  const last = view.previous?.deal.number;
  return view.sheet
    .filter(({ hand }) => hand !== last)
    .map(({ hand }) => reading.finishedHand(hand))
    .filter(isDealt)
    .map((hand) => ({ ...post(`result-${hand.deal.number}`, resultMessage(scene, hand)), past: true }));
}

function handMessages(scene: Scene, hand: TableHandView): readonly DesiredMessage[] {
  const { number } = hand.deal;
  const head = post(`deal-${number}`, dealMessage(scene, hand));
  if (!isDealt(hand)) return [head];
  const { tricks, currentTrick, phase } = hand.hand;
  const begun = tricks.length + (currentTrick ? 1 : 0);
  return [
    head,
    ...Array.from({ length: begun }, (_, index) =>
      post(`trick-${number}-${index + 1}`, trickMessage(scene, hand, index + 1)),
    ),
    ...(phase === 'over' ? [post(`result-${number}`, resultMessage(scene, hand))] : []),
  ];
}

/**
 * Each person's own hand: the present one, or the last one with how it ended. Each is tried once also where
 * direct messages are closed, so that somebody who has opened them gets the next hand.
 */
function ownHands(reading: TableReading, inPrivate: Privately): readonly DesiredMessage[] {
  const view = reading.table;
  const brokenOff = view.phase === 'ended' && isDealt(view.present) ? view.present : null;
  if (brokenOff) {
    const { number, lineup } = brokenOff.deal;
    return reachable(view, lineup).map((id) => ownHand(number, id, brokenOffMessage(inPrivate(id), number)));
  }
  const held = reading.players().flatMap((player) => {
    const scene = inPrivate(player.person);
    const hand = handOf(view, player);
    if (!hand) return [];
    const message = ownHand(hand.deal.number, player.person, ownHandMessage(scene, player, hand));
    return [isAsked(player) ? message : { ...message, patience: UNASKED_PATIENCE }];
  });
  return [...held, ...departedHands(view, inPrivate), ...pastHands(view, inPrivate)];
}

/** The hand before the one that is played: it does not offer the next one any more. */
function pastHands(view: TableView, inPrivate: Privately): readonly DesiredMessage[] {
  const { present, previous, sheet } = view;
  if (!isDealt(present) || !isDealt(previous)) return [];
  const { number } = previous.deal;
  const players = sheet.find(({ hand }) => hand === number)?.playedBy ?? [];
  return reachable(view)
    .filter((id) => players.includes(id))
    .map((id) => ({
      key: handKey(number, id),
      to: { kind: 'person', id },
      payload: overMessage(inPrivate(id), previous),
      past: true,
    }));
}

/** Whoever has left keeps no buttons of a hand that goes on. */
function departedHands(view: TableView, inPrivate: Privately): readonly DesiredMessage[] {
  const { departed, closedInboxes, present } = view;
  if (!isDealt(present)) return [];
  return departed
    .filter((id) => !closedInboxes.includes(id))
    .map((id) => ownHand(present.deal.number, id, departedMessage(inPrivate(id), present)));
}

/** What changes in the hand of somebody who has nothing to do may wait so long. Milliseconds. */
const UNASKED_PATIENCE = 1_500;

/** Whether the table waits, or may soon wait, for this person. */
const isAsked = ({ hand: { phase, turn }, seat }: PlayerView): boolean => phase !== 'play' || turn === seat;

const handKey = (number: number, id: string): string => `hand-${number}-${id}`;

const ownHand = (number: number, id: string, payload: MessagePayload): DesiredMessage => ({
  key: handKey(number, id),
  to: { kind: 'person', id },
  payload,
  vital: true,
});
