/**
 * `npm run without -- NAME …` or `-- --all`: whether the house stands without these packages. A copy of the working tree loses them and
 * the packages that import them, their tests, and their lines of src/cli/companions.ts; then the types, the core's tests and a build of
 * data/ are tried. `--only quick` runs of the tests those of `npm run test:quick`. `--keep` tries nothing: it says where the copy is, which
 * stays for a closer look. Exit code 1 if something fails.
 */

import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadCompanions } from '../../src/cli/companions.ts';
import { copyTree } from '../mutants/working-copy.ts';
import { type Import, readImports } from './support/imports.ts';

/** The one file that names packages. */
const PLUGGED_IN = 'src/cli/companions.ts';
/** What the core's tests are not: those of packages, and those of everything together. */
const NOT_OF_CORE = ['test/packages', 'test/house'];
/** Those of browsers are of a package, and workerd is for the night. */
const PROJECTS = { quick: ['pure'], all: ['pure', 'shared', 'alone', 'node'] };

const { values, positionals } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    only: { type: 'string' },
    keep: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

const folderOf = (path: string) => /^(?:test\/)?packages\/([\w-]+)\//.exec(path)?.[1];

/** The imports of packages and of their tests. */
function importsOfPackages(): readonly Import[] {
  const paths = globSync(['packages/**/*.ts', 'test/packages/**/*.ts'], {
    exclude: (name) => name === 'node_modules' || name === 'lib',
  }).map((path) => path.replaceAll('\\', '/'));
  return paths.flatMap((path) => readImports(path, readFileSync(path, 'utf8')));
}

/** With everything that imports it, over as many files as may be. */
function withImporters(first: Iterable<string>, arrows: readonly (readonly [from: string, to: string])[]): Set<string> {
  const gone = new Set(first);
  for (let before = -1; before !== gone.size; ) {
    before = gone.size;
    for (const [from, to] of arrows) if (gone.has(to)) gone.add(from);
  }
  return gone;
}

/** What leaves with these packages: packages by name, and files of the tests of others. */
function leaving(names: readonly string[]): { readonly packages: Set<string>; readonly tests: readonly string[] } {
  const imports = importsOfPackages();
  const between = imports.filter(({ from }) => from.startsWith('packages/'));
  const packages = withImporters(
    names,
    between.map(({ from, to }) => [folderOf(from) ?? '', folderOf(to) ?? '']),
  );
  const isGone = (path: string) => packages.has(folderOf(path) ?? '');
  const gone = imports.map(({ to }) => to).filter(isGone);
  const ofTests = imports.filter(({ from }) => from.startsWith('test/'));
  const files = withImporters(
    gone,
    ofTests.map(({ from, to }) => [from, to]),
  );
  return { packages, tests: [...files].filter((path) => !isGone(path)).sort() };
}

/** Leaves out the lines of packages, and the settings that these read in the network of the demo. */
async function takeOut(tree: string, packages: ReadonlySet<string>, tests: readonly string[]): Promise<void> {
  for (const name of packages) {
    for (const folder of ['packages', 'test/packages'])
      rmSync(join(tree, folder, name), { recursive: true, force: true });
  }
  for (const path of tests) rmSync(join(tree, path));
  const plugged = join(tree, PLUGGED_IN);
  const lines = readFileSync(plugged, 'utf8').split('\n');
  const stays = (line: string) => ![...packages].some((name) => line.includes(`/packages/${name}/`));
  writeFileSync(plugged, lines.filter(stays).join('\n'));
  const own = (await loadCompanions()).filter(({ name }) => packages.has(name));
  const names = own.flatMap(({ settings = {} }) => Object.keys(settings));
  const network = join(tree, 'data/network.json');
  const settings = Object.entries(JSON.parse(readFileSync(network, 'utf8')) as object);
  const left = settings.filter(([name]) => !names.includes(name));
  writeFileSync(network, `${JSON.stringify(Object.fromEntries(left), undefined, 2)}\n`);
}

/** The projects of `npm run typecheck` that are left. */
function typecheckArguments(tree: string): readonly string[] {
  const { scripts } = JSON.parse(readFileSync(join(tree, 'package.json'), 'utf8')) as {
    scripts: { typecheck: string };
  };
  const [, , ...projects] = scripts.typecheck.split(' ');
  return projects.filter((folder) => globSync(join(tree, folder, 'tsconfig.json')).length > 0);
}

/** @returns whether it ended well */
function step(name: string, act: () => SpawnSyncReturns<string>): boolean {
  const began = performance.now();
  const { status, stdout, stderr } = act();
  say(`${status === 0 ? 'well  ' : 'FAILED'}  ${name}, ${((performance.now() - began) / 1000).toFixed(0)} s`);
  if (status !== 0) say(`${stdout}${stderr}`.trimEnd().split('\n').slice(-80).join('\n'));
  return status === 0;
}

type Run = (program: string, args: readonly string[]) => SpawnSyncReturns<string>;

function removeTestsOfOthers(tree: string): void {
  for (const folder of NOT_OF_CORE) rmSync(join(tree, folder), { recursive: true, force: true });
}

/** @returns whether all ended well */
function tryAll(tree: string, run: Run): boolean {
  const node = (...args: readonly string[]) => run(process.execPath, args);
  const projects = PROJECTS[values.only === 'quick' ? 'quick' : 'all'].flatMap((name) => ['--project', name]);
  const results = [
    step('types', () => node('node_modules/typescript/bin/tsc', '-b', ...typecheckArguments(tree))),
    step('build of data/', () => node('bin/ocpi-snapshot.cjs', 'build', '--out', 'built', '--cache', 'none')),
    step('tests of the core', () => {
      removeTestsOfOthers(tree);
      const quiet = ['--reporter', 'dot', '--tags-filter', 'not slow'];
      return node('node_modules/vitest/vitest.mjs', 'run', ...projects, ...quiet);
    }),
  ];
  return !results.includes(false);
}

const known = readdirSync('packages').filter((name) => globSync(`packages/${name}/*.ts`).length > 0);
const names = values.all ? known : positionals;
const strange = names.filter((name) => !known.includes(name));
if (names.length === 0 || strange.length > 0)
  throw new Error(`There is no such package: ${known.join(', ')}, or --all.`);
if (values.only !== undefined && values.only !== 'quick') throw new Error('--only must be quick.');
const { packages, tests } = leaving(names);
say(`without ${[...packages].sort().join(', ')}${tests.length > 0 ? `, and without ${tests.join(', ')}` : ''}`);

const tree = copyTree();
try {
  await takeOut(tree, packages, tests);
  const run: Run = (program, args) =>
    spawnSync(program, args, {
      cwd: tree,
      encoding: 'utf8',
      maxBuffer: 2 ** 30,
      env: { ...process.env, NO_COLOR: '1' },
    });
  // Some tests ask what git knows.
  run('git', ['init', '-q']);
  run('git', ['add', '-A']);
  if (values.keep) {
    removeTestsOfOthers(tree);
    say(tree);
  } else {
    process.exitCode = tryAll(tree, run) ? 0 : 1;
  }
} finally {
  if (!values.keep) rmSync(tree, { recursive: true, force: true, maxRetries: 3 });
}
