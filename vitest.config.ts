import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { chromiumExecutable } from './test/browser/support/chromium-executable.ts';
import { denoExecutable } from './test/edge/support/deno-executable.ts';

/** Tests of what the edge rule sends. They run on every host: test/edge/support/running-edge.ts. */
const WIRE = 'test/edge/wire/**/*.test.ts';
const NO_DENO = 'test/edge/no-deno.test.ts';
/** Tests of what people look at, in Chromium. */
const BROWSER = 'test/browser/**/*.test.ts';
const NO_CHROMIUM = 'test/browser/no-chromium.test.ts';

export default defineConfig({
  test: {
    // Each file has a process of its own: tests kill processes, fill disks and count what a process uses.
    pool: 'forks',
    isolate: true,
    maxWorkers: 2,
    // For what hangs. A test that is done in a second alone may take a minute on a machine with other work.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    teardownTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'all',
          include: ['test/**/*.test.ts'],
          exclude: [...configDefaults.exclude, WIRE, NO_DENO, BROWSER],
        },
      },
      onHost('workerd'),
      onHost('node'),
      onHost('deno', denoExecutable() ? WIRE : NO_DENO),
      inBrowser(),
    ],
  },
});

function onHost(host: 'workerd' | 'node' | 'deno', include = WIRE): TestProjectInlineConfiguration {
  return { extends: true, test: { name: host, include: [include], provide: { host } } };
}

function inBrowser(): TestProjectInlineConfiguration {
  const tests = chromiumExecutable()
    ? { include: [BROWSER], exclude: [...configDefaults.exclude, NO_CHROMIUM] }
    : { include: [NO_CHROMIUM] };
  return { extends: true, test: { name: 'browser', ...tests } };
}
