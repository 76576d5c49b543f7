import type { ChairNumber } from '../../core/table/chairs.ts';
import { expectedAt, reservedChair } from '../../core/table/fixture.ts';
import type { Person, PersonId } from '../../core/table/occupant.ts';
import { chairOf } from '../../core/table/seating.ts';
import type { FixtureView, TableView } from '../../core/view/tableView.ts';
import { proseName } from '../../texts/names.ts';
import type { Texts } from '../../texts/texts.ts';
import type { DesiredMessage } from './desired.ts';
import { message } from './parts.ts';
import { mention, type Said, type Scene } from './scene.ts';

/** Longest league's name in a line, in characters. */
const LONGEST_LEAGUE = 60;

/** League, match day and table, as a line; null at a table of no league. */
export const placeLine = ({ view: { fixture }, t }: Said): string | null => fixture && placeText(fixture, t);

const placeText = ({ name, round, table }: FixtureView, t: Texts): string =>
  t('fixture.place', { league: proseName(name, LONGEST_LEAGUE), round, table });

/**
 * Whether somebody may see how it goes at a table: as long as its deals are still to be played elsewhere, only who
 * has sat here may.
 */
export const mayLook = ({ concealed, insiders }: TableView, person: PersonId): boolean =>
  !concealed || insiders.includes(person);

/** For whom a league keeps a chair on which they do not sit; null: for nobody. */
export function awaitedOn({ fixture, chairs }: TableView, chair: ChairNumber): Person | null {
  const seat = fixture?.seats[chair as 0 | 1 | 2 | 3];
  return seat?.kind === 'person' && chairOf(chairs, seat.person.id) === null ? seat.person : null;
}

/** Whether a computer's chair may be taken by somebody (null: by anybody at all). */
export function isOffered(view: TableView, chair: ChairNumber, person: PersonId | null): boolean {
  if (!view.fixture) return true;
  return person === null ? awaitedOn(view, chair) !== null : reservedChair(view.fixture, person) === chair;
}

/** The people whom a league's table waits for. */
export const awaitedAt = ({ fixture, chairs }: TableView): readonly Person[] =>
  fixture ? expectedAt(fixture).filter(({ id }) => chairOf(chairs, id) === null) : [];

/** Calls whoever the league has named since the table was opened, until they sit; others the lobby has called. */
export function calls({ view, t, link }: Scene): readonly DesiredMessage[] {
  const { fixture } = view;
  if (!fixture || view.phase === 'ended') return [];
  return awaitedAt(view)
    .filter(({ id }) => fixture.named.includes(id))
    .map(({ id }) => {
      const text = t('fixture.called', { person: mention(id), place: placeText(fixture, t), link });
      return {
        key: `call-${id}`,
        to: { kind: 'channel' },
        payload: { ...message([text]), pings: [id] },
        transient: true,
      };
    });
}
