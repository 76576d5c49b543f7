import type { PersonId } from '../../core/table/occupant.ts';
import type { PersonalData } from '../personalData.ts';
import type { Preferences } from '../preferences.ts';
import { SerialQueue } from '../serialQueue.ts';
import { csvOf } from './csv.ts';
import { type ExportFile, gathered } from './exportFile.ts';
import type { Exported, ExportFormat, ExportSources } from './exportSources.ts';
import { jsonOf } from './json.ts';
import { personOf } from './person.ts';

/** What an export consists of, piece by piece. */
export const exportOf = (
  sources: ExportSources,
  exported: Exported,
  format: ExportFormat,
): AsyncGenerator<string> => (format === 'csv' ? csvOf(sources, exported) : jsonOf(sources, exported));

interface Parts extends ExportSources {
  readonly data: Pick<PersonalData, 'details'>;
  readonly preferences: Pick<Preferences, 'ofPerson'>;
}

/** Makes files of what is kept, one after another, so that whoever plays meanwhile notices nothing. */
export class Exports {
  private readonly queue = new SerialQueue();
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** Null where it is too large for a message. */
  file(exported: Exported, format: ExportFormat): Promise<ExportFile | null> {
    return this.queue.run('', () => gathered(exportOf(this.parts, exported, format)));
  }

  /** Everything that is kept of somebody; null where it is too large for a message. */
  personalFile(person: PersonId): Promise<ExportFile | null> {
    return this.queue.run('', () => gathered(personOf(this.parts, person)));
  }
}
