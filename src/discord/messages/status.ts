import { SEATS } from '../../core/seat.ts';
import { button, type Row, rowsOf } from './components.ts';
import { labelName, moment, type Scene } from './scene.ts';

/** What is true of the table whatever is played: shown under the newest message. */
export function statusLines({ view, t, name }: Scene): readonly (string | null)[] {
  const reminded = view.reminded;
  return [
    reminded !== null && view.waiting?.seat === reminded
      ? t('trick.reminded', { person: name(reminded) })
      : null,
    ...SEATS.map((seat) => {
      const chair = view.chairs[seat];
      if (chair?.kind === 'person' && chair.held) return t('trick.held', { person: name(seat) });
      if (chair?.kind === 'computer' && chair.vacated) return t('table.seat-offered', { name: name(seat) });
      return null;
    }),
    pausedLine({ view, t, name }),
    ...view.removals.map(({ seat, votes, needed }) =>
      t('table.removal-votes', { person: name(seat), votes, needed }),
    ),
    view.endVotes && t('table.end-votes', view.endVotes),
  ];
}

function pausedLine({ view, t, name }: Pick<Scene, 'view' | 't' | 'name'>): string | null {
  if (!view.paused || view.until === null) return null;
  const { by } = view.paused;
  const time = moment(view.until);
  const seat = SEATS.find((candidate) => {
    const chair = view.chairs[candidate];
    return by !== null && chair?.kind === 'person' && chair.person.id === by;
  });
  return seat === undefined
    ? t('table.paused-itself', { time })
    : t('table.paused', { person: name(seat), time });
}

/** A button for each seat that somebody left, as long as the table goes on. */
export function offeredSeats({ view, t }: Scene): readonly Row[] {
  const vacated = SEATS.filter((seat) => {
    const chair = view.chairs[seat];
    return chair?.kind === 'computer' && chair.vacated;
  });
  return rowsOf(
    vacated.map((seat) =>
      button(
        t('button.take-seat', { name: labelName(view, seat) }),
        { do: 'take-seat', table: view.id, seat },
        'success',
      ),
    ),
  );
}

/** What the newest message in the thread always offers. */
export function tableRow({ view, t }: Scene): readonly Row[] {
  const table = view.id;
  return rowsOf([
    button(t('button.my-hand'), { do: 'my-hand', table }, 'primary'),
    button(t('button.last-trick'), { do: 'last-trick', table }),
    button(t('button.rules'), { do: 'rules', table }),
    button(t('button.menu'), { do: 'menu', table }),
  ]);
}
