import type { TableReading } from '../../app/tableReading.ts';
import { type ChairNumber, chairNumbers, seatOfChair } from '../../core/table/chairs.ts';
import type { PersonId } from '../../core/table/occupant.ts';
import { chairOf } from '../../core/table/seating.ts';
import type { CustomId, Question } from '../customId.ts';
import { button, linkButton, type Row, rowsOf } from './components.ts';
import { cutRows } from './deal.ts';
import type { MessagePayload } from './desired.ts';
import { isOffered, mayLook } from './fixture.ts';
import { handOf, ownHandMessage } from './ownHand.ts';
import { framed, message } from './parts.ts';
import type { Reader } from './reader.ts';
import { settingsLine } from './rules/ruleLine.ts';
import { isDealt, labelName, type Scene, sceneOf, type Whereabouts } from './scene.ts';
import { sheetParts } from './sheet.ts';
import { trickMessage } from './trick.ts';

/** Hands that the sheet of **Score** lists: as many as a message holds. */
const SHEET_ROWS = 36;

const privateScene = ({ table }: TableReading, reader: Reader, where?: Whereabouts): Scene =>
  sceneOf(table, reader, 'person', where);

/** What **My hand** shows: the same as the direct message, or why there is nothing to show. */
export function handPanel(
  reading: TableReading,
  person: PersonId,
  reader: Reader,
  where?: Whereabouts,
): MessagePayload {
  const scene = privateScene(reading, reader, where);
  const { view, t } = scene;
  const chair = chairOf(view.chairs, person);
  if (chair === null) return message([notSeatedText(scene)]);
  const { present } = view;
  if (present && view.phase !== 'ended') {
    const cuts = view.phase === 'cutting' && present.deal.cutter === chair && !view.paused;
    const rows = cuts ? cutRows(scene, present.deal) : [];
    if (seatOfChair(present.deal.lineup, chair) === null)
      return message([t('own.sits-out', { link: scene.link })], rows);
    if (!present.hand) return message([t('own.not-dealt')], rows);
  }
  const player = reading.player(person);
  const hand = player && handOf(view, player);
  if (player && hand) return ownHandMessage(scene, player, hand);
  return message([t(view.phase === 'lobby' ? 'own.not-dealt' : 'own.no-cards')]);
}

/** What somebody who does not sit here can do. */
export function notSeatedText({ view, t }: Scene): string {
  if (view.phase === 'lobby' && !view.fixture)
    return t(view.chairs.includes(null) ? 'no.not-seated-join' : 'no.not-seated');
  const open =
    !view.fixture && view.phase !== 'ended' && view.chairs.some((chair) => chair?.kind === 'computer');
  return t(open ? 'no.not-seated-open' : 'no.not-seated');
}

/** The last complete trick of the present hand, or of the one before. */
export function lastTrickPanel(reading: TableReading, person: PersonId, reader: Reader): MessagePayload {
  const scene = privateScene(reading, reader);
  const { present, previous } = scene.view;
  if (!mayLook(scene.view, person)) return message([scene.t('fixture.concealed')]);
  const hand = [present, previous].filter(isDealt).find((candidate) => candidate.hand.tricks.length > 0);
  return hand ? trickMessage(scene, hand, hand.hand.tricks.length) : message([scene.t('trick.none')]);
}

/** The session's score sheet. */
export function scorePanel(reading: TableReading, person: PersonId, reader: Reader): MessagePayload {
  const scene = privateScene(reading, reader);
  if (!mayLook(scene.view, person)) return message([scene.t('fixture.concealed')]);
  return framed('going', sheetParts(scene, SHEET_ROWS));
}

