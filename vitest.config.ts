import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['test/**/*.test.ts'],
          exclude: ['test/e2e/**', 'test/browser/**'],
          // What hangs fails; a busy machine does not.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.test.ts'],
          testTimeout: 240_000,
          // Several processes share two cores here; what is broken fails twice, and a retry is reported.
          retry: 1,
          hookTimeout: 60_000,
          // Two cores, and each file runs a bot, a sandbox and several players.
          maxWorkers: 2,
        },
      },
    ],
  },
});
