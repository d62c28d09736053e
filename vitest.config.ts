import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { chromiumExecutable } from './test/browser/support/chromium-executable.ts';
import { denoExecutable } from './test/edge/support/deno-executable.ts';

/** Tests that compute and do little else share threads, and `npm run test:quick` runs them: these rooms, and files that say `@module-tag pure`. */
const PURE = [
  'test/*.test.ts',
  'test/edge/*.test.ts',
  'test/people/{copies,site}/**/*.test.ts',
  'test/publish/render/*.test.ts',
  'test/{architecture,contract,diff,findings,mutants,ocpi,probe,rules,source}/**/*.test.ts',
  ...filesThatSay('pure'),
];
/** Tests of what the edge rule sends. They run on every host: test/edge/support/running-edge.ts. */
const WIRE = 'test/edge/wire/**/*.test.ts';
const NO_DENO = 'test/edge/no-deno.test.ts';
const OF_DENO = 'test/edge/hosts/deno.test.ts';
/** Tests of what people look at, in Chromium. */
const BROWSER = 'test/browser/**/*.test.ts';
const NO_CHROMIUM = 'test/browser/no-chromium.test.ts';

/** Files that say `@module-tag alone` change what belongs to a whole process. Each has one of its own. */
const ALONE = filesThatSay('alone');

export default defineConfig({
  test: {
    pool: 'forks',
    isolate: false,
    maxWorkers: 2,
    unstubEnvs: true,
    unstubGlobals: true,
    globalSetup: 'test/support/own-directory.ts',
    tags: [
      { name: 'pure', description: 'Computes in memory, in a room of which other tests need a disk or a server.' },
      { name: 'alone', description: 'Needs a process of its own: it mocks modules, changes directory, counts memory.' },
      { name: 'slow', description: 'Takes its time on purpose. `npm run test:slow` and .ci/run have it.' },
    ],
    // For what hangs. A test that is done in a second alone may take a minute on a machine with other work.
    testTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
    hookTimeout: 300_000,
    teardownTimeout: 60_000,
    projects: [
      project('pure', { pool: 'threads', include: PURE, exclude: [...ALONE, NO_DENO] }),
      project('shared', { include: ['test/**/*.test.ts'], exclude: [...PURE, ...ALONE, WIRE, OF_DENO, BROWSER] }),
      project('alone', { isolate: true, include: ALONE }),
      onHost('node'),
      onHost('workerd'),
      onDeno(),
      inBrowser(),
    ],
  },
});

function project(name: string, test: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration {
  return { extends: true, test: { ...test, name, exclude: [...configDefaults.exclude, ...(test?.exclude ?? [])] } };
}

function onHost(host: 'workerd' | 'node'): TestProjectInlineConfiguration {
  return project(host, { include: [WIRE], provide: { host } });
}

/** Deno may not read below /dev, where the directory of test/support/own-directory.ts can be. */
function onDeno(): TestProjectInlineConfiguration {
  const include = [OF_DENO, denoExecutable() ? WIRE : NO_DENO];
  return project('deno', { include, provide: { host: 'deno' }, env: { TMPDIR: tmpdir() } });
}

/** Each file ends the browser that it began (test/browser/support/browser.ts). */
function inBrowser(): TestProjectInlineConfiguration {
  const tests = chromiumExecutable() ? { include: [BROWSER], exclude: [NO_CHROMIUM] } : { include: [NO_CHROMIUM] };
  return project('browser', { isolate: true, ...tests });
}

function filesThatSay(tag: string): string[] {
  const words = new RegExp(`^ \\* @module-tag ${tag}\\b`, 'm');
  const paths = readdirSync('test', { recursive: true, encoding: 'utf8' }).map((path) => `test/${path}`);
  return paths.filter((path) => path.endsWith('.test.ts') && words.test(readFileSync(path, 'utf8')));
}
