import { defineConfig } from 'vitest/config';

/**
 * The core's tests as mutation testing runs them. Random playouts and records made by another program stay
 * out: what they find has to be a named row too, and a mutant then dies in milliseconds.
 */
export default defineConfig({
  test: {
    include: ['test/core/**/*.test.ts'],
    exclude: [
      'test/core/record/cases.test.ts',
      'test/core/record/playouts.test.ts',
      'test/core/table/leak.test.ts',
      'test/core/table/properties.test.ts',
      'test/core/view/leaks.test.ts',
    ],
  },
});
