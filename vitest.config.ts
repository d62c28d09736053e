import { readdirSync, readFileSync } from 'node:fs';
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { chromiumForTests } from './test/support/chromium-executable.ts';
import { WhatFailed } from './test/support/what-failed.ts';

/**
 * Tests that compute and do little else share threads, and `npm run test:quick` runs them: these rooms, and files that say
 * `@module-tag pure`. Those of packages in folders `built` and `bundle` write to disks and start programs.
 */
const PURE = [
  'test/*.test.ts',
  'test/edge/*.test.ts',
  'test/packages/{afir,copies,page,probe}/*.test.ts',
  'test/packages/{afir,copies,page,probe}/!(built|bundle|wire)/**/*.test.ts',
  'test/publish/render/*.test.ts',
  'test/{architecture,cells,contract,csv,diff,findings,house,mutants,ocpi,read,rules,settings,tables,words}/**/*.test.ts',
  ...filesThatSay('pure'),
];
/** Tests of what the edge rule sends, and of what packages say of that. They run on each host: test/edge/support/running-edge.ts. */
const WIRE = ['test/edge/wire/**/*.test.ts', 'test/packages/*/wire/**/*.test.ts'];
/**
 * What can differ between Node and workerd: codings, lengths, streams, conditions and HEAD; headers, paths and files that Cloudflare
 * has its own way with; clients that leave; a site that fails or changes under requests. What else is computed from the same bytes
 * by the same code runs there at night only (NIGHT=1).
 */
const ON_WORKERD = 'test/edge/wire/{api,health,hostile,packs,site-files,sizes,snapshot,whole-list}.test.ts';
const OWN_DIRECTORY = 'test/support/own-directory.ts';
/** Tests of what people look at, in Chromium. */
const BROWSER = 'test/packages/page/in-a-browser/**/*.test.ts';
const NO_CHROMIUM = 'test/packages/page/in-a-browser/no-chromium.test.ts';

/** Two workers keep two cores busy: V8's threads that help to collect garbage wait for each other, for a tenth of the time of a build. */
const ONE_THREAD_FOR_GARBAGE = ['--single-threaded-gc'];

/** Files that say `@module-tag alone` change what belongs to a whole process. Each has one of its own. */
const ALONE = filesThatSay('alone');

export default defineConfig({
  test: {
    pool: 'forks',
    isolate: false,
    maxWorkers: 2,
    // Node reads our TypeScript itself, for a fifth of the CPU less.
    experimental: { viteModuleRunner: false },
    unstubEnvs: true,
    unstubGlobals: true,
    globalSetup: OWN_DIRECTORY,
    reporters: ['default', ...(process.env.GITHUB_ACTIONS ? ['github-actions'] : []), new WhatFailed()],
    tags: [
      { name: 'pure', description: 'Computes in memory, in a room of which other tests need a disk or a server.' },
      { name: 'alone', description: 'Needs a process of its own: it mocks modules, changes directory, counts memory.' },
      { name: 'slow', description: 'Takes its time, and a sample says little. `npm run test:night` has it.' },
    ],
    // For what hangs. A test that is done in a second alone may take a minute on a machine with other work.
    testTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
    hookTimeout: 300_000,
    teardownTimeout: 60_000,
    projects: [
      project('pure', { pool: 'threads', include: PURE, exclude: [...ALONE, BROWSER] }),
      project('shared', { include: ['test/**/*.test.ts'], exclude: [...PURE, ...ALONE, ...WIRE, BROWSER] }),
      project('alone', { isolate: true, include: ALONE }),
      onHost('node', WIRE),
      onHost('workerd', Number(process.env.NIGHT ?? 0) > 0 ? WIRE : [ON_WORKERD]),
      inBrowser(),
    ],
  },
});

function project(name: string, test: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration {
  // Threads have the options of the process that they are in.
  const execArgv = test?.pool === 'threads' ? [] : ONE_THREAD_FOR_GARBAGE;
  const exclude = [...configDefaults.exclude, ...(test?.exclude ?? [])];
  return { extends: true, test: { execArgv, ...test, name, exclude } };
}

function onHost(host: 'workerd' | 'node', include: readonly string[]): TestProjectInlineConfiguration {
  return project(host, { include: [...include], provide: { host } });
}

/** They share one Chromium, and a served site; each test has a context of its own. */
function inBrowser(): TestProjectInlineConfiguration {
  const tests = chromiumForTests() ? { include: [BROWSER], exclude: [NO_CHROMIUM] } : { include: [NO_CHROMIUM] };
  return project('browser', {
    globalSetup: [OWN_DIRECTORY, 'test/packages/page/in-a-browser/support/begin.ts'],
    ...tests,
  });
}

function filesThatSay(tag: string): string[] {
  const words = new RegExp(`^ \\* @module-tag ${tag}\\b`, 'm');
  const paths = readdirSync('test', { recursive: true, encoding: 'utf8' }).map((path) => `test/${path}`);
  return paths.filter((path) => path.endsWith('.test.ts') && words.test(readFileSync(path, 'utf8')));
}
