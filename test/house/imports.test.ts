/** Imports run down the table of rooms in ARCHITECTURE.md, and never in a circle. */

import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect, test } from 'vitest';
import {
  findCircle,
  forbiddenImports,
  readImports,
  readRooms,
  roomOf,
  roomsOfTheHouse,
  unusedDependencies,
} from '../architecture/support/imports.ts';
import { COMPANIONS } from '../support/companions.ts';

const paths = ['src', 'packages'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.includes('node_modules'))
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`),
);
/** Settings of packages whose names are words that the core says for other things. */
const COMMON_WORDS = ['page'];

const imports = paths.flatMap((path) => readImports(path, readFileSync(path, 'utf8')));
const rooms = roomsOfTheHouse();

test('every file of src/ stands in a room of ARCHITECTURE.md, and every room has files', () => {
  expect(paths.filter((path) => roomOf(path, rooms) === undefined)).toEqual([]);
  const inhabited = new Set(paths.map((path) => roomOf(path, rooms)));
  expect(rooms.map(({ name }) => name).filter((name) => !inhabited.has(name))).toEqual([]);
});

test('a room imports only from the rooms that ARCHITECTURE.md lists under "depends on", which stand below it', () => {
  expect(imports.length).toBeGreaterThan(paths.length);
  expect(forbiddenImports(imports, rooms)).toEqual([]);
});

test('ARCHITECTURE.md lists no dependency that nobody needs', () => {
  expect(unusedDependencies(imports, rooms)).toEqual([]);
});

/** Who lists a directory by himself, and what he looks for. Tables are found by fast-glob, which notes what it cannot look into. */
const LISTS_FOR: { readonly [path: string]: string } = {
  'packages/import/commands/read-documents.ts': 'OCPI documents in JSON',
  'packages/init/commands/pack-own-package.ts': 'the one file that npm pack wrote',
  'src/publish/disk/write-new-files.ts': 'anything at all',
  'src/publish/disk/disk.ts': 'files of a snapshot',
  'src/publish/disk/data-directory.ts': 'what fast-glob asks for',
  'src/publish/disk/left-behind.ts': 'what a killed process left',
  'src/publish/disk/write-dist.ts': 'old directories of dist',
};

test('no readdir finds tables', () => {
  const listing = paths.filter((path) => /\breaddir(?:Sync)?\b/.test(readFileSync(path, 'utf8')));
  expect(listing.filter((path) => LISTS_FOR[path] === undefined)).toEqual([]);
});

test('no more than eight files lie loose beside rooms, without doors', () => {
  const folders = Map.groupBy(paths, dirname);
  const crowded = [...folders].flatMap(([folder, files]) => {
    const loose = files.filter((path) => !/^(?:index|browser|worker|declares)\.ts$/.test(basename(path)));
    const hasRooms = [...folders.keys()].some((other) => other.startsWith(`${folder}/`));
    return hasRooms && loose.length > 8 ? [`${folder}: ${loose.length}`] : [];
  });
  expect(crowded).toEqual([]);
});

test('no files import each other in a circle', () => {
  expect(findCircle(imports)).toBeUndefined();
});

test('only cli/companions.ts names packages: the rest of the core knows none', () => {
  const named = imports.filter(({ from, to }) => from.startsWith('src/') && to.startsWith('packages/'));
  expect([...new Set(named.map(({ from }) => from))]).toEqual(['src/cli/companions.ts']);
});

/** What runs in browsers. */
const IN_BROWSERS =
  /^packages\/(?:page\/(?:browser|map|components|charger|parts|facts|words|locales|records|service-worker)\/|check-page\/page\/|api-docs\/browser\/)/;

/** What runs in Workers. */
const IN_A_WORKER = /^packages\/(?:live-worker|page\/live)\//;

test('packages enter a room of the core by its door: index.ts, browser.ts for what runs in browsers, worker.ts for a Worker', () => {
  const entering = imports.filter(({ from, to }) => from.startsWith('packages/') && to.startsWith('src/'));
  expect(entering.length).toBeGreaterThan(200);
  const wrong = entering.filter(({ from, to }) => {
    const door = /^src\/[\w-]+\/(index|browser|worker)\.ts$/.exec(to)?.[1];
    const own = IN_BROWSERS.test(from) ? 'browser' : IN_A_WORKER.test(from) ? 'worker' : undefined;
    return door === undefined || (own !== undefined && door !== own);
  });
  expect(wrong.map(({ from, line, to }) => `${from}:${line} imports ${to}`)).toEqual([]);
});

test('no string of the core is a setting, a finding code or a path of a package', () => {
  const own = COMPANIONS.flatMap(({ settings = {}, findings = [], headers, stepped = [] }) => [
    ...Object.keys(settings).filter((name) => !COMMON_WORDS.includes(name)),
    ...findings.flatMap(({ entries }) => Object.keys(entries)),
    ...[...(headers?.hashed ?? []), ...(headers?.rules ?? []).map(({ path }) => path), ...stepped],
  ]);
  expect(own).not.toEqual([]);
  const texts = paths
    .filter((path) => path.startsWith('src/'))
    .map((path) => [path, readFileSync(path, 'utf8')] as const);
  const wrong = texts.flatMap(([path, text]) =>
    own.filter((name) => text.includes(`'${name}'`)).map((name) => [path, name]),
  );
  expect(wrong).toEqual([]);
});

const TABLE = '| `top/` | does much | `a.ts` | `ground` |\n| `ground/` | does little | `b.ts` | |';

test('an arrow that runs up is named with file and line', () => {
  const up = readImports('src/ground/b.ts', "/** Ground. */\nimport { a } from '../top/a.ts';\n");
  expect(forbiddenImports(up, readRooms(TABLE))).toEqual([
    'src/ground/b.ts:2 imports src/top/a.ts, which is higher up',
  ]);
});

test('an arrow that is not in the list is named, even if it runs down', () => {
  const down = readImports('src/top/a.ts', "import type { B } from '../ground/b.ts';\n");
  expect(forbiddenImports(down, readRooms(TABLE.replace('`ground` |', ' |')))).toEqual([
    'src/top/a.ts:1 imports src/ground/b.ts, but top/ does not depend on ground/ in ARCHITECTURE.md',
  ]);
});

test('a circle is named with every file and line on it', () => {
  const circle = [
    ...readImports('src/a.ts', "import { c } from './c.ts';\nimport { b } from './b.ts';\n"),
    ...readImports('src/b.ts', "\n\nexport { a } from './a.ts';\n"),
  ];
  expect(findCircle(circle)).toEqual(['src/a.ts:2 imports src/b.ts', 'src/b.ts:3 imports src/a.ts']);
});
