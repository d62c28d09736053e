import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // Each file has a process of its own: tests kill processes, fill disks and count what a process uses.
    pool: 'forks',
    isolate: true,
    maxWorkers: 2,
    // For what hangs. A test that is done in a second alone may take a minute on a machine with other work.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    teardownTimeout: 60_000,
  },
});
