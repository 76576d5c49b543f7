import { defineConfig } from 'vitest/config';

/** What needs a browser: Debian's chromium, or the one that `CHROMIUM` names. */
export default defineConfig({
  test: {
    include: ['test/browser/**/*.test.ts'],
    testTimeout: 30_000,
    // A browser on a busy machine draws late now and then; what is broken fails twice.
    retry: 1,
    hookTimeout: 60_000,
    // The page shows what happens when it has heard of it.
    expect: { poll: { timeout: 5000 } },
    // Each file starts a sandbox, a bot and a browser.
    maxWorkers: 1,
  },
});
