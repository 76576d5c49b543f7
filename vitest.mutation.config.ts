import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Small things first, whole records last: a mutant should die where it is cheapest to kill. */
const ORDER = ['', 'rules', 'score', 'hand', 'record', 'view', 'table'].map((folder) =>
  ['/test/core', folder].filter(Boolean).join('/'),
);

class SmallFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number =>
      moduleId.endsWith('/cases.test.ts')
        ? ORDER.length
        : ORDER.findIndex((folder) => moduleId.slice(0, moduleId.lastIndexOf('/')).endsWith(folder));
    return files.toSorted((a, b) => place(a) - place(b) || a.moduleId.localeCompare(b.moduleId));
  }
}

/**
 * The core's tests as mutation testing runs them. Random playouts and the naive rules stay out: what they
 * find has to be a named row too, and a mutant then dies in milliseconds.
 */
export default defineConfig({
  test: {
    include: ['test/core/**/*.test.ts'],
    exclude: [
      'test/core/naive/**',
      'test/core/properties/**',
      'test/core/record/playouts.test.ts',
      'test/core/table/leak.test.ts',
      'test/core/table/properties.test.ts',
      'test/core/view/leaks.test.ts',
    ],
    // The core is pure, so files can share a worker; starting one for each file is most of a mutant's time.
    isolate: false,
    sequence: { sequencer: SmallFirst },
  },
});
