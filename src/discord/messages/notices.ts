import type { PersonId } from '../../core/table/occupant.ts';
import type { DesiredMessage, MessagePayload } from './desired.ts';
import { message } from './parts.ts';
import { isDealt, mention, moment, type Scene, untilText } from './scene.ts';

/** The move somebody is asked for, as part of a key: a trick's number, or what the inquiry asks. */
interface Asked {
  readonly person: PersonId;
  readonly hand: number;
  readonly step: string;
}

/** The person whose move it is, also while the table is paused; null: nobody's, or a computer's. */
function askedPerson({ view }: Scene): Asked | null {
  if (view.phase !== 'playing' || !isDealt(view.present)) return null;
  const { deal, hand } = view.present;
  const chair = hand.turn === null ? null : view.chairs[deal.lineup[hand.turn]];
  if (chair?.kind !== 'person' || chair.held) return null;
  const step = hand.phase === 'play' ? String(hand.tricks.length + 1) : hand.phase;
  return { person: chair.person.id, hand: deal.number, step };
}

/**
 * Passing calls to a person: at a slow pace that it is their turn, at any pace that time runs out. Where
 * direct messages do not reach them, they are called in the thread.
 */
export function notices(inThread: Scene, inPrivate: (person: PersonId) => Scene): readonly DesiredMessage[] {
  const { view } = inThread;
  const asked = askedPerson(inThread);
  if (!asked) return [];
  const { person, hand, step } = asked;
  const reachable = !view.closedInboxes.includes(person);
  const notice = (kind: 'turn' | 'warn', payload: MessagePayload): DesiredMessage => ({
    key: `${kind}-${hand}-${step}-${person}`,
    to: reachable ? { kind: 'person', id: person } : { kind: 'thread' },
    payload: { ...payload, pings: [person] },
    transient: true,
  });
  const warned = view.reminded !== null && view.reminded === view.waiting?.chair;
  return [
    ...(view.settings.pace === 'slow'
      ? [notice('turn', reachable ? turnNotice(inPrivate(person)) : turnCall(inThread, person))]
      : []),
    ...(warned
      ? [notice('warn', reachable ? warnNotice(inPrivate(person)) : warnCall(inThread, person))]
      : []),
  ];
}

const turnNotice = (scene: Scene): MessagePayload =>
  message([scene.t('own.turn-notice', { link: scene.link }), untilText(scene).trim() || null]);

const turnCall = ({ t }: Scene, person: PersonId): MessagePayload =>
  message([t('trick.turn-ping', { person: mention(person) })]);

function warnNotice({ view, t, link }: Scene): MessagePayload {
  const waits = view.settings.absence === 'wait' || view.until === null;
  return message([
    waits
      ? t('own.warn-notice-waits', { link })
      : t('own.warn-notice', { link, time: moment(view.until ?? 0) }),
  ]);
}

const warnCall = ({ view, t }: Scene, person: PersonId): MessagePayload =>
  message([
    view.until === null
      ? t('trick.turn-ping', { person: mention(person) })
      : t('trick.warn-ping', { person: mention(person), time: moment(view.until) }),
  ]);
