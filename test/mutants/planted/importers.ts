/** Which files of tests run a file of the program, because they import it or what imports it. */

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const IMPORT = /(?:\bfrom|\bimport|\bimport\()\s*['"](\.[^'"]+)['"]/g;

/** For each file, those that import it. */
export type Importers = ReadonlyMap<string, readonly string[]>;

export function readImporters(root: string): Importers {
  const listed = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0');
  const pairs = listed
    .filter((file) => /\.[cm]?[jt]sx?$/.test(file))
    .flatMap((file) => importsOf(file, readFileSync(join(root, file), 'utf8')).map((other) => [other, file] as const));
  const grouped = Map.groupBy(pairs, ([other]) => other);
  return new Map([...grouped].map(([file, all]) => [file, [...new Set(all.map(([, importer]) => importer))]]));
}

/** Paths from the root. */
export function importsOf(file: string, text: string): string[] {
  return [...text.matchAll(IMPORT)].map(([, path = '']) => normalize(join(dirname(file), path)).replaceAll('\\', '/'));
}

/** The files of tests that import a file: first those of its own folders, and of these the ones with the fewest files between. */
export function testsOf(importers: Importers, file: string): string[] {
  const found = new Set([file]);
  for (const one of found) for (const importer of importers.get(one) ?? []) found.add(importer);
  const tests = [...found].filter((one) => one.endsWith('.test.ts'));
  return tests.sort((one, other) => sharedFolders(other, file) - sharedFolders(one, file));
}

/** How many folders test/ has in common with src/ on the ways to two files. */
function sharedFolders(test: string, file: string): number {
  const [one, other] = [test, file].map((path) => path.replace(/^(src|test)\//, '').split('/'));
  const different = one?.findIndex(
    (folder, i) => folder.replace(/(\.test)?\.ts$/, '') !== other?.[i]?.replace(/\.ts$/, ''),
  );
  return different === undefined || different < 0 ? (one?.length ?? 0) : different;
}
