// Mutation testing of the core: `npm run mutation`, or a part of it with
// `npm run mutation -- --mutate 'src/core/rules/**'`.
export default {
  mutate: ['src/core/**/*.ts'],
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts' },
  coverageAnalysis: 'perTest',
  // Two cores, and each worker is a process with a test pool of its own.
  concurrency: 2,
  // Stryker reads the project's tsconfig with the compiler's API, which TypeScript 7 has no more; a name that
  // does not exist skips that. The types are stripped when the tests run, so nothing is lost.
  tsconfigFile: 'none.json',
  ignorePatterns: ['/docs/screenshots', '/data', '/reports', '/test/browser', '/test/e2e', '/test/golden'],
  incremental: true,
  incrementalFile: 'reports/mutation/incremental.json',
  reporters: ['clear-text', 'progress', 'html', 'json'],
  clearTextReporter: { logTests: false, reportTests: false },
  htmlReporter: { fileName: 'reports/mutation/mutation.html' },
  jsonReporter: { fileName: 'reports/mutation/mutation.json' },
  thresholds: { high: 95, low: 90, break: 90 },
};