/** What a person can do about the table itself: pause, leave, end early, remove somebody, take a seat. */
export function menuPanel(
  reading: TableReading,
  person: PersonId,
  reader: Reader,
  where?: Whereabouts,
): MessagePayload {
  const scene = privateScene(reading, reader, where);
  const { view, t, name } = scene;
  const chair = chairOf(view.chairs, person);
  const host = chairOf(view.chairs, view.host);
  const ended = view.phase === 'ended';
  const open = openChairRows(scene, person, chair);
  return message(
    [
      `### ${t('menu.title')}`,
      settingsLine(view.settings, t),
      host === null || ended ? null : t('menu.host', { person: name(host) }),
      view.endVotes && t('menu.end-votes', view.endVotes),
      ...view.removals.map(({ chair: asked, votes, needed }) =>
        t('menu.removal-votes', { person: name(asked), votes, needed }),
      ),
      chair === null && !ended ? (open.length > 0 ? t('menu.open-seats') : notSeatedText(scene)) : null,
      ended ? t('menu.ended') : null,
    ],
    [...tableRows(scene, chair), ...removalRows(scene, person, chair), ...open],
  );
}

function tableRows(scene: Scene, chair: ChairNumber | null): readonly Row[] {
  const { view, t, link } = scene;
  const table = view.id;
  const session = view.phase !== 'lobby' && view.phase !== 'ended';
  const pause = view.paused
    ? button(t('button.resume'), { do: 'resume', table }, 'success')
    : button(t('button.pause'), { do: 'pause', table });
  const isHost = chair !== null && chairOf(view.chairs, view.host) === chair;
  return [
    ...rowsOf([
      ...(session && chair !== null ? [pause] : []),
      ...(session && chair !== null ? [button(t('button.vote-end'), { do: 'ask-vote-end', table })] : []),
      ...(view.phase === 'lobby' && isHost ? [button(t('button.close'), { do: 'ask-close', table })] : []),
      ...(chair !== null && view.phase !== 'ended'
        ? [button(t('button.leave'), { do: 'ask-leave', table }, 'danger')]
        : []),
    ]),
    ...rowsOf([
      button(t('button.score'), { do: 'score', table }),
      button(t('button.rules'), { do: 'rules', table }),
      linkButton(t('button.table'), link),
    ]),
  ];
}

/** Whoever sits may ask for a removal; in the lobby only the host removes. */
function removalRows({ view, t }: Scene, person: PersonId, chair: ChairNumber | null): readonly Row[] {
  if (chair === null || view.phase === 'ended') return [];
  if (view.phase === 'lobby' && view.host !== person) return [];
  const others = chairNumbers(view.chairs).filter(
    (other) => other !== chair && view.chairs[other]?.kind === 'person',
  );
  return rowsOf(
    others.map((other) =>
      button(t('button.remove', { name: labelName(view, other) }), {
        do: 'ask-remove',
        table: view.id,
        chair: other,
      }),
    ),
  );
}

function openChairRows({ view, t }: Scene, person: PersonId, chair: ChairNumber | null): readonly Row[] {
  if (chair !== null || view.phase === 'ended' || view.phase === 'lobby') return [];
  const open = chairNumbers(view.chairs).filter(
    (other) => view.chairs[other]?.kind === 'computer' && isOffered(view, other, person),
  );
  return rowsOf(
    open.map((other) =>
      button(
        t('button.take-seat', { name: labelName(view, other) }),
        { do: 'take-seat', table: view.id, chair: other },
        'success',
      ),
    ),
  );
}

/** Asks once more before something that cannot be undone. */
export function confirmPanel(reading: TableReading, question: Question, reader: Reader): MessagePayload {
  const scene = privateScene(reading, reader);
  const { view, t, name } = scene;
  const table = view.id;
  const lobby = view.phase === 'lobby';
  if (question.do !== 'remove') {
    const key = lobby && question.do !== 'vote-end' ? (`${question.do}-lobby` as const) : question.do;
    return asked(scene, t(`confirm.${key}`), t(`button.${question.do}`), { do: question.do, table });
  }
  const { chair } = question;
  const label = t('button.remove', { name: labelName(view, chair) });
  const text = t(lobby ? 'confirm.remove-lobby' : 'confirm.remove', { name: name(chair) });
  return asked(scene, text, label, { do: 'remove', table, chair });
}

const asked = ({ t }: Scene, text: string, action: string, id: CustomId): MessagePayload =>
  message([text, t('confirm.otherwise')], rowsOf([button(t('button.yes', { action }), id, 'danger')]));
