import { chairNumbers } from '../../core/table/chairs.ts';
import { chairOf } from '../../core/table/seating.ts';
import { proseName } from '../../texts/names.ts';
import { button, type Row, rowsOf } from './components.ts';
import { awaitedOn, isOffered } from './fixture.ts';
import { labelName, moment, type Scene } from './scene.ts';

/** What is true of the table whatever is played: shown under the newest message. */
export function statusLines({ view, t, name }: Scene): readonly (string | null)[] {
  const reminded = view.reminded;
  return [
    reminded !== null && view.waiting?.chair === reminded
      ? t('trick.reminded', { person: name(reminded) })
      : null,
    ...chairNumbers(view.chairs).map((chair) => {
      const occupant = view.chairs[chair];
      if (occupant?.kind === 'person' && occupant.held) return t('trick.held', { person: name(chair) });
      if (occupant?.kind === 'computer' && occupant.vacated) {
        const awaited = awaitedOn(view, chair);
        if (!view.fixture) return t('table.seat-offered', { name: name(chair) });
        return awaited
          ? t('fixture.seat-offered', { name: name(chair), person: proseName(awaited.name) })
          : null;
      }
      return null;
    }),
    pausedLine({ view, t, name }),
    ...view.removals.map(({ chair, votes, needed }) =>
      t('table.removal-votes', { person: name(chair), votes, needed }),
    ),
    view.endVotes && t('table.end-votes', view.endVotes),
  ];
}

function pausedLine({ view, t, name }: Pick<Scene, 'view' | 't' | 'name'>): string | null {
  if (!view.paused || view.until === null) return null;
  const { by } = view.paused;
  const time = moment(view.until);
  if (by === null) return t('table.paused-itself', { time });
  const chair = chairOf(view.chairs, by);
  return chair === null ? t('table.paused-gone', { time }) : t('table.paused', { person: name(chair), time });
}

/** A button for each seat that somebody left, as long as the table goes on. */
export function offeredSeats({ view, t }: Scene): readonly Row[] {
  const vacated = chairNumbers(view.chairs).filter((chair) => {
    const occupant = view.chairs[chair];
    return occupant?.kind === 'computer' && occupant.vacated && isOffered(view, chair, null);
  });
  return rowsOf(
    vacated.map((chair) =>
      button(
        t('button.take-seat', { name: labelName(view, chair) }),
        { do: 'take-seat', table: view.id, chair },
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
