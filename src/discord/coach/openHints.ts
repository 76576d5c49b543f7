import type { TableObserver } from '../../app/ports.ts';
import type { TableReading } from '../../app/tableReading.ts';
import type { PersonId } from '../../core/table/occupant.ts';
import type { Log } from '../../log.ts';

/** What a hint is about. */
export interface HintPlace {
  readonly table: string;
  readonly person: PersonId;
  /** The person's decision, by `placeOf`. */
  readonly decision: string;
}

interface OpenHint extends HintPlace {
  /** Takes the message away that only its person sees. */
  readonly remove: () => Promise<unknown>;
}

/** Where a person is in a hand, by what they have done in it; null: they hold no cards. */
export function placeOf(reading: TableReading, person: PersonId): string | null {
  const player = reading.player(person);
  if (!player) return null;
  const { hand, seat, deal } = player;
  const own = hand.actions.filter((action) => action.seat === seat).length;
  return `${deal.number} ${own} ${hand.phase === 'over' ? 'over' : 'on'}`;
}

/**
 * Hints that still stand: the next one comes in place of the last, and none outlasts the decision it was about, so
 * that they do not pile up under the cards. They are lost with the process, as Discord lets nobody take a private
 * answer away after a quarter of an hour; what then stands is the hint for an earlier trick, which its title says.
 */
export class OpenHints implements TableObserver {
  private readonly open = new Map<string, OpenHint>();
  private readonly parts: {
    readonly read: (table: string) => Promise<TableReading | null>;
    readonly log: Log;
  };

  constructor(parts: OpenHints['parts']) {
    this.parts = parts;
  }

  /** Notes the hint that was just given. The table may have gone on meanwhile. */
  async shown(hint: OpenHint): Promise<void> {
    const key = `${hint.table} ${hint.person}`;
    const last = this.open.get(key);
    this.open.set(key, hint);
    await Promise.all([last && this.remove(last), this.look(hint.table)]);
  }

  changed(table: string): void {
    void this.look(table);
  }

  private async look(table: string): Promise<void> {
    const hints = [...this.open.values()].filter((hint) => hint.table === table);
    if (hints.length === 0) return;
    try {
      const reading = await this.parts.read(table);
      const done = hints.filter(({ person, decision }) => !reading || placeOf(reading, person) !== decision);
      await Promise.all(done.map((hint) => this.remove(hint)));
    } catch (error) {
      this.parts.log.error({ err: error, table }, 'could not tell which hints still stand');
    }
  }

  private async remove(hint: OpenHint): Promise<void> {
    const key = `${hint.table} ${hint.person}`;
    if (this.open.get(key) === hint) this.open.delete(key);
    try {
      await hint.remove();
    } catch (error) {
      // The person dismissed it, or it is too old to be taken away.
      this.parts.log.debug({ err: error, table: hint.table }, 'a hint stays');
    }
  }
}
