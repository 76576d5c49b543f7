import { SEATS, type Seat } from '../../core/seat.ts';
import type { EndReason } from '../../core/table/event.ts';
import { button, disabled, message, type Row, rowsOf } from './components.ts';
import type { MessagePayload } from './desired.ts';
import { settingsLine } from './rules/ruleLine.ts';
import { handsOf, moment, type Scene } from './scene.ts';
import { offeredSeats } from './status.ts';

/**
 * The table's message in the channel: who sits, what is played, and where it stands. Its buttons keep their
 * places, so that nobody presses another than the one they meant.
 */
export function lobbyMessage(scene: Scene): MessagePayload {
  const { view, t } = scene;
  return message(
    [
      `## ${t('table.title')}`,
      settingsLine(view.settings, t),
      '',
      ...SEATS.map((seat) => seatLine(scene, seat)),
      ...closedInboxLines(scene),
      '',
      ...standing(scene),
    ],
    lobbyRows(scene),
  );
}

function seatLine({ view, t, name }: Scene, seat: Seat): string {
  const chair = view.chairs[seat];
  const number = seat + 1;
  if (!chair) return t('table.seat-free', { number });
  if (chair.kind === 'computer') {
    return t(chair.vacated ? 'table.seat-vacated' : 'table.seat-computer', { number, name: name(seat) });
  }
  const host = chair.person.id === view.host;
  const values = { number, person: name(seat) };
  if (chair.held) return t(host ? 'table.seat-held-host' : 'table.seat-held', values);
  return t(host ? 'table.seat-host' : 'table.seat-person', values);
}

function closedInboxLines({ view, t, name }: Scene): readonly string[] {
  if (view.phase === 'ended') return [];
  const key = view.phase === 'lobby' ? 'table.inbox-closed' : 'table.inbox-closed-playing';
  return SEATS.filter((seat) => {
    const chair = view.chairs[seat];
    return chair?.kind === 'person' && view.closedInboxes.includes(chair.person.id);
  }).map((seat) => t(key, { person: name(seat) }));
}

function standing(scene: Scene): readonly (string | null)[] {
  const { view, t } = scene;
  switch (view.phase) {
    case 'lobby': {
      const count = view.chairs.filter((chair) => chair === null).length;
      return [
        count === 0 ? t('table.chairs-full') : t('table.chairs-free', { count }),
        view.until === null ? null : t('table.closes', { time: moment(view.until) }),
      ];
    }
    case 'cutting':
    case 'playing':
      return [t('table.playing', { hand: view.present?.deal.number ?? 1, hands: handsOf(view) })];
    case 'between':
      return [t('table.between', { hand: view.sheet.length, hands: handsOf(view) })];
    case 'ended':
      return endLines(scene, view.endReason ?? 'closed');
  }
}

/** How a table ended, and what became of a hand that was broken off. */
export function endLines({ view, t }: Scene, reason: EndReason): readonly (string | null)[] {
  return [
    reason === 'played-out'
      ? t('table.ended-played-out', { count: view.settings.hands })
      : t(`table.ended-${reason}`),
    view.present?.hand ? t('table.ended-broken-off') : null,
    view.sheet.length === 0 ? t('table.ended-unplayed') : null,
  ];
}

function lobbyRows(scene: Scene): readonly Row[] {
  const { view, t } = scene;
  const table = view.id;
  const plain = (id: 'leave' | 'rules' | 'my-hand' | 'score' | 'menu' | 'records') =>
    button(t(`button.${id}`), { do: id, table });
  switch (view.phase) {
    case 'lobby': {
      const full = !view.chairs.includes(null);
      const computers = view.chairs.some((chair) => chair?.kind === 'computer');
      const join = button(t('button.join'), { do: 'join', table }, 'success');
      const add = button(t('button.add-computer'), { do: 'add-computer', table });
      const remove = button(t('button.remove-computer'), { do: 'remove-computer', table });
      const start = button(t('button.start'), { do: 'start', table }, 'primary');
      return [
        ...rowsOf([full ? disabled(join) : join, plain('leave'), plain('rules')]),
        ...rowsOf([
          full ? disabled(add) : add,
          computers ? remove : disabled(remove),
          full ? start : disabled(start),
        ]),
      ];
    }
    case 'ended':
      return view.sheet.length === 0 ? [] : rowsOf([plain('score'), plain('records')]);
    default:
      return [
        ...rowsOf([plain('my-hand'), plain('score'), plain('rules'), plain('menu')]),
        ...offeredSeats(scene),
      ];
  }
}
